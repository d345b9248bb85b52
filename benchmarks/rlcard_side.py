"""Plays random games of RLCard from Python for a benchmark: `python rlcard_side.py uno [example]`.

The loop is the fastest through RLCard's environment: it draws raw actions from the raw legal actions, so that `step`
need not look up their numbers. RLCard deals by itself, so chance takes no actions. With `example` RLCard's random
agents play in its own `run`, as in its example. RLCard cannot copy a game, so the benchmark uses a deep copy.
"""

from __future__ import annotations

import copy
import random
import sys
from typing import Any

import numpy
import rlcard
from rlcard.agents import RandomAgent
from worker import serve


class RLCard:
    def __init__(self, name: str) -> None:
        self.env = rlcard.make(name, config={"seed": 1})
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in range(self.env.num_players)])

    def playout(self) -> tuple[int, int]:
        env, rng = self.env, random.random
        state, _ = env.reset()
        actions = 0
        while not env.is_over():
            legal = state["raw_legal_actions"]
            state, _ = env.step(legal[int(rng() * len(legal))], True)
            actions += 1
        return actions, actions

    def advance(self, actions: int) -> Any | None:
        state, _ = self.env.reset()
        for _ in range(actions):
            if self.env.is_over():
                return None
            state, _ = self.env.step(random.choice(state["raw_legal_actions"]), True)
        return None if self.env.is_over() else self.env.game

    def copy(self, state: Any) -> Any:
        return copy.deepcopy(state)


class Example(RLCard):
    def playout(self) -> tuple[int, int]:
        before = self.env.timestep
        self.env.run()
        actions = self.env.timestep - before
        return actions, actions


if __name__ == "__main__":
    random.seed(1)
    numpy.random.seed(1)
    serve(Example(sys.argv[1]) if "example" in sys.argv[2:] else RLCard(sys.argv[1]))
