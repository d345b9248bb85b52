"""The entrances: what is done to arrays of games, in machine code."""

from __future__ import annotations

from typing import Any

from presidium.batch.kremlin import chance, observe, play, rights
from presidium.batch.kremlin.compiled import entrance
from presidium.batch.kremlin.modes import ANNOUNCE

Array = Any


@entrance
def begin_all(games: Array) -> None:
    """Let each list what may be answered in it."""
    for at in range(games.shape[0]):
        if games[at].mode == ANNOUNCE:
            g = games[at]
            rights.list_choices(g, rights.right(g), g.actor)
        else:
            play.list_options(games[at])


@entrance
def asked_all(games: Array, out: Array) -> None:
    for at in range(games.shape[0]):
        out[at] = play.asked(games[at])


@entrance
def legal_all(games: Array, out: Array) -> None:
    """How often each action stands among the options; `out` holds nothing yet."""
    for at in range(games.shape[0]):
        g = games[at]
        for option in range(g.count):
            out[at, g.options[option]] += 1


@entrance
def step_all(games: Array, actions: Array) -> None:
    for at in range(games.shape[0]):
        play.step(games[at], actions[at])


@entrance
def observe_all(games: Array, seats: Array, out: Array) -> None:
    for at in range(games.shape[0]):
        observe.observe(games[at], seats[at], out[at])


@entrance
def set_up(games: Array, seeds: Array) -> None:
    """Let chance answer until a player is asked."""
    for at in range(games.shape[0]):
        while play.asked(games[at]) == 0:
            play.step(games[at], chance.option(games[at], seeds, at))


@entrance
def play_at_random(games: Array, seeds: Array, answers: int) -> int:
    """Give so many random answers in each game, or as many as it takes to its end; how many were given."""
    given = 0
    for at in range(games.shape[0]):
        g = games[at]
        for _ in range(answers):
            if g.count == 0:
                break
            play.step(g, chance.option(g, seeds, at))
            given += 1
    return given
