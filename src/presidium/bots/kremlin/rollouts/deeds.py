"""What an action of a politician is worth to a seat: declining is worth nothing, more is better."""

from __future__ import annotations

from typing import Any

from presidium.batch.kremlin import actions as numbers
from presidium.batch.kremlin import people, purge
from presidium.batch.kremlin.board import CHIEF, IDEOLOGY, KGB, MEN, NEEDED, NOBODY, PEOPLE, POSTS, WAYS_1, WAYS_2
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.ending import points_on
from presidium.batch.kremlin.record import Game
from presidium.bots.kremlin.deeds import LITTLE, NEVER
from presidium.bots.kremlin.rollouts import outlook
from presidium.bots.kremlin.rollouts.outlook import Minds, Tables


@compiled
def worth(g: Game, t: Tables, m: Minds, seat: int, who: int, action: int) -> float:
    """What this announcement of his would do to us; of phase 6 only after `look_at_heirs`."""
    if action < numbers.CURE:
        return 0.0
    if action == numbers.CURE:
        return cure(g, t, m, seat, who)
    if action < numbers.GUILTY:
        victim = (action - numbers.PURGE) % MEN
        if action >= numbers.CLEAR and action < numbers.ACCUSE:
            return clear(g, t, m, seat, who, victim)
        if outlook.is_spared(g, t, m, seat, victim):
            return NEVER
        return strike(g, t, m, seat, who, victim, action)
    if action < numbers.PROPOSE:
        return vote(g, t, m, seat, action)
    if action < numbers.REARRANGE_1:
        return outlook.as_chief(g, t, m, seat, action - numbers.PROPOSE, 0)
    if action < numbers.REHABILITATE:
        return arrange(g, t, m, seat, who, action)
    return rehabilitate(g, t, m, seat, who, action - numbers.REHABILITATE)


@compiled
def cure(g: Game, t: Tables, m: Minds, seat: int, who: int) -> float:
    """What the Sanatorium does for the hopes in him; a member who is not Chief also loses a year of work."""
    chief = g.place[who] == CHIEF
    age, change = outlook.row(people.age(g, who)), 0.0
    for need in range(1, 4):
        index = g.crosses[who]
        gain = t.cure[age][index][need][g.year] if chief else t.heir_cure[age][index][need][g.year]
        change += m.hope[seat][who][need] * gain
    if chief:
        return change
    return float(t.near[g.place[who]] * change - t.working * abs(outlook.worth(g, t, m, seat, who)))


@compiled
def strike(g: Game, t: Tables, m: Minds, seat: int, who: int, victim: int, action: int) -> float:
    """A purge, a "?", an accusation or a condemnation of a man who is not ours."""
    if action < numbers.SUSPECT:
        odds = min(max(21 - NEEDED[g.place[victim]] + purge.bonus(g, victim), 0), 20) / 20
        gain = outlook.removal(g, t, m, seat, victim) + outlook.effort(g, t, m, seat, who, 1)
        wager = t.wager if odds < LITTLE else 0.0
        return float(odds * gain + (1 - odds) * outlook.effort(g, t, m, seat, who, 3) - wager)
    if action < numbers.CLEAR:
        return float(-t.mark * outlook.worth(g, t, m, seat, victim) + outlook.effort(g, t, m, seat, who, 1))
    if action < numbers.CONDEMN:
        guilty = odds_of_guilt(g, t, seat, victim)
        fails = (1 - guilty) * outlook.effort(g, t, m, seat, who, 3)
        return guilty * outlook.removal(g, t, m, seat, victim) + fails
    return outlook.removal(g, t, m, seat, victim) + outlook.effort(g, t, m, seat, who, 2)


@compiled
def clear(g: Game, t: Tables, m: Minds, seat: int, who: int, other: int) -> float:
    costs = 0 if g.of_1986 else 1
    return float(t.mark * outlook.worth(g, t, m, seat, other) + outlook.effort(g, t, m, seat, who, costs))


