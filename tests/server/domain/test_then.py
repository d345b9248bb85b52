"""A player who announces something, or names a card, may answer its window with it, sealed (kremlin 13.4)."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from presidium.core import PASS
from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.events import Declared
from presidium.games.kremlin.state import FACTIONS
from presidium.server.domain import journal
from presidium.server.protocol import commands
from tests.games.kremlin.cards.table import dealt
from tests.games.kremlin.drawn import alike, drawn
from tests.rules import rule
from tests.server.house import At, House
from tests.server.positions import NOBODIES, laid

DEFENDS = "declare B 7 as_needed"


def about_to_purge(house: House, pace: str = "untimed") -> At:
    """Ann's B may purge: she is asked what he announces."""
    at = laid(house, "phase 2 | declared B stalinists 3", pace=pace, bot="careful")
    for seat in (1, 2):
        at.answer(seat, "pass")
    house.tick(7 if pace == "live" else 0)
    assert at.table.asked() == (1,)
    return at


def announces(at: At, then: str, action: str = "purge C") -> None:
    at.do("Ann", commands.Answer, seat=1, question=at.table.question, action=action, then=then)


@rule("kremlin 13.4")
def test_who_has_answered_with_the_announcement_is_not_waited_for(house: House) -> None:
    at = about_to_purge(house)
    announces(at, "pass")
    question = at.table.question
    assert at.asks_window
    assert at.table.held == {1: PASS}
    at.answer(2, "pass")
    assert at.table.question > question


@rule("kremlin 13.4")
@pytest.mark.parametrize(("then", "held_by"), [(DEFENDS, 1), ("pass", 2)])
def test_a_defence_given_with_it_defends_and_shows_no_more_than_it_must(house: House, then: str, held_by: int) -> None:
    at = about_to_purge(house)
    announces(at, then)
    at.answer(2, "declare B 5")
    assert at.table.g.public.control["B"] == held_by
    shown = [event.points for event in at.told(Declared) if event.player == 1]
    assert shown == ([6] if held_by == 1 else [])


@rule("kremlin 13.4")
def test_when_the_window_opens_again_he_is_asked_himself(house: House) -> None:
    at = about_to_purge(house)
    announces(at, DEFENDS)
    at.answer(2, "declare B 5")
    assert at.asks_window
    assert not at.table.held
    question = at.table.question
    at.answer(2, "pass")
    assert at.table.question == question
    at.answer(1, "pass")
    assert at.table.question > question


@rule("kremlin 13.4")
def test_a_guard_gives_it_for_him_at_a_table_that_waits(house: House) -> None:
    at = about_to_purge(house)
    at.do("Ann", commands.Order, seat=1, orders=("guard B 9",))
    announces(at, "")
    at.answer(2, "declare B 5")
    assert at.table.g.public.control["B"] == 1
    question = at.table.question
    at.answer(2, "pass")  # it has opened again: she is asked
    assert at.table.question == question


@rule("kremlin 13.4")
@pytest.mark.parametrize("orders", ["guard B 9", "guard B 3", "guard G 9", "pass untouched"])
def test_whether_the_table_waits_for_him_goes_by_his_orders_and_not_by_his_sheet(house: House, orders: str) -> None:
    waits = []
    for written in ("B3 I10", "B10 I3"):
        at = house.table("kremlin", people=2, seats=4, pace="untimed", bot="careful")
        sheets = alike(4, stalinists=f"{written} C9 D8 E7 F6 G5 H4 J2 K1", **dict.fromkeys(FACTIONS[2:4], NOBODIES))
        at.lay(drawn(f"edition 1988 | phase 2 | {sheets} | declared B stalinists 3"))
        for seat in (1, 2):
            at.answer(seat, "pass")
        at.do("Ann", commands.Order, seat=1, orders=(orders,))
        announces(at, "")
        question = at.table.question
        at.answer(2, "pass")
        waits.append(at.table.question == question)
    assert waits[0] == waits[1]


def test_he_can_change_it_while_the_window_is_open(house: House) -> None:
    at = about_to_purge(house)
    announces(at, "pass")
    at.answer(1, DEFENDS)
    at.answer(2, "declare B 5")
    assert at.table.g.public.control["B"] == 1


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_nobody_else_learns_whether_there_was_one(house: House, pace: str) -> None:
    heard = []
    for then in ("", "pass", DEFENDS):
        at = about_to_purge(house, pace)
        ears = [at.listen("Ben", 2), at.listen(None)]
        announces(at, then)
        told = [{**each, "at": 0} for ear in ears for each in ear.heard]
        for each in told:
            each.get("question", {}).pop("deadline", None)
        heard.append((told, at.room.numbers[2]))
        mine = at.room.hello(1, house.person("Ann").id)
        assert (f'"answer":"{then}"'.encode() in mine) == bool(then)
        assert b'"answer":"' not in at.room.hello(2, house.person("Ben").id)
    assert heard[0] == heard[1] == heard[2]


