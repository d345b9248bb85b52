"""Measures how open games of Kremlin are, and how sensibly its bots play them.

.venv/bin/python -m benchmarks.drama --games 200 --jobs 16
.venv/bin/python -m benchmarks.drama --table careful,careful,careful,careful --games 500 --jobs 16 --continuations 0
.venv/bin/python -m benchmarks.drama --options influence_nestor=off --games 200 --jobs 16 --json

The table is that of "Play now" (the newcomer script of `tests/newcomer` and the recruits, with the options of a first
game) unless `--table` names its bots; the bots move on by one seat each game. For openness each year's beginning is
played on `--continuations` times with other dice and other random numbers. The winner is fixed from the first year
after which the real winner wins at least 80 % of the continuations every time. Nobody talks. Intervals are 95 %, by
game. Editions in which politicians win (1986) are not measured. The benchmark ends with an error if it misses a bar.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import stdev
from typing import Any, Final

from presidium.bots import Bot, answer_for, answers, find, newcomer, newcomer_options
from presidium.bots.kremlin.search.playout import simulate
from presidium.core import Event
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Accuse, Condemn, Exchange, Move, Propose, Purge, Suspect
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Announced, Began, Declared, Elected, Rolled, Tried
from presidium.games.kremlin.printed.board import LEVEL
from presidium.games.kremlin.printed.people import INDEX, LETTERS, NESTOR
from presidium.games.kremlin.state import FACTIONS, Kremlin, sheet

FIXED: Final = 0.8
"""Share of the continuations that the winner must win for the game to be decided."""
LITTLE: Final = 0.2
"""A purge with at most this probability of success has little chance. It is silly unless it is aimed at a rival's Chief
whose player has marks."""
ALL_IN: Final = 15
"""Points in one volley from which the volley counts as all-in."""
HIGH: Final = (9, 10)
COMPANY: Final = 3
"""Number of seats with the same politician on 9 or 10 that counts as a crowd."""
STARTS: Final = (2, 3, 5)
"""Years at whose beginnings the points shown by a seat are measured."""

BARS: Final = {
    "fixed 2+ years before the end": ("at most", 0.25),
    "2+ factions on parade": ("at least", 0.35),
    "Chief purged at 15 % in year 1": ("at most", 0.05),
    "harm to own politicians a game": ("at most", 0.0),
    "harmed, then promoted with a choice a game": ("at most", 0.0),
    "points shown by a recruit in year 1": ("at most", 8.0),
    "silly purges": ("at most", 0.02),
}


@dataclass
class Played:
    """The figures of one game. Each figure is a pair: an amount, and what it is divided by."""

    figures: dict[str, tuple[float, float]] = field(default_factory=dict)


class Watched:
    """Counts what happens in one game, from its events."""

    def __init__(self, g: Kremlin, names: dict[int, str]) -> None:
        self.g, self.names, self.told = g, names, 0
        self.counts = Counter[str]()
        self.shown = Counter[tuple[int, str]]()
        self.by_year: dict[int, dict[int, int]] = {}
        self.control: dict[str, int] = {}
        self.struck = set[tuple[int, str]]()
        self.choices: list[str] = []
        self.chief, self.victim, self.year, self.volley = NESTOR, "", 1, 0

    def before(self) -> None:
        """Takes note of the politicians whom the seat that decides now may promote; "" if it need not promote. Call it
        before every answer."""
        asked = self.g.asked()
        options = self.g.options(asked[0]) if len(asked) == 1 and asked[0] else None
        self.choices = [] if options is None or not options.listed else [risen(self.g, option) for option in options]

    def look(self) -> None:
        """Counts the new events. Call it after every answer."""
        news = self.g.log.since(self.told)
        self.told = len(self.g.log)
        for event in news:
            self.hear(event)
        self.control = dict(self.g.public.control)

    def hear(self, event: Event) -> None:
        if not isinstance(event, Declared) and self.volley:
            self.counts["all in"] += self.volley >= ALL_IN
            self.volley = 0
        match event:
            case Began():
                self.began(event)
            case Announced(by=int() as by, action=action):
                self.announced(by, action)
            case Declared(seat, who, points):
                self.volley += points - self.shown[seat, who]
                self.shown[seat, who] = points
            case Rolled(why="purge", needed=needed, bonus=bonus):
                low = (21 - needed + bonus) / 20 <= LITTLE
                marks = self.victim == self.chief and self.mark(self.chief) in self.g.public.track
                self.counts["purges"] += 1
                self.counts["low purges"] += low
                self.counts["silly purges"] += low and not marks
                if low and self.victim == self.chief and self.year == 1:
                    self.counts["first purge"] = 1
            case Tried():
                self.counts["trials"] += 1
            case Elected(who=who):
                self.chief = who

    def mark(self, who: str) -> str:
        """The faction that has a mark if this politician waves; empty if nobody controls him."""
        return FACTIONS[self.control[who] - 1] if who in self.control else ""

    def began(self, event: Began) -> None:
        self.year = event.year
        if event.phase == 1:
            self.struck.clear()
            self.by_year[event.year] = {
                seat: sum(points for (whose, _), points in self.shown.items() if whose == seat) for seat in self.names
            }
        if event.phase == 8:
            self.hold()

    def hold(self) -> None:
        """Counts the seats that control no member, and those that could take one by declaring."""
        public = self.g.public
        members = public.members()
        for seat in self.names:
            self.counts["seat years"] += 1
            if any(public.control.get(who) == seat for who in members):
                continue
            written = self.g.secrets[sheet(seat)].value
            could = any(written[INDEX[who]] > max(public.declared.get(who, (0,))) for who in members)
            self.counts["no member"] += 1
            self.counts["hidden"] += could

    def announced(self, by: int, action: Any) -> None:
        if isinstance(action, Purge | Suspect | Accuse | Condemn):
            self.victim = action.who
            self.counts["own harmed"] += self.control.get(action.who) == by
            self.struck.add((by, action.who))
        elif (by, risen(self.g, action)) in self.struck:
            self.counts["harmed then raised"] += any((by, who) not in self.struck for who in self.choices)


def risen(g: Kremlin, action: Any) -> str:
    """The politician whom an announced action promotes; empty if it promotes none."""
    if isinstance(action, Move):
        return action.who if LEVEL[action.place] < LEVEL[g.public.men[action.who].place] else ""
    if isinstance(action, Exchange):
        return action.lower
    return action.who if isinstance(action, Propose) else ""


def bot(name: str) -> Bot:
    return find("tests.newcomer.kremlin:Newcomer" if name == "newcomer" else name, "kremlin")


def play(number: int, table: Sequence[str], options: dict[str, str], continuations: int) -> Played:
    """Plays one game, and plays on from each year's beginning."""
    seats = len(table)
    names = {seat: table[(seat - 1 + number) % seats] for seat in range(1, seats + 1)}
    g: Kremlin = KREMLIN.new(seats, **options)
    bots, watched = {seat: bot(name) for seat, name in names.items()}, Watched(g, names)
    dice, whims = Random(f"drama {number}"), {seat: Random(f"drama {number}/{seat}") for seat in bots}
    shares: list[dict[int, float]] = []
    while not g.over:
        if g.public.phase == 1 and g.public.year > len(shares) and sheet(1) in g.secrets:
            shares.append(continued(g, names, number, continuations))
        if isinstance(g.stack[-1], Window):
            question = g.question()
            watched.counts["windows"] += question is not None and not question.quiet
        watched.before()
        for seat, action in answers(
            g, lambda faces: faces.sample(dice), lambda seat, _: answer_for(g, seat, bots[seat], whims[seat])
        ):
            g.apply(seat, action)
        watched.look()
    return Played(dict(figures(g, watched, shares if continuations else [])))


