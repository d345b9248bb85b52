"""Positions of Kremlin as text, there and back, in the middle of anything; and those that cannot be."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import Refused, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.state import Politician, sheet
from tests.games.kremlin.drawn import EDITIONS, at, do, drawn, new, play_out, volley, where, written
from tests.rules import rule


def test_what_a_position_looks_like() -> None:
    g = new(3, edition="1988")
    do(g, "chance: senior evolutionists; chance: senior stalinists; chance: senior militarists")
    do(g, *(f"chance: draw {who}" for who in "ZYXWVUTSRQPO"))
    do(g, *(f"{seat}: sheet Z Y X W V U T S R Q" for seat in (1, 2, 3)))
    volley(g, "1: declare Z 4; 3: declare Z 5 as_needed; 2: declare Y 1")
    sheet_text = "Q1 R2 S3 T4 U5 V6 W7 X8 Y9 Z10"
    assert KREMLIN.write_position(g) == (
        "kremlin | players 3 | year 1 | phase 1 | seniority evolutionists stalinists militarists "
        "| chief A+ | kgb Z | foreign Y | defence X | ideology W | industry V | economy U | sport T "
        "| candidates O P Q R S | people B C D E F G H I J K L M N | siberia - | wall - | retired - "
        "| declared Y militarists 1 | declared Z evolutionists 5 stalinists 4 | rises Z evolutionists stalinists "
        f"| sheet stalinists {sheet_text} | sheet militarists {sheet_text} | sheet evolutionists {sheet_text} "
        "| steps Window(again=True), Cures()"
    )


def test_a_politician_is_written_with_all_that_marks_him() -> None:
    g = at("year 3 | phase 2 | kgb B/3++?2~ | foreign C? | defence D/12 | siberia E+ | wall F/7++ | retired G/26")
    men = g.public.men
    assert men["B"] == Politician("kgb", 3, 2, 2, cure=True)
    assert men["C"] == Politician("foreign", suspect=2)  # of the year before, if not said
    assert men["D"] == Politician("defence", stress=12)
    assert men["E"] == Politician("siberia", crosses=1)
    assert (men["F"].place, men["G"].place, men["H"].place) == ("wall", "retired", "people")
    assert where(g) == "-BCD----"


def test_little_need_be_said() -> None:
    g = at("phase 2 | kgb B")
    assert g.rules == new(4).rules
    assert (g.public.year, g.public.seniority) == (1, (1, 2, 3, 4))
    assert g.public.at("people") == tuple(who for who in LETTERS if who != "B")
    assert at("kremlin | kgb B").public.phase == 1


def test_a_colon_may_stand_after_a_name() -> None:
    assert at("phase: 2 | kgb: B | declared B: stalinists 3").public.declared == {"B": (3, 0, 0, 0)}


@rule("kremlin C.2")
@pytest.mark.parametrize("first", ["stalinists 4 militarists 4", "militarists 4 stalinists 4"])
def test_of_those_with_most_the_first_named_controls(first: str) -> None:
    g = drawn(f"phase 2 | declared B {first} evolutionists 2")
    assert g.public.control["B"] == (1 if first.startswith("stalinists") else 2)
    assert f"declared B {first} evolutionists 2" in KREMLIN.write_position(g)


@rule("kremlin 0.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sheets_that_are_not_given_are_filled_in_so_that_they_could_be(edition: str) -> None:
    declared = "declared B stalinists 8 militarists 10 | declared C stalinists 8 | declared Z stalinists 1"
    g = drawn(f"edition {edition} | phase 2 | {declared}")
    for seat in g.rules.players:
        assert sorted(g.secret(sheet(seat)))[-10:] == list(range(1, 11))
        assert g.secret(sheet(seat))[INDEX["A"]] == 0
        for who, numbers in g.public.declared.items():
            assert written(g, seat, who) >= numbers[seat - 1]
    assert view(g, 1).knows(sheet(1))
    assert not view(g, 1).knows(sheet(2))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 9))
def test_play_goes_on_from_a_position(edition: str, phase: int) -> None:
    g = drawn(f"edition {edition} | year 10 | phase {phase} | declared B stalinists 4 | declared C militarists 3")
    *_, g = play_out(g, Random(phase))
    assert g.over


# Positions that cannot be

SHEET = "sheet stalinists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
SENIORITY = "seniority militarists stalinists evolutionists expansionists"
DECLARED = "declared B stalinists 4 militarists 3"
GOOD = (
    f"kremlin | edition 1988 | players 4 | year 3 | phase 2 | {SENIORITY} | chief A/2+ | kgb B | foreign C+~ "
    "| defence D?2 | ideology E | industry F | economy G | sport - | candidates I J K L M | siberia N/3 | wall O "
    f"| retired P/35 | {DECLARED} | declared C stalinists 2 | {SHEET} | track - stalinists"
)


@pytest.mark.parametrize(
    ("good", "bad", "id"),
    [
        ("kremlin |", "kremlin | |", "position-lacks"),
        ("kremlin |", "kremlin | weather fine |", "unreadable"),
        ("edition 1988", "edition 1987", "bad-option"),
        ("edition 1988", "edition 1988 | joint_win on", "kremlin-other-edition"),
        ("players 4", "players 2", "wrong-players"),
        ("players 4", "players 7", "wrong-players"),
        ("year 3", "year 0", "out-of-range"),
        ("year 3", "year 12", "out-of-range"),
        ("year 3", "year three", "unreadable"),
        ("year 3", "year", "unreadable"),
        ("year 3", "year 3 | year 4", "unreadable"),
        ("phase 2", "phase 0", "out-of-range"),
        ("phase 2", "phase 9", "out-of-range"),
        ("phase 2", "phase 2 | phase 2", "unreadable"),
        (SENIORITY, "seniority militarists stalinists", "unreadable"),
        (SENIORITY, SENIORITY.replace("expansionists", "marxists"), "unreadable"),
        (SENIORITY, SENIORITY.replace("expansionists", "stalinists"), "unreadable"),
    ],
)
def test_an_impossible_table_is_refused(good: str, bad: str, id: str) -> None:
    refused(good, bad, id)


@rule("kremlin 0.1", "kremlin C.4")
@pytest.mark.parametrize(
    ("good", "bad", "id"),
    [
        ("kgb B", "kgb A", "kremlin-stands-twice"),
        ("kgb B", "kgb B Z", "kremlin-stands-twice"),
        ("kgb B", "kgb B | kgb B", "unreadable"),
        ("kgb B", "kgb B+++", "unreadable"),
        ("kgb B", "kgb BB", "unreadable"),
        ("kgb B", "kgb 1", "unreadable"),
        ("candidates I J K L M", "candidates I J K L M Q", "kremlin-stands-twice"),
        ("candidates I J K L M", "candidates I J K L B", "kremlin-stands-twice"),
        ("candidates I J K L M", "candidates I J K L M+~", "unreadable"),  # a cure ends outside the Politburo
        ("siberia N/3", "siberia N?", "unreadable"),  # 2.5 the "?" is removed
        ("D?2", "D?4", "unreadable"),  # a year to come
        ("D?2", "D?0", "unreadable"),
        ("track - stalinists", "track - nobody", "unreadable"),
        ("track - stalinists", "track - marxists", "unreadable"),
        ("track - stalinists", "track - B", "unreadable"),  # 1988 marks factions
    ],
)
def test_an_impossible_board_is_refused(good: str, bad: str, id: str) -> None:
    refused(good, bad, id)


@rule("kremlin C.1", "kremlin 0.3")
@pytest.mark.parametrize(
    ("good", "bad", "id"),
    [
        (DECLARED, "declared", "unreadable"),
        (DECLARED, "declared B", "unreadable"),
        (DECLARED, "declared B stalinists", "unreadable"),
        (DECLARED, "declared B stalinists four", "unreadable"),
        (DECLARED, "declared B marxists 4", "unreadable"),
        (DECLARED, "declared B stalinists 0", "unreadable"),
        (DECLARED, "declared B stalinists 4 stalinists 5", "unreadable"),
        (DECLARED, f"{DECLARED} | {DECLARED}", "unreadable"),
        (DECLARED, "declared B stalinists 11", "kremlin-impossible-sheet"),
        (DECLARED, "declared B militarists 10 | declared D militarists 10", "kremlin-impossible-sheet"),
        (DECLARED, "declared A militarists 4", "kremlin-impossible-sheet"),  # not without the option
        (DECLARED, "declared N militarists 4", "kremlin-beyond-influence"),
        (DECLARED, "declared O militarists 4", "kremlin-beyond-influence"),
        (DECLARED, "declared P militarists 4", "kremlin-beyond-influence"),
        (SHEET, "sheet", "unreadable"),
        (SHEET, "shifts", "unreadable"),
        (SHEET, f"{SHEET} | {SHEET}", "unreadable"),
        (SHEET, SHEET.replace("stalinists", "marxists"), "unreadable"),
        (SHEET, SHEET.replace("B10", "Bten"), "unreadable"),
        (SHEET, "sheet stalinists", "kremlin-impossible-sheet"),
        (SHEET, SHEET.replace("K1", "K2"), "kremlin-impossible-sheet"),
        (SHEET, SHEET.replace(" K1", ""), "kremlin-impossible-sheet"),
        (SHEET, f"{SHEET} L1", "kremlin-impossible-sheet"),
        (SHEET, SHEET.replace("B10", "B11"), "kremlin-impossible-sheet"),
        (SHEET, SHEET.replace("K1", "A1"), "kremlin-impossible-sheet"),
        (SHEET, SHEET.replace("B10", "B3").replace("I3", "I10"), "kremlin-impossible-sheet"),
        (SHEET, f"{SHEET} | shifts stalinists X", "unreadable"),
        (SHEET, f"{SHEET} | shifts stalinists X+2", "kremlin-impossible-sheet"),
    ],
)
def test_impossible_influence_is_refused(good: str, bad: str, id: str) -> None:
    refused(good, bad, id)


def refused(good: str, bad: str, id: str) -> None:
    assert at(GOOD).public.phase == 2
    with pytest.raises(Refused) as found:
        KREMLIN.read_position(GOOD.replace(good, bad, 1))
    assert found.value.why.id == id


@rule("kremlin C.6")
def test_in_1986_influence_may_lie_on_exiles_and_the_dead() -> None:
    g = drawn("edition 1986 | phase 2 | siberia N | wall O | declared N stalinists 3 | declared O stalinists 4")
    assert g.public.control == {"N": 1, "O": 1}
