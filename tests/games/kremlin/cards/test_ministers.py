"""Kremlin 15.5 and section I: cards that protect a minister, dismiss one, or bring somebody back."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.cards.events import Agreed, CameToNothing, Recounted, Withheld
from presidium.games.kremlin.events import Exiled, Fell, Moved, Rolled
from presidium.games.kremlin.state import Kremlin
from presidium.text import Words
from tests.games.kremlin.cards.table import dealt, hand_of, holding, lasting, playable, plays, says, worked
from tests.games.kremlin.drawn import actor, acts, does, offered, quiet, skip, volley, where, window, written
from tests.games.kremlin.phases.table import crosses, happened, people, place, play, refused, stressed
from tests.rules import rule

SHIELDS = [("3", "economy", "G"), ("28", "ideology", "E"), ("30", "industry", "F"), ("32", "sport", "H")]
"""Card, post, and who holds it on the usual board."""

DISMISSALS = [("16", "foreign", "C"), ("25", "defence", "D")]


def rolled(g: Kremlin, face: int) -> Kremlin:
    """Windows shut, the die of a purge is on the table; it has not worked yet."""
    quiet(g).apply(CHANCE, Roll20(face))
    return g


# Shields: purges


@rule("kremlin 15.5", "kremlin I.3", "kremlin I.28", "kremlin I.30", "kremlin I.32")
@pytest.mark.parametrize(("card", "post", "who"), SHIELDS)
@pytest.mark.parametrize(("face", "after"), [(13, "siberia"), (12, None)])
def test_purge_rolls_against_the_holder_are_3_worse(
    card: str, post: str, who: str, face: int, after: str | None
) -> None:
    g = plays(dealt("1988", 2, "1B", "", militarists=card), f"2: play {card}")
    play(g, f"B purge {who}", str(face))
    assert happened(g, Rolled) == [Rolled("purge", who, face, -3, 10, ("card",), short=13 - face)]
    assert (place(quiet(g), who), stressed(g, "B")) == (after or post, [1 if after else 3])


@rule("kremlin 15.5", "kremlin I.3", "kremlin I.28", "kremlin I.30", "kremlin I.32")
@pytest.mark.parametrize(("card", "post", "who"), SHIELDS)
@pytest.mark.parametrize(("face", "after"), [(13, "siberia"), (12, None), (10, None)])
def test_played_after_the_roll_it_turns_a_success_into_a_failure(
    card: str, post: str, who: str, face: int, after: str | None
) -> None:
    g = rolled(play(dealt("1988", 2, "1B", "", militarists=card), f"B purge {who}"), face)
    assert (playable(g, 2), place(g, who)) == ({card}, post)
    plays(g, f"2: play {card}")
    assert happened(g, Recounted) == [Recounted(who, face - 3, 10, 13 - face)]
    skip(g, 3)
    assert (place(g, who), stressed(g, "B")) == (after or post, [1 if after else 3])


@rule("kremlin 15.5")
def test_nobody_is_saved_where_the_die_was_not_enough_already() -> None:
    card, _, who = SHIELDS[0]
    g = rolled(play(dealt("1988", 2, "1B", "", militarists=card), f"B purge {who}"), 9)
    plays(g, f"2: play {card}")
    assert happened(g, Recounted) == []
    assert lasting(g) == ["Shield"]


@pytest.mark.parametrize(("lang", "saved"), [("en", "is saved"), ("de", "ist gerettet"), ("fr", "est hors de danger")])
def test_it_is_told_that_a_card_has_saved_the_victim(lang: str, saved: str) -> None:
    words = Words(lang)
    assert saved in words.tell("kremlin", Recounted("G", 9, 10, 1))
    assert saved not in words.tell("kremlin", Recounted("G", 10, 10, 0))


@rule("kremlin 15.5", "kremlin 14.3")
def test_after_the_roll_only_the_victims_own_shield_will_do() -> None:
    g = rolled(play(dealt("1988", 2, "1B", "", militarists="3 6 28 34"), "B purge G"), 13)
    assert playable(g, 2) == {"3"}
    assert refused(g, 2, "play 28") == "kremlin-card-not-now card=28 (kremlin I.28)"
    g = play(dealt("1988", 2, "1B", "", militarists="3 28"), "B purge I")
    assert window(rolled(g, 6)) is None  # nobody can shield a Candidate


@rule("kremlin 14.3", "kremlin 15.5")
def test_nor_can_any_other_card_be_played_once_the_shield_is_named_there() -> None:
    """The die still lies on the table: nobody sends the victim to the Sanatorium now, for 3 more."""
    g = rolled(play(dealt("1988", 2, "1B", "", stalinists="7 13 28", militarists="3"), "B purge G"), 13)
    volley(g, "2: play 3")
    assert playable(g, 1) == set()


@rule("kremlin 15.5")
@pytest.mark.parametrize(("cure", "bonus"), [("~", 0), ("", -3)])
def test_the_shield_adds_to_what_else_counts(cure: str, bonus: int) -> None:
    g = plays(dealt("1988", 2, "1B", f"economy G+{cure}", militarists="3"), "2: play 3")
    play(g, "B purge G", "10")
    of = ("cure", "card") if cure else ("card",)
    assert happened(g, Rolled) == [Rolled("purge", "G", 10, bonus, 10, of, short=-bonus)]


@rule("kremlin 15.5", "kremlin I.3")
def test_there_is_no_shield_for_a_vacant_post_and_no_second_one_for_a_man() -> None:
    g = dealt("1988", 2, "1B", "economy -", militarists="3")
    assert refused(g, 2, "play 3") == "kremlin-card-not-now card=3 (kremlin I.3)"
    g = plays(dealt("1988", 2, "1B", "", militarists="3"), "2: play 3")
    assert lasting(g) == ["Shield"]
    g.public.discards = ()  # even if the deck has been renewed and the card dealt once more
    assert playable(holding(g, militarists="3"), 2) == set()


# Shields: the Chief


def protected(held: str, text: str = "", card: str = "3") -> Kremlin:
    """Phase 6, N is Chief in the hands of the stalinists; G, at Economy, has a shield."""
    g = dealt("1988", 6, held, f"chief N | {text}" if text else "chief N", evolutionists=card)
    return plays(g, f"3: play {card}")


DOWN_OR_ASIDE = ["move G candidate", "exchange G I", "rearrange E F H G"]


@rule("kremlin 15.5", "kremlin I.3")
@pytest.mark.parametrize("action", DOWN_OR_ASIDE)
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_the_chief_needs_consent_to_demote_or_shift_him(action: str, answer: str) -> None:
    g = acts(protected("1N 2G", "candidates I J K L"), "N", action)
    quiet(g)
    assert (g.asked(), offered(g, 2)) == ((2,), {"agree", "refuse"})
    assert refused(g, 2, "pass") == "kremlin-agree-or-refuse who=G (kremlin 15.5)"
    says(g, 2, answer)
    if answer == "agree":
        assert (place(g, "G") == "economy", happened(g, Agreed)) == (False, [Agreed(2, "G")])
        assert lasting(g) == []  # he has left the post
    else:
        assert (where(g), stressed(g, "N"), happened(g, Withheld)) == ("NBCDEFGH", [0], [Withheld(2, "G")])


@rule("kremlin 15.5")
def test_a_refusal_holds_for_the_year_and_for_this_man_alone() -> None:
    g = acts(protected("1N 2G", "candidates I J K L"), "N", "move G candidate")
    says(quiet(g), 2, "refuse")
    assert actor(g) == "N"
    for action in DOWN_OR_ASIDE:
        assert refused(g, 1, action) == "kremlin-protected who=G (kremlin 15.5)"
    assert {"move H candidate", "rearrange F E G H", "exchange B G"} <= offered(g, 1)


@rule("kremlin 15.5")
@pytest.mark.parametrize("action", DOWN_OR_ASIDE)
def test_whom_nobody_controls_stays_where_he_is(action: str) -> None:
    g = quiet(protected("1N", "candidates I J K L"))
    assert refused(g, 1, action) == "kremlin-protected who=G (kremlin 15.5)"
    assert "move H candidate" in offered(g, 1)


@rule("kremlin 15.5")
@pytest.mark.parametrize("action", DOWN_OR_ASIDE)
def test_the_same_player_need_not_ask_himself(action: str) -> None:
    g = does(protected("1NG", "candidates I J K L"), "N", action)
    assert (actor(g), place(g, "G") == "economy", happened(g, Agreed)) == ("N", False, [])


@rule("kremlin 15.5")
@pytest.mark.parametrize(("action", "post"), [("move G defence", "defence"), ("exchange B G", "kgb")])
def test_promoting_him_is_free_and_ends_the_shield(action: str, post: str) -> None:
    g = does(protected("1N 2G", "defence -"), "N", action)
    assert (place(g, "G"), happened(g, Agreed, Withheld), lasting(g)) == (post, [], [])


@rule("kremlin 15.5", "kremlin I.28")
def test_both_controllers_are_asked_where_two_protected_men_change_posts() -> None:
    g = dealt("1988", 6, "1N 2E 3G", "chief N", expansionists="3 28")
    for card in ("3", "28"):
        plays(g, f"4: play {card}")
    quiet(acts(g, "N", "rearrange G F E H"))
    says(g, 3, "agree")
    assert (g.asked(), where(g)) == ((2,), "NBCDEFGH")
    assert where(says(g, 2, "agree")) == "NBCDGFEH"


@rule("kremlin 15.5", "kremlin C.5")
@pytest.mark.parametrize(("held", "asked"), [("1N 2G", (2,)), ("1N", (1,))])
def test_a_shield_may_answer_what_the_chief_has_announced(held: str, asked: tuple[int, ...]) -> None:
    """In the window on the demotion; where nobody controls G the Chief has to announce anew."""
    g = acts(dealt("1988", 6, held, "chief N | candidates I J K L", evolutionists="3"), "N", "move G candidate")
    plays(g, "3: play 3")
    assert (quiet(g).asked(), place(g, "G")) == (asked, "economy")
    assert bool(happened(g, Fell)) is (held == "1N")


# How long a shield lasts


@rule("kremlin 15.5")
def test_it_lasts_until_the_next_end_of_phase_6() -> None:
    g = plays(dealt("1988", 7, "1B", "chief N", militarists="3"), "2: play 3")
    skip(g, 2, face=20)
    assert (g.public.year, lasting(g)) == (2, ["Shield"])
    play(g, "B purge G", "12")
    assert (place(quiet(g), "G"), stressed(g, "B")) == ("economy", [3])
    assert (lasting(skip(g, 6, face=20)), lasting(skip(g, 7))) == (["Shield"], [])


@rule("kremlin 15.5", "kremlin I.28")
def test_it_is_his_and_not_the_posts() -> None:
    """The successor of the exiled E has no shield."""
    g = plays(dealt("1988", 2, "1B", "", militarists="28"), "2: play 28")
    play(g, "B purge E", "13")
    assert (place(quiet(g), "E"), lasting(g)) == ("siberia", [])
    assert (place(skip(g, 7, face=15), "E"), lasting(g), g.public.posts["ideology"] is None) == ("siberia", [], False)


# Dismissals


@rule("kremlin I.16", "kremlin I.25")
@pytest.mark.parametrize(("card", "post", "who"), DISMISSALS)
def test_the_minister_goes_down_to_the_people_and_all_influence_stays(card: str, post: str, who: str) -> None:
    """So do his stress, his crosses and a "?" (3.7); a cure ends (C.4)."""
    sheet = f"sheet stalinists {who}10 B9 E8 F7 G6 H5 I4 J3 K2 L1"
    text = f"{post} {who}/4+?~ | year 2 | declared {who} stalinists 6 | {sheet}"
    g = plays(dealt("1988", 2, "", text, militarists=card), f"2: play {card}")
    assert (happened(g, Moved), g.public.posts[post]) == ([Moved(who, "people")], None)
    man = g.public.men[who]
    assert (man.stress, man.crosses, man.suspect, man.cure) == (4, 1, 1, False)
    assert (g.public.declared[who], g.public.control[who], written(g, 1, who)) == ((6, 0, 0, 0), 1, 10)


@rule("kremlin I.16", "kremlin I.25")
@pytest.mark.parametrize(("card", "post"), [row[:2] for row in DISMISSALS])
def test_nobody_can_be_dismissed_from_a_vacant_post(card: str, post: str) -> None:
    g = dealt("1988", 2, "", f"{post} -", militarists=card)
    assert refused(g, 2, f"play {card}") == f"kremlin-card-not-now card={card} (kremlin I.{card})"


@rule("kremlin I.25", "kremlin C.7")
def test_a_dismissed_minister_loses_the_right_he_was_using() -> None:
    g = acts(dealt("1988", 3, "1CD", "", militarists="25"), "D", "suspect G")
    plays(g, "2: play 25")
    assert (actor(quiet(g)), stressed(g, "D"), g.public.men["G"].suspect) == ("C", [0], 0)


@rule("kremlin I.16", "kremlin 15.3")
def test_a_card_that_has_lost_its_object_is_spent_for_nothing() -> None:
    """An assassin is quicker."""
    g = volley(dealt("1988", 2, "", "", stalinists="16", militarists="4"), "1: play 16")
    plays(g, "2: play 4 on C", 20)
    assert (place(worked(g), "C"), happened(g, CameToNothing)) == ("wall", [CameToNothing(1, "16")])
    assert (hand_of(g, 1), g.public.discards) == ((), ("16", "4"))


# Rehabilitation


@rule("kremlin I.12")
@pytest.mark.parametrize("phase", [1, 2, 4, 8])
def test_one_comes_back_from_siberia_at_no_cost(phase: int) -> None:
    g = dealt("1988", phase, "1B", "chief N | siberia O/3+ P | wall Q", militarists="12")
    before = sum(man.stress for man in g.public.men.values())
    assert playable(g, 2) == {"12 on O", "12 on P"}
    plays(g, "2: play 12 on O")
    assert (people(g, "siberia"), place(g, "O"), stressed(g, "O"), crosses(g, "O")) == ("P", "people", [3], [1])
    assert sum(man.stress for man in g.public.men.values()) == before
    assert not happened(g, Exiled)


@rule("kremlin I.12", "kremlin 7.2")
def test_what_was_not_declared_on_him_counts_again() -> None:
    sheet = "sheet stalinists O4 B10 C9 D8 E7 F6 G5 H3 I2 J1"
    g = dealt("1988", 2, "", f"siberia O | {sheet}", militarists="12")
    assert refused(g, 1, "declare O 4") == "kremlin-beyond-influence who=O (kremlin C.1)"
    plays(g, "2: play 12 on O")
    volley(g, "1: declare O 4")
    assert g.public.control["O"] == 1
