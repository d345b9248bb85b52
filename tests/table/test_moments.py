"""Where one person plays alone nothing passes unseen: a message tells the moments it is made of, one by one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from presidium.table import archive, wire
from tests.table.house import FEWEST, At, House

PARTS = ("public", "gone", "secrets", "events")


def moments(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was seen of the game, one after the other, however many moments came in one message."""
    apart = [each for told in messages for each in told.get("moments") or [told]]
    seen = [{part: each[part] for part in PARTS if part in each} for each in apart]
    return [each for each in seen if each]


def heard(at: At, seat: int | None) -> list[dict[str, Any]]:
    return [json.loads(message) for message in at.house.run(at.room.history(seat, 0)) or ()]


def put_together(into: dict[str, Any], told: dict[str, Any]) -> None:
    """As a page keeps it."""
    for field, value in (told.get("public") or {}).items():
        mapping = isinstance(value, dict) and "type" not in value and isinstance(into.get(field), dict)
        into[field] = {**into[field], **value} if mapping else value
    for field, keys in (told.get("gone") or {}).items():
        into[field] = {key: part for key, part in into[field].items() if key not in keys}


@pytest.fixture(params=FEWEST)
def over(house: House, request: pytest.FixtureRequest) -> At:
    """A game Ann has played to its end against bots."""
    at = house.table(request.param, pace="solo")
    at.until(lambda table: table.over)
    return at


def test_a_seat_sees_what_its_eyes_see_in_the_archives(over: At) -> None:
    """Not more, not less, and in the same order: what is told now is made as it is made there, from the seat's view."""
    for eyes in (1, None):
        archived = [json.loads(message) for message in archive.seen_again(over.house.hall, over.table, eyes)]
        assert moments(heard(over, eyes)) == moments(archived)


def test_after_its_moments_all_is_as_the_message_says(over: At) -> None:
    at_once: dict[str, Any] = {}
    one_by_one: dict[str, Any] = {}
    several = 0
    for told in heard(over, 1):
        put_together(at_once, told)
        for each in told.get("moments") or [told]:
            put_together(one_by_one, each)
        if "moments" in told:
            several += 1
            assert len(told["moments"]) > 1
            events = [event for each in told["moments"] for event in each.get("events") or ()]
            assert events == (told.get("events") or [])
        assert one_by_one == at_once
    assert several


def test_a_moment_says_who_was_asked_before_it(over: At) -> None:
    """Which everybody knew."""
    told = archive.seen_again(over.house.hall, over.table, None)
    asked = [tuple(each["question"]["asked"]) for each in map(json.loads, told) if each.get("question")]
    said = [tuple(each["asked"]) for told in heard(over, 1) for each in told.get("moments") or () if "asked" in each]
    assert (0,) in said
    assert any(seat in asked for seat in said if seat != (0,))
    left = iter(asked)
    assert all(each in left for each in said), "in the order of the questions"


def test_bots_among_themselves_are_watched_moment_by_moment(house: House) -> None:
    at = house.table(people=0, pace="bots")
    assert at.table.over
    archived = [json.loads(message) for message in archive.seen_again(house.hall, at.table, None)]
    assert moments(heard(at, None)) == moments(archived)
    assert any("moments" in told for told in heard(at, None))


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_where_others_wait_nothing_is_told_twice(house: House, pace: str) -> None:
    at = house.table(people=2, pace=pace)
    at.until(lambda table: table.over)
    assert not any("moments" in told for seat in (1, 2, None) for told in heard(at, seat))


def test_what_a_person_keeps_to_himself_is_no_moment(house: House) -> None:
    at = house.table("kremlin", pace="solo")
    ear = at.listen("Ann", 1)
    at.do("Ann", wire.Order, seat=1, orders=("pass untouched until 11",))
    assert not any("moments" in told for told in ear.heard)
