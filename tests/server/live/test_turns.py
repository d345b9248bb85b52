"""Games of bots alone: a few at a time play, the others wait their turn and say so; nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from presidium.server.base.limits import Limits
from presidium.server.domain import autoplay
from presidium.server.live.bot_queue import FACTS_PER_TURN
from presidium.server.protocol import commands, messages
from tests.server.house import At, House


def bots(house: House, game: str = "kremlin", pace: str = "bots") -> At:
    """A table of bots that has not begun."""
    seats = {"goulag": 5, "politburo": 5, "kremlin": 3}[game]
    return house.open(game, seats, pace=pace, bots=("random",) * seats)


def start(at: At) -> messages.Done:
    """Begin, and look before anything else can happen."""
    return at.house.run(at.room.do(commands.Start(id="start"), at.house.person("Ann")))


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact at a time: none of them is over before the test has looked."""
    monkeypatch.setattr("presidium.server.live.alarm.FACTS_PER_TURN", 1)


@pytest.mark.ci
@pytest.mark.usefixtures("slowly")
def test_so_many_play_at_a_time_and_in_the_order_they_began(house: House) -> None:
    tables = [bots(house, "politburo") for _ in range(5)]
    assert [start(at).before for at in tables] == [0, 0, 2, 3, 4]
    began: list[At] = []
    while not all(at.table.over for at in tables):
        assert len(house.hall.bot_queue._playing) <= 2
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
    house.run(waiting.room.do(commands.Chat(id="c", text="How long?"), house.person("Kim")))
    assert waiting.table.question == 0
    assert not waiting.room.idle(house.now + 1000)
    house.settle()
    assert waiting.table.over


@pytest.mark.usefixtures("slowly")
def test_who_has_many_games_delays_nobody_elses(house: House) -> None:
    flood, others = [bots(house, "politburo") for _ in range(6)], [bots(house, "politburo") for _ in range(3)]
    whence = {at.id: "10.0.0.1" for at in flood} | {at.id: f"10.0.0.{n + 2}" for n, at in enumerate(others)}
    house.hall.bot_pool.whence = whence.__getitem__
    assert [start(at).before for at in flood] == [0, 0, 2, 3, 4, 5]
    assert [start(at).before for at in others] == [0, 2, 3]
    plays = house.hall.bot_queue.plays
    assert [at for at in (*flood, *others) if plays(at.room)] == [flood[0], others[0]]
    ended: list[At] = []
    while not all(at.table.over for at in (*flood, *others)):
        assert len(house.hall.bot_queue._playing) <= 2
        house.run(asyncio.sleep(0))
        ended += [at for at in (*flood, *others) if at.table.over and at not in ended]
    assert max(map(ended.index, others)) <= 5
    assert [at for at in ended if at in flood] == flood[: len(ended) - 3]


@pytest.mark.usefixtures("slowly")
def test_one_that_rests_makes_room_and_waits_again(house: House) -> None:
    tables = [bots(house, "politburo") for _ in range(3)]
    for at in tables:
        start(at)
    house.run(tables[0].room.do(commands.Pause(id="p"), house.person("Ann")))
    assert house.hall.bot_queue.plays(tables[2].room)
    house.run(tables[0].room.do(commands.Resume(id="r"), house.person("Ann")))
    assert not house.hall.bot_queue.plays(tables[0].room)
    house.settle()
    assert all(at.table.over for at in tables)


def test_a_bite_at_a_time(house: House) -> None:
    at = bots(house)
    start(at)
    house.settle()
    bites = Counter(entry.batch for entry in house.store.journal(at.id))
    assert max(bites.values()) < FACTS_PER_TURN + 10 < autoplay.MAX_FACTS  # all who are asked at once answer at once


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
    house.run(left.room.do(commands.Concede(id="c", seat=1), house.person("Ann")))
    assert house.hall.bot_queue.before(left.room) == 2


@pytest.mark.ci
def test_after_a_restart_they_go_on_in_turn(house: House) -> None:
    tables = [bots(house) for _ in range(4)]
    for at in tables:
        start(at)
    house.run(asyncio.sleep(0))
    house.restart(graceful=False)
    house.tick(60)
    assert all(at.table.over for at in tables)
