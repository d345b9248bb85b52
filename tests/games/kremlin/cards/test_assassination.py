"""I.4, S.assassination: the attempt, and in 1988 the trial after it."""

from __future__ import annotations

from typing import Literal

import pytest

from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Move, Suspect
from presidium.games.kremlin.cards.events import Accused, CameToNothing, Played
from presidium.games.kremlin.events import Aged, Died, Exiled, Fell, Judged, Marked, Rolled, Tried
from presidium.games.kremlin.matters import Case
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import hand_of, plays, says, worked
from tests.games.kremlin.drawn import (
    EDITIONS,
    actor,
    acts,
    announced,
    dice,
    offered,
    quiet,
    skip,
    volley,
    where,
    window,
)
from tests.games.kremlin.phases.table import began, close, crosses, happened, place, play, refused, stressed, votes
from tests.rules import rule

Verdict = Literal["guilty", "acquitted"]
CARD = {"1986": "assassination", "1988": "4"}
VICTIMS = [("N", 18), ("B", 14), ("D", 14), ("E", 10), ("H", 10), ("I", 6)]
both = pytest.mark.parametrize("edition", EDITIONS)


def armed(edition: str, phase: int, held: str = "", text: str = "", **hands: str) -> Kremlin:
    """The first player has the card."""
    return table(phase, held, text, edition, stalinists=CARD[edition], **hands)


def attempt(g: Kremlin, victim: str, *faces: int) -> Kremlin:
    """The first player strikes, and nobody answers."""
    return plays(g, f"1: play {hand_of(g, 1)[0]} on {victim}", *faces)


# The attempt


@rule("kremlin I.4")
@pytest.mark.parametrize(("victim", "needed"), VICTIMS)
@pytest.mark.parametrize(("short", "ends"), [(0, "dead"), (1, "++"), (2, "+"), (3, "")])
def test_1988_the_purge_number_kills_one_short_is_two_crosses_two_short_is_one(
    victim: str, needed: int, short: int, ends: str
) -> None:
    g = attempt(armed("1988", 2), victim, needed - short)
    assert happened(g, Rolled) == [Rolled("assassination", victim, needed - short, 0, needed)]
    assert (place(g, victim) == "wall") == (ends == "dead")
    if ends != "dead":
        assert crosses(g, victim) == [len(ends)]
    assert (hand_of(g, 1), g.public.discards) == ((), ("4",))


@rule("kremlin S.assassination")
@pytest.mark.parametrize(("victim", "needed"), VICTIMS)
@pytest.mark.parametrize(("short", "ends"), [(0, "dead"), (1, "+"), (2, "+"), (3, "+"), (4, "")])
def test_1986_up_to_three_short_is_one_cross(victim: str, needed: int, short: int, ends: str) -> None:
    g = attempt(armed("1986", 2), victim, needed - short)
    assert (place(g, victim) == "wall") == (ends == "dead")
    if ends != "dead":
        assert crosses(g, victim) == [len(ends)]
    assert hand_of(g, 1) == ()


@rule("kremlin I.4", "kremlin S.assassination")
@both
def test_only_a_member_or_a_candidate_can_be_struck(edition: str) -> None:
    g = armed(edition, 2, text="siberia S | wall W")
    section = {"1986": "S.assassination", "1988": "I.4"}[edition]
    for who in "OSW":
        why = f"kremlin-card-not-on card={CARD[edition]} who={who} (kremlin {section})"
        assert refused(g, 1, f"play {CARD[edition]} on {who}") == why
    assert refused(g, 1, f"play {CARD[edition]}") == f"kremlin-card-needs-on card={CARD[edition]} (kremlin {section})"
    struck = {text.split()[-1] for text in offered(g, 1) if text.startswith("play")}
    assert struck == set("NBCDEFGHIJKLM")


@rule("kremlin I.4", "kremlin S.assassination", "kremlin 4.1")
@both
def test_a_wound_that_makes_three_crosses_is_death(edition: str) -> None:
    g = attempt(armed(edition, 2, text="foreign C++"), "C", 13)
    assert place(g, "C") == "wall"


@rule("kremlin I.4", "kremlin C.7")
def test_a_victim_dismissed_before_it_works_is_out_of_reach() -> None:
    g = armed("1988", 2, militarists="16")
    volley(g, "1: play 4 on C")
    worked(volley(g, "2: play 16"))
    assert happened(g, Played, CameToNothing)[-1] == CameToNothing(1, "4")
    assert (place(g, "C"), happened(g, Rolled)) == ("people", [])
    assert g.public.discards == ("4", "16")


# The Chief


