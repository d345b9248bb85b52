"""The sign that somebody writes a public line: all connected see it, nothing keeps it, no minded seat wakes."""

from __future__ import annotations

from typing import Any

from presidium.server.domain import journal
from presidium.server.live.reactions import TYPING_PERIOD_S
from presidium.server.protocol import commands
from tests.server.house import House


def typed(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [told for told in heard if told["type"] == "typing"]


def test_all_who_listen_see_it_and_nothing_else_changes(house: House) -> None:
    at = house.table(people=2)
    ears = [at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)]
    table, written = at.table, house.store.journal(at.id)
    at.do("Ben", commands.ShowTyping, seat=2)
    for ear in ears:
        assert typed(ear.heard) == [{"type": "typing", "seat": 2}]
    assert at.table is table
    assert house.store.journal(at.id) == written


def test_a_second_sign_that_comes_too_soon_is_dropped(house: House) -> None:
    at = house.table(people=2)
    ear = at.listen(None)
    for wait in (0.0, TYPING_PERIOD_S - 0.1, 0.1):
        house.tick(wait)
        at.do("Ben", commands.ShowTyping, seat=2)
    assert len(typed(ear.heard)) == 2


def test_only_from_a_seat_of_ones_own(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.ShowTyping, seat=2) == "not-your-seat"


def test_it_wakes_no_seat_that_the_caretaker_plays(house: House) -> None:
    at = house.table(people=2)
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    at.do("Ben", commands.ShowTyping, seat=2)
    assert at.table.seats[2].minded
