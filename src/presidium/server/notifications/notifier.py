"""Sends pending notifications: each at least once, even after a crash, with an id that hides duplicates.

A notification first gets an id, which is written to disk. Then the notifier tries each of the person's channels and
records the successful ones. At the end it marks the notification as sent. After a crash it sends unfinished ones again
with the same id.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Protocol

from presidium.core import Refused
from presidium.server.base.counts import Counts
from presidium.server.domain.table import Table
from presidium.server.notifications.channels.mail import Letter
from presidium.server.notifications.channels.outgoing import Outgoing
from presidium.server.notifications.channels.push import Push, Signature
from presidium.server.notifications.channels.smtp import Mailer, Unsent
from presidium.server.notifications.channels.webhook import Webhook
from presidium.server.notifications.content import Notification, line_of, said_of
from presidium.server.notifications.enqueue import is_owed
from presidium.server.notifications.quiet_hours import is_quiet
from presidium.server.notifications.repository import Callee, Channel, NotificationRepository, PendingNotification
from presidium.server.notifications.settings import Settings
from presidium.server.notifications.talk_digest import digest, has_digest
from presidium.server.people.blocklist import Blocklists
from presidium.server.people.links import Links
from presidium.server.render.outbox import Key
from presidium.server.storage.disk_health import is_trouble
from presidium.server.storage.house_clock import Clock
from presidium.server.storage.store import Store
from presidium.text import Words, languages

log = logging.getLogger("presidium.calls")

DUE_CHECK_S: Final = 15.0
"""Seconds between two checks for notifications that are due."""
MIN_GAP_S: Final = 300.0
"""Minimum seconds between two notifications to one person; questions asked in between share a notification."""
OPEN_PAGE_DELAY_S: Final = 900.0
"""Seconds before a person who has the table's page open is notified; they may have left the page open."""
RETRY_DELAYS_S: Final = (60.0, 300.0, 900.0, 3600.0, 14400.0, 43200.0)
"""Seconds until a notification is tried again, after its first, second … failure. After the last try it is given up."""
MAX_PARALLEL_PEOPLE: Final = 32
"""Maximum number of people to whom notifications are sent at the same time."""


class Tables(Protocol):
    """Interface: what the notifier needs to know about tables."""

    @property
    def sees_to_all(self) -> bool:
        """True for the one worker that sends notifications."""

    async def landed(self, id: str) -> None:
        """Waits until pending changes of this table are on disk."""

    async def load_readonly(self, id: str) -> tuple[Table, dict[Key, int]]:
        """Returns a table, for reading only, and its streams' last message numbers."""

    async def is_here(self, table: str, person: str) -> bool:
        """True if this person has the table's page open."""


