"""Newer rules come: games that are over are shown as they were played, those that run go on and lose nothing."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql

from presidium.core import State
from presidium.games import GAMES
from presidium.server.archive import archive
from presidium.server.archive.archivist import Archivist
from presidium.server.archive.stream_replay import NAMES
from presidium.server.domain import journal
from presidium.server.live.room import Room
from presidium.server.protocol import commands as wire
from presidium.server.storage.tables import ARCHIVES, JOURNAL, SNAPSHOTS
from tests.server.house import At, House
from tests.server.wire_table import Wire

GAME_NAMES = ["goulag", "politburo", "kremlin"]


def upgrade(house: House, monkeypatch: pytest.MonkeyPatch, version: int = 99, graceful: bool = True) -> None:
    """The server is stopped, or killed, and started with newer rules."""
    if graceful:
        house.run(house.hall.close())
    for name, game in list(GAMES.items()):
        monkeypatch.setitem(GAMES, name, replace(game, rules_version=version))
    house.restart(graceful=False)


class Shown(NamedTuple):
    """All that anybody can read of a table that is over."""

    streams: dict[Any, list[bytes] | None]
    eyes: dict[Any, list[bytes]]
    record: str

    @classmethod
    def of(cls, at: At) -> Shown:
        keys = list(at.room.numbers)
        return cls(
            {key: at.house.run(at.room.history(key, 0)) for key in keys},
            {eyes: archive.seen_again(at.house.store, at.table, eyes) for eyes in (*NAMES, *at.table.seats)},
            archive.record_text(at.house.store, at.table),
        )


def played(house: House, game: str, pace: str = "untimed") -> At:
    at = house.table(game, people=2, pace=pace)
    at.do("Ann", wire.Chat, seat=1, text="hm")
    at.until(lambda table: table.over)
    return at


def never(*_: Any) -> None:
    raise AssertionError("that would be to play it again")


# Games that are over


@pytest.mark.few(3, quick=1)
@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("talk", [False, True], ids=["", "talked about"])
def test_a_game_that_is_over_is_shown_as_it_was_played(
    house: House, game: str, talk: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = played(house, game)
    if talk:
        at.do("Ben", wire.Chat, seat=2, text="well played")
        at.do("Ann", wire.Rematch)
    before = Shown.of(at)
    assert all(before.streams.values())
    assert all(before.eyes.values())
    monkeypatch.setattr(State, "apply", never)
    upgrade(house, monkeypatch)
    assert Shown.of(at) == before
    house.restart()
    upgrade(house, monkeypatch, version=100)
    assert Shown.of(at) == before


@pytest.mark.ci
def test_what_is_kept_is_what_the_journal_tells(house: House) -> None:
    at = played(house, "kremlin", "live")
    kept = Shown.of(at)
    house.run(house.store.written(sql.delete(ARCHIVES)))
    house.hall.rooms.clear()
    assert Shown.of(at) == kept


def test_what_is_said_after_an_upgrade_is_told_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = played(house, "goulag")
    before = Shown.of(at)
    upgrade(house, monkeypatch)
    at.do("Ben", wire.Chat, seat=2, text="that was under the old rules")
    house.restart(graceful=False)
    after = Shown.of(at)
    for key, messages in after.streams.items():
        assert messages is not None
        *old, new = messages
        assert old == before.streams[key]
        assert json.loads(new)["chat"][0]["text"] == "that was under the old rules"
        assert house.run(at.room.missed(key, at.room.numbers[key] - 1)) == [new]
    assert [len(messages) for messages in after.eyes.values()] == [len(each) + 1 for each in before.eyes.values()]


def test_damaged_archives_are_made_up_for_by_the_journal(house: House) -> None:
    at = played(house, "goulag")
    before = Shown.of(at)
    house.run(house.store.written(sql.update(ARCHIVES).values(told=b"Dear Comrade", body=b"")))
    house.run(house.store.written(sql.delete(SNAPSHOTS)))
    house.restart(graceful=False)
    assert Shown.of(at) == before


def test_archiving_that_was_cut_short_is_done_after_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as dies:
        dies.setattr(Archivist, "_archived", never)
        at = played(house, "goulag")
    assert "could not be archived" in caplog.text
    house.restart(graceful=False)
    before = Shown.of(at)
    assert not archived(at)
    house.run(house.hall.tidy())
    assert archived(at)
    upgrade(house, monkeypatch)
    assert Shown.of(at) == before


def archived(at: At) -> bool:
    return any(row.ended for row in at.house.store.archives(at.id))


def test_a_stop_waits_until_what_has_ended_is_archived(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = house.table(people=2)
    monkeypatch.setattr(House, "settle", lambda _: None)
    at.until(lambda table: table.over)
    house.run(house.hall.close())
    assert archived(at)


# Those of which less is kept


def test_of_a_game_whose_steps_were_not_kept_the_end_is_shown_with_all_that_happened_and_why(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = played(house, "goulag")
    record = archive.record_text(house.store, at.table)
    events = [at.table.game.codec.encode(event) for event, _ in at.table.g.log]
    version = at.table.opened.rules_version
    house.run(house.hall.close())
    house.run(house.store.written(sql.delete(ARCHIVES)))
    upgrade(house, monkeypatch, graceful=False)
    for _ in range(2):  # as it is found, and once it is archived as it is found
        shown = Shown.of(at)
        for messages in (*shown.eyes.values(), *shown.streams.values()):
            assert messages is not None
            (message,) = map(json.loads, messages)
            assert message["missing"] == {"id": "older-rules", "rule": "", "args": {"version": version}}
            assert message["public"]["outcome"]
            assert message["table"]["status"] == "over"
        assert json.loads(shown.eyes[-1][0])["events"] == events
        assert shown.record == record
        house.run(house.hall.tidy())
        assert archived(at)


def test_a_record_that_newer_rules_cannot_play_lists_the_moves(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = played(house, "goulag")
    house.run(house.store.written(sql.delete(ARCHIVES)))
    moves = at.facts(journal.Moved)
    monkeypatch.setattr(State, "apply", never)
    upgrade(house, monkeypatch)
    lines = archive.record_text(house.store, at.table).splitlines()
    assert "rules-version 1" in lines
    assert archive.OLDER in lines
    told = [line for line in lines[lines.index(archive.OLDER) :] if not line.startswith(("#",)) and "says" not in line]
    assert told == [f"{fact.seat or 'chance'}: {fact.action}" for fact in moves]
    assert f"# seed {at.table.seed.seed}" in lines


def test_a_game_that_was_over_never_runs_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed at its end, and neither end nor snapshot kept: what is known of it is shown, its secrets are open."""
    with monkeypatch.context() as dies:
        dies.setattr(Archivist, "ended", lambda *_: None)
        at = played(house, "goulag")
    last = max(entry.seq for entry in house.store.journal(at.id) if isinstance(entry.fact, journal.Moved))
    spoil(at, last)
    upgrade(house, monkeypatch, graceful=False)
    assert at.table.over
    assert at.table.finished
    assert archive.seen_again(house.store, at.table, 1)


