"""Next to nothing holds itself; what does is collected when there is enough of it, and never too often."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import MutableMapping
from typing import Any

import pytest

from presidium.server.base.gc_policy import (
    LEAKY_CLOSES_PER_RUN,
    MIN_IDLE_PER_RUN,
    NEW_OBJECTS_PER_RUN,
    OBJECTS_PER_TABLE,
    GcPolicy,
)
from presidium.server.http import connections as door
from presidium.server.http import socket
from presidium.server.live.room import IDLE_S
from tests.server.doorstep import Doorstep, at_the_door, frame, head
from tests.server.house import House
from tests.server.wire_table import Line, Wire, over_the_wire, politburo, settled, to_the_vote

TEXT, CLOSE = 1, 8
SOON = 0.02


class Day:
    """A clock, and collections that take their time."""

    def __init__(self, takes: float, finds: int = 0) -> None:
        self.now, self.takes, self.finds, self.collected, self.new = 0.0, takes, finds, 0, 0

    def collect(self) -> int:
        self.now += self.takes
        self.collected += 1
        self.new = 0
        return self.finds

    def rubbish(self) -> GcPolicy:
        return GcPolicy(self.collect, lambda: self.now, lambda: self.now, lambda: self.new)

    def grows(self, rubbish: GcPolicy, by: int) -> None:
        """So much more, and time enough for anything."""
        self.new += by
        self.now += 3600
        rubbish.look_round(0)

    def passes(self, rubbish: GcPolicy, seconds: int, connections: int) -> None:
        for _ in range(seconds):
            self.now += 1
            for _ in range(connections):
                rubbish.leave()


def test_it_is_collected_once_for_so_many_connections() -> None:
    day = Day(takes=0.001)
    rubbish = day.rubbish()
    day.passes(rubbish, seconds=LEAKY_CLOSES_PER_RUN - 1, connections=1)
    assert day.collected == 0
    day.passes(rubbish, seconds=1, connections=1)
    assert day.collected == 1
    day.passes(rubbish, seconds=10 * LEAKY_CLOSES_PER_RUN, connections=1)
    assert day.collected == 11


def test_it_takes_a_small_part_of_the_time_however_many_come_and_go() -> None:
    day = Day(takes=0.3)
    rubbish = day.rubbish()
    day.passes(rubbish, seconds=3600, connections=LEAKY_CLOSES_PER_RUN)
    assert 1 < day.collected <= 3600 / (0.3 * MIN_IDLE_PER_RUN)


def test_what_others_leave_behind_is_collected_when_there_is_much() -> None:
    day = Day(takes=0.3, finds=NEW_OBJECTS_PER_RUN)
    rubbish = day.rubbish()
    for _ in range(5):
        day.grows(rubbish, NEW_OBJECTS_PER_RUN // 2)
        day.grows(rubbish, NEW_OBJECTS_PER_RUN // 2)
    assert day.collected == 5


def test_where_little_is_found_it_is_looked_for_ever_more_seldom() -> None:
    day = Day(takes=0.3, finds=0)
    rubbish = day.rubbish()
    for _ in range(31):
        day.grows(rubbish, NEW_OBJECTS_PER_RUN)
    assert day.collected == 5
    day.finds = 16 * NEW_OBJECTS_PER_RUN
    for _ in range(33):
        day.grows(rubbish, NEW_OBJECTS_PER_RUN)
    assert day.collected == 7, "once more after as long, and then soon"


def test_a_hall_that_fills_up_with_games_is_not_looked_through() -> None:
    day = Day(takes=1.0, finds=NEW_OBJECTS_PER_RUN)
    rubbish = day.rubbish()
    for tables in range(1000):
        day.new = tables * OBJECTS_PER_TABLE
        rubbish.look_round(tables)
    assert day.collected == 0
    day.new += NEW_OBJECTS_PER_RUN
    rubbish.look_round(999)
    assert day.collected == 1


def test_that_too_takes_a_small_part_of_the_time() -> None:
    day = Day(takes=0.3, finds=NEW_OBJECTS_PER_RUN)
    rubbish = day.rubbish()
    for _ in range(3600):
        day.new, day.now = NEW_OBJECTS_PER_RUN, day.now + 1
        rubbish.look_round(0)
    assert 1 < day.collected <= 3600 / (0.3 * MIN_IDLE_PER_RUN)


@over_the_wire
async def test_a_table_leaves_memory_at_once_though_its_lines_broke_off(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server notices when it wants to say something: that error must not hold what was played."""

    broken = False
    hear = Line.from_server

    async def breaks(line: Line, message: MutableMapping[str, Any]) -> None:
        if broken:
            raise OSError
        await hear(line, message)

    monkeypatch.setattr(Line, "from_server", breaks)
    party = await politburo(wire, "untimed")
    lines = [await wire.listen(party.table, party.tokens[seat], f"seat={seat}") for seat in (1, 2)]
    await to_the_vote(wire, party)
    broken = True
    gc.collect()
    gc.disable()
    try:
        for line in lines:
            await line.hang_up()
        await settled()
        room = weakref.ref(wire.hall.rooms[party.table])
        wire.clock.goes_on(IDLE_S + 1)
        await wire.hall.tidy()
        assert party.table not in wire.hall.rooms
        assert room() is None
    finally:
        gc.enable()


@pytest.mark.parametrize(("game", "seats"), [("kremlin", 3), ("politburo", 5), ("goulag", 5)])
def test_what_is_answered_leaves_nothing_for_a_collection_to_find(house: House, game: str, seats: int) -> None:
    """Nobody looks for it; tables that hold themselves would pile up by the thousand."""
    at = house.table(game, people=seats, pace="untimed")

    def three_more() -> None:
        question = at.table.question
        at.until(lambda table: table.question >= question + 3)

    three_more()
    gc.collect()
    three_more()
    assert not unreachable()


@at_the_door()
async def test_nor_does_a_connection_however_it_ends(at: Doorstep) -> None:
    """A collection for every so many of them halted five hundred tables for a second."""

    async def comes_and_goes(hangs_up: bool) -> None:
        table = await at.table(await at.person(), game="goulag", seats=5)
        assert (await at.ask("GET", "/api/tables/none"))[0] == 404
        line = await at.stream(table)
        line.send(frame(TEXT, b"nonsense"))
        await line.reader.readuntil(b"unreadable-body")
        if hangs_up:
            line.send(frame(CLOSE, (1000).to_bytes(2, "big")))
            await line.rest()
        line.leave()
        await at.empty()
        await asyncio.sleep(5 * SOON)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "CLOSE_TIMEOUT_S", SOON)  # as long as that it is held on purpose
        await comes_and_goes(True)
        gc.collect()
        for hangs_up in (True, False):
            await comes_and_goes(hangs_up)
    assert not [each for each in unreachable() if isinstance(each, (door.HttpProtocol, door.WebSocketProtocol))]


@at_the_door()
async def test_only_those_that_ended_badly_are_counted(at: Doorstep) -> None:
    left = at.server.hall.gc_policy
    for sent, badly in ((head("GET", "/health"), 0), (b"rubbish\r\n\r\n", 1), (head("GET", "/health"), 1)):
        visitor = await at.knock()
        visitor.send(sent)
        await visitor.reader.readline()
        visitor.leave()
        await at.empty()
        assert left._left == badly
    line = await at.stream(await at.table(await at.person(), game="goulag", seats=5))
    line.send(b"\xff" * 20)
    await line.rest()
    line.leave()
    await at.empty()
    assert left._left == 2


def unreachable() -> list[object]:
    """What a collection finds now."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return list(gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
