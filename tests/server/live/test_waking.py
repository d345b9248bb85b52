"""Tables act by themselves when their clocks say so, in memory or not, from one start to the next."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.base.tempo import GRACE
from presidium.server.domain import autoplay
from presidium.server.live.registry import WAKE_AHEAD_S, WAKE_CHECK_S
from presidium.server.live.room import IDLE_S
from presidium.server.protocol import commands
from presidium.server.storage.tables import JOURNAL, TABLES
from tests.server.house import At, House

DAY = 86400.0


def row_of(at: At) -> float | None:
    """When the table's row says that it acts."""
    row = at.house.store.row(at.id)
    assert row is not None
    return row.wakes


def leave(house: House) -> None:
    """Nobody does anything for a while: whatever can leaves memory."""
    house.now += IDLE_S + 1
    house.run(house.hall.tidy())


# What the row says


@pytest.mark.parametrize("pace", ["live", "untimed", "solo"])
@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_the_row_says_when_the_table_acts_by_itself(house: House, game: str, pace: str) -> None:
    at = house.table(game, people=1 if pace == "solo" else 3, pace=pace)
    for _ in range(4):
        assert row_of(at) == autoplay.acts_at(at.table)
        assert (row_of(at) is not None) == (pace == "live")
        at.go_along()
    at.do("Ann", commands.Pause)
    assert row_of(at) is None
    at.do("Ann", commands.Resume)
    assert row_of(at) == autoplay.acts_at(at.table)
    at.do("Ann", commands.Finish)
    assert row_of(at) is None


def test_a_long_step_that_a_crash_broke_off_is_finished_after_the_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.open("kremlin", bots=["careful"] * 3, pace="bots")
    with monkeypatch.context() as patch:
        patch.setattr(type(at.room.alarm), "_ring", lambda *_: None)
        at.do("Ann", commands.Start)
        assert at.table.running
        assert row_of(at) == at.table.at
    house.restart(graceful=False)
    assert at.table.over
    assert row_of(at) is None


# A start


def test_a_start_brings_to_memory_what_acts_soon_and_nothing_else(house: House) -> None:
    soon = house.table(people=5, pace="live")
    later, resting, waiting = house.table(people=5, pace="live", decision=DAY), house.table(people=2), house.open()
    solo, paused = house.table(people=1, pace="solo"), house.table(people=5, pace="live")
    paused.do("Ann", commands.Pause)
    house.tick(60 - WAKE_AHEAD_S + 1)
    question = soon.table.question
    house.restart(graceful=False)
    assert set(house.hall.rooms) == {soon.id}
    house.tick(WAKE_AHEAD_S)
    assert soon.table.question == question + 1
    assert {later.id, resting.id, waiting.id, solo.id, paused.id}.isdisjoint(house.hall.rooms)


def test_what_comes_due_later_is_brought_in_time(house: House) -> None:
    at = house.table(people=5, pace="live", decision=600.0)
    house.restart()
    house.tick(600 - WAKE_AHEAD_S - WAKE_CHECK_S)
    assert at.id not in house.hall.rooms
    house.tick(WAKE_AHEAD_S + WAKE_CHECK_S + GRACE - 0.01)
    assert at.id in house.hall.rooms
    question = at.table.question
    house.tick(0.01)
    assert at.table.question == question + 1


def test_whatever_was_due_while_the_house_was_closed_acts_at_once(house: House) -> None:
    tables = [house.table(people=5, pace="live") for _ in range(5)]
    questions = [at.table.question for at in tables]
    house.run(house.hall.close())
    house.now += 3600
    house.restart(graceful=False)
    assert [at.table.question for at in tables] == [question + 1 for question in questions]


def test_one_table_that_cannot_be_loaded_does_not_keep_the_others_from_going_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = house.table(people=5, pace="live"), house.table(people=5, pace="live")
    statement = sql.update(JOURNAL).where(JOURNAL.c.table_id == broken.id, JOURNAL.c.seq == 9).values(fact="{}")
    house.run(house.store.written(statement))
    house.tick(40)
    house.restart(graceful=False)
    assert set(house.hall.rooms) == {whole.id}
    house.tick(10 * WAKE_CHECK_S)
    assert caplog.text.count("could not be loaded") == 1


# Leaving memory, and coming back


def test_a_live_table_nobody_watches_leaves_memory_while_its_clock_has_far_to_go(house: House) -> None:
    at = house.table(people=5, pace="live", decision=600.0)
    house.call(house.hall.wake)
    question = at.table.question
    leave(house)
    assert at.id not in house.hall.rooms
    house.tick(600 - IDLE_S)
    assert at.id in house.hall.rooms
    assert at.table.question == question + 1


@pytest.mark.slow
def test_it_plays_to_its_end_without_anybody_there(house: House) -> None:
    at = house.table(people=5, pace="live", decision=600.0)
    house.restart()
    for _ in range(1000):
        house.tick(150)
        house.run(house.hall.tidy())
        row = house.store.row(at.id)
        if row is not None and row.status == "over":
            break
    assert at.table.over
    assert row_of(at) is None


def test_a_table_somebody_comes_to_while_it_is_leaving_keeps_its_clock(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.table(people=5, pace="live", decision=200.0)
    room, question, save = at.room, at.table.question, type(at.room).save

    async def come_while(self: Any) -> None:
        await save(self)
        self.used = house.now

    monkeypatch.setattr(type(room), "save", come_while)
    leave(house)
    assert house.hall.rooms[at.id] is room
    house.tick(200)
    assert at.table.question == question + 1


# A stop


def test_a_stop_writes_down_all_tables_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [house.table(people=5) for _ in range(5)]
    jobs: list[int] = []
    write = house.store.write
    monkeypatch.setattr(house.store, "write", lambda *what, **how: jobs.append(len(what)) or write(*what, **how))
    house.run(house.hall.close())
    assert jobs == [len(tables) + 1]
    assert all(house.store.snapshot(at.id).seq == at.table.seq for at in tables)


def test_nothing_begins_after_a_stop(house: House) -> None:
    at = house.table(people=5, pace="live")
    seq = at.table.seq
    house.run(house.hall.close())
    house.tick(3600)
    assert at.table.seq == seq
    assert house.loop.next_timer() is None


def test_one_table_that_cannot_be_written_down_does_not_keep_the_others_from_it(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = house.table(people=5), house.table(people=5)
    monkeypatch.setattr(broken.room, "unsaved", lambda: 1 / 0)
    house.run(house.hall.close())
    assert house.store.snapshot(broken.id) is None
    assert house.store.snapshot(whole.id).seq == whole.table.seq
    assert "could not be written down" in caplog.text


# Files made before


def test_of_a_file_made_before_every_running_table_is_looked_at_once(house: House) -> None:
    live, resting = house.table(people=5, pace="live", decision=DAY), house.table(people=2)
    house.run(house.hall.close())
    house.run(house.store.written(sql.update(TABLES).values(wakes=0.0)))  # as the migration leaves it
    house.restart(graceful=False)
    assert set(house.hall.rooms) == {live.id, resting.id}
    assert (row_of(live), row_of(resting)) == (live.table.deadline() + GRACE, None)  # type: ignore[operator]
    leave(house)
    house.tick(3 * WAKE_CHECK_S)
    assert set(house.hall.rooms) == set()
