"""Kremlin 14 and section S: the cards of 1986 for the sick, and against the healthy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from presidium.core import CHANCE
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.events import Rolled
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.table import dealt, hand_of, lasting, playable, plays, worked
from tests.games.kremlin.drawn import acts, dice, quiet, skip, told, volley
from tests.games.kremlin.phases.table import crosses, happened, refused
from tests.rules import rule

# On N (63) at work: 1-3 A, 4-7 K, 8-17 -, 18-20 G; in the Sanatorium: 1 A, 2 K, 3-9 -, 10-20 G.


def rolls(g: Kremlin, face: int) -> Kremlin:
    """Windows shut, somebody's health is rolled; the die lies on the table and has not worked yet."""
    quiet(g).apply(CHANCE, Roll20(face))
    return g


def modifiers(g: Kremlin) -> list[int]:
    """What was added to the health rolls, one after the other."""
    return [event.bonus for event in happened(g, Rolled) if isinstance(event, Rolled) and event.why == "health"]


# Flu and vaccination


@rule("kremlin S.flu")
@pytest.mark.parametrize(("face", "after"), [(9, 1), (10, 0), (1, 2)])
def test_the_flu_takes_2_off_every_health_roll_but_none_counts_as_less_than_1(face: int, after: int) -> None:
    g = plays(dealt("1986", 4, "", "chief N", stalinists="flu"), "1: play flu")
    assert crosses(dice(g, face, *[15] * 7), "N") == [after]
    assert modifiers(g) == [-2] * 8


@rule("kremlin S.flu", "kremlin 13.1")
def test_one_flu_a_year() -> None:
    """In the same volley, in the next one, and even after a vaccination."""
    g = dealt("1986", 4, "", "chief N", stalinists="flu", militarists="flu", evolutionists="vaccination")
    plays(g, "1: play flu; 2: play flu")
    assert ([hand_of(g, seat) for seat in (1, 2)], happened(g, Played)) == ([(), ("flu",)], told(g)[1:2])
    why = "kremlin-card-not-now card=flu (kremlin S.flu)"
    assert refused(g, 2, "play flu") == why
    assert refused(plays(g, "3: play vaccination"), 2, "play flu") == why
    plays(skip(skip(g, 1, face=15), 4, face=15), "2: play flu")
    assert (g.public.year, modifiers(dice(g, 15))[-1]) == (2, -2)


@rule("kremlin S.vaccination")
@pytest.mark.parametrize("breaks_out", [volley, plays])
def test_a_vaccination_cancels_the_flu_named_or_at_work(breaks_out: Callable[[Kremlin, str], Kremlin]) -> None:
    g = dealt("1986", 4, "", "chief N", stalinists="flu", militarists="vaccination")
    assert refused(g, 2, "play vaccination") == "kremlin-card-not-now card=vaccination (kremlin S.vaccination)"
    plays(breaks_out(g, "1: play flu"), "2: play vaccination")
    assert modifiers(dice(worked(g), *[15] * 8)) == [0] * 8


# Wrong diagnosis


@rule("kremlin S.wrong_diagnosis")
@pytest.mark.parametrize(("change", "face", "after"), [("-1", 8, 1), ("+0", 8, 0), ("+1", 7, 0), ("+1", 6, 1)])
def test_the_roll_is_taken_again(change: str, face: int, after: int) -> None:
    g = rolls(dealt("1986", 4, "", "chief N", stalinists="wrong_diagnosis"), 2)
    assert playable(g, 1) == {f"wrong_diagnosis with {change}" for change in ("-1", "+0", "+1")}
    plays(g, f"1: play wrong_diagnosis with {change}", face)
    assert crosses(quiet(g), "N") == [after]


@rule("kremlin S.wrong_diagnosis", "kremlin S.flu", "kremlin S.specialist")
def test_another_may_answer_the_new_roll_and_flu_and_specialist_still_count() -> None:
    """Of each roll only what its own card says is added, and the last one counts."""
    hands = {"stalinists": "flu wrong_diagnosis", "militarists": "specialist wrong_diagnosis"}
    g = plays(dealt("1986", 4, "", "chief N+~", **hands), "1: play flu")
    plays(g, "2: play specialist on N")
    rolls(g, 1)
    plays(g, "1: play wrong_diagnosis with +1", 20)
    assert crosses(g, "N") == [1]  # it has not worked yet
    plays(g, "2: play wrong_diagnosis with -1", 10)
    assert modifiers(g) == [0, 1, -1]
    assert crosses(quiet(g), "N") == [1]  # 10 alone would have healed him


@rule("kremlin S.wrong_diagnosis", "kremlin 13.1")
def test_two_in_a_volley_work_one_after_the_other() -> None:
    g = dealt("1986", 4, "", "chief N", stalinists="wrong_diagnosis", militarists="wrong_diagnosis")
    plays(rolls(g, 10), "1: play wrong_diagnosis with +0; 2: play wrong_diagnosis with -1", 3, 9)
    assert (crosses(quiet(g), "N"), hand_of(g, 1), hand_of(g, 2)) == ([0], (), ())


# Specialist


@rule("kremlin S.specialist", "kremlin 14.4")
def test_a_specialist_is_for_anybody_in_the_sanatorium_at_any_time_but_only_one() -> None:
    g = dealt("1986", 2, "1G", "chief N+~ | economy G+~ | sport H+", militarists="specialist specialist")
    assert playable(g, 2) == {"specialist on N", "specialist on G"}
    plays(g, "2: play specialist on N")
    assert playable(g, 2) == {"specialist on G"}
    skip(g, 4)
    assert crosses(dice(g, 8), "N") == [0]
    assert modifiers(g) == [2]


@rule("kremlin S.specialist", "kremlin 14.4", "kremlin S.leave")
def test_a_leave_does_not_end_his_help() -> None:
    """On leave N rolls at work, with the bonus; back again he still has it."""
    g = plays(dealt("1986", 4, "", "chief N++~", stalinists="leave specialist"), "1: play specialist on N")
    plays(g, "1: play leave on N")
    assert crosses(dice(g, 6), "N") == [2]  # 6 at work would have killed him
    assert (modifiers(g), lasting(skip(g, 5, face=15))) == ([2], ["Specialist"])
    assert g.public.men["N"].cure


@rule("kremlin S.specialist", "kremlin 1.1")
@pytest.mark.parametrize(("answer", "after"), [("cure", 2), ("pass", 0)])
def test_a_cure_taken_again_at_once_is_the_same_stay(answer: str, after: int) -> None:
    g = plays(dealt("1986", 7, "1N", "chief N++~", stalinists="specialist"), "1: play specialist on N")
    acts(skip(g, 1), "N", answer)
    assert modifiers(dice(skip(g, 4), 15)) == [after]


@rule("kremlin S.specialist", "kremlin S.leave")
def test_one_who_helps_somebody_indisposed_goes_when_he_does() -> None:
    g = dealt("1986", 2, "1G", "", stalinists="leave specialist")
    plays(plays(g, "1: play leave against G"), "1: play specialist on G")
    assert lasting(g) == ["Indisposed", "Specialist"]
    assert lasting(skip(g, 3)) == []
