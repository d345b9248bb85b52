"""Kremlin, section I: cards for the sick and the old, and against the healthy."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.cards.events import CameToNothing, Immunised, Played, Rejuvenated
from presidium.games.kremlin.events import Retired, Rolled
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.table import dealt, hand_of, holding, lasting, playable, plays, says, worked
from tests.games.kremlin.drawn import actor, acts, dice, offered, quiet, skip, volley
from tests.games.kremlin.phases.table import crosses, happened, place, play, refused, stressed
from tests.rules import rule

# On N (63) at work: 1-3 A, 4-7 K, 8-17 -, 18-20 G; in the Sanatorium: 1 A, 2 K, 3-9 -, 10-20 G.

FLUS = [("1", 1), ("2", 2)]


def modifiers(g: Kremlin) -> dict[str, int]:
    """What was added to the health rolls, by politician; of two the later."""
    rolls = [event for event in happened(g, Rolled) if isinstance(event, Rolled) and event.why == "health"]
    return {event.who: event.bonus for event in rolls}


def rolls(g: Kremlin, face: int) -> Kremlin:
    """Windows shut, somebody's health is rolled; the die lies on the table and has not worked yet."""
    quiet(g).apply(CHANCE, Roll20(face))
    return g


# Flu


@rule("kremlin I.1", "kremlin I.2")
@pytest.mark.parametrize(("card", "malus"), FLUS)
def test_the_flu_makes_every_health_roll_of_the_year_worse(card: str, malus: int) -> None:
    """For N 8 is harmless and 7 a cross."""
    g = plays(dealt("1988", 4, "", "chief N | kgb O", stalinists=card), f"1: play {card}")
    dice(g, 8 + malus - 1, *[15] * 7)
    assert crosses(quiet(g), "N") == [1]
    assert modifiers(g) == dict.fromkeys("NOCDEFGH", -malus)


@rule("kremlin I.1", "kremlin I.2", "kremlin 4.1")
@pytest.mark.parametrize(("card", "malus"), FLUS)
@pytest.mark.parametrize(("face", "after"), [(1, 2), (8, 0)])
def test_no_roll_counts_as_less_than_1_and_no_more_is_taken_off(card: str, malus: int, face: int, after: int) -> None:
    g = plays(dealt("1988", 4, "", "chief N", stalinists=card), f"1: play {card}")
    dice(g, face + (malus if face > 1 else 0), 15)
    assert crosses(g, "N") == [after]


@rule("kremlin I.1", "kremlin I.2")
@pytest.mark.parametrize("card", ["1", "2"])
def test_it_breaks_out_before_the_health_rolls_and_at_no_other_time(card: str) -> None:
    g = dealt("1988", 3, "1B", "", stalinists=card)
    assert refused(g, 1, f"play {card}") == f"kremlin-card-not-now card={card} (kremlin I.{card})"
    assert playable(skip(g, 4), 1) == {card}
    assert playable(rolls(g, 15), 1) == set()


@rule("kremlin I.1", "kremlin I.2", "kremlin 13.1")
@pytest.mark.parametrize(("seniority", "malus", "hands"), [("1 2", 1, ((), ("2",))), ("2 1", 2, (("1",), ()))])
def test_of_two_flu_cards_in_a_volley_the_more_seniors_works_and_the_other_goes_back(
    seniority: str, malus: int, hands: tuple[tuple[str, ...], ...]
) -> None:
    order = "stalinists militarists" if seniority == "1 2" else "militarists stalinists"
    text = f"seniority {order} evolutionists expansionists"
    g = plays(dealt("1988", 4, "", text, stalinists="1", militarists="2"), "1: play 1; 2: play 2")
    assert (hand_of(g, 1), hand_of(g, 2)) == hands
    assert [type(event) for event in happened(g, Played)] == [Played]  # nobody saw the other
    assert modifiers(dice(g, 15)) == {"A": -malus}


@rule("kremlin I.1", "kremlin I.2")
def test_neither_while_the_first_is_named_nor_in_the_next_volley_is_there_a_second_flu() -> None:
    g = volley(dealt("1988", 4, "", "", stalinists="1", militarists="2"), "1: play 1")
    why = "kremlin-card-not-now card=2 (kremlin I.2)"
    assert refused(g, 2, "play 2") == why
    assert refused(worked(g), 2, "play 2") == why


@rule("kremlin I.2")
def test_next_year_there_may_be_another() -> None:
    g = plays(dealt("1988", 4, "", "chief N", stalinists="1", militarists="2"), "1: play 1")
    assert (lasting(skip(g, 5, face=18)), lasting(skip(g, 1, face=18))) == (["Flu"], [])
    plays(skip(g, 4, face=18), "2: play 2")
    assert modifiers(dice(g, 18))["N"] == -2


# Vaccination