def continued(g: Kremlin, names: dict[int, str], number: int, times: int) -> dict[int, float]:
    """Each seat's share of wins when the game is played on this many times."""
    wins = Counter[int]()
    for again in range(times):
        twin, seed = g.copy(), f"drama {number}/{g.public.year}/{again}"
        bots = {seat: bot(name) for seat, name in names.items()}
        simulate(twin, bots, Random(seed), {seat: Random(f"{seed}/{seat}") for seat in bots})
        winners = twin.public.outcome.winners if twin.public.outcome else ()
        wins.update({seat: 1 / len(winners) / times for seat in winners})  # type: ignore[arg-type]
    return dict(wins)


def figures(g: Kremlin, watched: Watched, shares: list[dict[int, float]]) -> Iterator[tuple[str, tuple[float, float]]]:
    public, counts = g.public, watched.counts
    assert public.outcome is not None
    factions = {mark for mark in public.track if mark is not None}
    yield "2+ factions on parade", (len(factions) >= 2, 1)
    yield "blank parades", (public.track.count(None), len(public.track))
    if shares and len(public.outcome.winners) == 1:
        line = [share.get(public.outcome.winners[0], 0.0) for share in shares]
        fixed = next((year for year in range(len(line)) if min(line[year:]) >= FIXED), len(line))
        yield "fixed 2+ years before the end", (len(line) - fixed >= 3, 1)
        yield "part of the game before the winner is fixed", (fixed / len(line), 1)
        yield "winner was once at 10 % or less", (min(line) <= 0.1, 1)
    yield "Chief purged at 15 % in year 1", (counts["first purge"], 1)
    yield "harm to own politicians a game", (counts["own harmed"], 1)
    yield "harmed, then promoted with a choice a game", (counts["harmed then raised"], 1)
    yield "purges at 20 % or less", (counts["low purges"], counts["purges"])
    yield "silly purges", (counts["silly purges"], counts["purges"])
    yield "purges a game", (counts["purges"], 1)
    yield "trials a game", (counts["trials"], 1)
    yield f"volleys of {ALL_IN}+ points a game", (counts["all in"], 1)
    yield "windows put a year", (counts["windows"], public.year)
    yield "seat-years without a member", (counts["no member"], counts["seat years"])
    yield "seat-years without a member that could take one", (counts["hidden"], counts["seat years"])
    yield "years", (public.year, 1)
    for name in sorted(set(watched.names.values())):
        own = [seat for seat, whose in watched.names.items() if whose == name]
        yield f"wins of a {name}", (sum(seat in public.outcome.winners for seat in own), len(own))
        for start in STARTS:
            if start in watched.by_year:
                shown = sum(watched.by_year[start][seat] for seat in own)
                yield f"points shown by a {name} in year {span(start)}", (shown, len(own))
    sheets = [written(g, seat) for seat in g.rules.players]
    yield "tables with 3+ of one politician on 9 or 10", (crowded(sheets), 1)


