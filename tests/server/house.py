"""The vocabulary of the table's tests: a house with a clock moved by hand, people, and tables of any game.

house.person("Ann") · house.table("goulag", people=2, pace="live") · at.answer(1, "name 2 3") · house.tick(5)
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import msgspec
import pytest

from presidium.bots import caretaker, find
from presidium.bots.runtime.driver import answer_for
from presidium.core import Event, Player, Refused, State
from presidium.server.base.tempo import is_window
from presidium.server.domain import autoplay, bot_talk
from presidium.server.domain.dice import Seed
from presidium.server.domain.table import Table
from presidium.server.live.registry import Hall
from presidium.server.live.room import Room
from presidium.server.people.repository import Person
from presidium.server.persistence.snapshot import pack, unpack
from presidium.server.protocol import commands, messages
from presidium.server.render.outbox import Key
from presidium.server.render.stream_options import EVERYTHING
from tests.games.kremlin.drawn import put_to_all
from tests.stores import kept_in

T = TypeVar("T")

NOON = 1_000_000.0
NAMES = ("Ann", "Ben", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe")
FEWEST = {"goulag": 5, "politburo": 5, "kremlin": 3}


def near(seconds: Any) -> Any:
    """The same times, to the millisecond: by the house's clock they are large, and pytest allows a millionth."""
    return pytest.approx(seconds, rel=0, abs=0.001)


@contextmanager
def alike() -> Iterator[None]:
    """The bots think the same every time."""
    seeds = count()
    with pytest.MonkeyPatch.context() as patch:
        for module in (autoplay, bot_talk):
            patch.setattr(module, "Random", lambda: Random(next(seeds)))
        yield


HAIR: Final = 1e-6
"""A timer so near is due for the loop, which rounds, and for no table, which does not: it would ring for ever."""


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose timers go by the house's clock, so that an hour passes when a test says so."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self.clock = clock
        self._clock_resolution = 1e-6  # of a date in our days, less than that is nothing

    def time(self) -> float:
        return self.clock()

    def timers(self) -> list[float]:
        return [handle.when() for handle in self._scheduled if not handle.cancelled()]  # type: ignore[attr-defined]

    def next_timer(self) -> float | None:
        return min(self.timers(), default=None)


class Ear:
    """Somebody who listens to a stream, and remembers it."""

    def __init__(self, key: Key, person: str | None, floors: bool = True) -> None:
        self.key = key
        self.person = person
        self.stream_options = EVERYTHING
        self.floors = floors
        self.heard: list[dict[str, Any]] = []
        self.here: list[dict[str, Any]] = []
        self.closed: int | None = None

    def hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        (self.here if told["type"] == "here" else self.heard).append(told)

    def close(self, code: int) -> None:
        self.closed = code


class House:
    """A hall on a file of its own. Nothing happens in it by itself: `tick` moves the clock, `do` says something."""

    def __init__(self, file: Path, seeds: Iterator[Seed] | None = None) -> None:
        self.now = NOON
        self.wall_ahead = 0.0
        """By how much the clock on the wall has been moved."""
        self.file = file
        self.loop = Clockwork(lambda: self.now)
        self.seeds = seeds or (Seed(f"{n:064x}", f"{n:064x}") for n in count(1))
        self.ids = map(str, count(1))
        self.people: dict[str, Person] = {}
        self._open()

    def _open(self) -> None:
        self.store = kept_in(self.file)
        self.hall = Hall(self.store, lambda: self.now, lambda: next(self.seeds), lambda: self.now + self.wall_ahead)

    def restart(self, graceful: bool = True) -> None:
        """Stop the server, or kill it, and start it again."""
        if graceful:
            self.run(self.hall.close())
        self._stop()
        self.loop = Clockwork(lambda: self.now)
        self._open()
        self.call(self.hall.wake)
        self.settle()

    def _stop(self) -> None:
        self.hall.bot_pool.close()
        self.hall.what_ifs.close()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.run(asyncio.sleep(0))
        self.store.close()
        self.loop.close()

    close = _stop

    # Time

    def run(self, work: Awaitable[T]) -> T:
        async def awaited() -> T:
            return await work

        return self.loop.run_until_complete(awaited())

    def call(self, work: Callable[..., T], *args: Any) -> T:
        """Do something that wants the loop to be running."""

        async def called() -> T:
            return work(*args)

        return self.run(called())

    def settle(self) -> None:
        """Let everything happen that can happen now; what fails, fails the test."""

        async def settled() -> None:
            while True:
                for _ in range(2):  # a timer that is due runs one turn after it was found
                    await asyncio.sleep(0)
                tasks = list(self.hall.background.tasks)
                await asyncio.gather(*tasks)
                due = self.loop.next_timer()
                if not tasks and not self.hall.background.tasks and (due is None or due > self.now):
                    return

        self.run(settled())

    def tick(self, seconds: float) -> None:
        """Let so much time pass, everything in it at its own moment."""
        until = self.now + seconds
        self.settle()
        while (due := self.loop.next_timer()) is not None and due <= until + HAIR:
            self.now = max(self.now, *(each for each in self.loop.timers() if each <= due + HAIR))
            self.settle()
        self.now = max(self.now, until)
        self.settle()

    # People and tables

    def person(self, name: str) -> Person:
        """The person of this name, made known if nobody has it."""
        if name not in self.people:
            self.people[name], _ = self.run(self.hall.people.welcome(name))
        return self.people[name]

    def open(self, game: str = "goulag", seats: int = 0, host: str = "Ann", **parts: Any) -> At:
        """A table that has not begun; its host sits down only if `sit` says so."""
        new = commands.NewTable(game, seats or FEWEST[game], **parts)
        return At(self, self.run(self.hall.table_factory.new(new, self.person(host))).table.id)

    def table(self, game: str = "goulag", people: int = 1, seats: int = 0, bot: str = "random", **parts: Any) -> At:
        """A table that has begun: Ann (the host), Ben … in the first seats, bots in the others."""
        at = self.open(game, seats, **parts)
        for seat in range(1, people + 1):
            at.do(NAMES[seat - 1], commands.Sit, seat=seat, nonce=f"nonce{seat}")
        at.do("Ann", commands.Fill, bot=bot)
        at.do("Ann", commands.Start)
        self.settle()
        return at


