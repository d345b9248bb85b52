"""The registry of games: Presidium's own, and games of packages that have an entry point `presidium.games`."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.metadata import entry_points
from typing import Final

from presidium.core import Game, Refused, refusal
from presidium.games.goulag import GOULAG
from presidium.games.kremlin import KREMLIN
from presidium.games.politburo import POLITBURO

GROUP: Final = "presidium.games"
OUR_OWN: Final = (GOULAG, POLITBURO, KREMLIN)


def offered() -> Iterator[Game]:
    """Yields games of other packages. Leaves out a package that fails to load, and a game whose name is already
    taken."""
    taken = {game.name for game in OUR_OWN}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
            fault = None if isinstance(game, Game) else f"{entry.value} is no game"
        except Exception as error:  # importing another package may raise anything
            fault = repr(error)
        if fault is None and game.name in taken:
            fault = f"there is a {game.name} already"
        if fault is None:
            taken.add(game.name)
            yield game
        else:
            warnings.warn(f"The game {entry.name} is left out: {fault}", stacklevel=2)


GAMES: Final[dict[str, Game]] = {game.name: game for game in (*OUR_OWN, *offered())}


def find(name: str) -> Game:
    """Returns the game with this name. Raises Refused if there is no such game."""
    if name.lower() not in GAMES:
        raise Refused(refusal("unknown-game", game=name, known=", ".join(GAMES)))
    return GAMES[name.lower()]
