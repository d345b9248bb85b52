"""A clock that ran out is told to whom it concerns, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.core import Ask
from presidium.server.base.tempo import GRACE
from presidium.server.domain import journal
from presidium.server.protocol import commands
from presidium.server.render import streams
from presidium.server.render.stream_options import StreamOptions
from tests.server.house import At, Ear, House
from tests.server.positions import purging


def told(ear: Ear) -> list[dict[str, Any]]:
    return [notice for update in ear.heard for notice in update.get("notices", ())]


def everybody(at: At) -> dict[int | None, Ear]:
    seats = {seat: at.listen(at.holder(seat), seat) for seat in at.table.seats}
    return {None: at.listen(None), **seats}


def voting(house: House, **parts: Any) -> At:
    at = house.table("politburo", people=5, pace="live", **parts)
    at.until(lambda table: len(table.asked()) == 5)
    return at


def test_an_open_question_that_was_not_answered_in_time_is_told_to_everybody(house: House) -> None:
    at = house.table(people=5, pace="live")
    ears, (seat,) = everybody(at), at.table.asked()
    house.tick(60 + GRACE)
    for ear in ears.values():
        (notice,) = told(ear)
        assert (notice["what"], notice["seat"], notice["name"]) == ("late", seat, at.holder(seat))
        assert notice["action"] == ""


@pytest.mark.parametrize("parts", [{}, {"poker_face": True}])
def test_a_sealed_one_is_told_to_its_seat_alone_with_what_was_done(house: House, parts: dict[str, Any]) -> None:
    at = voting(house, **parts)
    ears = everybody(at)
    for seat in (1, 3, 4, 5):
        at.answer(seat, "vote for")
    house.tick(60 + GRACE)
    (moved,) = at.facts(journal.Late)
    assert (moved.seat, moved.sealed) == (2, True)
    (notice,) = told(ears[2])
    assert (notice["what"], notice["name"], notice["action"]) == ("late-sealed", "Ben", moved.action)
    assert [told(ear) for key, ear in ears.items() if key != 2] == [[]] * 5
    assert at.table.notices
    for key in (None, 1, streams.APART):
        assert b"late-sealed" not in at.room.hello(key, None)
    assert b"late-sealed" in at.room.hello(2, house.person("Ben").id)


def test_the_archives_show_it_to_whoever_sees_everything(house: House) -> None:
    at = voting(house)
    for seat in (1, 3, 4, 5):
        at.answer(seat, "vote for")
    house.tick(60 + GRACE)
    seen = {key: streams.notices_for(at.table, key) for key in (streams.ALL, None, 1, 2)}
    assert {key: len(notices) for key, notices in seen.items()} == {streams.ALL: 1, None: 0, 1: 0, 2: 1}


def test_for_a_window_nobody_is_told_anything(house: House) -> None:
    at = purging(house, pace="live")
    house.tick(7)
    assert at.facts(journal.Late) == []


def test_bots_and_those_who_are_minded_are_never_late(house: House) -> None:
    at = house.table(people=2, pace="live", decision=10.0)
    house.run(at.room.apply_facts(journal.Minded(1, True), journal.Minded(2, True)))
    house.tick(60)
    assert at.facts(journal.Late) == []


def test_late_twice_in_a_row_one_is_asked_whether_one_is_still_there(house: House) -> None:
    at = voting(house)
    ben, others = at.listen("Ben", 2), [at.listen("Ann", 1), at.listen(None)]
    house.run(at.room.apply_facts(journal.Late(2, "vote for", True)))
    assert not [update for update in ben.heard if "still_there" in update]
    house.run(at.room.apply_facts(journal.Late(2, "vote for", True)))
    assert ben.heard[-1]["still_there"] is True
    assert b'"still_there":true' in at.room.hello(2, house.person("Ben").id)
    heard = [len(ear.heard) for ear in others]
    at.do("Ben", commands.Present, seat=2)
    assert ben.heard[-1]["still_there"] is False
    assert [len(ear.heard) for ear in others] == heard
    assert not [update for ear in others for update in ear.heard if "still_there" in update]


@pytest.mark.parametrize("once", [False, True])
def test_whatever_one_does_says_that_one_is_there(house: House, once: bool) -> None:
    at = voting(house)
    ben = at.listen("Ben", 2)
    ben.stream_options = StreamOptions(once=once)
    house.run(at.room.apply_facts(journal.Late(2, "vote for", True), journal.Late(2, "vote for", True)))
    at.answer(2, "vote for")
    assert ben.heard[-1]["still_there"] is False
    assert at.table.lates == {}


def test_in_between_an_answer_of_ones_own_counts(house: House) -> None:
    at = house.table(people=2, pace="live", decision=10.0)
    at.until(lambda table: isinstance(table.g.question(), Ask) and table.asked() == (2,))
    house.tick(10 + GRACE)
    assert at.table.lates[2] == 1
    at.do("Ben", commands.Chat, seat=2, text="I was thinking")
    assert 2 not in at.table.lates


def test_what_one_is_told_alone_crowds_out_nothing_of_what_all_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("presidium.server.base.notices.MAX_NOTICES", 3)
    at = voting(house)
    house.run(at.room.apply_facts(journal.Late(1, "x", False), *[journal.Late(2, "x", True)] * 5))
    assert [notice.what for notice in streams.notices_for(at.table, 3)] == ["late"]
    assert len(streams.notices_for(at.table, 2)) == 4
