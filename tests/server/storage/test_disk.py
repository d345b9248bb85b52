"""A disk that is full, read-only, damaged or failing: refused in words, told to the host, and then play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from presidium.core import Refused
from presidium.server.domain import autoplay, journal
from presidium.server.protocol import commands as protocol
from presidium.server.storage import disk_health, writer
from presidium.server.storage.disk_health import DiskHealth
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.postgres import PostgreSQL
from presidium.server.storage.store import Store
from presidium.server.storage.writer import Writer
from presidium.text import Words, languages
from tests.postgres import of_a_file
from tests.server.house import House
from tests.server.troubles import error_of, refusal_of, trouble_of
from tests.server.wire_table import Party, Wire, answers, over_the_wire, politburo, to_the_vote
from tests.small_disk import FILLING, filled

GOULAG = {"game": "goulag", "seats": 5}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that failed is tried again soon."""
    monkeypatch.setattr(writer, "DISK_RETRY_S", 0.02)


def connection_of(store: Store) -> Any:
    return store._writer.line.connection  # type: ignore[attr-defined]


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """The engine itself will not write."""
    if isinstance(store, PostgreSQL):
        begins = store.line.begin

        def begin() -> None:
            begins()
            connection_of(store).execute("SET TRANSACTION READ ONLY")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store.line, "begin", begin)
            yield
    else:
        connection_of(store).execute("PRAGMA query_only = 1")
        yield
        connection_of(store).execute("PRAGMA query_only = 0")


@contextmanager
def failing(store: Store, why: str) -> Iterator[None]:
    """The system cannot write, and the engine says so."""

    def fails(_: Writer) -> None:
        raise trouble_of(store, why)[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "_sync", fails)
        yield


TROUBLES: dict[str, Callable[[Store], AbstractContextManager[None]]] = {
    "disk-full": lambda store: failing(store, "disk-full"),
    "disk-read-only": read_only,
    "disk-fails": lambda store: failing(store, "disk-fails"),
}
every_trouble = pytest.mark.parametrize("why", TROUBLES)


# While it serves


async def ready_again(wire: Wire) -> None:
    async with asyncio.timeout(10):
        while (await wire.get("/ready")).status != 200:
            await asyncio.sleep(0.01)


@every_trouble
@over_the_wire
async def test_what_cannot_be_written_is_refused_in_words_and_done_later(wire: Wire, why: str) -> None:
    party = await politburo(wire, "untimed")
    await to_the_vote(wire, party)
    line = await wire.listen(party.table, party.host, "seat=1")
    before = (await wire.get(f"/api/tables/{party.table}?seat=1", party.host)).json
    with TROUBLES[why](wire.hall.store):
        refused = [
            await answers(wire, party, 2, "vote for", id="mine"),
            await wire.do(party.table, party.host, "chat", seat=1, text="x" * 200),
            await wire.http("POST", "/api/tables", GOULAG, party.host),
        ]
        assert {(each.status, each.why) for each in refused} == {(disk_health.STATUS[why], why)}
        told = await line.do("chat", "c", seat=1, text="x" * 200)
        assert (told["type"], told["id"], told["why"]["id"]) == ("refused", "c", why)
        assert line.code is None
        ready = await wire.get("/ready")
        assert (ready.status, ready.body.decode().strip()) == (503, why)
        assert f"disk: {why}" in (await wire.get("/status")).body.decode()
        assert (await wire.get("/health")).status == 200
        now = (await wire.get(f"/api/tables/{party.table}?seat=1", party.host)).json  # one may still look
        assert now | {"at": 0} == before | {"at": 0}
        newcomer = await wire.listen(party.table)
        assert newcomer.messages[0]["type"] == "hello"
    await ready_again(wire)
    assert (await answers(wire, party, 2, "vote for", id="mine")).status == 200
    assert (await line.do("chat", "c", seat=1, text="hello"))["type"] == "done"
    assert "disk: well" in (await wire.get("/status")).body.decode()


@pytest.mark.parametrize("why", disk_health.STATUS)
@pytest.mark.parametrize("lang", languages())
def test_every_trouble_has_words_in_every_language(why: str, lang: str) -> None:
    assert Words(lang)(f"refused-{why}") != Words(lang)("refused-unknown-reason", reason=why)


