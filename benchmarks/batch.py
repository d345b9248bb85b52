"""Compares our games over arrays with other libraries: actions per CPU-second of one core, and their ratio.

    .venv/bin/python benchmarks/batch.py            # --rounds 5 --slice 1

Each side is a process of its own, and the sides take turns (`playouts.py`). The benchmark fails if it misses a bar.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median

import playouts

OURS = {
    "goulag": ["batch_side.py", "goulag", "7"],
    "goulag-seen": ["batch_side.py", "goulag", "7", "seen"],
    "politburo": ["batch_side.py", "politburo", "7"],
    "politburo-seen": ["batch_side.py", "politburo", "7", "seen"],
    "kremlin": ["batch_side.py", "kremlin", "4"],
    "kremlin-seen": ["batch_side.py", "kremlin", "4", "seen"],
}
BARS = {
    "goulag": ("hearts", 50.0),
    "goulag-seen": ("hearts", 50 / 3),
    "politburo": ("hearts", 20.0),
    "politburo-seen": ("hearts", 20 / 3),
    "kremlin": ("hanabi", 8.0),
    "kremlin-seen": ("hanabi", 8 / 3),
}
"""For each of our sides: the library to compare with, and how many times faster ours must be."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how many slices each side gets")
    parser.add_argument("--slice", type=float, default=1.0, help="CPU-seconds of a slice")
    parser.add_argument("--only", nargs="+", choices=OURS, default=[*OURS], help="these of ours alone")
    wanted = parser.parse_args()
    playouts.OURS.clear()
    playouts.OURS.update(OURS)
    theirs = sorted({BARS[side][0] for side in wanted.only})
    slices = playouts.take_turns([*theirs, *wanted.only], wanted.rounds, wanted.slice, playouts.PEERS)
    for side in theirs:
        print(f"{side:16} {median(playouts.rates(slices[side])):13,.0f} actions/s")
    missed = []
    for side in wanted.only:
        peer, bar = BARS[side]
        mine, other = playouts.rates(slices[side]), playouts.rates(slices[peer])
        times = median(one / another for one, another in zip(mine, other, strict=True))
        decisions = median(playouts.rates(slices[side], "decisions"))
        rates = f"{median(mine):13,.0f} actions/s {decisions:13,.0f} decisions/s"
        print(f"{side:16} {rates}   {times:6.1f} × {peer} (bar {bar:.1f})")
        missed += [side] if times < bar else []
    sys.exit(f"missed: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
