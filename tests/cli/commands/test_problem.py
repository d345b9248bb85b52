"""A problem in the terminal: a wrong answer is weighed, the right one explained, and one may give up."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from presidium.cli.commands.problem import chosen
from presidium.core import Game, Problem
from presidium.games import GAMES, find
from presidium.text import Words
from presidium.text.problems import told
from tests.cli.shell import presidium
from tests.contract.test_problems import ALL
from tests.text.messages import SPOKEN


@pytest.mark.few(4)
@pytest.mark.parametrize(("game", "problem"), ALL)
def test_the_best_answer_is_told_why(game: Game, problem: Problem) -> None:
    number = str(game.problems.index(problem) + 1)
    ran = presidium("problem", game.name, number, "--plain", typed=f"{problem.best}\n")
    assert ran.code == 0, ran.err
    said = told(Words("en"), game.name, problem.id)
    for sentence in (said.title, said.task, said.house, said.why):
        assert sentence in ran.out


@pytest.mark.parametrize("lang", SPOKEN)
def test_a_wrong_one_is_weighed_and_asked_again(lang: str) -> None:
    ran = presidium("problem", "kremlin", "2", "--plain", "--lang", lang, typed="pass\ncure\n")
    words = Words(lang)
    assert words("problem-judged", right="no", worth=35, most=80) in ran.out
    assert words("problem-judged", right="yes", worth=80, most=80) in ran.out


def test_one_may_give_up() -> None:
    ran = presidium("problem", "goulag", "1", "--plain", typed="solve\n")
    assert "supervise 4" in ran.out
    assert told(Words("en"), "goulag", "the-last-shift").why in ran.out


def test_there_are_only_so_many() -> None:
    assert "from 1 on" in presidium("problem", "goulag", "9", "--plain").err
    assert presidium("problem", "chess", "--plain").code == 2


def test_each_day_has_its_own() -> None:
    first = date(2026, 11, 16)
    days = [chosen(None, None, first + timedelta(day)) for day in range(16)]
    assert len({(game.name, number) for game, number in days}) == sum(len(game.problems) for game in GAMES.values())
    assert chosen("goulag", None, first)[0] is find("goulag")
