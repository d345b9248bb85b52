"""Kremlin 2: the purge."""

from __future__ import annotations

import pytest

from presidium.core import PASS, Refused
from presidium.games.kremlin.events import Aged, Announced, Controlled, Exiled, Fell, Rolled
from tests.games.kremlin.drawn import EDITIONS, actor, do, new, offered, skip, told, where, written
from tests.games.kremlin.phases.table import (
    began,
    begun,
    board,
    crosses,
    happened,
    people,
    place,
    play,
    refused,
    seize,
    stressed,
)
from tests.rules import rule

LINE = [
    ("", "B"),
    ("kgb B+~", "E"),
    ("kgb -", "E"),
    ("kgb B+~ | ideology E+~", "N"),
    ("kgb - | ideology -", "N"),
    ("kgb - | ideology E+~ | chief N+~", "F"),
    ("kgb B+~ | ideology - | chief -", "F"),
]


@rule("kremlin 2.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("text", "purger"), LINE)
def test_the_right_passes_from_kgb_to_ideology_to_the_chief_to_industry(edition: str, text: str, purger: str) -> None:
    g = begun(edition, 2, "1BC 2EF 3N", "chief N" + (f" | {text}" if text else ""))
    assert actor(g) == purger
    play(g, f"{purger} pass")
    assert began(g) == 3  # whoever declines ends the phase: the right does not pass on


@rule("kremlin 2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_none_of_the_four_is_available_the_phase_ends(edition: str) -> None:
    g = begun(edition, 2, "1BCDG 2EFH 3N", "kgb B+~ | ideology - | chief N+~ | industry F++~")
    assert began(g) == 3


@rule("kremlin 2.1", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_uncontrolled_head_of_the_kgb_lets_it_lapse(edition: str) -> None:
    g = board(edition, 2, "1E 2N", "chief N")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("B", None, PASS)
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert began(g) == 3


@rule("kremlin 2.1", "kremlin C.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_somebody_declares_before_it_has_lapsed(edition: str) -> None:
    g = board(edition, 2, "1E 2N", "chief N")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    seize(g, "3: declare B 1")
    assert Fell("B", PASS) in told(g)
    play(g, "B purge E", "10")
    assert place(g, "E") == "siberia"


@rule("kremlin 2.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_names_a_member_or_a_candidate_but_not_himself(edition: str) -> None:
    g = begun(edition, 2, "1B", "siberia N | wall O | retired P | defence -")
    assert offered(g, 1) == {"pass", *(f"purge {victim}" for victim in "ACEFGHIJKLM")}
    assert refused(g, 1, "purge B") == "kremlin-not-himself who=B (kremlin 2.2)"
    for victim in "DNOPZ":
        assert refused(g, 1, f"purge {victim}") == f"kremlin-no-victim who={victim} (kremlin 2.2)"
    assert refused(g, 1, "cure") == "kremlin-may-not who=B (kremlin 2.1)"
    assert refused(g, 2, "purge A") == "not-asked seat=2"


NUMBERS = [("A", 18), ("C", 14), ("D", 14), ("E", 10), ("F", 10), ("G", 10), ("H", 10), ("I", 6), ("M", 6)]


@rule("kremlin 2.2", "kremlin 0.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("victim", "needed"), NUMBERS)
def test_the_purge_number_of_the_place(edition: str, victim: str, needed: int) -> None:
    before = place(board(edition, 2), victim)
    g = play(board(edition, 2, "1B"), f"B purge {victim}", str(needed - 1))
    assert (place(g, victim), stressed(g, "B")) == (before, [3])
    g = play(board(edition, 2, "1B"), f"B purge {victim}", str(needed))
    assert (place(g, victim), stressed(g, "B")) == ("siberia", [1])
    assert happened(g, Rolled) == [Rolled("purge", victim, needed, 0, needed)]


@rule("kremlin 2.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("victim", "face"), [("A", 15), ("C", 11), ("E", 7)])
def test_three_more_against_one_who_takes_a_cure(edition: str, victim: str, face: int) -> None:
    text = "chief A+~ | foreign C+~ | ideology E++~"
    assert place(play(board(edition, 2, "1B", text), f"B purge {victim}", str(face - 1)), victim) != "siberia"
    g = play(board(edition, 2, "1B", text), f"B purge {victim}", str(face))
    assert (place(g, victim), g.public.men[victim].cure) == ("siberia", False)
    assert happened(g, Rolled) == [Rolled("purge", victim, face, 3, face + 3, ("cure",))]


@rule("kremlin 2.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_success_costs_one_and_he_may_name_another_a_failure_three_and_the_phase_ends(edition: str) -> None:
    g = play(board(edition, 2, "1B"), "B purge I", "6")
    assert (actor(g), where(g), people(g, "siberia")) == ("B", "ABCDEFGH", "I")
    assert refused(g, 1, "purge I") == "kremlin-no-victim who=I (kremlin 2.2)"
    play(g, "B purge A", "17")
    assert began(g) == 3
    assert (where(g), stressed(g, "AB")) == ("ABCDEFGH", [0, 4])
    assert happened(g, Exiled, Aged) == [Exiled("I"), Aged("B", 1, 76), Aged("B", 3, 79)]


@rule("kremlin 2.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_success_he_may_stop(edition: str) -> None:
    g = play(board(edition, 2, "1B"), "B purge I", "20", "B pass")
    assert (began(g), stressed(g, "B")) == (3, [1])


@rule("kremlin 2.4")
@pytest.mark.parametrize(("edition", "options"), [("1986", ""), ("1988", "purge_limit none")])
def test_no_limit_until_one_fails(edition: str, options: str) -> None:
    g = play(
        board(edition, 2, "1B", options), *(line for victim in "IJKLMEFGHCDA" for line in (f"B purge {victim}", "20"))
    )
    assert (where(g), people(g, "siberia"), stressed(g, "B")) == ("-B------", "ACDEFGHIJKLM", [12])
    assert began(g) == 3  # there is nobody left to purge, and nothing to ask


@rule("kremlin 2.4")
def test_1988_a_second_one_after_a_first_success_and_no_third() -> None:
    g = play(board("1988", 2, "1B"), "B purge I", "20", "B purge J", "20")
    assert (began(g), people(g, "siberia"), stressed(g, "B")) == (3, "IJ", [2])


@rule("kremlin 2.4")
def test_the_limit_belongs_to_1988() -> None:
    assert new(4).rules["purge_limit"] == "2"
    with pytest.raises(Refused, match=r"kremlin-other-edition option=purge_limit edition=1988 \(kremlin 2\.4\)"):
        new(4, edition="1986", purge_limit="none")


@rule("kremlin 2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_siberia_keeps_stress_and_crosses_but_not_the_question_mark(edition: str) -> None:
    g = play(board(edition, 2, "1B 2C", "year 2 | foreign C/4++? | candidates I/2+? J K L M"), "B purge C", "20")
    play(g, "B purge I", "20")
    assert (stressed(g, "CI"), crosses(g, "CI")) == ([4, 2], [2, 1])
    assert not g.public.men["C"].suspect
    assert not g.public.men["I"].suspect
    skip(g, 8, face=20)  # twenty would heal anybody at work
    assert (people(g, "siberia"), stressed(g, "CI"), crosses(g, "CI")) == ("CI", [4, 2], [2, 1])


SHEETS = "sheet stalinists B10 C7 D1 E2 F3 G4 H5 I6 J8 K9 | sheet militarists C9 D1 E2 F3 G4 H5 I6 J7 K8 L10"
DECLARED = "declared B stalinists 1 | declared C stalinists 4 militarists 3"


@rule("kremlin 2.6")
def test_1988_what_is_declared_on_an_exile_is_lost_and_what_is_not_stays_written() -> None:
    g = play(board("1988", 2, "", f"{DECLARED} | {SHEETS}"), "B purge C", "14")
    assert "C" not in g.public.declared
    assert "C" not in g.public.control
    assert Controlled("C", None, 1) in told(g)
    assert [written(g, seat, "C") for seat in (1, 2, 3)] == [3, 6, 9]
    assert g.public.declared["B"] == (1, 0, 0, 0)
    assert written(g, 1, "B") == 10


@rule("kremlin 2.6", "kremlin C.6")
def test_1986_influence_never_leaves_the_sheet() -> None:
    g = play(board("1986", 2, "", f"{DECLARED} | {SHEETS}"), "B purge C", "14")
    assert (g.public.declared["C"], g.public.control["C"]) == ((4, 3, 0, 0), 1)
    assert [written(g, seat, "C") for seat in (1, 2)] == [7, 9]


@rule("kremlin 2.2", "kremlin C.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rival_takes_the_purger_before_the_die_and_drops_the_purge(edition: str) -> None:
    g = begun(edition, 2, "1B 2CDEFGHIJK")
    do(g, "1: purge C")
    seize(g, "3: declare B 2")
    assert (actor(g), g.asked()) == ("B", (3,))
    play(g, "B pass")
    assert (began(g), place(g, "C"), stressed(g, "B")) == (3, "foreign", [0])
