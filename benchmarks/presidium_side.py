"""Our side: random playouts through the public API, without views. `python presidium_side.py goulag 7`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from worker import serve

from presidium.core import Roll, State
from presidium.games import find


class Presidium:
    def __init__(self, name: str, seats: int) -> None:
        self.game = find(name)
        self.seats = seats
        self.rng = Random(1)

    def playout(self) -> tuple[int, int]:
        rng = self.rng
        g = self.game.new(self.seats)
        actions = chance = 0
        while (question := g.question()) is not None:
            asked = question.asked()
            for player in asked:
                g.apply(player, question.options(player).sample(rng))
            actions += len(asked)
            if type(question) is Roll:
                chance += 1
        return actions, actions - chance

    def advance(self, actions: int) -> State[Any] | None:
        g = self.game.new(self.seats)
        for _ in range(actions):
            if g.over:
                return None
            player = g.waiting_for()[0]
            g.apply(player, g.options(player).sample(self.rng))
        return None if g.over else g

    def copy(self, state: State[Any]) -> State[Any]:
        return state.copy()


if __name__ == "__main__":
    serve(Presidium(sys.argv[1], int(sys.argv[2])))
