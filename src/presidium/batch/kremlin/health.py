"""4 Health: every member rolls."""

from __future__ import annotations

from presidium.batch.kremlin import people
from presidium.batch.kremlin.board import HEALTH, OLD, YOUNG
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game


@compiled
def health_die(g: Game, post: int, face: int) -> None:
    """4.1 The table says what the die does to one of his age, at work or in the Sanatorium."""
    who = g.holder[post]
    g.silent = 0
    row = min(max(people.age(g, who), YOUNG), OLD) - YOUNG
    people.ail(g, who, HEALTH[g.cure[who]][row][face - 1])
