"""Snapshots of a table, so that loading it needs no replay. A lost snapshot does no harm, because the journal has all
data."""

from __future__ import annotations

import gzip
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import field

from presidium.games import find
from presidium.server.base.notices import Notice
from presidium.server.domain import journal
from presidium.server.domain.correspondence import CorrespondenceState
from presidium.server.domain.journal import Entry
from presidium.server.domain.seats import Claim, Holder, Seat
from presidium.server.domain.table import Table
from presidium.server.domain.takeback import Takeback
from presidium.server.domain.timing.floor import Floor
from presidium.server.render import streams
from presidium.server.storage.statements import Rows, put
from presidium.server.storage.tables import SNAPSHOTS

SAVES: Final = put(SNAPSHOTS)
PLAIN: Final = {
    "host": "host",
    "started": "started",
    "paused_at": "paused_at",
    "orders": "orders",
    "asks": "asks",
    "next_table": "next_table",
    "rolls": "rolls",
    "mix": "mix",
    "question": "question",
    "asked_at": "asked_at",
    "seq": "seq",
    "batch": "batch",
    "at": "at",
    "written": "written",
    "published": "published",
    "undone": "undone",
    "moment": "moment",
    "telling": "telling",
    "phase_passes": "phase_passes",
    "opens": "opens",
    "floors": "floors",
}
"""Maps stored names in a snapshot to the attributes of `Table` that are stored unchanged."""
SEAT: Final = {
    "person": "person",
    "name": "name",
    "bot": "bot",
    "nonce": "nonce",
    "minded": "minded",
    "since": "since",
    "portrait": "portrait",
    "program": "program",
}
"""Maps stored names in a snapshot to the attributes of `Seat`."""
WAITING: Final = {
    "moment_asked": "moment_asked",
    "moments_spent": "moments_spent",
    "lates": "lates",
    "wishes": "caretaker_votes",
    "post": "correspondence",
    "floor": "floor",
    "chat_places": "chat_places",
}
"""Maps the last stored names in a snapshot to attributes of `Table`: waiting for people, and places of chat."""
PACKED: Final = b"\x1f\x8b"
"""First bytes of gzip data, by which compressed snapshots are recognised. Version 0.1 wrote snapshots uncompressed."""
SEATING: Final = (
    journal.Sat,
    journal.Filled,
    journal.Left,
    journal.Started,
    journal.Minded,
    journal.Agreed,
    journal.Closed,
)
"""Types of journal facts about who holds which seat, which can be applied without the game's state."""


class Saved(msgspec.Struct, frozen=True):
    """The stored form of a table. The state of its game is encoded by the game's codec.

    The stored names are written out, so that an attribute can be renamed and stored tables still load
    (docs/storage.md).
    """

    opened: journal.Opened = field(name="opened")
    seats: dict[int, dict[str, Any]] = field(name="seats")
    closed: journal.Closed | None = field(name="closed")
    held: dict[int, str] = field(name="held")
    ahead: dict[int, str] = field(name="ahead")
    chat: tuple[journal.Chatted, ...] = field(name="chat")
    commands: dict[str, tuple[str, ...]] = field(name="commands")
    plain: dict[str, Any] = field(name="plain")
    numbers: dict[str, int] = field(name="numbers")
    state: Any = field(name="state")
    holders: tuple[Holder, ...] = field(default=(), name="holders")
    claims: dict[int, Claim] = field(default_factory=dict, name="claims")
    notices: tuple[Notice, ...] = field(default=(), name="notices")
    then: dict[int, tuple[str, str]] = field(default_factory=dict, name="then")
    back: tuple[int, int, str, Any, bool, frozenset[int], bool] | None = field(default=None, name="back")
    moment_asked: frozenset[int] = field(default=frozenset(), name="moment_asked")
    moments_spent: dict[int, int] = field(default_factory=dict, name="moments_spent")
    lates: dict[int, int] = field(default_factory=dict, name="lates")
    wishes: dict[int, frozenset[str]] = field(default_factory=dict, name="wishes")
    post: CorrespondenceState = field(default=CorrespondenceState(), name="post")
    floor: Floor | None = field(default=None, name="floor")
    chat_places: tuple[int, ...] = field(default=(), name="chat_places")


