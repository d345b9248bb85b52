"""Games of bots alone: a few at a time play, the others wait their turn and say so; nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from presidium.table import messages, play, wire
from presidium.table.limits import Limits
from presidium.table.turns import BITE
from tests.table.house import At, House


def bots(house: House, game: str = "kremlin", pace: str = "bots") -> At:
    """A table of bots that has not begun."""
    seats = {"goulag": 5, "politburo": 5, "kremlin": 3}[game]
    return house.open(game, seats, pace=pace, bots=("random",) * seats)


def start(at: At) -> messages.Done:
    """Begin, and look before anything else can happen."""
    return at.house.run(at.room.do(wire.Start(id="start"), at.house.person("Ann")))


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact at a time: none of them is over before the test has looked."""
    monkeypatch.setattr("presidium.table.alarm.BITE", 1)


@pytest.mark.usefixtures("slowly")
def test_so_many_play_at_a_time_and_in_the_order_they_began(house: House) -> None:
    tables = [bots(house, "politburo") for _ in range(5)]
    assert [start(at).before for at in tables] == [0, 0, 2, 3, 4]
    began: list[At] = []
    while not all(at.table.over for at in tables):
        assert len(house.hall.turns._playing) <= 2
        began += [at for at in tables if at.table.question and at not in began]
        house.run(asyncio.sleep(0))
    assert began == tables


@pytest.mark.usefixtures("slowly")
def test_whoever_watches_is_told_how_many_are_before(house: House) -> None:
    tables = [bots(house, "politburo") for _ in range(4)]
    watcher = tables[3].listen(None)
    for at in tables:
        start(at)
    late = tables[3].listen(None)
    house.settle()
    turns = [[told["before"] for told in ear.heard if told["type"] == "turn"] for ear in (watcher, late)]
    assert turns[0][:2] == [3, 2]
    assert [each[-1] for each in turns] == [0, 0]
    assert all(later <= sooner for each in turns for sooner, later in pairwise(each))
    assert tables[3].table.over
    assert not [told for told in tables[0].listen(None).heard if told["type"] == "turn"]


@pytest.mark.usefixtures("slowly")
def test_a_table_that_waits_stays_where_it_is_until_its_turn(house: House) -> None:
    tables = [bots(house, "politburo") for _ in range(3)]
    for at in tables:
        start(at)
    waiting = tables[2]
    house.run(waiting.room.do(wire.Chat(id="c", text="How long?"), house.person("Kim")))
    assert waiting.table.question == 0
    assert not waiting.room.idle(house.now + 1000)
    house.settle()
    assert waiting.table.over


@pytest.mark.usefixtures("slowly")
def test_one_that_rests_makes_room_and_waits_again(house: House) -> None:
    tables = [bots(house, "politburo") for _ in range(3)]
    for at in tables:
        start(at)
    house.run(tables[0].room.do(wire.Pause(id="p"), house.person("Ann")))
    assert house.hall.turns.plays(tables[2].room)
    house.run(tables[0].room.do(wire.Resume(id="r"), house.person("Ann")))
    assert not house.hall.turns.plays(tables[0].room)
    house.settle()
    assert all(at.table.over for at in tables)


def test_a_bite_at_a_time(house: House) -> None:
    at = bots(house)
    start(at)
    house.settle()
    bites = Counter(entry.batch for entry in house.store.journal(at.id))
    assert max(bites.values()) < BITE + 10 < play.MOST  # all who are asked at once answer at once


def test_people_and_their_bots_do_not_wait(house: House) -> None:
    house.hall.limits = replace(Limits(), bots_games=1)
    tables = [bots(house) for _ in range(2)]
    for at in tables:
        start(at)
    solo = house.open("goulag", 5, pace="solo", bots=("random",) * 4, sit=True)
    start(solo)
    assert solo.table.asked() == (1,) or 1 in solo.table.asked()
    live = bots(house, "goulag", pace="live")
    assert start(live).before == 0


def test_untimed_bots_wait_as_well_and_so_does_a_game_everybody_has_left(house: House) -> None:
    house.hall.limits = replace(Limits(), bots_games=1)
    assert start(bots(house)).before == 0
    assert start(bots(house, pace="untimed")).before == 1
    left = house.open("goulag", 5, pace="untimed", bots=("random",) * 4, sit=True)
    start(left)
    house.run(left.room.do(wire.Concede(id="c", seat=1), house.person("Ann")))
    assert house.hall.turns.before(left.room) == 2


def test_after_a_restart_they_go_on_in_turn(house: House) -> None:
    tables = [bots(house) for _ in range(4)]
    for at in tables:
        start(at)
    house.run(asyncio.sleep(0))
    house.restart(graceful=False)
    house.tick(60)
    assert all(at.table.over for at in tables)
