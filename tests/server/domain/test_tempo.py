"""Issue of the table, 2: when questions close, at each tempo."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from presidium.bots import Bot, answer_for, answers, find
from presidium.core import PASS, Action, Ask, Options, Refused, State
from presidium.games import GAMES
from presidium.games.kremlin.events import Waived
from presidium.server.base.tempo import GRACE, LEAST, Tempo, is_window, opens_early, seconds
from presidium.server.domain import journal
from presidium.server.domain.handlers import CommandContext, facts_of
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from tests.games.kremlin.drawn import alike, drawn, put_to_all, volley
from tests.server.house import At, House
from tests.server.positions import laid, purging, voting


def at_window(table: Table) -> bool:
    return is_window(table.g)


# Live: windows


@pytest.mark.parametrize("breath", [3.0, 6.0, 20.0])
def test_windows_last_a_breath_after_an_announcement_and_otherwise_two_thirds(house: House, breath: float) -> None:
    starts = put_to_all(drawn("phase 2 | " + alike()))
    again = volley(put_to_all(drawn("phase 2 | " + alike())), "1: declare B 3")
    assert seconds(Tempo("live", breath=breath), purging(house, pace="live").table.g) == breath
    assert seconds(Tempo("live", breath=breath), voting(house, pace="live").table.g) == breath
    assert seconds(Tempo("live", breath=breath), starts) == pytest.approx(breath * 2 / 3)
    assert seconds(Tempo("live", breath=breath), again) == breath


def test_a_breath_is_six_seconds_unless_the_host_says_so(house: House) -> None:
    assert voting(house, pace="live").table.deadline() == house.now + 6
    assert voting(house, pace="live", breath=9.0).table.deadline() == house.now + 9


def test_a_window_never_closes_early_whoever_has_answered(house: House) -> None:
    at = purging(house, pace="live")
    question, deadline = at.table.question, at.table.deadline()
    assert deadline == house.now + 6
    at.answer(1, "pass")
    at.answer(2, "pass")
    house.tick(6 + GRACE - 0.01)
    assert (at.table.question, at.table.deadline()) == (question, deadline)
    house.tick(0.01)
    assert at.table.question > question


def test_a_window_lasts_as_long_when_nobody_answers_and_says_pass_for_them(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    question = at.table.question
    house.tick(6 + GRACE - 0.01)
    assert at.table.question == question
    house.tick(0.01)
    assert at.table.question > question
    moved = [(fact.seat, fact.action) for fact in at.facts(journal.Moved)]
    assert [move for move in moved if move[0] in (1, 2)][:2] == [(1, "pass"), (2, "pass")]


def test_nobody_is_told_who_has_answered(house: House) -> None:
    at = purging(house, pace="live")
    ann, ben, watcher = at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)
    numbers = dict(at.room.numbers)
    at.answer(1, "pass")
    assert [message["question"]["answer"] for message in ann.heard] == ["pass"]
    assert (ben.heard, watcher.heard) == ([], [])
    assert at.room.numbers == {**numbers, 1: numbers[1] + 1}


def test_an_answer_can_be_changed_until_the_deadline(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    at.answer(2, "waive")
    house.tick(5.9)
    at.answer(2, "declare D 1")
    house.tick(1)
    (answered,) = [
        fact.action for fact in at.facts(journal.Moved) if fact.seat == 2 and fact.action.startswith("declare")
    ]
    assert answered == "declare D 1"
    assert not at.told(Waived)


def test_an_answer_counts_within_the_grace_and_not_after_it(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    deadline = at.table.deadline()
    assert deadline is not None
    late = commands.Answer(id="x", seat=1, question=at.table.question, action="waive")
    with pytest.raises(Refused, match="too-late"):
        facts_of(at.table, late, CommandContext(house.person("Ann").id, "Ann", deadline + GRACE + 0.01))
    house.now = deadline + GRACE - 0.01
    at.answer(2, "waive")
    house.tick(0.02)
    assert at.told(Waived) == [Waived(2)]


def test_an_answer_to_a_question_that_has_closed_is_stale(house: House) -> None:
    at = purging(house, pace="live")
    question = at.table.question
    house.tick(7)
    assert at.refused("Ann", commands.Answer, seat=1, question=question, action="pass") == "stale-question"


# Live: decisions and sealed questions


def test_a_decision_has_its_time_and_then_the_caretaker_decides_that_one_question(house: House) -> None:
    at = house.table(people=5, pace="live", decision=90.0)
    asked = at.table.asked()
    assert at.table.deadline() == house.now + 90
    question = at.table.question
    house.tick(90 + GRACE - 0.01)
    assert at.table.question == question
    house.tick(0.01)
    assert at.table.question == question + 1
    (moved,) = [fact for fact in at.facts(journal.Moved) if fact.seat]
    assert moved.seat == asked[0]
    assert all(held.by_hand for held in at.table.seats.values())


def test_the_defaults_are_a_minute_for_a_decision_and_five_for_a_sheet(house: House) -> None:
    assert house.table(people=5, pace="live").table.deadline() == house.now + 60
    assert house.table("kremlin", people=3, pace="live").table.deadline() == house.now + 300


def test_a_table_of_before_keeps_the_time_it_was_made_with(house: House) -> None:
    """`scale` and `when_all_in` as version 0.1 wrote them: nothing gets shorter under somebody's hands."""
    stored = msgspec.json.decode(
        b'{"pace":"live","scale":2.0,"decision":60,"sheet":300,"when_all_in":false}', type=Tempo
    )
    g = house.table("politburo", people=5, pace="live").table.g
    assert seconds(stored, g) == 120
    assert seconds(stored, put_to_all(drawn("phase 2 | " + alike()))) == 8
    assert not opens_early(stored, put_to_all(drawn("phase 1 | " + alike())))
    sealed = voting_politburo(house).table.g
    assert not opens_early(stored, sealed)
    assert opens_early(msgspec.structs.replace(stored, when_all_in=True), sealed)


