"""What the rules draw: an example is played, and has the paragraphs of its text; a figure stands beside a rule."""

from __future__ import annotations

import msgspec
import pytest

from presidium.core import Game
from presidium.games import GAMES
from presidium.server.http.routes.pictures import drawn
from presidium.text import rules
from tests.text.messages import SPOKEN

DRAWN = [game for game in GAMES.values() if game.example is not None]


def named(game: Game) -> str:
    return game.name


def told(game: Game, lang: str) -> list[str]:
    """The paragraphs of the example, which comes last before the first rule."""
    return [line[2:] for line in rules(game.name, lang).introduction.splitlines() if line.startswith("- ")]


def test_ours_are_drawn() -> None:
    assert {"goulag", "kremlin", "politburo"} <= set(map(named, DRAWN))


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game", DRAWN, ids=named)
def test_the_text_has_a_paragraph_for_each_picture(game: Game, lang: str) -> None:
    assert game.example is not None
    text = told(game, lang)
    assert len(text) == len(game.example.paragraphs)
    for name in game.example.names:
        assert any(name in line.replace("É", "E") for line in text), name


@pytest.mark.parametrize("game", DRAWN, ids=named)
def test_it_is_played_and_what_is_drawn_has_been_told(game: Game) -> None:
    pictures, before = drawn(game), set[str]()
    assert pictures.hello is not None
    for picture in pictures.paragraphs:
        if picture.update is not None:
            before |= {event["type"] for event in msgspec.json.decode(picture.update.events or b"[]")}
        assert picture.shows in ("", "board") or picture.shows in before, picture.shows
    assert sum(bool(picture.shows) for picture in pictures.paragraphs) > len(pictures.paragraphs) // 2


@pytest.mark.parametrize("game", DRAWN, ids=named)
def test_whoever_watches_is_told_no_secret(game: Game) -> None:
    """Nobody sits there with these eyes; what lies face down stays so until the game opens it."""
    pictures = drawn(game)
    assert pictures.hello is not None
    assert not pictures.hello.yours
    assert pictures.hello.question is None or pictures.hello.question.options is None


@pytest.mark.parametrize("game", DRAWN, ids=named)
def test_every_figure_stands_beside_a_rule(game: Game) -> None:
    assert game.figures
    assert set(game.figures) <= set(rules(game.name, "en"))
    for number, hello in drawn(game).figures.items():
        assert hello.view is not None, number
