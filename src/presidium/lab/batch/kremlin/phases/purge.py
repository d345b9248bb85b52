"""2 Purge: the head of the KGB may send members and Candidates to Siberia."""

from __future__ import annotations

from typing import Final

import numpy as np

from presidium.lab.batch.kremlin import options, people
from presidium.lab.batch.kremlin.actions import PASS, PURGE
from presidium.lab.batch.kremlin.board import (
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
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game

PURGERS: Final = np.array([KGB, IDEOLOGY, CHIEF, INDUSTRY], np.int64)


@compiled
def purger(g: Game) -> int:
    """2.1 The politician who may purge: the head of the KGB or his deputy. 2.4 In 1988 a success allows one more
    attempt."""
    return NOBODY if g.purge_limit and g.purged >= g.purge_limit else people.first_present(g, PURGERS)


@compiled
def list_purges(g: Game, who: int) -> None:
    """2.2 Lists the possible victims of a purge: members and Candidates, except the purger."""
    g.options[0], g.count = PASS, 1
    if not people.too_old(g, who):
        options.add_each(g, PURGE, people.those_down_to(g, CANDIDATE) & ~(1 << who))


@compiled
def bonus(g: Game, victim: int) -> int:
    """2.2 Number added to a purge roll: 3 if the victim is on a cure. 1.3 In 1988 the victim's post counts as well."""
    points = 3 if g.cure[victim] else 0
    if g.strengths and not g.of_1986:
        points += 2 if WEAKNESS[victim] == g.place[victim] else 0
        points -= 2 if STRENGTH[victim] == g.place[victim] else 0
    return points


@compiled
def purge_die(g: Game, face: int) -> bool:
    """2.3 Applies a purge roll. Success sends the victim to Siberia, costs 1 stress point and allows another purge.
    Failure costs 3 and ends the phase. Returns True for success."""
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
