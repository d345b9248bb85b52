"""Compiled functions over arrays of Kremlin games, which Python code calls."""

from __future__ import annotations

from typing import Any

from presidium.lab.batch.kremlin import chance, observe, play
from presidium.lab.batch.kremlin.compiled import compiled, entrance
from presidium.lab.batch.kremlin.modes import ANNOUNCE, OVER
from presidium.lab.batch.kremlin.phases import rights
from presidium.lab.batch.kremlin.record import Game

Array = Any


@entrance
def begin_all(games: Array) -> None:
    """Fills the options of games that begin at a question about an announcement."""
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
    """For each action writes 1 if it is legal, otherwise 0."""
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
    """Lets chance answer until each game asks a player."""
    for at in range(games.shape[0]):
        while play.asked(games[at]) == 0:
            play.step(games[at], chance.option(games[at], seeds, at))


@entrance
def play_at_random(games: Array, seeds: Array) -> tuple[int, int]:
    """Plays each game to its end at random; returns the number of players' answers and of answers of chance."""
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
    """Like `play_at_random`, but also writes out the asked player's observation and legal actions each time."""
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
