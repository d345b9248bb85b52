"""4 Health: a die is rolled for the health of every member of the Politburo."""

from __future__ import annotations

from presidium.lab.batch.kremlin import people
from presidium.lab.batch.kremlin.board import HEALTH, OLD, YOUNG
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def health_die(g: Game, post: int, face: int) -> None:
    """4.1 Applies a health roll by the table for the member's age, at work or in the Sanatorium."""
    who = g.holder[post]
    g.silent = 0
    row = min(max(people.age(g, who), YOUNG), OLD) - YOUNG
    people.ail(g, who, HEALTH[g.cure[who]][row][face - 1])
