"""Sends the calls that stand: at least once each, whatever dies in between, and so that each is shown once.

First the calls of a person get the id they go out under, and the disk has it; then they are sent, channel by channel,
each noted as it is done; then they are marked as sent. Whoever is killed in between sends again under the same id.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from presidium.core import Refused
from presidium.table.calling.due import is_owed
from presidium.table.calling.hook import Hook
from presidium.table.calling.ledger import Callee, Channel, Ledger, Standing
from presidium.table.calling.letter import Letter
from presidium.table.calling.outgoing import Outgoing
from presidium.table.calling.post import Unsent
from presidium.table.calling.push import Push, Signature
from presidium.table.calling.quiet import is_quiet
from presidium.table.calling.saying import Said, line_of, said_of
from presidium.table.disk import is_trouble
from presidium.text import Words, languages

if TYPE_CHECKING:
    from presidium.table.hall import Hall

log = logging.getLogger("presidium.calls")

LOOK: Final = 15.0
"""How often it looks which calls are due."""
GAP: Final = 300.0
"""How long after a call the next one comes at the earliest: what happens meanwhile is told in one."""
LINGER: Final = 900.0
"""How long a question may stand before somebody is called whose page is open at it: he may have left it so."""
AGAIN: Final = (60.0, 300.0, 900.0, 3600.0, 14400.0, 43200.0)
"""How long after each failure it is tried again; then no more."""
AT_ONCE: Final = 8
"""How many people are called at the same time."""


class Caller:
    def __init__(self, hall: Hall, outgoing: Outgoing | None = None) -> None:
        settings, out = hall.settings, outgoing or Outgoing()
        self.hall = hall
        self.ledger = Ledger(hall.store)
        self.outgoing = out
        self.letter = None if hall.post is None else Letter(hall.post, hall.links)
        self.push = Push(out, Signature(self.ledger, settings.contact, hall.wall)) if settings.contact else None
        self.hook = Hook(out, settings.address) if settings.webhooks else None
        self._calling: set[str] = set()
        self._counter = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None
        self._nudged = asyncio.Event()

    # Running

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """What is under way is left: it is sent again under the same id."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def nudge(self) -> None:
        """There may be something to send at once, here or where calls are seen to."""
        self._nudged.set()
        if not self.hall.sees_to_all:
            self.hall.store.write(*self.hall.store.tell("calls"))

    async def _run(self) -> None:
        while True:
            self._nudged.clear()
            try:
                await self.round()
            except Exception as error:
                if not is_trouble(error):
                    log.exception("calls could not be looked through")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._nudged.wait()

    async def round(self) -> None:
        """Call everybody whose time has come; where several could, one does."""
        if not self.hall.sees_to_all:
            return
        due = self.ledger.due(self.hall.clock())
        await asyncio.gather(*(self._call(person, standing) for person, standing in due.items()))

    async def _call(self, person: str, standing: list[Standing]) -> None:
        if person in self._calling:
            return
        self._calling.add(person)
        try:
            async with self._counter:
                await self._call_now(person, standing)
        except Exception as error:  # one that cannot be called must not keep the others from it
            if not is_trouble(error):
                log.exception("somebody could not be called")
        finally:
            self._calling.discard(person)

    async def _call_now(self, person: str, standing: list[Standing]) -> None:
        callee, now = self.ledger.callee(person), self.hall.clock()
        if is_quiet(callee, self.hall.wall()):
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
        all = self.ledger.channels(person)
        left = [each for each in all if each.kind == "push" and not self.ledger.signed_in(each)]
        for channel in left:
            await self.ledger.remove(channel)
        return [each for each in all if each not in left]

    def serves(self, channel: Channel) -> bool:
        """Whether it may be called by: what its host has set up, and nobody doubts."""
        way = {"push": self.push, "mail": self.letter, "hook": self.hook}[channel.kind]
        return way is not None and channel.code is None

    async def _still_owed(self, person: str, calls: Iterable[Standing], all: list[Standing]) -> list[Standing]:
        """Those that still have a reason; the others are dropped.

        A call is on the disk a moment before its question is so: what is on its way lands first.
        """
        kept = []
        for call in calls:
            try:
                if (room := self.hall.rooms.get(call.table_id)) is not None:
                    await room.landed()
                table, _ = self.hall.seen(call.table_id)
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

    async def _may_go(self, call: Standing, callee: Callee, now: float) -> bool:
        if call.notice is not None or call.what == "starts":
            return call.next <= now
        here = await self.hall.is_here(call.table_id, call.person)
        return now >= callee.called + GAP and now >= call.since + (LINGER if here else 0.0)

    # Sending

    async def _send(self, callee: Callee, channels: list[Channel], calls: list[Standing], notice: str | None) -> None:
        now = self.hall.clock()
        if notice is None:
            notice = secrets.token_urlsafe(16)
            await self.ledger.note(calls, notice=notice)
            await self.ledger.keep(callee._replace(called=now))
        words = Words(callee.lang if callee.lang in languages() else "en")
        tables = [(self.hall.seen(each.table_id)[0], each.what) for each in calls]
        said = said_of([line_of(table, what, words) for table, what in tables], words)
        done = set(calls[0].done.split())
        failed = False
        for channel in channels:
            if channel.id in done:
                continue
            try:
                await self.deliver(channel, notice, said, words)
                self.hall.counts.called.add()
                done.add(channel.id)
                await self.ledger.note(calls, done=" ".join(sorted(done)))
            except Unsent as unsent:
                self.hall.counts.uncalled.add()
                failed = not await self._refused(channel, unsent) or failed
        tries = calls[0].tries
        if failed and tries < len(AGAIN):
            await self.ledger.note(calls, tries=tries + 1, next=self.hall.clock() + AGAIN[tries])
        else:
            await self.ledger.note(calls, sent=self.hall.clock())

    async def _refused(self, channel: Channel, unsent: Unsent) -> bool:
        """Whether nobody is there any more: then the channel is forgotten."""
        log.warning("a call by %s was not taken: %s", channel.kind, unsent)
        if unsent.gone:
            await self.ledger.remove(channel)
        return unsent.gone

    async def deliver(self, channel: Channel, notice: str, said: Said, words: Words) -> None:
        stop = f"{self.hall.settings.address}/stop/{channel.stop}"
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
