"""Pictures for the rules: the example game as a spectator would see it, and boards beside single rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from presidium.core import Example, Figure, Game, State
from presidium.core.content.learning import follow
from presidium.server.base.tempo import Tempo
from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.table import Table
from presidium.server.http.routes.lessons import play
from presidium.server.protocol import messages
from presidium.server.protocol.http.library import PictureInfo, RulesPictures
from presidium.server.protocol.portraits import PORTRAITS
from presidium.server.render import streams

PICTURE_TIME: Final = 0.0
"""Time at which the tables of the rules' pictures stand still, as no clock runs there."""
READERS: Final = ["Anna", "Otto", "Clara", "Emil", "Vera", "Boris", "Nina", "Igor", "Olga", "Pavel"]


def drawn(game: Game) -> RulesPictures:
    figures = {number: looked_at(game, figure) for number, figure in game.figures.items()}
    if game.example is None:
        return RulesPictures(figures=figures)
    hello, paragraphs = told(game, game.example)
    return RulesPictures(hello, paragraphs, figures)


def told(game: Game, example: Example) -> tuple[messages.Hello, tuple[PictureInfo, ...]]:
    table = seated(game, game.read_position(example.position), example.names)
    hello = streams.hello(table, None, None, 0, PICTURE_TIME)
    return hello, tuple(
        PictureInfo(each.shows, play(table, partial(follow, game, lines=each.lines), None, PICTURE_TIME))
        for each in example.paragraphs
    )


def looked_at(game: Game, figure: Figure) -> messages.Hello:
    g = game.read_position(figure.position)
    return streams.hello(seated(game, g, READERS[: g.rules.seats]), figure.seat, None, 0, PICTURE_TIME)


def seated(game: Game, g: State[Any], names: Sequence[str]) -> Table:
    """Returns a table in this state of the game, with these names in its seats."""
    table = Table("", Seed("", ""))
    table.add(
        journal.Opened(
            game.name, g.rules.seats, dict(g.rules.chosen), Tempo("untimed"), names[0], "", game.rules_version
        ),
        *(PICTURE_TIME, 1),
    )
    for seat, name in zip(g.rules.players, names, strict=True):
        table.add(journal.Sat(seat, name, name, portrait=PORTRAITS[(seat - 1) % len(PORTRAITS)]), PICTURE_TIME, 1)
    table.g = g
    table.add(journal.Started(), PICTURE_TIME, 1)
    return table
