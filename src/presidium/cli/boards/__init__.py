"""The board of each game as a seat sees it, made from its view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from presidium.cli.boards import any_game, goulag, kremlin, politburo
from presidium.cli.screen import Grid
from presidium.core import View
from presidium.text import Words

Drawn = Iterator[str | Grid]

_BOARDS: Final[dict[str, Callable[[View[Any], Words], Drawn]]] = {
    "goulag": goulag.board,
    "politburo": politburo.board,
    "kremlin": kremlin.board,
}


def board(view: View[Any], words: Words) -> Drawn:
    """The board drawn for this game, or the plain one that does for any."""
    return _BOARDS.get(view.rules.game, any_game.board)(view, words)
