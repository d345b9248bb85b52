"""Several workers serve one hall: any of them may be killed, frozen or cut off, and people play on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.fire.between import Between
from tests.fire.house import House
from tests.fire.party import Party
from tests.fire.players import Playing, at_play, promises, until
from tests.fire.several import Several
from tests.fire.test_database_dies import Patient
from tests.fire.test_kill import GAMES, all_go_on, check, check_histories
from tests.postgres import Postgres, running

pytestmark = pytest.mark.ci

BAR = 5.0
"""Within so many seconds whoever was at a lost worker's table plays on, where the machine has nothing else to do."""


def bar() -> float:
    """The same where it has."""
    return BAR * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1) / 2)


@contextmanager
def between_them(tmp_path: Path, workers: int = 3) -> Iterator[tuple[Several, Between]]:
    """A house, and somebody between it and its database."""
    database = running()
    (tmp_path / "between").mkdir()
    between = Between(tmp_path / "between", database.folder)
    kept_at = database.fresh().replace(str(database.folder), str(between.folder))
    try:
        with Several(tmp_path, workers, kept_at) as house:
            yield house, between
    finally:
        between.close()


def people(house: House, count: int, rng: Random, parties: int = 1) -> list[Playing]:
    """So many alone among bots, and some tables of several people."""
    tokens = [house.welcome(f"Player {number}") for number in range(count)]
    alone = [Patient(house, token, GAMES[at % 3], Random(rng.random()), 0.02) for at, token in enumerate(tokens)]
    return [*alone, *(Party(house, GAMES[at % 3], Random(rng.random())) for at in range(parties))]


async def stalls(players: list[Playing], during: Callable[[], Any], seconds: float = 1.0) -> float:
    """How long the last of them waited, from when something was done to the house until he was promised something."""
    async with at_play(players) as tasks:
        await until(lambda: all(len(player.acknowledged) > 2 for player in players))
        before = {player: len(player.acknowledged) for player in players}
        began = time.monotonic()
        await asyncio.to_thread(during)
        waited: dict[Playing, float] = {}

        def all_went_on() -> bool:
            for task in tasks:
                if task.done():
                    task.result()
            for player in players:
                if len(player.acknowledged) > before[player] + 1 and player not in waited:
                    waited[player] = time.monotonic() - began
            return len(waited) == len(players)

        await until(all_went_on, 60, lambda: "; ".join(_stuck(each) for each in players if each not in waited))
        await asyncio.sleep(seconds)
    return max(waited.values())


def _stuck(player: Playing) -> str:
    return f"{[each.happened[-3:] for each in player.histories]}"


def holds(house: House, players: list[Playing], tmp_path: Path) -> None:
    """Nothing was lost, doubled, reordered or told to whom it does not concern."""
    check(house, players, tmp_path / "copy")
    assert house.stop() == 0
    check(house, players, tmp_path / "copy")
    check_histories(house, players)


@pytest.mark.parametrize(
    "how", [signal.SIGKILL, pytest.param(signal.SIGSTOP, marks=pytest.mark.slow)], ids=["killed", "frozen"]
)
def test_a_worker_is_lost(tmp_path: Path, how: signal.Signals) -> None:
    """The others take what is his, and his parent ends one that is frozen: so whoever listened to him hears of it."""
    with Several(tmp_path, 3) as house:
        playing = people(house, 5, Random(3))
        victim = house.pids()[0]
        waited = asyncio.run(stalls(playing, lambda: os.kill(victim, how)))
        holds(house, playing, tmp_path)
    print(f"a worker was lost, {len(promises(playing))} promises kept, longest wait {waited:.1f} s")
    assert waited < bar()


@pytest.mark.slow
def test_a_worker_is_cut_off_from_the_database(tmp_path: Path) -> None:
    """It finds out that the others are not, and leaves its tables to them; when it is heard of again, it is nobody."""
    with between_them(tmp_path) as (house, between):
        playing = people(house, 5, Random(6))
        victim = house.pids()[0]
        waited = asyncio.run(stalls(playing, lambda: between.cut_off.add(victim)))
        between.cut_off.clear()
        time.sleep(1.0)
        holds(house, playing, tmp_path)
    print(f"a worker was cut off, {len(promises(playing))} promises kept, longest wait {waited:.1f} s")
    assert waited < bar()


def told_while_cut_off(house: Several, between: Between) -> list[str]:
    """What `/ready` says, whichever worker answers, from when one of them is cut off until another is in its place."""
    told, before = list[str](), set(house.at_work())
    victim = house.pids()[0]
    between.cut_off.add(victim)
    end = time.monotonic() + 30
    while victim in house.pids() or told[-20:] != ["ready"] * 20:
        assert time.monotonic() < end, told[-20:]
        with suppress(OSError):  # the worker ends meanwhile, with whoever asks it
            told.append(house.call("GET", "/ready", text=True)[1].strip())
        time.sleep(0.01)
    assert before - set(house.at_work())
    house.is_complete()
    return told


