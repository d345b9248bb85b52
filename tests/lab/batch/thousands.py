"""Goulag and Politburo at every size, thousands of games held against the engine, on whatever JAX computes with here.

    PYTHONPATH=src python3 -m tests.lab.batch.thousands 10000

needs JAX, NumPy and nothing else, so it also runs where there is an accelerator and little besides: then it is the
accelerator's games that are checked. As many processes as there are cores share the sizes among them.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final

from presidium.games.goulag.game import SEATS
from presidium.lab.batch import new
from presidium.lab.batch.check import check

WAYS: Final = {
    "goulag": ({"own_card": "seen"}, {"own_card": "blind"}),
    "politburo": ({"track": "clamped"}, {"track": "open"}),
}
PARTS: Final = 5
"""Each with a seed of its own."""

Size = tuple[str, int, int]
"""A game, its seats, and which of its ways."""


def hold_against_the_engine(size: Size, games: int) -> int:
    """So many games; how many moves those were. Of ten games nine are played from their beginning, and one is loaded
    from wherever the engine has left it."""
    game, seats, way = size
    batch, part = new(game, seats, **WAYS[game][way]), games // PARTS
    moves = 0
    for seed in range(PARTS):
        moves += check(batch, part * 9 // 10, seed, every=10)
        moves += check(batch, part - part * 9 // 10, seed, ahead=150, every=5)
    return moves


def main() -> None:
    games = int(sys.argv[1]) if sys.argv[1:] else 10_000
    sizes = [(game, seats, way) for game in reversed(WAYS) for seats in reversed(SEATS) for way in (0, 1)]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        under_way = {pool.submit(hold_against_the_engine, size, games // 2): size for size in sizes}
        for done in as_completed(under_way):
            game, seats, way = under_way[done]
            told = f"{game} {seats} {WAYS[game][way]}: {games // 2} games, {done.result()} moves, as the engine"
            print(told, flush=True)


if __name__ == "__main__":
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the processes share one accelerator
    main()
