"""Bots that take their time: beside the server, at a time everybody knows, and with somebody to answer for them."""

from __future__ import annotations

import asyncio
import concurrent.futures
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from presidium.bots.runtime import roster
from presidium.core import UNSEEN, Action, Said, seat_view
from presidium.core.view import Unseen
from presidium.server.domain import autoplay
from presidium.server.domain.dice import Seed
from presidium.server.domain.handlers import seat_commands
from presidium.server.domain.table import Table
from presidium.server.domain.timing import bot_timing
from presidium.server.domain.timing.bot_timing import Thought
from presidium.server.live import bot_pool
from presidium.server.live.alarm import Alarm
from presidium.server.live.bot_pool import BotPool
from presidium.server.live.registry import Hall
from tests.server.house import At, House

pytestmark = pytest.mark.ci

NAMES = ("Ponderer", "Dozer", "Fool", "Dawdler", "Whimsical")
PONDERER, DOZER, FOOL, DAWDLER, WHIMSICAL = (f"tests.server.ponderers:{name}" for name in NAMES)
TIME = 0.5 + bot_timing.WAY


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A table may seat them."""
    monkeypatch.setattr(seat_commands, "must_sit", lambda *_: None)
    yield
    roster.thinks.cache_clear()


def started(house: House, bot: str = PONDERER, pace: str = "solo", game: str = "goulag") -> At:
    return house.table(game, people=1, bot=bot, pace=pace)


def until_a_bot_is_asked(at: At) -> Table:
    for _ in range(40):
        table = at.table
        asked = table.g.asked()
        if asked and all(table.seats[seat].bot for seat in asked if seat) and bot_timing.until(table) is not None:
            return table
        at.go_along()
    raise AssertionError("no bot was asked")


@pytest.mark.parametrize("pace", ["solo", "untimed", "live"])
def test_an_answer_is_shown_at_a_time_everybody_knows_however_soon_it_was_there(house: House, pace: str) -> None:
    at = started(house, pace=pace)
    table = until_a_bot_is_asked(at)
    asked_at, question = table.asked_at, table.question
    last = {seat: at.options(seat)[-1] for seat in table.g.waiting_for()}
    lasts = max(TIME, 1.0) if pace == "live" else TIME
    house.tick(asked_at + lasts - house.now - 0.01)
    assert at.table.question == question
    house.tick(0.02)
    assert at.table.question > question
    moved = [entry.fact for entry in house.store.journal(at.id) if type(entry.fact).__name__ == "Moved"]
    assert any(fact.seat in last and fact.action == last[fact.seat] for fact in moved)


def test_who_thinks_also_speaks_and_remembers_that_it_did(house: House) -> None:
    at = started(house)
    for _ in range(12):
        at.go_along()
    said = [event.seat for event in at.told(Said)]
    assert said
    assert len(said) == len(set(said))


def test_a_quicker_bot_answers_for_one_that_breaks_and_the_log_says_nothing_of_what_it_meant(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    at = started(house, FOOL)
    question = until_a_bot_is_asked(at).question
    house.tick(TIME + 0.01)
    assert at.table.question > question
    assert "a bot failed: RuntimeError" in caplog.text
    assert "a bot was not ready, and a quicker one answered" in caplog.text
    assert "a secret" not in caplog.text


def test_nobody_who_has_the_program_can_work_out_the_luck_of_a_tables_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a bot draws depends on the table's seed, and on nothing else that its seat has not seen: so nobody can find
    out with which cards it would have answered so. Asked why when the seed is open, it draws the same again."""
    table = until_a_bot_is_asked(started(house))
    seat = next(
        seat for seat in table.g.waiting_for() if table.seats[seat].bot and len(table.g.options(seat) or ()) > 1
    )
    view = bot_pool.bare(seat_view(table.g, seat))

    def drawn(luck: str) -> Action | None:
        return bot_pool.think(("", seat, 0), table.game.name, WHIMSICAL, view, luck).action

    lucks = [Seed.new().luck for _ in range(30)]
    assert len(set(map(drawn, lucks))) > 1
    table.seats[seat] = replace(table.seats[seat], bot=WHIMSICAL)
    monkeypatch.setattr(bot_pool, "KILL_GRACE_S", 120.0)
    minds = BotPool()
    thought = asyncio.run(minds.think(table, seat))
    minds.close()
    assert thought is not None
    assert thought.action == drawn(table.seed.luck)
    said = bot_pool.opine(table.game.name, WHIMSICAL, view, None, table.seed.luck)
    assert said.answer == drawn(table.seed.luck)


def test_one_that_is_not_ready_in_time_is_answered_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> Thought | None:
        return None

    at = started(house)
    monkeypatch.setattr(BotPool, "think", nothing)
    at.room.minds.thoughts.clear()
    question = until_a_bot_is_asked(at).question
    house.tick(TIME + 0.01)
    assert at.table.question > question


