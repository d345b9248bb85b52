"""Helper commands and texts of each game for a player at the terminal, such as standing orders."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from presidium.cli.terminal.aids.aid import Aid
from presidium.cli.terminal.aids.kremlin import KremlinAid
from presidium.core import Game

_AIDS: Final[dict[str, Callable[[Game, Random], Aid]]] = {"kremlin": KremlinAid}


def aid_for(game: Game, dice: Random) -> Aid:
    """The `Aid` object of this game, or the general one for games without their own."""
    return _AIDS.get(game.name, Aid)(game, dice)
