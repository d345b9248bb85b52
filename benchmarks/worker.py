"""The common loop of benchmark sides: for each line of input, plays for that many CPU-seconds and prints counts."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Protocol

BATCH = 16
"""Number of repetitions between two readings of the clock, because a reading costs as much as an action."""


class Side(Protocol):
    def playout(self) -> tuple[int, int]:
        """Plays one random game; returns the number of all actions, and of the players' actions without chance."""

    def advance(self, actions: int) -> Any | None:
        """Returns a random game after this many actions; None if the game was over before."""

    def copy(self, state: Any) -> Any:
        """Returns a copy of a state, made by the library's own function."""


def serve(side: Side) -> None:
    measure(side, 0.1)  # fill the caches, let the interpreter warm up
    for line in sys.stdin:
        print(json.dumps(measure(side, float(line))), flush=True)


def measure(side: Side, seconds: float) -> dict[str, float]:
    """Measures random games for this many CPU-seconds, then copies of a state in mid-game for a tenth of the time."""
    actions = decisions = 0

    def play() -> None:
        nonlocal actions, decisions
        played, chosen = side.playout()
        actions += played
        decisions += chosen

    games, cpu = spend(seconds, play)
    state = mid_game(side, actions // games // 2)
    copies, copy_cpu = spend(seconds / 10, lambda: side.copy(state))
    return {
        "games": games,
        "actions": actions,
        "decisions": decisions,
        "cpu": cpu,
        "copy_us": copy_cpu / copies * 1e6,
    }


def spend(seconds: float, once: Callable[[], object]) -> tuple[int, float]:
    """Repeats a function for this many CPU-seconds; returns the number of repetitions and the CPU time used."""
    times, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not times:
        for _ in range(BATCH):
            once()
        times += BATCH
    return times, spent


def mid_game(side: Side, actions: int) -> Any:
    """Returns a state after half of the actions of an average game."""
    while (state := side.advance(actions)) is None:
        pass
    return state
