"""The games there are."""

from __future__ import annotations

from typing import Final

from presidium.core import Game, Refused, refusal
from presidium.goulag import GOULAG
from presidium.kremlin import KREMLIN
from presidium.politburo import POLITBURO

GAMES: Final[dict[str, Game]] = {game.name: game for game in (GOULAG, POLITBURO, KREMLIN)}


def find(name: str) -> Game:
    """The game of this name; Refused if there is none."""
    if name.lower() not in GAMES:
        raise Refused(refusal("unknown-game", game=name, known=", ".join(GAMES)))
    return GAMES[name.lower()]
