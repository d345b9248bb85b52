"""Kremlin C.2: what equal numbers come to."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Fell, TieRolled
from presidium.games.kremlin.state import FACTIONS
from tests.games.kremlin.drawn import (
    EDITIONS,
    actor,
    acts,
    alike,
    announced,
    dice,
    do,
    drawn,
    offered,
    told,
    volley,
    why_not,
    window,
)
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)

# C.2 Equal newcomers


@rule("kremlin C.2")
@pytest.mark.parametrize("held", ["", " | declared C marxists 3"])
def test_of_equal_newcomers_in_one_volley_the_more_senior_takes_him_in_1986(held: str) -> None:
    order = "expansionists evolutionists stalinists marxists internationalists militarists"
    g = drawn(f"edition 1986 | phase 2 | {alike(6)} | seniority {order}{held}")
    volley(g, "1: declare C 5; 2: declare C 5; 3: declare C 5; 4: declare C 4")
    assert g.public.control == {"C": 3}
    assert window(g) == Window()  # no die was cast


@rule("kremlin C.2")
@pytest.mark.parametrize("held", ["", " | declared C expansionists 3"])
def test_equal_newcomers_in_one_volley_cast_a_die_each_in_1988_and_again_if_equal(held: str) -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()}{held}")
    volley(g, "1: declare C 5; 2: declare C 5; 3: declare C 5")
    assert g.public.control.get("C") == (4 if held else None)
    assert g.asked() == (CHANCE,)
    do(g, "chance: roll 12; chance: roll 7; chance: roll 12")
    assert g.asked() == (CHANCE,)
    do(g, "chance: roll 3; chance: roll 4")
    assert g.public.control["C"] == 3
    rolled = [(event.player, event.face) for event in told(g) if isinstance(event, TieRolled)]
    assert rolled == [(1, 12), (2, 7), (3, 12), (1, 3), (3, 4)]
    assert window(g) == Window()


@rule("kremlin C.2")
def test_two_ties_in_one_volley_are_settled_one_after_the_other() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()}")
    volley(g, "1: declare C 5; 2: declare C 5; 3: declare B 2; 4: declare B 2")
    dice(g, 2, 1, 1, 2)
    assert g.public.control == {"B": 3, "C": 2}


# C.2 The controller has no preference among those who come to the same number in one volley


@rule("kremlin C.2")
@pytest.mark.parametrize(("first", "controls"), [("stalinists", 1), ("militarists", 2), ("expansionists", 4)])
def test_1986_prefers_the_most_senior_of_one_volley_to_the_controller(first: str, controls: int) -> None:
    others = " ".join(name for name in FACTIONS[:4] if name != first)
    g = drawn(f"edition 1986 | phase 2 | {alike()} | seniority {first} {others} | declared C expansionists 4")
    volley(g, "1: declare C 6; 2: declare C 6; 4: declare C 6")
    assert g.public.control == {"C": controls}
    assert window(g) == Window()


@rule("kremlin C.2", "kremlin C.5")
@pytest.mark.parametrize(("faces", "controls"), [((1, 2, 3), 4), ((3, 2, 1), 1)])
def test_1988_lets_the_controller_cast_a_die_like_the_others(faces: tuple[int, ...], controls: int) -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()} | declared B expansionists 4")
    acts(g, "B", "purge C")
    volley(g, "1: declare B 6; 2: declare B 6; 4: declare B 6")
    assert (g.asked(), g.public.control) == ((CHANCE,), {"B": 4})
    do(g, *(f"chance: roll {face}" for face in faces))
    assert g.public.control == {"B": controls}
    kept = window(g) == Window(("B",)) and announced(g) == "B: purge C"
    assert kept == (controls == 4)
    assert (g.asked() == (1,)) == (controls == 1)  # who announces anew


@rule("kremlin C.2", "kremlin 13.3")
@both
def test_a_number_that_stands_and_is_met_keeps_control_whoever_speaks_besides(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared C expansionists 6 stalinists 3")
    volley(g, "1: declare C 6; 2: declare C 6; 3: declare C 5")
    assert g.public.control == {"C": 4}
    volley(g, "3: declare C 6; 4: declare D 2")
    assert (g.public.declared["C"], g.public.control["C"]) == ((6, 6, 6, 6), 4)
    assert window(g) == Window()


# C.2 Option tie_arbiter


ARBITER = f"edition 1988 | tie_arbiter on | phase 2 | {alike(5)}"


@rule("kremlin C.2")
def test_the_strongest_of_the_others_chooses_among_the_tied() -> None:
    g = drawn(f"{ARBITER} | declared C stalinists 5 evolutionists 3 expansionists 2")
    volley(g, "2: declare C 5")
    assert g.asked() == (3,)
    assert offered(g, 3) == {"choose stalinists", "choose militarists"}
    refused = why_not(g, 3, "choose evolutionists")
    assert refused is not None
    assert (refused.id, refused.rule) == ("kremlin-choose-tied", "kremlin C.2")
    do(g, "3: choose militarists")
    assert g.public.control == {"C": 2}
    assert window(g) == Window()


@rule("kremlin C.2")
def test_of_equally_strong_others_the_earlier_chooses() -> None:
    g = drawn(f"{ARBITER} | declared C stalinists 5")
    volley(g, "4: declare C 3")
    volley(g, "3: declare C 3; 5: declare C 2")
    volley(g, "2: declare C 5")
    assert g.asked() == (4,)


@rule("kremlin C.2")
def test_the_arbiter_chooses_once_for_each_set_of_tied_players() -> None:
    g = drawn(f"{ARBITER} | declared C stalinists 5 evolutionists 3")
    volley(g, "2: declare C 5")
    do(g, "3: choose militarists")
    volley(g, "3: declare C 4")  # stronger, but they are the same two
    assert g.asked() == (1, 2, 3, 4, 5)
    assert g.public.control == {"C": 2}
    volley(g, "4: declare C 5")
    assert g.asked() == (3,)
    assert offered(g, 3) == {"choose stalinists", "choose militarists", "choose expansionists"}
    do(g, "3: choose expansionists")
    assert g.public.control == {"C": 4}


@rule("kremlin C.2")
def test_without_another_there_the_first_keeps_him() -> None:
    g = drawn(f"{ARBITER} | declared C stalinists 5")
    volley(g, "2: declare C 5")
    assert window(g) == Window()
    assert g.public.control == {"C": 1}


@rule("kremlin C.2")
@pytest.mark.parametrize("held", ["", " | declared C stalinists 4"])
def test_without_another_there_those_equal_in_one_volley_cast_dice(held: str) -> None:
    g = drawn(f"{ARBITER}{held}")
    volley(g, "1: declare C 5; 2: declare C 5")
    dice(g, 1, 2)
    assert g.public.control == {"C": 2}


@rule("kremlin C.2")
def test_the_arbiter_comes_before_the_dice_and_anew_at_every_higher_number() -> None:
    g = drawn(f"{ARBITER} | declared C stalinists 5 evolutionists 3")
    for number, choice, controls in ((6, "militarists", 2), (7, "stalinists", 1), (8, "stalinists", 1)):
        volley(g, f"1: declare C {number}; 2: declare C {number}")
        assert offered(g, 3) == {"choose stalinists", "choose militarists"}
        do(g, f"3: choose {choice}")
        assert g.public.control == {"C": controls}


@rule("kremlin C.2")
def test_tied_newcomers_who_were_judged_before_do_not_leave_him_with_a_weaker_player() -> None:
    g = drawn(f"{ARBITER} | declared C stalinists 5 evolutionists 3")
    volley(g, "2: declare C 5")
    do(g, "3: choose stalinists")
    volley(g, "3: declare C 6")
    assert g.public.control == {"C": 3}
    volley(g, "1: declare C 7; 2: declare C 7")
    if g.asked() == (3,):
        do(g, "3: choose militarists")
    elif g.asked() == (CHANCE,):
        dice(g, 1, 2)
    assert g.public.control == {"C": 2}


@rule("kremlin C.2")
def test_an_arbiter_s_choice_takes_an_announcement_back() -> None:
    g = drawn(f"{ARBITER} | declared B stalinists 5 evolutionists 3")
    acts(g, "B", "purge C")
    volley(g, "2: declare B 5")
    do(g, "3: choose militarists")
    assert told(g)[-1].__class__ is Fell
    assert (actor(g), g.asked()) == ("B", (2,))


@rule("kremlin C.2")
def test_an_arbiter_s_choice_of_the_controller_opens_the_window_again() -> None:
    g = drawn(f"{ARBITER} | declared B stalinists 5 evolutionists 3")
    acts(g, "B", "purge C")
    volley(g, "2: declare B 5")
    do(g, "3: choose stalinists")
    assert window(g) == Window(("B",))
    assert announced(g) == "B: purge C"
