"""A data folder of 0.2 in the making, left in a trial, under a named card, with standing orders and sealed answers."""

from __future__ import annotations

import json

import pytest

from presidium.table import archive, streams
from tests.table.kept import Kept, holds

VERSION = "0.2.dev"
RUNNING = ["kremlin trial", "kremlin card", "kremlin election", "goulag running", "politburo running"]
OVER = ["kremlin over", "politburo over"]


@pytest.mark.parametrize("name", RUNNING + OVER)
def test_everybody_finds_his_table_as_it_was(kept: Kept, name: str) -> None:
    kept.finds_as_it_was(name)


@pytest.mark.few(2)
@pytest.mark.parametrize("name", RUNNING)
def test_a_game_that_was_running_is_played_to_its_end(kept: Kept, name: str) -> None:
    kept.plays_on(name)
    seen = [json.loads(each) for each in archive.seen_again(kept.house.hall, kept.at(name).table, streams.ALL)]
    assert not any("missing" in each for each in seen), "half of it is that version's, and the archives have it all"


@pytest.mark.parametrize("name", OVER)
def test_a_game_that_is_over_is_shown_step_by_step(kept: Kept, name: str) -> None:
    at, then = kept.at(name), kept.told[name]
    for _ in range(2):
        holds([json.loads(each) for each in archive.seen_again(kept.house.hall, at.table, streams.ALL)], then["eyes"])
        holds([json.loads(each) for each in kept.house.run(at.room.history(None, 0)) or ()], then["history"])
        kept.house.run(kept.house.hall.tidy())


@pytest.mark.parametrize("name", OVER)
def test_its_record_is_as_it_was(kept: Kept, name: str) -> None:
    """But options as by default go unsaid."""
    lines = archive.record_text(kept.house.hall, kept.at(name).table).splitlines()
    told = kept.told[name]["record"].splitlines()
    assert [line for line in told if line in lines or not line.startswith("option ")] == lines