def save_snapshot(table: Table, numbers: dict[int | None, int]) -> Rows:
    """SQL statement that stores the table's current state, with the current rules version."""
    return SAVES, [(table.id, table.seq, table.game.rules_version, pack(table, numbers))]


def pack(table: Table, numbers: dict[int | None, int]) -> bytes:
    notation, back = table.game.notation, table.back
    saved = Saved(
        table.opened,
        {seat: {name: getattr(held, part) for name, part in SEAT.items()} for seat, held in table.seats.items()},
        table.closed,
        {seat: notation.print(action) for seat, action in table.held.items()},
        {seat: notation.print(action) for seat, action in table.ahead.items()},
        table.chat,
        table.commands,
        {name: getattr(table, part) for name, part in PLAIN.items()},
        {str(key or 0): n for key, n in numbers.items()},
        table.game.codec.save(table.g),
        table.holders,
        table.claims,
        table.notices,
        {seat: (notation.print(done), notation.print(answer)) for seat, (done, answer) in table.then.items()},
        None if back is None else _saved_back(table, back),
        *(getattr(table, part) for part in WAITING.values()),
    )
    return gzip.compress(msgspec.json.encode(saved), 1, mtime=0)


def _saved_back(table: Table, back: Takeback) -> Any:
    consent = back.proposed, back.agreed, back.stays
    return back.seat, back.seq, back.action, table.game.codec.save(back.g), *consent


def unpack(body: bytes, table: Table) -> tuple[Table, dict[int | None, int]]:
    """Fills this empty table from a snapshot; returns it and its streams' numbers. May raise any exception."""
    saved = msgspec.json.decode(gzip.decompress(body) if body.startswith(PACKED) else body, type=Saved)
    table.opened, table.closed = saved.opened, saved.closed
    table.game = find(saved.opened.game)
    table.g = table.game.codec.load(saved.state)
    notation = table.game.notation
    table.seats = {
        seat: Seat(**{SEAT[name]: part for name, part in parts.items()}) for seat, parts in saved.seats.items()
    }
    table.held = {seat: notation.read(action) for seat, action in saved.held.items()}
    table.ahead = {seat: notation.read(action) for seat, action in saved.ahead.items()}
    table.then = {seat: (notation.read(done), notation.read(answer)) for seat, (done, answer) in saved.then.items()}
    table.chat, table.commands = saved.chat, saved.commands
    table.holders, table.claims, table.notices = saved.holders, saved.claims, saved.notices
    if saved.back is not None:
        seat, seq, action, state, proposed, agreed, stays = saved.back
        table.back = Takeback(seat, seq, action, table.game.codec.load(state), proposed, agreed, stays)
    for name, part in WAITING.items():
        setattr(table, part, getattr(saved, name))
    for name in saved.plain.keys() & PLAIN.keys():
        setattr(table, PLAIN[name], saved.plain[name])
    table.asks = {int(seat): when for seat, when in table.asks.items()}
    table.phase_passes = {int(seat): phase for seat, phase in table.phase_passes.items()}
    table.orders = {int(seat): tuple(orders) for seat, orders in saved.plain["orders"].items()}
    numbers = {int(key) or None: n for key, n in saved.numbers.items()}
    if None in numbers:  # version 0.1 had no such stream; it continues the spectators' numbers
        numbers.setdefault(streams.APART, numbers[None])
    return table, numbers


def lacks_seating(table: Table) -> bool:
    """True if the snapshot comes from version 0.1, which stored neither the holders of seats nor the journal entry
    since which a seat is held.

    A later version may have stored such a table again; the entry of each seat is then still 0.
    """
    return table.started and (not table.holders or any(not (s.open or s.since) for s in table.seats.values()))


def recall_seating(table: Table, entries: list[Entry]) -> None:
    """Restores from the journal who has held the seats, and since which journal entry."""
    again = Table(table.id, table.seed, table.opened, table.game, table.game.begin(table.g.rules))
    again.seats = dict.fromkeys(table.seats, Seat())
    for entry in entries:
        if entry.seq <= table.seq and isinstance(entry.fact, SEATING):
            again.apply(entry)
    table.holders = table.holders or again.holders
    table.seats = {seat: replace(held, since=again.seats[seat].since) for seat, held in table.seats.items()}
