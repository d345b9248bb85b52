"""The request for a new table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from presidium.server.base.tempo import BANK, BREATH, DECISION, SHEET, Pace, Talking
from presidium.server.protocol.field_types import Breath, Days, Name, Nonce, SeatNumber, Seconds, Sittings, Zone


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game begins: at a moment of a finished game, by its number in the archives, or in a given position."""

    table: Annotated[str, Meta(max_length=64)] = ""
    moment: Annotated[int, Meta(ge=0)] = 0
    position: Annotated[str, Meta(max_length=20_000)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a new table. `bots` get the last seats; `sit` gives seat 1 to the person who makes the table."""

    game: Name
    seats: SeatNumber
    options: dict[str, str] = {}
    pace: Pace = "untimed"
    breath: Breath = BREATH
    decision: Seconds = DECISION
    sheet: Seconds = SHEET
    poker_face: bool = False
    in_step: bool = False
    talk: Talking = "none"
    deadline: Days = 0.0
    quick: bool = False
    bank: Days = BANK
    sittings: Sittings = ()
    zone: Zone = ""
    listed: bool = False
    advice: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""
    bots: tuple[Name, ...] = ()
    sit: bool = False
    nonce: Nonce = ""
    scale: Annotated[float, Meta(ge=1, le=4)] = 1.0
    """A factor on all times, sent by clients before version 0.2."""
    when_all_in: bool = True
    """Sent by clients before version 0.2: false means a poker face."""
    begins: Beginning | None = None
    """The starting point of a game that begins in the middle; `game`, `seats` and `options` must match it."""
    sofa: bool = False
    """Whether all players sit in one room round a shared screen."""
