"""A table in memory: executes commands, writes changes to disk and sends them to listeners."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from presidium.core import Player, Refused, refusal
from presidium.server.archive.stream_replay import StreamReplay, head_of
from presidium.server.domain import autoplay, handlers, journal, seat_transfer
from presidium.server.domain.bot_talk import Minds
from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.replay import Transition
from presidium.server.domain.table import Table
from presidium.server.domain.timing import bot_timing, waiting
from presidium.server.live.alarm import Alarm, share
from presidium.server.live.broadcast import Broadcast
from presidium.server.live.pending import PendingChange, PendingChanges
from presidium.server.live.presence import Listener, Presence
from presidium.server.live.reactions import Reactions
from presidium.server.live.services import Services
from presidium.server.live.watch import Watch, returned
from presidium.server.notifications.enqueue import notification_rows
from presidium.server.people.quota import must_fit
from presidium.server.people.repository import Person
from presidium.server.persistence.loader import load
from presidium.server.persistence.projections import public_projections
from presidium.server.persistence.snapshot import save_snapshot
from presidium.server.protocol import commands as wire
from presidium.server.protocol import messages, models
from presidium.server.render import streams, table_info
from presidium.server.render.outbox import Key, Outbox, private
from presidium.server.render.stream_options import EVERYTHING, StreamOptions

ENTRIES_PER_SNAPSHOT: Final = 500
IDLE_S: Final = 60.0


class Room:
    """One table in memory with its listeners, timers and pending changes."""

    def __init__(self, hall: Services, table: Table, outbox: Outbox) -> None:
        self.hall = hall
        self.table = table
        table.patience = hall.patience
        self.outbox = outbox
        self.lock = asyncio.Lock()
        self.steps = PendingChanges()
        self.listeners: set[Listener] = set()
        self.broadcast = Broadcast(self.listeners)
        self._lines = 0
        self.minds = Minds()
        self._acts: tuple[Table | None, float | None] = None, None
        """Cache for `acts_at`: a table, and the time at which that table acts by itself."""
        self.snapshot_at = table.seq
        self.used, self.time_lost = hall.clock(), hall.store.disk.lost
        self.presence = Presence(self.listeners)
        self.watch = Watch(self.listeners)
        self.alarm = Alarm()
        self.reactions = Reactions()

    @property
    def numbers(self) -> dict[Key, int]:
        return self.outbox.numbers

    # Commands

    async def do(self, command: Any, person: Person, asker: Listener | None = None) -> messages.Done:
        """Executes a command once; returns when its change is on disk. If `asker` gets an update, the update also
        confirms the command, unless the reply contains more."""
        if isinstance(command, wire.SeatLink):
            return await self._seat_link(command, person)
        if isinstance(command, wire.Invite):
            await self.hall.hosted_bots.invite(self.newest, command, person.id, self.hall.wall())
            return messages.Done(command.id)
        if isinstance(command, wire.React | wire.ShowTyping):
            return self._show(command, person)
        if isinstance(command, wire.Rematch):
            return await self._rematch(command, person)

        asker = None if isinstance(command, wire.Start) else asker
        unwelcome = isinstance(command, wire.Sit) and await self._is_unwelcome(person)
        await self.change(lambda now: self._facts_of(command, person, now, unwelcome), person.id, command.id, asker)
        return messages.Done(command.id, before=self.alarm.before if isinstance(command, wire.Start) else 0)

    def try_fast_answer(
        self, command: wire.Answer, person: Person, asker: Listener | None, pays: Callable[[], None]
    ) -> PendingChange | None:
        """Starts an answer without a task switch; returns its pending change. None if it must wait or is a repetition.
        `pays` charges the rate limit; it is called only if the answer is started."""
        store, by, id = self.hall.store, person.id, command.id
        if self.lock.locked() or self.steps.opening is not None or store.disk.lost != self.time_lost:
            return None
        if self.steps.under_way(by, id) is not None or id in self.newest.commands.get(by, ()):
            return None
        now = self._now()
        facts = self._facts_of(command, person, now)
        if not facts:
            return None
        pays()
        return self._happen(facts, now, by, id, asker)

    def _facts_of(self, command: Any, person: Person, now: float, unwelcome: bool = False) -> list[Fact]:
        """Returns the facts that a command causes. Visible ones also end the caretaker's play in the sender's seats."""
        caller = handlers.CommandContext(person.id, person.name, now, ahead=self.hall.ahead)
        if isinstance(command, wire.Sit):
            caller = caller._replace(unattended=self.watch.unattended(self.newest), unwelcome=unwelcome)
        brought = handlers.facts_of(self.newest, command, caller)
        must_fit(self.newest, brought, person.id, self.hall.limits)
        openly = bool(brought) and private(brought, self.newest) is None  # an earlier fact may have been private
        back = self.watch.sign_of_life(self.newest, person.id, now) if openly else []
        return [*back, *brought]

    async def apply_facts(self, *facts: Fact) -> None:
        """Applies facts that no command caused."""
        await self.change(lambda _: list(facts))

    async def change(
        self, facts: Callable[[float], list[Fact]], by: str = "", command: str = "", asker: Listener | None = None
    ) -> None:
        """Adds facts to the newest table; a command takes effect once only. Returns when the facts are on disk.

        A public change makes later changes wait until it is on disk. A private change must not make others wait,
        because the delay would reveal that a seat has just answered.
        """
        began = time.monotonic()
        async with self.lock:
            await self._opened()
            step = self.steps.under_way(by, command)
            if step is None and command not in self.newest.commands.get(by, ()):
                now = self._now()
                given = self._give_time_back(now)
                marked = await self.hall.hosted_bots.marked(facts(now))
                step = self._happen(marked, now, by or None, command or None, asker) or given
                if step is None:
                    self.alarm.set(self)
        if step is not None:
            await step.landed()
            if command and step.only is None:
                self.hall.counts.commands.add(time.monotonic() - began)
        elif command:  # a repeated command: wait as long as a new one would
            await self.hall.store.written(chain=self.steps.chain)

    async def _opened(self) -> None:
        """Waits until no public change is being written."""
        while (opening := self.steps.opening) is not None:
            with suppress(Exception):  # its sender gets the error
                await opening.landed()

    def _give_time_back(self, now: float) -> PendingChange | None:
        """Moves all deadlines by the time in which the disk failed and nobody could answer; None if it never failed."""
        lost = self.hall.store.disk.lost - self.time_lost
        return self._happen([journal.Delayed(lost)], now) if lost > 0 and self.newest.deadline() is not None else None

    def _now(self) -> float:
        """Returns the server clock, but at least the last entry's time: after a crash the clock may go back."""
        return max(self.hall.clock(), self.newest.at)

    @property
    def newest(self) -> Table:
        """The table including changes still being written. Commands are checked against it; clients never see it."""
        return self.table if self.steps.last is None else self.steps.last.after

    def _happen(
        self,
        facts: list[Fact],
        now: float,
        by: str | None = None,
        command: str | None = None,
        asker: Listener | None = None,
    ) -> PendingChange | None:
        before = self.newest
        if before.id in self.hall.gone:
            raise Refused(refusal("no-such-table"))
        after, batch = before.fork(), before.batch + 1
        entries: list[Entry] = []
        for fact in facts:
            entries.append(after.add(fact, now, batch, by, None if entries else command))
        entries += autoplay.go_on(after, now, self.minds, batch, share(self, after))
        self.used = now
        if not entries:
            before.has_heard(after)
            self._acts = None, None
            return None
        step = PendingChange(
            before,
            after,
            entries,
            private(facts, before) if len(entries) == len(facts) else None,
            (by, command),
            asker,
        )
        statements, chain = self._statements(step, entries), self.steps.chain
        self.hall.store.settle(self.steps.send(step, self._land), *statements, chain=chain)
        return step

    def _land(self, step: PendingChange) -> None:
        """Makes a change that is on disk the table's current state and sends it to clients."""
        self.table = step.after
        self.time_lost = self.hall.store.disk.lost
        self.broadcast.publish(step, self.outbox, self.hello)
        if step.only is None:
            self.hall.counts.steps += 1
            self.hall.counts.questions += max(0, step.after.question - step.before.question)
        if step.after.over and not step.before.over:
            self.hall.archivist.ended(step.after, self.numbers)
        if self.hall.notifier is not None and not step.before.started:
            self.hall.notifier.nudge()
        self.ponder()
        if step.only is None or waiting.hurries_on(step.after):
            self.alarm.set(self)
        self.watch.ready_the_unable(self)
        if step.only is None and table_info.table_facts(step.before) != table_info.table_facts(step.after):
            self.watch.look_round(self)

    def ponder(self) -> None:
        """Starts the slow bots for which a new question or statement has arrived."""
        for seat in () if self.hall.closed else self.minds.new(self.table):
            self.hall.background.spawn(self._think(self.table, seat))

    async def _think(self, table: Table, seat: Player) -> None:
        thought = await self.hall.bot_pool.think(table, seat)
        if bot_timing.of(table, seat) in self.minds.thoughts:
            self.minds.thoughts[bot_timing.of(table, seat)] = thought
            if self.hall.patience > 1 and None not in self.minds.thoughts.values():
                bot_timing.hurry_on((self.table, self.newest), self.hall.clock())
                self._acts = None, None
                self.alarm.set(self)

    def _statements(self, step: PendingChange, entries: list[Entry]) -> list[Any]:
        before, after = step.before, step.after
        statements: list[Any] = [self.hall.store.append(after.id, entries)]
        if step.only is None or waiting.hurries_on(after):
            if self.acts_at(before) != (acts := self.acts_at(after)):
                statements.append(self.hall.store.wakes(after.id, acts))
        elif self._acts[0] is before:  # a private change moves no deadline
            self._acts = after, self._acts[1]
        if step.only is None:
            statements += public_projections(Transition(before, after, entries), self.hall.wall())
            if after.seq - self.snapshot_at >= ENTRIES_PER_SNAPSHOT:  # slow, so not with a private change
                statements.append(save_snapshot(self.table, self.numbers))
                self.snapshot_at = self.table.seq
        if self.hall.notifier is not None:
            statements += notification_rows(self.hall.notifier.ledger, before, after, after.at)
        return statements

    def acts_at(self, table: Table) -> float | None:
        """Returns the time at which a table acts by itself, for example at a timeout; None if it does not."""
        if self._acts[0] is not table:
            self._acts = table, autoplay.acts_at(table)
        return self._acts[1]

    def _show(self, command: wire.React | wire.ShowTyping, person: Person) -> messages.Done:
        message = self.reactions.show(command, self.table, person.id, self.hall.clock())
        for listener in list(self.listeners) if message else ():
            listener.hear(message)
        return messages.Done(command.id)

    async def _seat_link(self, command: wire.SeatLink, person: Person) -> messages.Done:
        if self.table.host != person.id:
            raise Refused(refusal("only-host"))
        if self.table.over:
            raise Refused(refusal("table-over"))
        if command.seat not in self.table.seats or self.table.seats[command.seat].bot is not None:
            raise Refused(refusal("no-such-seat", seat=command.seat))
        return messages.Done(command.id, link=await self.hall.links.to_seat(self.table.id, command.seat))

    async def _is_unwelcome(self, person: Person) -> bool:
        """True if this table's host has blocked this person."""
        return await self.hall.blocklists.blocks(self.newest.host, person.id)

    async def give_seat(self, seat: Player, person: Person) -> None:
        """Gives a seat to a person who opened the host's link, at once or after its holder had time to object."""
        if await self._is_unwelcome(person):
            raise Refused(refusal("no-such-link"))
        await self.change(lambda now: [seat_transfer.take(self.newest, seat, person.id, person.name, now)], person.id)

    async def _rematch(self, command: wire.Rematch, person: Person) -> messages.Done:
        table = self.table
        if not table.over:
            raise Refused(refusal("not-over"))
        if not table.seat_of(person.id) and table.host != person.id:
            raise Refused(refusal("only-players"))
        async with self.lock:  # a second request waits for the first and gets the same table
            await self._opened()
            if not self.table.next_table:
                here = frozenset(listener.person for listener in self.listeners)
                follower = await self.hall.table_factory.again(table, person, here)
                step = self._happen([journal.Followed(follower)], self._now())
                assert step is not None
                await step.landed()
        return messages.Done(command.id, table=self.table.next_table)

    # Streams

    async def missed(self, key: Key, since: int, stream_options: StreamOptions = EVERYTHING) -> list[bytes] | None:
        """Returns a stream's messages after number `since`; None if it is unknown or newer rules cannot replay them."""
        told = await self.history(key, since, stream_options)
        return None if told and head_of(told[0]).missing is not None else told

    async def history(self, key: Key, since: int, stream_options: StreamOptions = EVERYTHING) -> list[bytes] | None:
        """Like `missed`, but if newer rules cannot replay the first messages, the list begins with the whole state."""
        if not 0 <= since <= self.numbers.get(key, 0):
            return None
        if self.outbox.keeps(key, since, stream_options):
            return self.outbox.after(key, since)
        again = await self.hall.background.run_in_thread(self._told_again, key, since)
        reached = head_of(again[-1]).n if again else since  # messages sent while it was replayed
        return again + self.outbox.after(key, reached) if self.outbox.keeps(key, reached, stream_options) else None

    def _told_again(self, key: Key, since: int) -> list[bytes]:
        last = self.numbers.get(key, 0)  # newer entries may be on disk already
        return StreamReplay(self.hall.store, self.table, dict(self.numbers)).stream(key, since, last)

    def question_for(self, seat: Player, person: str) -> models.QuestionInfo | None:
        """Returns the current question as a seat sees it; as a spectator sees it if the seat is not this person's."""
        key = seat if seat in self.table.seat_of(person) else None
        return streams.hello(self.table, key, person, 0, self.hall.clock()).question

    def hello(self, key: Key, person: str | None, stream_options: StreamOptions = EVERYTHING) -> bytes:
        return wire.write(
            streams.hello(self.table, key, person, self.numbers.get(key, 0), self.hall.clock(), stream_options)
        )

    # Listeners

    @contextmanager
    def line(self) -> Iterator[None]:
        """Keeps the table in memory while a client connects, because replaying its missed messages may take long."""
        self._lines += 1
        try:
            yield
        finally:
            self._lines -= 1

    async def add_listener(self, listener: Listener) -> None:
        self.broadcast.add(listener)
        if returned(self.newest, listener.person):
            with suppress(Refused):  # watching is possible even if the disk is not
                await self.change(lambda _: returned(self.newest, listener.person))
        self.presence.welcome(listener, self.table.seats)
        if self.alarm.before:
            listener.hear(wire.write(messages.QueuePosition(self.alarm.before)))
        self.watch.look_round(self)

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.watch.look_round(self)

    def unused(self) -> bool:
        return not self._lines and not self.listeners and not self.lock.locked() and self.steps.last is None

    def idle(self, now: float) -> bool:
        """True if the table may be unloaded from memory. A table that acts by itself later is loaded again in time."""
        if not self.unused() or now - self.used <= IDLE_S:
            return False
        acts = self.acts_at(self.table)
        return acts is None or acts - now > IDLE_S

    async def save(self) -> None:
        """Saves a snapshot of the table, so that the table can be unloaded."""
        await self.settled()
        seq, unsaved = self.table.seq, [] if self.table.id in self.hall.gone else self.unsaved()
        if unsaved:
            await self.hall.store.written(*unsaved, padded=False)
            self.snapshot_at = seq

    async def settled(self) -> None:
        """Waits for the running command and for all pending changes of the table."""
        async with self.lock:
            await self.landed()

    async def landed(self) -> None:
        """Waits until the table's present changes are on disk; new changes may start meanwhile."""
        if (last := self.steps.last) is not None:
            with suppress(Exception):  # its sender gets the error
                await last.landed()

    async def renew(self) -> None:
        """Reloads the table from disk after its rows were changed there; sends every listener the whole state."""
        store = self.hall.store
        row = await store.read(store.row, self.table.id)
        assert row is not None
        loaded = await store.read(load, store, row)
        self.table, self.outbox, self.snapshot_at = loaded.table, loaded.outbox, loaded.snapshot_at
        for listener in list(self.listeners):
            listener.hear(self.hello(listener.key, listener.person, listener.stream_options))

    def unsaved(self) -> list[Any]:
        """Returns a statement that saves the table's snapshot; nothing if the last snapshot is current."""
        new = self.table.seq > self.snapshot_at or self.table.seq == 0
        return [save_snapshot(self.table, self.numbers)] if new else []

    def stop(self) -> None:
        for clock in (self.alarm, self.watch, self.presence):
            clock.stop()
        self.hall.bot_queue.leave(self)
