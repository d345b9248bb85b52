"""The journal of a table: an append-only list of facts, one entry for each change."""

from __future__ import annotations

from typing import Any

import msgspec

from presidium.server.domain.journal.clocks import (
    Adjourned,
    Compared,
    Delayed,
    Drew,
    HolidayBegan,
    HolidayEnded,
    HoursKept,
    Late,
    MomentAsked,
    MomentGiven,
    Paused,
    Present,
    ProposalAnswered,
    Proposed,
    Resumed,
    SittingHeld,
    Wished,
)
from presidium.server.domain.journal.fact import Fact
from presidium.server.domain.journal.play import (
    Ahead,
    AsksToBeAsked,
    BackAnswered,
    BackProposed,
    Chatted,
    FloorClosed,
    FloorExtended,
    FloorHeld,
    Held,
    Moved,
    Ordered,
    PassesPhase,
    Ready,
    Stated,
    TakenBack,
    Then,
)
from presidium.server.domain.journal.seats import (
    Agreed,
    Begins,
    Claimed,
    Closed,
    Filled,
    Followed,
    Hosted,
    Left,
    Minded,
    Opened,
    Sat,
    Started,
    Unclaimed,
)

__all__ = [
    "Adjourned",
    "Agreed",
    "Ahead",
    "AnyFact",
    "AsksToBeAsked",
    "BackAnswered",
    "BackProposed",
    "Begins",
    "Chatted",
    "Claimed",
    "Closed",
    "Compared",
    "Delayed",
    "Drew",
    "Entry",
    "Fact",
    "Filled",
    "FloorClosed",
    "FloorExtended",
    "FloorHeld",
    "Followed",
    "Held",
    "HolidayBegan",
    "HolidayEnded",
    "Hosted",
    "HoursKept",
    "Late",
    "Left",
    "Minded",
    "MomentAsked",
    "MomentGiven",
    "Moved",
    "Opened",
    "Ordered",
    "PassesPhase",
    "Paused",
    "Present",
    "ProposalAnswered",
    "Proposed",
    "Ready",
    "Resumed",
    "Sat",
    "SittingHeld",
    "Started",
    "Stated",
    "TakenBack",
    "Then",
    "Unclaimed",
    "Wished",
    "as_json",
    "decode_fact",
    "encode",
]

AnyFact = (
    Opened
    | Sat
    | Filled
    | Left
    | Claimed
    | Unclaimed
    | Started
    | Held
    | Moved
    | TakenBack
    | BackProposed
    | BackAnswered
    | MomentAsked
    | MomentGiven
    | Late
    | Present
    | Wished
    | Stated
    | Ahead
    | Then
    | Ordered
    | AsksToBeAsked
    | PassesPhase
    | Ready
    | FloorExtended
    | FloorHeld
    | FloorClosed
    | Chatted
    | Paused
    | Resumed
    | Delayed
    | Compared
    | Drew
    | SittingHeld
    | HoursKept
    | Proposed
    | ProposalAnswered
    | HolidayBegan
    | HolidayEnded
    | Adjourned
    | Hosted
    | Minded
    | Agreed
    | Closed
    | Followed
)


class Entry(msgspec.Struct, frozen=True):
    """A fact with its number in the journal, its time, and the person who caused it."""

    seq: int
    batch: int
    """Entries with the same batch number became public together."""
    at: float
    fact: AnyFact
    by: str | None = None
    command: str | None = None
    """The id the client gave its command, by which a retry is recognised."""


encode = msgspec.json.Encoder().encode
decode_fact = msgspec.json.Decoder(AnyFact).decode


def as_json(thing: Any) -> str:
    return encode(thing).decode()
