"""A table in memory: the one way it changes, those who listen to it, and its clock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Protocol

import sqlalchemy as sql

from presidium.core import Player, Refused, refusal
from presidium.table import commands, journal, play, streams, wire
from presidium.table.journal import Entry, Fact
from presidium.table.people import Person
from presidium.table.presence import Presence
from presidium.table.snapshot import save_snapshot
from presidium.table.store import LINKS, PLACES, TABLES
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall

KEPT: Final = 64
"""How many messages a stream keeps in memory for those who come back; the rest is made again from the journal."""
SNAPSHOT_EVERY: Final = 500
AWAY: Final = {"live": 30.0, "untimed": 300.0}
"""How long somebody must be gone before the caretaker minds the seat."""
IDLE: Final = 60.0
RETRY: Final = 5.0
NOT_YOURS: Final = 1008
"""The close code of a stream whose seat has another person now."""

Key = Player | None
"""Whose stream: a seat's, or that of those who watch."""


class Listener(Protocol):
    """Somebody who hears a stream."""

    key: Key
    person: str | None

    def hear(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Room:
    """A table in memory, those who listen to it, and its clock."""

    def __init__(self, hall: Hall, table: Table, numbers: dict[Key, int]) -> None:
        self.hall = hall
        self.table = table
        self.numbers = numbers
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.minds: play.Minds = {}
        self.kept: dict[Key, deque[tuple[int, bytes]]] = {}
        self.printed = streams.Printed()
        self.snapshot_at = table.seq
        self.used = hall.clock()
        self._timer: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self.away: dict[str, float] = {}
        """Since when people are not here."""
        self.presence = Presence(self)

    # Commands

    async def do(self, command: Any, person: Person) -> wire.Done:
        """Do a command, once; when it returns, the disk has it."""
        if isinstance(command, wire.SeatLink):
            return await self._seat_link(command, person)
        if isinstance(command, wire.Rematch):
            return await self._rematch(command, person)
        async with self.lock:
            if command.id not in self.table.commands.get(person.id, ()):
                now = self.hall.clock()
                facts = commands.facts_of(self.table, command, person.id, person.name, now)
                back = self._sign_of_life(person.id, now) if private(facts) is None else []
                await self._happen([*back, *facts], now, person.id, command.id)
        return wire.Done(command.id)

    async def happen(self, *facts: Fact) -> None:
        """Let facts happen that no command brought about."""
        async with self.lock:
            await self._happen(list(facts), self.hall.clock())

    async def _happen(self, facts: list[Fact], now: float, by: str | None = None, command: str | None = None) -> None:
        before = self.table
        after, batch = before.fork(), before.batch + 1
        entries: list[Entry] = []
        for fact in facts:
            entries.append(after.add(fact, now, batch, by, None if entries else command))
        entries += play.go_on(after, now, self.minds, batch)
        if entries:
            await self.hall.store.written(*self._statements(before, after, entries))
            self.table = after
            self._publish(before, after, private(facts) if len(entries) == len(facts) else None)
        self.used = now
        self._set_clock()
        if streams.table_facts(before) != streams.table_facts(after):
            self._look_round()

    def _statements(self, before: Table, after: Table, entries: list[Entry]) -> list[Any]:
        status = streams.status(after)
        statements: list[Any] = [self.hall.store.append(after.id, entries)]
        if status != streams.status(before):
            statements.append(sql.update(TABLES).where(TABLES.c.id == after.id).values(status=status, moved=after.at))
        for fact in (entry.fact for entry in entries):
            if isinstance(fact, journal.Sat):
                place = sql.insert(PLACES).prefix_with("OR IGNORE").values(table_id=after.id, person=fact.person)
                statements.append(place)
            if isinstance(fact, journal.Sat | journal.Left | journal.Hosted):  # links made before are void
                old = sql.delete(LINKS).where(LINKS.c.table_id == after.id)
                statements.append(old if isinstance(fact, journal.Hosted) else old.where(LINKS.c.seat == fact.seat))
            if isinstance(fact, journal.Followed):
                statements.append(sql.update(TABLES).where(TABLES.c.id == after.id).values(next_table=fact.table))
        if after.seq - self.snapshot_at >= SNAPSHOT_EVERY:
            statements.append(save_snapshot(before, self.numbers))
            self.snapshot_at = before.seq
        return statements

    async def _seat_link(self, command: wire.SeatLink, person: Person) -> wire.Done:
        if self.table.host != person.id:
            raise Refused(refusal("only-host"))
        if command.seat not in self.table.seats or self.table.seats[command.seat].bot is not None:
            raise Refused(refusal("no-such-seat", seat=command.seat))
        return wire.Done(command.id, link=await self.hall.people.seat_link(self.table.id, command.seat))

    async def give_seat(self, seat: Player, person: Person) -> None:
        """By a link of the host's: the seat is this person's from now on."""
        if seat not in self.table.seats or self.table.seats[seat].bot is not None:
            raise Refused(refusal("no-such-seat", seat=seat))
        if self.table.over:
            raise Refused(refusal("table-over"))
        mine = self.table.seat_of(person.id)
        if self.table.running and (self.table.tempo.pace == "solo" or mine) and seat not in mine:
            raise Refused(refusal("seat-taken", seat=seat))  # the secrets of two seats are not for one
        await self.happen(journal.Sat(seat, person.id, person.name))

    async def _rematch(self, command: wire.Rematch, person: Person) -> wire.Done:
        table = self.table
        if not table.over:
            raise Refused(refusal("not-over"))
        if not table.seat_of(person.id) and table.host != person.id:
            raise Refused(refusal("only-players"))
        async with self.lock:  # of two who ask at once the second follows the first
            if not self.table.next_table:
                follower = await self.hall.make_again(table, person)
                await self._happen([journal.Followed(follower)], self.hall.clock())
        return wire.Done(command.id, table=self.table.next_table)

    # Streams

    def _publish(self, before: Table, after: Table, only: Key = None) -> None:
        for listener in [each for each in self.listeners if not may_hear(after, each)]:
            self.listeners.discard(listener)
            listener.close(NOT_YOURS)
        for key, message in self._messages(before, after, only):
            for listener in [each for each in self.listeners if each.key == key]:
                listener.hear(message)

    def _messages(
        self, before: Table, after: Table, only: Key = None, wanted: tuple[Key, ...] | None = None
    ) -> Iterable[tuple[Key, bytes]]:
        """What each stream is told of this step, numbered on; of all streams, or of those wanted."""
        telling = streams.Telling(before, after, self.printed)
        keys = stream_keys(after) if only is None else (only,)
        for key in keys if wanted is None else [key for key in keys if key in wanted]:
            n = self.numbers.get(key, 0) + 1
            update = telling.update(key, n)
            if update is not None:
                self.numbers[key] = n
                message = wire.write(update)
                self.kept.setdefault(key, deque(maxlen=KEPT)).append((n, message))
                yield key, message

    def replay(self, entries: Iterable[Entry], wanted: tuple[Key, ...] | None = None) -> None:
        """Read entries that were written before, as if they happened now."""
        for _, batch in groupby(entries, key=lambda entry: entry.batch):
            before, after, facts = self.table, self.table.fork(), []
            for entry in batch:
                after.apply(entry)
                facts.append(entry.fact)
            self.table = after
            for _ in self._messages(before, after, private(facts), wanted):
                pass

    def keeps(self, key: Key, since: int) -> bool:
        """Whether what came after this message is in memory, or there is nothing."""
        kept = self.kept.get(key)
        return since >= self.numbers.get(key, 0) or (bool(kept) and kept[0][0] <= since + 1)  # type: ignore[index]

    def missed(self, key: Key, since: int) -> list[bytes] | None:
        """The messages after this one, as they were sent; None if there never was such a number."""
        last = self.numbers.get(key, 0)
        if since > last or since < 0:
            return None
        if self.keeps(key, since):
            return [message for n, message in self.kept.get(key, ()) if n > since]
        if self.table.opened.rules_version != self.table.game.rules_version:
            return None  # under other rules the journal does not tell the same again
        return self.hall.told_again(self.table.id, key, since)

    def question_for(self, seat: Player, person: str) -> wire.QuestionInfo | None:
        """The question that stands, as this seat may know it; as a spectator may, to anybody else."""
        key = seat if seat in self.table.seat_of(person) else None
        return streams.hello(self.table, key, person, 0, self.hall.clock()).question

    def hello(self, key: Key, person: str | None) -> bytes:
        return wire.write(streams.hello(self.table, key, person, self.numbers.get(key, 0), self.hall.clock()))

    # The clock, and who is here

    def _set_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if not table.running or table.paused_at is not None:
            return
        wakes = play.wakes_at(table)
        delay = None if wakes is None else max(0.0, wakes - self.hall.clock())
        if play.can_go_on(table, self.hall.clock()):
            delay = 0.0
        if delay is not None:
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.hall.spawn(self._go_on())

    async def _go_on(self) -> None:
        try:
            await self.happen()
        except Exception:  # the disk may be full for a while: the table tries again
            self._timer = asyncio.get_running_loop().call_later(RETRY, self._wake)
            raise

    async def come(self, listener: Listener) -> None:
        self.listeners.add(listener)
        async with self.lock:
            minded = self._returned(listener.person)
            if minded:
                await self._happen(minded, self.hall.clock())
        self.presence.welcome(listener)
        self._look_round()

    def _sign_of_life(self, person: str, now: float) -> list[Fact]:
        """He is there, and not away any more. What is done in private is no sign: it would tell who has answered."""
        if person in self.away:
            self.away[person] = now
        return self._returned(person)

    def _returned(self, person: str | None) -> list[Fact]:
        """The caretaker hands back the seats of somebody who is there again."""
        seats = [seat for seat in self.table.seat_of(person) if self.table.seats[seat].minded]
        return [journal.Minded(seat, False) for seat in seats]

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._look_round()

    def here(self, person: str | None) -> bool:
        return any(listener.person == person for listener in self.listeners)

    def _look_round(self) -> None:
        """Note who is away, and look again when the first of them has been away too long."""
        if self._watch is not None:
            self._watch.cancel()
        self.presence.look()
        now, table = self.hall.clock(), self.table
        people = {held.person for held in table.seats.values() if held.by_hand and held.person is not None}
        self.away = {person: self.away.get(person, now) for person in people if not self.here(person)}
        wait = AWAY.get(table.tempo.pace)
        if wait is None or not self.away or not table.running or len(self.away) == len(people):
            self._watch = None  # nobody to play with, nobody to be minded
            return
        delay = max(0.0, min(self.away.values()) + wait - now)
        self._watch = asyncio.get_running_loop().call_later(delay, lambda: self.hall.spawn(self._mind(wait)))

    async def _mind(self, wait: float) -> None:
        """The caretaker plays for those who have been away too long."""
        async with self.lock:
            gone = [person for person, since in self.away.items() if self.hall.clock() >= since + wait]
            seats = [seat for person in gone for seat in self.table.seat_of(person) if not self.here(person)]
            minded: list[Fact] = [journal.Minded(seat, True) for seat in seats if self.table.seats[seat].by_hand]
            if minded and self.table.running:
                await self._happen(minded, self.hall.clock())
        self._look_round()

    def idle(self, now: float) -> bool:
        return not self.listeners and self._timer is None and now - self.used > IDLE and not self.lock.locked()

    async def rest(self) -> None:
        """Write down where the table stands, so that it can leave memory."""
        if self._timer is not None:
            self._timer.cancel()
        async with self.lock:
            if self.table.seq > self.snapshot_at or self.table.seq == 0:
                await self.hall.store.written(save_snapshot(self.table, self.numbers))
                self.snapshot_at = self.table.seq


def private(facts: Sequence[Fact]) -> Key:
    """The one seat these facts are told to, if they concern nobody else."""
    secret = (journal.Held, journal.Ahead, journal.Ordered)
    seats = {fact.seat for fact in facts if isinstance(fact, secret)}
    return seats.pop() if len(seats) == 1 and all(isinstance(fact, secret) for fact in facts) else None


def may_hear(table: Table, listener: Listener) -> bool:
    """A seat's stream is its person's, and not that of whoever sat there before."""
    return listener.key is None or table.seats[listener.key].person == listener.person


def stream_keys(table: Table) -> tuple[Key, ...]:
    """Those who watch, and every seat of a person; one that was left too, for whoever takes it over reads on there."""
    return (None, *(seat for seat, held in table.seats.items() if held.name and held.bot is None))
