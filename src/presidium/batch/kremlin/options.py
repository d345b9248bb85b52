"""How what may be answered is listed in a record, for a while."""

from __future__ import annotations

from presidium.batch.kremlin import bits
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game


@compiled
def add(g: Game, action: int) -> None:
    g.options[g.count] = action
    g.count += 1


@compiled
def add_each(g: Game, first: int, men: int) -> None:
    """What may be done to each of these politicians; `first` is what would be done to the first letter's."""
    count = g.count
    while men:
        g.options[count] = first + bits.first(men)
        count += 1
        men &= men - 1
    g.count = count
