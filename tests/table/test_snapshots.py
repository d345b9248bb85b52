"""Issue of the table, 3: snapshots, tables that leave memory and come back, upgrades, and what expires."""

from __future__ import annotations

import gc
import logging
import weakref
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from presidium.core import Refused, State
from presidium.table import journal, outbox, room, wire
from presidium.table.hall import UNSTARTED
from presidium.table.room import IDLE
from presidium.table.store import JOURNAL, SNAPSHOTS, TABLES
from presidium.table.table import Table
from tests.table.positions import voting
from tests.table.table import At, House, saved

# Snapshots, and leaving memory


def test_a_snapshot_holds_all_there_is_to_a_table(house: House) -> None:
    at = voting(house, pace="live")
    at.do("Ann", wire.Order, seat=1, orders=("guard G 3",))
    at.do("Ben", wire.Ahead, seat=2, action="vote guilty")
    at.do("Ann", wire.Chat, seat=1, text="hm")
    at.do("Ben", wire.Agree, seat=2)
    at.answer(1, "declare G 2")
    house.run(at.room.happen(journal.Minded(2, True)))
    at.do("Ann", wire.Pause)
    table = at.table
    again, numbers = saved(table, at.room.numbers)
    assert (again, numbers) == (table, at.room.numbers)
    parts = set(Table.__slots__) - {"id", "seed", "closed", "next_table"}
    assert all(getattr(table, part) not in ((), {}, "", None, 0, frozenset()) for part in parts), "nothing left empty"


