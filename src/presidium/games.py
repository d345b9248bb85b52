"""The games there are: our own, and those of packages that offer one by an entry point `presidium.games`."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.metadata import entry_points
from typing import Final

from presidium.core import Game, Refused, refusal
from presidium.goulag import GOULAG
from presidium.kremlin import KREMLIN
from presidium.politburo import POLITBURO

GROUP: Final = "presidium.games"
OUR_OWN: Final = (GOULAG, POLITBURO, KREMLIN)


def offered() -> Iterator[Game]:
    """Games of other packages. One that cannot be had is left out, and so is one that would replace another."""
    taken = {game.name for game in OUR_OWN}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
            fault = None if isinstance(game, Game) else f"{entry.value} is no game"
        except Exception as error:  # somebody else's package, with whatever it does when it is imported
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
    """The game of this name; Refused if there is none."""
    if name.lower() not in GAMES:
        raise Refused(refusal("unknown-game", game=name, known=", ".join(GAMES)))
    return GAMES[name.lower()]
