"""A stamp, a cough, applause: all see it, nothing keeps it, no bot is any the wiser."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.core import view
from presidium.server.live.reactions import MAX_REACTIONS, REACTION_PERIOD_S
from presidium.server.protocol import commands
from tests.server.house import At, House

MARKS = ("stamp", "cough", "applause")


def reacted(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [told for told in heard if told["type"] == "reaction"]


@pytest.mark.parametrize("mark", MARKS)
def test_all_who_listen_are_told_and_nothing_else_changes(house: House, mark: str) -> None:
    at = house.table(people=2)
    ears = [at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)]
    table, written, numbers = at.table, house.store.journal(at.id), dict(at.room.numbers)
    at.do("Ben", commands.React, seat=2, mark=mark)
    for ear in ears:
        assert reacted(ear.heard) == [{"type": "reaction", "seat": 2, "mark": mark}]
    assert at.table is table
    assert house.store.journal(at.id) == written
    assert at.room.numbers == numbers
    assert not reacted(at.listen("Cid").heard)


def test_no_bot_is_any_the_wiser(house: House) -> None:
    """What a bot goes by, its view, is the same with any number of them."""
    at = house.table(people=2)
    before = {seat: view(at.table.g, seat) for seat in at.table.seats}
    for mark in MARKS:
        at.do("Ann", commands.React, seat=1, mark=mark)
    assert {seat: view(at.table.g, seat) for seat in at.table.seats} == before
    assert not any(mark in str(entry.fact) for entry in house.store.journal(at.id) for mark in MARKS)


def test_enough_is_enough_and_after_a_while_it_is_not(house: House) -> None:
    at = house.table(people=2)
    for _ in range(MAX_REACTIONS):
        at.do("Ann", commands.React, seat=1, mark="cough")
    assert at.refused("Ann", commands.React, seat=1, mark="cough") == "enough-gestures"
    at.do("Ben", commands.React, seat=2, mark="cough")
    house.tick(REACTION_PERIOD_S)
    at.do("Ann", commands.React, seat=1, mark="cough")


def test_only_from_a_seat_of_ones_own(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.React, seat=2, mark="stamp") == "not-your-seat"
    assert at.refused("Cid", commands.React, seat=1, mark="stamp") == "not-your-seat"
    assert at.refused("Ann", commands.React, seat=9, mark="stamp") == "no-such-seat"


def test_it_may_be_had_alike_before_and_after_a_sealed_answer(house: House) -> None:
    """Were it not, a cough would tell who has answered; what is told is the same, too."""
    at = house.table("goulag", people=5)
    at.until(lambda table: type(table.g.stack[-1]).__name__ == "Build")
    builder, ear = at.table.asked()[0], at.listen(None)
    at.do(at.holder(builder), commands.React, seat=builder, mark="cough")
    at.answer(builder, at.options(builder)[0])
    at.do(at.holder(builder), commands.React, seat=builder, mark="cough")
    before, after = reacted(ear.heard)
    assert before == after


def test_before_the_start_and_at_the_end_too(house: House) -> None:
    at: At = house.open()
    at.do("Ann", commands.Sit, seat=1)
    at.do("Ann", commands.React, seat=1, mark="stamp")
    at.do("Ann", commands.Fill)
    at.do("Ann", commands.Start)
    at.do("Ann", commands.Finish)
    at.do("Ann", commands.React, seat=1, mark="applause")
