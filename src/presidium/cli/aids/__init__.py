"""What the terminal does for a player besides asking, in each game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from presidium.cli.aids.aid import Aid
from presidium.cli.aids.kremlin import KremlinAid
from presidium.core import Game

_AIDS: Final[dict[str, Callable[[Game, Random], Aid]]] = {"kremlin": KremlinAid}


def aid_for(game: Game, dice: Random) -> Aid:
    """The aid made for this game, or the one that does for any."""
    return _AIDS.get(game.name, Aid)(game, dice)
