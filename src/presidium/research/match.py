"""Matches: bots play many games, and the score is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from presidium import games as registry
from presidium.bots import find, play_out
from presidium.core import Game, Outcome, Player, Record, Rules, value
from presidium.core.record import Move
from presidium.research.intervals import clustered
from presidium.research.luck import Luck

__all__ = ["Result", "Score", "Series", "by_row", "match", "play_some"]

CHUNK: Final = 50  # the most games between two signs of progress, and handed to a worker at a time


@dataclass(slots=True)
class Score:
    """How the seats of one bot did; two seats in one game count twice, but are no two games."""

    games: int = 0
    """Seats it sat in, all games together."""
    wins: int = 0
    draws: int = 0
    tables: int = 0
    """Games in which it sat at all."""
    squares: tuple[int, int, int] = (0, 0, 0)
    """Summed over these: its wins times its wins, its wins times its seats, its seats times its seats."""

    def count(self, seats: int, wins: int, draws: int) -> None:
        """Add a game in which it had so many seats."""
        of_wins, of_both, of_seats = self.squares
        self.squares = of_wins + wins * wins, of_both + wins * seats, of_seats + seats * seats
        self.games += seats
        self.wins += wins
        self.draws += draws
        self.tables += 1

    def add(self, other: Score) -> None:
        """Count what another has counted, too."""
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.tables += other.tables
        one, two, three = (mine + theirs for mine, theirs in zip(self.squares, other.squares, strict=True))
        self.squares = one, two, three

    def json(self) -> dict[str, Any]:
        """The rate of wins, and its interval: that of games, since seats of one game win and lose together."""
        low, high = clustered(self.tables, self.games, self.wins, self.squares)
        rate = self.wins / self.games if self.games else 0.0
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "win_rate": rate,
            "ci95": [low, high],
        }


@dataclass(slots=True)
class Result:
    """What came of a match."""

    rules: Rules
    bots: dict[str, Score]
    games: int = 0
    decisions: int = 0
    """Questions to one player with two options or more."""
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    """What the game itself finds worth counting, such as the cards played, by phase."""

    def count(self, outcome: Outcome, seated: Mapping[Player, str], decisions: int) -> None:
        """Add a game that is over; where nobody wins, all draw."""
        self.games += 1
        self.decisions += decisions
        self.outcomes[outcome.ending] += 1
        won = Counter(seated[seat] for seat in outcome.winners)
        for name, seats in Counter(seated.values()).items():
            self.bots[name].count(seats, won[name], 0 if won else seats)

    def add(self, other: Result) -> None:
        """Count the games of another part of the same match, too."""
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes += other.outcomes
        for name, score in other.bots.items():
            self.bots[name].add(score)
        self.add_tallies(other.tallies)

    def add_tallies(self, tallies: Mapping[str, Counter[tuple[str, str]]]) -> None:
        """Add what the game itself has counted."""
        for name, tally in tallies.items():
            self.tallies[name] = self.tallies.get(name, Counter()) + tally

    def json(self) -> dict[str, Any]:
        """All of it, as `presidium match --json` prints it."""
        return {
            "game": self.rules.game,
            "players": self.rules.seats,
            "options": dict(self.rules.chosen),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "outcomes": dict(sorted(self.outcomes.items())),
            "bots": {name: score.json() for name, score in self.bots.items()},
            **{name: by_row(tally) for name, tally in self.tallies.items()},
        }


@value
class Series:
    """The games of a match, each fixed by its number: what it takes to play any of them anywhere."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int | str
    records: Path | None

    def seated(self, number: int) -> dict[Player, str]:
        """Who sits where: from game to game the bots move up a seat."""
        return {seat: self.bots[(seat - 1 + number) % len(self.bots)] for seat in self.rules.players}

    def empty(self) -> Result:
        """The result of none of its games."""
        return Result(self.rules, {name: Score() for name in self.bots})


def match(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    records: Path | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Let these bots play so many games, and write each into the folder `records` if there is one.

    The same seed gives the same games, whatever the number of workers. `progress` hears of the
    games that were finished since it last did. Refused if a bot is unknown, or the game is not
    played so.
    """
    begun = perf_counter()
    series = Series(game.new(seats, **(options or {})).rules, tuple(bots), seed, records)
    for name in bots:
        find(name, game.name)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    result = series.empty()
    for part in _parts(game, series, games, workers):
        result.add(part)
        if progress is not None:
            progress(part.games)
    result.seconds = perf_counter() - begun
    return result


def _parts(game: Game, series: Series, games: int, workers: int) -> Iterator[Result]:
    chunk = min(CHUNK, games // (4 * workers) + 1)
    chunks = [range(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    if workers == 1:
        yield from (play_some(game, series, numbers) for numbers in chunks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(_play_some, [game.name] * len(chunks), [series] * len(chunks), chunks)


def _play_some(game: str, series: Series, numbers: range) -> Result:
    """In a worker, which finds the game by its name: a game cannot be sent there."""
    return play_some(registry.find(game), series, numbers)


def play_some(game: Game, series: Series, numbers: range) -> Result:
    """Play the games of these numbers."""
    result = series.empty()
    luck = Luck(series.seed)
    for number in numbers:
        seated = series.seated(number)
        bots = {seat: find(name, game.name) for seat, name in seated.items()}
        moves: list[Move] | None = None if series.records is None else []
        g = game.begin(series.rules)
        luck.of(number).share([seat for seat, bot in bots.items() if hasattr(bot, "pick")])
        decisions = play_out(g, bots, luck.dice, luck, moves)
        result.count(g.public.outcome, seated, decisions)
        if game.tally is not None:
            result.add_tallies(game.tally(g))
        if series.records is not None and moves is not None:
            record = Record(series.rules, game.rules_version, tuple(seated.values()), moves)
            (series.records / f"{number + 1:05}.txt").write_text(record.text(game), encoding="utf-8")
    return result


def by_row(tally: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """A tally as a table: things in their order, numbers as numbers, then where they happened."""
    rows: dict[str, dict[str, int]] = {}
    for (thing, where), times in sorted(tally.items(), key=lambda entry: [(len(word), word) for word in entry[0]]):
        rows.setdefault(thing, {})[where] = times
    return rows
