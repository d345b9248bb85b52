"""S.assassination, S.bodyguard: complicity in 1986, and the bodyguard."""

from __future__ import annotations

from typing import Literal

import pytest

from presidium.core import CHANCE
from presidium.games.kremlin.actions import Play, PlayOn
from presidium.games.kremlin.cards.events import Overturned, Played
from presidium.games.kremlin.events import Judged, Rolled
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import hand_of, plays, says, worked
from tests.games.kremlin.drawn import acts, dice, quiet, volley
from tests.games.kremlin.phases.table import crosses, happened, people, place, play, refused, stressed
from tests.rules import rule

Verdict = Literal["guilty", "acquitted"]


def armed(held: str = "", text: str = "", **hands: str) -> Kremlin:
    """The first player has the card."""
    return table(2, held, text, "1986", stalinists="assassination", **hands)


# Complicity


def complicity(face: int, held: str = "2B 3N", text: str = "") -> Kremlin:
    """After an attempt on the KGB head the Foreign minister is accused, and rolls."""
    g = says(plays(armed(held, text), "1: play assassination on B", 2), 2, "accuse C")
    return quiet(dice(g, face))


@rule("kremlin S.assassination")
@pytest.mark.parametrize(("face", "ends", "verdict"), [(12, "foreign", "acquitted"), (11, "siberia", "guilty")])
def test_below_12_is_siberia_and_the_die_costs_a_year(face: int, ends: str, verdict: Verdict) -> None:
    g = complicity(face)
    assert (place(g, "C"), stressed(g, "C"), happened(g, Judged)) == ("foreign", [1], [])
    play(g, "N pass")
    assert (place(g, "C"), stressed(g, "CNB")) == (ends, [1, 0, 0])
    assert happened(g, Judged) == [Judged("C", verdict)]


@rule("kremlin S.assassination")
@pytest.mark.parametrize(("face", "ends", "verdict"), [(12, "siberia", "guilty"), (11, "foreign", "acquitted")])
def test_the_highest_in_rank_turns_it_round_for_two(face: int, ends: str, verdict: Verdict) -> None:
    g = play(complicity(face), "N overturn")
    assert (place(g, "C"), stressed(g, "CN")) == (ends, [1, 2])
    assert happened(g, Judged, Overturned) == [Overturned("N"), Judged("C", verdict)]


@rule("kremlin S.assassination", "kremlin C.4")
def test_with_the_chief_on_a_cure_the_next_in_rank_decides() -> None:
    g = play(complicity(11, text="chief N+~"), "B overturn")
    assert (place(g, "C"), stressed(g, "BN")) == ("foreign", [2, 0])


@rule("kremlin S.assassination", "kremlin C.4")
def test_an_uncontrolled_one_lets_it_be() -> None:
    g = complicity(11, held="2B")
    assert (place(g, "C"), stressed(g, "CN")) == ("siberia", [1, 0])


@rule("kremlin S.assassination", "kremlin C.5")
def test_his_new_controller_decides_anew() -> None:
    g = acts(complicity(12), "N", "overturn")
    volley(g, "4: declare N 5")
    play(g, "N pass")
    assert (place(g, "C"), stressed(g, "N")) == ("foreign", [0])


@rule("kremlin S.assassination", "kremlin 9.1")
def test_one_too_old_turns_nothing_round() -> None:
    g = complicity(11, text="president on | chief N/32")
    assert (place(g, "C"), stressed(g, "N")) == ("siberia", [32])


# The bodyguard


@rule("kremlin S.bodyguard")
@pytest.mark.parametrize("victim", "NBEI")
@pytest.mark.parametrize(("face", "ends"), [(20, "dead"), (19, "+"), (18, "")])
def test_with_a_bodyguard_it_takes_a_20_and_a_19_wounds(victim: str, face: int, ends: str) -> None:
    g = armed(militarists="bodyguard")
    volley(g, f"1: play assassination on {victim}")
    worked(volley(g, "2: play bodyguard"), 0, [face])
    assert happened(g, Rolled) == [Rolled("assassination", victim, face, 0, 20)]
    assert (place(g, victim) == "wall") == (ends == "dead")
    if ends != "dead":
        assert crosses(g, victim) == [len(ends)]
    assert g.public.hands == ((), (), (), ())


@rule("kremlin S.bodyguard", "kremlin 13.1")
def test_a_bodyguard_comes_after_an_assassin_has_named_his_victim_and_only_one() -> None:
    g = armed("1B", militarists="bodyguard", evolutionists="bodyguard leave")
    never = "kremlin-card-not-now card=bodyguard (kremlin S.bodyguard)"
    assert refused(g, 2, "play bodyguard") == never
    acts(g, "B", "purge C")
    assert refused(g, 2, "play bodyguard") == never
    volley(g, "1: play assassination on D")
    volley(g, "2: play bodyguard; 3: play bodyguard")
    assert happened(g, Played) == [Played(1, PlayOn("assassination", "D")), Played(2, Play("bodyguard"))]
    quiet(g)
    assert hand_of(g, 3) == ("bodyguard", "leave")  # the second came too late, and was never seen
    assert g.waiting_for() == (CHANCE,)


@rule("kremlin S.bodyguard", "kremlin S.assassination")
def test_the_victim_with_a_bodyguard_is_avenged_all_the_same() -> None:
    g = armed("2B 3N", militarists="bodyguard")
    volley(g, "1: play assassination on B")
    worked(volley(g, "2: play bodyguard"), 0, [18])
    says(g, 2, "accuse C")
    play(dice(g, 3), "N pass")
    assert people(g, "siberia") == "C"
