"""Issue of the flow, 3: when a seat wants to be asked in a window, and what that may do at each pace."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from presidium.games.kremlin.state import FACTIONS
from presidium.server.base.tempo import BREATH, FLOOR
from presidium.server.domain.prompting import asks, auto_passes
from presidium.server.protocol import commands
from presidium.server.render.streams import Printed, question_info
from presidium.server.render.view_cache import ViewCache
from tests.games.kremlin.cards.table import dealt
from tests.games.kremlin.drawn import acts, alike, drawn
from tests.rules import rule
from tests.server.house import At, House
from tests.server.positions import NOBODIES, purging


def wants(at: At, who: str, seat: int, when: str) -> None:
    at.do(who, commands.AskMe, seat=seat, when=when)


def powerless(house: House, **parts: Any) -> At:
    """B, whom Ann controls, is about to purge C; Ben has written nobody who matters."""
    at = house.table("kremlin", people=2, seats=4, **parts)
    sheets = alike(4, **dict.fromkeys(FACTIONS[1:4], NOBODIES))
    return at.lay(acts(drawn(f"edition 1988 | phase 2 | {sheets} | declared B stalinists 3"), "B", "purge C"))


def test_a_seat_wants_to_be_asked_when_it_could_change_something_until_it_says_otherwise(house: House) -> None:
    at = powerless(house, pace="untimed")
    assert asks(at.table, 2) == "matters"
    wants(at, "Ben", 2, "every")
    assert asks(at.table, 2) == "every"
    house.restart()
    assert asks(at.table, 2) == "every"


def test_a_table_that_waits_waits_for_everybody_whatever_they_hold(house: House) -> None:
    able, unable = purging(house, pace="untimed"), powerless(house, pace="untimed")
    for at in (able, unable):
        question = at.table.question
        at.answer(1, "pass")
        assert at.table.question == question, "who holds nothing is waited for too"
        assert not auto_passes(at.table, 2)


def test_a_quick_table_spares_who_could_change_nothing_and_asks_who_could(house: House) -> None:
    unable, able = powerless(house, pace="untimed", quick=True), purging(house, pace="untimed", quick=True)
    for at, is_spared in ((unable, True), (able, False)):
        question = at.table.question
        at.answer(1, "pass")
        assert (at.table.question > question) is is_spared


def test_who_asked_for_every_window_is_waited_for_at_a_quick_table_too(house: House) -> None:
    at = powerless(house, pace="untimed", quick=True)
    wants(at, "Ben", 2, "every")
    question = at.table.question
    at.answer(1, "pass")
    assert at.table.question == question


def test_who_wants_to_act_and_no_more_is_spared_whatever_he_holds(house: House) -> None:
    for at in (purging(house, pace="untimed"), powerless(house, pace="untimed")):
        question = at.table.question
        wants(at, "Ben", 2, "acting")
        at.answer(1, "pass")
        assert at.table.question > question


@pytest.mark.parametrize("when", ["matters", "acting"])
@pytest.mark.parametrize("pace", ["untimed", "live"])
def test_before_the_game_may_end_everybody_is_asked(house: House, when: str, pace: str) -> None:
    at = house.table("kremlin", people=2, seats=4, pace=pace, quick=True, in_step=True)
    sheets = alike(4, **dict.fromkeys(FACTIONS[1:4], NOBODIES))
    waves = "year 4 | phase 8 | chief B | kgb A | track stalinists stalinists - | declared B stalinists 3"
    at.lay(drawn(f"edition 1988 | {waves} | {sheets}"))
    wants(at, "Ben", 2, when)
    assert not auto_passes(at.table, 2)


def test_alone_a_window_that_passes_by_itself_is_shown_to_nobody(house: House) -> None:
    at = house.table("kremlin", people=1, seats=4, pace="solo", bot="careful")
    ear = at.listen("Ann", 1)
    at.until(lambda table: table.g.public.year > 1)
    sheets = alike(4, stalinists=NOBODIES)
    position = acts(drawn(f"edition 1988 | phase 2 | {sheets} | declared B militarists 3"), "B", "purge C")
    shown = question_info(ViewCache(replace(at.table, g=position)), 1, Printed())
    assert shown is not None
    assert (shown.window, shown.options, shown.brief) == (True, None, None)
    asked = [told["question"] for told in ear.heard if told.get("question")]
    briefs = [put["brief"] for put in asked if put["options"] is not None and put["window"]]
    assert all(brief.get("matters", True) or brief["decisive"] for brief in briefs)


def with_card(house: House, card: str) -> At:
    """At a quick table B, whom Ann controls, is about to purge L, nobody's man; Ben controls K and holds this card."""
    at = house.table("kremlin", people=2, seats=4, pace="untimed", quick=True, options={"preset": "1988 advanced"})
    wants(at, "Ann", 1, "every")
    return at.lay(acts(dealt("1988", 2, "1B 2K", "", militarists=card), "B", "purge L"))


