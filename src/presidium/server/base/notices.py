"""Notices: messages of a table about its seats, its clocks and its votes, shown between the events of the game."""

from __future__ import annotations

from itertools import islice
from typing import Final, Literal

import msgspec

from presidium.core import Log, Player

MAX_NOTICES: Final = 500
"""Maximum number of public notices that a table keeps, and of private notices for each seat."""

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
    """One message to the whole table, or to one seat."""

    seq: int
    """The number of the journal entry that caused the notice."""
    told: int
    """Number of game events that came before the notice, hidden ones included."""
    what: What
    seat: Player
    name: str
    """Name of the person the notice is about, who left, was removed, takes the seat, refuses, or is back."""
    other: str = ""
    """Name of the former holder of the seat, or of the person whose claim failed."""
    until: float = 0.0
    """When the announced event takes effect or ends, in server time; 0 for notices without a time."""
    alike: bool = False
    """Whether the name could be mistaken for that of another person at the table."""
    action: str = ""
    """The answer that the caretaker gave, if it is still sealed, or that a player had given in advance for a window."""
    only: Player | None = None
    """The one seat that receives the notice; None if all do."""


def added(notices: tuple[Notice, ...], new: Notice) -> tuple[Notice, ...]:
    """The notices with this one appended. If a recipient has `MAX_NOTICES`, the oldest one for the same recipient is
    dropped, so that private notices do not crowd out public ones."""
    alike = [each for each in notices if each.only == new.only]
    return (*(each for each in notices if len(alike) < MAX_NOTICES or each is not alike[0]), new)


def place(log: Log, told: int, seat: Player | None, everything: bool = False) -> int:
    """How many of the log's first `told` events this seat was shown; `told` itself if `everything`."""
    return sum(everything or audience is None or seat in audience for _, audience in islice(log, told))
