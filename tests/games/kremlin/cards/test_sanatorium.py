"""Kremlin 14.4 and section I: cards that fetch a member from the Sanatorium, or send one there."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.cards.events import CameToNothing
from presidium.games.kremlin.events import Cured, Judged, Returned, Rolled, Voted
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.table import dealt, hand_of, holding, lasting, playable, plays, says
from tests.games.kremlin.drawn import actor, acts, does, quiet, shut, skip, volley
from tests.games.kremlin.phases.table import crosses, happened, place, play, refused, stressed
from tests.rules import rule

LEAVES = ["6", "9"]
VISITS = [("7", 13), ("8", 14)]


def away(g: Kremlin) -> str:
    """Who is in the Sanatorium, as letters."""
    return "".join(who for who in g.public.members() if g.public.men[who].cure)


# Leaves


@rule("kremlin I.6", "kremlin I.9", "kremlin 14.4")
@pytest.mark.parametrize("card", LEAVES)
def test_a_leave_lasts_until_the_phase_ends_and_then_he_must_go_back(card: str) -> None:
    """B, at the KGB, is fetched and purges at once; nobody asks him whether he goes back."""
    g = dealt("1988", 2, "1B 2E", "kgb B+~ | foreign C+~", militarists=card)
    assert playable(g, 2) == {f"{card} on B", f"{card} on C"}  # whoever is in the Sanatorium, own or not
    plays(g, f"2: play {card} on B")
    assert (away(g), happened(g, Returned)) == ("C", [Returned("B")])
    play(g, "B purge I", "20", "B pass")
    skip(g, 3)
    assert (away(g), happened(g, Cured)) == ("BC", [Cured("B")])


@rule("kremlin I.6")
def test_who_is_not_in_the_sanatorium_needs_no_leave() -> None:
    g = dealt("1988", 2, "1B", "kgb B+", stalinists="6")
    assert refused(g, 1, "play 6 on B") == "kremlin-card-not-now card=6 (kremlin I.6)"


@rule("kremlin 14.4", "kremlin I.6")
def test_who_is_fetched_takes_a_right_that_had_passed_on() -> None:
    """C.7: E announces a purge in the absence of B; fetched, B has the right, and what E announced falls."""
    g = acts(dealt("1988", 2, "1B 2E", "kgb B+~", stalinists="6"), "E", "purge I")
    plays(g, "1: play 6 on B")
    assert (actor(quiet(g)), stressed(g, "E"), place(g, "I")) == ("B", [0], "candidate")


@rule("kremlin 14.4", "kremlin I.9")
def test_an_accused_who_is_fetched_votes_for_himself() -> None:
    """The trial is under way when G comes back, and his turn has not passed."""
    g = acts(dealt("1988", 3, "1DG 2F", "economy G+?~ | year 2", stalinists="9"), "D", "accuse G")
    acts(g, "D", "vote guilty")
    plays(g, "1: play 9 on G")
    does(does(g, "F", "vote innocent"), "G", "vote innocent")
    assert happened(g, Voted)[-1] == Voted("G", "innocent")
    assert (happened(g, Judged), stressed(g, "D")) == ([Judged("G", "acquitted")], [3])
    assert away(skip(g, 4)) == "G"


@rule("kremlin 14.4", "kremlin I.9")
def test_a_turn_to_vote_that_has_passed_does_not_return() -> None:
    g = acts(dealt("1988", 3, "1CDG 2F", "foreign C+~ | economy G? | year 2", stalinists="9"), "D", "accuse G")
    acts(g, "D", "vote guilty")
    plays(g, "1: play 9 on C")
    assert actor(quiet(g)) == "F"


@rule("kremlin 14.4", "kremlin I.6")
def test_a_leave_that_comes_after_the_cure_was_chosen_costs_him_the_ageing() -> None:
    """F pays for his two crosses like anybody who stays; G has one."""
    g = acts(dealt("1988", 1, "1FG", "industry F++ | economy G+ | chief N", militarists="6"), "F", "cure")
    acts(g, "G", "pass")
    plays(g, "2: play 6 on F")
    skip(g, 2)
    assert (stressed(g, "FG"), away(g)) == ([2, 1], "F")


@rule("kremlin 14.4", "kremlin I.6")
@pytest.mark.parametrize(("fetched", "after"), [(False, 0), (True, 1)])
def test_the_health_roll_goes_by_where_he_is_when_it_is_made(fetched: bool, after: int) -> None:
    """N is 63: a 10 heals him in the Sanatorium and does nothing at work."""
    g = dealt("1988", 4, "", "chief N+~", stalinists="6")
    if fetched:
        plays(g, "1: play 6 on N")
    assert crosses(play(g, "10", "10"), "N") == [after]


# Visits


@rule("kremlin I.7", "kremlin I.8")
@pytest.mark.parametrize(("card", "needed"), VISITS)
@pytest.mark.parametrize("ill", ["", "+", "++"])
@pytest.mark.parametrize("short", [0, 1])
def test_a_die_says_whether_he_goes_and_the_sick_go_more_easily(card: str, needed: int, ill: str, short: int) -> None:
    g = dealt("1988", 2, "1B", f"economy G{ill}", stalinists=card)
    face = needed - len(ill) - short
    plays(g, f"1: play {card} on G", face)
    assert happened(g, Rolled) == [Rolled("visit", "G", face, len(ill), needed)]
    assert away(g) == ("" if short else "G")


@rule("kremlin I.7")
def test_a_visit_is_for_members_who_are_not_there_already() -> None:
    g = dealt("1988", 2, "1B", "economy G+~", stalinists="7")
    assert playable(g, 1) == {f"7 on {who}" for who in "ABCDEFH"}


@rule("kremlin I.7", "kremlin I.8", "kremlin 15.6")
@pytest.mark.parametrize(("card", "needed"), VISITS)
@pytest.mark.parametrize(("answer", "after"), [("pass", ""), ("cure", "G")])
def test_at_the_end_of_the_phase_his_controller_says_whether_he_stays(
    card: str, needed: int, answer: str, after: str
) -> None:
    g = plays(dealt("1988", 4, "2G", "chief N", stalinists=card), f"1: play {card} on G", needed)
    play(g, *["15"] * 8)
    assert (quiet(g).asked(), away(g)) == ((2,), "G")
    assert refused(g, 2, "purge B") == "kremlin-stay-or-return who=G (kremlin 15.6)"
    assert away(says(g, 2, answer)) == after
    assert away(skip(g, 8)) == after  # for the year, not for the phase
    assert lasting(g) == []


@rule("kremlin 15.6", "kremlin I.7")
def test_whom_nobody_controls_comes_back_when_the_phase_ends() -> None:
    g = plays(dealt("1988", 2, "1B", "", stalinists="7"), "1: play 7 on G", 20)
    assert away(g) == "G"
    assert (away(play(g, "B pass")), g.public.phase) == ("", 3)  # and nobody is asked


@rule("kremlin 15.6", "kremlin I.7", "kremlin 13.1")
def test_the_choice_is_whose_who_controls_him_when_the_last_window_has_closed() -> None:
    g = plays(dealt("1988", 2, "1BG", "", stalinists="7"), "1: play 7 on G", 20)
    volley(acts(g, "B", "pass"))
    volley(g, "3: declare G 5")
    assert quiet(g).asked() == (3,)


@rule("kremlin 14.4", "kremlin I.7")
def test_a_visit_before_the_ageing_counts_as_a_cure() -> None:
    """F and G are sick and stay; F, sent away before he is asked, does not pay for it."""
    g = plays(dealt("1988", 1, "1FG", "industry F++ | economy G++ | chief N", militarists="7"), "2: play 7 on F", 11)
    assert actor(quiet(g)) == "G"
    shut(acts(g, "G", "pass"))
    assert stressed(g, "FG") == [0, 2]


@rule("kremlin 14.4", "kremlin I.8")
def test_whoever_is_sent_away_loses_the_right_he_had() -> None:
    g = acts(dealt("1988", 2, "1B 2E", "", militarists="8"), "B", "purge I")
    plays(g, "2: play 8 on B", 14)
    assert (actor(quiet(g)), stressed(g, "B")) == ("E", [0])


# Opposite cards


@rule("kremlin 14.4", "kremlin I.6", "kremlin I.7")
def test_who_is_fetched_from_a_visit_stays_at_his_post() -> None:
    g = plays(dealt("1988", 2, "1G", "", stalinists="7", militarists="6"), "1: play 7 on G", 13)
    plays(g, "2: play 6 on G")
    assert (away(g), lasting(g)) == ("", [])
    assert away(skip(g, 3)) == ""


@rule("kremlin 14.4", "kremlin I.6", "kremlin I.7")
def test_who_is_sent_off_while_on_leave_goes_back_to_his_cure() -> None:
    """Nobody asks his controller at the end of the phase: it was no visit."""
    g = plays(dealt("1988", 2, "1G", "economy G+~", stalinists="6", militarists="7"), "1: play 6 on G")
    plays(g, "2: play 7 on G", 12)
    assert (away(g), lasting(g)) == ("G", [])
    skip(g, 3)
    assert (away(g), happened(g, Returned)) == ("G", [Returned("G")])


@rule("kremlin 13.1", "kremlin I.6", "kremlin I.9")
def test_of_two_leaves_for_one_man_in_a_volley_the_second_goes_back_unseen() -> None:
    g = dealt("1988", 2, "1G", "economy G+~", stalinists="6", militarists="9")
    plays(g, "1: play 6 on G; 2: play 9 on G")
    assert (hand_of(g, 1), hand_of(g, 2), g.public.discards) == ((), ("9",), ("6",))


@rule("kremlin C.4", "kremlin I.6", "kremlin I.16")
def test_who_leaves_the_politburo_on_leave_does_not_go_back() -> None:
    g = plays(dealt("1988", 2, "1C", "foreign C+~", stalinists="6 16"), "1: play 6 on C")
    plays(g, "1: play 16")
    assert (place(g, "C"), lasting(g)) == ("people", [])
    assert not skip(g, 3).public.men["C"].cure


# The crisis


@rule("kremlin I.33")
def test_in_a_crisis_all_return_in_the_middle_of_a_vote_and_vote_where_it_is_still_their_turn() -> None:
    """C's turn has passed when he comes back; nobody controls E, who stands by himself."""
    text = "foreign C+~ | ideology E? | industry F+~ | sport H+~ | year 2"
    g = acts(dealt("1988", 3, "1CD 2FH", text, evolutionists="33"), "D", "accuse E")
    acts(g, "D", "vote guilty")
    plays(g, "3: play 33")
    assert (away(g), happened(g, Returned)) == ("", [Returned("C"), Returned("F"), Returned("H")])
    does(does(g, "F", "vote guilty"), "H", "vote guilty")
    votes = [Voted("D", "guilty"), Voted("E", "innocent"), Voted("F", "guilty"), Voted("H", "guilty")]
    assert (happened(g, Voted), place(g, "E")) == (votes, "siberia")


