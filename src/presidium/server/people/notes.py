"""Stores the notes that people keep for themselves at a table. Only their author can read them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Player
from presidium.server.people.repository import held
from presidium.server.protocol.http.people import Note
from presidium.server.storage.statements import once, put
from presidium.server.storage.store import Store
from presidium.server.storage.tables import NOTES, PEOPLE
from presidium.text.plain import plain

MAX_BYTES: Final = 16_000
"""Maximum size of one person's notes in one seat, in bytes, subjects included."""


class Notebooks:
    """The notes of all people. They live in the database alone, so that every worker process has the same ones."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str, table: str, seat: Player) -> tuple[Note, ...]:
        query = sql.select(NOTES.c.subject, NOTES.c.text).where(*_mine(person, table, seat))
        return tuple(Note(*row) for row in sorted(map(tuple, self.store.all(query))))

    async def put(self, person: str, table: str, seat: Player, notes: Iterable[Note]) -> None:
        """Stores these notes and deletes those without text; others stay. Raises Refused above the maximum size.

        The write takes the same time as every other one, so that nobody can feel that somebody writes.
        """
        await self.store.written(
            held(person),
            *(_written(person, table, seat, note.subject, plain(note.text)) for note in notes),
            _must_fit(person, table, seat),
        )


def _mine(person: str, table: str, seat: Player) -> tuple[Any, ...]:
    return NOTES.c.person == person, NOTES.c.table_id == table, NOTES.c.seat == seat


def _written(person: str, table: str, seat: Player, subject: str, text: str) -> Any:
    if not text:
        return sql.delete(NOTES).where(*_mine(person, table, seat), NOTES.c.subject == subject)
    size = len(subject.encode()) + len(text.encode())
    return put(NOTES).values(person=person, table_id=table, seat=seat, subject=subject, text=text, bytes=size)


def _must_fit(person: str, table: str, seat: Player) -> Any:
    """Statement that is refused if the notes are too large now; then the whole transaction is rolled back."""
    size = sql.select(sql.func.coalesce(sql.func.sum(NOTES.c.bytes), 0)).where(*_mine(person, table, seat))
    fits = sql.update(PEOPLE).where(PEOPLE.c.id == person, size.scalar_subquery() <= MAX_BYTES)
    return once(fits.values(name=PEOPLE.c.name), "enough-noted", most=MAX_BYTES)
