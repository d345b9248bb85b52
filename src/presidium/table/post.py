"""What a game that takes days keeps beside the game: whose time has run, who is not to be hurried, who is away."""

from __future__ import annotations

from typing import Any

import msgspec

from presidium.core import Player
from presidium.table.hours import QuietHours
from presidium.table.tempo import Tempo

EVERYBODY: Player = 0
"""Whose bank runs while a sealed question is late: the table's own, since nobody is to know for whom it waits."""


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks the others for days off, or to go on at another tempo."""

    id: int
    """The number of its fact in the journal."""
    seat: Player
    holiday: float = 0.0
    """For how many seconds."""
    tempo: Tempo | None = None
    agreed: frozenset[Player] = frozenset()


class Post(msgspec.Struct, frozen=True):
    """All of it is public, and none of it belongs to the game. It is replaced, never changed."""

    ahead: float | None = None
    """By how much the clock on the wall is ahead of the house's; None where nobody has needed it."""
    spent: dict[Player, float] = {}
    """How much of each bank is gone."""
    hours: dict[Player, QuietHours] = {}
    holidays: dict[Player, float] = {}
    """Until when who is on holiday."""
    stopped_at: float | None = None
    """Since when the clocks stand because somebody is."""
    sat_at: float = 0.0
    """When a sitting was held last at which not all answers were in."""
    unawaited: bool = False
    """Whether nobody has to be waited for in the window that stands, by what everybody had said when it opened."""
    proposal: Proposal | None = None

    def but(self, **parts: Any) -> Post:
        return msgspec.structs.replace(self, **parts)

    def without(self, seat: Player) -> Post:
        """As it is when somebody has gone; what he has spent stays with the seat."""
        proposal = None if self.proposal is not None and self.proposal.seat == seat else self.proposal
        return self.but(hours={whose: kept for whose, kept in self.hours.items() if whose != seat}, proposal=proposal)
