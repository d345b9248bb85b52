"""A data folder of version 0.2.0: live tables in mid-window, by mail, round one screen, and finished ones."""

from __future__ import annotations

import json

import pytest

from presidium.core import view
from presidium.server.archive import archive
from presidium.server.persistence.verify import verify
from presidium.server.render.view_cache import verdicts
from tests.server.kept import Kept

VERSION = "0.2"
RUNNING = ["kremlin window", "kremlin poker face", "kremlin mail", "goulag mail", "politburo sofa"]
OVER = ["kremlin over", "goulag over", "politburo over"]


@pytest.mark.parametrize("name", RUNNING + OVER)
def test_each_seat_finds_its_table_as_it_was(kept: Kept, name: str) -> None:
    kept.finds_as_it_was(name)


@pytest.mark.few(2, quick=1)
@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_is_played_to_its_end(kept: Kept, name: str) -> None:
    kept.plays_on(name)


def test_verify_agrees_with_every_table_after_the_upgrade_and_after_it_is_played_on(kept: Kept) -> None:
    """Tables of Kremlin began with rules-version 2, so their journals are not told again."""
    store = kept.house.hall.store
    found = {each.table: each.wrong for each in verify(store)}
    assert found == {told["id"]: "older" if name.startswith("kremlin") else "" for name, told in kept.told.items()}
    for name in RUNNING:
        kept.at(name).go_along()
    kept.house.restart()  # a stop keeps a snapshot of every table
    assert {each.wrong for each in verify(kept.house.hall.store)} <= {"", "older"}


@pytest.mark.parametrize("name", ["kremlin window", "kremlin poker face"])
def test_a_live_table_keeps_the_times_it_was_made_with(kept: Kept, name: str) -> None:
    tempo = kept.at(name).table.tempo
    assert (tempo.pace, tempo.poker_face, tempo.breath) == ("live", name == "kremlin poker face", 6.0)


def test_verify_agrees_with_every_table_after_the_upgrade(kept: Kept) -> None:
    assert {each.wrong for each in verify(kept.house.hall.store)} <= {"", "older"}


@pytest.mark.parametrize("name", OVER)
def test_the_record_of_a_finished_game_is_unchanged(kept: Kept, name: str) -> None:
    """Move for move; the record of a game whose rules have changed since may carry a remark more."""
    lines = archive.record_text(kept.house.store, kept.at(name).table).splitlines()
    told = kept.told[name]["record"].splitlines()
    assert [line for line in lines if line != archive.OLDER] == told


@pytest.mark.parametrize("name", ["goulag over", "politburo over"])
def test_archives_tell_what_came_of_statements(kept: Kept, name: str) -> None:
    """Version 0.2 stored messages without verdicts: its page judged by itself."""
    store, table = kept.house.store, kept.at(name).table
    judged: dict[str, str] = {}
    for message in archive.seen_again(store, table, None):
        judged |= json.loads(message).get("judged", {})
    found = verdicts(table.game, view(table.g, None))
    assert found
    assert judged == {str(number): proved for number, proved in found.items()}
