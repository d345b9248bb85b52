"""What a host sees of his hall: the tables and the people, and nothing that anybody keeps to himself.

He may sit at one of these tables. So when a table last moved is when something happened there that everybody was told:
an answer that is sealed, or said ahead, leaves no trace here.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from msgspec.inspect import StructType, type_info

from presidium.table.file import BANS, CLOCK, JOURNAL, PEOPLE, PLACES, TABLES, TOKENS, UNFINISHED
from presidium.table.journal import SECRET, decode_fact
from presidium.table.statements import told_in
from presidium.table.store import Store

SEALED: Final = tuple(info.tag for info in map(type_info, SECRET.__args__) if isinstance(info, StructType))
MOST: Final = 500


def when(moment: float | None) -> str:
    return "-" if moment is None else datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


class TableLine(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    status: str
    seats: int
    people: int
    """How many have sat there, or made it."""
    pace: str
    since: float
    moved: float

    def told(self) -> dict[str, str | int]:
        """What the words for it want to know."""
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
    """To the hour."""
    tables: int
    """Where he is and that are not over."""
    banned: bool

    def told(self) -> dict[str, str | int]:
        return {
            "id": self.id,
            "name": self.name,
            "since": when(self.since),
            "seen": when(self.seen),
            "tables": self.tables,
            "banned": "yes" if self.banned else "no",
        }


def standing(store: Store, finished: bool = True) -> dict[str, int]:
    """How many tables stand how, in memory or not: that they are there tells of nobody that he has answered."""
    query = sql.select(TABLES.c.status, sql.func.count().label("n")).group_by(TABLES.c.status)
    return {row.status: row.n for row in store.all(query if finished else query.where(UNFINISHED))}


def tables(store: Store, finished: bool = False) -> list[TableLine]:
    """Those that are not over, or else those that are, the latest first."""
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
    query = query.where(sql.not_(UNFINISHED) if finished else UNFINISHED).order_by(TABLES.c.moved.desc()).limit(MOST)
    ahead, lines = _ahead(store), []
    for row in store.all(query):
        opened: Any = decode_fact(row.fact)
        said = row.status, opened.seats, row.people, opened.tempo.pace, row.since, row.moved + ahead
        lines.append(TableLine(row.id, row.game, opened.title, *said))
    return lines


def _ahead(store: Store) -> float:
    """By how much the clock on the wall is ahead of the one that journals are written by."""
    row = store.one(sql.select(CLOCK).order_by(CLOCK.c.id).limit(1))
    return 0.0 if row is None else float(row.wall - row.house)


def people(store: Store) -> list[PersonLine]:
    """The latest first."""
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
        for row in store.all(query.order_by(PEOPLE.c.since.desc()).limit(MOST))
    ]
