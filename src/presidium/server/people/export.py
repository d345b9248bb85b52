"""Exports all data of a person in one file: their stored rows and actions, without data about other people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium import __version__
from presidium.core import Refused, refusal
from presidium.server.domain import journal
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.people.blocklist import Blocklists, other_info
from presidium.server.people.repository import PeopleRepository, Person
from presidium.server.protocol import commands
from presidium.server.protocol.http.people import Export, ExportedTable
from presidium.server.render import streams
from presidium.server.render.outbox import Key
from presidium.server.storage.store import Store
from presidium.server.storage.tables import (
    CHALLENGES,
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

EXPORT_VERSION: Final = 1
"""Version of the export format; it increases when a part of the export changes its name or meaning."""
UNLISTED_FACTS: Final = (journal.Opened, journal.Sat, journal.Compared)
"""Journal facts left out of the export's list of actions. `Opened` may hold secrets of the game, `Sat` has its own part
in the export, and `Compared` concerns the server's clock."""
SECRET_COLUMNS: Final = frozenset({"hash", "secret", "key", "keys", "code", "stop", "person"})
"""Words in names of database columns that are not exported, because a finder of the file could misuse the values."""
TOLD_ELSEWHERE: Final = (TOKENS, PLACES, RESULTS, OTHERS, REPORTS)
"""Database tables whose rows about a person have a part of their own in the export."""
LEFT_OUT: Final = {
    LINKS: "a pending link is as good as a token",
    CHALLENGES: "a challenge expires within minutes",
    FORGETTING: "these people no longer have an account",
}
BESIDES: Final = tuple(
    table
    for table in metadata.sorted_tables
    if "person" in table.c and table not in TOLD_ELSEWHERE and table not in LEFT_OUT
)
"""Database tables whose rows about a person are exported unchanged, except for secret columns."""


def export(
    people: PeopleRepository, others: Blocklists, wall: float, person: Person, tables: Sequence[ExportedTable]
) -> Export:
    """Returns all stored data of a person, with these `tables`. Raises Refused if the person was erased."""
    store, me = people.store, person.id
    known = store.one(sql.select(PEOPLE.c.since).where(PEOPLE.c.id == me))
    if known is None:
        raise Refused(refusal("who-are-you"))
    devices = tuple(
        {"kind": each.kind, "since": each.since, "seen": each.seen, "only": each.only}
        for each in people.devices(person)
    )
    besides = {table.name: rows for table in BESIDES if (rows := _rows(store, table, me))}
    reports = sql.select(REPORTS).where(REPORTS.c.person == me).order_by(REPORTS.c.id)
    return Export(
        EXPORT_VERSION,
        __version__,
        wall,
        person.name,
        known.since,
        devices,
        besides,
        tuple(other_info(row) for row in others.of(me)),
        tuple(
            {"at": row.since, "table": row.table_id, "seat": row.seat, "said": row.said}
            | {"reason": row.reason, "words": row.words}
            for row in store.all(reports)
        ),
        tuple(tables),
    )


def _rows(store: Store, table: sql.Table, person: str) -> list[dict[str, Any]]:
    columns = [column for column in table.c if not SECRET_COLUMNS & set(column.name.split("_"))]
    rows = store.all(sql.select(*columns).where(table.c.person == person))
    return [{column.name: _plain(value) for column, value in zip(columns, row, strict=True)} for row in rows]


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value


def tables_of(store: Store, person: str) -> list[Any]:
    """Returns database rows of the tables where a person has sat or chatted, the oldest table first."""
    talked = sql.select(JOURNAL.c.table_id).where(JOURNAL.c.by == person)
    sat = sql.select(PLACES.c.table_id).where(PLACES.c.person == person)
    query = sql.select(TABLES, ENDINGS.c.outcome).join(ENDINGS, ENDINGS.c.table_id == TABLES.c.id, isouter=True)
    return store.all(query.where(TABLES.c.id.in_(sat.union(talked))).order_by(TABLES.c.since))


def exported(store: Store, row: Any, person: str) -> ExportedTable:
    """Returns the data of a person at one table; `row` comes from `tables_of`."""
    entries = store.journal(row.id)
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
        tuple(_done(each) for each in entries if each.by == person and not isinstance(each.fact, UNLISTED_FACTS)),
        tuple(
            {"seat": each.seat, "won": None if each.won is None else bool(each.won), "deeds": _raw(each.deeds)}
            for each in store.all(results)
        ),
        _raw(row.outcome),
    )


def _sat(entries: Sequence[Entry], person: str) -> tuple[dict[str, Any], ...]:
    facts = [(entry.at, entry.fact) for entry in entries]
    his = [(at, fact) for at, fact in facts if isinstance(fact, journal.Sat) and fact.person == person]
    return tuple({"at": at, "seat": fact.seat, "name": fact.name} for at, fact in his)


def _done(entry: Entry) -> dict[str, Any]:
    """Returns a person's action as it stands in the journal, without the person's id."""
    told = msgspec.json.decode(journal.encode(entry.fact))
    return {"at": entry.at, **{name: value for name, value in told.items() if name != "person"}}


def _raw(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def known_now(table: Table, numbers: Mapping[Key, int], now: float, person: str) -> tuple[Any, ...]:
    """Returns all that a person may know of a running game: the first message of each of their seats' streams."""
    return tuple(
        msgspec.Raw(commands.write(streams.hello(table, seat, person, numbers.get(seat, 0), now)))
        for seat in table.seat_of(person)
    )
