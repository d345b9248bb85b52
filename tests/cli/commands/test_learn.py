"""A lesson in the terminal, typed through a pipe: to its end, and left in the middle."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from presidium.cli.commands.learn import FILE, Bookmark
from presidium.core import Game
from presidium.core.content.learning import Learning
from presidium.games import GAMES, find
from presidium.text import Words
from tests.cli.shell import Ran, presidium
from tests.contract.test_lessons import LESSONS, a_right_answer, named, played
from tests.text.messages import SPOKEN

GOULAG = find("goulag")
NAMED = ["", "", "name 2 3 watch 4"]


def typed(game: Game) -> Iterator[str]:
    return map(a_right_answer, played(game))


def learns(game: str, folder: Path, *lines: str, more: tuple[str, ...] = ()) -> Ran:
    return presidium("learn", game, "--plain", "--data", folder, *more, typed="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_it_is_typed_to_its_end_in_every_language(game: Game, lang: str, tmp_path: Path) -> None:
    ran = learns(game.name, tmp_path, *typed(game), "no", more=("--lang", lang))
    assert ran.code == 0, ran.err
    words = Words(lang)
    assert game.lesson is not None
    for screen in game.lesson.screens:
        assert words.lesson(game.name, screen.id) in ran.out
    assert words("cli-learn-play") in ran.out
    assert json.loads((tmp_path / FILE).read_text())[game.name] == []


def test_at_its_end_one_goes_on_to_a_table(tmp_path: Path) -> None:
    ran = learns("goulag", tmp_path, *typed(GOULAG), "", "quit")
    assert ran.code == 0, ran.err
    assert Words("en")("cli-welcome", seat=1, name="Comrade 1 (you)") in ran.out


def test_whoever_leaves_goes_on_there(tmp_path: Path) -> None:
    left = learns("goulag", tmp_path, *NAMED, "quit")
    assert json.loads((tmp_path / FILE).read_text()) == {"goulag": NAMED}
    assert "4 of 11" in left.out
    again = learns("goulag", tmp_path, "quit")
    assert "4 of 11" in again.out
    assert "1 of 11" not in again.out
    assert "1 of 11" in learns("goulag", tmp_path, "quit", more=("--again",)).out


def test_what_is_wrong_is_answered_with_why_and_asked_again(tmp_path: Path) -> None:
    ran = learns("goulag", tmp_path, "", "", "name 2 5 watch 3", "name 1 2 watch 3", "12", "7", "quit")
    words = Words("en")
    assert words("refused-lesson-goulag-dig").rstrip(".") in ran.out
    assert "(goulag 2.3)" in ran.out
    assert "(goulag 2.1)" in ran.out
    assert "4 of 11" in ran.out


def test_what_belongs_to_a_table_is_refused_in_words(tmp_path: Path) -> None:
    lines = (
        "dig",
        "?",
        "table",
        "log",
        "rule 2.4",
        "options",
        "pravda",
        "advice",
        "say ask 2 about 3",
        "save x",
        "quit",
    )
    ran = learns("goulag", tmp_path, *lines, "quit")
    assert ran.code == 0, ran.err
    assert ran.out.count(Words("en")("refused-only-a-lesson")) == 3
    assert "Traceback" not in ran.err


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    without = next(game for game in GAMES.values() if game.lesson is None)
    ran = learns(without.name, tmp_path)
    assert ran.code == 2
    assert without.name in ran.err


@pytest.mark.parametrize("kept", ["", "nonsense", "[]", '{"goulag": 3}', '{"goulag": ["play work"]}'])
def test_a_bookmark_that_leads_nowhere_is_at_the_beginning(kept: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(kept)
    assert Bookmark(tmp_path, GOULAG).found().answers == []


def test_every_game_has_its_own_bookmark(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"other": ["a"]}')
    Bookmark(tmp_path, GOULAG).put(Learning(GOULAG, NAMED))
    assert json.loads((tmp_path / FILE).read_text()) == {"other": ["a"], "goulag": NAMED}
