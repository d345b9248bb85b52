"""A table as it stands, so that loading it does not mean playing it again."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sql

from presidium.games import find
from presidium.table import journal
from presidium.table.store import SNAPSHOTS
from presidium.table.table import Seat, Table

PLAIN = (
    *("host", "started", "paused_at", "orders", "next_table"),
    *("rolls", "mix", "question", "asked_at", "seq", "batch", "at"),
)


class Saved(msgspec.Struct, frozen=True):
    """The parts of a table; the state of its game is written by the game's codec."""

    opened: journal.Opened
    seats: dict[int, dict[str, Any]]
    closed: journal.Closed | None
    held: dict[int, str]
    ahead: dict[int, str]
    agreed: list[int]
    chat: tuple[journal.Chatted, ...]
    commands: dict[str, tuple[str, ...]]
    plain: dict[str, Any]
    numbers: dict[str, int]
    state: Any


def save_snapshot(table: Table, numbers: dict[int | None, int]) -> Any:
    """The statement that keeps this table as it stands."""
    notation = table.game.notation
    saved = Saved(
        table.opened,
        {seat: {name: getattr(held, name) for name in Seat.__slots__} for seat, held in table.seats.items()},
        table.closed,
        {seat: notation.print(action) for seat, action in table.held.items()},
        {seat: notation.print(action) for seat, action in table.ahead.items()},
        sorted(table.agreed),
        table.chat,
        table.commands,
        {name: getattr(table, name) for name in PLAIN},
        {str(key or 0): n for key, n in numbers.items()},
        table.game.codec.save(table.g),
    )
    values = {"table_id": table.id, "seq": table.seq, "rules_version": table.opened.rules_version}
    return sql.insert(SNAPSHOTS).prefix_with("OR REPLACE").values(**values, body=msgspec.json.encode(saved))


def load_snapshot(body: bytes, table: Table) -> tuple[Table, dict[int | None, int]]:
    saved = msgspec.json.decode(body, type=Saved)
    table.opened, table.closed = saved.opened, saved.closed
    table.game = find(saved.opened.game)
    table.g = table.game.codec.load(saved.state)
    notation = table.game.notation
    table.seats = {seat: Seat(**parts) for seat, parts in saved.seats.items()}
    table.held = {seat: notation.read(action) for seat, action in saved.held.items()}
    table.ahead = {seat: notation.read(action) for seat, action in saved.ahead.items()}
    table.agreed, table.chat, table.commands = frozenset(saved.agreed), saved.chat, saved.commands
    for name in PLAIN:
        setattr(table, name, saved.plain[name])
    table.orders = {int(seat): tuple(orders) for seat, orders in saved.plain["orders"].items()}
    return table, {int(key) or None: n for key, n in saved.numbers.items()}