class At:
    """A table in the house, found anew each time: it may have left memory meanwhile."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id

    @property
    def room(self) -> Room:
        return self.house.run(self.house.hall.room(self.id))

    def room_now(self) -> Room:
        """The same, where the loop is running already."""
        return self.house.hall.rooms[self.id]

    @property
    def table(self) -> Table:
        return self.room.table

    def do(self, who: str, command: type[Any], id: str | None = None, **parts: Any) -> messages.Done:
        done = self.house.run(self.room.do(command(id=id or next(self.house.ids), **parts), self.house.person(who)))
        self.house.settle()
        return done

    def take(self, who: str, seat: Player) -> None:
        """Somebody opens a link of the host's to this seat."""
        self.house.run(self.room.give_seat(seat, self.house.person(who)))
        self.house.settle()

    def refused(self, who: str, command: type[Any], **parts: Any) -> str:
        """Why this is refused; nothing may have changed."""
        before = self.table
        with pytest.raises(Refused) as refused:
            self.do(who, command, **parts)
        assert self.table is before
        return refused.value.why.id

    def lay(self, g: State[Any]) -> At:
        """Put a drawn position of the same game on the table, its question asked now.

        A quiet window that opens a phase of Kremlin is put to everybody, so that a test can begin with it.
        """
        table = self.table
        put_to_all(g)
        table.g, table.question, table.asked_at = g, table.question + 1, self.house.now
        table.opens, table.film = self.house.now, None
        self.room.outbox._sight = None  # nobody was told of it, so nothing that was seen before holds
        self.house.run(self.room.apply_facts())
        return self

    def holder(self, seat: Player) -> str:
        return self.table.seats[seat].name

    def answer(self, seat: Player, action: str) -> None:
        """The person of this seat answers the question that stands."""
        self.do(self.holder(seat), commands.Answer, seat=seat, question=self.table.question, action=action)

    def options(self, seat: Player) -> list[str]:
        """Some of what the seat may answer, in the notation."""
        options = self.table.g.options(seat)
        assert options is not None
        return [self.table.game.notation.print(action) for action, _ in zip(options, range(50), strict=False)]

    def listen(self, who: str | None, seat: Player | None = None, floors: bool = True) -> Ear:
        """Somebody connects: as the person of a seat, or to watch."""
        ear = Ear(seat, None if who is None else self.house.person(who).id, floors)
        self.house.run(self.room.add_listener(ear))
        self.house.settle()
        return ear

    def hang_up(self, ear: Ear) -> None:
        self.house.call(self.room.remove_listener, ear)
        self.house.settle()

    def told(self, kind: type[Event]) -> list[Any]:
        """What has happened of this kind in the game, as everybody knows it."""
        return [event for event in self.table.g.log.heard_by(None) if isinstance(event, kind)]

    def facts(self, kind: type[Any]) -> list[Any]:
        """What the journal on disk says of this kind."""
        return [entry.fact for entry in self.house.store.journal(self.id) if isinstance(entry.fact, kind)]

    def until(self, reached: Callable[[Table], bool], most: int = 500) -> None:
        """Let the people answer as a careless player would, until the table is there."""
        for _ in range(most):
            if reached(self.table):
                return
            self.go_along()
        raise AssertionError("the table never came there")

    def go_along(self) -> None:
        """Asked players answer with the first option and pass in windows; then time goes on to the next event."""
        table = self.table
        for seat in table.g.waiting_for():
            if table.seats[seat].by_hand and seat not in table.held and self.table.question == table.question:
                self.answer(seat, self.plain(seat))
        acts = autoplay.acts_at(self.table)
        if acts is not None and self.table.question == table.question:
            self.house.tick(acts - self.house.now)

    def plain(self, seat: Player) -> str:
        """An answer that does nothing remarkable: pass where one may, else the caretaker's."""
        options = self.table.g.options(seat)
        assert options is not None
        name = caretaker(self.table.game.name)
        printed = self.table.game.notation.print
        if options.listed or self.asks_window:
            return next((text for text in self.options(seat) if text == "pass"), self.options(seat)[0])
        return printed(answer_for(self.table.g, seat, find(name, self.table.game.name), Random(seat)))

    @property
    def asks_window(self) -> bool:
        return is_window(self.table.g)


def saved(table: Table, numbers: dict[int | None, int]) -> tuple[Table, dict[int | None, int]]:
    """The table, put into a snapshot and taken out again."""
    return unpack(pack(table, numbers), Table(table.id, table.seed))
