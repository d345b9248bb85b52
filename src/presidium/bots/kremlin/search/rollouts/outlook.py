"""The value of the board to a seat of Kremlin, in machine code: each politician by place, health and control."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from presidium.bots.kremlin.play.outlook import FEW_LEFT, OLD_AGE
from presidium.bots.kremlin.play.prospects import ALONE, LASTING
from presidium.bots.kremlin.search.rollouts.tables import AGES, YOUNGEST
from presidium.games.kremlin.ending import LAST_YEAR, WAVES
from presidium.lab.batch.kremlin import influence, people
from presidium.lab.batch.kremlin.board import (
    AGE,
    CHIEF,
    DEFENCE,
    FOREIGN,
    IDEOLOGY,
    KGB,
    MEN,
    NESTOR,
    NOBODY,
    SEATS,
    SPORT,
)
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.phases import ending
from presidium.lab.batch.kremlin.record import Game

Tables = Any
Minds = Any

MINDS: Final = np.dtype(
    [
        ("hope", np.float64, (SEATS + 1, MEN, WAVES + 1)),
        ("stamp", np.int64, (SEATS + 1,)),
        ("heir", np.float64, (MEN,)),
    ]
)
"""Cached values: for each seat, politician and number of needed waves, the win probability, valid until points change.
`heir`: in phase 6, each politician's value as Chief to the seat that chooses."""


# Likely controllers


@compiled
def more_than(g: Game, t: Tables, points: int, rival: int, who: int) -> float:
    """Probability that this rival has more than `points` on the politician, given the points it has declared."""
    shown = g.declared[rival][who]
    if shown > points:
        return 1.0
    if shown == points and points and g.control[who] == rival:
        return 0.0 if g.of_1986 else 1.0
    most = influence.ceiling(g, rival, who)
    if most <= points:
        return 0.0
    if shown:
        return (most - points) / (most - shown + 1)
    return float(min((most - points) / t.spread, 0.9))


@compiled
def needs(g: Game, seat: int) -> int:
    """1988: number of waves (successful parades) that a seat still needs."""
    return max(WAVES - ending.waves_of(g, seat), 1)


@compiled
def hope_in(g: Game, t: Tables, m: Minds, seat: int, who: int) -> None:
    """Computes, by number of waves still needed: the probability that the seat wins with this politician as Chief,
    minus the cost of a rival's win."""
    hope = m.hope[seat][who]
    hope[:] = 0.0
    if who == NESTOR and not g.nestor:
        return
    points, harm = ending.points_on(g, seat, who), t.harm / (g.seats - 1)
    nobody, one, theirs = 1.0, 0.0, 0.0
    for rival in range(1, g.seats + 1):
        if rival != seat:
            more = more_than(g, t, points, rival, who)
            nobody, one = nobody * (1 - more), one * (1 - more) + nobody * more
            theirs += more
    share = (1 - nobody) / theirs if theirs else 0.0
    ours = (nobody + one if g.joint_win else nobody) if points else 0.0
    if g.of_1986:
        hope[WAVES - ending.waves_of(g, who)] = ours - harm * theirs * share
        return
    hope[needs(g, seat)] += ours
    for rival in range(1, g.seats + 1):
        if rival != seat and theirs:
            hope[needs(g, rival)] -= harm * share * more_than(g, t, points, rival, who)


@compiled
def look(g: Game, t: Tables, m: Minds, seat: int) -> None:
    """Recomputes the values cached for the seat if points have been declared or lost, or a Chief has waved."""
    stamp = 1 + g.parades
    for who in range(MEN):
        for other in range(1, g.seats + 1):
            stamp += (g.declared[other][who] + (g.shift[other][who] << 5)) * ((who << 10) + (other << 17) + 1)
    if m.stamp[seat] != stamp:
        m.stamp[seat] = stamp
        for who in range(MEN):
            hope_in(g, t, m, seat, who)


# Value of a politician


@compiled
def row(age: int) -> int:
    return min(max(age - YOUNGEST, 0), AGES - 1)