@every_trouble
def test_the_true_reason_is_in_the_log_once_and_so_is_the_end_of_it(
    house: House, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "presidium.disk")
    with TROUBLES[why](house.store):
        for _ in range(5):
            assert house.store._writer.touch().exception(10) is not None
    assert house.store._writer.touch().exception(10) is None
    first, last = [each for each in caplog.records if each.name == "presidium.disk"]  # psycopg says something too
    assert first.levelname == "ERROR"
    assert house.store.name in first.getMessage()
    assert trouble_of(house.store, why)[1] in first.getMessage()
    assert why in first.getMessage()
    assert "again" in last.getMessage()


@over_the_wire
async def test_a_stop_with_a_full_disk_is_a_stop(wire: Wire) -> None:
    party = await politburo(wire)
    trouble = read_only(wire.hall.store)
    trouble.__enter__()
    assert (await wire.do(party.table, party.host, "pause")).status == 503
    await wire.hall.close()


def test_a_link_that_could_not_be_opened_can_be_opened_later(house: House) -> None:
    links = house.hall.links
    door = house.run(links.look(house.run(links.to_device(house.person("Ann")))))
    with read_only(house.store), pytest.raises(Refused, match="disk-read-only"):
        house.run(links.sign_in(door))
    assert house.run(house.hall.people.who(house.run(links.sign_in(door)))) == house.person("Ann")


# The time that was lost


@every_trouble
def test_a_live_table_goes_on_by_itself_and_gives_the_lost_time_back(
    house: House, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "DISK_RETRY_S", 1e6)
    monkeypatch.setattr(house.store.disk, "clock", lambda: house.now)
    at = house.table("politburo", people=5, pace="live")
    at.until(lambda table: len(table.asked()) == 5)
    ear, *_ = [at.listen(at.holder(seat), seat) for seat in at.table.seats]
    question, deadline = at.table.question, at.table.deadline()
    assert deadline is not None
    house.tick(deadline - 10 - house.now)
    with TROUBLES[why](house.store):
        assert at.refused("Ben", protocol.Answer, seat=2, question=question, action="vote for") == why
        house.tick(300)
        assert at.table.question == question
    house.tick(5)  # the table has tried again
    assert at.table.question == question
    closes = at.table.deadline()
    assert closes is not None
    assert 0 <= closes - deadline - 300 <= 5
    assert ear.heard[-1]["question"]["deadline"] == closes
    at.answer(2, "vote for")
    house.tick(closes + 1 - house.now)
    assert at.table.question > question
    moved = {fact.seat: fact.action for fact in at.facts(autoplay.journal.Moved)}
    assert moved[2] == "vote for"
    house.restart(graceful=False)
    assert house.store.journal(at.id)[-1].seq == at.table.seq


def test_a_table_without_a_clock_gets_no_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "DISK_RETRY_S", 1e6)
    at = house.table("politburo", people=5)
    with read_only(house.store):
        assert at.refused("Ann", protocol.Chat, seat=1, text="hello") == "disk-read-only"
    at.do("Ann", protocol.Chat, seat=1, text="hello")
    assert not at.facts(autoplay.journal.Delayed)


def test_a_clock_that_a_host_has_stopped_gains_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "DISK_RETRY_S", 1e6)
    monkeypatch.setattr(house.store.disk, "clock", lambda: house.now)
    at = house.table("politburo", people=5, pace="live")
    [at.listen(at.holder(seat), seat) for seat in at.table.seats]
    asked_at = at.table.asked_at
    at.do("Ann", protocol.Pause)
    with read_only(house.store):
        assert at.refused("Ann", protocol.Resume) == "disk-read-only"
        house.now += 100
    at.do("Ann", protocol.Resume)
    assert at.table.asked_at - asked_at == 100
    at.do("Ann", protocol.Chat, seat=1, text="hello")
    assert at.table.asked_at - asked_at == 100


def test_a_caretaker_comes_when_there_is_room_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "DISK_RETRY_S", 1e6)
    at = house.table("politburo", people=5, pace="live", decision=600.0)
    ear = at.listen("Ann", 1)
    with read_only(house.store):
        house.tick(400)
        assert not any(seat.minded for seat in at.table.seats.values())
        back = at.listen("Ben", 2)  # nobody is turned away
    house.tick(10)
    assert [seat for seat, held in at.table.seats.items() if held.minded] == [3, 4, 5]
    assert ear.closed is back.closed is None


# A disk that is really full


