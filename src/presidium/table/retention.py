"""How long tables are kept, and how one goes for good."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused
from presidium.table.calling.ledger import forgotten_table
from presidium.table.clock import Overdue
from presidium.table.file import (
    ARCHIVES,
    ENDINGS,
    INVITED,
    JOURNAL,
    LINKS,
    PLACES,
    RESULTS,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    UNFINISHED,
)
from presidium.table.statements import told_in
from presidium.table.store import Store

if TYPE_CHECKING:
    from presidium.table.hall import Hall

DAY: Final = 24 * 3600.0
UNSTARTED: Final = 7 * DAY
BY_MAIL: Final = 90 * DAY
GONE: Final = 1008
"""The close code of a stream whose table is no more."""


class Keeps(NamedTuple):
    """For how many seconds; None: for ever."""

    unstarted: float | None = UNSTARTED
    unstarted_mail: float | None = BY_MAIL
    """A table that never began: by mail people take their time with that too."""
    idle: float | None = None
    """One that has begun, and at which nothing happens."""
    finished: float | None = None


USUAL: Final = Keeps()


def chosen(unstarted: float | None, unstarted_mail: float | None, idle: float | None, finished: float | None) -> Keeps:
    """What a host has said, in days."""
    days = (unstarted, unstarted_mail, idle, finished)
    return Keeps(*(None if each is None else each * DAY for each in days))


def removal(table: str) -> list[Any]:
    """The statements after which there is no such table. What people have reported of it stays, for the host."""
    parts = (PLACES, JOURNAL, SNAPSHOTS, ARCHIVES, LINKS, ENDINGS, RESULTS, INVITED)
    return [
        *(sql.delete(each).where(each.c.table_id == table) for each in parts),
        *forgotten_table(table),
        sql.delete(TOKENS).where(TOKENS.c.tables == table),
        sql.delete(TABLES).where(TABLES.c.id == table),
    ]


class Retention:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.keeps = USUAL
        self._waited = Overdue()

    @property
    def store(self) -> Store:
        return self.hall.store

    async def catch_up(self) -> None:
        """Whatever was to be kept so long, and surely no longer, goes. Nobody is at it."""
        rooms = self.hall.rooms
        old = list(self._old())
        others = self.hall.elsewhere(old)
        waiting = [id for id in old if id not in others and (id not in rooms or rooms[id].unused())]
        for id in self._waited.surely(waiting, self.hall.clock()):
            await self.remove(id)

    async def remove(self, table: str) -> None:
        """For good; whoever listens to it is let go, and who has something under way there finds that it is none.
        Elsewhere, if it is another worker's."""
        if self.hall.share is not None:
            self.hall.share.take(table)
        self.hall.gone.add(table)
        room = self.hall.rooms.get(table)
        try:
            async with room.lock if room is not None else nullcontext(), self.hall.archivist.writing:
                if room is not None:
                    await room.landed()
                await self.store.written(*removal(table), *self.store.tell("forgot"), evenly=False)
        except BaseException:  # the disk has not done it: it is there still
            self.hall.gone.discard(table)
            raise
        if room is not None:
            del self.hall.rooms[table]
            room.stop()
            for listener in list(room.listeners):
                listener.close(GONE)
        if self.hall.share is not None:
            with suppress(Refused):
                self.hall.share.release([table])
        for forget in self.hall.forgetting.afterwards:
            forget()

    def _old(self) -> Iterator[str]:
        wall, keeps = self.hall.wall(), self.keeps
        is_mail = told_in(JOURNAL.c.fact, "tempo", "pace") == "mail"
        for kept, pace in ((keeps.unstarted, sql.not_(is_mail)), (keeps.unstarted_mail, is_mail)):
            if kept is not None:  # which these are is found first: there are few, and journals are long
                opened = sql.select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.moved < wall - kept)
                first = sql.select(JOURNAL.c.table_id.label("id")).where(JOURNAL.c.seq == 1, pace)
                yield from self._found(first.where(JOURNAL.c.table_id.in_(opened)))
        if keeps.finished is not None:
            over = sql.select(TABLES.c.id).where(sql.not_(UNFINISHED), TABLES.c.moved < wall - keeps.finished)
            yield from self._found(over)
        if keeps.idle is not None:
            last = sql.select(sql.func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
            begun = TABLES.c.status.in_(("running", "paused"))
            yield from self._found(sql.select(TABLES.c.id).where(begun, last < self.hall.clock() - keeps.idle))

    def _found(self, query: Any) -> list[str]:
        return [row.id for row in self.store.all(query)]