@rule("kremlin I.4", "kremlin S.assassination", "kremlin C.7")
@both
def test_the_chief_struck_in_phase_6_arranges_nothing_more(edition: str) -> None:
    g = armed(edition, 6, "2N", "sport -")
    acts(g, "N", "move I sport")
    attempt(g, "N", 18)
    says(g, 2, "pass")
    close(g)
    assert Fell("N", Move("I", "sport")) in happened(g, Fell)
    assert (where(g), place(g, "N"), began(g)) == ("-BCDEFGI", "wall", 7)


@rule("kremlin I.4", "kremlin S.assassination", "kremlin 8.1", "kremlin 8.2")
@both
@pytest.mark.parametrize("before_the_wave", [False, True])
def test_the_chief_struck_in_phase_8_does_not_wave(edition: str, before_the_wave: bool) -> None:
    g = armed(edition, 8)
    if before_the_wave:
        volley(g)
        assert window(g) is not None
        assert window(g).about == ("N",)  # type: ignore[union-attr]
    attempt(g, "N", 18)
    quiet(g)
    assert happened(g, Marked) == [Marked(2, "blank")]
    assert (place(g, "N"), g.public.track) == ("wall", (None,))


# Who may accuse, and whom


@rule("kremlin I.4", "kremlin S.assassination")
@both
@pytest.mark.parametrize("face", [14, 2])
def test_whoever_controlled_the_victim_may_accuse_hit_or_miss(edition: str, face: int) -> None:
    g = attempt(armed(edition, 2, "2B", "siberia S | wall W | retired X"), "B", face)
    assert g.asked() == (2,)
    there = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") - set("SWX") - ({"B"} if face == 14 else set())
    assert offered(g, 2) == {"pass", *(f"accuse {who}" for who in there)}
    rule = "S.assassination" if edition == "1986" else "I.4"
    for who in "SWX":
        assert refused(g, 2, f"accuse {who}") == f"kremlin-accuse-or-pass (kremlin {rule})"
    says(g, 2, "pass")
    assert happened(g, Accused) == []
    assert window(g) is not None


@rule("kremlin I.4", "kremlin S.assassination")
@both
def test_nobody_accuses_for_a_victim_nobody_controlled(edition: str) -> None:
    g = attempt(armed(edition, 2), "B", 14)
    assert window(g) is not None


@rule("kremlin I.4", "kremlin S.assassination")
@both
@pytest.mark.parametrize("first", ["2B", ""])
def test_what_counts_is_who_controlled_him_when_he_was_named(edition: str, first: str) -> None:
    g = armed(edition, 2, first)
    volley(g, f"1: play {CARD[edition]} on B")
    worked(volley(g, "3: declare B 5"), 0, [2])
    assert g.public.control["B"] == 3
    if first:
        assert g.asked() == (2,)
        assert refused(g, 3, "accuse C") == "not-asked seat=3"
    else:
        assert window(g) is not None


# 1988: a trial


@rule("kremlin I.4")
def test_1988_below_12_nothing_comes_of_it() -> None:
    g = says(attempt(armed("1988", 2, "2B"), "B", 2), 2, "accuse C")
    dice(g, 11)
    assert happened(g, Accused, Tried, Judged) == [Accused(2, "C")]
    assert stressed(g, "BCN") == [0, 0, 0]


def tried(verdicts: str, text: str = "") -> Kremlin:
    """The Foreign minister is tried for the attempt on the KGB head; 2, 3 and 4 control who votes."""
    g = says(attempt(armed("1988", 2, "2B 3C 4D", text), "B", 2), 2, "accuse C")
    return play(dice(g, 12), *votes(verdicts))


@rule("kremlin I.4", "kremlin 3.2")
def test_1988_guilty_is_dead_and_nobody_takes_stress() -> None:
    g = tried("B guilty, C innocent, D guilty")
    assert happened(g, Tried, Judged, Died) == [Tried(None, "C"), Judged("C", "guilty"), Died("C")]
    assert happened(g, Aged, Exiled) == []


@rule("kremlin I.4", "kremlin 3.2")
def test_1988_acquitted_he_is_suspected_and_nobody_takes_stress() -> None:
    g = tried("B innocent, C innocent")
    assert (place(g, "C"), g.public.men["C"].suspect) == ("foreign", 2)
    assert happened(g, Aged) == []


@rule("kremlin I.4")
def test_1988_one_who_has_his_question_mark_keeps_it_as_it_is() -> None:
    g = tried("B innocent, C innocent", "year 4 | foreign C?2")
    assert g.public.men["C"].suspect == 2


@rule("kremlin I.4", "kremlin 3.1")
def test_1988_it_is_not_the_trial_of_the_year() -> None:
    g = armed("1988", 3, "2B 3D 4I", "economy G?")
    says(attempt(g, "B", 2), 2, "accuse E")
    play(dice(g, 12), "B vote innocent", "D vote innocent")
    acts(g, "D", "accuse G")
    assert announced(g) == "D: accuse G"