@of_a_file
def test_a_table_on_a_small_disk(small_disk: Path) -> None:
    async def go() -> None:
        async with asyncio.timeout(60), Wire(small_disk).up() as wire:
            party = await politburo(wire, "untimed")
            filled(small_disk)
            said = [await wire.do(party.table, party.host, "chat", seat=1, text="x" * 400) for _ in range(40)]
            assert (said[-1].status, said[-1].why) == (507, "disk-full")
            assert (await wire.get("/ready")).body == b"disk-full\n"
            (small_disk / FILLING).unlink()
            await ready_again(wire)
            await wire.done(party.table, party.host, "chat", seat=1, text="x" * 400)
            kept = sum(each.status == 200 for each in said) + 1
            assert len(wire.room(party.table).table.chat) == kept
            assert len(wire.hall.store.journal(party.table)) == wire.room(party.table).table.seq

    asyncio.run(go())


# Damage


def spoil(file: Path, text: bytes) -> None:
    """Every page that has this text on it is full of nonsense now."""
    pages = bytearray(file.read_bytes())
    size = int.from_bytes(pages[16:18], "big")
    spoilt = [at for at in range(size, len(pages), size) if text in pages[at : at + size]]
    assert spoilt
    for at in spoilt:
        pages[at : at + size] = b"\xa5" * size
    file.write_bytes(pages)


async def long_table(wire: Wire) -> Party:
    """A table that has a page of its own in the file."""
    party = await politburo(wire)
    for number in range(60):
        await wire.done(party.table, party.host, "chat", seat=1, text=f"{number} " + "blah " * 40)
    return party


@of_a_file
def test_a_damaged_table_is_refused_others_go_on_and_the_server_is_not_ready(tmp_path: Path) -> None:
    async def go() -> None:
        wire = Wire(tmp_path)
        async with wire.up():
            party = await long_table(wire)
            well = await wire.table(party.host, **GOULAG)
            await asyncio.to_thread(connection_of(wire.hall.store).execute, "PRAGMA wal_checkpoint(TRUNCATE)")
            del wire.hall.rooms[party.table]
            wire.hall.store.engine.dispose()
            spoil(tmp_path / FILE, b"blah blah")
            refused = await wire.get(f"/api/tables/{party.table}?seat=1", party.host)
            assert (refused.status, refused.why) == (503, "disk-damaged")
            line = await wire.listen(party.table, party.host, "seat=1")
            assert (line.opened, line.code, line.heard) == (True, 4503, [])
            assert (await wire.get(f"/api/tables/{well}", party.host)).status == 200
            await wire.done(well, party.host, "sit")
            assert (await wire.get("/ready")).body == b"disk-damaged\n"
            assert [table["id"] for table in (await wire.get("/api/me", party.host)).json["tables"]] == [well]

    asyncio.run(go())


@of_a_file
def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    async def go() -> None:
        async with Wire(tmp_path).up() as wire:
            await long_table(wire)

    asyncio.run(go())
    spoil(tmp_path / FILE, b"blah blah")
    assert refusal_of(lambda: open_store(tmp_path)) == ("damaged-data", str(tmp_path / FILE))


def test_other_errors_are_not_blamed_on_the_disk() -> None:
    error = error_of("SQLITE_CONSTRAINT_UNIQUE")
    assert DiskHealth("x").blamed(error) is error


@of_a_file
def test_what_is_so_already_writes_nothing_and_proves_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "DISK_RETRY_S", 1e6)
    written = house.store.path.with_name(f"{house.store.path.name}-wal")
    before = written.stat().st_size
    assert house.store.write().exception(10) is None
    assert written.stat().st_size == before
    with failing(house.store, "disk-full"):
        assert house.store._writer.touch().exception(10) is not None
    assert house.store.write().exception(10) is None
    assert house.store.disk.trouble == "disk-full"
    assert house.store._writer.touch().exception(10) is None
    assert house.store.disk.trouble is None
    assert written.stat().st_size > before


def test_what_is_so_already_said_again_to_a_failing_disk_keeps_nobody_from_going_on(house: House) -> None:
    """A client without an answer asks again and is refused; the table that it made lives on all the same."""
    at = house.table("goulag", people=5)
    at.do("Ann", protocol.Chat, "once", text="hello", seat=1)
    with failing(house.store, "disk-fails"), pytest.raises(Refused, match="disk-fails"):
        at.do("Ann", protocol.Chat, "once", text="hello", seat=1)
    at.do("Ann", protocol.Chat, "another", text="again", seat=1)
    assert [line.text for line in at.facts(journal.Chatted)] == ["hello", "again"]
