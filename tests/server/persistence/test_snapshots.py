"""Issue of the table, 3: snapshots, tables that leave memory and come back, upgrades, and what expires."""

from __future__ import annotations

import gc
import gzip
import json
import logging
import weakref
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused, State
from presidium.games import GAMES
from presidium.games.kremlin.content.brief.prospect import PROSPECTS
from presidium.server.domain import journal
from presidium.server.domain.table import Table
from presidium.server.domain.timing.floor import Floor
from presidium.server.live import room
from presidium.server.live.room import IDLE_S
from presidium.server.persistence.retention import UNSTARTED_S
from presidium.server.persistence.verify import verify
from presidium.server.protocol import commands
from presidium.server.render import outbox
from presidium.server.storage.house_clock import OVERDUE_S
from presidium.server.storage.tables import JOURNAL, SNAPSHOTS, TABLES
from tests.server.house import At, House, saved
from tests.server.positions import voting

# Snapshots, and leaving memory


def test_a_snapshot_holds_all_there_is_to_a_table(house: House) -> None:
    at = voting(house, pace="live")
    at.do("Ann", commands.Order, seat=1, orders=("guard G 3",))
    at.do("Ben", commands.Ahead, seat=2, action="vote guilty")
    at.do("Ann", commands.AskMe, seat=1, when="every")
    at.do("Ann", commands.PassPhase, seat=1, passes=True)
    at.do("Ann", commands.Chat, seat=1, text="hm")
    at.do("Ben", commands.Agree, seat=2)
    at.do("Ann", commands.Answer, seat=1, question=at.table.question, action="declare G 2", then="pass")
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    at.take("Zoe", 2)
    at.do("Ann", commands.MoreTime, seat=1, question=at.table.question)
    house.run(at.room.apply_facts(journal.Late(2, "pass", True), journal.Wished(2, "p"), journal.MomentGiven()))
    at.do("Ann", commands.Pause)
    table = at.table
    table.telling = 2.5
    table.floor, table.floors = Floor("vote", 1, 2.5, 0.5, ready=frozenset({1})), {"vote": 1}
    again, numbers = saved(table, at.room.numbers)
    assert (again, numbers) == (table, at.room.numbers)
    of_one_alone = {"back", "undone"}  # test_taking_back.py
    of_the_moment = {"spoken_to", "spoken_at", "thought_since", "words", "film"}
    parts = set(Table.__slots__) - {"id", "seed", "closed", "next_table"} - of_one_alone - of_the_moment
    assert all(getattr(table, part) not in ((), {}, "", None, 0, frozenset()) for part in parts), "nothing left empty"


@pytest.mark.parametrize("then", ["", "somebody sits down"])
def test_verify_knows_a_snapshot_of_a_table_at_which_nothing_has_happened_since_it_was_made(
    house: House, then: str
) -> None:
    at = house.open("goulag", pace="bots", bots=["random"] * 4)
    house.restart()
    house.run(at.room.save())
    kept = house.store.snapshot(at.id)
    assert kept is not None
    assert kept.seq == len(house.store.journal(at.id))
    if then:
        at.do("Ann", commands.Sit)
    assert [each.wrong for each in verify(house.store)] == [""]


def test_verify_finds_that_such_a_snapshot_differs(house: House) -> None:
    at = house.open("goulag", pace="bots", bots=["random"] * 4)
    house.restart()
    at.table.seats = {}
    house.run(at.room.save())
    assert [(each.wrong, each.seq) for each in verify(house.store)] == [("otherwise", 5)]


def test_a_closed_table_and_where_it_goes_on_are_in_the_snapshot_too(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Finish)
    at.do("Ann", commands.Rematch)
    again, _ = saved(at.table, {})
    assert (again.closed, again.next_table) == (at.table.closed, at.table.next_table)


def test_snapshots_are_taken_as_the_journal_grows(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "ENTRIES_PER_SNAPSHOT", 10)
    at = house.table("kremlin", people=3)
    for _ in range(6):
        at.go_along()
    kept = house.store.snapshot(at.id)
    assert at.table.seq - 30 < kept.seq < at.table.seq  # a private change, of which a window has many, takes none
    table, numbers = at.table, dict(at.room.numbers)
    house.restart(graceful=False)
    assert at.table == table
    assert at.room.numbers == numbers


