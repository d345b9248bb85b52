"""Several workers serve one hall: any of them may be killed, frozen or cut off, and people play on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.fire.between import Between
from tests.fire.house import House
from tests.fire.players import Player, promises, until
from tests.fire.several import Several
from tests.fire.test_database_dies import Patient
from tests.fire.test_kill import GAMES, check
from tests.postgres import Postgres, running

BAR = 5.0
"""Within so many seconds whoever was at a lost worker's table plays on."""


def people(house: House, count: int, rng: Random) -> list[Player]:
    tokens = [house.welcome(f"Player {number}") for number in range(count)]
    return [Patient(house, token, GAMES[at % 3], Random(rng.random()), 0.02) for at, token in enumerate(tokens)]


async def stalls(players: list[Player], during: Callable[[], Any], seconds: float) -> float:
    """The longest that anybody waited for a promise, from when something was done to the house until he went on."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    await until(lambda: all(len(player.acknowledged) > 2 for player in players))
    before = {player: len(player.acknowledged) for player in players}
    began = time.monotonic()
    await asyncio.to_thread(during)
    waited: dict[Player, float] = {}

    def all_went_on() -> bool:
        for task in tasks:
            if task.done():
                task.result()
        for player in players:
            if len(player.acknowledged) > before[player] + 1 and player not in waited:
                waited[player] = time.monotonic() - began
        return len(waited) == len(players)

    await until(all_went_on, 60)
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return max(waited.values())


@pytest.mark.slow
def test_any_worker_reaches_any_table(tmp_path: Path) -> None:
    with Several(tmp_path, 3) as house:
        token = house.welcome("Ann")
        tables = []
        for _ in range(12):
            new = {"game": "goulag", "seats": 5, "pace": "solo", "bots": ["naive"] * 4, "sit": True, "listed": True}
            status, info = house.call("POST", "/api/tables", new, token)
            assert status == 201
            tables.append(info["id"])
        assert len(set(house.owners().values())) > 1, "one worker took all of them"
        for table in tables:
            for _ in range(4):  # whoever happens to answer
                status, hello = house.call("GET", f"/api/tables/{table}?seat=1", token=token)
                assert (status, hello["table"]["id"]) == (200, table)
            assert house.call("POST", f"/api/tables/{table}/commands", {"do": "start", "id": table}, token)[0] == 200
        listed = [house.call("GET", "/api/tables")[1] for _ in range(4)]
        mine = [house.call("GET", "/api/me/tables", token=token)[1] for _ in range(4)]
        assert all({each["id"] for each in found} == set(tables) for found in listed)
        assert all({each["table"]["id"] for each in found["going"]} == set(tables) for found in mine)
        assert all(each["since"] > 0 for found in mine for each in found["going"])
        assert house.stop() == 0
        assert not house.errors()


@pytest.mark.parametrize(("players", "rounds"), [(6, 1), pytest.param(20, 12, marks=pytest.mark.slow)])
def test_a_worker_is_killed(tmp_path: Path, players: int, rounds: int) -> None:
    rng = Random(3)
    with Several(tmp_path, 3) as house:
        playing = people(house, players, rng)
        waits = []
        for _ in range(rounds):
            killed = house.pids()
            rng.shuffle(killed)
            victim = killed[0]
            waits.append(asyncio.run(stalls(playing, lambda pid=victim: os.kill(pid, signal.SIGKILL), 1.0)))  # type: ignore[misc]
            end = time.monotonic() + 30
            while len(house.pids()) < 3 or len(house.at_work()) < 3:
                assert time.monotonic() < end
                time.sleep(0.05)
        check(house, playing, tmp_path / "copy")
        assert house.stop() == 0
        check(house, playing, tmp_path / "copy")
    print(f"{rounds} workers killed, {len(promises(playing))} promises kept, longest wait {max(waits):.1f} s")
    assert max(waits) < BAR


def test_a_worker_is_frozen(tmp_path: Path) -> None:
    """The others take what is his, and his parent ends him: so whoever listened to him hears of it."""
    with Several(tmp_path, 3) as house:
        playing = people(house, 6, Random(4))
        victim = house.pids()[0]
        waited = asyncio.run(stalls(playing, lambda: os.kill(victim, signal.SIGSTOP), 1.0))
        check(house, playing, tmp_path / "copy")
        assert house.stop() == 0
        check(house, playing, tmp_path / "copy")
    print(f"a worker was frozen, {len(promises(playing))} promises kept, longest wait {waited:.1f} s")
    assert waited < BAR


@pytest.mark.slow
def test_one_that_wakes_writes_nothing(tmp_path: Path) -> None:
    """Also where nobody has ended it: its parent has stopped with it."""
    with Several(tmp_path, 3) as house:
        playing = people(house, 6, Random(4))
        for player in playing:
            player.ping = 1.0
        stopped = (house.parent, house.pids()[0])
        before = set(house.at_work())

        def freeze() -> None:
            for each in stopped:
                os.kill(each, signal.SIGSTOP)

        asyncio.run(stalls(playing, freeze, 1.0))
        gone = before - set(house.at_work())
        assert len(gone) == 1, "nobody has noticed"
        assert not gone & set(house.owners().values()), "it still has tables"
        journal = house.journal(tmp_path / "copy")
        os.kill(stopped[1], signal.SIGCONT)
        time.sleep(1.5)
        assert house.journal(tmp_path / "copy") == journal
        assert set(house.at_work()) == before - gone, "it has come back under its name"
        os.kill(stopped[0], signal.SIGCONT)
        check(house, playing, tmp_path / "copy")
        assert house.stop() == 0


@pytest.mark.slow
def test_a_worker_is_cut_off_from_the_database(tmp_path: Path) -> None:
    """It finds out that the others are not, and leaves its tables to them; when it is heard of again, it is nobody."""
    database = running()
    (tmp_path / "between").mkdir()
    address = database.fresh()
    between = Between(tmp_path / "between", database.folder)
    kept_at = address.replace(str(database.folder), str(between.folder))
    with Several(tmp_path, 3, kept_at) as house:
        playing = people(house, 6, Random(6))
        victim = house.pids()[0]
        waited = asyncio.run(stalls(playing, lambda: between.cut_off.add(victim), 1.0))
        between.cut_off.clear()
        time.sleep(1.0)
        check(house, playing, tmp_path / "copy")
        assert house.stop() == 0
        check(house, playing, tmp_path / "copy")
    between.close()
    print(f"a worker was cut off, {len(promises(playing))} promises kept, longest wait {waited:.1f} s")
    assert waited < BAR


@pytest.mark.slow
def test_the_database_is_killed(tmp_path: Path) -> None:
    """All of them lose it at once: nobody is to blame, nobody is buried, and all go on."""
    database = Postgres()
    try:
        with Several(tmp_path, 3, database.empty()) as house:
            playing = people(house, 6, Random(8))
            before = set(house.at_work())

            def crash() -> None:
                database.kill()
                time.sleep(3.0)  # longer than anybody may be silent
                database.start()

            waited = asyncio.run(stalls(playing, crash, 2.0))
            assert set(house.at_work()) == before
            check(house, playing, tmp_path / "copy")
            assert house.stop() == 0
            check(house, playing, tmp_path / "copy")
    finally:
        database.remove()
    print(f"the database was killed, {len(promises(playing))} promises kept, longest wait {waited:.1f} s")


@pytest.mark.slow
def test_the_parent_is_killed(tmp_path: Path) -> None:
    """Nobody is left over, who would have the port; and at the next start everything is there."""
    with Several(tmp_path, 2) as house:
        playing = people(house, 3, Random(9))
        asyncio.run(stalls(playing, lambda: None, 0.2))
        left = house.pids()
        house.kill()
        end = time.monotonic() + 10
        while any(Path(f"/proc/{each}").exists() for each in left):
            assert time.monotonic() < end, "a worker has outlived its parent"
            time.sleep(0.05)
        check(house, playing, tmp_path / "copy")
        house.start()
        asyncio.run(stalls(playing, lambda: None, 0.2))
        check(house, playing, tmp_path / "copy")
        assert house.stop() == 0
