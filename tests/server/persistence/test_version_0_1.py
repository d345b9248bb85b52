"""A data folder of version 0.1, where Kremlin had rules-version 1: it opens, games go on, and those over are shown."""

from __future__ import annotations

import json

import pytest

from presidium.server.archive import archive
from presidium.server.domain import journal
from presidium.server.persistence.verify import verify
from presidium.server.render import streams
from tests.server.kept import Kept, holds

pytestmark = pytest.mark.ci

VERSION = "0.1"
RUNNING = ["kremlin running", "kremlin late", "kremlin 1986", "goulag running"]
OVER = ["kremlin over", "goulag over"]


@pytest.mark.parametrize("name", RUNNING + OVER)
def test_everybody_finds_his_table_as_it_was(kept: Kept, name: str) -> None:
    kept.finds_as_it_was(name)


@pytest.mark.few(2, quick=1)
@pytest.mark.parametrize("name", RUNNING)
def test_a_game_that_was_running_is_played_to_its_end(kept: Kept, name: str) -> None:
    kept.plays_on(name)


def test_verify_agrees_with_every_table_after_the_upgrade_and_after_it_is_played_on(kept: Kept) -> None:
    """Version 0.1 did not keep since when a seat is held; the journal tells."""
    store = kept.house.hall.store
    assert {each.wrong for each in verify(store)} <= {"", "older"}
    table = kept.at("goulag running").table
    assert all(held.since > 0 for held in table.seats.values())
    for _ in range(2):
        kept.at("goulag running").go_along()
    kept.house.restart()  # a stop keeps a snapshot of every table
    assert {each.wrong for each in verify(kept.house.hall.store)} <= {"", "older"}


def test_a_game_whose_rules_are_the_same_still_is_shown_step_by_step(kept: Kept) -> None:
    at, then = kept.at("goulag over"), kept.told["goulag over"]
    for _ in range(2):
        seen = [json.loads(message) for message in archive.seen_again(kept.house.store, at.table, streams.ALL)]
        holds(seen, then["eyes"])
        told = [json.loads(message) for message in kept.house.run(at.room.history(None, 0)) or ()]
        holds(told, then["history"])
        kept.house.run(kept.house.hall.tidy())  # the second time they are kept


def test_a_game_whose_rules_have_changed_is_shown_as_it_stood_and_the_archives_say_why(kept: Kept) -> None:
    at, then = kept.at("kremlin over"), kept.told["kremlin over"]
    for _ in range(2):
        (seen,) = [json.loads(message) for message in archive.seen_again(kept.house.store, at.table, streams.ALL)]
        assert seen["missing"] == {"id": "older-rules", "rule": "", "args": {"version": 1}}
        holds(seen["events"], [event for message in then["eyes"] for event in message.get("events", ())])
        assert seen["seed"]
        (told,) = [json.loads(message) for message in kept.house.run(at.room.history(None, 0)) or ()]
        assert told["missing"] == seen["missing"]
        holds(told["events"], then["hello"]["None"]["view"]["events"])
        kept.house.run(kept.house.hall.tidy())


def test_the_record_of_a_game_whose_rules_are_the_same_still_is_as_it_was(kept: Kept) -> None:
    """But for one line more, what seals the numbers thrown into the dice; and options as by default go unsaid."""
    table = kept.at("goulag over").table
    text = archive.record_text(kept.house.store, table).replace(f"# mixed {table.mixed}\n", "")
    assert text == kept.told["goulag over"]["record"].replace("option own_card seen\n", "")


def test_the_record_of_a_game_whose_rules_have_changed_has_every_move(kept: Kept) -> None:
    at = kept.at("kremlin over")
    text = archive.record_text(kept.house.store, at.table).replace(f"# mixed {at.table.mixed}\n", "")
    lines, told = text.splitlines(), kept.told["kremlin over"]["record"].splitlines()
    assert "rules-version 1" in lines
    head, told_head = lines[: lines.index("")], told[: told.index("")]
    assert [line for line in told_head if line in head] == head
    assert all(line.startswith("option ") for line in told_head if line not in head)
    if archive.OLDER in lines:  # as soon as newer rules would have led elsewhere
        moves = [f"{fact.seat or 'chance'}: {fact.action}" for fact in at.facts(journal.Moved)]
        assert [line for line in lines if line in set(moves)] == moves
        assert lines[-4:] == told[-4:]
    else:
        assert lines[len(head) :] == told[len(told_head) :]
