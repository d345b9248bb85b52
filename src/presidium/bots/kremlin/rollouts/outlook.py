"""What the board is worth to a seat: each politician by his place, his health and whose he is likely to be."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from presidium.batch.kremlin import ending, influence, people
from presidium.batch.kremlin.board import (
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
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game
from presidium.bots.frozen.kremlin.outlook import FEW, OLD
from presidium.bots.frozen.kremlin.prospects import ALONE, LASTING
from presidium.bots.kremlin.rollouts.tables import AGES, YOUNGEST
from presidium.kremlin.ending import LAST_YEAR, WAVES

Tables = Any
Minds = Any

MINDS: Final = np.dtype(
    [
        ("hope", np.float64, (SEATS + 1, MEN, WAVES + 1)),
        ("stamp", np.int64, (SEATS + 1,)),
        ("heir", np.float64, (MEN,)),
    ]
)
"""What all seats hope: by seat, politician and the waves missing to win with him; as long as nothing is declared or
lost. `heir` is what each is worth to whoever is reckoning, while he compares what may be done in phase 6."""


# Whose is he?


@compiled
def more_than(g: Game, t: Tables, points: int, rival: int, who: int) -> float:
    """How likely this rival has more written on him than so many points, by what he has shown."""
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
    """1988: how many waves a seat still needs."""
    return max(WAVES - ending.waves_of(g, seat), 1)


@compiled
def hope_in(g: Game, t: Tables, m: Minds, seat: int, who: int) -> None:
    """By the number of waves missing to win with him: how likely that is ours, less the harm if it is not."""
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
    """Hope anew where something has been declared or lost, or somebody has waved."""
    stamp = 1 + g.parades
    for who in range(MEN):
        for other in range(1, g.seats + 1):
            stamp += (g.declared[other][who] + (g.shift[other][who] << 5)) * ((who << 10) + (other << 17) + 1)
    if m.stamp[seat] != stamp:
        m.stamp[seat] = stamp
        for who in range(MEN):
            hope_in(g, t, m, seat, who)


# What a man is worth


@compiled
def row(age: int) -> int:
    return min(max(age - YOUNGEST, 0), AGES - 1)


@compiled
def as_heir(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """What he would be worth as Party Chief a year from now."""
    age, year = row(AGE[who] + g.stress[who] + stress), min(g.year + 1, LAST_YEAR)
    worth = 0.0
    for need in range(1, WAVES + 1):
        hope = m.hope[seat][who][need]
        if hope != 0.0:
            worth += hope * (t.reign[age][g.crosses[who]][need][year] - t.without[need][year])
    return LASTING * worth * (t.suspected if g.suspect[who] else 1.0)


@compiled
def as_chief(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """What he would be worth as Party Chief now, so many stress points from now."""
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
    """What he is worth to us where he stands, so many stress points from now."""
    if g.place[who] == CHIEF:
        return as_chief(g, t, m, seat, who, stress)
    return float(t.near[g.place[who]] * as_heir(g, t, m, seat, who, stress))


@compiled
def worth(g: Game, t: Tables, m: Minds, seat: int, who: int) -> float:
    return later(g, t, m, seat, who, 0)


@compiled
def is_ours(g: Game, t: Tables, m: Minds, seat: int, who: int) -> bool:
    """Whether he is a man of ours: we control him, or hope more from him than we fear."""
    return g.control[who] == seat or worth(g, t, m, seat, who) > 0


@compiled
def is_spared(g: Game, t: Tables, m: Minds, seat: int, who: int) -> bool:
    """Whom it does not send away: a man of ours, and anybody when few are left (6.9)."""
    return is_ours(g, t, m, seat, who) or ending.left(g) <= FEW


@compiled
def strain(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """What so many stress points on him do to us; for a rival's man it is a gain."""
    return later(g, t, m, seat, who, stress) - later(g, t, m, seat, who, 0)


@compiled
def effort(g: Game, t: Tables, m: Minds, seat: int, who: int, stress: int) -> float:
    """What it costs us to let him act: little for a rival's man, but he is not worn out for its own sake."""
    old = g.crosses[who] > 0 or people.age(g, who) + stress > OLD
    frail = g.place[who] == CHIEF and old and is_ours(g, t, m, seat, who)
    return float(min(strain(g, t, m, seat, who, stress), 0.0) - stress * (t.care if frail else t.pains))


@compiled
def removal(g: Game, t: Tables, m: Minds, seat: int, who: int) -> float:
    """What his going does to us; if he was the Chief, somebody follows him."""
    gone = succession(g, t, m, seat) if g.place[who] == CHIEF else 0.0
    return gone - worth(g, t, m, seat, who)


@compiled
def succession(g: Game, t: Tables, m: Minds, seat: int) -> float:
    """What to expect if the chair were empty: the proposer names the best for himself, or who knows whom."""
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
