"""Measures the beliefs that the archives show of tables of bots, and the reasons that "why?" gives for them.

.venv/bin/python -m benchmarks.beliefs --jobs 2 --games 40
.venv/bin/python -m benchmarks.beliefs --tables politburo:5:naive --games 10 --why 50

Calibration: how often the likeliest side or member was the true one, by its stated probability, through the lens that
the archives use for bots. The Brier score is half the squared distance from the truth. Reasons, in Politburo: how often
the three reasons hold the evidence whose absence would change the belief most (bar 80 %). In Goulag the reasons are
found in this way, so nothing is measured there.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from random import Random
from typing import Any, Final

from presidium.bots import find, play_out
from presidium.bots.goulag.reading import READINGS as GOULAG_READINGS
from presidium.bots.politburo.beliefs import Posterior
from presidium.bots.politburo.characters import BOTS, BOTS_SAYING
from presidium.bots.politburo.reading import READINGS as POLITBURO_READINGS
from presidium.bots.politburo.reasons import ratios
from presidium.core import Statement, view
from presidium.games import GAMES
from presidium.lab.statistics.intervals import wilson

TRUSTING: Final = {"goulag": GOULAG_READINGS[1], "politburo": POLITBURO_READINGS[1]}
EDGES: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
CITED: Final = 0.8
"""The least share of beliefs whose reasons hold the weightiest evidence."""
REASONS: Final = 3
TIE: Final = 1e-6


def moments(game: str, seats: int, bot: str, number: int) -> Iterator[Any]:
    """A game among these bots, at the beginning of each round but the first."""
    g: Any = GAMES[game].new(seats)
    bots = {seat: find(bot, game) for seat in g.rules.players}
    moves: list[Any] = []
    play_out(g, bots, Random(f"b{number}"), {seat: Random(f"{number}/{seat}") for seat in bots}, moves)
    again: Any = GAMES[game].new(seats)
    round = 1
    for seat, move in moves:
        if isinstance(move, Statement):
            again.say(seat, move)
        else:
            again.apply(seat, move)
        if not again.over and again.public.round > round:
            round = again.public.round
            yield again


def some(numbers: range, game: str, seats: int, bot: str, why: int) -> Counter[str]:
    """Counts of stated and true beliefs, and of the reasons of up to `why` beliefs."""
    found, reading = Counter[str](), TRUSTING[game]
    for number in numbers:
        for g in moments(game, seats, bot, number):
            me = number % seats + 1
            seen, truth = view(g, me), reading.true(g)
            for about, row in reading.believed(seen).items():
                likeliest, stated = max(row.items(), key=lambda pair: pair[1])
                found["beliefs"] += 1
                found["brier"] += round(
                    1e6 * sum((likely - (thing == truth[about])) ** 2 for thing, likely in row.items()) / 2
                )
                if not EDGES[0] <= stated < 1 - 1e-9:
                    continue
                part = sum(stated >= edge for edge in EDGES) - 1
                found[f"stated {part}"] += 1
                found[f"sum {part}"] += round(1e6 * stated)
                found[f"true {part}"] += likeliest == truth[about]
            if game == "politburo" and found["why"] < why:
                for cited in weightiest(seen):
                    found["why"] += 1
                    found["cited"] += cited
    return found


def weightiest(seen: Any) -> Iterator[bool]:
    """For each hidden member: True if its reasons hold the evidence whose absence would change the belief most."""
    whole = Posterior(seen, BOTS, BOTS_SAYING)
    chances = whole.marginals()
    for seat in whole.free:
        member = max(whole.left, key=chances[seat].__getitem__)
        clues = ratios(whole, chances, seat, member)
        clues.sort(key=lambda pair: -abs(round(log(pair[1]), 9)))
        moved = [
            abs(odds(chances[seat][member]) - odds(Posterior(seen, BOTS, BOTS_SAYING, clue).marginals()[seat][member]))
            for clue, _ in clues
        ]
        if len(clues) > REASONS and max(moved) > TIE:
            yield max(moved[:REASONS]) > max(moved) - TIE


def odds(likely: float) -> float:
    return log(max(likely, 1e-12) / max(1 - likely, 1e-12))


def told(found: Counter[str]) -> Iterator[tuple[str, bool]]:
    """Yields the lines of a table, each with True if its value reaches its bar."""
    yield f"beliefs {found['beliefs']}, Brier score {found['brier'] / 1e6 / max(1, found['beliefs']):.3f}", True
    for part in range(len(EDGES) - 1):
        many = found[f"stated {part}"]
        if many:
            between = wilson(found[f"true {part}"], many)
            shown = f"{found[f'true {part}'] / many:6.1%} ({between[0]:.1%} to {between[1]:.1%})"
            yield f"stated {found[f'sum {part}'] / 1e6 / many:6.1%}: true {shown} of {many}", True
    if found["why"]:
        share, between = found["cited"] / found["why"], wilson(found["cited"], found["why"])
        shown = f"{share:6.1%} ({between[0]:.1%} to {between[1]:.1%}) of {found['why']}"
        yield f"reasons with the weightiest evidence: {shown}, bar at least {CITED:.0%}", share >= CITED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--why", type=int, default=40, help="beliefs whose reasons are checked, in each process")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--tables",
        nargs="+",
        default=["goulag:5:recruit", "goulag:5:naive", "politburo:5:recruit", "politburo:5:naive"],
    )
    asked, missed = parser.parse_args(), 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for table in asked.tables:
            game, seats, bot = table.split(":")
            play = partial(some, game=game, seats=int(seats), bot=bot, why=asked.why)
            found = sum(
                pool.map(play, [range(at, asked.games, asked.jobs) for at in range(asked.jobs)]), Counter[str]()
            )
            print(f"{table}, {asked.games} games", flush=True)
            for line, reached in told(found):
                print(f"  {line}{'' if reached else '  MISSED'}", flush=True)
                missed += not reached
    sys.exit(f"bars missed: {missed}" if missed else 0)


if __name__ == "__main__":
    main()
