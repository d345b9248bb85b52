"""State of correspondence play outside the game: banks, quiet hours, holidays and proposals."""

from __future__ import annotations

from typing import Any

import msgspec

from presidium.core import Player
from presidium.server.base.hours import QuietHours
from presidium.server.base.tempo import Tempo

EVERYBODY: Player = 0
"""Key of the table's own bank, used while a sealed question is late, because nobody may know which seats are late."""


class Proposal(msgspec.Struct, frozen=True):
    """A player's proposal to the others: a holiday, or another tempo."""

    id: int
    """The number of the journal entry that made the proposal."""
    seat: Player
    holiday: float = 0.0
    """Length of the holiday in seconds; 0 if the proposal is about the tempo."""
    tempo: Tempo | None = None
    agreed: frozenset[Player] = frozenset()


class CorrespondenceState(msgspec.Struct, frozen=True):
    """State of correspondence play. All of it is public; it is replaced, never changed."""

    ahead: float | None = None
    """Wall clock minus server clock, in seconds; None until times of day are needed."""
    spent: dict[Player, float] = {}
    """Seconds of extra time (bank) that each seat has used."""
    hours: dict[Player, QuietHours] = {}
    holidays: dict[Player, float] = {}
    """For each absent seat, when its holiday ends."""
    stopped_at: float | None = None
    """Time at which clocks were stopped for a holiday; None if running."""
    sat_at: float = 0.0
    """Time of the last sitting at which not all answers were in."""
    unawaited: bool = False
    """Whether the current window need not wait for anybody, by the standing orders and settings at its opening."""
    proposal: Proposal | None = None

    def but(self, **parts: Any) -> CorrespondenceState:
        return msgspec.structs.replace(self, **parts)

    def without(self, seat: Player) -> CorrespondenceState:
        """The state after this seat's player has left. The bank stays with the seat."""
        proposal = None if self.proposal is not None and self.proposal.seat == seat else self.proposal
        return self.but(hours={whose: kept for whose, kept in self.hours.items() if whose != seat}, proposal=proposal)
