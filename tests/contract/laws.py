"""What each game there is has declared to the suites."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from presidium.core import Game
from presidium.core.laws import Laws


@cache
def laws(game: Game) -> Laws:
    found: Laws = import_module(_module(game)).LAWS
    return found


def folder(game: Game) -> Path:
    """Where its laws stand, and its playthroughs and records with them."""
    file = import_module(_module(game)).__file__
    assert file is not None
    return Path(file).parent


def _module(game: Game) -> str:
    """Ours stand among the tests, that of a game from elsewhere in its own package."""
    return f"tests.games.{game.name}.laws" if find_spec(f"tests.games.{game.name}") else f"{game.package}.laws"
