"""The year that the rules tell as an example, and draw, is played as they tell it."""

from __future__ import annotations

from collections.abc import Callable

from presidium.core.content.learning import follow
from presidium.core.record import play
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.content.example import EXAMPLE
from presidium.games.kremlin.state import Kremlin

ANNA, OTTO, CLARA = 1, 2, 3


def age(who: str, years: int) -> Callable[[Kremlin], bool]:
    return lambda g: g.public.age(who) == years


def place(who: str, where: str) -> Callable[[Kremlin], bool]:
    return lambda g: g.public.men[who].place == where


def control(who: str, seat: int) -> Callable[[Kremlin], bool]:
    return lambda g: g.public.control[who] == seat


TOLD: list[list[Callable[[Kremlin], bool]]] = [
    [age("A", 80), lambda g: g.public.men["A"].crosses == 1, lambda g: not g.public.declared],
    [age("A", 82), lambda g: g.public.phase == 2],
    [place("E", "siberia"), age("L", 66), control("L", OTTO), lambda g: g.public.phase == 3],
    [lambda g: g.public.men["O"].suspect == 1, age("R", 60), control("R", CLARA)],
    [place("A", "wall"), lambda g: g.public.men["L"].crosses == 1, lambda g: g.public.phase == 5],
    [place("R", "chief"), control("O", ANNA)],
    [
        *(age("R", 61), age("L", 67), place("U", "defence"), place("S", "industry"), place("B", "sport")),
        *(place("C", "candidate"), place("D", "candidate"), lambda g: g.public.phase == 7),
    ],
    [place("E", "siberia"), lambda g: g.public.phase == 8],
    [control("R", ANNA), lambda g: g.public.track == ("stalinists",), lambda g: g.public.year == 2],
]
"""By paragraph, what is so when it has been read."""


def test_the_example_year_is_played_as_it_is_told() -> None:
    g = KREMLIN.read_position(EXAMPLE.position)
    for number, (paragraph, so) in enumerate(zip(EXAMPLE.paragraphs, TOLD, strict=True), 1):
        for seat, action in follow(KREMLIN, g, paragraph.lines):
            play(g, seat, action)
        assert all(holds(g) for holds in so), f"paragraph {number}: {[holds(g) for holds in so]}"