@compiled
def odds_of_guilt(g: Game, t: Tables, seat: int, accused: int) -> float:
    """Fewer than two votes for acquittal, counting those to be expected from each who can vote."""
    none, one = 1.0, 0.0
    for post in range(POSTS):
        voter = people.present(g, post)
        if voter == NOBODY:
            continue
        master, acquits = g.control[voter], 0.0
        if master == 0:
            acquits = 1.0 if voter == accused and not g.of_1986 else 0.0
        elif master != seat:
            acquits = 1.0 if g.declared[master][accused] else t.trusting
        none, one = none * (1 - acquits), one * (1 - acquits) + none * acquits
    return none + one


# Votes


@compiled
def weight(missing: int) -> float:
    """What a vote weighs when two more, one more, or it alone decides."""
    return 0.25 if missing == 0 else 0.5 if missing == 1 else 1.0


@compiled
def vote(g: Game, t: Tables, m: Minds, seat: int, action: int) -> float:
    """Guilty and for are the measure."""
    if action in (numbers.GUILTY, numbers.FOR):
        return 0.0
    cast = 0
    for post in range(POSTS):
        cast += 1 if g.vote[post] == (1 if action == numbers.INNOCENT else 2) else 0
    if action == numbers.INNOCENT:
        gain = outlook.strain(g, t, m, seat, g.accuser, 3) - outlook.removal(g, t, m, seat, g.accused)
        if outlook.is_ours(g, t, m, seat, g.accused):
            gain = max(gain, t.loyalty)
        return weight(min(cast + 1, 2)) * gain
    return weight(min(cast, 2)) * (alternative(g, t, m, seat) - outlook.as_chief(g, t, m, seat, g.nominee, 0))


@compiled
def alternative(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """Who becomes Chief instead: the second time the proposer himself."""
    if g.second:
        return outlook.as_chief(g, t, m, seat, g.proposer, 0)
    total, others = 0.0, 0
    for post in range(POSTS):
        who = g.holder[post]
        if who != NOBODY and who != g.nominee:
            total += outlook.as_chief(g, t, m, seat, who, 0)
            others += 1
    return total / others if others else 0.0


# 6 Replacements, 7 Rehabilitation


@compiled
def look_at_heirs(g: Game, t: Tables, m: Minds, seat: int) -> None:
    """What each would be worth as Party Chief, reckoned once for all that may be done in phase 6."""
    for who in range(MEN):
        m.heir[who] = outlook.as_heir(g, t, m, seat, who, 0) if g.place[who] <= PEOPLE else 0.0


@compiled
def arrange(g: Game, t: Tables, m: Minds, seat: int, who: int, action: int) -> float:
    if action < numbers.REARRANGE_2:
        return rearranged(g, t, m, KGB, WAYS_1[action - numbers.REARRANGE_1])
    if action < numbers.MOVE:
        return rearranged(g, t, m, IDEOLOGY, WAYS_2[action - numbers.REARRANGE_2])
    if action < numbers.EXCHANGE:
        man, place = (action - numbers.MOVE) // numbers.GOALS, (action - numbers.MOVE) % numbers.GOALS + 1
        raised = (t.near[place] - t.near[g.place[man]]) * m.heir[man]
        return float(raised + outlook.effort(g, t, m, seat, who, 1))
    high, low = (action - numbers.EXCHANGE) // MEN, (action - numbers.EXCHANGE) % MEN
    raised = (t.near[g.place[high]] - t.near[g.place[low]]) * (m.heir[low] - m.heir[high])
    return float(raised + outlook.effort(g, t, m, seat, who, 2))


@compiled
def rearranged(g: Game, t: Tables, m: Minds, first: int, way: Any) -> float:
    gain = 0.0
    for post in range(way.shape[0]):
        who = g.holder[first + way[post]]
        if who != NOBODY:
            gain += (t.near[first + post] - t.near[g.place[who]]) * m.heir[who]
    return gain


@compiled
def rehabilitate(g: Game, t: Tables, m: Minds, seat: int, who: int, exile: int) -> float:
    """Only a man we have much on."""
    now = outlook.worth(g, t, m, seat, exile)
    if points_on(g, seat, exile) < t.own_man or now <= 0:
        return NEVER
    there = t.near[PEOPLE] * outlook.as_heir(g, t, m, seat, exile, 0)
    return float(there - now + outlook.effort(g, t, m, seat, who, 5))
