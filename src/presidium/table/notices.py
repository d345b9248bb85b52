"""What a table tells while a game runs, of its seats and its clock, beside what happens in the game."""

from __future__ import annotations

from itertools import islice
from typing import Final, Literal

import msgspec

from presidium.core import Log, Player

MOST: Final = 500
"""How many a table keeps."""

What = Literal[
    "left",
    "conceded",
    "removed",
    "filled",
    "claimed",
    "took",
    "refused",
    "withdrawn",
    "kept",
    "moment",
    "late",
    "late-sealed",
    "then-unneeded",
    "then-impossible",
    "back-proposed",
    "back-refused",
    "back-withdrawn",
    "taken-back",
    "holiday-proposed",
    "holiday",
    "holiday-over",
    "adjourn-proposed",
    "adjourned",
    "proposal-refused",
    "proposal-withdrawn",
]


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something that everybody has to know, or one seat alone."""

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
    action: str = ""
    """What the caretaker has answered, where that is still sealed; what somebody had said for a window."""
    only: Player | None = None
    """The one seat that is told."""


def added(notices: tuple[Notice, ...], new: Notice) -> tuple[Notice, ...]:
    """With this one; what others have been told alone does not crowd out what somebody may read."""
    alike = [each for each in notices if each.only == new.only]
    return (*(each for each in notices if len(alike) < MOST or each is not alike[0]), new)


def place(log: Log, told: int, seat: Player | None, everything: bool = False) -> int:
    """How many of the first events of the game this seat has heard."""
    return sum(everything or audience is None or seat in audience for _, audience in islice(log, told))
