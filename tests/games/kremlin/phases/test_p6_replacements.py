"""Kremlin 6.2 to 6.9: who fills what the Chief left vacant."""

from __future__ import annotations

import pytest

from presidium.core import PASS
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Announced, Moved
from presidium.games.kremlin.printed.board import LEVEL_2
from presidium.games.kremlin.state import FACTIONS
from tests.games.kremlin.drawn import EDITIONS, actor, do, offered, told, volley, where, window
from tests.games.kremlin.phases.table import (
    began,
    begun,
    board,
    happened,
    people,
    place,
    play,
    refused,
    seize,
    stressed,
)
from tests.rules import rule


@rule("kremlin 6.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_level_1_is_filled_from_left_to_right_by_the_oldest_of_level_2(edition: str) -> None:
    """H is 75 with his stress points, E 72; whoever comes next is not asked."""
    g = begun(edition, 6, "", "chief N+~ | kgb - | defence - | sport H/6")
    assert happened(g, Moved)[:2] == [Moved("H", "kgb"), Moved("E", "defence")]
    assert stressed(g, "HE") == [6, 0]


@rule("kremlin 6.2", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_on_a_cure_rises_too_and_stays_on_it(edition: str) -> None:
    g = begun(edition, 6, "", "chief N+~ | kgb - | ideology E+~")
    assert (place(g, "E"), g.public.men["E"].cure) == ("kgb", True)


@rule("kremlin 6.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_else_by_the_oldest_candidate_else_by_the_oldest_of_the_people(edition: str) -> None:
    text = "chief N+~ | kgb - | foreign - | defence - | ideology - | industry - | economy - | sport G | candidates Z"
    g = begun(edition, 6, "", text)
    assert happened(g, Moved)[:3] == [Moved("G", "kgb"), Moved("Z", "foreign"), Moved("A", "defence")]


@rule("kremlin 6.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_then_kgb_foreign_and_defence_may_promote_in_this_order(edition: str) -> None:
    g = begun(edition, 6, "1BD 2C", "chief N+~ | sport - | candidates I J K L")
    ups = {f"move {who} sport" for who in "IJKL"} | {f"move {who} candidate" for who in "AHMOPQRSTUVWXYZ"}
    assert (actor(g), offered(g, 1)) == ("B", {"pass", *ups})
    play(g, "B pass")
    assert (actor(g), offered(g, 2)) == ("C", {"pass", *ups})
    play(g, "C move Z candidate", "C move K sport", "C pass")
    assert (actor(g), where(g), people(g, "candidate")) == ("D", "NBCDEFGK", "IJLZ")
    assert stressed(g, "BCDKZ") == [0, 2, 0, 0, 0]


@rule("kremlin 6.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_neither_demote_nor_rearrange_nor_reach_level_1_nor_lift_a_man_twice(edition: str) -> None:
    g = begun(edition, 6, "1B", "chief N+~ | sport - | candidates I J K L")
    for text in ("move G candidate", "move I people", "exchange G I", "rearrange C B D", "move G sport", "purge C"):
        assert refused(g, 1, text) == "kremlin-promote-only who=B (kremlin 6.3)"
    play(g, "B move O candidate")
    assert refused(g, 1, "move O sport") == "kremlin-moved-already who=O (kremlin 6.3)"
    assert refused(g, 1, "move P candidate") == "kremlin-promote-only who=B (kremlin 6.3)"  # it is full again


@rule("kremlin 6.3", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_absent_do_not_and_the_uncontrolled_let_it_lapse(edition: str) -> None:
    g = board(edition, 6, "1BD", "chief N+~ | kgb B+~ | candidates I J K L")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("C", None, PASS)
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert actor(g) == "D"


@rule("kremlin 6.3", "kremlin C.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_nothing_vacant_nobody_is_asked_and_no_window_opens(edition: str) -> None:
    g = begun(edition, 6, "1BCDEFGH", "chief N+~")
    assert began(g) == 7
    assert happened(g, Announced, Moved) == []


@rule("kremlin 6.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_level_2_is_filled_from_left_to_right_by_the_oldest_candidate_else_of_the_people(edition: str) -> None:
    text = "chief N+~ | ideology - | industry - | sport - | candidates K L/2"
    g = begun(edition, 6, "", text)
    assert happened(g, Moved)[:3] == [Moved("L", "ideology"), Moved("K", "industry"), Moved("A", "sport")]


@rule("kremlin 6.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_then_level_2_may_promote_people_into_vacant_candidate_places(edition: str) -> None:
    g = begun(edition, 6, "1EG 2FH", "chief N+~ | candidates I J")
    for seat, who in ((1, "E"), (2, "F"), (1, "G")):
        assert (actor(g), g.asked()) == (who, (seat,))
        play(g, f"{who} pass")
    assert offered(g, 2) == {"pass", *(f"move {who} candidate" for who in "AKLMOPQRSTUVWXYZ")}
    assert refused(g, 2, "move J people") == "kremlin-promote-only who=H (kremlin 6.5)"
    play(g, "H move Z candidate", "H move Y candidate")
    assert (people(g, "candidate"), stressed(g, "HZ")) == ("IJYZ", [2, 0])
    play(g, "H pass")
    assert (people(g, "candidate"), began(g)) == ("AIJYZ", 7)


@rule("kremlin 6.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_6_4_there_is_no_vacant_ministry_left_for_them(edition: str) -> None:
    g = begun(edition, 6, "1E", "chief N+~ | sport - | candidates I J")
    assert (actor(g), where(g)) == ("E", "NBCDEFGI")
    assert not {text for text in offered(g, 1) if "candidate" not in text} - {"pass"}


@rule("kremlin 6.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_and_lift_nobody_twice(edition: str) -> None:
    g = play(board(edition, 6, "1E", "chief N+~ | candidates I J"), "E move Z candidate")
    assert refused(g, 1, "move Z candidate") == "kremlin-moved-already who=Z (kremlin 6.5)"


@rule("kremlin 6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_vacant_candidate_places_are_filled_by_the_oldest_of_the_people(edition: str) -> None:
    g = begun(edition, 6, "", "chief N+~ | candidates Z | people X/30")
    assert happened(g, Moved) == [Moved(who, "candidate") for who in "XAIJ"]


@rule("kremlin 6.6", "kremlin 6.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("there", "candidates"), [("IJKLM", 5), ("IJK", 3), ("", 0)])
def test_as_far_as_the_people_go(edition: str, there: str, candidates: int) -> None:
    """With fewer than thirteen left the Candidates are not full, and the game goes on while there are eight."""
    gone = " ".join(who for who in "AIJKLMOPQRSTUVWXYZ" if who not in there)
    g = begun(edition, 6, "", f"chief N+~ | candidates - | siberia {gone}")
    assert (began(g), where(g), len(people(g, "candidate")), people(g, "people")) == (7, "NBCDEFGH", candidates, "")


@rule("kremlin 6.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_members_may_move_the_same_man_in_one_phase(edition: str) -> None:
    """The Chief lifts Z to the Candidates, KGB into the Politburo."""
    g = play(board(edition, 6, "1NB 2C", "chief N | sport - | candidates I J K L"), "N move Z candidate", "N pass")
    play(g, "B move Z sport")
    assert (where(g), stressed(g, "NBZ")) == ("NBCDEFGZ", [1, 1, 0])
    h = play(board(edition, 6, "1B 2C", "chief N+~ | sport - | candidates I J"), "B move Z candidate", "B pass")
    assert place(play(h, "C move Z sport"), "Z") == "sport"


OLDEST = [
    ("E F G H", "E"),  # the highest age
    ("E F G/3 H", "G"),  # with his stress points
    ("E F G/2 H", "E"),  # equal: the higher printed age
    ("E/0 F/1 G/2 H/3", "E"),
    ("I H W X", "H"),  # equal in print too: the earlier letter
    ("W X I H", "H"),
]


@rule("kremlin 6.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("level_2", "oldest"), OLDEST)
def test_who_is_the_oldest(edition: str, level_2: str, oldest: str) -> None:
    men = zip(LEVEL_2, level_2.split(), strict=True)
    posts = " | ".join(f"{post} {man}" for post, man in men)
    g = begun(edition, 6, "", f"chief N+~ | kgb - | {posts} | candidates J K L M")
    assert happened(g, Moved)[0] == Moved(oldest, "kgb")


@rule("kremlin 6.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_found_the_same_way_among_candidates_and_people(edition: str) -> None:
    g = begun(edition, 6, "", "chief N+~ | sport - | candidates M L/1 | wall A H")
    assert happened(g, Moved) == [Moved("L", "sport"), *(Moved(who, "candidate") for who in "IJKO")]


SEVEN = "candidates - | siberia A I J K L M O P Q R S T U V W X Y Z"


@rule("kremlin 6.9")
def test_1986_fewer_than_eight_left_nobody_wins() -> None:
    g = play(board("1986", 6, "1N 2B", f"chief N | sport - | {SEVEN} H"), "N pass")
    assert g.over
    assert g.public.outcome is not None
    assert (g.public.outcome.winners, g.public.outcome.ending) == ((), "nobody (kremlin 6.9)")


@rule("kremlin 6.9")
@pytest.mark.parametrize(
    ("chief", "held", "winner"),
    [("N", "1N 2B", 1), ("N", "2B", None), ("N+~", "1N 2B", 2), ("N+~", "1N", None), ("-", "2B", 2)],
)
def test_1988_who_controls_the_highest_present_member_wins(chief: str, held: str, winner: int | None) -> None:
    gone = f"{SEVEN} H{' N' if chief == '-' else ''}"
    g = board("1988", 6, held, f"chief {chief} | sport - | {gone}")
    while not g.over:
        for seat in g.waiting_for():
            g.apply(seat, PASS)
    assert g.public.outcome is not None
    who = FACTIONS[winner - 1] if winner else "nobody"
    assert (g.public.outcome.winners, g.public.outcome.ending) == ((winner,) if winner else (), f"{who} (kremlin 6.9)")


@rule("kremlin 6.9", "kremlin 13.1")
def test_1988_a_window_comes_before_the_test_and_may_turn_it() -> None:
    g = board("1988", 6, "", f"chief B | kgb - | sport - | wall N | {SEVEN} H")
    volley(volley(g))  # the phase begins; the right of the Chief lapses
    assert (window(g), g.public.agenda) == (Window(("B",)), ())
    seize(g, "3: declare B 1")
    volley(g)
    assert g.over
    assert g.public.outcome is not None
    assert g.public.outcome.winners == (3,)


@rule("kremlin 6.9", "kremlin 0.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eight_are_enough_and_retirements_come_after_the_count(edition: str) -> None:
    option = "president on | " if edition == "1986" else ""
    g = begun(edition, 6, "", f"{option}chief N+~ | kgb B/21 | {SEVEN}")
    assert (began(g), place(g, "B"), where(g)) == (7, "retired", "N-CDEFGH")


@rule("kremlin 6.9", "kremlin 13.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_eight_no_window_comes_at_the_end_nor_in_other_phases_with_seven(edition: str) -> None:
    assert began(volley(board(edition, 6, "", f"chief N+~ | {SEVEN}"))) == 7
    assert began(volley(board(edition, 5, "", f"chief N+~ | sport - | {SEVEN} H"))) == 6


@rule("kremlin 6.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_vacant_chiefs_post_alone_ends_nothing(edition: str) -> None:
    g = play(board(edition, 6, "", "chief - | siberia N"))
    assert (g.over, where(g)) == (False, "-BCDEFGH")
    assert g.public.track == (None,)
