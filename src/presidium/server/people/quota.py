"""Quotas: the unfinished tables of a person, and the bytes that a person writes at a table outside the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.base.limits import Limits
from presidium.server.domain import fact_kinds, journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.storage.store import Store
from presidium.server.storage.tables import JOURNAL, PLACES, TABLES, UNFINISHED

MAX_COUNTED_ADDRESSES: Final = 10_000
"""Maximum number of addresses whose tables are counted."""


class Made:
    """Counts the unfinished tables that each person and each address has made. The counts by address are in this
    process's memory only."""

    def __init__(self, store: Store, limits: Callable[[], Limits]) -> None:
        self.store = store
        self.limits = limits
        self._from: dict[str, set[str]] = {}
        self._whence: dict[str, str] = {}

    async def must_have_room(self, address: str, person: str) -> None:
        limits, store = self.limits(), self.store
        if len(await store.rows(made_by(person))) >= limits.unfinished:
            raise Refused(refusal("too-many-tables", most=int(limits.unfinished)))
        here = self._from.get(address, set())
        if len(here) >= limits.address_unfinished:
            self._from[address] = {row.id for row in await store.rows(among(here))}
            if len(self._from[address]) >= limits.address_unfinished:
                raise Refused(refusal("too-many-tables-here", most=int(limits.address_unfinished)))

    def note(self, address: str, table: str) -> None:
        if len(self._from) >= MAX_COUNTED_ADDRESSES:
            self._from.pop(next(iter(self._from)))
        self._from.setdefault(address, set()).add(table)
        if len(self._whence) >= MAX_COUNTED_ADDRESSES:
            self._whence.pop(next(iter(self._whence)))
        self._whence[table] = address

    def whence(self, table: str) -> str:
        """Returns the IP address that made this table; empty if it was made before a restart or at another worker."""
        return self._whence.get(table, "")


def made_by(person: str) -> Any:
    """SQL query for the unfinished tables that this person has made."""
    first = sql.and_(JOURNAL.c.table_id == TABLES.c.id, JOURNAL.c.seq == 1)
    query = sql.select(TABLES.c.id).join(PLACES, PLACES.c.table_id == TABLES.c.id).join(JOURNAL, first)
    return query.where(PLACES.c.person == person, UNFINISHED, JOURNAL.c.by == person)


def among(tables: Iterable[str]) -> Any:
    """SQL query for the tables among these that are unfinished."""
    return sql.select(TABLES.c.id).where(TABLES.c.id.in_(tuple(tables)), UNFINISHED)


def must_fit(table: Table, facts: Iterable[Fact], person: str, limits: Limits) -> None:
    """Raises Refused if these facts would exceed a quota. Answers to questions are never refused.

    Secret facts count for their person's own quota only, because the table's quota would reveal that somebody has
    written.
    """
    for fact in facts:
        size = table.bytes_outside_game(fact)
        if isinstance(fact, journal.Chatted):
            _must_be_heard(table, fact, limits)
        if size and table.written.get(person, 0) + size > limits.person_bytes:
            raise Refused(refusal("enough-written"))
        if size and not isinstance(fact, fact_kinds.SECRET_FACTS) and table.published + size > limits.table_bytes:
            raise Refused(refusal("table-is-full"))


def _must_be_heard(table: Table, line: journal.Chatted, limits: Limits) -> None:
    """Raises Refused if the chat is full. Separate limits keep spectators from silencing players, and vice versa."""
    alike = sum((other.seat is None) == (line.seat is None) for other in table.chat)
    if alike >= limits.chat_lines:
        raise Refused(refusal("chat-is-full"))
