"""Deletes tables whose retention time is over, and tables that a host removes."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext, suppress
from typing import Final, Protocol

from presidium.core import Refused
from presidium.server.archive.archivist import Archivist
from presidium.server.base.peers import Ownership
from presidium.server.live.erasure import Erasure
from presidium.server.live.room import Room
from presidium.server.persistence.retention import DEFAULT_KEEPS, old_tables, removal
from presidium.server.storage.house_clock import Clock, Overdue
from presidium.server.storage.store import Store

CLOSE_TABLE_DELETED: Final = 1008
"""WebSocket close code of a stream whose table was deleted."""


class RetentionServices(Protocol):
    """Interface: the services that are needed to remove tables."""

    store: Store
    clock: Clock
    wall: Clock
    rooms: dict[str, Room]
    gone: set[str]
    ownership: Ownership | None
    archivist: Archivist
    erasure: Erasure

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Returns the tables among these that other workers own, each with its owner."""


class Retention:
    def __init__(self, hall: RetentionServices) -> None:
        self.hall = hall
        self.keeps = DEFAULT_KEEPS
        self._waited = Overdue()

    @property
    def store(self) -> Store:
        return self.hall.store

    async def catch_up(self) -> None:
        """Deletes all tables whose retention time is over and that nobody has open."""
        rooms = self.hall.rooms
        old = await self.store.read(old_tables, self.store, self.keeps, self.hall.wall(), self.hall.clock())
        others = await self.hall.elsewhere(old)
        waiting = [id for id in old if id not in others and (id not in rooms or rooms[id].unused())]
        for id in self._waited.surely(waiting, self.hall.clock()):
            await self.remove(id)

    async def remove(self, table: str) -> None:
        """Deletes a table for good, closes its streams and refuses pending requests to it. Raises OwnedElsewhere if
        another worker owns the table."""
        if self.hall.ownership is not None:
            await self.hall.ownership.take(table)
        self.hall.gone.add(table)
        room = self.hall.rooms.get(table)
        try:
            async with room.lock if room is not None else nullcontext(), self.hall.archivist.writing:
                if room is not None:
                    await room.landed()
                await self.store.written(*removal(table), *self.store.tell("forgot"), padded=False)
        except BaseException:  # the disk has not done it: it is there still
            self.hall.gone.discard(table)
            raise
        if room is not None:
            del self.hall.rooms[table]
            room.stop()
            for listener in list(room.listeners):
                listener.close(CLOSE_TABLE_DELETED)
        if self.hall.ownership is not None:
            with suppress(Refused):
                await self.hall.ownership.release([table])
        for forget in self.hall.erasure.afterwards:
            forget()