def spoil(at: At, seq: int) -> None:
    """The journal says there what no rules know."""
    fact = journal.as_json(journal.Moved(1, "emigrate"))
    place = (JOURNAL.c.table_id == at.id) & (JOURNAL.c.seq == seq)
    at.house.run(at.house.store.written(sql.update(JOURNAL).where(place).values(fact=fact)))


# Games that run


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_was_played_under_newer_rules_is_never_lost_with_what_was_played_before(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by a kill, nor by a damaged snapshot, nor because older moves do not fit any more."""
    at = house.table(game, people=2)
    at.go_along()
    house.run(house.hall.close())
    spoil(at, next(entry.seq for entry in house.store.journal(at.id) if isinstance(entry.fact, journal.Moved)))
    upgrade(house, monkeypatch, graceful=False)
    for _ in range(3):
        at.go_along()
    table, numbers = at.table, dict(at.room.numbers)
    for body in (None, b"", b"{}"):
        if body is not None:
            house.run(at.room.save())
            house.run(house.store.written(sql.update(SNAPSHOTS).values(body=body)))
        house.restart(graceful=False)
        assert at.table == table
        assert at.room.numbers == numbers


def test_a_stream_is_told_again_from_where_newer_rules_took_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = house.table("kremlin", people=2)
    at.go_along()
    n = at.room.numbers[1]
    upgrade(house, monkeypatch)
    heard: list[bytes] = []
    at.listen("Ann", 1).hear = heard.append  # type: ignore[method-assign, assignment]
    for _ in range(3):
        at.go_along()
    sent = [message for message in heard if b'"n":' in message]
    monkeypatch.setattr("presidium.server.render.outbox.KEPT_MESSAGES", 1)
    house.restart(graceful=False)
    assert house.run(at.room.missed(1, n)) == sent
    assert house.run(at.room.missed(1, n - 1)) is None
    first, *rest = house.run(at.room.history(1, 0)) or ()
    assert rest == sent
    assert json.loads(first)["n"] == n
    assert json.loads(first)["missing"]["id"] == "older-rules"
    assert json.loads(first)["events"]


def test_a_game_played_by_two_sets_of_rules_is_shown_from_the_second_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.table(people=2)
    at.go_along()
    question = at.table.question
    upgrade(house, monkeypatch)
    at.until(lambda table: table.over)
    before = Shown.of(at)
    for messages in before.eyes.values():
        first, *rest = map(json.loads, messages)
        assert first["missing"]["id"] == "older-rules"
        assert not any("missing" in message for message in rest)
        asked = [message["question"]["id"] for message in (first, *rest) if "question" in message]
        assert sorted(set(asked)) == list(range(question, at.table.question))
    monkeypatch.setattr(State, "apply", never)
    upgrade(house, monkeypatch, version=100)
    assert Shown.of(at) == before


def test_a_table_opened_before_and_begun_afterwards_is_played_by_newer_rules_from_the_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = house.open(sit=True, bots=("random",) * 4, pace="solo")
    upgrade(house, monkeypatch)
    at.do("Ann", wire.Start)
    at.go_along()
    table = at.table
    house.restart(graceful=False)
    assert at.table == table
    at.until(lambda table: table.over)
    assert "rules-version 99" in archive.record_text(house.store, at.table).splitlines()
    assert not any(b'"missing"' in message for message in Shown.of(at).eyes[1])


def test_how_a_table_stood_is_written_before_anything_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = house.table(people=2)
    upgrade(house, monkeypatch)
    room = at.room
    assert isinstance(room, Room)
    at.go_along()
    (row,) = house.store.archives(at.id)
    assert (row.rules_version, row.ended) == (99, 0)
    assert row.seq < at.table.seq


# At the wire


def test_the_archives_say_over_the_wire_where_they_begin_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(wire: Wire) -> list[tuple[str, bytes]]:
        ann = await wire.person("Ann")
        table = await wire.table(ann, game="goulag", seats=5, pace="bots", bots=["naive"] * 5)
        await wire.done(table, ann, "start")
        while not wire.room(table).table.over:  # games of bots take turns
            await asyncio.sleep(0.01)
        pages = [f"/api/tables/{table}/{page}" for page in ("history", "history?eyes=all", "history?eyes=2", "record")]
        return [(page, (await wire.get(page)).body) for page in pages]

    async def then(wire: Wire, shown: list[tuple[str, bytes]]) -> None:
        assert [(await wire.get(page)).body for page, _ in shown] == [body for _, body in shown]
        await wire.hall.store.written(sql.delete(ARCHIVES))

    async def without(wire: Wire, shown: list[tuple[str, bytes]]) -> None:
        *histories, (record, body) = shown
        for page, _ in histories:
            answer = await wire.get(page)
            assert answer.status == 200
            assert answer.json[0]["missing"] == {"id": "older-rules", "rule": "", "args": {"version": 1}}
        assert (await wire.get(record)).body == body

    async def go() -> None:
        wire = Wire(tmp_path)
        async with wire.up():
            shown = await first(wire)
        monkeypatch.setitem(GAMES, "goulag", replace(GAMES["goulag"], rules_version=99))
        for again in (then, without):
            async with wire.up():
                await again(wire, shown)

    asyncio.run(go())