@rule("kremlin I.33")
def test_in_a_crisis_there_is_no_cure_by_choice_nor_by_card_until_the_year_ends() -> None:
    text = "industry F+ | economy G+ | chief N"
    g = plays(dealt("1988", 1, "1FG", text, stalinists="33", militarists="7"), "1: play 33")
    assert refused(g, 2, "play 7 on G") == "kremlin-card-not-now card=7 (kremlin I.7)"
    skip(g, 2)
    assert stressed(g, "FG") == [1, 1]  # nobody asks them
    assert playable(g, 2) == set()
    skip(g, 1, face=12)
    assert ("7 on F" in playable(g, 2), g.public.year) == (True, 2)
    assert actor(quiet(g)) == "F"


@rule("kremlin I.33")
def test_a_cure_announced_when_the_crisis_comes_falls() -> None:
    g = acts(dealt("1988", 1, "1G", "chief N | economy G++", militarists="33"), "G", "cure")
    plays(g, "2: play 33")
    skip(g, 2)
    assert (away(g), stressed(g, "G")) == ("", [2])


@rule("kremlin I.33", "kremlin I.7", "kremlin 15.3")
def test_a_visit_named_when_the_crisis_comes_is_spent_for_nothing() -> None:
    g = volley(dealt("1988", 2, "1B", "", stalinists="7", militarists="33"), "1: play 7 on G")
    plays(g, "2: play 33")
    quiet(g)
    assert (happened(g, CameToNothing), away(g), hand_of(g, 1)) == ([CameToNothing(1, "7")], "", ())


