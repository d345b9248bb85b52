"""Facts that are sent to one seat alone, and facts that people can repeat while the game stands still."""

from __future__ import annotations

from typing import Final, get_args

from presidium.server.domain.journal import (
    Ahead,
    AsksToBeAsked,
    Chatted,
    Claimed,
    Filled,
    FloorHeld,
    Held,
    Hosted,
    HoursKept,
    MomentAsked,
    Ordered,
    PassesPhase,
    Paused,
    Present,
    ProposalAnswered,
    Proposed,
    Ready,
    Sat,
    Stated,
    TakenBack,
    Then,
)

SECRET_FACTS = Held | Ahead | Then | Ordered | AsksToBeAsked | PassesPhase | MomentAsked | Present
"""Facts that only the seat concerned is told."""
SECRETS: Final = frozenset(get_args(SECRET_FACTS))
UNLIMITED_FACTS = (
    Sat
    | Filled
    | Claimed
    | TakenBack
    | Present
    | Stated
    | Ahead
    | Ordered
    | AsksToBeAsked
    | PassesPhase
    | Ready
    | FloorHeld
    | Chatted
    | Paused
    | Hosted
    | HoursKept
    | Proposed
    | ProposalAnswered
)
"""Facts that people can write any number of times without advancing the game."""
ASIDE: Final = frozenset(get_args(UNLIMITED_FACTS))
