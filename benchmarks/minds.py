"""Measures costs of bots: each figure is the ratio of two measurements that take turns in one run, with a bar.

.venv/bin/python benchmarks/minds.py                # --slices 60; --only match; --json for programs

Each figure is a function in `FIGURES` that gets the number of turns and returns a list of `Figure` objects.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from against import ROOT, checked_out
from playouts import ask, rates
from presidium_side import Presidium

from presidium.bots import answer_for, answers
from presidium.bots import find as seated
from presidium.core import State, view
from presidium.games import find
from presidium.lab.match import Series, play_some


@dataclass(frozen=True)
class Figure:
    """One measured ratio, with the bar that it must not exceed or not fall below."""

    what: str
    ratio: float
    bar: float
    at_most: bool

    @property
    def missed(self) -> bool:
        return self.ratio > self.bar if self.at_most else self.ratio < self.bar


def take_turns(one: Callable[[int], object], other: Callable[[int], object], slices: int) -> float:
    """Returns the CPU time of the first function divided by that of the second: the median over neighbouring slices."""
    ratios = []
    for number in range(slices):
        first, second = spent(one, number), spent(other, number)
        ratios.append(first / second)
    return median(ratios)


def spent(work: Callable[[int], object], number: int) -> float:
    begun = process_time()
    work(number)
    return process_time() - begun


def match(slices: int) -> list[Figure]:
    """Compares the CPU time of a match of random bots with the bare loop that plays random games."""
    return [_match(game, seats, games, slices) for game, seats, games in (("goulag", 7, 20), ("politburo", 7, 10))]


def _match(name: str, seats: int, games: int, slices: int) -> Figure:
    game, bare = find(name), Presidium(name, seats)
    series = Series(game.new(seats).rules, ("random",), 1, None)

    def matched(number: int) -> None:
        play_some(game, series, range(number * games, (number + 1) * games))

    def played(_: int) -> None:
        for _ in range(games):
            bare.playout()

    matched(0)
    return Figure(
        f"a match of random bots, {name}, to the bare playouts", take_turns(matched, played, slices), 1.6, True
    )


BEFORE = "5e0cbfd"
"""The last commit before searches had a faster playout of their own."""


def simulations(slices: int) -> list[Figure]:
    """Compares this tree with the commit `BEFORE`: how many worlds of Kremlin 1988 a search imagines and plays out in a
    CPU-second, with the careful bot of each side."""
    with checked_out(BEFORE) as other:
        sides = [simulating(tree) for tree in (ROOT, other)]
        for side in sides:
            ask(side, 0.5)  # the first slice warms up
        turns = [[rates([ask(side, 0.5)])[0] for side in sides] for _ in range(max(slices // 6, 1))]
        for side in sides:
            side.communicate()
    ratio = median(here / there for here, there in turns)
    return [Figure(f"simulations of Kremlin 1988 a CPU-second, to those at {BEFORE}", ratio, 3.0, False)]


def simulating(tree: Path) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / "simulations_side.py")]
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)


def worlds(slices: int) -> list[Figure]:
    """Compares the time to draw a possible state of Kremlin with cards late in a game with the time early in it."""
    game = find("kremlin")
    g = game.new(4, preset="1988 advanced")
    moments = list(years(g))
    early, late = (game.worlds(view(moments[at], 1)) for at in (0, -1))
    rng = Random(1)
    ratio = take_turns(
        lambda _: [late.sample(rng) for _ in range(20)], lambda _: [early.sample(rng) for _ in range(20)], slices
    )
    return [Figure(f"drawing a world of Kremlin in year {moments[-1].public.year}, to year 2", ratio, 3.0, True)]


def years(g: State[Any]) -> Iterator[State[Any]]:
    """Yields the state at the beginning of every year except the first, in a game played by careful bots."""
    bots, dice, year = {seat: seated("careful", "kremlin") for seat in g.rules.players}, Random(3), 1
    minds = {seat: Random(seat) for seat in bots}
    while not g.over:
        for player, action in answers(
            g, lambda faces: faces.sample(dice), lambda seat, _: answer_for(g, seat, bots[seat], minds[seat])
        ):
            g.apply(player, action)
        if not g.over and g.public.year > year:
            year = g.public.year
            yield g.copy()


FIGURES: dict[str, Callable[[int], list[Figure]]] = {"match": match, "simulations": simulations, "worlds": worlds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slices", type=int, default=60, help="how many turns each side gets")
    parser.add_argument("--only", nargs="+", choices=list(FIGURES), default=list(FIGURES), help="these figures alone")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    figures = [figure for name in wanted.only for figure in FIGURES[name](wanted.slices)]
    if wanted.json:
        print(json.dumps([asdict(figure) for figure in figures], indent=1))
    else:
        print("\n".join(map(line, figures)))
    sys.exit(any(figure.missed for figure in figures))


def line(figure: Figure) -> str:
    bar = f"bar: at {'most' if figure.at_most else 'least'} {figure.bar:g}"
    return f"{figure.what}: {figure.ratio:.2f} times ({bar}){' MISSED' if figure.missed else ''}"


if __name__ == "__main__":
    main()
