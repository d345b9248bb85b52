"""Kremlin C.5: announced is not done."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE, PASS
from presidium.games.kremlin.actions import FOR, Purge
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Announced, Fell, Voted
from tests.games.kremlin.drawn import (
    EDITIONS,
    actor,
    acts,
    alike,
    announced,
    dice,
    does,
    drawn,
    quiet,
    shut,
    skip,
    told,
    volley,
    window,
)
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)

# C.5 Announced is not done


@rule("kremlin C.5")
@both
def test_an_announced_purge_is_not_done(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge C")
    assert announced(g) == "B: purge C"
    assert g.public.men["C"].place == "foreign"
    volley(g, "2: declare B 4")
    assert told(g)[-1] == Fell("B", Purge("C"))
    assert (actor(g), g.asked()) == ("B", (2,))
    does(g, "B", "pass")  # the new controller drops it
    assert g.public.men["C"].place == "foreign"
    assert g.public.men["B"].stress == 0


@rule("kremlin C.5")
@both
def test_the_new_controller_may_confirm_or_change_it(edition: str) -> None:
    for victim in ("C", "K"):
        g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
        acts(g, "B", "purge C")
        volley(g, "2: declare B 4")
        dice(acts(g, "B", f"purge {victim}"), 20)
        assert g.public.men[victim].place == "siberia"


@rule("kremlin C.5")
@both
def test_control_may_change_hands_again_and_again_before_the_die(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    for seat, points in ((2, 4), (3, 5), (1, 6), (4, 10)):
        acts(g, "B", "purge C")
        volley(g, f"{seat}: declare B {points}")
        assert (announced(g), g.asked()) == (None, (seat,))
    acts(g, "B", "purge C")
    assert g.asked() == (CHANCE,)  # nobody can have more than 10: no window
    dice(g, 1)
    assert g.public.men["B"].stress == 3


@rule("kremlin C.5")
@both
def test_the_die_makes_it_final(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    dice(acts(g, "B", "purge C"), 20)
    quiet(g)
    acts(g, "B", "purge D")
    volley(g, "2: declare B 9")
    assert g.public.men["C"].place == "siberia"
    assert g.public.men["B"].stress == 1


@rule("kremlin C.5")
@both
def test_an_announced_cure_is_not_taken(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 1 | {alike()} | kgb B+ | declared B stalinists 3")
    acts(g, "B", "cure")
    assert not g.public.men["B"].cure
    volley(g, "2: declare B 4")
    assert (actor(g), g.asked()) == ("B", (2,))
    does(g, "B", "pass")
    assert not g.public.men["B"].cure


@rule("kremlin C.5")
@both
def test_declining_is_announced_too(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "pass")
    assert announced(g) == "B: pass"
    volley(g, "3: declare B 4")
    dice(acts(g, "B", "purge C"), 14)
    assert g.public.men["C"].place == "siberia"


@rule("kremlin C.5")
@both
def test_a_proposal_is_not_a_nomination_until_it_is_final(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 5 | {alike()} | chief - | declared C stalinists 3")
    acts(g, "C", "propose D")
    assert announced(g) == "C: propose D"
    volley(g, "2: declare C 4")
    assert (actor(g), g.asked()) == ("C", (2,))
    does(g, "C", "propose B")
    assert skip(g, 6).public.posts["chief"] == "B"


@rule("kremlin C.5", "kremlin 5.5")
@both
def test_a_proposal_nobody_controls_may_be_taken_over(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 5 | {alike()} | chief - | kgb H | sport B"))
    assert announced(g) == "C: propose D"
    volley(g, "2: declare C 1")
    does(g, "C", "propose H")
    assert skip(g, 6).public.posts["chief"] == "H"


@rule("kremlin C.5", "kremlin C.4")
@both
def test_the_lapse_of_a_right_nobody_controls_is_announced_and_may_be_stopped(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 2 | {alike()}"))
    assert announced(g) == "B: pass"
    assert told(g)[-1] == Announced("B", None, PASS)
    volley(g, "3: declare B 2")
    assert (actor(g), g.asked()) == ("B", (3,))
    dice(acts(g, "B", "purge C"), 14)
    assert g.public.men["C"].place == "siberia"


@rule("kremlin C.5", "kremlin C.4")
@both
def test_a_lapse_nobody_stops_ends_it(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 2 | {alike()}"))
    volley(g, "3: declare C 2")  # not he
    assert announced(g) == "B: pass"
    volley(g)
    assert g.public.phase == 3


@rule("kremlin C.5")
@both
def test_the_lapse_of_a_vote_nobody_controls_is_announced_and_may_be_stopped(edition: str) -> None:
    g = drawn(f"edition {edition} | year 2 | phase 3 | {alike()} | sport H? | declared D stalinists 4")
    acts(g, "D", "accuse H")
    while announced(g) != "C: pass":
        volley(g)
    volley(g, "2: declare C 1")
    does(g, "C", "vote innocent")
    assert Voted("C", "innocent") in told(g)


PALAVRIAN = "year 2 | phase 3 | kgb G | economy B | sport H? | " + " | ".join(
    f"declared {who} stalinists 1" for who in "GCDEFBH"
)


@rule("kremlin C.5", "kremlin C.7")
@both
def test_palavrian_s_vote_is_seized_and_reversed_before_the_next_member_votes(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {PALAVRIAN}")
    does(g, "D", "accuse H")
    acts(g, "G", "vote guilty")  # Diwan Palavrian
    assert announced(g) == "G: vote guilty"
    volley(g, "2: declare G 5")
    assert (actor(g), g.asked()) == ("G", (2,))
    does(g, "G", "vote innocent")
    assert [event for event in told(g) if isinstance(event, Voted)] == [Voted("G", "innocent")]
    assert actor(g) == "C"


@rule("kremlin C.5", "kremlin C.7")
@both
def test_palavrian_s_vote_stands_once_the_next_member_votes(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {PALAVRIAN}")
    does(g, "D", "accuse H")
    does(g, "G", "vote guilty")
    acts(g, "C", "vote guilty")
    volley(g, "2: declare G 5")
    assert g.public.control["G"] == 2
    assert window(g) == Window(("C",))
    assert announced(g) == "C: vote guilty"
    shut(g)
    assert [event for event in told(g) if isinstance(event, Voted)] == [Voted("G", "guilty"), Voted("C", "guilty")]
    assert actor(g) == "D"


@rule("kremlin C.5", "kremlin 3.6")
@both
def test_the_last_vote_still_has_its_window(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {PALAVRIAN}")
    does(g, "D", "accuse H")
    for who in "GCDEFB":
        does(g, who, "vote guilty")
    acts(g, "H", "vote guilty")
    assert g.public.men["H"].place == "sport"
    volley(g, "2: declare H 4")
    does(g, "H", "vote innocent")
    assert g.public.men["H"].place == "siberia"  # one vote for acquittal is not enough
    assert [event.vote for event in told(g) if isinstance(event, Voted)] == ["guilty"] * 6 + ["innocent"]


@rule("kremlin C.5")
@both
def test_a_right_whose_only_choice_is_to_decline_is_not_announced(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 7 | siberia - | declared B stalinists 3")
    shut(g)
    assert g.public.phase == 8
    assert not any(isinstance(event, Announced) for event in told(g))


@rule("kremlin C.5", "kremlin 5.3")
def test_a_vote_that_can_only_go_one_way_is_not_announced() -> None:
    g = drawn(
        f"edition 1988 | phase 5 | {alike()} | chief - | " + " | ".join(f"declared {w} stalinists 1" for w in "BCD")
    )
    does(g, "C", "propose B")
    assert [event for event in told(g) if isinstance(event, Voted)] == [Voted("B", "for"), Voted("C", "for")]
    assert not any(isinstance(event, Announced) and event.action == FOR for event in told(g))
    assert actor(g) == "D"


@rule("kremlin C.5")
@both
def test_a_reaction_that_does_not_touch_the_actor_leaves_it_announced(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge C")
    volley(g, "2: declare B 3; 3: declare C 9; 1: declare B 5")
    assert announced(g) == "B: purge C"
    assert window(g) == Window(("B",))
    assert g.public.control == {"B": 1, "C": 3}
    assert shut(g).asked() == (CHANCE,)
