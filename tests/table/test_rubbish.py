"""What connections leave behind is collected when there is enough of it, and never too often."""

from __future__ import annotations

import gc
import weakref
from collections.abc import MutableMapping
from typing import Any

import pytest

from presidium.table.room import IDLE
from presidium.table.rubbish import MANY, SHARE, WORTH, Rubbish
from tests.table.house import House
from tests.table.wire_table import Line, Wire, over_the_wire, politburo, settled, to_the_vote


class Day:
    """A clock, and collections that take their time."""

    def __init__(self, takes: float, finds: int = 0) -> None:
        self.now, self.takes, self.finds, self.collected, self.new = 0.0, takes, finds, 0, 0

    def collect(self) -> int:
        self.now += self.takes
        self.collected += 1
        self.new = 0
        return self.finds

    def rubbish(self) -> Rubbish:
        return Rubbish(self.collect, lambda: self.now, lambda: self.now, lambda: self.new)

    def grows(self, rubbish: Rubbish, by: int) -> None:
        """So much more, and time enough for anything."""
        self.new += by
        self.now += 3600
        rubbish.look_round()

    def passes(self, rubbish: Rubbish, seconds: int, connections: int) -> None:
        for _ in range(seconds):
            self.now += 1
            for _ in range(connections):
                rubbish.leave()


def test_it_is_collected_once_for_so_many_connections() -> None:
    day = Day(takes=0.001)
    rubbish = day.rubbish()
    day.passes(rubbish, seconds=WORTH - 1, connections=1)
    assert day.collected == 0
    day.passes(rubbish, seconds=1, connections=1)
    assert day.collected == 1
    day.passes(rubbish, seconds=10 * WORTH, connections=1)
    assert day.collected == 11


def test_it_takes_a_small_part_of_the_time_however_many_come_and_go() -> None:
    day = Day(takes=0.3)
    rubbish = day.rubbish()
    day.passes(rubbish, seconds=3600, connections=WORTH)
    assert 1 < day.collected <= 3600 / (0.3 * SHARE)


def test_what_others_leave_behind_is_collected_when_there_is_much() -> None:
    day = Day(takes=0.3, finds=MANY)
    rubbish = day.rubbish()
    for _ in range(5):
        day.grows(rubbish, MANY // 2)
        day.grows(rubbish, MANY // 2)
    assert day.collected == 5


def test_a_hall_that_fills_up_with_games_is_looked_through_ever_more_seldom() -> None:
    day = Day(takes=0.3, finds=0)
    rubbish = day.rubbish()
    for _ in range(31):
        day.grows(rubbish, MANY)
    assert day.collected == 5
    day.finds = 16 * MANY
    for _ in range(33):
        day.grows(rubbish, MANY)
    assert day.collected == 7, "once more after as long, and then soon"


def test_that_too_takes_a_small_part_of_the_time() -> None:
    day = Day(takes=0.3, finds=MANY)
    rubbish = day.rubbish()
    for _ in range(3600):
        day.new, day.now = MANY, day.now + 1
        rubbish.look_round()
    assert 1 < day.collected <= 3600 / (0.3 * SHARE)


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
        wire.clock.goes_on(IDLE + 1)
        await wire.hall.tidy()
        assert party.table not in wire.hall.rooms
        assert room() is None
    finally:
        gc.enable()


@pytest.mark.parametrize(("game", "seats"), [("kremlin", 3), ("politburo", 5), ("goulag", 5)])
def test_what_is_answered_leaves_nothing_for_a_collection_to_find(house: House, game: str, seats: int) -> None:
    """Nobody looks for it until connections have ended; tables that hold themselves would pile up by the thousand."""
    at = house.table(game, people=seats, pace="untimed")

    def three_more() -> None:
        question = at.table.question
        at.until(lambda table: table.question >= question + 3)

    three_more()
    gc.collect()
    three_more()
    assert not unreachable()


def unreachable() -> list[object]:
    """What a collection finds now."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return list(gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
