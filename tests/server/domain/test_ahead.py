"""Issue of the table, 2: during a vote's window the next voter may already choose, in private."""

from __future__ import annotations

import json

import pytest

from presidium.games.kremlin.events import Voted
from presidium.server.protocol import commands
from tests.server.house import House
from tests.server.positions import voting


def test_the_next_voter_chooses_during_the_window_and_votes_as_soon_as_it_closes(house: House) -> None:
    at = voting(house, pace="live", bot="careful")
    at.do("Ben", commands.Ahead, seat=2, action="vote guilty")
    house.tick(6)
    assert at.told(Voted) == []
    house.tick(0.3)
    assert at.told(Voted) == [Voted("B", "innocent")]
    assert at.asks_window
    house.tick(6.3)
    assert at.told(Voted)[1:] == [Voted("C", "guilty")]


def test_what_was_chosen_ahead_is_shown_to_its_seat_alone(house: House) -> None:
    at = voting(house, pace="live")
    ann, ben, watcher = at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)
    at.do("Ben", commands.Ahead, seat=2, action="vote guilty")
    assert [message["ahead"] for message in ben.heard] == ["vote guilty"]
    assert (ann.heard, watcher.heard) == ([], [])
    told = [json.loads(at.room.hello(seat, house.person(name).id)) for seat, name in ((1, "Ann"), (2, "Ben"))]
    assert [hello.get("ahead", "") for hello in told] == ["", "vote guilty"]


def test_it_can_be_changed_and_taken_back(house: House) -> None:
    at = voting(house, pace="live")
    for action in ("vote guilty", "vote innocent", ""):
        at.do("Ben", commands.Ahead, seat=2, action=action)
    house.tick(6.3)
    assert at.table.asked() == (2,)
    assert not at.asks_window


def test_what_cannot_be_answered_then_is_not_and_the_person_is_asked(house: House) -> None:
    at = voting(house, pace="live")
    at.do("Ben", commands.Ahead, seat=2, action="purge D")
    house.tick(6.3)
    assert at.table.asked() == (2,)
    at.answer(2, "vote guilty")
    assert not at.table.ahead


def test_it_is_for_the_next_occasion_and_for_no_later_one(house: House) -> None:
    at = voting(house, pace="live", bot="careful")
    at.do("Ann", commands.Ahead, seat=1, action="vote guilty")
    at.do("Ben", commands.Ahead, seat=2, action="vote guilty")
    ann = at.listen("Ann", 1)
    house.tick(6.3)
    assert not at.table.ahead
    assert ann.heard[-1]["ahead"] == ""


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_it_outlives_a_restart(house: House, pace: str) -> None:
    at = voting(house, pace=pace, bot="careful")
    at.do("Ben", commands.Ahead, seat=2, action="vote guilty")
    house.restart()
    at.answer(1, "pass")
    at.answer(2, "pass")
    house.tick(6.3)
    at.answer(1, "pass")
    at.answer(2, "pass")
    house.tick(6.3)
    assert at.told(Voted)[1] == Voted("C", "guilty")


def test_nonsense_is_refused_at_once(house: House) -> None:
    at = voting(house, pace="live")
    assert at.refused("Ben", commands.Ahead, seat=2, action="frobnicate") == "unreadable"