def test_what_cannot_be_answered_there_is_refused_and_nothing_is_announced(house: House) -> None:
    at = about_to_purge(house)
    parts = {"seat": 1, "question": at.table.question, "action": "purge C"}
    assert at.refused("Ann", commands.Answer, **parts, then="frobnicate") == "unreadable"
    assert at.refused("Ann", commands.Answer, **parts, then="declare B 2") != ""
    assert at.table.asked() == (1,)


def test_other_games_know_no_such_answers(house: House) -> None:
    at = house.table(people=5)
    (seat,) = at.table.asked()
    parts = {"seat": seat, "question": at.table.question, "action": at.plain(seat), "then": at.plain(seat)}
    assert at.refused(at.holder(seat), commands.Answer, **parts) == "not-an-option"


@rule("kremlin 13.4", "kremlin 13.1")
def test_who_names_a_card_may_answer_its_window_too(house: House) -> None:
    at = house.table("kremlin", people=2, seats=4, options={"preset": "1988 advanced"}, bot="careful")
    at.lay(dealt("1988", 4, "", "chief N", stalinists="3 34", militarists="1"))
    at.do("Ben", commands.Answer, seat=2, question=at.table.question, action="play 1", then="pass")
    assert len(at.facts(journal.Then)) == 1
    at.answer(1, "pass")
    assert at.told(Played)
    assert at.table.held == {2: PASS}
    assert not at.table.then


def dropped(at: At, who: str, seat: int) -> list[tuple[str, str]]:
    """What this seat is told of answers that did not come about; nobody else is told anything."""
    strangers = (at.room.hello(key, None) for key in (None, 3 - seat))
    assert not any(b'"then-' in told for told in strangers)
    notices = json.loads(at.room.hello(seat, at.house.person(who).id)).get("notices", [])
    return [(told["what"], told["action"]) for told in notices]


@pytest.mark.parametrize(("then", "told"), [(DEFENDS, [("then-unneeded", DEFENDS)]), ("pass", [])])
def test_who_has_said_something_for_a_window_that_does_not_open_is_told(
    house: House, then: str, told: list[tuple[str, str]]
) -> None:
    at = about_to_purge(house)
    at.table.g.public.waived = (2, 3, 4)
    announces(at, then)
    assert dropped(at, "Ann", 1) == told
    assert not at.table.then


@rule("kremlin 13.6")
@pytest.mark.parametrize(("then", "told"), [(DEFENDS, [("then-impossible", DEFENDS)]), ("pass", [])])
def test_who_has_waived_may_announce_with_an_answer_all_the_same(
    house: House, then: str, told: list[tuple[str, str]]
) -> None:
    """He is not asked in the window on it."""
    at = about_to_purge(house)
    at.table.g.public.waived = (1,)
    announces(at, then)
    assert at.table.asked() == (2, 3, 4)
    assert dropped(at, "Ann", 1) == told


def test_who_can_no_longer_answer_what_he_had_said_is_told(house: House) -> None:
    at = house.table("kremlin", people=2, seats=4, options={"preset": "1988 advanced"}, bot="careful")
    at.lay(dealt("1988", 4, "", "chief N", stalinists="3 34", militarists="1"))
    at.do("Ben", commands.Answer, seat=2, question=at.table.question, action="play 1", then="play 1")
    at.answer(1, "pass")
    assert at.told(Played)
    assert not at.table.held
    assert dropped(at, "Ben", 2) == [("then-impossible", "play 1")]


@rule("kremlin 13.1")
def test_whose_card_goes_back_unseen_is_told_that_its_window_does_not_open(house: House) -> None:
    at = house.table("kremlin", people=2, seats=4, options={"preset": "1988 advanced"}, bot="careful")
    at.lay(dealt("1988", 2, "1B", "", stalinists="14", militarists="29"))
    at.do("Ben", commands.Answer, seat=2, question=at.table.question, action="play 29", then="pass")
    at.answer(1, "play 14")
    assert len(at.told(Played)) == 1
    assert 2 in at.table.then  # it waits for its turn
    for seat in (1, 2):
        at.answer(seat, "pass")
    assert len(at.told(Played)) == 1
    assert dropped(at, "Ben", 2) == [("then-unneeded", "pass")]
    assert not at.table.then


def test_it_outlives_a_restart(house: House) -> None:
    at = about_to_purge(house)
    announces(at, DEFENDS)
    house.restart()
    at.answer(2, "declare B 5")
    assert at.table.g.public.control["B"] == 1


def test_an_answer_fits_with_what_is_given_with_it_however_much_one_has_written(house: House) -> None:
    at = about_to_purge(house)
    at.do("Ann", commands.Order, seat=1, orders=("guard B 9",))
    house.hall.limits = replace(house.hall.limits, person_bytes=at.table.written[house.person("Ann").id])
    announces(at, "")
    assert at.asks_window
    assert at.refused("Ann", commands.Order, seat=1, orders=()) == "enough-written"
    held = {"seat": 1, "question": at.table.question}
    assert at.refused("Ann", commands.Answer, **held, action="declare B 6", then="pass") == "enough-written"
