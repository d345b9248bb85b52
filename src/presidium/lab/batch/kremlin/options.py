"""The list of options in a Kremlin game's record, filled for the current question."""

from __future__ import annotations

from presidium.lab.batch.kremlin import bits
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def add(g: Game, action: int) -> None:
    g.options[g.count] = action
    g.count += 1


@compiled
def add_each(g: Game, first: int, men: int) -> None:
    """Adds one option for each of these politicians; `first` is the action for politician A."""
    count = g.count
    while men:
        g.options[count] = first + bits.first(men)
        count += 1
        men &= men - 1
    g.count = count