def test_a_sheet_not_handed_in_is_written_by_the_caretaker(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live")
    house.tick(300 + GRACE)
    sheets = [fact for fact in at.facts(journal.Moved) if fact.action.startswith("sheet")]
    assert [fact.seat for fact in sheets] == [1, 2, 3]


def test_an_open_decision_goes_on_as_soon_as_it_is_answered(house: House) -> None:
    at = house.table(people=5, pace="live")
    (seat,) = at.table.asked()
    question = at.table.question
    at.answer(seat, at.options(seat)[0])
    assert at.table.question == question + 1


def test_a_bots_decision_takes_the_same_second_whatever_it_is(house: House) -> None:
    at = house.table(people=1, pace="live", seats=6)
    at.until(lambda table: not isinstance(table.g.question(), Ask) or table.asked() != (1,))
    at.until(lambda table: isinstance(table.g.question(), Ask) and table.asked() != (1,))
    question = at.table.question
    assert at.table.deadline() == at.table.asked_at + 1
    house.tick(0.99)
    assert at.table.question == question
    house.tick(0.02)
    assert at.table.question > question


def voting_politburo(house: House, **parts: Any) -> At:
    at = house.table("politburo", people=5, pace="live", **parts)
    at.until(lambda table: len(table.asked()) == 5)
    return at


def all_answer(at: At) -> None:
    for seat in at.table.asked():
        at.answer(seat, at.options(seat)[0])


def test_sealed_questions_open_when_all_are_in_and_not_before_three_seconds(house: House) -> None:
    at = voting_politburo(house)
    question = at.table.question
    all_answer(at)
    house.tick(LEAST - 0.01)
    assert at.table.question == question
    house.tick(0.01)
    assert at.table.question == question + 1


def test_a_last_answer_after_that_opens_them_at_once(house: House) -> None:
    at = voting_politburo(house)
    question, (*first, last) = at.table.question, at.table.asked()
    for seat in first:
        at.answer(seat, at.options(seat)[0])
    house.tick(20)
    assert at.table.question == question
    at.answer(last, at.options(last)[0])
    assert at.table.question == question + 1


def test_an_answer_can_be_changed_as_long_as_they_have_not_opened(house: House) -> None:
    at = voting_politburo(house)
    all_answer(at)
    at.answer(1, "vote against")
    house.tick(LEAST)
    votes = [fact.action for fact in at.facts(journal.Moved) if fact.seat == 1]
    assert votes[-1] == "vote against"


@pytest.mark.parametrize("graceful", [True, False])
def test_they_open_in_time_though_the_server_stops_in_between(house: House, graceful: bool) -> None:
    at = voting_politburo(house)
    question = at.table.question
    all_answer(at)
    house.restart(graceful)
    house.tick(LEAST)
    assert at.table.question == question + 1


def test_the_sheets_of_kremlin_open_when_all_are_in_too(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live")
    for seat in (1, 2, 3):
        at.answer(seat, at.plain(seat))
    house.tick(LEAST)
    assert at.asks_window


def test_with_a_poker_face_sealed_questions_stay_open_for_their_whole_time(house: House) -> None:
    at = voting_politburo(house, poker_face=True)
    question = at.table.question
    all_answer(at)
    house.tick(60 + GRACE - 0.01)
    assert at.table.question == question
    house.tick(0.01)
    assert at.table.question > question


# The clock


def test_deadlines_survive_a_restart(house: House) -> None:
    at = house.table(people=5, pace="live")
    deadline, question = at.table.deadline(), at.table.question
    house.tick(20)
    house.restart(graceful=False)
    assert at.table.deadline() == deadline
    house.tick(40 + GRACE - 0.01)
    assert at.table.question == question
    house.tick(0.01)
    assert at.table.question == question + 1


def test_a_deadline_that_passed_while_the_server_was_down_has_passed(house: House) -> None:
    at = house.table(people=5, pace="live")
    question = at.table.question
    house.now += 1000
    house.restart()
    assert at.table.question == question + 1
    assert at.table.deadline() == house.now + 60


def test_a_pause_stops_the_clock_and_the_rest_of_the_time_is_left_afterwards(house: House) -> None:
    at = house.table(people=5, pace="live")
    question = at.table.question
    house.tick(50)
    at.do("Ann", commands.Pause)
    assert at.table.deadline() is None
    house.tick(1000)
    house.restart(graceful=False)
    house.tick(1000)
    assert at.table.question == question
    at.do("Ann", commands.Resume)
    assert at.table.deadline() == house.now + 10
    house.tick(10 + GRACE)
    assert at.table.question == question + 1


# Untimed, solo, bots


def test_untimed_waits_until_all_people_asked_have_answered(house: House) -> None:
    at = purging(house, pace="untimed")
    question = at.table.question
    at.answer(2, "pass")
    house.tick(100_000)
    assert at.table.question == question
    assert at.table.deadline() is None
    at.answer(2, "waive")
    at.answer(1, "pass")
    assert at.table.question > question
    assert at.told(Waived) == [Waived(2)]


def test_untimed_bots_decide_at_once(house: House) -> None:
    at = house.table(people=1, seats=6, pace="untimed")
    assert 1 in at.table.asked()


@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_solo_closes_on_the_persons_own_answer(house: House, game: str) -> None:
    at = house.table(game, people=1, pace="solo")
    while at.table.running:
        assert 1 in at.table.asked()
        question = at.table.question
        at.answer(1, at.options(1)[0])
        assert at.table.question > question
    assert house.now == at.table.asked_at


def test_solo_windows_close_on_the_persons_own_answer(house: House) -> None:
    at = house.table("kremlin", people=1, pace="solo", bot="careful")
    at.answer(1, at.plain(1))
    for _ in range(10):
        assert 1 in at.table.asked()
        question = at.table.question
        at.answer(1, at.plain(1))
        assert at.table.question > question


def windows_asked(house: House, *orders: str, games: int = 5) -> int:
    """How many windows ask the person of solo games with these orders: so many games, since they differ."""
    return sum(windows_of(house, *orders) for _ in range(games))


def windows_of(house: House, *orders: str, years: int = 3) -> int:
    """In one of them, up to this year."""
    at = house.table("kremlin", people=1, pace="solo", bot="careful")
    if orders:
        at.do("Ann", commands.Order, seat=1, orders=orders)
    at.answer(1, "sheet B C D E F G H I J K")
    asked = 0
    while at.table.running and at.table.g.public.year < years:
        asked += at.asks_window
        at.answer(1, at.plain(1))
    return asked


def test_solo_the_person_chooses_when_to_be_asked(house: House) -> None:
    always = windows_asked(house)
    touched = windows_asked(house, "pass untouched until 11")
    never = windows_asked(house, "pass all until 11", games=1)
    assert always > touched > never == 0


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_a_table_of_bots_runs_to_its_end_at_once(house: House, game: str) -> None:
    at = house.table(game, people=0, pace="bots")
    assert at.table.over
    assert at.table.g.public.outcome is not None
    assert house.now == at.table.at


def test_a_long_step_is_taken_in_pieces_so_that_other_tables_live(house: House) -> None:
    at = house.table("kremlin", people=0, pace="bots")
    batches = [entry.batch for entry in house.store.journal(at.id)]
    assert at.table.seq > 400
    assert max(map(batches.count, set(batches))) <= 210


def test_waiving_is_public_and_whoever_has_waived_is_not_waited_for(house: House) -> None:
    at = laid(house, "phase 2 | declared B stalinists 3", pace="untimed", bot="careful")
    watcher = at.listen(None)
    at.answer(1, "pass")
    at.answer(2, "waive")
    assert watcher.heard[0]["public"]["waived"] == [2]
    at.answer(1, "purge C")
    assert at.asks_window
    assert 2 not in at.table.asked()
    question = at.table.question
    at.answer(1, "pass")
    assert at.table.question > question


# How long a year is


def test_a_live_year_of_four_passers_holds_at_most_forty_seconds_of_breaths() -> None:
    live, breaths, years = Tempo("live"), 0.0, 0
    for number in range(3):
        g, dice, bot = GAMES["kremlin"].new(4), Random(number), find("careful", "kremlin")

        def answer(seat: int, options: Options, g: State[Any] = g, bot: Bot = bot) -> Action:
            return PASS if PASS in options else answer_for(g, seat, bot, Random(seat))

        while not g.over:
            breaths += seconds(live, g) if is_window(g) else 0.0
            for seat, action in answers(g, lambda faces, dice=dice: faces.sample(dice), answer):  # type: ignore[misc]
                g.apply(seat, action)
        years += g.public.year
    assert breaths / years <= 40
