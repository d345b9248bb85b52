"""2 Purge: the head of the KGB cleans the house."""

from __future__ import annotations

from typing import Final

import numpy as np

from presidium.batch.kremlin import options, people
from presidium.batch.kremlin.actions import PASS, PURGE
from presidium.batch.kremlin.board import (
    CANDIDATE,
    CHIEF,
    IDEOLOGY,
    INDUSTRY,
    KGB,
    NEEDED,
    NOBODY,
    STRENGTH,
    WEAKNESS,
)
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game

PURGERS: Final = np.array([KGB, IDEOLOGY, CHIEF, INDUSTRY], np.int64)


@compiled
def purger(g: Game) -> int:
    """2.1 The KGB head, or whoever stands in for him; 2.4 in 1988 there is one more attempt, after a success."""
    return NOBODY if g.purge_limit and g.purged >= g.purge_limit else people.first_present(g, PURGERS)


@compiled
def list_purges(g: Game, who: int) -> None:
    """2.2 A member or a Candidate, not himself."""
    g.options[0], g.count = PASS, 1
    if not people.too_old(g, who):
        options.add_each(g, PURGE, people.those_down_to(g, CANDIDATE) & ~(1 << who))


@compiled
def bonus(g: Game, victim: int) -> int:
    """2.2 +3 against one who takes a cure; 1.3 in 1988 his strength or weakness in the post he holds."""
    points = 3 if g.cure[victim] else 0
    if g.strengths and not g.of_1986:
        points += 2 if WEAKNESS[victim] == g.place[victim] else 0
        points -= 2 if STRENGTH[victim] == g.place[victim] else 0
    return points


@compiled
def purge_die(g: Game, face: int) -> bool:
    """2.3 Success: Siberia, 1 SP, and there may be another. Failure: 3 SP, and the phase is over."""
    who, victim = g.actor, g.victim
    g.silent = 0
    g.actor = g.victim = NOBODY
    if face + bonus(g, victim) < NEEDED[g.place[victim]]:
        people.strain(g, who, 3)
        return False
    people.exile(g, victim)
    people.strain(g, who, 1)
    g.purged += 1
    return True
