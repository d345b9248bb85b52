"""How much people may have: tables that are not over, and what is written at one beside its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table import journal
from presidium.table.file import JOURNAL, PLACES, TABLES, UNFINISHED
from presidium.table.journal import Fact
from presidium.table.limits import Limits
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall

REMEMBERED: Final = 10_000


class Made:
    """Who has made which tables that are not over. Of addresses only this process knows: they are not written down."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._from: dict[str, set[str]] = {}

    def must_have_room(self, address: str, person: str) -> None:
        limits, store = self.hall.limits, self.hall.store
        if len(store.all(made_by(person))) >= limits.unfinished:
            raise Refused(refusal("too-many-tables", most=int(limits.unfinished)))
        here = self._from.get(address, set())
        if len(here) >= limits.address_unfinished:
            self._from[address] = {row.id for row in store.all(among(here))}
            if len(self._from[address]) >= limits.address_unfinished:
                raise Refused(refusal("too-many-tables-here", most=int(limits.address_unfinished)))

    def note(self, address: str, table: str) -> None:
        if len(self._from) >= REMEMBERED:
            self._from.pop(next(iter(self._from)))
        self._from.setdefault(address, set()).add(table)


def made_by(person: str) -> Any:
    first = sql.and_(JOURNAL.c.table_id == TABLES.c.id, JOURNAL.c.seq == 1)
    query = sql.select(TABLES.c.id).join(PLACES, PLACES.c.table_id == TABLES.c.id).join(JOURNAL, first)
    return query.where(PLACES.c.person == person, UNFINISHED, JOURNAL.c.by == person)


def among(tables: Iterable[str]) -> Any:
    return sql.select(TABLES.c.id).where(TABLES.c.id.in_(tuple(tables)), UNFINISHED)


def must_fit(table: Table, facts: Iterable[Fact], person: str, limits: Limits) -> None:
    """Refused if somebody writes without end; answers always fit.

    What a seat keeps to itself counts for its person alone: else others could feel that somebody has written.
    """
    for fact in facts:
        size = table.beside(fact)
        if isinstance(fact, journal.Chatted):
            _must_be_heard(table, fact, limits)
        if size and table.written.get(person, 0) + size > limits.person_bytes:
            raise Refused(refusal("enough-written"))
        if size and not isinstance(fact, journal.SECRET) and table.published + size > limits.table_bytes:
            raise Refused(refusal("table-is-full"))


def _must_be_heard(table: Table, line: journal.Chatted, limits: Limits) -> None:
    """Those who watch cannot silence those who play."""
    alike = sum((other.seat is None) == (line.seat is None) for other in table.chat)
    if alike >= limits.chat_lines:
        raise Refused(refusal("chat-is-full"))
