"""The line to the database is cut, frozen or slow: what was acknowledged stays, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.protocol import commands
from presidium.server.storage import postgres, writer
from presidium.server.storage.postgres import PostgreSQL, address_of, open_database
from presidium.server.storage.statements import put
from presidium.server.storage.tables import PEOPLE
from tests.cli.host.test_move import answered, opened
from tests.fire.house import House
from tests.fire.party import Party
from tests.fire.players import at_play, promises
from tests.fire.proxy import Proxy
from tests.fire.test_database_dies import Patient
from tests.fire.test_kill import GAMES, all_go_on, check, check_histories
from tests.postgres import running

pytestmark = pytest.mark.ci

ANN = put(PEOPLE).values({"id": "a", "name": "Ann", "since": 1.5})
LOOK, WRITE = 0.6, 1.0


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    with Proxy(running()) as proxy:
        yield proxy


@pytest.fixture
def store(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgreSQL]:
    monkeypatch.setattr(postgres, "READ_TIMEOUT_S", LOOK)
    monkeypatch.setattr(postgres, "WRITE_TIMEOUT_S", WRITE)
    monkeypatch.setattr(writer, "DISK_RETRY_S", 0.1)
    with closing(open_database(address_of(proxy.leads_to(running().fresh())), serves=True)) as store:
        yield store


def names(store: PostgreSQL) -> list[str]:
    return [row.name for row in store.all(sql.select(PEOPLE.c.name))]


def goes_on(store: PostgreSQL, known: Sequence[str] = ("Ann",)) -> None:
    """It is read and written again, soon."""
    until = time.monotonic() + 20
    while store.write(ANN).exception(10) is not None:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert names(store) == list(known)


def refused_after(store: PostgreSQL) -> float:
    began = time.monotonic()
    with pytest.raises(Refused, match="disk-fails"):
        names(store)
    return time.monotonic() - began


def test_a_look_at_a_frozen_database_is_refused_in_time_and_then_at_once(store: PostgreSQL, proxy: Proxy) -> None:
    assert names(store) == []
    proxy.freeze()
    assert LOOK <= refused_after(store) < LOOK + 1
    assert refused_after(store) < 0.1, "nobody asks again before it has answered the writer"
    assert store.disk.trouble == "disk-fails"
    proxy.mend()
    goes_on(store)
    assert store.disk.trouble is None


@pytest.mark.parametrize("befalls", ["freeze", "cut"])
def test_a_write_into_it_is_refused_in_time_and_never_half_done(store: PostgreSQL, proxy: Proxy, befalls: str) -> None:
    assert names(store) == []
    getattr(proxy, befalls)()
    began = time.monotonic()
    failed = store.write(ANN).exception(20)
    assert isinstance(failed, Refused)
    assert time.monotonic() - began < WRITE + 2
    proxy.mend()
    goes_on(store)


def test_a_slow_line_is_only_slow(store: PostgreSQL, proxy: Proxy) -> None:
    proxy.slow(0.05)
    store.write(ANN).result(10)
    assert names(store) == ["Ann"]
    assert store.disk.trouble is None


def test_a_session_of_ours_that_does_not_end_is_no_other_server(
    store: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hangs, in a write to its disk perhaps, and holds the hall against ourselves: until it ends, not for good."""
    assert store.line._process is not None
    stuck = store.line._process[0]
    monkeypatch.setattr(postgres, "WRITE_TIMEOUT_S", 10.0)  # it is waited for before anything else
    os.kill(stuck, signal.SIGSTOP)
    try:
        failed = [store.write(ANN).exception(20) for _ in range(2)]
    finally:
        os.kill(stuck, signal.SIGCONT)
    assert all(isinstance(each, Refused) for each in failed)
    assert "our session of before" in str(failed[-1].__cause__)  # type: ignore[union-attr]
    goes_on(store)


def test_what_takes_long_is_not_cut_off(store: PostgreSQL) -> None:
    with store.migrating() as connection:
        connection.execute(sql.text(f"SELECT pg_sleep({LOOK + 0.3})"))


@pytest.mark.parametrize(
    ("tables", "rounds"), [(3, 1), pytest.param(12, 8, marks=pytest.mark.slow)], ids=["smoke", "all"]
)
def test_nothing_acknowledged_is_lost_by_a_bad_line(tmp_path: Path, tables: int, rounds: int) -> None:
    rng = Random(12)
    with Proxy(running()) as proxy, House(tmp_path, proxy.leads_to(running().fresh()), "hasty") as house:
        token = house.welcome("Ann")
        parties = [Party(house, GAMES[at % 3], Random(at)) for at in range(1 + tables // 6)]
        alone = [Patient(house, token, GAMES[at % 3], Random(at)) for at in range(tables - len(parties))]
        players = [*alone, *parties]

        async def befall(how: str) -> None:
            if how == "slow":
                await asyncio.to_thread(proxy.slow, 0.2)
                await asyncio.sleep(rng.uniform(1, 3))
            else:
                await asyncio.to_thread(getattr(proxy, how))
                await asyncio.sleep(rng.uniform(0, 2.5))
                assert await asyncio.to_thread(answers_in, house) < 3, "the server itself waits for its database"
            await asyncio.to_thread(proxy.mend)

        async def go() -> None:
            async with at_play(players) as tasks:
                for _ in range(rounds):
                    for how in rng.sample(["cut", "freeze", "slow"], 3):
                        await all_go_on(players, tasks)
                        await befall(how)
                await all_go_on(players, tasks)

        asyncio.run(go())
        assert house.stop() == 0
        check(house, players, tmp_path / "copy")
        check_histories(house, players)
    print(f"{rounds} times cut, frozen and slow; {len(promises(players))} promises kept")


def answers_in(house: House) -> float:
    began = time.monotonic()
    assert house.call("GET", "/health", text=True)[0] == 200
    return time.monotonic() - began


async def longest_pause(so_long_as: asyncio.Task[Any]) -> float:
    """Seconds for which the event loop did not come round, at most."""
    longest, before = 0.0, time.monotonic()
    while not so_long_as.done():
        await asyncio.sleep(0.01)
        longest, before = max(longest, time.monotonic() - before), time.monotonic()
    return longest


def test_other_tables_go_on_while_the_database_does_not_answer_a_read(store: PostgreSQL) -> None:
    """A table has to be loaded, and its rows are locked: the read waits in a thread, and no other table with it."""

    async def go() -> None:
        async with opened(store, 1_000_000.0) as hall:
            ann, _ = await hall.people.welcome("Ann")
            new = commands.NewTable("politburo", 5, pace="solo", bots=("random",) * 4, sit=True, nonce="n")
            here, away = [await hall.table_factory.new(new, ann) for _ in range(2)]
            await here.do(commands.Start(id="start"), ann)
            hall.rooms.pop(away.table.id).stop()
            with store.engine.connect() as other:
                other.exec_driver_sql("BEGIN; LOCK TABLE snapshots")
                loads = asyncio.create_task(hall.room(away.table.id))
                pauses = asyncio.create_task(longest_pause(loads))
                await asyncio.sleep(0.05)
                assert await answered(here, ann, 2) == 2
                assert not loads.done(), "it waits for the database"
                with pytest.raises(Refused, match="disk-fails"):
                    await loads
                other.exec_driver_sql("ROLLBACK")
            assert await pauses < LOOK / 2
            await asyncio.to_thread(goes_on, store, ["Ann", "Ann"])
            assert (await hall.room(away.table.id)).table.id == away.table.id

    asyncio.run(go())
