"""A table in memory: the one way it changes, and those who listen to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from presidium.core import Player, Refused, refusal
from presidium.table import commands, infos, journal, messages, play, standing, streams, taking, thinking, wire
from presidium.table.again import Passage
from presidium.table.alarm import Alarm, share
from presidium.table.beside import beside
from presidium.table.calling.due import calls
from presidium.table.journal import Entry, Fact
from presidium.table.loading import load
from presidium.table.outbox import Key, Outbox, private
from presidium.table.people import Person
from presidium.table.presence import Listener, Presence
from presidium.table.quota import must_fit
from presidium.table.reactions import Reactions
from presidium.table.snapshot import save_snapshot
from presidium.table.steps import Step, Steps
from presidium.table.story import Story, head_of
from presidium.table.table import Table
from presidium.table.watch import Watch, returned
from presidium.table.wishes import EVERYTHING, Wishes

if TYPE_CHECKING:
    from presidium.table.hall import Hall

SNAPSHOT_EVERY: Final = 500
IDLE: Final = 60.0
NOT_YOURS: Final = 1008
"""The close code of a stream whose seat has another person now."""


class Room:
    """A table in memory, those who listen to it, its alarm and its watch."""

    def __init__(self, hall: Hall, table: Table, outbox: Outbox) -> None:
        self.hall = hall
        self.table = table
        self.outbox = outbox
        self.lock = asyncio.Lock()
        self.steps = Steps()
        self.listeners: set[Listener] = set()
        self.unheard: list[Key] = [None, streams.APART]
        """Those streams of people without a seat that nobody has come to hear yet."""
        self._lines = 0
        self.minds = play.Minds()
        self._acts: tuple[Table | None, float | None] = None, None
        """When a table acts by itself, and which: it is looked at more than once."""
        self.snapshot_at = table.seq
        self.used = hall.clock()
        self.time_lost = hall.store.disk.lost
        self.presence = Presence(self.listeners)
        self.watch = Watch(self.listeners)
        self.alarm = Alarm()
        self.reactions = Reactions()

    @property
    def numbers(self) -> dict[Key, int]:
        return self.outbox.numbers

    # Commands

    async def do(self, command: Any, person: Person, asker: Listener | None = None) -> messages.Done:
        """Do a command, once; when it returns, the disk has it. What the asker is told of it tells him that it is done,
        unless there is more to say of that."""
        if isinstance(command, wire.SeatLink):
            return await self._seat_link(command, person)
        if isinstance(command, wire.Invite):
            await self.hall.permanent.invite(self.newest, command, person.id, self.hall.wall())
            return messages.Done(command.id)
        if isinstance(command, wire.React):
            return self._react(command, person)
        if isinstance(command, wire.Rematch):
            return await self._rematch(command, person)

        asker = None if isinstance(command, wire.Start) else asker
        await self.change(lambda now: self._brought(command, person, now), person.id, command.id, asker)
        return messages.Done(command.id, before=self.alarm.before if isinstance(command, wire.Start) else 0)

    def at_once(
        self, command: wire.Answer, person: Person, asker: Listener | None, pays: Callable[[], None]
    ) -> Step | None:
        """The same, on its way when this returns. None where somebody has to be waited for, or it was so already; then,
        as when it is refused, nobody has paid for it."""
        store, by, id = self.hall.store, person.id, command.id
        if self.lock.locked() or self.steps.opening is not None or store.disk.lost != self.time_lost:
            return None
        if self.steps.under_way(by, id) is not None or id in self.newest.commands.get(by, ()):
            return None
        now = self._now()
        facts = self._brought(command, person, now)
        if not facts:
            return None
        pays()
        return self._happen(facts, now, by, id, asker)

    def _brought(self, command: Any, person: Person, now: float) -> list[Fact]:
        """What a command brings about; whoever does something that others see is there again."""
        caller = commands.Caller(person.id, person.name, now, ahead=self.hall.ahead)
        if isinstance(command, wire.Sit):
            away, unwelcome = self.watch.unattended(self.newest), self._is_unwelcome(person)
            caller = caller._replace(unattended=away, unwelcome=unwelcome)
        brought = commands.facts_of(self.newest, command, caller)
        must_fit(self.newest, brought, person.id, self.hall.limits)
        openly = bool(brought) and private(brought) is None  # what was so before may have been done in private
        back = self.watch.sign_of_life(self.newest, person.id, now) if openly else []
        return [*back, *brought]

    async def happen(self, *facts: Fact) -> None:
        """Let facts happen that no command brought about."""
        await self.change(lambda _: list(facts))

    async def change(
        self, facts: Callable[[float], list[Fact]], by: str = "", command: str = "", asker: Listener | None = None
    ) -> None:
        """Let something happen to the newest table, a command once; when this returns, the disk has it.

        What concerns everybody keeps everybody waiting until the disk has it. What concerns one seat alone must not:
        the others would feel that somebody has just answered.
        """
        began = time.monotonic()
        async with self.lock:
            await self._opened()
            step = self.steps.under_way(by, command)
            if step is None and command not in self.newest.commands.get(by, ()):
                now = self._now()
                given = self._give_time_back(now)
                step = self._happen(facts(now), now, by or None, command or None, asker) or given
                if step is None:
                    self.alarm.set(self)
        if step is not None:
            await step.landed()
            if command and step.only is None:
                self.hall.counts.commands.add(time.monotonic() - began)
        elif command:  # it was so already, or will be when what is on its way has landed; that takes as long as any
            await self.hall.store.written(chain=self.steps.chain)

    async def _opened(self) -> None:
        """Until nothing is on its way that concerns everybody."""
        while (opening := self.steps.opening) is not None:
            with suppress(Exception):  # who sent it hears of that
                await opening.landed()

    def _give_time_back(self, now: float) -> Step | None:
        """While the disk could not be written nobody could answer: every clock goes on where it was."""
        lost = self.hall.store.disk.lost - self.time_lost
        return self._happen([journal.Delayed(lost)], now) if lost > 0 and self.newest.deadline() is not None else None

    def _now(self) -> float:
        """A table's time never goes back; the house's may, by what it had not written down of it when it crashed."""
        return max(self.hall.clock(), self.newest.at)

    @property
    def newest(self) -> Table:
        """The table with what is on its way to the disk: checked against, and never told."""
        return self.table if self.steps.last is None else self.steps.last.after

    def _happen(
        self,
        facts: list[Fact],
        now: float,
        by: str | None = None,
        command: str | None = None,
        asker: Listener | None = None,
    ) -> Step | None:
        before = self.newest
        if before.id in self.hall.gone:
            raise Refused(refusal("no-such-table"))
        after, batch = before.fork(), before.batch + 1
        entries: list[Entry] = []
        for fact in map(self.hall.permanent.marked, facts):
            entries.append(after.add(fact, now, batch, by, None if entries else command))
        entries += play.go_on(after, now, self.minds, batch, share(self, after))
        self.used = now
        if not entries:
            before.has_heard(after)
            self._acts = None, None
            return None
        step = Step(
            before, after, entries, private(facts) if len(entries) == len(facts) else None, (by, command), asker
        )
        statements, chain = self._statements(step, entries), self.steps.chain
        self.hall.store.settle(self.steps.send(step, self._land), *statements, chain=chain)
        return step

    def _land(self, step: Step) -> None:
        """The disk has it: now it is so, and those whom it concerns are told."""
        self.table = step.after
        self.time_lost = self.hall.store.disk.lost
        self._publish(step)
        if step.only is None:
            self.hall.counts.steps += 1
            self.hall.counts.questions += max(0, step.after.question - step.before.question)
        if step.after.over and not step.before.over:
            self.hall.archivist.ended(step.after, self.numbers)
        if self.hall.caller is not None and not step.before.started:
            self.hall.caller.nudge()
        self.ponder()
        if step.only is None or play.hurries_on(step.after):
            self.alarm.set(self)
        if step.only is None and standing.table_facts(step.before) != standing.table_facts(step.after):
            self.watch.look_round(self)

    def ponder(self) -> None:
        """Whoever has something to think about begins."""
        for seat in () if self.hall.closed else self.minds.new(self.table):
            self.hall.spawn(self._think(self.table, seat))

    async def _think(self, table: Table, seat: Player) -> None:
        thought = await self.hall.thinking.think(table, seat)
        if thinking.of(table, seat) in self.minds.thoughts:
            self.minds.thoughts[thinking.of(table, seat)] = thought

    def _statements(self, step: Step, entries: list[Entry]) -> list[Any]:
        before, after = step.before, step.after
        statements: list[Any] = [self.hall.store.append(after.id, entries)]
        if step.only is None or play.hurries_on(after):
            if self.acts_at(before) != (acts := self.acts_at(after)):
                statements.append(self.hall.store.wakes(after.id, acts))
        elif self._acts[0] is before:  # one seat's own affair moves no clock
            self._acts = after, self._acts[1]
        if step.only is None:
            statements += beside(step, self.hall.wall())
            if after.seq - self.snapshot_at >= SNAPSHOT_EVERY:  # with one seat's answer the time it takes would be felt
                statements.append(save_snapshot(self.table, self.numbers))
                self.snapshot_at = self.table.seq
        if self.hall.caller is not None:
            statements += calls(self.hall.caller.ledger, before, after, after.at)
        return statements

    def acts_at(self, table: Table) -> float | None:
        """When it acts by itself."""
        if self._acts[0] is not table:
            self._acts = table, play.acts_at(table)
        return self._acts[1]

    def _react(self, command: wire.React, person: Person) -> messages.Done:
        message = self.reactions.react(command, self.table, person.id, self.hall.clock())
        for listener in list(self.listeners):
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

    def _is_unwelcome(self, person: Person) -> bool:
        """Whether the host would rather not sit with him."""
        return self.hall.others.blocks(self.newest.host, person.id)

    async def give_seat(self, seat: Player, person: Person) -> None:
        """By a link of the host's: the seat is this person's, at once or when who held it has had time to refuse."""
        if self._is_unwelcome(person):
            raise Refused(refusal("no-such-link"))
        await self.change(lambda now: [taking.take(self.newest, seat, person.id, person.name, now)], person.id)

    async def _rematch(self, command: wire.Rematch, person: Person) -> messages.Done:
        table = self.table
        if not table.over:
            raise Refused(refusal("not-over"))
        if not table.seat_of(person.id) and table.host != person.id:
            raise Refused(refusal("only-players"))
        async with self.lock:  # of two who ask at once the second follows the first
            await self._opened()
            if not self.table.next_table:
                follower = await self.hall.making.again(table, person)
                step = self._happen([journal.Followed(follower)], self._now())
                assert step is not None
                await step.landed()
        return messages.Done(command.id, table=self.table.next_table)

    # Streams

    def _publish(self, step: Step) -> None:
        after, done = step.after, step.command[1] or ""
        players = self._moved_over(after) if step.only is None else []
        here: dict[Key, list[Listener]] = {}
        for listener in self.listeners:
            if step.only is None or listener.key == step.only:
                here.setdefault(listener.key, []).append(listener)
        wishes = {key: Wishes.common([each.wishes for each in those]) for key, those in here.items()}
        passage = Passage(step.before, after, step.entries)
        for key, message in self.outbox.messages(passage, step.only, unheard=self.unheard, wishes=wishes):
            for listener in here.get(key, ()):
                if listener not in players:
                    listener.hear(message, done) if listener is step.asker else listener.hear(message)
        for listener in players:  # whoever has come to play hears those who watch no more
            listener.key = streams.APART
            self.unheard = []
            listener.hear(self.hello(listener.key, listener.person, listener.wishes))

    def _moved_over(self, table: Table) -> list[Listener]:
        """Those who have watched and play now; whoever has no right to his seat's stream any more is sent away."""
        for listener in [each for each in self.listeners if not may_hear(table, each)]:
            self.listeners.discard(listener)
            listener.close(NOT_YOURS)
        return [each for each in self.listeners if each.key is None and each.person in table.players]

    async def missed(self, key: Key, since: int, wishes: Wishes = EVERYTHING) -> list[bytes] | None:
        """The messages after this one, as they were sent; None if there never was such a number, or not any more."""
        told = await self.history(key, since, wishes)
        return None if told and head_of(told[0]).missing is not None else told

    async def history(self, key: Key, since: int, wishes: Wishes = EVERYTHING) -> list[bytes] | None:
        """The same; but what newer rules cannot tell again begins with all there was to know when they took over."""
        if not 0 <= since <= self.numbers.get(key, 0):
            return None
        if self.outbox.keeps(key, since, wishes):
            return self.outbox.after(key, since)
        again = await self.hall.aside(self._told_again, key, since)
        reached = head_of(again[-1]).n if again else since  # others were told more meanwhile
        return again + self.outbox.after(key, reached) if self.outbox.keeps(key, reached, wishes) else None

    def _told_again(self, key: Key, since: int) -> list[bytes]:
        last = self.numbers.get(key, 0)  # the disk may be a step ahead of what was told
        return Story(self.hall.store, self.table, dict(self.numbers)).stream(key, since, last)

    def question_for(self, seat: Player, person: str) -> infos.QuestionInfo | None:
        """The question that stands, as this seat may know it; as a spectator may, to anybody else."""
        key = seat if seat in self.table.seat_of(person) else None
        return streams.hello(self.table, key, person, 0, self.hall.clock()).question

    def hello(self, key: Key, person: str | None, wishes: Wishes = EVERYTHING) -> bytes:
        return wire.write(streams.hello(self.table, key, person, self.numbers.get(key, 0), self.hall.clock(), wishes))

    # Who is here

    @contextmanager
    def line(self) -> Iterator[None]:
        """As long as somebody has a line to it, it stays in memory: to be told what was missed may take its time."""
        self._lines += 1
        try:
            yield
        finally:
            self._lines -= 1

    async def come(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.unheard = [key for key in self.unheard if key != listener.key]
        if returned(self.newest, listener.person):
            with suppress(Refused):  # where nothing can be written one may still look on
                await self.change(lambda _: returned(self.newest, listener.person))
        self.presence.welcome(listener, self.table.seats)
        if self.alarm.before:
            listener.hear(wire.write(messages.Turn(self.alarm.before)))
        self.watch.look_round(self)

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.watch.look_round(self)

    def unused(self) -> bool:
        return not self._lines and not self.listeners and not self.lock.locked() and self.steps.last is None

    def idle(self, now: float) -> bool:
        """Whether nobody needs it in memory; one whose clock has far to go is brought back in time."""
        if not self.unused() or now - self.used <= IDLE:
            return False
        acts = self.acts_at(self.table)
        return acts is None or acts - now > IDLE

    async def rest(self) -> None:
        """Write down where the table stands, so that it can leave memory."""
        await self.settled()
        seq, unsaved = self.table.seq, [] if self.table.id in self.hall.gone else self.unsaved()
        if unsaved:
            await self.hall.store.written(*unsaved, evenly=False)
            self.snapshot_at = seq

    async def settled(self) -> None:
        """Until what is under way is done."""
        async with self.lock:
            await self.landed()

    async def landed(self) -> None:
        """The same, for whoever sees to it that nothing new begins, or does not mind if it does."""
        if (last := self.steps.last) is not None:
            with suppress(Exception):  # who sent it hears of that
                await last.landed()

    def renew(self) -> None:
        """What is written down of it has changed: it is read anew, and everybody is told all there is to know."""
        row = self.hall.store.row(self.table.id)
        assert row is not None
        loaded = load(self.hall.store, row)
        self.table, self.outbox, self.snapshot_at = loaded.table, loaded.outbox, loaded.snapshot_at
        for listener in list(self.listeners):
            listener.hear(self.hello(listener.key, listener.person, listener.wishes))

    def unsaved(self) -> list[Any]:
        """The statement that writes down where the table stands, if something has happened since the last."""
        new = self.table.seq > self.snapshot_at or self.table.seq == 0
        return [save_snapshot(self.table, self.numbers)] if new else []

    def stop(self) -> None:
        """No clock of this table runs any more."""
        for clock in (self.alarm, self.watch, self.presence):
            clock.stop()
        self.hall.turns.leave(self)


def may_hear(table: Table, listener: Listener) -> bool:
    """A seat's stream is its person's, and not that of whoever sat there before."""
    return listener.key is None or listener.key == streams.APART or table.seats[listener.key].person == listener.person
