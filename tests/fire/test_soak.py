"""Thousands of games, one after the other: the server holds no more after the last than after the first."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from tests.fire.house import House
from tests.fire.players import Player, until
from tests.fire.test_kill import people

MORE = 0.1


def games(players: list[Player]) -> int:
    return sum(player.games for player in players)


async def play(players: list[Player], enough: int) -> None:
    tasks = [asyncio.create_task(player.play()) for player in players]
    while games(players) < enough:
        done, _ = await asyncio.wait(tasks, timeout=0.2)
        for task in done:
            task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def at_rest(house: House) -> int:
    """What the process holds when all tables and the last connections have left memory, in KB."""

    def empty() -> bool:
        with urlopen(f"{house.base}/status", timeout=30) as answer:
            said = re.search(r"tables in memory: (\d+)", answer.read().decode())
        assert said is not None
        return said[1] == "0"

    asyncio.run(until(empty))
    return min(memory_soon(house))


def memory_soon(house: House) -> Iterator[int]:
    """The server cuts idle connections off after five seconds."""
    for _ in range(8):
        time.sleep(1)
        yield house.memory()


@pytest.mark.slow
def test_memory_does_not_grow_with_the_games_that_were_played(tmp_path: Path) -> None:
    first, then = 200, 2000
    with House(tmp_path, "forgetful") as house:
        players = people(house, 9, Random(8))
        asyncio.run(play(players, first))
        before = at_rest(house)
        asyncio.run(play(players, then))
        after = at_rest(house)
        assert not house.errors()
    print(f"{before / 1024:.1f} MB after {first} games, {after / 1024:.1f} MB after {then}")
    assert after <= before * (1 + MORE)
