"""A data folder of 0.2 in the making, left in a trial, under a named card, with standing orders and sealed answers."""

from __future__ import annotations

import json

import pytest

from presidium.server.archive import archive
from presidium.server.persistence.verify import verify
from presidium.server.render import streams
from tests.server.kept import Kept, holds

pytestmark = pytest.mark.ci

VERSION = "0.2.dev"
RUNNING = ["kremlin trial", "kremlin card", "kremlin election", "goulag running", "politburo running"]
OVER = ["kremlin over", "politburo over"]


@pytest.mark.parametrize("name", RUNNING + OVER)
def test_everybody_finds_his_table_as_it_was(kept: Kept, name: str) -> None:
    kept.finds_as_it_was(name)


@pytest.mark.few(2, quick=1)
@pytest.mark.parametrize("name", RUNNING)
def test_a_game_that_was_running_is_played_to_its_end(kept: Kept, name: str) -> None:
    kept.plays_on(name)
    seen = [json.loads(each) for each in archive.seen_again(kept.house.store, kept.at(name).table, streams.ALL)]
    missing = [each["missing"] for each in seen if "missing" in each]
    if name.startswith("kremlin"):  # rules-version 3 took it over: the archives say so
        older = {"id": "older-rules", "rule": "", "args": {"version": 2}}
        assert missing
        assert all(each == older for each in missing)
    else:
        assert not missing, "half of it is that version's, and the archives have it all"


def test_verify_agrees_with_a_game_that_was_told_in_fewer_events(kept: Kept) -> None:
    """Politburo tells `Fulfilled` only since then; the game that was over before is good."""
    at = kept.at("politburo over")
    found = {each.table: each.wrong for each in verify(kept.house.hall.store)}
    assert found[at.table.id] == ""
    assert set(found.values()) <= {"", "older"}


@pytest.mark.parametrize("name", OVER)
def test_a_game_that_is_over_is_shown_step_by_step(kept: Kept, name: str) -> None:
    at, then = kept.at(name), kept.told[name]
    for _ in range(2):
        holds([json.loads(each) for each in archive.seen_again(kept.house.store, at.table, streams.ALL)], then["eyes"])
        holds([json.loads(each) for each in kept.house.run(at.room.history(None, 0)) or ()], then["history"])
        kept.house.run(kept.house.hall.tidy())


@pytest.mark.parametrize("name", OVER)
def test_its_record_is_as_it_was(kept: Kept, name: str) -> None:
    """But options as by default go unsaid."""
    lines = archive.record_text(kept.house.store, kept.at(name).table).splitlines()
    told = kept.told[name]["record"].splitlines()
    assert [line for line in told if line in lines or not line.startswith("option ")] == lines
