"""The year that the rules tell as an example can be played as they tell it."""

from __future__ import annotations

from tests.kremlin.drawn import acts, at, dice, does, quiet, skip, volley

ANNA, OTTO, CLARA = 1, 2, 3
BOARD = (
    "players 3 | year 1 | phase 1 | chief A+ | kgb L | foreign O | defence R | ideology Q | industry E | economy N"
    " | sport U | candidates S V Z B Y"
    " | sheet stalinists R10 O9 L3 E8 Q7 N6 U5 S4 V2 Z1 | sheet militarists L10 S9 V8 Z7 Y6 B5 Q4 N3 U2 E1"
    " | sheet evolutionists R5 U10 N9 Q8 Z7 Y6 B4 V3 S2 E1"
)


def test_the_example_year_can_be_played() -> None:
    g = at(BOARD)
    while g.public.phase == 1:
        volley(g)
    assert g.public.age("A") == 82
    volley(g, f"{ANNA}: declare L 3")
    acts(g, "L", "purge U")
    volley(g, f"{OTTO}: declare L 5")
    acts(g, "L", "purge E")
    dice(g, 12)
    assert g.public.men["E"].place == "siberia"
    assert g.public.age("L") == 66
    does(g, "L", "pass")
    volley(g, f"{CLARA}: declare R 2")
    does(g, "R", "suspect O")
    assert g.public.age("R") == 60
    does(g, "R", "pass")
    dice(g, 4, 6, 11, 11, 11, 11, 11)
    assert g.public.men["A"].place == "wall"
    assert g.public.men["L"].crosses == 1
    volley(g, f"{ANNA}: declare O 4")
    acts(g, "O", "propose R")
    acts(g, "L", "vote against")
    quiet(g)
    assert g.public.men["R"].place == "chief"
    acts(g, "R", "move U defence")
    does(g, "R", "pass")
    assert g.public.age("R") == 61
    does(g, "L", "move S industry")
    skip(g, 8)
    assert g.public.men["B"].place == "sport"
    assert {g.public.men[who].place for who in "CD"} == {"candidate"}
    volley(g, f"{ANNA}: declare R 7")
    while g.public.year == 1:
        volley(g)
    assert g.public.track == ("stalinists",)
