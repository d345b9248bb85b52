"""Measures how many games a newcomer wins who knows only what the lesson teaches.

.venv/bin/python -m benchmarks.newcomer --games 2000 --workers 2

Scripts with a few rules of thumb from the lesson (`tests/newcomer`) play at the table of "Play now" (`newcomer` in
`presidium.bots.runtime.roster`). The benchmark ends with an error if it misses a bar: 40 % of the games at Goulag, and
elsewhere the average share of the other seats. For comparison Goulag and Politburo are played with other numbers of
seats too.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from presidium.bots import newcomer
from presidium.games import GAMES, find
from tests.newcomer.measure import Fared, fared, missed, play

LIKEWISE = {"goulag": (5,), "politburo": (7,)}
"""Tables with other numbers of seats and the same bots, for comparison. They have no bar."""


def some(game: str, table: tuple[str, ...], first: int, games: int, step: int) -> list[tuple[int, float]]:
    return play(find(game), table, range(first, games, step))


def line(game: str, table: tuple[str, ...], how: Fared) -> str:
    won = f"{how.wins:6.1%} ({how.between[0]:.1%} to {how.between[1]:.1%})"
    ahead = f"{how.ahead:+.1%} ({how.ahead_between[0]:+.1%} to {how.ahead_between[1]:+.1%})"
    who = f"{game}, {len(table) + 1} seats"
    return f"{who:20} {how.games} games: {won}, a seat of the others {how.others:.1%}; ahead by {ahead}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=["goulag", "politburo", "kremlin"])
    asked = parser.parse_args()
    short = []
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.only:
            own = newcomer(name, GAMES[name].seats)
            for table in (own, *(own[:1] * (seats - 1) for seats in LIKEWISE.get(name, ()))):
                parts = [
                    pool.submit(some, name, table, first, asked.games, asked.workers) for first in range(asked.workers)
                ]
                how = fared([game for part in parts for game in part.result()])
                print(line(name, table, how), flush=True)
                if table == own and missed(name, how):
                    short.append(name)
    sys.exit(f"bar missed: {', '.join(short)}" if short else 0)


if __name__ == "__main__":
    main()
