"""The value of a politician's action to a seat of Kremlin, in machine code: declining is 0, a higher value better."""

from __future__ import annotations

from typing import Any

from presidium.bots.kremlin.play.deeds import FORBIDDEN, WAGER_ODDS
from presidium.bots.kremlin.search.rollouts import outlook
from presidium.bots.kremlin.search.rollouts.outlook import Minds, Tables
from presidium.lab.batch.kremlin import actions as numbers
from presidium.lab.batch.kremlin import people
from presidium.lab.batch.kremlin.board import CHIEF, IDEOLOGY, KGB, MEN, NEEDED, NOBODY, PEOPLE, POSTS, WAYS_1, WAYS_2
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.phases import ending, purge
from presidium.lab.batch.kremlin.phases.ending import points_on
from presidium.lab.batch.kremlin.record import Game


@compiled
def worth(g: Game, t: Tables, m: Minds, seat: int, who: int, action: int) -> float:
    """Value of a politician's announced action to the seat. In phase 6, call `look_at_heirs` before."""
    if action < numbers.CURE:
        return 0.0
    if action == numbers.CURE:
        return cure(g, t, m, seat, who)
    if action < numbers.GUILTY:
        victim = (action - numbers.PURGE) % MEN
        if action >= numbers.CLEAR and action < numbers.ACCUSE:
            return clear(g, t, m, seat, who, victim)
        if outlook.is_spared(g, t, m, seat, victim):
            return FORBIDDEN
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
    """Value of a cure: the politician's better chances, minus a lost year of work for a member who is not Chief."""
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
    """Value of a purge, a "?", an accusation or a condemnation of politician `victim` to the seat."""
    if action < numbers.SUSPECT:
        odds = min(max(21 - NEEDED[g.place[victim]] + purge.bonus(g, victim), 0), 20) / 20
        if odds < WAGER_ODDS and not threatens(g, victim):
            return FORBIDDEN
        gain = outlook.removal(g, t, m, seat, victim) + outlook.effort(g, t, m, seat, who, 1)
        wager = t.wager if odds < WAGER_ODDS else 0.0
        return float(odds * gain + (1 - odds) * outlook.effort(g, t, m, seat, who, 3) - wager)
    if action < numbers.CLEAR:
        return float(-t.mark * outlook.worth(g, t, m, seat, victim) + outlook.effort(g, t, m, seat, who, 1))
    if action < numbers.CONDEMN:
        guilty = odds_of_guilt(g, t, seat, victim)
        fails = (1 - guilty) * outlook.effort(g, t, m, seat, who, 3)
        return guilty * outlook.removal(g, t, m, seat, victim) + fails
    return outlook.removal(g, t, m, seat, victim) + outlook.effort(g, t, m, seat, who, 2)


@compiled
def threatens(g: Game, victim: int) -> bool:
    """True if the victim is a rival's Party Chief, and the marks on the parade track count for this rival."""
    master = g.control[victim]
    if g.place[victim] != CHIEF or master == 0:
        return False
    return bool(ending.waves_of(g, victim if g.of_1986 else master) > 0)


@compiled
def clear(g: Game, t: Tables, m: Minds, seat: int, who: int, other: int) -> float:
    costs = 0 if g.of_1986 else 1
    return float(t.mark * outlook.worth(g, t, m, seat, other) + outlook.effort(g, t, m, seat, who, costs))


@compiled
def odds_of_guilt(g: Game, t: Tables, seat: int, accused: int) -> float:
    """Probability of fewer than two votes of not guilty, from the expected vote of each politician who can vote."""
    none, one, chief = 1.0, 0.0, g.place[accused] == CHIEF
    shown, trusting = (t.chief_shown, t.chief_trusting) if chief else (t.shown_acquits, t.trusting)
    for post in range(POSTS):
        voter = people.present(g, post)
        if voter == NOBODY:
            continue
        master, acquits = g.control[voter], 0.0
        if master == 0:
            acquits = 1.0 if voter == accused and not g.of_1986 else 0.0
        elif master == g.control[accused]:
            acquits = 1.0 if master != seat else 0.0
        elif master != seat:
            acquits = shown if g.declared[master][accused] else trusting
        none, one = none * (1 - acquits), one * (1 - acquits) + none * acquits
    return none + one


# Votes


@compiled
def weight(missing: int) -> float:
    """Share of the outcome's value that a vote has if two more such votes are needed, one more, or only this vote."""
    return 0.25 if missing == 0 else 0.5 if missing == 1 else 1.0


@compiled
def vote(g: Game, t: Tables, m: Minds, seat: int, action: int) -> float:
    """Value of a vote to the seat; the votes "guilty" and "for" count as 0."""
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
    """Mean value of the other members of the Politburo as Chief; in the second round, the proposer's value."""
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
    """Values every politician as Party Chief, once for all actions of phase 6."""
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
    """Value of a rehabilitation to the seat; forbidden unless the seat has many points on the politician."""
    now = outlook.worth(g, t, m, seat, exile)
    if points_on(g, seat, exile) < t.own_man or now <= 0:
        return FORBIDDEN
    there = t.near[PEOPLE] * outlook.as_heir(g, t, m, seat, exile, 0)
    return float(there - now + outlook.effort(g, t, m, seat, who, 5))
