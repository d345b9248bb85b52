"""A live table in step (kremlin 13.5): windows close when the last person has answered, after the film and a floor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from presidium.core import AskAll
from presidium.games.kremlin.content.film import LASTS
from presidium.games.kremlin.events import Declared, Waived
from presidium.server.base.tempo import BOT_PAUSE, FLOOR, GRACE, MOMENT, Tempo
from presidium.server.domain import autoplay, bot_talk, extra_moment, journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.domain.timing import bot_timing
from presidium.server.domain.timing.waiting import earliest, writing
from presidium.server.live.bot_pool import BotPool
from presidium.server.protocol import commands
from tests.rules import rule
from tests.server.house import At, House, near
from tests.server.positions import laid, purging, voting

BREATH = 6.0


def reacts(house: House, **parts: Any) -> At:
    """The window on a purge, at a table in step: Ann and Ben, and two bots that have nothing to say."""
    return purging(house, **{"pace": "live", "in_step": True, "bot": "careful", **parts})


def all_pass(at: At) -> None:
    for seat in (1, 2):
        at.answer(seat, "pass")


def closes_after(at: At, question: int) -> float:
    """Seconds from now until this question has closed by itself."""
    began = at.house.now
    while at.table.question == question:
        acts = autoplay.acts_at(at.table)
        assert acts is not None, "it never closes"
        at.house.tick(acts - at.house.now)
    return at.house.now - began


# When a window closes


@rule("kremlin 13.5")
@pytest.mark.parametrize("last", [0.0, 1.0, 1.99])
def test_a_window_closes_two_seconds_after_it_opened_if_all_have_answered(house: House, last: float) -> None:
    at = reacts(house)
    question = at.table.question
    at.answer(1, "pass")
    house.tick(last)
    at.answer(2, "pass")
    assert closes_after(at, question) == near(FLOOR - last)


@rule("kremlin 13.5")
def test_after_that_it_closes_at_once_with_the_last_answer(house: House) -> None:
    at = reacts(house)
    question = at.table.question
    at.answer(1, "pass")
    house.tick(4)
    assert at.table.question == question
    at.answer(2, "pass")
    assert at.table.question > question


@rule("kremlin 13.5")
@pytest.mark.parametrize("breath", [3.0, 6.0, 20.0])
def test_the_breath_is_the_most_it_lasts(house: House, breath: float) -> None:
    at = reacts(house, breath=breath)
    question = at.table.question
    at.answer(1, "pass")
    house.tick(breath + GRACE - 0.01)
    assert at.table.question == question
    house.tick(0.01)
    assert at.table.question > question


def test_a_window_between_two_announcements_lasts_two_thirds_at_most(house: House) -> None:
    at = laid(house, "phase 2", pace="live", in_step=True)
    assert at.table.deadline() == near(house.now + BREATH * 2 / 3)


def test_a_seat_may_change_its_answer_until_then(house: House) -> None:
    at = reacts(house)
    all_pass(at)
    house.tick(1)
    at.answer(2, "waive")
    house.tick(FLOOR)
    assert at.told(Waived) == [Waived(2)]


def test_a_player_whom_the_caretaker_plays_for_is_not_waited_for(house: House) -> None:
    at = reacts(house)
    question = at.table.question
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    at.answer(1, "pass")
    assert closes_after(at, question) == near(FLOOR)


def test_any_other_sealed_question_opens_after_two_seconds_too(house: House) -> None:
    at = house.table("politburo", people=5, pace="live", in_step=True)
    at.until(lambda table: len(table.asked()) == 5)
    house.tick(at.table.opens - house.now)
    question = at.table.question
    for seat in at.table.asked():
        at.answer(seat, at.options(seat)[0])
    assert closes_after(at, question) == near(FLOOR)


@pytest.mark.parametrize("graceful", [True, False])
def test_it_closes_in_time_though_the_server_stops_in_between(house: House, graceful: bool) -> None:
    at = house.table("kremlin", people=3, pace="live", in_step=True)
    at.until(lambda _: at.asks_window)
    question, opens = at.table.question, at.table.opens
    for seat in at.table.asked():
        at.answer(seat, "pass")
    house.restart(graceful)
    assert (at.table.question, at.table.opens) == (question, opens)
    house.tick(opens + FLOOR - house.now - 0.01)
    assert at.table.question == question
    house.tick(0.02)
    assert at.table.question > question


@rule("kremlin 13.5")
@pytest.mark.parametrize("answered", [True, False])
def test_with_a_shared_screen_it_closes_alike(house: House, answered: bool) -> None:
    at = reacts(house, sofa=True)
    assert at.refused("Ben", commands.AskMe, seat=2, when="acting") == "sofa-asks-all"
    question = at.table.question
    at.answer(1, "pass")
    if answered:
        at.answer(2, "pass")
    assert closes_after(at, question) == near(FLOOR if answered else BREATH + GRACE)


# What counts as an answer


@rule("kremlin 13.4")
@pytest.mark.parametrize(
    ("orders", "waits"),
    [
        (("pass purge",), False),
        (("pass all",), False),
        (("pass vote",), True),
        (("pass untouched",), True),
        (("guard B 9",), True),
        (("guard D 1",), True),
        (("seize B 5 when purge C",), True),
        (("play 5 when purge C",), True),
        (("guard D 1", "pass purge"), False),
    ],
)
def test_only_orders_that_pass_by_the_public_kind_count(house: House, orders: tuple[str, ...], waits: bool) -> None:
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.Order, seat=2, orders=orders)
    at.answer(1, "pass")
    assert closes_after(at, question) == near(BREATH + GRACE if waits else FLOOR)


@pytest.mark.parametrize("when", [2.5, 5.0])
def test_an_order_that_guards_acts_at_closing_and_shortens_nothing(house: House, when: float) -> None:
    at = reacts(house)
    at.do("Ann", commands.Order, seat=1, orders=("guard B 9",))
    at.answer(2, "declare B 5")
    house.tick(when)
    assert at.asks_window
    assert not at.told(Declared)[1:]
    house.tick(BREATH + GRACE - when)
    assert at.table.g.public.control["B"] == 1


def test_an_answer_given_with_the_announcement_counts(house: House) -> None:
    at = laid(house, "phase 2 | declared B stalinists 3", pace="live", in_step=True, bot="careful")
    for seat in (1, 2):
        at.answer(seat, "pass")
    house.tick(FLOOR)
    at.do("Ann", commands.Answer, seat=1, question=at.table.question, action="purge C", then="pass")
    assert at.asks_window
    question, left = at.table.question, at.table.opens + FLOOR - house.now
    at.answer(2, "pass")
    assert closes_after(at, question) == near(left)


def test_passing_until_the_phase_ends_counts_and_can_be_revoked(house: House) -> None:
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.PassPhase, seat=2, passes=True)
    at.answer(1, "pass")
    assert closes_after(at, question) == near(FLOOR)
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.PassPhase, seat=2, passes=True)
    at.do("Ben", commands.PassPhase, seat=2, passes=False)
    at.answer(1, "pass")
    assert closes_after(at, question) == near(BREATH + GRACE)


@pytest.mark.parametrize(("when", "waits"), [("acting", False), ("matters", True), ("every", True)])
def test_only_whoever_wants_to_act_alone_counts_by_that_setting(house: House, when: str, waits: bool) -> None:
    """What a seat holds is no reason: nobody is passed by because the window matters nothing to them."""
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.AskMe, seat=2, when=when)
    at.answer(1, "pass")
    assert closes_after(at, question) == near(BREATH + GRACE if waits else FLOOR)


def test_the_hosts_quick_table_is_no_reason_either(house: House) -> None:
    at = reacts(house, quick=True)
    question = at.table.question
    at.answer(1, "pass")
    assert closes_after(at, question) == near(BREATH + GRACE)


# More time


def test_whoever_asks_for_more_time_is_waited_for_until_the_answer(house: House) -> None:
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.AskMe, seat=2, when="acting")
    at.do("Ben", commands.MoreTime, seat=2, question=question)
    at.answer(1, "pass")
    house.tick(BREATH + GRACE)
    assert (at.table.question, at.table.moment) == (question, True)
    house.tick(MOMENT / 2)
    at.answer(2, "pass")
    assert at.table.question > question
    assert at.facts(journal.MomentGiven)


def test_whoever_passes_until_the_phase_ends_needs_no_more_time(house: House) -> None:
    """Who begins to choose asks for more time, and may then decide to pass everything."""
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.MoreTime, seat=2, question=question)
    at.do("Ben", commands.PassPhase, seat=2, passes=True)
    at.answer(1, "pass")
    assert closes_after(at, question) == near(FLOOR)
    assert not at.facts(journal.MomentGiven)


def test_whoever_then_asks_for_more_time_is_waited_for(house: House) -> None:
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.PassPhase, seat=2, passes=True)
    at.do("Ben", commands.MoreTime, seat=2, question=question)
    at.answer(1, "pass")
    assert closes_after(at, question) == near(BREATH + MOMENT + GRACE)


@rule("kremlin 13.5")
@pytest.mark.parametrize("poker_face", [False, True])
def test_with_a_poker_face_a_request_stands_whatever_is_said_later(house: House, poker_face: bool) -> None:
    at = reacts(house, poker_face=poker_face)
    question = at.table.question
    at.do("Ben", commands.MoreTime, seat=2, question=question)
    at.do("Ben", commands.PassPhase, seat=2, passes=True)
    assert closes_after(at, question) == near(BREATH + GRACE + MOMENT * poker_face)


def test_a_moment_asked_for_extends_nothing_once_all_have_answered(house: House) -> None:
    at = reacts(house)
    question = at.table.question
    at.do("Ben", commands.MoreTime, seat=2, question=question)
    all_pass(at)
    assert closes_after(at, question) == near(FLOOR)
    assert not at.facts(journal.MomentGiven)


@pytest.mark.parametrize(("poker_face", "asks"), [(False, 0), (True, 1)])
def test_the_table_asks_for_time_by_itself_only_with_a_poker_face(
    house: House, monkeypatch: pytest.MonkeyPatch, poker_face: bool, asks: int
) -> None:
    monkeypatch.setattr("presidium.server.domain.dice.chance", lambda *_: True)
    at = reacts(house, poker_face=poker_face)
    assert extra_moment.of_itself(at.table) == poker_face
    house.tick(BREATH + GRACE)
    assert len(at.facts(journal.MomentGiven)) == asks


# With a poker face


@rule("kremlin 13.5")
def test_with_a_poker_face_every_window_lasts_its_whole_breath(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.server.domain.dice.chance", lambda *_: False)
    at = reacts(house, poker_face=True)
    question = at.table.question
    all_pass(at)
    assert earliest(at.table) is None
    assert closes_after(at, question) == near(BREATH + GRACE)


def test_with_a_poker_face_nobody_hears_who_still_writes(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", in_step=True, poker_face=True)
    ben = at.listen("Ben", 2)
    at.answer(1, at.plain(1))
    assert writing(at.table) is None
    assert ben.heard == []


# The film


@rule("kremlin 13.5")
def test_a_questions_time_counts_from_the_end_of_the_film(house: House) -> None:
    at = laid(house, "phase 2 | declared B stalinists 3", pace="live", in_step=True, bot="careful")
    all_pass(at)
    house.tick(FLOOR)
    house.tick(at.table.opens - house.now)
    at.answer(1, "purge C")
    opens = at.table.opens
    assert opens == near(house.now + LASTS["car"] / 1000)
    assert at.table.deadline() == near(opens + BREATH)
    assert earliest(at.table) == opens + FLOOR


def test_an_answer_counts_although_the_film_still_runs(house: House) -> None:
    at = laid(house, "phase 2 | declared B stalinists 3", pace="live", in_step=True, bot="careful")
    all_pass(at)
    house.tick(FLOOR)
    at.answer(1, "purge C")
    question, opens = at.table.question, at.table.opens
    all_pass(at)
    house.tick(opens + FLOOR - house.now - 0.01)
    assert at.table.question == question
    house.tick(0.02)
    assert at.table.question > question


def test_a_bot_decides_a_second_after_the_film(house: House) -> None:
    at = house.table(people=1, seats=6, pace="live", in_step=True)
    at.until(lambda table: table.asked() not in ((1,),) and len(table.asked()) == 1 and table.opens > table.asked_at)
    question, opens = at.table.question, at.table.opens
    assert at.table.deadline() == near(opens + 1)
    house.tick(opens + 0.99 - house.now)
    assert at.table.question == question
    house.tick(0.02)
    assert at.table.question > question


def test_bots_say_nothing_before_the_film_is_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[float] = []

    def talk(table: Table, *_: object) -> Iterator[Fact]:
        if table.talked != table.question:
            table.talked = table.question
            said.append(house.now)
        return iter(())

    at = laid(house, "phase 2 | declared B stalinists 3", pace="live", in_step=True, bot="careful")
    all_pass(at)
    house.tick(FLOOR)
    monkeypatch.setattr(bot_talk, "_words", talk)
    monkeypatch.setattr(bot_timing, "time_to_talk", lambda _: True)
    at.answer(1, "purge C")
    assert not said
    house.tick(at.table.opens - house.now)
    assert said == [at.table.opens]


@pytest.mark.parametrize("thinks", [0.5, 1.0, 5.0])
def test_a_sealed_question_waits_for_no_bot_beyond_the_floor(
    house: House, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    async def never(*_: object) -> None:
        return None

    monkeypatch.setattr(bot_timing, "thinks", lambda *_: thinks)
    monkeypatch.setattr(BotPool, "think", never)
    at = reacts(house)
    question = at.table.question
    all_pass(at)
    until = bot_timing.until(at.table)
    assert until is not None
    assert until <= at.table.opens + FLOOR
    assert closes_after(at, question) == near(FLOOR)


@rule("kremlin 13.5")
@pytest.mark.parametrize(("poker_face", "lasts"), [(False, FLOOR), (True, BOT_PAUSE + GRACE)])
def test_a_sealed_question_to_bots_alone_lasts_two_seconds_too(house: House, poker_face: bool, lasts: float) -> None:
    at = house.table("goulag", people=1, seats=6, pace="live", in_step=True, poker_face=poker_face)
    at.until(lambda table: isinstance(table.g.question(), AskAll) and 1 not in table.asked())
    question, opens = at.table.question, at.table.opens
    assert earliest(at.table) == (None if poker_face else near(opens + FLOOR))
    house.tick(opens - house.now)
    assert closes_after(at, question) == near(lasts)


def test_a_pause_stops_the_film_time_too(house: House) -> None:
    at = laid(house, "phase 2 | declared B stalinists 3", pace="live", in_step=True, bot="careful")
    all_pass(at)
    house.tick(FLOOR)
    at.answer(1, "purge C")
    opens = at.table.opens
    at.do("Ann", commands.Pause)
    house.tick(100)
    at.do("Ann", commands.Resume)
    assert at.table.opens == near(opens + 100)
    assert at.table.deadline() == near(opens + 100 + BREATH)


# Who still writes


def test_everybody_hears_who_is_still_writing_a_sheet(house: House) -> None:
    at = house.table("kremlin", people=3, seats=4, pace="live", in_step=True)
    ben, watcher = at.listen("Ben", 2), at.listen(None)
    assert writing(at.table) == (1, 2, 3)
    at.answer(1, at.plain(1))
    for ear in (ben, watcher):
        (told,) = ear.heard
        assert told["question"]["writing"] == [2, 3]
        assert told["question"]["answer"] is None
    at.answer(1, "sheet K J I H G F E D C B")  # changed in private
    assert len(watcher.heard) == 1
    assert "sheet" not in str(watcher.heard[0]["question"]["asked"])


def test_at_other_tables_nobody_hears_it(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live")
    watcher = at.listen(None)
    at.answer(1, at.plain(1))
    assert (writing(at.table), watcher.heard) == (None, [])


# The tempo


def test_absent_means_fixed_times() -> None:
    assert not Tempo("live").in_step


def test_only_live_tables_are_in_step(house: House) -> None:
    assert house.open(pace="live", in_step=True).table.tempo.in_step
    assert not house.open(pace="untimed", in_step=True).table.tempo.in_step


def test_a_table_that_adjourns_is_in_step_if_the_proposal_says_so(house: House) -> None:
    at = voting(house, pace="untimed")
    for in_step in (True, False):
        at.do("Ann", commands.Adjourn, seat=1, pace="live", in_step=in_step)
        proposal = at.table.correspondence.proposal
        assert proposal is not None
        at.do("Ben", commands.Assent, seat=2, proposal=proposal.id, agree=True)
        assert at.table.tempo.in_step == in_step
        assert at.table.deadline() == near(house.now + BREATH)
        assert at.table.opens == house.now


# Untimed, round one screen


def test_round_one_screen_an_untimed_window_closes_after_the_film(house: House) -> None:
    at = reacts(house, sofa=True, pace="untimed", in_step=False)
    assert at.table.tempo.in_step
    question = at.table.question
    assert at.table.deadline() is None
    all_pass(at)
    assert closes_after(at, question) == near(FLOOR)


def test_round_one_screen_bots_wait_for_the_film(house: House) -> None:
    at = house.table(people=2, sofa=True, pace="untimed")
    for _ in range(60):
        table = at.table
        asked = table.asked()
        if table.telling > 0 and asked and not any(table.seats[seat].by_hand for seat in asked):
            break
        at.go_along()
    question, telling = at.table.question, at.table.telling
    assert telling > 0
    house.tick(telling)
    assert at.table.question == question
    house.tick(FLOOR + BOT_PAUSE)
    assert at.table.question > question


def test_a_table_round_one_screen_that_was_stored_without_the_field_keeps_its_pace(house: House) -> None:
    at = house.table(people=5, sofa=True, pace="untimed")
    at.table.opened, at.table.film = msgspec.structs.replace(at.table.opened, tempo=Tempo("untimed")), None
    question = at.table.question
    at.answer(at.table.asked()[0], at.options(at.table.asked()[0])[0])
    assert at.table.question > question
    assert at.table.film is None
