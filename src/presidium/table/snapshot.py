"""A table as it stands, so that loading it does not mean playing it again. What is lost here the journal has still."""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec

from presidium.games import find
from presidium.table import journal, streams
from presidium.table.back import Back
from presidium.table.file import SNAPSHOTS
from presidium.table.journal import Entry
from presidium.table.notices import Notice
from presidium.table.post import Post
from presidium.table.seats import Claim, Holder, Holders, Seat
from presidium.table.statements import Rows, put
from presidium.table.table import Table

SAVES: Final = put(SNAPSHOTS)
PLAIN: Final = (
    *("host", "started", "paused_at", "orders", "asks", "next_table"),
    *("rolls", "mix", "question", "asked_at", "seq", "batch", "at"),
    *("written", "published", "undone", "moment", "telling"),
)


WAITING: Final = ("moment_asked", "moments_spent", "lates", "wishes", "post")
"""What has to do with waiting for people."""
PACKED: Final = b"\x1f\x8b"
"""How gzip begins, which also notices damage; up to version 0.1 the parts were written as they are."""
SEATING: Final = (
    journal.Sat,
    journal.Filled,
    journal.Left,
    journal.Started,
    journal.Minded,
    journal.Agreed,
    journal.Closed,
)
"""Facts that say who sits where; they need no game."""


class Saved(msgspec.Struct, frozen=True):
    """The parts of a table; the state of its game is written by the game's codec.

    All names in here, those of classes too, are written on people's disks (docs/storage.md).
    """

    opened: journal.Opened
    seats: dict[int, dict[str, Any]]
    closed: journal.Closed | None
    held: dict[int, str]
    ahead: dict[int, str]
    chat: tuple[journal.Chatted, ...]
    commands: dict[str, tuple[str, ...]]
    plain: dict[str, Any]
    numbers: dict[str, int]
    state: Any
    holders: tuple[Holder, ...] = ()
    claims: dict[int, Claim] = {}
    notices: tuple[Notice, ...] = ()
    then: dict[int, tuple[str, str]] = {}
    back: tuple[int, int, str, Any, bool, frozenset[int], bool] | None = None
    moment_asked: frozenset[int] = frozenset()
    moments_spent: dict[int, int] = {}
    lates: dict[int, int] = {}
    wishes: dict[int, frozenset[str]] = {}
    post: Post = Post()


def save_snapshot(table: Table, numbers: dict[int | None, int]) -> Rows:
    """The statement that keeps this table as it stands, by the rules of today."""
    return SAVES, [(table.id, table.seq, table.game.rules_version, pack(table, numbers))]


def pack(table: Table, numbers: dict[int | None, int]) -> bytes:
    notation, back = table.game.notation, table.back
    saved = Saved(
        table.opened,
        {seat: {name: getattr(held, name) for name in Seat.__slots__} for seat, held in table.seats.items()},
        table.closed,
        {seat: notation.print(action) for seat, action in table.held.items()},
        {seat: notation.print(action) for seat, action in table.ahead.items()},
        table.chat,
        table.commands,
        {name: getattr(table, name) for name in PLAIN},
        {str(key or 0): n for key, n in numbers.items()},
        table.game.codec.save(table.g),
        table.holders,
        table.claims,
        table.notices,
        {seat: (notation.print(done), notation.print(answer)) for seat, (done, answer) in table.then.items()},
        None if back is None else _saved_back(table, back),
        *(getattr(table, name) for name in WAITING),
    )
    return gzip.compress(msgspec.json.encode(saved), 1, mtime=0)


def _saved_back(table: Table, back: Back) -> Any:
    consent = back.proposed, back.agreed, back.stays
    return back.seat, back.seq, back.action, table.game.codec.save(back.g), *consent


def unpack(body: bytes, table: Table) -> tuple[Table, dict[int | None, int]]:
    """Fill an empty table, and say how far its streams have come. Anything may be wrong with what lay on a disk."""
    saved = msgspec.json.decode(gzip.decompress(body) if body.startswith(PACKED) else body, type=Saved)
    table.opened, table.closed = saved.opened, saved.closed
    table.game = find(saved.opened.game)
    table.g = table.game.codec.load(saved.state)
    notation = table.game.notation
    table.seats = {seat: Seat(**parts) for seat, parts in saved.seats.items()}
    table.held = {seat: notation.read(action) for seat, action in saved.held.items()}
    table.ahead = {seat: notation.read(action) for seat, action in saved.ahead.items()}
    table.then = {seat: (notation.read(done), notation.read(answer)) for seat, (done, answer) in saved.then.items()}
    table.chat, table.commands = saved.chat, saved.commands
    table.holders, table.claims, table.notices = saved.holders, saved.claims, saved.notices
    if saved.back is not None:
        seat, seq, action, state, proposed, agreed, stays = saved.back
        table.back = Back(seat, seq, action, table.game.codec.load(state), proposed, agreed, stays)
    for name in WAITING:
        setattr(table, name, getattr(saved, name))
    for name in saved.plain.keys() & set(PLAIN):
        setattr(table, name, saved.plain[name])
    table.asks = {int(seat): when for seat, when in table.asks.items()}
    table.orders = {int(seat): tuple(orders) for seat, orders in saved.plain["orders"].items()}
    numbers = {int(key) or None: n for key, n in saved.numbers.items()}
    if None in numbers:  # version 0.1 had no such stream: it has come no further
        numbers.setdefault(streams.APART, numbers[None])
    return table, numbers


def recalled(table: Table, entries: list[Entry]) -> Holders:
    """Who has held a seat, where a snapshot does not say because it is older than the question: the journal knows."""
    again = Table(table.id, table.seed, table.opened, table.game, table.game.begin(table.g.rules))
    again.seats = dict.fromkeys(table.seats, Seat())
    for entry in entries:
        if entry.seq <= table.seq and isinstance(entry.fact, SEATING):
            again.apply(entry)
    return again.holders