@compiled
def as_heir(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """The politician's value to the seat as Party Chief a year from now, with `stress` more stress points."""
    age, year = row(AGE[who] + g.stress[who] + stress), min(g.year + 1, LAST_YEAR)
    worth = 0.0
    for need in range(1, WAVES + 1):
        hope = m.hope[seat][who][need]
        if hope != 0.0:
            worth += hope * (t.reign[age][g.crosses[who]][need][year] - t.without[need][year])
    return LASTING * worth * (t.suspected if g.suspect[who] else 1.0)


@compiled
def as_chief(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """The politician's value to the seat as Party Chief now, with `stress` more stress points (SP)."""
    years = AGE[who] + g.stress[who] + stress
    if years >= g.retirement_age:
        return 0.0
    age, crosses, year, worth = row(years), g.crosses[who], g.year, 0.0
    for need in range(1, WAVES + 1):
        hope = m.hope[seat][who][need]
        if hope != 0.0:
            without = t.without[need][year]
            if g.cure[who]:
                reign = 1.0
                if year < LAST_YEAR:
                    reign = ALONE * (LASTING * t.reign[age][crosses][need][year + 1] + (1 - LASTING) * without)
            elif g.phase > 4:
                reign = t.parade[age][crosses][need][year]
            else:
                reign = t.reign[age][crosses][need][year]
            worth += hope * (reign - without)
    return worth


@compiled
def later(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """The politician's value in its present place, with `stress` more stress points (SP)."""
    if g.place[who] == CHIEF:
        return as_chief(g, t, m, seat, who, stress)
    return float(t.near[g.place[who]] * as_heir(g, t, m, seat, who, stress))


@compiled
def worth(g: Game, t: Tables, m: Minds, seat: int, who: int) -> float:
    return later(g, t, m, seat, who, 0)


@compiled
def is_ours(g: Game, t: Tables, m: Minds, seat: int, who: int) -> bool:
    """True if the seat controls the politician, or if the politician's value to the seat is positive."""
    return g.control[who] == seat or worth(g, t, m, seat, who) > 0


@compiled
def is_spared(g: Game, t: Tables, m: Minds, seat: int, who: int) -> bool:
    """True if the seat does not remove this politician: its own, or any if few politicians are left (6.9)."""
    return is_ours(g, t, m, seat, who) or ending.left(g) <= FEW_LEFT


@compiled
def strain(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """Change of value for the seat if the politician takes `stress` SP; mostly a gain for a rival's politician."""
    return later(g, t, m, seat, who, stress) - later(g, t, m, seat, who, 0)


@compiled
def effort(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """Change of value for the seat if the politician acts and takes `stress` SP (stress points); never a gain."""
    old = g.crosses[who] > 0 or people.age(g, who) + stress > OLD_AGE
    frail = g.place[who] == CHIEF and old and is_ours(g, t, m, seat, who)
    return float(min(strain(g, t, m, seat, who, stress), 0.0) - stress * (t.care if frail else t.pains))


@compiled
def removal(g: Game, t: Tables, m: Minds, seat: int, who: int) -> float:
    """Change of value for the seat if the politician is removed, for example sent to Siberia."""
    gone = succession(g, t, m, seat) if g.place[who] == CHIEF else 0.0
    return gone - worth(g, t, m, seat, who)


@compiled
def succession(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """Expected value to the seat of electing a new Chief; the best candidate if it controls the proposer."""
    proposer = g.holder[FOREIGN]
    total, best, heirs = 0.0, -9.0, 0
    first, last = KGB, DEFENCE
    for _ in range(2):
        for post in range(first, last + 1):
            who = g.holder[post]
            if who != NOBODY and who != proposer:
                value = as_chief(g, t, m, seat, who, 0)
                total, best, heirs = total + value, max(best, value), heirs + 1
        if heirs:
            break
        first, last = IDEOLOGY, SPORT
    if not heirs:
        return 0.0
    return best if proposer != NOBODY and g.control[proposer] == seat else total / heirs
