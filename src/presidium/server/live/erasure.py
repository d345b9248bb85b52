"""Erases a person: deletes the account in one transaction, then removes name and words at every table.

The transaction also stores that tables are pending, so that the server continues with them after a crash.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Protocol

from presidium.core import Refused
from presidium.server.archive.archivist import Archivist
from presidium.server.base.background import Background
from presidium.server.base.peers import OwnedElsewhere, Peers
from presidium.server.live.room import Room
from presidium.server.people.erasure import forgotten, leaving, let_go, owed, tables_of
from presidium.server.people.erasure_traces import taken_out
from presidium.server.people.repository import PeopleRepository, Person
from presidium.server.storage.disk_health import FAILS, is_trouble
from presidium.server.storage.house_clock import Clock
from presidium.server.storage.store import Store

log = logging.getLogger("presidium.table")


class ErasureServices(Protocol):
    """Interface: the services that an erasure of a person needs."""

    store: Store
    wall: Clock
    background: Background
    people: PeopleRepository
    archivist: Archivist
    peers: Peers | None

    async def room(self, id: str) -> Room:
        """Returns a table's room, loaded if it is not in memory."""

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Returns the tables among these that other workers own, each with its owner."""


class Erasure:
    """Erases people, and finishes erasures that are pending."""

    def __init__(self, hall: ErasureServices) -> None:
        self.hall = hall
        self.afterwards: list[Callable[[], None]] = []
        """Callbacks that clear caches, which may hold a trace of an erased person."""

    @property
    def store(self) -> Store:
        return self.hall.store

    async def forget(self, person: Person) -> int:
        """Erases a person completely; returns the number of tables concerned."""
        await self.store.written(*let_go(person.id, self.hall.wall()), *self.store.tell("person", person.id))
        await self.let_go(person.id)
        if self.hall.peers is not None:
            await self.hall.peers.ask_all("gone", person.id)
        return await self._take_out(person.id)

    async def let_go(self, person: str) -> None:
        """Removes the erased person from the cache, and waits until their earlier writes are on disk."""
        self.hall.people.lose(person)
        await self.store.written(padded=False)

    async def catch_up(self) -> None:
        """Finishes the erasures that a crash has interrupted."""
        for person in await self.store.read(owed, self.store):
            await self._take_out(person)

    async def _take_out(self, person: str) -> int:
        done = set[str]()
        while tables := [id for id in await self._tables_of(person) if id not in done]:
            for id in tables:  # the person may have sat down at another one meanwhile
                await self._wherever(id, person)
            done.update(tables)
        await self.store.written(*forgotten(person), *self.store.tell("forgot"), padded=False)
        for forget in self.afterwards:
            forget()
        await self.hall.background.run_chore(self.store.sweep)
        return len(done)

    async def _tables_of(self, person: str) -> list[str]:
        return await self.hall.background.run_chore(tables_of, self.store, person)

    async def _wherever(self, id: str, person: str) -> None:
        """Erases a person from one table, in the worker that owns the table. If this fails, the table stays pending."""
        try:
            await self.at(id, person)
        except OwnedElsewhere:
            inside, owners = self.hall.peers, await self.hall.elsewhere([id])
            if inside is not None and not (owners and await inside.ask(owners[id], "forget", id, person=person)):
                raise Refused(FAILS) from None

    async def at(self, id: str, person: str) -> None:
        """Erases a person from one table that this process owns."""
        room = await self._room(id)
        if room is not None:
            await room.change(lambda _: leaving(room.newest, person), person)
        async with self.hall.archivist.writing:  # or what is being told again just now would be kept with his name
            if room is None:
                await self._written(id, person)
                return
            async with room.lock:
                await room.landed()
                if await self._written(id, person):
                    await room.renew()

    async def _room(self, id: str) -> Room | None:
        """Returns the table in memory; None if it cannot be loaded, so that only its stored rows can be changed."""
        try:
            return await self.hall.room(id)
        except OwnedElsewhere:
            raise
        except Exception as error:
            if is_trouble(error):
                raise
            if not isinstance(error, Refused):
                log.error("a table could not be loaded: %s", type(error).__name__, extra={"table": id})
            return None

    async def _written(self, id: str, person: str) -> bool:
        statements = await self.hall.background.run_chore(taken_out, self.store, id, person)
        if statements:
            await self.store.written(*statements, padded=False)
        return bool(statements)
