"""Plays random games of OpenSpiel from Python for a benchmark: `python open_spiel_side.py hearts [example]`.

The loop is the fastest plain one that we found: it draws a choice or an outcome with one random number, without numpy.
For chance it adds up the probabilities, because outcomes need not be equally likely. With `example` the loop is the
loop of OpenSpiel's own example.py, which draws chance with numpy, as most programs do.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy
import pyspiel
from worker import serve


def walk(outcomes: list[tuple[int, float]]) -> int:
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def with_numpy(outcomes: list[tuple[int, float]]) -> int:
    actions, probabilities = zip(*outcomes, strict=True)
    return int(numpy.random.choice(actions, p=probabilities))


class OpenSpiel:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)

    def playout(self) -> tuple[int, int]:
        rng = random.random
        state = self.game.new_initial_state()
        actions = chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(walk(state.chance_outcomes()))
                chance += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
            actions += 1
        return actions, actions - chance

    def advance(self, actions: int) -> Any | None:
        state = self.game.new_initial_state()
        for _ in range(actions):
            if state.is_terminal():
                return None
            chance = state.is_chance_node()
            state.apply_action(walk(state.chance_outcomes()) if chance else random.choice(state.legal_actions()))
        return None if state.is_terminal() else state

    def copy(self, state: Any) -> Any:
        return state.clone()


class Example(OpenSpiel):
    def playout(self) -> tuple[int, int]:
        state = self.game.new_initial_state()
        actions = chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(with_numpy(state.chance_outcomes()))
                chance += 1
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
            actions += 1
        return actions, actions - chance


if __name__ == "__main__":
    random.seed(1)
    numpy.random.seed(1)
    serve(Example(sys.argv[1]) if "example" in sys.argv[2:] else OpenSpiel(sys.argv[1]))