def test_a_table_loads_from_its_snapshot_without_playing_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.table("kremlin", people=2)
    table = at.table
    house.run(at.room.save())
    house.hall.rooms.clear()
    monkeypatch.setattr(Table, "apply", None)
    assert at.table == table


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(house: House) -> None:
    at = house.table(people=5)
    at.go_along()
    table, numbers = at.table, dict(at.room.numbers)
    house.tick(IDLE_S - 1)
    house.run(house.hall.tidy())
    assert at.id in house.hall.rooms
    house.now += IDLE_S + 1
    house.run(house.hall.tidy())
    assert at.id not in house.hall.rooms
    assert at.table == table
    assert at.room.numbers == numbers


@pytest.mark.few(1)
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
        at.do("Ann", commands.Pause)
        for ear in ears:
            at.hang_up(ear)
        refs = [weakref.ref(at.room), weakref.ref(at.room.presence)]
        house.now += IDLE_S + 1
        house.run(house.hall.tidy())
        assert at.id not in house.hall.rooms
        assert [ref() for ref in refs] == [None, None]
        assert states() == before
    finally:
        gc.enable()


def states() -> int:
    PROSPECTS.of()  # of all tables of a house the window that was looked at last is kept, and no other
    return sum(isinstance(each, State) for each in gc.get_objects())


def test_a_table_somebody_listens_to_or_whose_clock_runs_out_soon_stays(house: House) -> None:
    heard, live = house.table(people=5), house.table(people=5, pace="live", decision=12 * IDLE_S)
    heard.listen(None)
    house.now += 11 * IDLE_S + 1
    house.run(house.hall.tidy())
    assert set(house.hall.rooms) == {heard.id, live.id}


def test_what_was_missed_is_told_again_as_it_was_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From memory while it is there, from the journal afterwards: the same bytes."""
    monkeypatch.setattr(outbox, "KEPT_MESSAGES", 4)
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
        assert house.run(at.room.missed(key, last)) == []
        assert house.run(at.room.missed(key, last - 2)) == messages[-2:]
        assert house.run(at.room.missed(key, last - len(messages))) == messages
        assert house.run(at.room.missed(key, last + 1)) is None
        assert house.run(at.room.missed(key, -1)) is None
    for graceful in (False, True):
        house.restart(graceful)
        for key, messages in sent.items():
            assert house.run(at.room.missed(key, at.room.numbers[key] - len(messages))) == messages


# What cannot be read


def damage(body: bytes, how: str) -> bytes:
    parts = json.loads(gzip.decompress(body))
    match how:
        case "empty":
            return b""
        case "truncated":
            return body[: len(body) // 2]
        case "nonsense":
            return b"{}"
        case "renamed class":
            parts["state"]["public"]["type"] = "Formerly"
        case "renamed field":
            parts["state"]["public"]["formerly"] = parts["state"]["public"].pop("canal")
        case "lost part":
            del parts["seats"]
        case "out of the world":
            parts["state"]["stack"] = []
    return json.dumps(parts).encode()


DAMAGES = ["empty", "truncated", "nonsense", "renamed class", "renamed field", "lost part", "out of the world"]


@pytest.mark.parametrize("how", DAMAGES)
def test_a_snapshot_that_cannot_be_read_is_made_up_for_by_the_journal(
    house: House, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    at = house.table(people=5)
    at.go_along()
    house.run(at.room.save())
    body = house.store.snapshot(at.id).body
    at.go_along()
    table, numbers = at.table, dict(at.room.numbers)
    write_snapshot(house, at, damage(body, how))
    house.restart(graceful=False)
    assert at.table == table
    assert at.room.numbers == numbers
    assert house.run(at.room.missed(1, 0)) is not None
    assert "cannot be" in caplog.text
    at.until(lambda table: table.over)
    house.restart()
    assert at.table.over, "and the next snapshot is good again"


def write_snapshot(house: House, at: At, body: bytes) -> None:
    house.run(house.store.written(sql.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == at.id).values(body=body)))


@pytest.mark.slow
def test_whichever_byte_of_a_snapshot_is_flipped_the_table_is_the_same(house: House) -> None:
    at = house.table(people=2)
    table, numbers = at.table, dict(at.room.numbers)
    house.run(at.room.save())
    body = house.store.snapshot(at.id).body
    for place in range(len(body)):
        flipped = bytearray(body)
        flipped[place] ^= 1 << place % 8
        write_snapshot(house, at, bytes(flipped))
        house.hall.rooms.clear()
        assert (at.table, at.room.numbers) == (table, numbers), f"byte {place}"


def test_a_snapshot_of_version_0_1_was_not_packed_and_is_read_still(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.table("kremlin", people=2)
    table = at.table
    house.run(at.room.save())
    write_snapshot(house, at, gzip.decompress(house.store.snapshot(at.id).body))
    house.hall.rooms.clear()
    monkeypatch.setattr(Table, "apply", None)
    assert at.table == table


def test_a_part_that_a_snapshot_does_not_have_yet_is_as_at_a_new_table(house: House) -> None:
    at = house.table(people=2)
    house.run(at.room.save())
    parts = json.loads(gzip.decompress(house.store.snapshot(at.id).body))
    del parts["plain"]["next_table"]
    parts["plain"]["later"] = "of a later version"
    write_snapshot(house, at, json.dumps(parts).encode())
    house.hall.rooms.clear()
    assert at.table.next_table == ""
    assert at.room.snapshot_at == at.table.seq


# Upgrades


def upgrade(house: House, at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is stopped, and started with newer rules."""
    house.run(house.hall.close())
    newer_rules(house, at, monkeypatch)


