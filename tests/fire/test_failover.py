"""The database dies for good, and its standby takes its place: what was acknowledged is there, once, and all go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.fire.house import House
from tests.fire.players import promises
from tests.fire.several import Several
from tests.fire.test_workers import bar, holds, people, stalls
from tests.postgres import Postgres, running

pytestmark = pytest.mark.ci


@pytest.fixture
def pair() -> Iterator[list[Postgres]]:
    """The first, and the one that follows it."""
    running()  # or there is none here
    both = [Postgres(), Postgres()]
    try:
        both[1].follow(both[0])
        yield both
    finally:
        for each in both:
            each.remove()


def either(pair: list[Postgres]) -> str:
    """The address of a new database, wherever it can be written."""
    return f"{pair[0].empty()}&host={pair[1].folder}&target_session_attrs=read-write"


@pytest.mark.parametrize(
    ("workers", "times"),
    [(1, 1), pytest.param(1, 3, marks=pytest.mark.slow), pytest.param(3, 3, marks=pytest.mark.slow)],
)
def test_a_standby_takes_over(tmp_path: Path, pair: list[Postgres], workers: int, times: int) -> None:
    """And then the one that was first, made anew as the standby of the other."""
    at, waits, rng = either(pair), [], Random(14)
    with Several(tmp_path, workers, at) if workers > 1 else House(tmp_path, at) as house:
        playing = people(house, 1 + times, rng)

        def fails_over() -> None:
            pair[0].kill()
            time.sleep(rng.random())
            pair[1].promote()
            pair.reverse()

        for _ in range(times):
            waits.append(asyncio.run(stalls(playing, fails_over)))
            pair[1].follow(pair[0])
        holds(house, playing, tmp_path)
    said = ", ".join(f"{wait:.1f} s" for wait in waits)
    print(f"the database failed over, {len(promises(playing))} promises kept, longest waits {said}")
    assert max(waits) < bar()
