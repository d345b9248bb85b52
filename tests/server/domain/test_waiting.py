"""A table without a clock waits: until the others let the caretaker play, or its own deadline passes."""

from __future__ import annotations

import pytest

from presidium.core import Ask
from presidium.server.base.tempo import GRACE
from presidium.server.domain import journal
from presidium.server.domain.caretaker_vote import WAIT_BEFORE_VOTE_S
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from tests.server.house import At, House

HOUR = 3600.0


def waiting(house: House, people: int = 3, seat: int = 2) -> At:
    """Everybody waits for this seat."""
    at = house.table(people=people, pace="untimed")
    at.until(lambda table: isinstance(table.g.question(), Ask) and table.asked() == (seat,))
    return at


def test_nobody_steps_in_unasked(house: House) -> None:
    at = waiting(house)
    at.listen("Ann", 1)
    question = at.table.question
    house.tick(100 * HOUR)
    assert at.table.question == question
    assert not any(held.minded for held in at.table.seats.values())


def test_when_all_others_agree_the_caretaker_plays(house: House) -> None:
    at = waiting(house)
    question, ann = at.table.question, at.listen("Ann", 1)
    house.tick(WAIT_BEFORE_VOTE_S)
    at.do("Ann", commands.Mind, seat=2)
    assert (at.table.question, table_info(at.table).seats[1].wished) == (question, (1,))
    assert ann.heard[-1]["table"]["seats"][1]["wished"] == [1]
    at.do("Cid", commands.Mind, seat=2)
    assert at.table.seats[2].minded
    assert at.table.question > question
    assert not at.table.caretaker_votes


def test_whoever_comes_back_has_his_seat_again(house: House) -> None:
    at = waiting(house, people=2)
    house.tick(WAIT_BEFORE_VOTE_S)
    at.do("Ann", commands.Mind, seat=2)
    assert at.table.seats[2].minded
    at.listen("Ben", 2)
    assert at.table.seats[2].by_hand


def test_so_has_who_was_there_all_the_time_and_says_so(house: House) -> None:
    at = waiting(house, people=2)
    at.listen("Ben", 2)
    house.tick(WAIT_BEFORE_VOTE_S)
    at.do("Ann", commands.Mind, seat=2)
    at.do("Ben", commands.Present, seat=2)
    assert at.table.seats[2].by_hand


def test_a_wish_goes_with_the_question_it_was_for(house: House) -> None:
    at = waiting(house)
    house.tick(WAIT_BEFORE_VOTE_S)
    at.do("Ann", commands.Mind, seat=2)
    at.answer(2, at.options(2)[0])
    assert not at.table.caretaker_votes


def test_some_patience_is_asked_for_and_somebody_to_wait_for(house: House) -> None:
    at = waiting(house)
    house.tick(WAIT_BEFORE_VOTE_S - 1)
    assert at.refused("Ann", commands.Mind, seat=2) == "some-patience"
    house.tick(1)
    assert at.refused("Ann", commands.Mind, seat=3) == "not-waited-for"
    assert at.refused("Ben", commands.Mind, seat=2) == "mind-yourself"
    assert at.refused("Zoe", commands.Mind, seat=2) == "mind-not-playing"
    assert at.refused("Ann", commands.Mind, seat=9) == "no-such-seat"
    live = house.table(people=3, pace="live")
    assert live.refused("Ann", commands.Mind, seat=2) == "clock-runs"
    alone = house.table(people=1, pace="solo")
    assert [alone.refused("Ann", commands.Mind, seat=seat) for seat in (1, 2)] == ["mind-yourself", "not-waited-for"]


def test_wishes_outlive_a_restart(house: House) -> None:
    at = waiting(house)
    house.tick(WAIT_BEFORE_VOTE_S)
    at.do("Ann", commands.Mind, seat=2)
    house.restart()
    at.do("Cid", commands.Mind, seat=2)
    assert at.table.seats[2].minded


# A deadline of its own


def test_at_its_own_deadline_the_caretaker_answers_that_one_question(house: House) -> None:
    at = house.table(people=5, pace="untimed", deadline=24 * HOUR)
    question, (seat,) = at.table.question, at.table.asked()
    assert at.table.deadline() == house.now + 24 * HOUR
    house.tick(24 * HOUR + GRACE - 1)
    assert at.table.question == question
    house.tick(1)
    assert at.table.question == question + 1
    assert [fact.seat for fact in at.facts(journal.Late)] == [seat]
    assert all(held.by_hand for held in at.table.seats.values())


def test_bots_do_not_wait_for_it(house: House) -> None:
    at = house.table(people=1, seats=6, pace="untimed", deadline=24 * HOUR)
    assert 1 in at.table.asked()
    assert at.table.at == house.now


def test_when_all_have_answered_nobody_waits_for_it_either(house: House) -> None:
    at = house.table("politburo", people=5, pace="untimed", deadline=24 * HOUR)
    at.until(lambda table: len(table.asked()) == 5)
    question = at.table.question
    for seat in at.table.asked():
        at.answer(seat, at.options(seat)[0])
    assert at.table.question == question + 1


@pytest.mark.parametrize("pace", ["solo", "bots"])
def test_it_is_for_untimed_tables_alone(house: House, pace: str) -> None:
    at = house.table(people=int(pace == "solo"), pace=pace, deadline=HOUR)
    assert at.table.deadline() is None
