"""A data folder of version 0.1, where Kremlin had rules-version 1: it opens, games go on, and those over are shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from presidium.table import archive
from tests.table.kept import Kept
from tests.table.table import alike

RUNNING = ["kremlin running", "goulag running"]
OVER = ["kremlin over", "goulag over"]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    with alike():
        kept = Kept("0.1", tmp_path)
        yield kept
        kept.house.close()


def hello(kept: Kept, name: str, key: str) -> Any:
    at = kept.at(name)
    return json.loads(kept.house.call(at.room.hello, None if key == "None" else int(key), None))


def holds(now: Any, then: Any) -> None:
    """All that was told then is told now; there may be more."""
    if isinstance(then, dict):
        for part in then:
            holds(now[part], then[part])
    elif isinstance(then, list):
        for one, other in zip(now, then, strict=True):
            holds(one, other)
    else:
        assert now == then


@pytest.mark.parametrize("name", RUNNING + OVER)
def test_everybody_finds_his_table_as_it_was(kept: Kept, name: str) -> None:
    for key, then in kept.told[name]["hello"].items():
        now = hello(kept, name, key)
        holds(now["table"], then["table"])
        holds(now["view"]["public"], then["view"]["public"])
        assert now["view"]["secrets"] == then["view"]["secrets"]
        assert now["view"]["events"] == then["view"]["events"]
        holds(now.get("chat"), then.get("chat"))
        if then.get("question"):
            holds(now["question"], then["question"])
        assert (now["n"], now.get("orders")) == (then["n"], then.get("orders"))


@pytest.mark.parametrize("name", RUNNING)
def test_a_game_that_was_running_is_played_to_its_end(kept: Kept, name: str) -> None:
    at = kept.at(name)
    assert at.table.running
    for _ in range(3):
        at.go_along()
    table = at.table
    kept.house.restart(graceful=False)
    assert at.table == table, "what this version has played is not lost either"
    at.until(lambda table: table.over)
    kept.house.restart()
    assert at.table.over


@pytest.mark.parametrize("name", OVER)
def test_the_record_of_a_game_that_is_over_is_as_it_was(kept: Kept, name: str) -> None:
    assert archive.record_text(kept.house.hall, kept.at(name).table) == kept.told[name]["record"]