def test_a_process_that_is_stuck_is_ended_and_the_next_thought_has_a_new_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeps, thinks = started(house, "random").table, started(house, "random").table
    seat = next(iter(sleeps.g.waiting_for()))

    async def both() -> tuple[Thought | None, Thought | None]:
        minds = BotPool()
        monkeypatch.setattr(bot_pool, "BOT_PROCESSES", 1)
        for table, bot in ((sleeps, DOZER), (thinks, PONDERER)):
            table.seats[seat] = replace(table.seats[seat], bot=bot)
        monkeypatch.setattr(bot_pool, "KILL_GRACE_S", 1.0)
        one = await minds.think(sleeps, seat)
        monkeypatch.setattr(bot_pool, "KILL_GRACE_S", 120.0)
        other = await minds.think(thinks, seat)
        minds.close()
        return one, other

    dozed, thought = asyncio.run(both())
    assert dozed is None
    assert thought is not None
    assert thought.action in list(thinks.g.options(seat) or ())


def test_where_too_many_think_those_who_have_not_begun_in_time_are_let_go_and_the_process_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "BOT_PROCESSES", 1)
    monkeypatch.setattr(bot_pool, "KILL_GRACE_S", 120.0)
    table = started(house, "random").table
    seat = next(iter(table.g.waiting_for()))
    table.seats[seat] = replace(table.seats[seat], bot=DAWDLER)

    async def crowd() -> tuple[list[Thought | None], bool]:
        minds = BotPool()
        thoughts = await asyncio.gather(*(minds.think(table, seat) for _ in range(4)))
        kept = len(minds._pools) == 1
        minds.close()
        return thoughts, kept

    thoughts, kept = asyncio.run(crowd())
    assert thoughts[0] is not None
    assert thoughts[-1] is None
    assert kept


def test_bots_think_in_turn_by_the_address_their_table_was_made_from(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody with many tables takes the thoughts of nobody else's bots."""
    monkeypatch.setattr(bot_pool, "BOT_PROCESSES", 1)
    monkeypatch.setattr(bot_pool, "seconds", lambda *_: 60.0)
    flood, other = [started(house, "random").table for _ in range(5)], started(house, "random").table
    seat = next(iter(other.g.waiting_for()))

    async def crowd() -> list[str]:
        minds, had = BotPool(), list[str]()
        minds.whence = lambda table: "other" if table == other.id else "flood"

        async def thinks(table: Table) -> None:
            table.seats[seat] = replace(table.seats[seat], bot=PONDERER)
            await minds.think(table, seat)
            had.append(minds.whence(table.id))

        await asyncio.gather(*map(thinks, (*flood, other)))
        minds.close()
        return had

    had = asyncio.run(crowd())
    assert len(had) == 6
    assert had.index("other") < 3


def test_a_thought_is_made_from_the_view_alone_and_what_is_unseen_stays_so_on_its_way() -> None:
    assert pickle.loads(pickle.dumps(UNSEEN)) is UNSEEN
    assert type(UNSEEN) is Unseen


def test_after_a_restart_they_think_again(house: House) -> None:
    at = started(house)
    question = until_a_bot_is_asked(at).question
    house.restart()
    house.tick(TIME + 1)
    assert at.table.question > question


def test_who_has_nothing_to_say_is_not_asked_for_it_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that waits for a person rests, and does not turn in circles until he has answered."""
    at, rings = started(house, pace="untimed"), 0
    ring_in = Alarm._ring_in

    def counted(alarm: Alarm, seconds: float, room: Any) -> None:
        nonlocal rings
        rings += 1
        assert rings < 500, "the alarm never rests"
        ring_in(alarm, seconds, room)

    monkeypatch.setattr(Alarm, "_ring_in", counted)
    rested = 0
    while at.table.running:
        house.tick(60)
        if 1 in at.table.asked():
            rested += autoplay.acts_at(at.table) is None
        at.go_along()
    assert rested, "no person was waited for"


def test_bots_think_and_long_jobs_run_in_the_pool_that_the_hall_is_given(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are no processes (a browser's tab) a host of the hall hands in another executor."""

    def none(*_: Any, **__: Any) -> ProcessPoolExecutor:
        raise AssertionError("no process")

    made: list[Executor] = []

    def new_thread(_: Callable[..., None], *__: Any) -> Executor:
        made.append(ThreadPoolExecutor(1))
        return made[-1]

    table = until_a_bot_is_asked(started(house))
    monkeypatch.setattr(concurrent.futures, "ProcessPoolExecutor", none)
    seat = next(seat for seat in table.g.waiting_for() if table.seats[seat].bot)
    hall = Hall(house.store, lambda: house.now, new_process=new_thread)

    async def go() -> None:
        thought = await hall.bot_pool.think(table, seat)
        assert thought is not None
        assert thought.action in table.g.options(seat)
        assert hall.what_ifs.jobs is hall.bot_pool.jobs
        assert await hall.bot_pool.study(None, sum, (1, 2)) == 3

    asyncio.run(go())
    hall.bot_pool.close()
    assert len(made) == 1 + hall.bot_pool.jobs.slots
