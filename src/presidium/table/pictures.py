"""What is drawn in the rules: the example, as whoever watches it would be told, and a board beside single rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from presidium.core import Example, Figure, Game, State
from presidium.core.learning import follow
from presidium.table import journal, messages, streams
from presidium.table.dice import Seed
from presidium.table.lessons import play
from presidium.table.letters.library import PictureInfo, RulesPictures
from presidium.table.portraits import PORTRAITS
from presidium.table.table import Table
from presidium.table.tempo import Tempo

NOW: Final = 0.0
"""It happens in a book."""
READERS: Final = ["Anna", "Otto", "Clara", "Emil", "Vera", "Boris", "Nina", "Igor", "Olga", "Pavel"]


def drawn(game: Game) -> RulesPictures:
    figures = {number: looked_at(game, figure) for number, figure in game.figures.items()}
    if game.example is None:
        return RulesPictures(figures=figures)
    hello, paragraphs = told(game, game.example)
    return RulesPictures(hello, paragraphs, figures)


def told(game: Game, example: Example) -> tuple[messages.Hello, tuple[PictureInfo, ...]]:
    table = seated(game, game.read_position(example.position), example.names)
    hello = streams.hello(table, None, None, 0, NOW)
    return hello, tuple(
        PictureInfo(each.shows, play(table, partial(follow, game, lines=each.lines), None, NOW))
        for each in example.paragraphs
    )


def looked_at(game: Game, figure: Figure) -> messages.Hello:
    g = game.read_position(figure.position)
    return streams.hello(seated(game, g, READERS[: g.rules.seats]), figure.seat, None, 0, NOW)


def seated(game: Game, g: State[Any], names: Sequence[str]) -> Table:
    """A table at which the game stands so, with these people round it."""
    table = Table("", Seed("", ""))
    table.add(
        journal.Opened(
            game.name, g.rules.seats, dict(g.rules.chosen), Tempo("untimed"), names[0], "", game.rules_version
        ),
        *(NOW, 1),
    )
    for seat, name in zip(g.rules.players, names, strict=True):
        table.add(journal.Sat(seat, name, name, portrait=PORTRAITS[(seat - 1) % len(PORTRAITS)]), NOW, 1)
    table.g = g
    table.add(journal.Started(), NOW, 1)
    return table
