"""Lists of tables, by their ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sql

from presidium.server.storage.store import Store
from presidium.server.storage.tables import PLACES, TABLES, UNFINISHED


def listed(store: Store) -> list[str]:
    """Ids of the unfinished public tables, the newest first, at most 100."""
    query = sql.select(TABLES.c.id).where(TABLES.c.listed == 1, UNFINISHED)
    return [row.id for row in store.all(query.order_by(TABLES.c.since.desc()).limit(100))]


def places_of(store: Store, person: str) -> list[str]:
    """Ids of the last 100 tables at which this person has sat or that they created."""
    query = sql.select(TABLES.c.id).join(PLACES, PLACES.c.table_id == TABLES.c.id)
    query = query.where(PLACES.c.person == person).order_by(TABLES.c.moved.desc()).limit(100)
    return [row.id for row in store.all(query)]


def unfinished_of(store: Store, person: str, most: int) -> dict[str, float]:
    """Ids of the unfinished tables this person has sat at or made, the newest first, with the time each was made."""
    query = sql.select(TABLES.c.id, TABLES.c.since).join(PLACES, PLACES.c.table_id == TABLES.c.id)
    query = query.where(PLACES.c.person == person, UNFINISHED).order_by(TABLES.c.since.desc()).limit(most)
    return {row.id: row.since for row in store.all(query)}


def acting(store: Store, until: float | None) -> list[str]:
    """Ids of the tables that act by themselves until this time, the earliest first; None: at any time."""
    soon = TABLES.c.wakes.isnot(None) if until is None else TABLES.c.wakes <= until
    return [row.id for row in store.all(sql.select(TABLES.c.id).where(soon).order_by(TABLES.c.wakes))]


def new_table(row: dict[str, Any], today: float, people: Iterable[str]) -> list[Any]:
    """The statements that store a new table, and that these people belong to it."""
    return [
        sql.insert(TABLES).values(**row, status="open", since=today, moved=today),
        *(sql.insert(PLACES).values(table_id=row["id"], person=person) for person in sorted(people)),
    ]
