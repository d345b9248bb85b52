"""What the whole table is told about its seats while a game runs, beside what happens in the game."""

from __future__ import annotations

from itertools import islice
from typing import Final, Literal

import msgspec

from presidium.core import Log, Player

MOST: Final = 500
"""How many a table keeps."""

What = Literal["left", "conceded", "removed", "filled", "claimed", "took", "refused", "withdrawn", "kept"]


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something about a seat that everybody has to know."""

    seq: int
    """The number of its fact in the journal."""
    told: int
    """How many events of the game, whoever heard them, came before it."""
    what: What
    seat: Player
    name: str
    """Who left, was removed, takes the seat, refuses, or is back."""
    other: str = ""
    """Who held the seat before, or was to have it."""
    until: float = 0.0
    alike: bool = False
    """Whether the name looks like another's."""


def place(log: Log, told: int, seat: Player | None, everything: bool = False) -> int:
    """How many of the first events of the game this seat has heard."""
    return sum(everything or audience is None or seat in audience for _, audience in islice(log, told))