@rule("kremlin I.34")
def test_the_vaccinated_ignore_the_flu() -> None:
    """One or more members, one after the other."""
    g = plays(dealt("1988", 4, "", "chief N", stalinists="2", militarists="34"), "1: play 2")
    plays(g, "2: play 34")
    assert offered(g, 2) == {f"name {who}" for who in "NBCDEFGH"}
    assert refused(g, 2, "pass") == "kremlin-vaccinate-members (kremlin I.34)"
    says(g, 2, "name N", "name G")
    assert offered(g, 2) == {"pass", *(f"name {who}" for who in "BCDEFH")}
    dice(says(g, 2, "pass"), *[15] * 8)
    assert happened(g, Immunised) == [Immunised("N"), Immunised("G")]
    assert modifiers(g) == dict.fromkeys("BCDEFH", -2) | {"N": 0, "G": 0}


@rule("kremlin I.34")
def test_it_may_answer_a_flu_that_is_named_and_has_not_worked_yet() -> None:
    g = volley(dealt("1988", 4, "", "chief N", stalinists="2", militarists="34"), "1: play 2")
    plays(g, "2: play 34")
    worked(says(g, 2, "name N", "pass"))
    assert modifiers(dice(g, 15, 15)) == {"N": 0, "B": -2}


@rule("kremlin I.34")
def test_when_all_are_vaccinated_nobody_is_left_to_name() -> None:
    g = plays(dealt("1988", 4, "", "foreign -", stalinists="1", militarists="34"), "1: play 1")
    says(plays(g, "2: play 34"), 2, *(f"name {who}" for who in "ABDEFGH"))
    assert set(modifiers(dice(g, *[15] * 7)).values()) == {0}


@rule("kremlin I.34")
def test_without_a_flu_there_is_nothing_to_vaccinate_against() -> None:
    g = dealt("1988", 4, "", "", militarists="34")
    assert refused(g, 2, "play 34") == "kremlin-card-not-now card=34 (kremlin I.34)"


# Wrong diagnosis


@rule("kremlin I.10")
@pytest.mark.parametrize(
    ("change", "face", "after"), [("-2", 9, 1), ("-2", 10, 0), ("+0", 7, 1), ("+2", 5, 1), ("+2", 6, 0)]
)
def test_a_wrong_diagnosis_takes_the_roll_again(change: str, face: int, after: int) -> None:
    """The first die, two crosses, counts no more."""
    g = rolls(dealt("1988", 4, "", "chief N", stalinists="10"), 2)
    assert playable(g, 1) == {"10 with -2", "10 with +0", "10 with +2"}
    plays(g, f"1: play 10 with {change}", face)
    by_card = ("card",) if int(change) else ()
    first, again = Rolled("health", "N", 2, 0, 0, (), 8), Rolled("health", "N", face, int(change), 0, by_card, 8)
    assert happened(g, Rolled) == [first, again]
    assert crosses(quiet(g), "N") == [after]


@rule("kremlin I.10")
def test_it_says_how_and_comes_after_a_health_roll_alone() -> None:
    g = dealt("1988", 2, "1B", "", stalinists="10")
    assert refused(g, 1, "play 10 with +2") == "kremlin-card-not-now card=10 (kremlin I.10)"
    play(g, "B purge G")
    rolls(g, 12)  # a die too, but not of this kind
    assert playable(g, 1) == set()
    rolls(skip(g, 4), 12)
    assert refused(g, 1, "play 10") == "kremlin-card-needs-with card=10 (kremlin I.10)"
    assert refused(g, 1, "play 10 with +1") == "kremlin-card-needs-with card=10 (kremlin I.10)"


@rule("kremlin I.10", "kremlin I.2", "kremlin I.11")
def test_flu_and_specialist_still_count_after_a_wrong_diagnosis() -> None:
    g = dealt("1988", 4, "1N", "chief N+~", stalinists="2 10 11")
    plays(g, "1: play 2")
    plays(g, "1: play 11 on N")
    rolls(g, 20)
    plays(g, "1: play 10 with -2", 10)
    assert modifiers(g) == {"N": -2 - 2 + 3}
    assert crosses(quiet(g), "N") == [1]  # 10 alone would have healed him


# Specialist


@rule("kremlin I.11", "kremlin 15.3", "kremlin 15.6")
def test_a_specialist_is_for_a_politician_of_your_own_in_the_sanatorium_at_the_start_of_phase_4() -> None:
    text = "chief N+~ | industry F+~ | economy G+"
    g = dealt("1988", 3, "1NG 2F", text, stalinists="11")
    assert refused(g, 1, "play 11 on N") == "kremlin-card-not-now card=11 (kremlin I.11)"
    g = dealt("1988", 4, "1NG 2F", text, stalinists="11")
    assert playable(g, 1) == {"11 on N"}
    assert refused(g, 1, "play 11 on F") == "kremlin-card-not-on card=11 who=F (kremlin I.11)"
    plays(g, "1: play 11 on N")
    assert crosses(dice(g, 7, 15), "N") == [0]
    assert modifiers(g) == {"N": 3, "B": 0}


