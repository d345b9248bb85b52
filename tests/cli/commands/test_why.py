"""Advice at the question, and at the end why a bot has answered so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from presidium.core.record import read
from presidium.games.registry import OUR_OWN, find
from presidium.text import Words
from tests.cli.commands.test_play import always_first
from tests.cli.shell import presidium

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.few(1)
@pytest.mark.parametrize("game", [game.name for game in OUR_OWN])
def test_a_seasoned_comrade_says_what_he_would_answer(game: str) -> None:
    ran = presidium("play", game, "--seed", "4", "--plain", typed="advice\nsuggest\noptions\n1\nadvice\nquit\n")
    assert ran.code == 0, ran.err
    assert ran.out.count(Words("en")("page-why-would")) == 2


def test_where_there_is_nobody_to_ask_it_is_said() -> None:
    ran = presidium("play", "queue", "--seed", "4", "--plain", typed="advice\nquit\n")
    assert "Nobody here knows this game well enough" in ran.out


def test_advice_follows_the_language_and_nothing_is_answered_by_it() -> None:
    ran = presidium("play", "goulag", "--seed", "4", "--plain", "--lang", "fr", typed="conseil\nconseil\nquitter\n")
    assert ran.out.count(Words("fr")("page-why-how", how="weighs")) == 2


def test_no_bot_says_why_while_the_game_runs() -> None:
    ran = presidium("play", "goulag", "--seed", "4", "--plain", typed="options\n1\nwhy\nwhy 3\nquit\n")
    assert ran.out.count("The game is not over yet") == 2, ran.out
    assert Words("en")("page-why-grounds") not in ran.out


def test_at_the_end_the_bots_are_asked_by_the_number_of_the_move(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    whole = always_first(60)
    ended = presidium(
        "play",
        "goulag",
        "--bots",
        "naive",
        "--seed",
        "4",
        "--plain",
        typed=f"{whole}why\nsave {file}\nwhy 999\nwhy x\n",
    )
    assert "No move of this game has the number 999" in ended.out
    assert "No move of this game has the number x" in ended.out
    listed = re.findall(r"^(\d+); Comrade (\d); (name .*|play .*|supervise .*)$", ended.out, re.MULTILINE)
    assert listed
    number, seat, answer = listed[-1]
    asked = presidium("why", file, number, "--plain")
    assert asked.code == 0, asked.err
    assert f"Comrade {seat} answered so:\n{answer} (" in asked.out
    assert presidium("why", file, "--plain").out.splitlines()[0].split(";")[0] == listed[0][0]
    assert "Only that person knows why" in presidium("why", file, _first_of(file, "1")).err


def _first_of(file: Path, seat: str) -> str:
    """The number of this seat's first move: chance and statements have numbers too."""
    moves = read(file.read_text("utf-8"), find).moves
    return str(next(number for number, (player, _) in enumerate(moves, 1) if str(player) == seat))


def test_a_record_without_bots_of_ours_says_so() -> None:
    ran = presidium("why", RECORDS / "goulag-loyal.txt")
    assert ran.code == 2
    assert "No bot of ours" in ran.err