@rule("kremlin I.33", "kremlin I.6", "kremlin I.7")
def test_the_crisis_ends_leaves_and_visits_where_they_are() -> None:
    """Nobody on leave has to go back, and nobody on a visit is asked whether he stays."""
    g = dealt("1988", 2, "1FG", "industry F+~", stalinists="6 7 33")
    for card in ("6 on F", "7 on G"):
        plays(g, f"1: play {card}", *([20] if card.startswith("7") else []))
    plays(g, "1: play 33")
    assert (away(g), lasting(g)) == ("", ["Crisis"])
    assert away(skip(g, 3)) == ""


@rule("kremlin I.33", "kremlin I.11", "kremlin I.6")
def test_the_crisis_ends_the_help_of_a_specialist_on_leave_too() -> None:
    """N, the only patient, is 63: at work 8 does nothing, and 7 or less is a cross."""
    g = dealt("1988", 4, "1N", "chief N~", stalinists="6 11 33")
    for card in ("11 on N", "6 on N", "33"):
        plays(g, f"1: play {card}")
    assert lasting(g) == ["Crisis"]
    assert crosses(play(g, "7", "15"), "N") == [1]


@rule("kremlin I.33")
def test_one_crisis_a_year_is_enough() -> None:
    """Even if the deck has been renewed and the card dealt once more."""
    g = plays(dealt("1988", 2, "1B", "", stalinists="33"), "1: play 33")
    g.public.discards = ()
    assert refused(holding(g, stalinists="33"), 1, "play 33") == "kremlin-card-not-now card=33 (kremlin I.33)"
