"""Plays random games of ours through the public API, without views: `presidium_side.py kremlin 5 edition=1988`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from worker import serve

from presidium.bots import find as find_bot
from presidium.bots.runtime.at_random import AtRandom
from presidium.core import Roll, State
from presidium.games import find


class Presidium:
    def __init__(self, name: str, seats: int, **options: str) -> None:
        self.game = find(name)
        bot = find_bot("random", name)  # in Kremlin it passes in most windows, so games last longer
        self.pick = None if isinstance(bot, AtRandom) else bot.pick  # in other games it samples, as this side does
        self.seats = seats
        self.options = options
        self.rng = Random(1)

    def playout(self) -> tuple[int, int]:
        rng = self.rng
        pick = self.pick
        g = self.game.new(self.seats, **self.options)
        actions = chance = 0
        while (question := g.question()) is not None:
            asked = question.asked()
            for player in asked:
                options = question.options(player)
                g.apply(player, options.sample(rng) if pick is None or not player else pick(options, rng))
            actions += len(asked)
            if type(question) is Roll:
                chance += 1
        return actions, actions - chance

    def advance(self, actions: int) -> State[Any] | None:
        g = self.game.new(self.seats, **self.options)
        for _ in range(actions):
            if g.over:
                return None
            player = g.waiting_for()[0]
            options = g.options(player)
            sampled = self.pick is None or not player
            g.apply(player, options.sample(self.rng) if sampled else self.pick(options, self.rng))
        return None if g.over else g

    def copy(self, state: State[Any]) -> State[Any]:
        return state.copy()


if __name__ == "__main__":
    name, seats, *chosen = sys.argv[1:]
    serve(Presidium(name, int(seats), **dict(option.split("=") for option in chosen)))
