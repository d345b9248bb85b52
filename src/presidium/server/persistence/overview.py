"""Lists of tables and people for the host, without any player's secrets.

The host may play at one of these tables. So a table's last activity counts public changes only; sealed answers and
answers given ahead do not show.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from msgspec.inspect import StructType, type_info

from presidium.server.domain.fact_kinds import SECRET_FACTS
from presidium.server.domain.journal import decode_fact
from presidium.server.storage.statements import told_in
from presidium.server.storage.store import Store
from presidium.server.storage.tables import BANS, CLOCK, JOURNAL, PEOPLE, PLACES, REPORTS, TABLES, TOKENS, UNFINISHED

SEALED: Final = tuple(info.tag for info in map(type_info, SECRET_FACTS.__args__) if isinstance(info, StructType))
MAX_ROWS: Final = 500


def when(moment: float | None) -> str:
    return "-" if moment is None else datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


class TableLine(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    status: str
    seats: int
    people: int
    """Number of people who have sat at the table or created it."""
    pace: str
    since: float
    moved: float

    def told(self) -> dict[str, str | int]:
        """Returns the values that a translated line of text about this table needs."""
        return {
            "id": self.id,
            "game": self.game,
            "status": self.status,
            "seats": self.seats,
            "people": self.people,
            "pace": self.pace,
            "moved": when(self.moved),
        }


class PersonLine(msgspec.Struct, frozen=True):
    id: str
    name: str
    since: float
    seen: float | None
    """Time of the person's last request, rounded down to the hour; None if no device is signed in."""
    tables: int
    """Number of this person's tables that are not over."""
    banned: bool

    def told(self) -> dict[str, str | int]:
        return {
            "id": self.id,
            "name": self.name,
            "since": when(self.since),
            "seen": when(None if self.seen is None else max(self.seen, self.since)),  # `seen` is rounded down
            "devices": "no" if self.seen is None else "yes",
            "tables": self.tables,
            "banned": "yes" if self.banned else "no",
        }


class ReportLine(msgspec.Struct, frozen=True):
    """A report by one person about another."""

    number: int
    since: float
    by: str
    """Name of the reporting person; "?" if their account was deleted."""
    name: str
    table: str
    seat: int
    """Number of the reported person's seat; 0 for a spectator."""
    question: int
    said: str
    reason: str
    words: str


def reports(store: Store) -> list[ReportLine]:
    """Returns reports that the host has not dealt with, oldest first."""
    query = sql.select(REPORTS, PEOPLE.c.name.label("by")).join(PEOPLE, PEOPLE.c.id == REPORTS.c.person, isouter=True)
    return [
        ReportLine(
            *(row.id, row.since, row.by or "?", row.name, row.table_id, row.seat or 0),
            *(row.question, row.said, row.reason, row.words),
        )
        for row in store.all(query.order_by(REPORTS.c.id).limit(MAX_ROWS))
    ]


def people_count(store: Store) -> int:
    return int(store.one(sql.select(sql.func.count(PEOPLE.c.id)))[0])


def standing(store: Store, finished: bool = True) -> dict[str, int]:
    """Returns the number of tables by status. The status is public, so the counts reveal no secret answer."""
    query = sql.select(TABLES.c.status, sql.func.count().label("n")).group_by(TABLES.c.status)
    return {row.status: row.n for row in store.all(query if finished else query.where(UNFINISHED))}


def tables(store: Store, finished: bool = False) -> list[TableLine]:
    """Returns unfinished tables (finished ones if `finished` is true), the latest activity first."""
    told = sql.alias(JOURNAL)
    moved = sql.select(sql.func.max(told.c.at)).where(
        told.c.table_id == TABLES.c.id, told_in(told.c.fact, "type").not_in(SEALED)
    )
    here = sql.select(sql.func.count()).where(PLACES.c.table_id == TABLES.c.id)
    first = sql.and_(JOURNAL.c.table_id == TABLES.c.id, JOURNAL.c.seq == 1)
    query = sql.select(
        *(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.since, JOURNAL.c.fact),
        moved.correlate(TABLES).scalar_subquery().label("moved"),
        here.correlate(TABLES).scalar_subquery().label("people"),
    ).join(JOURNAL, first)
    query = (
        query.where(sql.not_(UNFINISHED) if finished else UNFINISHED).order_by(TABLES.c.moved.desc()).limit(MAX_ROWS)
    )
    ahead, lines = _ahead(store), []
    for row in store.all(query):
        opened: Any = decode_fact(row.fact)
        said = row.status, opened.seats, row.people, opened.tempo.pace, row.since, row.moved + ahead
        lines.append(TableLine(row.id, row.game, opened.title, *said))
    return lines


def _ahead(store: Store) -> float:
    """Returns the seconds by which the wall clock is ahead of the server clock, which journals use."""
    row = store.one(sql.select(CLOCK).order_by(CLOCK.c.id).limit(1))
    return 0.0 if row is None else float(row.wall - row.house)


def people(store: Store) -> list[PersonLine]:
    """Returns all people for the host's list, newest first."""
    going = sql.select(sql.func.count()).join(TABLES, TABLES.c.id == PLACES.c.table_id)
    going = going.where(PLACES.c.person == PEOPLE.c.id, UNFINISHED).correlate(PEOPLE)
    seen = sql.select(sql.func.max(TOKENS.c.seen)).where(TOKENS.c.person == PEOPLE.c.id).correlate(PEOPLE)
    query = sql.select(
        *(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.since),
        seen.scalar_subquery().label("seen"),
        going.scalar_subquery().label("tables"),
        BANS.c.person.is_not(None).label("banned"),
    ).join(BANS, BANS.c.person == PEOPLE.c.id, isouter=True)
    return [
        PersonLine(row.id, row.name, row.since, row.seen, row.tables, bool(row.banned))
        for row in store.all(query.order_by(PEOPLE.c.since.desc()).limit(MAX_ROWS))
    ]