class Notifier:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        wall: Clock,
        tables: Tables,
        counts: Counts,
        settings: Settings,
        mailer: Mailer | None,
        links: Links,
        outgoing: Outgoing | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.wall = wall
        self.tables = tables
        self.counts = counts
        self.settings = settings
        self.ledger = NotificationRepository(store)
        self.blocklists = Blocklists(store)
        self.outgoing = outgoing
        """HTTP client for push services and webhooks; None if neither is used."""
        self.letter = None if mailer is None else Letter(mailer, links)
        self.push = Push(outgoing, Signature(store, settings.contact, wall)) if outgoing and settings.contact else None
        self.hook = Webhook(outgoing, settings.address) if outgoing and settings.webhooks else None
        self._calling: set[str] = set()
        self._counter = asyncio.Semaphore(MAX_PARALLEL_PEOPLE)
        self._task: asyncio.Task[None] | None = None
        self._rounds: set[asyncio.Task[None]] = set()
        self._nudged = asyncio.Event()

    # The sending task

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stops the notifier's task. A notification that is being sent is sent again later with the same id."""
        for task in (self._task, *self._rounds):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def nudge(self) -> None:
        """Wakes the task that sends notifications, in this worker or in the worker that sends for the whole server."""
        self._nudged.set()
        if not self.tables.sees_to_all:
            self.store.write(*self.store.tell("calls"))

    async def _run(self) -> None:
        """Sends due notifications every `DUE_CHECK_S` seconds and at each nudge. A slow round delays no later round."""
        while True:
            self._nudged.clear()
            self._rounds.add(task := asyncio.get_running_loop().create_task(self._round()))
            task.add_done_callback(self._rounds.discard)
            with suppress(TimeoutError):
                async with asyncio.timeout(DUE_CHECK_S):
                    await self._nudged.wait()

    async def _round(self) -> None:
        try:
            await self.round()
        except Exception as error:
            if not is_trouble(error):
                log.exception("calls could not be looked through")

    async def round(self) -> None:
        """Sends all due notifications, several people at a time. Does nothing in workers other than the first."""
        if not self.tables.sees_to_all:
            return
        due = await self.ledger.due(self.clock())
        await asyncio.gather(*(self._call(person, standing) for person, standing in due.items()))

    async def _call(self, person: str, standing: list[PendingNotification]) -> None:
        if person in self._calling:
            return
        self._calling.add(person)
        try:
            async with self._counter:
                await self._call_now(person, standing)
        except Exception as error:  # a failure for one person must not stop the others
            if not is_trouble(error):
                log.exception("somebody could not be called")
        finally:
            self._calling.discard(person)

    async def _call_now(self, person: str, standing: list[PendingNotification]) -> None:
        callee, now = await self.ledger.callee(person), self.clock()
        if is_quiet(callee, self.wall()):
            return
        channels = [each for each in await self._channels(person) if self.serves(each)]
        wanted = await self._still_owed(person, standing if channels else [], standing)
        ready = [each for each in wanted if await self._may_go(each, callee, now)]
        if not any(each.next <= now for each in ready):
            return
        for notice in dict.fromkeys(each.notice for each in ready):
            group = [each for each in ready if each.notice == notice]
            await self._send(callee, channels, group, notice)

    async def _channels(self, person: str) -> list[Channel]:
        all = await self.ledger.channels(person)
        left = [each for each in all if each.kind == "push" and not await self.ledger.signed_in(each)]
        for channel in left:
            await self.ledger.remove(channel)
        return [each for each in all if each not in left]

    def serves(self, channel: Channel) -> bool:
        """True if the host configured this kind of channel and the channel's address is confirmed."""
        way = {"push": self.push, "mail": self.letter, "hook": self.hook}[channel.kind]
        return way is not None and channel.code is None

    async def _still_owed(
        self, person: str, calls: Iterable[PendingNotification], all: list[PendingNotification]
    ) -> list[PendingNotification]:
        """Returns the notifications that are still needed and deletes all others. Waits for pending changes first,
        because a notification is committed a moment before its question becomes the table's state."""
        kept = []
        for call in calls:
            try:
                await self.tables.landed(call.table_id)
                table, _ = await self.tables.load_readonly(call.table_id)
            except Refused as refused:
                if refused.why.id == "no-such-table":
                    continue
                raise
            if self.ledger.wants(person, call.table_id) and is_owed(table, person, call.what):
                kept.append(call)
        gone = [each for each in all if each not in kept]
        if gone:
            await self.ledger.drop(gone)
        return kept

    async def _may_go(self, call: PendingNotification, callee: Callee, now: float) -> bool:
        if call.notice is not None or call.what == "starts":
            return call.next <= now
        here = await self.tables.is_here(call.table_id, call.person)
        return now >= callee.called + MIN_GAP_S and now >= call.since + (OPEN_PAGE_DELAY_S if here else 0.0)

    # Sending

    async def _send(
        self, callee: Callee, channels: list[Channel], calls: list[PendingNotification], notice: str | None
    ) -> None:
        now = self.clock()
        if notice is None:
            notice = secrets.token_urlsafe(16)
            await self.ledger.note(calls, notice=notice)
            try:
                await self.ledger.called(callee, now)
            except Refused as why:
                if is_trouble(why):
                    raise
                return  # the person was erased meanwhile
        words = Words(callee.lang if callee.lang in languages() else "en")
        lines = []
        for each in calls:
            table, _ = await self.tables.load_readonly(each.table_id)
            line = line_of(table, each.what, words)
            lines.append(line._replace(said=await self._said(table, callee.person, words)))
        said = said_of(lines, words)
        done = set(calls[0].done.split())
        failed = False
        for channel in channels:
            if channel.id in done:
                continue
            try:
                await self.deliver(channel, notice, said, words)
                self.counts.called.add()
                done.add(channel.id)
                await self.ledger.note(calls, done=" ".join(sorted(done)))
            except Unsent as unsent:
                self.counts.uncalled.add()
                failed = not await self._refused(channel, unsent) or failed
        tries = calls[0].tries
        if failed and tries < len(RETRY_DELAYS_S):
            await self.ledger.note(calls, tries=tries + 1, next=self.clock() + RETRY_DELAYS_S[tries])
        else:
            await self.ledger.note(calls, sent=self.clock())

    async def _said(self, table: Table, person: str, words: Words) -> tuple[str, ...]:
        """Returns what was said at a table by mail since the person's last move, a line each."""
        if not has_digest(table):
            return ()
        muted = (await self.blocklists.here(table, person)).muted_seats
        return digest(table, await self.store.read(self.store.journal, table.id), person, muted, words)

    async def _refused(self, channel: Channel, unsent: Unsent) -> bool:
        """Handles a failed delivery. Returns True if the address no longer exists; the channel is then deleted."""
        log.warning("a call by %s was not taken: %s", channel.kind, unsent)
        if unsent.gone:
            await self.ledger.remove(channel)
        return unsent.gone

    async def deliver(self, channel: Channel, notice: str, said: Notification, words: Words) -> None:
        stop = f"{self.settings.address}/stop/{channel.stop}"
        here = f"{stop}?table={said.table}" if said.table else stop
        if channel.kind == "push":
            assert self.push is not None
            told = {"title": said.title, "body": said.text, "url": said.path, "table": said.table}
            await self.push.send(channel, notice, {**told, "stop": words("call-stop-table")})
        elif channel.kind == "mail":
            assert self.letter is not None
            await self.letter.send(channel, notice, said, words, here, stop)
        else:
            assert self.hook is not None
            await self.hook.send(channel, notice, said, here, words("call-stop"))
