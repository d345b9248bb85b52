"""Tables of every game, and random games played at them by numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from presidium.core import CHANCE
from presidium.games import find
from presidium.lab.environments.doors import Door, door
from presidium.lab.environments.turns import Turns

TABLES = {
    "goulag 5": ("goulag", 5, {}),
    "goulag 8 blind": ("goulag", 8, {"own_card": "blind"}),
    "politburo 5": ("politburo", 5, {}),
    "politburo 7 open": ("politburo", 7, {"track": "open"}),
    "kremlin 1988 basic": ("kremlin", 4, {"preset": "1988 basic"}),
    "kremlin 1986 basic": ("kremlin", 3, {"preset": "1986 basic"}),
    "kremlin 1988 advanced": ("kremlin", 5, {"preset": "1988 advanced", "tie_arbiter": "on"}),
    "kremlin 1986 full": ("kremlin", 6, {"preset": "1986 full", "joint_win": "on", "influence_nestor": "on"}),
    "kremlin 1988 growing": ("kremlin", 4, {"edition": "1988", "growth": "on", "purge_limit": "none"}),
}
at_every_table = pytest.mark.parametrize("name", TABLES)


def door_of(name: str) -> Door:
    game, players, options = TABLES[name]
    return door(find(game).rules(players, options))


def begun(door: Door) -> Turns:
    return Turns(door, door.way.game.begin(door.rules))


def played(door: Door, rng: Random) -> Iterator[Turns]:
    """A game before each question to a player, and when it is over: one that is changed in place as you go."""
    turns = begun(door)
    while turns.next is not None:
        seat = turns.next
        if seat == CHANCE:
            numbers, likely = zip(*turns.outcomes(), strict=True)
            turns.answer(CHANCE, rng.choices(numbers, likely)[0])
            continue
        yield turns
        is_open = turns.open(seat)
        quietly = rng.random() < 0.7 and door.actions.words(is_open[0]) == "pass"
        turns.answer(seat, is_open[0] if quietly else rng.choice(is_open))
    yield turns
