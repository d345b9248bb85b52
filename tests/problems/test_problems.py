"""Every problem has one best answer, and every answer is worth what is said of it: worked out here, for all of them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from presidium.core import Action, Game, Problem, SeatView, seat_view
from presidium.games.registry import OUR_OWN
from tests.problems import goulag, kremlin, politburo

Measure = Callable[[SeatView[Any]], dict[Action, Fraction]]

WORTH: dict[str, Measure] = {"goulag": goulag.worth, "politburo": politburo.worth, "kremlin": kremlin.worth}
"""What each answer is worth, by game: from what the seat sees, and from nothing else."""

MANY = {"goulag": 4, "politburo": 4, "kremlin": 8}
LONG = {"three-of-a-kind", "the-smaller-fish"}
"""Those whose trees take seconds to walk."""
ALL = [
    pytest.param(game, problem, id=f"{game.name}-{problem.id}", marks=[pytest.mark.slow] if problem.id in LONG else [])
    for game in OUR_OWN
    if game.name in WORTH
    for problem in game.problems
]


def test_there_are_as_many_as_there_should_be() -> None:
    assert {game.name: len(game.problems) for game in OUR_OWN if game.name in MANY} == MANY


@pytest.mark.few(3, quick=1)
@pytest.mark.parametrize(("game", "problem"), ALL)
def test_every_answer_is_worth_what_is_said_of_it_and_the_best_is_best(game: Game, problem: Problem) -> None:
    g = game.read_position(problem.position)
    seen = seat_view(g, problem.seat)
    worth = {game.notation.print(answer): worth for answer, worth in WORTH[game.name](seen).items()}
    assert worth.keys() == {game.notation.print(answer) for answer in seen.options}
    assert worth == {answer: problem.worth(answer) for answer in worth}
    assert problem.chances.keys() <= worth.keys()
    most = max(worth.values())
    assert {answer for answer in worth if worth[answer] == most} == {problem.best, *problem.also}
