"""Draws the board of each game as a seat sees it, from the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from presidium.cli.terminal.boards import any_game, goulag, kremlin, politburo
from presidium.cli.terminal.screen import Grid
from presidium.core import View
from presidium.text import Words

Drawn = Iterator[str | Grid]

_BOARDS: Final[dict[str, Callable[[View[Any], Words], Drawn]]] = {
    "goulag": goulag.board,
    "politburo": politburo.board,
    "kremlin": kremlin.board,
}


def board(view: View[Any], words: Words) -> Drawn:
    """The parts of the board of this game; a general board if the game has none of its own."""
    return _BOARDS.get(view.rules.game, any_game.board)(view, words)