def newer_rules(house: House, at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, at.table.game.name, replace(at.table.game, rules_version=99))
    house.restart(graceful=False)


def test_a_running_table_goes_on_from_its_snapshot_under_newer_rules(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.table(people=5)
    table = at.table
    assert table.opened.rules_version == table.game.rules_version
    with caplog.at_level(logging.WARNING, "presidium.table"):
        upgrade(house, at, monkeypatch)
    assert at.table.question == table.question
    assert "newer rules" in caplog.text
    assert house.run(at.room.missed(None, 0)) is None, "what was told under the old rules cannot be made again"
    at.until(lambda table: table.over)


@pytest.mark.parametrize("snapshot", [True, False])
def test_moves_that_newer_rules_have_no_room_for_are_passed_over_and_people_keep_their_seats(
    house: House, snapshot: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = house.table(people=5)
    if snapshot:
        house.run(at.room.save())
    standing = at.table
    spoil_next_move(at)
    at.do("Eve", commands.Leave, seat=5)
    at.take("Fay", 5)
    at.do("Ann", commands.Chat, seat=1, text="hm")
    seq = at.table.seq
    newer_rules(house, at, monkeypatch)
    assert (at.table.question, at.table.seq) == (standing.question, seq)
    assert at.holder(5) == "Fay"
    assert [line.text for line in at.table.chat] == ["hm"]
    assert "do not fit" in caplog.text
    at.until(lambda table: table.over)


def spoil_next_move(at: At) -> None:
    """Somebody answers, and then the journal says what no rules know."""
    seq = at.table.seq
    at.answer((seat := at.table.asked()[0]), at.options(seat)[0])
    entry = next(each for each in at.house.store.journal(at.id, seq) if isinstance(each.fact, journal.Moved))
    place = (JOURNAL.c.table_id == at.id) & (JOURNAL.c.seq == entry.seq)
    at.house.run(at.house.store.written(sql.update(JOURNAL).where(place).values(fact=journal.as_json(NOWHERE))))


NOWHERE = journal.Moved(1, "emigrate")


def test_under_the_same_rules_a_move_that_does_not_fit_is_damage_and_nothing_is_passed_over(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Else what was played after it would be lost for good, backup or no backup."""
    at = house.table(people=5, pace="live")
    spoil_next_move(at)
    house.restart(graceful=False)
    house.tick(60)
    assert at.id not in house.hall.rooms
    assert "could not be loaded" in caplog.text
    assert "emigrate" not in caplog.text.split("Traceback")[0]


def test_the_rules_version_stands_in_the_journal_and_in_every_snapshot(house: House) -> None:
    at = house.table(people=5)
    house.run(at.room.save())
    version = at.table.game.rules_version
    assert at.facts(journal.Opened)[0].rules_version == version
    assert house.store.snapshot(at.id).rules_version == version


# From day to day


def test_a_table_that_never_began_is_forgotten_after_a_week(house: House) -> None:
    waiting, running = house.open(sit=True), house.table(people=2)
    finished = house.table(people=0, pace="bots")
    house.now += UNSTARTED_S - 1
    house.run(house.hall.tidy())
    assert waiting.table is not None
    for _ in range(2):
        house.now += OVERDUE_S
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
    house.now += 1000 * UNSTARTED_S
    house.run(house.hall.tidy())
    house.restart()
    assert at.table.g.public.outcome == outcome
