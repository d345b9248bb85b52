"""Issue of the flow, 3: when a seat wants to be asked in a window, and what that may do at each pace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from presidium.kremlin.state import FACTIONS
from presidium.table import wire
from presidium.table.sight import Sight
from presidium.table.sparing import asks, spared
from presidium.table.streams import Printed, question_info
from tests.kremlin.drawn import acts, alike, drawn
from tests.table.house import At, House
from tests.table.positions import NOBODIES, purging


def wants(at: At, who: str, seat: int, when: str) -> None:
    at.do(who, wire.AskMe, seat=seat, when=when)


def powerless(house: House, **parts: object) -> At:
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
        assert not spared(at.table, 2)


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
def test_before_the_game_may_end_everybody_is_asked(house: House, when: str) -> None:
    at = house.table("kremlin", people=2, seats=4, pace="untimed", quick=True)
    sheets = alike(4, **dict.fromkeys(FACTIONS[1:4], NOBODIES))
    waves = "year 4 | phase 8 | chief B | kgb A | track stalinists stalinists - | declared B stalinists 3"
    at.lay(drawn(f"edition 1988 | {waves} | {sheets}"))
    wants(at, "Ben", 2, when)
    assert not spared(at.table, 2)


def test_alone_a_window_that_passes_by_itself_is_shown_to_nobody(house: House) -> None:
    at = house.table("kremlin", people=1, seats=4, pace="solo", bot="careful")
    ear = at.listen("Ann", 1)
    at.until(lambda table: table.g.public.year > 1)
    sheets = alike(4, stalinists=NOBODIES)
    position = acts(drawn(f"edition 1988 | phase 2 | {sheets} | declared B militarists 3"), "B", "purge C")
    shown = question_info(Sight(replace(at.table, g=position)), 1, Printed())
    assert shown is not None
    assert (shown.window, shown.options, shown.brief) == (True, None, None)
    asked = [told["question"] for told in ear.heard if told.get("question")]
    assert all(put["options"] is None or not put["window"] or put["brief"].get("matters", True) for put in asked)


def test_at_a_live_table_nobody_is_spared_and_a_window_lasts_its_time(house: House) -> None:
    at = powerless(house, pace="live")
    wants(at, "Ben", 2, "acting")
    question, deadline = at.table.question, at.table.deadline()
    at.answer(1, "pass")
    assert (at.table.question, at.table.deadline()) == (question, deadline)


def test_only_the_seats_own_person_says_so_and_only_he_is_told(house: House) -> None:
    at = purging(house, pace="untimed")
    assert at.refused("Ann", wire.AskMe, seat=2, when="every") == "not-your-seat"
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
    assert not spared(at.table, 1)
    assert at.room.question_for(1, house.person("Ann").id).brief is None  # type: ignore[union-attr]
    assert {record.message for record in caplog.records} == {"a brief failed: KeyError"}
