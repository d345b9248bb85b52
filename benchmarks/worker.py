"""What every side of the benchmark does: for each line it reads, play for so many CPU-seconds and say what it did."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Protocol

BATCH = 16
"""How often something is done between two looks at the clock, which cost as much as an action."""


class Side(Protocol):
    def playout(self) -> tuple[int, int]:
        """Play one random game; how many actions it took, and how many of them were the players', not chance's."""

    def advance(self, actions: int) -> Any | None:
        """A new random game after so many actions; None if it was over by then."""

    def copy(self, state: Any) -> Any:
        """The library's own copy of a state."""


def serve(side: Side) -> None:
    measure(side, 0.1)  # fill the caches, let the interpreter warm up
    for line in sys.stdin:
        print(json.dumps(measure(side, float(line))), flush=True)


def measure(side: Side, seconds: float) -> dict[str, float]:
    """Playouts for so long, then copies of a state in mid-game for a tenth of it."""
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
    """Do it over and over for so much CPU time; how often it was done, and the CPU time it took."""
    times, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not times:
        for _ in range(BATCH):
            once()
        times += BATCH
    return times, spent


def mid_game(side: Side, actions: int) -> Any:
    """A state half an average game from the start."""
    while (state := side.advance(actions)) is None:
        pass
    return state
