"""Erases a person: deletes the account at once, then removes the person's name and words from every table.

The transaction that deletes the account also stores that the tables are pending. After a crash the server continues
with these tables at its next start.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sql

from presidium.server.base.names import FORGOTTEN
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.people.repository import held
from presidium.server.storage.statements import put_once
from presidium.server.storage.store import Store
from presidium.server.storage.tables import FORGETTING, JOURNAL, OTHERS, PEOPLE, PLACES, REPORTS, RESULTS, metadata

STAYS: Final = (PLACES, RESULTS, FORGETTING)
"""Database tables that show where a person's traces remain; they are cleared at the end of an erasure."""
OWNED: Final = tuple(table for table in reversed(metadata.sorted_tables) if "person" in table.c and table not in STAYS)
"""Database tables with rows of a person that are deleted at the beginning of an erasure."""


def let_go(person: str, at: float) -> list[Any]:
    """Statements that delete a person's account and record that their name must be removed from tables."""
    return [
        held(person),
        put_once(FORGETTING).values(person=person, since=at),
        *(sql.delete(table).where(table.c.person == person) for table in OWNED),
        sql.delete(OTHERS).where(OTHERS.c.other == person),
        sql.update(REPORTS).where(REPORTS.c.about == person).values(about=None, name=FORGOTTEN, said=""),
        sql.delete(PEOPLE).where(PEOPLE.c.id == person),
    ]


def leaving(table: Table, person: str) -> list[Fact]:
    """Returns facts by which an erased person leaves all seats of a table, withdraws claims to seats, and hands over
    the hosting. If nobody can become host, the table is closed."""
    if table.over:
        return []
    facts: list[Fact] = [journal.Left(seat, "left") for seat in table.seat_of(person)]
    facts += [journal.Unclaimed(seat, "withdrawn") for seat, claim in table.claims.items() if claim.person == person]
    if table.host == person:
        heir = next((held.person for held in table.seats.values() if held.person not in (None, person)), None)
        facts.append(journal.Closed("host") if heir is None else journal.Hosted(heir))
    return facts


def owed(store: Store) -> list[str]:
    """Returns the ids of people whose erasure has begun and is not complete."""
    return [row.person for row in store.all(sql.select(FORGETTING.c.person))]


def tables_of(store: Store, person: str) -> list[str]:
    """Ids of the tables where a person has sat, hosted or chatted."""
    places = sql.select(PLACES.c.table_id).where(PLACES.c.person == person)
    talked = sql.select(JOURNAL.c.table_id).where(JOURNAL.c.by == person)
    return sorted(row.table_id for row in store.all(places.union(talked)))


def forgotten(person: str) -> list[Any]:
    """Statements that end an erasure, after the person's name was removed from every table."""
    return [
        sql.delete(PLACES).where(PLACES.c.person == person),
        sql.update(RESULTS).where(RESULTS.c.person == person).values(person=None, name=FORGOTTEN),
        sql.delete(FORGETTING).where(FORGETTING.c.person == person),
    ]