def test_a_closed_table_and_where_it_goes_on_are_in_the_snapshot_too(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", wire.Finish)
    at.do("Ann", wire.Rematch)
    again, _ = saved(at.table, {})
    assert (again.closed, again.next_table) == (at.table.closed, at.table.next_table)


def test_snapshots_are_taken_as_the_journal_grows(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "SNAPSHOT_EVERY", 10)
    at = house.table("kremlin", people=3)
    for _ in range(6):
        at.go_along()
    kept = house.store.snapshot(at.id)
    assert at.table.seq - 20 < kept.seq < at.table.seq
    table, numbers = at.table, dict(at.room.numbers)
    house.restart(graceful=False)
    assert at.table == table
    assert at.room.numbers == numbers


def test_a_table_loads_from_its_snapshot_without_playing_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.table("kremlin", people=2)
    table = at.table
    house.run(at.room.rest())
    house.hall.rooms.clear()
    monkeypatch.setattr(Table, "apply", None)
    assert at.table == table


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(house: House) -> None:
    at = house.table(people=5)
    at.go_along()
    table, numbers = at.table, dict(at.room.numbers)
    house.tick(IDLE - 1)
    house.run(house.hall.tidy())
    assert at.id in house.hall.rooms
    house.now += IDLE + 1
    house.run(house.hall.tidy())
    assert at.id not in house.hall.rooms
    assert at.table == table
    assert at.room.numbers == numbers


@pytest.mark.parametrize("pace", ["untimed", "live", "solo"])
def test_a_table_that_leaves_memory_leaves_it_at_once(house: House, pace: str) -> None:
    """Collections are rare at a server, so nothing of a table may hold itself."""
    gc.collect()
    before = states()
    gc.disable()
    try:
        at = house.table("kremlin", people=1 if pace == "solo" else 3, pace=pace)
        ears = [at.listen("Ann", 1), at.listen(None)]
        for _ in range(4):
            at.go_along()
        at.do("Ann", wire.Pause)
        for ear in ears:
            at.hang_up(ear)
        refs = [weakref.ref(at.room), weakref.ref(at.room.presence)]
        house.now += IDLE + 1
        house.run(house.hall.tidy())
        assert at.id not in house.hall.rooms
        assert [ref() for ref in refs] == [None, None]
        assert states() == before
    finally:
        gc.enable()


def states() -> int:
    return sum(isinstance(each, State) for each in gc.get_objects())


def test_a_table_somebody_listens_to_or_whose_clock_runs_stays(house: House) -> None:
    heard, live = house.table(people=5), house.table(people=5, pace="live", decision=86400.0)
    heard.listen(None)
    house.now += 10 * IDLE
    house.run(house.hall.tidy())
    assert set(house.hall.rooms) == {heard.id, live.id}


def test_what_was_missed_is_told_again_as_it_was_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From memory while it is there, from the journal afterwards: the same bytes."""
    monkeypatch.setattr(outbox, "KEPT", 4)
    at = house.table("kremlin", people=3)
    sent: dict[Any, list[bytes]] = {}
    for key, who in ((None, None), (1, "Ann"), (2, "Ben")):
        at.listen(who, key).hear = sent.setdefault(key, []).append  # type: ignore[method-assign, assignment]
    for _ in range(8):
        at.go_along()
    sent = {key: [message for message in heard if b'"n":' in message] for key, heard in sent.items()}
    for key, messages in sent.items():
        last = at.room.numbers[key]
        assert len(messages) > 4
        assert at.room.missed(key, last) == []
        assert at.room.missed(key, last - 2) == messages[-2:]
        assert at.room.missed(key, last - len(messages)) == messages
        assert at.room.missed(key, last + 1) is None
        assert at.room.missed(key, -1) is None
    for graceful in (False, True):
        house.restart(graceful)
        for key, messages in sent.items():
            assert at.room.missed(key, at.room.numbers[key] - len(messages)) == messages


# Upgrades


def test_a_running_table_goes_on_from_its_snapshot_under_newer_rules(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    at = house.table(people=5)
    table = at.table
    assert table.opened.rules_version == table.game.rules_version
    older(house, at)
    with caplog.at_level(logging.WARNING, "presidium.table"):
        assert at.table.question == table.question
    assert "newer rules" in caplog.text
    assert at.room.missed(None, 0) is None, "what was told under the old rules cannot be made again"
    at.until(lambda table: table.over)


def older(house: House, at: At) -> None:
    """Let the table have been made, and rested, under other rules."""
    room = at.room
    room.table.opened = replace_version(room.table.opened)
    room.snapshot_at = 0
    house.run(room.rest())
    house.hall.rooms.clear()


def replace_version(opened: journal.Opened) -> journal.Opened:
    return msgspec.structs.replace(opened, rules_version=opened.rules_version - 1)


def test_the_rules_version_stands_in_the_journal_and_in_every_snapshot(house: House) -> None:
    at = house.table(people=5)
    house.run(at.room.rest())
    version = at.table.game.rules_version
    assert at.facts(journal.Opened)[0].rules_version == version
    assert house.store.snapshot(at.id).rules_version == version


# From day to day


def test_a_table_that_never_began_is_forgotten_after_a_week(house: House) -> None:
    waiting, running = house.open(sit=True), house.table(people=2)
    finished = house.table(people=0, pace="bots")
    house.now += UNSTARTED - 1
    house.run(house.hall.tidy())
    assert waiting.table is not None
    house.now += 2
    house.run(house.hall.tidy())
    with pytest.raises(Refused, match="no-such-table"):
        waiting.room  # noqa: B018
    assert running.table.running
    assert finished.table.over
    for kept in (JOURNAL, SNAPSHOTS):
        assert not house.store.all(sql.select(kept).where(kept.c.table_id == waiting.id))
    assert {row.id for row in house.store.all(sql.select(TABLES.c.id))} == {running.id, finished.id}


def test_a_finished_table_stays_readable(house: House) -> None:
    at = house.table(people=0, pace="bots")
    outcome = at.table.g.public.outcome
    house.now += 1000 * UNSTARTED
    house.run(house.hall.tidy())
    house.restart()
    assert at.table.g.public.outcome == outcome


def test_after_a_start_the_tables_that_were_running_go_on_by_themselves(house: House) -> None:
    live, resting = house.table(people=5, pace="live"), house.open()
    question = live.table.question
    house.restart(graceful=False)
    assert set(house.hall.rooms) == {live.id}
    assert resting.id not in house.hall.rooms
    house.tick(61)
    assert live.table.question == question + 1


def test_one_table_that_cannot_be_loaded_does_not_keep_the_others_from_going_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = house.table(people=5, pace="live"), house.table(people=5, pace="live")
    statement = sql.update(JOURNAL).where(JOURNAL.c.table_id == broken.id, JOURNAL.c.seq == 9).values(fact="{}")
    house.run(house.store.written(statement))
    house.restart(graceful=False)
    assert set(house.hall.rooms) == {whole.id}
    assert "could not be loaded" in caplog.text
