"""Everything of mine in one file: what is kept of a person, what he did and said, and nothing of anybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql

from presidium import __version__
from presidium.table import journal, streams, wire
from presidium.table.file import (
    ENDINGS,
    FORGETTING,
    JOURNAL,
    LINKS,
    OTHERS,
    PEOPLE,
    PLACES,
    REPORTS,
    RESULTS,
    TABLES,
    TOKENS,
    metadata,
)
from presidium.table.journal import Entry
from presidium.table.letters.people import Export, ExportedTable
from presidium.table.others import other_info
from presidium.table.people import Person

if TYPE_CHECKING:
    from presidium.table.hall import Hall

FORM: Final = 1
"""Goes up when a part has another name, or another meaning."""
APART: Final = (journal.Opened, journal.Sat, journal.Compared)
"""What has a part of its own, since a table that he opened may hold secrets of the game it began in; and what tells of
the house's clock, not of him."""
SECRET: Final = frozenset({"hash", "secret", "key", "keys", "code", "stop", "person"})
"""Columns that are no use to anybody but the house, or would be of use to whoever finds the file."""
TOLD_ELSEWHERE: Final = (TOKENS, PLACES, RESULTS, OTHERS, REPORTS)
"""They have a part of their own."""
LEFT_OUT: Final = {
    LINKS: "a link that waits is as good as a token",
    FORGETTING: "whoever stands there is nobody any more",
}
BESIDES: Final = tuple(
    table
    for table in metadata.sorted_tables
    if "person" in table.c and table not in TOLD_ELSEWHERE and table not in LEFT_OUT
)
"""Whatever else lies under a person's name in the file."""


def export(hall: Hall, person: Person) -> Export:
    """All of it, as it stands."""
    store, me = hall.store, person.id
    since = store.one(sql.select(PEOPLE.c.since).where(PEOPLE.c.id == me)).since
    devices = tuple(
        {"kind": each.kind, "since": each.since, "seen": each.seen, "only": each.only}
        for each in hall.people.devices(person)
    )
    besides = {table.name: rows for table in BESIDES if (rows := _rows(hall, table, me))}
    reports = sql.select(REPORTS).where(REPORTS.c.person == me).order_by(REPORTS.c.id)
    return Export(
        FORM,
        __version__,
        hall.wall(),
        person.name,
        since,
        devices,
        besides,
        tuple(other_info(row) for row in hall.others.of(me)),
        tuple(
            {"at": row.since, "table": row.table_id, "seat": row.seat, "said": row.said}
            | {"reason": row.reason, "words": row.words}
            for row in store.all(reports)
        ),
        tuple(_table(hall, row, me) for row in store.all(_my_tables(me))),
    )


def _rows(hall: Hall, table: sql.Table, person: str) -> list[dict[str, Any]]:
    columns = [column for column in table.c if not SECRET & set(column.name.split("_"))]
    rows = hall.store.all(sql.select(*columns).where(table.c.person == person))
    return [{column.name: _plain(value) for column, value in zip(columns, row, strict=True)} for row in rows]


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value


def _my_tables(person: str) -> Any:
    talked = sql.select(JOURNAL.c.table_id).where(JOURNAL.c.by == person)
    sat = sql.select(PLACES.c.table_id).where(PLACES.c.person == person)
    query = sql.select(TABLES, ENDINGS.c.outcome).join(ENDINGS, ENDINGS.c.table_id == TABLES.c.id, isouter=True)
    return query.where(TABLES.c.id.in_(sat.union(talked))).order_by(TABLES.c.since)


def _table(hall: Hall, row: Any, person: str) -> ExportedTable:
    entries = hall.store.journal(row.id)
    opened = entries[0].fact if entries else None
    results = sql.select(RESULTS).where(RESULTS.c.table_id == row.id, RESULTS.c.person == person)
    return ExportedTable(
        row.id,
        row.game,
        opened.title if isinstance(opened, journal.Opened) and opened.host == person else "",
        row.status,
        row.since,
        isinstance(opened, journal.Opened) and opened.host == person,
        _sat(entries, person),
        tuple(_done(each) for each in entries if each.by == person and not isinstance(each.fact, APART)),
        tuple(
            {"seat": each.seat, "won": None if each.won is None else bool(each.won), "deeds": _raw(each.deeds)}
            for each in hall.store.all(results)
        ),
        _raw(row.outcome),
    )


def _sat(entries: Sequence[Entry], person: str) -> tuple[dict[str, Any], ...]:
    facts = [(entry.at, entry.fact) for entry in entries]
    his = [(at, fact) for at, fact in facts if isinstance(fact, journal.Sat) and fact.person == person]
    return tuple({"at": at, "seat": fact.seat, "name": fact.name} for at, fact in his)


def _done(entry: Entry) -> dict[str, Any]:
    """What he did, by the journal's words for it, but for who he is: he knows."""
    told = msgspec.json.decode(journal.encode(entry.fact))
    return {"at": entry.at, **{name: value for name, value in told.items() if name != "person"}}


def _raw(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def known_now(hall: Hall, id: str, person: str) -> tuple[Any, ...]:
    """What each of his seats may know of a game that goes on, as its own stream would say it."""
    table, numbers = hall.seen(id)
    return tuple(
        msgspec.Raw(wire.write(streams.hello(table, seat, person, numbers.get(seat, 0), hall.clock())))
        for seat in table.seat_of(person)
    )
