"""Measures the CPU time of bots' answers and statements: the 50th, 95th and 99th percentile, in milliseconds.

.venv/bin/python -m benchmarks.latency
.venv/bin/python -m benchmarks.latency --tables goulag:7:naive politburo:10:naive --games 20

CPU time hardly depends on what else runs. To compare with another version, run this file with `PYTHONPATH` at that
version's `src`. Making the view does not count.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any

from presidium.bots import find, play_out
from presidium.games import GAMES

TABLES = ["goulag:5:recruit", "goulag:7:naive", "goulag:7:analyst", "politburo:5:recruit", "politburo:7:naive",
          "politburo:10:naive", "politburo:7:analyst"]  # fmt: skip


class Timed:
    """A bot that notes the CPU milliseconds of each answer and of each occasion to speak."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.answers = list[float]()
        self.speaks = list[float]()

    def choose(self, view: Any, rng: Random) -> Any:
        start = process_time()
        action = self.bot.choose(view, rng)
        self.answers.append(1000 * (process_time() - start))
        return action

    def speak(self, view: Any, rng: Random) -> Any:
        start = process_time()
        word = self.bot.speak(view, rng)
        self.speaks.append(1000 * (process_time() - start))
        return word


def timed(game: str, seats: int, name: str, games: range) -> tuple[list[float], list[float]]:
    """The CPU milliseconds of each answer with a choice, and of each occasion to speak."""
    chosen, said = list[float](), list[float]()
    for number in games:
        g: Any = GAMES[game].new(seats)
        bots = {seat: Timed(find(name, game)) for seat in g.rules.players}
        play_out(g, bots, Random(f"l{number}"), {seat: Random(f"{number}/{seat}") for seat in bots})
        for bot in bots.values():
            chosen += bot.answers
            said += bot.speaks
    return chosen, said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tables", nargs="+", default=TABLES, help="GAME:SEATS:BOT")
    asked = parser.parse_args()
    for table in asked.tables:
        game, seats, name = table.split(":")
        for what, times in zip(("answers", "speaks"), timed(game, int(seats), name, range(asked.games)), strict=True):
            times.sort()
            shown = " / ".join(f"{times[int(part * (len(times) - 1))]:.2f}" for part in (0.5, 0.95, 0.99))
            print(f"{table:22} {what:8} {shown} ms, {len(times)} cases", flush=True)


if __name__ == "__main__":
    main()
