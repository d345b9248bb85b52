"""To be forgotten: whoever asks for it is nobody at once, and his name and words go from every table.

The first is one transaction, and leaves a note that the rest is owed; a server that dies in between goes on with it
after the next start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from presidium.core import Refused
from presidium.table import journal
from presidium.table.disk import FAILS, is_trouble
from presidium.table.file import FORGETTING, JOURNAL, OTHERS, PEOPLE, PLACES, REPORTS, RESULTS, metadata
from presidium.table.journal import Fact
from presidium.table.names import FORGOTTEN
from presidium.table.people import Person
from presidium.table.room import Room
from presidium.table.statements import put_once
from presidium.table.store import Store
from presidium.table.table import Table
from presidium.table.traces import taken_out
from presidium.table.workers import Elsewhere

if TYPE_CHECKING:
    from presidium.table.hall import Hall

log = logging.getLogger("presidium.table")

STAYS: Final = (PLACES, RESULTS, FORGETTING)
"""What tells where there is still something to take out; it goes last."""
OWNED: Final = tuple(table for table in reversed(metadata.sorted_tables) if "person" in table.c and table not in STAYS)
"""Whatever lies under a person's name in the file."""


def let_go(person: str, at: float) -> list[Any]:
    """The statements after which nobody is this person any more."""
    return [
        put_once(FORGETTING).values(person=person, since=at),
        *(sql.delete(table).where(table.c.person == person) for table in OWNED),
        sql.delete(OTHERS).where(OTHERS.c.other == person),
        sql.update(REPORTS).where(REPORTS.c.about == person).values(about=None, name=FORGOTTEN, said=""),
        sql.delete(PEOPLE).where(PEOPLE.c.id == person),
    ]


def leaving(table: Table, person: str) -> list[Fact]:
    """He gets up wherever he sits, and somebody else hosts; a table that is nobody's then is closed."""
    if table.over:
        return []
    facts: list[Fact] = [journal.Left(seat, "left") for seat in table.seat_of(person)]
    facts += [journal.Unclaimed(seat, "withdrawn") for seat, claim in table.claims.items() if claim.person == person]
    if table.host == person:
        heir = next((held.person for held in table.seats.values() if held.person not in (None, person)), None)
        facts.append(journal.Closed("host") if heir is None else journal.Hosted(heir))
    return facts


class Forgetting:
    """Who is to be forgotten, until he is."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.afterwards: list[Callable[[], None]] = []
        """What else may have kept something of him, and lets it go."""

    @property
    def store(self) -> Store:
        return self.hall.store

    async def forget(self, person: Person) -> int:
        """When this returns, nothing in the file names him; at how many tables he was."""
        await self.store.written(*let_go(person.id, self.hall.wall()), *self.store.tell("person", person.id))
        self.hall.people.lose(person.id)
        return await self._take_out(person.id)

    async def catch_up(self) -> None:
        """Those whose forgetting was cut short."""
        for row in self.store.all(sql.select(FORGETTING.c.person)):
            await self._take_out(row.person)

    async def _take_out(self, person: str) -> int:
        tables = await self.hall.aside(self._tables, person)
        for id in tables:
            await self._wherever(id, person)
        await self.store.written(
            sql.delete(PLACES).where(PLACES.c.person == person),
            sql.update(RESULTS).where(RESULTS.c.person == person).values(person=None, name=FORGOTTEN),
            sql.delete(FORGETTING).where(FORGETTING.c.person == person),
            *self.store.tell("forgot"),
            evenly=False,
        )
        for forget in self.afterwards:
            forget()
        await self.hall.aside(self.store.sweep)
        return len(tables)

    def _tables(self, person: str) -> list[str]:
        """Where he has sat, or hosted, or only talked."""
        places = sql.select(PLACES.c.table_id).where(PLACES.c.person == person)
        talked = sql.select(JOURNAL.c.table_id).where(JOURNAL.c.by == person)
        return sorted(row.table_id for row in self.store.all(places.union(talked)))

    async def _wherever(self, id: str, person: str) -> None:
        """Whoever has the table does it; where he does not answer it stays owed."""
        try:
            await self.at(id, person)
        except Elsewhere:
            inside, owners = self.hall.inside, self.hall.elsewhere([id])
            if inside is not None and not (owners and await inside.ask(owners[id], "forget", id, person=person)):
                raise Refused(FAILS) from None

    async def at(self, id: str, person: str) -> None:
        """From one table, which is ours."""
        room = self._room(id)
        if room is not None:
            await room.change(lambda _: leaving(room.newest, person), person)
        async with self.hall.archivist.writing:  # or what is being told again just now would be kept with his name
            if room is None:
                await self._written(id, person)
                return
            async with room.lock:
                await room.landed()
                if await self._written(id, person):
                    room.renew()

    def _room(self, id: str) -> Room | None:
        """None where it cannot be loaded; what is written down of it can be changed all the same."""
        try:
            return self.hall.room(id)
        except Elsewhere:
            raise
        except Exception as error:
            if is_trouble(error):
                raise
            if not isinstance(error, Refused):
                log.error("a table could not be loaded: %s", type(error).__name__, extra={"table": id})
            return None

    async def _written(self, id: str, person: str) -> bool:
        statements = await self.hall.aside(taken_out, self.store, id, person)
        if statements:
            await self.store.written(*statements, evenly=False)
        return bool(statements)
