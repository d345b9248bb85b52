"""Kremlin 13.4: cards played by standing order."""

from __future__ import annotations

from presidium.core import PASS
from presidium.games.kremlin.actions import DeclareAsNeeded, Play, PlayOn, PlayWith
from presidium.games.kremlin.announcing.orders import Guard, PassAll, PlayCard, Seize
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import acts, alike, dice, drawn, shut, volley
from tests.games.kremlin.test_orders import obey, ordered
from tests.rules import rule

INTRIGUE = "edition 1988 | growth on | intrigue on"


def intriguing(phase: int, text: str, hand: str) -> Kremlin:
    """The militarists hold these cards, and have told nobody."""
    return drawn(f"{INTRIGUE} | phase {phase} | {alike()} | hand militarists {hand} | {text}")


@rule("kremlin 13.4")
def test_a_card_is_played_when_its_man_is_to_be_purged() -> None:
    order = PlayCard(Play("19"), "purge", "C")
    g = acts(intriguing(2, "declared B stalinists 3", "19"), "B", "purge C")
    assert ordered(g, 2, order) == Play("19")
    assert ordered(g, 3, order) is None  # they do not hold it
    g = acts(intriguing(2, "declared B stalinists 3", "19"), "B", "purge D")
    assert ordered(g, 2, order) is None
    assert ordered(g, 2, PlayCard(Play("19"), "purge")) == Play("19")  # whoever it is


@rule("kremlin 13.4")
def test_a_shield_waits_for_the_die() -> None:
    g = acts(intriguing(2, "declared B stalinists 3", "30"), "B", "purge F")
    order = PlayCard(Play("30"), "roll", "F")
    assert ordered(g, 2, order) is None
    dice(g, 12)
    assert ordered(g, 2, PlayCard(Play("30"), "roll", "C")) is None
    obey(g, 2, order)
    assert g.public.hands[1] == ()
    shut(g)
    assert g.public.men["F"].place == "industry"


@rule("kremlin 13.4")
def test_a_second_opinion_is_asked_for_by_order() -> None:
    g = dice(intriguing(4, "year 2", "10"), 1)
    assert ordered(g, 2, PlayCard(PlayWith("10", 2), "roll", "A")) == PlayWith("10", 2)
    assert ordered(g, 2, PlayCard(PlayWith("10", 1), "roll", "A")) is None  # no such modifier


@rule("kremlin 13.4")
def test_a_card_is_played_at_the_start_of_a_phase_and_in_no_other_window() -> None:
    order = PlayCard(PlayOn("7", "C"), "start", phase=2)
    g = intriguing(2, "declared B stalinists 3", "7")
    assert ordered(g, 2, order) == PlayOn("7", "C")
    assert ordered(g, 2, PlayCard(PlayOn("7", "C"), "start", phase=3)) is None
    assert ordered(g, 2, PlayCard(PlayOn("7", "C"), "start")) == PlayOn("7", "C")
    assert ordered(acts(g, "B", "purge D"), 2, order) is None


@rule("kremlin 13.4")
def test_an_alibi_answers_an_accusation_and_a_condemnation() -> None:
    order = PlayCard(Play("5"), "accusation", "F")
    accused = intriguing(3, "year 2 | industry F? | declared D stalinists 3", "5")
    assert ordered(acts(accused, "D", "accuse F"), 2, order) == Play("5")
    condemned = intriguing(3, "declared D stalinists 3", "5")
    acts(condemned, "D", "condemn I")
    assert ordered(condemned, 2, order) is None
    assert ordered(condemned, 2, PlayCard(Play("5"), "accusation", "I")) == Play("5")


@rule("kremlin 13.4")
def test_a_bodyguard_answers_an_attempt() -> None:
    text = "hand stalinists bodyguard | hand militarists assassination"
    g = drawn(f"edition 1986 | growth on | cards on | phase 2 | {alike()} | {text}")
    order = PlayCard(Play("bodyguard"), "attempt", "C")
    assert ordered(g, 1, order) is None
    volley(g, "2: play assassination on C")
    assert ordered(g, 1, order) == Play("bodyguard")
    assert ordered(g, 1, PlayCard(Play("bodyguard"), "attempt", "D")) is None


@rule("kremlin 13.4")
def test_of_equal_orders_the_first_is_obeyed_and_a_card_comes_before_a_guard() -> None:
    g = acts(intriguing(2, "declared B stalinists 3 | declared C militarists 2", "19"), "B", "purge C")
    card, seize, guard = PlayCard(Play("19"), "purge", "C"), Seize("B", 5, "purge", "C"), Guard("C", 9)
    assert ordered(g, 2, guard, card, seize) == Play("19")
    assert ordered(g, 2, guard, seize, card) == DeclareAsNeeded("B", 5)
    assert ordered(g, 2, PassAll("all", 9), card) == Play("19")


@rule("kremlin 13.4")
def test_windows_of_cards_and_dice_have_kinds_of_their_own() -> None:
    g = intriguing(2, "declared B stalinists 3", "4 30")
    volley(g, "2: play 4 on D")
    assert ordered(g, 3, PassAll("card", 9)) == PASS
    assert ordered(g, 3, PassAll("start", 9)) is None
    g = dice(acts(intriguing(2, "declared B stalinists 3", "30"), "B", "purge F"), 12)
    assert ordered(g, 3, PassAll("roll", 9)) == PASS
    assert ordered(g, 3, PassAll("start", 9)) is None
    assert ordered(g, 3, PassAll("untouched", 9)) is None  # everybody has F on his sheet
