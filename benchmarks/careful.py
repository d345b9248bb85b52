"""Measures how long four careful bots need for a whole game of Kremlin: CPU milliseconds, views included.

.venv/bin/python benchmarks/careful.py --games 40
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, median
from time import process_time

from presidium.bots import find, play_out
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.rules import PRESETS

SEATS = 4


def game(preset: str, number: int) -> float:
    g = KREMLIN.new(SEATS, preset=preset)
    bots = {seat: find("careful", "kremlin") for seat in g.rules.players}
    minds = {seat: Random(f"{number}/{seat}") for seat in bots}
    begun = process_time()
    play_out(g, bots, Random(number), minds)
    return 1000 * (process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    games = parser.parse_args().games
    for preset in PRESETS:
        taken = [game(preset, number) for number in range(games)]
        print(f"{preset}: mean {mean(taken):.0f} ms, median {median(taken):.0f} ms, longest {max(taken):.0f} ms")


if __name__ == "__main__":
    main()