def suspected_at_the_start() -> Kremlin:
    """When phase 3 begins E is tried for the attempt on the KGB head, and acquitted: a "?" sticks."""
    g = says(attempt(armed("1988", 3, "2B 3D 4I", "economy G?"), "B", 2), 2, "accuse E")
    return play(dice(g, 12), "B vote innocent", "D vote innocent")


@rule("kremlin I.4", "kremlin 3.1")
def test_1988_a_question_mark_from_a_card_is_not_removed_in_the_same_phase() -> None:
    g = suspected_at_the_start()
    assert (g.public.touched, g.public.men["E"].suspect) == (("E",), 2)
    assert {"accuse E", "clear G"} <= offered(quiet(g), 3)
    assert refused(g, 3, "clear E") == "kremlin-touched who=E (kremlin 3.1)"


@rule("kremlin I.4", "kremlin 3.1")
def test_1988_a_position_knows_who_has_been_touched_in_the_phase() -> None:
    g = suspected_at_the_start()
    text = KREMLIN.write_position(g)
    assert " | touched E | steps Window(again=True), " in text
    read = KREMLIN.read_position(text)
    assert (read.public.touched, KREMLIN.write_position(read)) == (("E",), text)
    assert offered(quiet(read), 3) == offered(quiet(g), 3)
    assert skip(read, 4).public.touched == ()


@rule("kremlin I.4", "kremlin 3.1", "kremlin 3.4")
def test_1988_a_trial_and_a_card_do_what_they_say_to_one_who_has_been_touched() -> None:
    """E, tried again in the phase, is acquitted and cleared; G, cleared by the minister, gets a "?" from the card."""
    again = play(suspected_at_the_start(), "D accuse E", "B vote innocent", "D vote innocent")
    assert (again.public.men["E"].suspect, again.public.touched) == (0, ("E",))
    g = play(armed("1988", 3, "2B 3D 4I", "economy G?"), "D clear G")
    acts(g, "D", "suspect H")
    says(attempt(g, "B", 2), 2, "accuse G")
    play(dice(g, 12), "B vote innocent", "D vote innocent")
    assert (g.public.men["G"].suspect, g.public.touched) == (2, ("G", "H"))


@rule("kremlin I.4", "kremlin 3.1", "kremlin C.7")
def test_1988_what_is_announced_falls_if_a_card_comes_first() -> None:
    g = acts(armed("1988", 3, "2B 3D 4I"), "D", "suspect E")
    says(attempt(g, "B", 2), 2, "accuse E")
    play(dice(g, 12), "B vote innocent", "D vote innocent")
    assert (actor(quiet(g)), happened(g, Fell), stressed(g, "D")) == ("D", [Fell("D", Suspect("E"))], [0])


@rule("kremlin I.4")
def test_1988_one_not_in_the_politburo_is_tried_as_well() -> None:
    g = says(attempt(armed("1988", 2, "2B 3C"), "B", 2), 2, "accuse O")
    play(dice(g, 20), "B vote guilty", "C vote guilty")
    assert place(g, "O") == "wall"


def in_mid_trial(accused: str) -> Kremlin:
    """The Foreign minister is on trial, the KGB head's vote is announced; an attempt on I brings this one to court."""
    g = armed("1988", 3, "1B 2I 3C 4D", "foreign C?")
    play(g, "D accuse C")
    acts(g, "B", "vote guilty")
    says(attempt(g, "I", 1), 2, f"accuse {accused}")
    return dice(g, 12)


@rule("kremlin I.4", "kremlin 3.2", "kremlin C.5")
def test_1988_a_trial_inside_the_window_of_another() -> None:
    g = in_mid_trial("H")
    assert [matter for matter in g.public.agenda if isinstance(matter, Case)] == [Case("D", "C"), Case(None, "H")]
    play(g, "B vote guilty", "C vote guilty", "D vote guilty")
    assert (place(g, "H"), announced(g)) == ("wall", None)
    assert g.public.agenda == (Case("D", "C", (("B", "guilty"),)),)
    play(g, "C vote guilty", "D vote guilty")
    assert happened(g, Judged) == [Judged("H", "guilty"), Judged("C", "guilty")]
    assert (place(g, "C"), stressed(g, "D")) == ("siberia", [0])


@rule("kremlin I.4", "kremlin C.7")
def test_1988_an_accused_whom_the_inner_trial_kills_ends_the_outer_one() -> None:
    g = in_mid_trial("C")
    play(g, "B vote guilty", "C vote guilty", "D vote guilty")
    assert happened(g, Judged) == [Judged("C", "guilty")]
    assert (place(g, "C"), stressed(g, "D"), g.public.agenda) == ("wall", [0], ())
    assert refused(quiet(g), 4, "accuse B") == "kremlin-once-a-year who=D (kremlin 3.1)"
