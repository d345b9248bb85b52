"""Plays random games and writes their films as JSON, so that a test compares the page's beats with the server's."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from presidium.core import CHANCE, Game, State
from presidium.core.content.film import reel
from presidium.games import GAMES
from presidium.games.kremlin.printed.board import SIBERIA

PLAYED: Final = (
    ("goulag", 7, "", 1),
    ("politburo", 8, "", 2),
    ("kremlin", 4, "1988 basic", 3),
    ("kremlin", 4, "1988 advanced", 4),
    ("kremlin", 3, "1986 full", 5),
)
"""The games to play, each with its number of seats, preset and random seed."""
MOST: Final = 250
"""Most steps of one game that are written to the file."""


def films() -> str:
    """Returns JSON with the steps of each game: the public events, the begin of each beat and the film's length."""
    lines = [
        json.dumps({"game": name, "seats": seats, "steps": _steps(*each)})
        for each in PLAYED
        for name, seats in [each[:2]]
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _steps(name: str, seats: int, preset: str, seed: int) -> list[dict[str, Any]]:
    game, rng = GAMES[name], Random(seed)
    g = game.new(seats, **({"preset": preset} if preset else {}))
    steps: list[dict[str, Any]] = []
    while not g.over and len(steps) < MOST:
        exiles = _exiles(g)
        before, told = len(g.log), len(g.log.heard_by(None))
        _answered(g, rng)
        if len(g.log.since(before)):
            steps.append(_step(game, g, told, exiles))
    return steps


def _step(game: Game, g: State[Any], told: int, exiles: list[str]) -> dict[str, Any]:
    events = g.log.heard_by(None)
    film = reel(game.film, events, told)
    encoded = [game.codec.encode(event) for event in events[told:]]
    return {"exiles": exiles, "events": encoded, "begins": film.begins, "lasts": film.lasts}


def _answered(g: State[Any], rng: Random) -> None:
    """Lets every asked player answer at random; in windows 80 % of the answers are silence."""
    for seat in g.asked():
        options = g.options(seat)
        assert options is not None
        question = g.question()
        quiet = seat != CHANCE and question is not None and question.silence is not None and rng.random() < 0.8
        g.apply(seat, question.silence if quiet and question and question.silence else options.sample(rng))


def _exiles(g: State[Any]) -> list[str]:
    """Returns the politicians in Siberia (Kremlin only), because the page needs them to show who returns."""
    at = getattr(g.public, "at", None)
    return [] if at is None else list(at(SIBERIA))
