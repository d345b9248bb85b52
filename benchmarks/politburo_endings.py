"""Measures how Politburo ends among its usual bots: winners, goals, idle rounds, purges, and strength.

.venv/bin/python -m benchmarks.politburo_endings --jobs 2 --games 400
.venv/bin/python -m benchmarks.politburo_endings --seats 5 --games 50 --option victory=shared

Every table holds only the usual bot (`--bot`). Then the usual bot plays one seat of a table of the frozen `naive-1`,
and the same deal is played again with `naive-1` there too. The difference of the wins is the usual bot's strength. All
intervals are 95 %. The benchmark ends with an error if a value misses its bar. With an option the bars do not apply,
and only the endings are measured.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from presidium.bots import find, play_out
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.state import Politburo, member_of
from presidium.lab.statistics.intervals import Interval, paired, wilson

NO_WINNER = {5: 0.42, 7: 0.56, 10: 0.70}
"""By number of seats: the largest share of games without a winner."""
IDLE = 0.02
"""The largest share of rounds that move nothing."""
RARE = 1 / 3
"""The least share of the mean that each goal's wins have, per seat with that goal."""
FROZEN = "naive-1"


@dataclass
class Endings:
    """What happened in some games."""

    games: int = 0
    nobody: int = 0
    winners: int = 0
    rounds: int = 0
    idle: int = 0
    purges: int = 0
    dealt: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    ours: list[bool] = field(default_factory=list)
    """For each deal at a table of frozen bots: True if the usual bot wins in the counted seat."""
    theirs: list[bool] = field(default_factory=list)
    """For each of these deals: True if the frozen bot wins in the same seat."""

    def add(self, other: Endings) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def played(bots: dict[int, str], seed: str, options: dict[str, str]) -> Politburo:
    g = POLITBURO.new(len(bots), **options)
    table = {seat: find(bot, "politburo") for seat, bot in bots.items()}
    play_out(g, table, Random(seed), {seat: Random(f"{seed}/{seat}") for seat in bots})
    return g


def won(g: Politburo) -> tuple[int, ...]:
    assert g.public.outcome is not None
    return g.public.outcome.winners


def some(numbers: range, seats: int, bot: str, options: dict[str, str], seed: str) -> Endings:
    found = Endings()
    for number in numbers:
        g = played(dict.fromkeys(range(1, seats + 1), bot), f"{seed}/{seats}/{number}", options)
        winners = won(g)
        found.games += 1
        found.nobody += not winners
        found.winners += len(winners)
        found.rounds += len(g.public.history)
        found.idle += sum(not over.change for over in g.public.history)
        found.purges += sum(over.verdict is not None for over in g.public.history)
        for seat in g.rules.players:
            found.dealt[g.secret(member_of(seat))] += 1
            found.won[g.secret(member_of(seat))] += seat in winners
        if not options:
            me = number % seats + 1
            old = dict.fromkeys(range(1, seats + 1), FROZEN)
            new, before = (played(bots, f"{seed}/among/{seats}/{number}", {}) for bots in (old | {me: bot}, old))
            found.ours.append(me in won(new))
            found.theirs.append(me in won(before))
    return found


def shown(share: float, between: Interval) -> str:
    return f"{share:6.1%} ({between[0]:.1%} to {between[1]:.1%})"


def told(seats: int, found: Endings, barred: bool) -> Iterator[tuple[str, bool]]:
    """Yields the lines of one number of seats, each with True if its value reaches its bar."""
    games, rounds = found.games, found.rounds
    nobody, idle = found.nobody / games, found.idle / rounds
    most = NO_WINNER.get(seats)
    yield (
        f"without a winner    {shown(nobody, wilson(found.nobody, games))}"
        + (f", bar at most {most:.0%}" if most and barred else ""),
        not (most and barred) or nobody <= most,
    )
    yield f"winners a game      {found.winners / games:.2f}", True
    yield f"rounds without move {shown(idle, wilson(found.idle, rounds))}, bar at most {IDLE:.0%}", idle <= IDLE
    yield f"purges a game       {found.purges / games:.2f}", True
    rates = {who: found.won[who] / max(1, found.dealt[who]) for who in MEMBERS}
    mean = sum(found.won.values()) / max(1, sum(found.dealt.values()))
    for who in sorted(MEMBERS, key=rates.__getitem__):
        between = wilson(found.won[who], max(1, found.dealt[who]))
        yield f"    {who:12}    {shown(rates[who], between)}", not barred or rates[who] >= RARE * mean
    yield f"    mean            {mean:6.1%}, bar for each: at least {RARE * mean:.1%}", True
    if found.ours:
        ours, theirs, between = sum(found.ours), sum(found.theirs), paired(found.ours, found.theirs)
        more = f"{100 * (ours - theirs) / games:+.1f} points ({100 * between[0]:+.1f} to {100 * between[1]:+.1f})"
        yield f"more than {FROZEN}   {more}, {ours} wins to {theirs}, bar: not below 0", ours >= theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="*", default=[5, 7, 10])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="naive")
    parser.add_argument("--seed", default="endings")
    parser.add_argument("--option", nargs="*", default=[], help="NAME=VALUE")
    asked = parser.parse_args()
    options = dict(each.split("=", 1) for each in asked.option)
    short = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for seats in asked.seats:
            play = partial(some, seats=seats, bot=asked.bot, options=options, seed=asked.seed)
            found = Endings()
            for part in pool.map(play, [range(first, asked.games, asked.jobs * 4) for first in range(asked.jobs * 4)]):
                found.add(part)
            print(f"{seats} seats, {found.games} games of {asked.bot} {' '.join(asked.option)}", flush=True)
            for line, reached in told(seats, found, not options):
                print(f"  {line}{'' if reached else '  MISSED'}", flush=True)
                if not reached:
                    short.append(f"{seats} seats: {line.split('(')[0].strip()}")
    sys.exit(f"bars missed: {'; '.join(short)}" if short else 0)


if __name__ == "__main__":
    main()