def span(start: int) -> str:
    return "1" if start == 2 else f"1 to {start - 1}"


def written(g: Kremlin, seat: int) -> frozenset[str]:
    """The politicians on whom a seat first wrote 9 or 10."""
    row = g.public.shifts[seat - 1]
    first = [points - shift for points, shift in zip(g.secrets[sheet(seat)].value, row, strict=True)]
    return frozenset(who for who in LETTERS if first[INDEX[who]] in HIGH)


def crowded(sheets: Iterable[frozenset[str]]) -> bool:
    return max(Counter(who for sheet in sheets for who in sheet).values()) >= COMPANY


def ratio(games: Sequence[Played], name: str) -> tuple[float, float, int]:
    """The ratio of two sums over games, the half-width of its interval, and the number of games."""
    pairs = [game.figures[name] for game in games if name in game.figures]
    below = sum(b for _, b in pairs)
    if not below:
        return 0.0, 0.0, len(pairs)
    rate, many = sum(a for a, _ in pairs) / below, len(pairs)
    left = [a - rate * b for a, b in pairs]
    return rate, 1.96 * stdev(left) * sqrt(many) / below if many > 1 else 0.0, many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", default="", help="names of the bots, `newcomer` among them, with commas")
    parser.add_argument("--options", nargs="*", default=["preset=1988 basic"], help="more options: NAME=CHOICE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--continuations", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    table = asked.table.split(",") if asked.table else ["newcomer", *newcomer("kremlin", KREMLIN.seats)]
    options = {} if asked.table else newcomer_options("kremlin")
    options |= dict(choice.split("=", 1) for choice in asked.options)
    numbers = range(asked.first, asked.first + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        many = len(numbers)
        played = list(pool.map(play, numbers, [table] * many, [options] * many, [asked.continuations] * many))
    names = list(dict.fromkeys(name for game in played for name in game.figures))
    found = {name: ratio(played, name) for name in names}
    if asked.json:
        print(json.dumps({name: [round(number, 4) for number in three] for name, three in found.items()}))
    missed = []
    for name, (rate, half, games) in found.items():
        way, bar = BARS.get(name, ("", 0.0))
        reached = not way or (rate <= bar if way == "at most" else rate >= bar)
        if not asked.json:
            print(f"{name:52}{rate:8.3f} ± {half:.3f}{f'   {way} {bar:g}' if way else '':18}{games:6} games")
        if not reached:
            missed.append(name)
    sys.exit(f"bars missed: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
