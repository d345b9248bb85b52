"""Finds the person whom a file belongs to."""

from __future__ import annotations

import sqlalchemy as sql

from presidium.server.people.repository import Person
from presidium.server.storage.store import Store
from presidium.server.storage.tables import PEOPLE, TOKENS


def newest_visitor(store: Store) -> Person | None:
    """The person who was seen last, or else came last; None if the store has no people."""
    query = sql.select(PEOPLE.c.id, PEOPLE.c.name).join(TOKENS, isouter=True)
    last = (sql.func.coalesce(TOKENS.c.seen, 0).desc(), PEOPLE.c.since.desc(), PEOPLE.c.id)
    found = store.one(query.order_by(*last).limit(1))
    return None if found is None else Person(found.id, found.name)
