"""“One moment!”: a window lasts longer, and nobody can tell who has asked for it."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.server.base.tempo import GRACE, MOMENT
from presidium.server.domain import dice, extra_moment, journal
from presidium.server.protocol import commands
from tests.server.house import At, House
from tests.server.positions import laid, purging


def asks(at: At, who: str, seat: int) -> None:
    at.do(who, commands.MoreTime, seat=seat, question=at.table.question)


def test_the_window_lasts_fifteen_seconds_longer_and_the_table_hears_it_when_the_breath_is_over(house: House) -> None:
    at = purging(house, pace="live")
    question, deadline, watcher = at.table.question, at.table.deadline(), at.listen(None)
    assert deadline is not None
    asks(at, "Ben", 2)
    house.tick(6 + GRACE - 0.01)
    assert (watcher.heard, at.table.deadline()) == ([], deadline)
    house.tick(0.01)
    assert at.table.question == question
    assert at.table.deadline() == deadline + MOMENT
    (told,) = watcher.heard
    assert told["notices"][0] | {"after": 0} == {"what": "moment", "seat": 0, "name": "", "after": 0} | NOBODY
    assert (told["question"]["moment"], told["question"]["deadline"]) == (True, deadline + MOMENT)
    house.tick(MOMENT - 0.01)
    assert at.table.question == question
    house.tick(0.02)
    assert at.table.question > question


NOBODY = {"other": "", "until": 0.0, "alike": False, "action": ""}


def test_who_asks_is_told_at_once_and_nobody_else_is(house: House) -> None:
    at = purging(house, pace="live")
    ann, ben, watcher = at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)
    numbers = dict(at.room.numbers)
    asks(at, "Ben", 2)
    (told,) = ben.heard
    assert (told["question"]["moment_asked"], told["question"]["moments_left"]) == (True, 5)
    assert (ann.heard, watcher.heard) == ([], [])
    assert at.room.numbers == {**numbers, 2: numbers[2] + 1}


def test_all_who_ask_in_one_window_are_told_as_one_and_each_has_spent_one(house: House) -> None:
    at = purging(house, pace="live")
    watcher = at.listen(None)
    asks(at, "Ann", 1)
    asks(at, "Ben", 2)
    asks(at, "Ben", 2)  # it is so already
    house.tick(6 + GRACE)
    assert [notice["what"] for update in watcher.heard for notice in update["notices"]] == ["moment"]
    assert [extra_moment.left(at.table, seat) for seat in (1, 2)] == [5, 5]
    assert len(at.facts(journal.MomentAsked)) == 2


def test_a_window_has_one_at_most(house: House) -> None:
    at = purging(house, pace="live")
    asks(at, "Ann", 1)
    house.tick(6 + GRACE)
    assert at.refused("Ben", commands.MoreTime, seat=2, question=at.table.question) == "one-moment-each"
    house.tick(MOMENT)
    assert len(at.facts(journal.MomentGiven)) == 1


def test_a_seat_has_six_and_one_more_each_year(house: House) -> None:
    at = laid(house, "year 3 | phase 2", pace="live")
    assert extra_moment.left(at.table, 1) == 8
    at = purging(house, pace="live")
    house.run(at.room.apply_facts(*[journal.MomentAsked(1)] * 6))
    at.table.moment_asked = frozenset()
    assert at.refused("Ann", commands.MoreTime, seat=1, question=at.table.question) == "no-moments-left"
    assert at.room.question_for(1, house.person("Ann").id).moments_left == 0  # type: ignore[union-attr]
    assert at.room.question_for(2, house.person("Ann").id).moments_left is None  # type: ignore[union-attr]
    assert extra_moment.left(at.table, 2) == 6


def test_there_are_none_where_no_clock_runs_nor_outside_windows(house: House) -> None:
    at = purging(house, pace="untimed")
    assert at.refused("Ann", commands.MoreTime, seat=1, question=at.table.question) == "no-moments-here"
    at = house.table("kremlin", people=3, pace="live")  # the sheets
    assert at.refused("Ann", commands.MoreTime, seat=1, question=at.table.question) == "no-moments-here"
    assert at.refused("Ann", commands.MoreTime, seat=1, question=99) == "stale-question"


def test_who_has_waived_has_nothing_to_ask_a_moment_for(house: House) -> None:
    at = purging(house, pace="live")
    at.answer(1, "declare D 1")
    at.answer(2, "waive")
    house.tick(6 + GRACE)
    assert at.asks_window  # again
    assert at.refused("Ben", commands.MoreTime, seat=2, question=at.table.question) == "not-asked"


@pytest.mark.parametrize("graceful", [True, False])
def test_what_was_asked_for_outlives_a_restart(house: House, graceful: bool) -> None:
    at = house.table("kremlin", people=3, pace="live")
    at.until(lambda _: at.asks_window)
    question, deadline = at.table.question, at.table.deadline()
    assert deadline is not None
    asks(at, "Ben", 2)
    house.restart(graceful)
    assert at.table.moment_asked == {2}
    house.tick(deadline + GRACE - house.now)
    house.restart(graceful)
    assert (at.table.question, at.table.deadline()) == (question, deadline + MOMENT)
    assert extra_moment.left(at.table, 2) == 5


# The table's own


def test_the_tables_own_looks_like_anybodys(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann did not ask. Whether Ben did, or nobody, she is told the same at the same time."""
    known: list[Any] = []
    for by_ben in (True, False):
        monkeypatch.setattr(dice, "chance", lambda *_, by_ben=by_ben: not by_ben)
        at = purging(house, pace="live")
        ears, begun = (at.listen("Ann", 1), at.listen(None)), house.now
        if by_ben:
            house.tick(2)
            asks(at, "Ben", 2)
        house.tick(begun + 6 + GRACE - house.now)
        told = [[{**update, "at": update["at"] - begun} for update in ear.heard] for ear in ears]
        for update in (update for heard in told for update in heard):
            update["question"]["deadline"] -= begun
        known.append((told, at.table.deadline() - begun))  # type: ignore[operator]
    assert known[0] == known[1]
    assert [len(heard) for heard in known[0][0]] == [1, 1]


def test_of_itself_it_asks_once_in_ten_windows_and_of_two_once_in_six(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(dice, "chance", lambda _seed, _mix, _question, one_in: bool(asked.append(one_in)))
    for people, one_in in ((3, 10), (2, 6), (1, 6)):
        extra_moment.of_itself(laid_for(house, people).table)
        assert asked[-1] == one_in


def laid_for(house: House, people: int) -> At:
    at = house.table("kremlin", people=people, seats=4, pace="live")
    at.until(lambda _: at.asks_window)
    return at


def test_nobody_who_does_not_know_the_seed_can_tell_when(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for one_in in (6, 10):
        said = sum(dice.chance("seed", "1=a", question, one_in) for question in range(6000))
        assert abs(said - 6000 / one_in) < 150
    windows = [dice.chance("seed", "1=a", question, 6) for question in range(200)]
    assert windows != [dice.chance("other seed", "1=a", question, 6) for question in range(200)]
    assert windows != [dice.draw("seed", "1=a", roll, 6) == 0 for roll in range(200)]  # no roll tells of it
