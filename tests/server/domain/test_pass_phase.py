"""“Pass until the phase ends”: private, revocable, and an answer wherever a table would wait."""

from __future__ import annotations

import msgspec
import pytest

from presidium.games.kremlin.events import Waived
from presidium.server.domain import journal
from presidium.server.domain.orders import counts_ahead
from presidium.server.domain.prompting import must_notify
from presidium.server.protocol import commands
from tests.server.house import At, House, saved
from tests.server.positions import laid, purging


def passes(at: At, who: str, seat: int, passes: bool = True) -> None:
    at.do(who, commands.PassPhase, seat=seat, passes=passes)


def test_an_untimed_table_does_not_wait_for_a_seat_that_passes_the_phase(house: House) -> None:
    at = purging(house, pace="untimed")
    question = at.table.question
    passes(at, "Ben", 2)
    assert at.table.question == question
    assert not must_notify(at.table, 2)
    at.answer(1, "pass")
    assert at.table.question > question
    answers = [fact.action for fact in at.facts(journal.Moved) if fact.seat == 2]
    assert set(answers) == {"pass"}


def test_it_can_be_revoked_and_another_answer_goes_before_it(house: House) -> None:
    at = purging(house, pace="untimed")
    question = at.table.question
    passes(at, "Ben", 2)
    passes(at, "Ben", 2, passes=False)
    at.answer(1, "pass")
    assert at.table.question == question
    passes(at, "Ben", 2)
    at = purging(house, pace="untimed")
    passes(at, "Ben", 2)
    at.answer(2, "waive")
    at.answer(1, "pass")
    assert Waived(2) in at.table.g.log.heard_by(None)


def test_it_ends_with_the_phase(house: House) -> None:
    at = laid(house, "phase 2", pace="untimed", bot="careful")
    passes(at, "Ben", 2)
    at.until(lambda table: table.g.public.phase != 2)
    assert at.table.phase_passes == {}
    assert not counts_ahead(at.table, 2)


def test_only_the_seat_is_told_and_told_when_it_ends(house: House) -> None:
    at = laid(house, "phase 2", pace="untimed", bot="careful")
    ann, ben, watcher = at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)
    passes(at, "Ben", 2)
    assert [update["passes_phase"] for update in ben.heard] == [True]
    assert (ann.heard, watcher.heard) == ([], [])
    hello = msgspec.json.decode(house.call(at.room.hello, 2, ben.person))
    assert hello["passes_phase"]
    at.until(lambda table: table.g.public.phase != 2)
    assert [update["passes_phase"] for update in ben.heard if "passes_phase" in update] == [True, False]
    assert not [update for update in (*ann.heard, *watcher.heard) if "passes_phase" in update]


def test_it_answers_no_other_question_than_a_window(house: House) -> None:
    at = house.table("kremlin", people=3, pace="untimed")
    passes(at, "Ben", 2)
    assert not counts_ahead(at.table, 2)
    question = at.table.question
    for seat in (1, 3):
        at.answer(seat, at.plain(seat))
    assert at.table.question == question


@pytest.mark.parametrize("graceful", [True, False])
def test_it_outlives_a_restart_and_a_snapshot(house: House, graceful: bool) -> None:
    at = house.table("kremlin", people=3, pace="untimed")
    passes(at, "Ben", 2)
    kept = at.table.phase_passes
    assert list(kept) == [2]
    assert saved(at.table, {})[0].phase_passes == kept
    house.restart(graceful)
    assert at.table.phase_passes == kept


def test_a_person_who_leaves_passes_nothing_any_more(house: House) -> None:
    at = purging(house, pace="untimed")
    passes(at, "Ben", 2)
    at.do("Ben", commands.Leave, seat=2)
    assert at.table.phase_passes == {}


def test_it_is_refused_where_there_are_no_phases(house: House) -> None:
    at = house.table(people=5, pace="untimed")
    assert at.refused("Ann", commands.PassPhase, seat=1, passes=True) == "no-phases-here"


def test_standing_orders_still_act(house: House) -> None:
    at = purging(house, pace="untimed", bot="careful")
    at.do("Ann", commands.Order, seat=1, orders=("guard B 9",))
    passes(at, "Ann", 1)
    passes(at, "Ben", 2)
    acted = [fact.action for fact in at.facts(journal.Moved) if fact.seat == 1]
    assert acted[0].startswith("declare B")