@rule("kremlin I.11", "kremlin 14.4")
def test_nobody_has_two_specialists() -> None:
    g = plays(dealt("1988", 4, "1N", "chief N+~", stalinists="11"), "1: play 11 on N")
    g.public.discards = ()
    assert playable(holding(g, stalinists="11"), 1) == set()


@rule("kremlin I.11", "kremlin 14.4", "kremlin I.6")
def test_a_leave_does_not_end_his_help() -> None:
    """On leave N rolls at work, with the bonus; back again he still has it."""
    g = plays(dealt("1988", 4, "1N", "chief N++~", stalinists="6 11"), "1: play 11 on N")
    plays(g, "1: play 6 on N")
    assert crosses(dice(g, 5, 15), "N") == [2]  # 5 at work would have killed him
    assert modifiers(g)["N"] == 3
    assert (lasting(skip(g, 5, face=15)), g.public.men["N"].cure) == (["Specialist"], True)


@rule("kremlin I.11", "kremlin 1.1")
@pytest.mark.parametrize(("answer", "after"), [("cure", 3), ("pass", 0)])
def test_a_cure_taken_again_at_once_is_the_same_stay(answer: str, after: int) -> None:
    g = plays(dealt("1988", 4, "1N", "chief N++~", stalinists="11"), "1: play 11 on N")
    dice(g, 5, *[15] * 7)
    acts(skip(g, 1), "N", answer)
    skip(g, 4)
    assert (g.public.year, modifiers(dice(g, 15))["N"]) == (2, after)


@rule("kremlin I.11")
def test_his_help_ends_with_the_stay() -> None:
    """C is dismissed, and with the post goes the cure."""
    g = plays(dealt("1988", 4, "1C", "foreign C+~", stalinists="11 16"), "1: play 11 on C")
    plays(g, "1: play 16")
    assert lasting(g) == []


# Crosses and years


@rule("kremlin I.21")
def test_the_miracle_drug_takes_a_cross_off_anybody_who_is_not_gone() -> None:
    text = "chief N++ | candidates I+ J K L M | people O+ P | siberia Q+ | wall R++ | retired S+"
    g = dealt("1988", 2, "1B", text, militarists="21")
    assert playable(g, 2) == {"21 on N", "21 on I", "21 on O"}
    plays(g, "2: play 21 on N")
    assert (crosses(g, "NIO"), hand_of(g, 2), g.public.discards) == ([1, 1, 1], (), ("21",))


@rule("kremlin I.13")
@pytest.mark.parametrize(("before", "after"), [(7, 2), (5, 0), (3, 0)])
def test_bee_hormone_takes_5_years_off_and_none_below_the_printed_age(before: int, after: int) -> None:
    g = plays(dealt("1988", 2, "1N", f"chief N/{before}", stalinists="13"), "1: play 13 on N")
    assert (stressed(g, "N"), g.public.age("N")) == ([after], 63 + after)
    assert happened(g, Rejuvenated) == [Rejuvenated("N", before - after, 63 + after)]


@rule("kremlin I.13", "kremlin 15.3")
def test_bee_hormone_is_for_a_politician_of_your_own_who_has_aged() -> None:
    text = "chief N/3 | economy G/3 | people O/3 P/3"
    assert playable(dealt("1988", 2, "1NHO 2G", text, stalinists="13"), 1) == {"13 on N", "13 on O"}


@rule("kremlin I.13", "kremlin I.11", "kremlin 15.3")
@pytest.mark.parametrize("card", ["11", "13"])
def test_it_is_spent_for_nothing_if_he_is_not_your_own_any_more_when_it_would_work(card: str) -> None:
    g = volley(dealt("1988", 4, "1G", "economy G/3+~", stalinists=card), f"1: play {card} on G")
    volley(g, "2: declare G 2")
    assert (happened(worked(g), CameToNothing), hand_of(g, 1)) == ([CameToNothing(1, card)], ())
    assert (stressed(g, "G"), lasting(g)) == ([3], [])


@rule("kremlin I.13", "kremlin 9.1", "kremlin 13.1")
@pytest.mark.parametrize(("plays_it", "after"), [(True, "kgb"), (False, "retired")])
def test_in_the_last_window_bee_hormone_saves_him_from_retirement(plays_it: bool, after: str) -> None:
    """B has reached 96; too old to purge, he is not even asked."""
    g = volley(dealt("1988", 2, "1B", "kgb B/21", stalinists="13"))
    assert (g.public.phase, actor(g)) == (2, None)
    plays(g, "1: play 13 on B" if plays_it else "1: pass")
    assert place(skip(g, 3), "B") == after
    assert bool(happened(g, Retired)) is not plays_it
