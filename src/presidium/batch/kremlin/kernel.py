"""The entrances: what is done to arrays of games, in machine code."""

from __future__ import annotations

from typing import Any

from presidium.batch.kremlin import chance, observe, play, rights
from presidium.batch.kremlin.compiled import compiled, entrance
from presidium.batch.kremlin.modes import ANNOUNCE, OVER
from presidium.batch.kremlin.record import Game

Array = Any


@entrance
def begin_all(games: Array) -> None:
    """Let each list what may be announced in it."""
    for at in range(games.shape[0]):
        if games[at].mode == ANNOUNCE:
            rights.list_choices(games[at], rights.right(games[at]), games[at].actor)


@entrance
def asked_all(games: Array, out: Array) -> None:
    for at in range(games.shape[0]):
        out[at] = play.asked(games[at])


@entrance
def legal_all(games: Array, out: Array) -> None:
    for at in range(games.shape[0]):
        tell_legal(games[at], out[at])


@compiled
def tell_legal(g: Game, out: Array) -> None:
    """How often each action stands among the options: each once."""
    play.list_options(g)
    out[:] = 0
    for option in range(g.count):
        out[g.options[option]] = 1


@entrance
def step_all(games: Array, actions: Array) -> None:
    for at in range(games.shape[0]):
        play.step(games[at], int(actions[at]))


@entrance
def observe_all(games: Array, seats: Array, out: Array) -> None:
    for at in range(games.shape[0]):
        observe.observe(games[at], int(seats[at]), out[at])


@entrance
def set_up(games: Array, seeds: Array) -> None:
    """Let chance answer until a player is asked."""
    for at in range(games.shape[0]):
        while play.asked(games[at]) == 0:
            play.step(games[at], chance.option(games[at], seeds, at))


@entrance
def play_at_random(games: Array, seeds: Array) -> tuple[int, int]:
    """Give random answers to the end of each game: how many players gave, and how many chance."""
    players, dice = 0, 0
    for at in range(games.shape[0]):
        g = games[at]
        while g.mode != OVER:
            if play.asked(g):
                players += 1
            else:
                dice += 1
            play.step(g, chance.option(g, seeds, at))
    return players, dice


@entrance
def play_and_tell(games: Array, seeds: Array, seen: Array, legal: Array) -> tuple[int, int]:
    """The same, with what whoever is asked may know, and the mask of what he may answer, written out each time."""
    players, dice = 0, 0
    for at in range(games.shape[0]):
        g = games[at]
        while g.mode != OVER:
            if play.asked(g):
                players += 1
                observe.observe(g, play.asked(g), seen[at])
                tell_legal(g, legal[at])
            else:
                dice += 1
            play.step(g, chance.option(g, seeds, at))
    return players, dice
