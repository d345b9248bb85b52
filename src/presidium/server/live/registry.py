"""Registry of all tables, in memory and on disk."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from presidium.core import Refused, refusal
from presidium.server.archive.archivist import Archivist
from presidium.server.archive.whatif import WhatIfRunner
from presidium.server.base.background import Background
from presidium.server.base.counts import Counts
from presidium.server.base.gc_policy import GcPolicy, clear_away, give_back
from presidium.server.base.job_pool import NewProcess, new_process
from presidium.server.base.limits import Limits
from presidium.server.base.peers import OwnedElsewhere, Ownership, Peers
from presidium.server.domain import autoplay, journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.table import Table
from presidium.server.live.bot_pool import BotPool
from presidium.server.live.bot_queue import BotQueue
from presidium.server.live.erasure import Erasure
from presidium.server.live.retention import Retention
from presidium.server.live.room import Room
from presidium.server.live.table_factory import TableFactory
from presidium.server.notifications.channels.outgoing import Outgoing
from presidium.server.notifications.channels.smtp import mailer_of
from presidium.server.notifications.notifier import Notifier
from presidium.server.notifications.settings import Settings
from presidium.server.people.accounts import Accounts
from presidium.server.people.blocklist import Blocklists
from presidium.server.people.hosted_bots import HostedBots
from presidium.server.people.invitations import Invitations
from presidium.server.people.links import Links
from presidium.server.people.passkeys import Challenges
from presidium.server.people.repository import PeopleRepository
from presidium.server.people.stats import Stats
from presidium.server.persistence.loader import load
from presidium.server.render.outbox import Key
from presidium.server.storage import table_lists
from presidium.server.storage.disk_health import is_trouble
from presidium.server.storage.house_clock import SAME_WITHIN_S, Ahead, Clock, kept
from presidium.server.storage.store import Row, Store

log = logging.getLogger("presidium.table")

WAKE_CHECK_S: Final = 20.0
"""Seconds between two searches for tables that will soon act by themselves."""
WAKE_AHEAD_S: Final = 30.0
"""Seconds before a table acts by itself, for example at a timeout, at which it is loaded into memory."""


class Hall:
    """Registry of all tables, and the services that the tables share."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        new_seed: Callable[[], Seed] = Seed.new,
        wall: Clock | None = None,
        settings: Settings | None = None,
        ownership: Ownership | None = None,
        outgoing: Outgoing | None = None,
        new_process: NewProcess = new_process,
        patience: float = 1.0,
    ) -> None:
        """`outgoing` sends requests to browsers' push services and webhooks. `new_process` makes the executors for bots
        and long jobs. `patience` is a factor on the time that bots may think, for slow machines with one visitor."""
        self.patience = patience
        self.store = store
        self.background = Background(is_trouble)
        self.counts = Counts()
        self.ownership = ownership
        """Tells which worker owns which table; None if there is one process, which owns all tables."""
        self.peers: Peers | None = None
        """RPC client for the other workers; None if there are none."""
        self.clock = clock
        """Monotonic server clock in seconds, for durations and timeouts."""
        self.wall = wall or clock
        """Wall clock in seconds, for dates and for times a day or more away."""
        self.new_seed = new_seed
        self.settings = settings or Settings()
        self.outgoing = outgoing
        self.mailer = mailer_of(self.settings)
        """Sends the server's e-mail; None if no SMTP server is configured."""
        self.people = PeopleRepository(store, self.wall)
        self.links = Links(self.people)
        self.accounts = Accounts(self.people)
        self.invitations = Invitations(store, self.wall)
        self.challenges = Challenges(store, self.clock)
        self.notifier = self.new_notifier() if self.settings.calls else None
        """Sends notifications to people; None if the host configured none."""
        self.rooms: dict[str, Room] = {}
        self.gone: set[str] = set()
        """Ids of deleted tables; commands that still arrive for these tables are refused."""
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """For each table a lock, held while the table is loaded or its ownership given up."""
        self.archivist = Archivist(store, self.background, self.gone, self.owning)
        self.stats = Stats(store, self.background, self.owning)
        self.erasure = Erasure(self)
        self.blocklists = Blocklists(store)
        self.hosted_bots = HostedBots(store)
        self.retention = Retention(self)
        self.table_factory = TableFactory(self)
        self._ahead = Ahead(store)
        self._looks: asyncio.TimerHandle | None = None
        self._broken: set[str] = set()
        """Ids of tables that failed to load; the server does not try them again."""
        self.closed = False
        self.limits = Limits()
        self.bot_queue = BotQueue()
        self.gc_policy = GcPolicy()
        self.bot_pool = BotPool(self.counts, new_process)
        self.what_ifs = WhatIfRunner(self.bot_pool.jobs)

    def new_notifier(self, outgoing: Outgoing | None = None) -> Notifier:
        clocks, outgoing = (self.clock, self.wall), outgoing or self.outgoing
        return Notifier(self.store, *clocks, self, self.counts, self.settings, self.mailer, self.links, outgoing)

    # Finding tables

    async def room(self, id: str) -> Room:
        """Returns a table's room, loaded if it is not in memory. Raises Refused if there is no such table,
        OwnedElsewhere if another worker owns the table."""
        if self.ownership is not None:
            self.ownership.must_be_sure()
        if id not in self.rooms or id in self.gone:
            async with self._lock(id):
                if id not in self.rooms or id in self.gone:
                    await self._load(await self._taken(id))
        room = self.rooms[id]
        room.used = self.clock()
        return room

    def has(self, room: Room) -> bool:
        """True if this room is still the current room of its table, in memory and owned by this process."""
        if self.ownership is not None:
            self.ownership.must_be_sure()
        room.used = self.clock()
        return self.rooms.get(room.table.id) is room and room.table.id not in self.gone

    def _lock(self, id: str) -> asyncio.Lock:
        return self._loading.setdefault(id, asyncio.Lock())

    async def _taken(self, id: str) -> Row:
        """Takes ownership of a table for this worker; returns the table's database row, read afterwards."""
        row = None if id in self.gone else await self.store.read(self.store.row, id)
        if row is not None and self.ownership is not None:
            await self.ownership.take(id)
            row = await self.store.read(self.store.row, id)
        if row is None:
            raise Refused(refusal("no-such-table"))
        return row

    @asynccontextmanager
    async def owning(self, id: str) -> AsyncIterator[bool]:
        """Makes this worker the owner of a table without loading it, so that no other worker changes it meanwhile.
        Yields False if another worker owns it."""
        if self.ownership is None:
            yield True
            return
        async with self._lock(id):
            loaded = id in self.rooms
            try:
                if not loaded:
                    await self.ownership.take(id)
                ours = True
            except OwnedElsewhere:
                ours = False
        try:
            yield ours
        finally:
            if ours and not loaded:
                async with self._lock(id):
                    if id not in self.rooms:  # a visitor may have come meanwhile
                        with suppress(Refused):
                            await self.ownership.release([id])

    async def load_readonly(self, id: str) -> tuple[Table, dict[Key, int]]:
        """Returns a table and its streams' last message numbers, to read only. Other workers' tables come from disk."""
        try:
            room = await self.room(id)
        except OwnedElsewhere:
            row = await self.store.read(self.store.row, id)
            if row is None:
                raise Refused(refusal("no-such-table")) from None
            loaded = await self.store.read(load, self.store, row)
            return loaded.table, loaded.outbox.numbers
        return room.table, room.numbers

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Returns the tables among these that other workers own, each with its owner."""
        return {} if self.ownership is None else await self.ownership.elsewhere(tables)

    async def landed(self, id: str) -> None:
        """Waits until pending changes of this table are on disk; does nothing if the table is not in memory."""
        if (room := self.rooms.get(id)) is not None:
            await room.landed()

    async def is_here(self, table: str, person: str) -> bool:
        """True if this person is connected to the table, through any worker."""
        if self.peers is not None and (away := await self.elsewhere([table])):
            return bool(msgspec.json.decode((await self.peers.about("here", away, person)).get(table, b"false")))
        return (await self.room(table)).watch.here(person)

    @property
    def sees_to_all(self) -> bool:
        """True if this process does the regular jobs that only one worker does for the whole server."""
        return self.ownership is None or self.ownership.first

    async def _put_away(self, id: str) -> None:
        """Removes a table's room from memory and gives up ownership of the table."""
        async with self._lock(id):
            self.rooms.pop(id).stop()
            if self.ownership is not None:
                with suppress(Refused):  # on failure the table stays this worker's
                    await self.ownership.release([id])

    async def _load(self, row: Row) -> None:
        loaded = await self.store.read(load, self.store, row)
        if row.id in self.gone:
            raise Refused(refusal("no-such-table"))
        room = self.rooms[row.id] = Room(self, loaded.table, loaded.outbox)
        room.snapshot_at = loaded.snapshot_at
        if loaded.taken_over:  # first of all: the journal alone would not lead to this state
            self.archivist.keep(room.table, room.numbers)
        room.ponder()
        room.alarm.set(room)
        if row.wakes != (acts := autoplay.acts_at(room.table)):  # the file is older, or the rules are newer
            self.background.spawn(self.store.written(self.store.wakes(row.id, acts), padded=False))

    # From day to day

    def wake(self) -> None:
        """Searches for tables that will soon act by themselves: now, and every 20 s from now on."""
        self._looks = asyncio.get_running_loop().call_later(WAKE_CHECK_S, self.wake)
        self.background.spawn(self.look())

    async def look(self) -> None:
        """Loads tables that will soon act by themselves; sets the alarm of those in memory."""
        until: float | None = self.clock() + WAKE_AHEAD_S
        known, moved = self._ahead.surely, self._ahead.look(self.clock(), self.wall())
        if moved is not None:
            self.background.spawn(self.store.written(moved, padded=False))
        if moved is not None and known is not None:  # then also what may act sooner than its row says
            until = None
        due = [id for id in await self.store.read(table_lists.acting, self.store, until) if id not in self._broken]
        others = await self.elsewhere(due)
        due = [id for id in due if id not in others]
        for room in [self.rooms[id] for id in due if id in self.rooms]:
            self._look_at(room)
        if away := [id for id in due if id not in self.rooms]:
            self.background.spawn(self._bring(away))

    def _look_at(self, room: Room) -> None:
        """Sets a table's alarm if it is not set, and informs the table if the wall clock has moved."""
        if not room.alarm.is_set:
            room.alarm.set(room)
        known, ahead = room.table.correspondence.ahead, self._ahead.surely
        if known is not None and ahead is not None and abs(known - ahead) > SAME_WITHIN_S and room.table.running:
            self.background.spawn(room.apply_facts(journal.Compared(ahead)))

    @property
    def ahead(self) -> float:
        """Seconds by which the wall clock is ahead of the server clock, as last measured."""
        return self.wall() - self.clock() if self._ahead.surely is None else self._ahead.surely

    async def _bring(self, tables: list[str]) -> None:
        for id in tables:
            await asyncio.sleep(0)  # let other tasks run between two loads
            try:
                if not self.closed:
                    self._look_at(await self.room(id))
            except OwnedElsewhere:
                continue
            except Exception as error:
                if not is_trouble(error):  # the storage layer logs this; the next try may work
                    self._broken.add(id)
                    log.exception("a table could not be loaded", extra={"table": id})

    async def tidy(self) -> None:
        """Unloads idle tables, deletes tables that never began and expired links, and runs the other regular jobs."""
        now, there = self.clock(), len(self.rooms)
        if self.rooms:  # otherwise nothing can have changed
            await self.store.written(kept(now, self.wall()), padded=False)
        for id, room in list(self.rooms.items()):
            if room.idle(now):
                await room.save()
                if room.idle(self.clock()):
                    await self._put_away(id)
        if self.sees_to_all:
            await self._see_to_all()
        if len(self.rooms) < there:
            give_back() if self.rooms else clear_away()  # with no table in memory a full collection pauses none
        self.gc_policy.look_round(len(self.rooms))

    async def _see_to_all(self) -> None:
        await self.links.forget_lapsed(self.wall(), self.clock())
        await self.challenges.tidy()
        if self.notifier is not None:
            await self.notifier.ledger.forget_unconfirmed(self.wall())
        await self.retention.catch_up()
        await self.erasure.catch_up()
        await self.archivist.catch_up()
        await self.stats.catch_up()

    async def close(self) -> None:
        """Stops all timers and bots, waits for pending changes, and saves every table's snapshot in one transaction."""
        self.closed = True
        if self._looks is not None:
            self._looks.cancel()
        for room in self.rooms.values():
            room.stop()
        if self.notifier is not None:
            await self.notifier.stop()
        self.bot_pool.close()
        self.what_ifs.close()
        await self.background.finish()
        statements = []
        for room in list(self.rooms.values()):
            await room.settled()
            try:
                statements += room.unsaved()
            except Exception:
                log.exception("where a table stands could not be written down", extra={"table": room.table.id})
        with suppress(Refused):  # if it fails, the journal still has everything
            await self.store.written(*statements, kept(self.clock(), self.wall()), padded=False)
        await self.archivist.close()
