"""Whatever game has problems: they can be read, asked, answered and said."""

from __future__ import annotations

import pytest

from presidium.core import Game, Problem, view
from presidium.games import GAMES
from presidium.text import Words, languages
from presidium.text.problems import told

ALL = [
    pytest.param(game, problem, id=f"{game.name}-{problem.id}") for game in GAMES.values() for problem in game.problems
]
TASK, WHY = 25, 60


@pytest.mark.parametrize(("game", "problem"), ALL)
def test_the_position_is_written_as_it_is_read(game: Game, problem: Problem) -> None:
    g = game.read_position(problem.position)
    again = game.read_position(game.write_position(g))
    assert view(again, problem.seat) == view(g, problem.seat)


@pytest.mark.parametrize(("game", "problem"), ALL)
def test_the_seat_is_asked_and_may_answer_so(game: Game, problem: Problem) -> None:
    g = game.read_position(problem.position)
    assert problem.seat in g.asked()
    for answer in {problem.best, *problem.also, *problem.chances}:
        action = game.notation.read(answer)
        assert game.notation.print(action) == answer
        assert g.why_not(problem.seat, action) is None
    assert problem.best in problem.chances
    assert max(problem.chances.values()) == problem.worth(problem.best) > problem.otherwise


@pytest.mark.parametrize(("game", "problem"), ALL)
@pytest.mark.parametrize("lang", languages())
def test_it_is_told_in_few_words(lang: str, game: Game, problem: Problem) -> None:
    words = Words(lang, problem.seat)
    said = told(words, game.name, problem.id)
    assert words.has(f"problem-{game.name}-{problem.id}-title")
    assert said.title
    assert len(said.task.split()) <= TASK, said.task
    assert len(said.why.split()) <= WHY, said.why


def test_no_two_of_a_game_have_one_id() -> None:
    for game in GAMES.values():
        assert len({problem.id for problem in game.problems}) == len(game.problems)
