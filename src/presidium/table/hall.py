"""All tables, those in memory and those on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table import journal, play
from presidium.table.accounts import Accounts
from presidium.table.archivist import Archivist
from presidium.table.calling.caller import Caller
from presidium.table.calling.post import post_of
from presidium.table.calling.settings import Settings
from presidium.table.careers import Careers
from presidium.table.clock import SAME, Ahead, Clock, Overdue, kept
from presidium.table.counts import Counts
from presidium.table.dice import Seed
from presidium.table.disk import is_trouble
from presidium.table.file import LINKS, PLACES, TABLES, UNFINISHED
from presidium.table.forgetting import Forgetting
from presidium.table.invitations import Invitations
from presidium.table.limits import Limits
from presidium.table.links import Links
from presidium.table.loading import load
from presidium.table.making import Making
from presidium.table.others import Others
from presidium.table.outbox import Key
from presidium.table.people import People, Person
from presidium.table.permanent import Permanent
from presidium.table.retention import Retention
from presidium.table.room import Room
from presidium.table.rubbish import Rubbish, clear_away, give_back
from presidium.table.store import Row, Store
from presidium.table.table import Table
from presidium.table.thinking import Thinking
from presidium.table.turns import Turns
from presidium.table.whatif import WhatIfs
from presidium.table.workers import Elsewhere

if TYPE_CHECKING:
    from presidium.table.workers.inside import Inside
    from presidium.table.workers.share import Share

log = logging.getLogger("presidium.table")

LOOK: Final = 20.0
"""How often the hall looks which tables will act by themselves."""
SOON: Final = 30.0
"""How long before that they are brought to memory."""

LAPSED: Final = sql.delete(LINKS).where(LINKS.c.hash == sql.bindparam("link"))

T = TypeVar("T")


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        new_seed: Callable[[], Seed] = Seed.new,
        wall: Clock | None = None,
        settings: Settings | None = None,
        share: Share | None = None,
    ) -> None:
        self.store = store
        self.share = share
        """What part of the hall is this process's; None: all of it."""
        self.inside: Inside | None = None
        """How the others are asked, if there are any."""
        self.clock = clock
        """For how long something takes."""
        self.wall = wall or clock
        """For dates, and for whatever is a day away or more."""
        self.new_seed = new_seed
        self.settings = settings or Settings()
        self.post = post_of(self.settings)
        """How mail leaves the house; None: not at all."""
        self.people = People(store, self.wall)
        self.links = Links(self.people)
        self.accounts = Accounts(self.people)
        self.invitations = Invitations(store, self.wall)
        self.caller = Caller(self) if self.settings.calls else None
        """Who calls people that are not here; None: nobody does."""
        self.rooms: dict[str, Room] = {}
        self.archivist = Archivist(self)
        self.careers = Careers(self)
        self.forgetting = Forgetting(self)
        self.others = Others(store)
        self.permanent = Permanent(store)
        self._tasks: set[asyncio.Task[None]] = set()
        self.retention = Retention(self)
        self.making = Making(self)
        self.gone: set[str] = set()
        """Tables that were removed: who still has something under way there is refused."""
        self._lapsed = Overdue()
        self._ahead = Ahead(store)
        self._looks: asyncio.TimerHandle | None = None
        self._broken: set[str] = set()
        """Tables that cannot be loaded: it is tried once."""
        self.closed = False
        self._aside = asyncio.Semaphore(1)
        self.limits = Limits()
        self.turns = Turns()
        self.counts = Counts()
        self.rubbish = Rubbish()
        self.thinking = Thinking(self.counts)
        self.what_ifs = WhatIfs()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Let something happen on its own; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Do something long beside the games, one such thing at a time: more would keep everybody waiting."""
        async with self._aside:
            return await asyncio.to_thread(work, *args)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not is_trouble(task.exception()):
            log.error("a table could not go on", exc_info=task.exception())

    # Finding tables

    def room(self, id: str) -> Room:
        """The table of this name, brought back to memory if it has left it; Refused if there is none, Elsewhere if it
        is another worker's."""
        if self.share is not None:
            self.share.must_be_sure()
        if id not in self.rooms or id in self.gone:
            self.rooms[id] = self._load(self._taken(id))
        room = self.rooms[id]
        room.used = self.clock()
        return room

    def _taken(self, id: str) -> Row:
        """What the list of tables says of it, when nobody else can change that any more."""
        row = None if id in self.gone else self.store.row(id)
        if row is not None and self.share is not None:
            self.share.take(id)
            row = self.store.row(id)
        if row is None:
            raise Refused(refusal("no-such-table"))
        return row

    def seen(self, id: str) -> tuple[Table, dict[Key, int]]:
        """How a table stands, and how far its streams have come, to look at: another worker's as the disk has it."""
        try:
            room = self.room(id)
        except Elsewhere:
            row = self.store.row(id)
            if row is None:
                raise Refused(refusal("no-such-table")) from None
            loaded = load(self.store, row)
            return loaded.table, loaded.outbox.numbers
        return room.table, room.numbers

    def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Those of them that are other workers', and whose."""
        return {} if self.share is None else self.share.elsewhere(tables)

    async def is_here(self, table: str, person: str) -> bool:
        """Whether this person has the table before him."""
        if self.inside is not None and (away := self.elsewhere([table])):
            return bool(msgspec.json.decode((await self.inside.about("here", away, person)).get(table, b"false")))
        return self.room(table).watch.here(person)

    @property
    def sees_to_all(self) -> bool:
        """Whether what is to be done once, for the whole hall, is done here."""
        return self.share is None or self.share.first

    def _put_away(self, id: str) -> None:
        """It leaves memory, and is anybody's."""
        self.rooms.pop(id).stop()
        if self.share is not None:
            with suppress(Refused):  # else it stays ours, and comes back when somebody asks for it
                self.share.release([id])

    def _load(self, row: Row) -> Room:
        loaded = load(self.store, row)
        room = Room(self, loaded.table, loaded.outbox)
        room.snapshot_at = loaded.snapshot_at
        if loaded.taken_over:  # before anything else is written: the journal alone would not lead here again
            self.archivist.keep(room.table, room.numbers)
        room.ponder()
        room.alarm.set(room)
        if row.wakes != (acts := play.acts_at(room.table)):  # the file is older, or the rules are newer
            self.spawn(self.store.written(self.store.wakes(row.id, acts), evenly=False))
        return room

    def listed(self) -> list[Any]:
        """The tables anybody may find."""
        query = sql.select(TABLES.c.id).where(TABLES.c.listed == 1, UNFINISHED)
        return [row.id for row in self.store.all(query.order_by(TABLES.c.since.desc()).limit(100))]

    def places_of(self, person: Person) -> list[str]:
        """The tables this person has sat at, or made."""
        query = sql.select(TABLES.c.id).join(PLACES, PLACES.c.table_id == TABLES.c.id)
        query = query.where(PLACES.c.person == person.id).order_by(TABLES.c.moved.desc()).limit(100)
        return [row.id for row in self.store.all(query)]

    # From day to day

    def wake(self) -> None:
        """Bring to memory whatever will soon act by itself, where its own clock runs; and look again in time."""
        self._looks = asyncio.get_running_loop().call_later(LOOK, self.wake)
        with suppress(Refused):  # the disk has its own line in the log, and may be well the next time
            self.look()

    def look(self) -> None:
        """Once."""
        soon = TABLES.c.wakes <= self.clock() + SOON
        known, moved = self._ahead.surely, self._ahead.look(self.clock(), self.wall())
        if moved is not None:
            self.spawn(self.store.written(moved, evenly=False))
        if moved is not None and known is not None:  # then also what may act sooner than its row says
            soon = TABLES.c.wakes.isnot(None)
        found = self.store.all(sql.select(TABLES.c.id).where(soon).order_by(TABLES.c.wakes))
        due = [row.id for row in found if row.id not in self._broken]
        others = self.elsewhere(due)
        due = [id for id in due if id not in others]
        for room in [self.rooms[id] for id in due if id in self.rooms]:
            self._look_at(room)
        if away := [id for id in due if id not in self.rooms]:
            self.spawn(self._bring(away))

    def _look_at(self, room: Room) -> None:
        """Its alarm may have been set before its time was near; or its times of day have moved."""
        if not room.alarm.is_set:
            room.alarm.set(room)
        known, ahead = room.table.post.ahead, self._ahead.surely
        if known is not None and ahead is not None and abs(known - ahead) > SAME and room.table.running:
            self.spawn(room.happen(journal.Compared(ahead)))

    @property
    def ahead(self) -> float:
        """By how much the clock on the wall is ahead of the house's, as far as anybody knows."""
        return self.wall() - self.clock() if self._ahead.surely is None else self._ahead.surely

    async def _bring(self, tables: list[str]) -> None:
        for id in tables:
            await asyncio.sleep(0)  # others want something too
            try:
                if not self.closed:
                    self._look_at(self.room(id))
            except Elsewhere:
                continue
            except Exception as error:
                if not is_trouble(error):  # the disk has its own line in the log, and may be well another time
                    self._broken.add(id)
                    log.exception("a table could not be loaded", extra={"table": id})

    async def tidy(self) -> None:
        """Idle tables leave memory; tables that never began are forgotten in time, links after their day."""
        now, there = self.clock(), len(self.rooms)
        if self.rooms:  # else nothing has happened
            await self.store.written(kept(now, self.wall()), evenly=False)
        for id, room in list(self.rooms.items()):
            if room.idle(now):
                await room.rest()
                if room.idle(self.clock()):
                    self._put_away(id)
        if self.sees_to_all:
            await self._see_to_all()
        if len(self.rooms) < there:
            give_back() if self.rooms else clear_away()  # when all have left, a collection halts nobody
        self.rubbish.look_round(len(self.rooms))

    async def _see_to_all(self) -> None:
        await self._forget_links()
        if self.caller is not None:
            await self.caller.ledger.forget_unconfirmed(self.wall())
        await self.retention.catch_up()
        await self.forgetting.catch_up()
        await self.archivist.catch_up()
        await self.careers.catch_up()

    async def _forget_links(self) -> None:
        lapsed = sql.select(LINKS.c.hash).where(LINKS.c.until < self.wall())
        surely = self._lapsed.surely((row.hash for row in self.store.all(lapsed)), self.clock())
        if surely:
            await self.store.written((LAPSED, [(link,) for link in surely]), evenly=False)

    async def close(self) -> None:
        """What is under way is done, nothing new begins, and where the tables stand is written down all at once."""
        self.closed = True
        if self._looks is not None:
            self._looks.cancel()
        for room in self.rooms.values():
            room.stop()
        if self.caller is not None:
            await self.caller.stop()
        self.thinking.close()
        self.what_ifs.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        statements = []
        for room in list(self.rooms.values()):
            await room.settled()
            try:
                statements += room.unsaved()
            except Exception:
                log.exception("where a table stands could not be written down", extra={"table": room.table.id})
        with suppress(Refused):  # the journal has it all
            await self.store.written(*statements, kept(self.clock(), self.wall()), evenly=False)
        await self.archivist.close()