def test_the_hall_is_not_ready_while_one_worker_cannot_write(tmp_path: Path) -> None:
    """Whichever worker is asked. One that was just waiting for the database when it was cut off tells nothing."""
    with between_them(tmp_path) as (house, between):
        told = next((each for each in (told_while_cut_off(house, between) for _ in range(4)) if len(set(each)) > 1), [])
        assert set(told) == {"ready", "disk-fails"}
        troubled = told[told.index("disk-fails") : len(told) - told[::-1].index("disk-fails")]
        assert set(troubled) == {"disk-fails"}, "some workers spoke for themselves"
        assert len(troubled) > 2
        assert house.stop() == 0


@pytest.mark.slow
def test_one_that_wakes_writes_nothing(tmp_path: Path) -> None:
    """Also where nobody has ended it: its parent has stopped with it."""
    with Several(tmp_path, 3) as house:
        playing = people(house, 6, Random(4), parties=0)
        for player in playing:
            player.ping = 1.0  # type: ignore[attr-defined]
        stopped = (house.parent, house.pids()[0])
        before = set(house.at_work())

        def freeze() -> None:
            for each in stopped:
                os.kill(each, signal.SIGSTOP)

        asyncio.run(stalls(playing, freeze))
        gone = before - set(house.at_work())
        assert len(gone) == 1, "nobody has noticed"
        assert not gone & set(house.owners().values()), "it still has tables"
        journal = house.journal(tmp_path / "copy")
        os.kill(stopped[1], signal.SIGCONT)
        time.sleep(1.5)
        assert house.journal(tmp_path / "copy") == journal
        assert set(house.at_work()) == before - gone, "it has come back under its name"
        os.kill(stopped[0], signal.SIGCONT)
        holds(house, playing, tmp_path)


@pytest.mark.slow
def test_the_database_is_killed(tmp_path: Path) -> None:
    """All of them lose it at once: nobody is to blame, nobody is buried, and all go on."""
    database = Postgres()
    try:
        with Several(tmp_path, 3, database.empty()) as house:
            playing = people(house, 5, Random(8))
            before = set(house.at_work())

            def crash() -> None:
                database.kill()
                time.sleep(3.5)  # longer than anybody may be silent
                database.start()

            waited = asyncio.run(stalls(playing, crash, 2.0))
            assert set(house.at_work()) == before
            holds(house, playing, tmp_path)
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
        end = time.monotonic() + 15
        while any(Path(f"/proc/{each}").exists() for each in left):
            assert time.monotonic() < end, "a worker has outlived its parent"
            time.sleep(0.05)
        check(house, playing, tmp_path / "copy")
        house.start()
        asyncio.run(stalls(playing, lambda: None, 0.2))
        holds(house, playing, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("tables", "troubles"), [(20, 30)])
def test_whatever_happens_to_whom(tmp_path: Path, tables: int, troubles: int) -> None:
    """One after the other is killed, frozen or cut off, or the database dies, as it comes."""
    rng = Random(12)
    with between_them(tmp_path) as (house, between):
        playing = people(house, tables, rng, 2)
        longest: dict[str, float] = {}

        def trouble() -> str:
            victim = rng.choice(house.pids())
            what = rng.choice(("killed", "killed", "frozen", "cut off", "database"))
            match what:
                case "killed":
                    os.kill(victim, signal.SIGKILL)
                case "frozen":
                    os.kill(victim, signal.SIGSTOP)
                case "cut off":
                    between.cut_off.add(victim)
                case "database":
                    running().kill()
                    time.sleep(rng.random())
                    running().start()
            return what

        async def go() -> None:
            async with at_play(playing) as tasks:
                await all_go_on(playing, tasks)
                for _ in range(troubles):
                    await asyncio.sleep(rng.random())
                    began = time.monotonic()
                    what = await asyncio.to_thread(trouble)
                    await all_go_on(playing, tasks)
                    longest[what] = max(longest.get(what, 0.0), time.monotonic() - began)
                    between.cut_off.clear()
                    await asyncio.to_thread(house.is_complete)

        asyncio.run(go())
        holds(house, playing, tmp_path)
    waits = ", ".join(f"{what} {seconds:.1f} s" for what, seconds in sorted(longest.items()))
    print(f"{troubles} troubles, {len(promises(playing))} promises kept; until all had moved: {waits}")