ANY_TIME, NOT_NOW = "16", "9"
"""Two cards that would change nothing here: one could be played, the other only on another occasion."""


@pytest.mark.parametrize(("card", "spared"), [(ANY_TIME, False), (NOT_NOW, True)])
def test_who_wants_to_play_a_card_is_asked_at_the_next_chance_though_it_would_change_nothing(
    house: House, card: str, spared: bool
) -> None:
    at = with_card(house, card)
    assert auto_passes(at.table, 2)
    wants(at, "Ben", 2, "cards")
    assert auto_passes(at.table, 2) is spared


def test_the_wish_for_a_card_ends_with_the_answer_at_that_chance(house: House) -> None:
    at = with_card(house, ANY_TIME)
    ear = at.listen("Ben", 2)
    wants(at, "Ben", 2, "cards")
    at.answer(2, "pass")
    assert asks(at.table, 2) == "matters"
    assert [told["ask_me"] for told in ear.heard if told.get("ask_me")] == ["cards", "matters"]


def test_it_outlasts_a_window_in_which_no_card_can_be_played(house: House) -> None:
    at = with_card(house, NOT_NOW)
    at.do("Ben", commands.AskMe, seat=2, when="every")
    at.do("Ben", commands.AskMe, seat=2, when="cards")
    assert asks(at.table, 2) == "cards"


def test_at_a_table_that_waits_the_wish_for_a_card_shortens_nothing(house: House) -> None:
    at = powerless(house, pace="untimed")
    wants(at, "Ben", 2, "cards")
    assert not auto_passes(at.table, 2)


def test_at_a_live_table_nobody_is_spared_and_a_window_lasts_its_time(house: House) -> None:
    at = powerless(house, pace="live")
    wants(at, "Ben", 2, "acting")
    question, deadline = at.table.question, at.table.deadline()
    at.answer(1, "pass")
    assert (at.table.question, at.table.deadline()) == (question, deadline)


@rule("kremlin 13.5")
@pytest.mark.parametrize("when", ["matters", "every"])
def test_a_table_in_step_waits_for_everybody_whatever_they_hold(house: House, when: str) -> None:
    for lay in (purging, powerless):
        at = lay(house, pace="live", in_step=True)
        question, deadline = at.table.question, at.table.deadline()
        wants(at, "Ben", 2, when)
        at.answer(1, "pass")
        house.tick(BREATH)
        assert (at.table.question, at.table.deadline()) == (question, deadline)


@rule("kremlin 13.5")
def test_in_step_who_wants_to_act_and_no_more_counts_as_having_answered_whatever_he_holds(house: House) -> None:
    for lay in (purging, powerless):
        at = lay(house, pace="live", in_step=True)
        question = at.table.question
        wants(at, "Ben", 2, "acting")
        at.answer(1, "pass")
        house.tick(FLOOR - 0.01)
        assert at.table.question == question
        house.tick(0.02)
        assert at.table.question > question


def test_only_the_seats_own_person_says_so_and_only_he_is_told(house: House) -> None:
    at = purging(house, pace="untimed")
    assert at.refused("Ann", commands.AskMe, seat=2, when="every") == "not-your-seat"
    ann, ben = at.listen("Ann", 1), at.listen("Ben", 2)
    wants(at, "Ben", 2, "every")
    assert [told["ask_me"] for told in ben.heard if "ask_me" in told] == ["every"]
    assert not any("ask_me" in told for told in ann.heard)


@pytest.mark.parametrize("pace", ["live", "solo", "untimed"])
def test_a_brief_that_fails_stops_no_table_and_spares_nobody(
    house: House, pace: str, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: object) -> None:
        raise KeyError("what Ann holds")

    at = house.table("kremlin", people=1 if pace == "solo" else 2, seats=4, pace=pace)
    table = at.table
    table.game = replace(table.game, brief=fails)
    at.until(lambda _: at.asks_window)
    assert not auto_passes(at.table, 1)
    assert at.room.question_for(1, house.person("Ann").id).brief is None  # type: ignore[union-attr]
    assert {record.message for record in caplog.records} == {"a brief failed: KeyError"}
