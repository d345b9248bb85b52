"""Matches: bots play many games against each other and their wins are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TextIO

from presidium.bots import find, play_out
from presidium.core import Game, Outcome, Player, Record, Rules, State, value
from presidium.core.record import Move
from presidium.games import registry
from presidium.lab.in_order import in_order
from presidium.lab.record_files import is_one_file, line
from presidium.lab.statistics.intervals import clustered
from presidium.lab.statistics.luck import Luck

__all__ = ["Result", "Score", "Series", "by_row", "match", "play_records", "play_some"]

GAMES_PER_CHUNK: Final = 50  # games per job; also the most games between two progress reports


@dataclass(slots=True)
class Score:
    """Score of one bot in a match. If the bot has two seats in a game, this counts as two seats but one table."""

    games: int = 0
    """Number of seats that the bot has held, summed over all games."""
    wins: int = 0
    draws: int = 0
    tables: int = 0
    """Number of games in which the bot held at least one seat."""
    squares: tuple[int, int, int] = (0, 0, 0)
    """Sums over the bot's games of wins², wins × seats and seats²; the confidence interval needs these sums."""

    def count(self, seats: int, wins: int, draws: int) -> None:
        """Adds one game in which the bot held `seats` seats."""
        of_wins, of_both, of_seats = self.squares
        self.squares = of_wins + wins * wins, of_both + wins * seats, of_seats + seats * seats
        self.games += seats
        self.wins += wins
        self.draws += draws
        self.tables += 1

    def add(self, other: Score) -> None:
        """Adds another score of the same bot."""
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.tables += other.tables
        one, two, three = (mine + theirs for mine, theirs in zip(self.squares, other.squares, strict=True))
        self.squares = one, two, three

    def json(self) -> dict[str, Any]:
        """The score as JSON: the win rate with a confidence interval that allows for seats in the same game."""
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
    """The result of a match."""

    rules: Rules
    bots: dict[str, Score]
    games: int = 0
    decisions: int = 0
    """Number of questions to one player that offered at least two options."""
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    """Counts defined by the game, such as how often each card was played in each phase."""
    lines: list[str] = field(default_factory=list, repr=False)
    """Lines for a single file of records, in the order of the games; `match` writes and forgets them."""

    def count(self, outcome: Outcome, seated: Mapping[Player, str], decisions: int) -> None:
        """Adds a finished game. A game without a winner counts as a draw for all seats."""
        self.games += 1
        self.decisions += decisions
        self.outcomes[outcome.ending] += 1
        won = Counter(seated[seat] for seat in outcome.winners)
        for name, seats in Counter(seated.values()).items():
            self.bots[name].count(seats, won[name], 0 if won else seats)

    def add(self, other: Result) -> None:
        """Adds the result of another part of the match."""
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes += other.outcomes
        for name, score in other.bots.items():
            self.bots[name].add(score)
        self.add_tallies(other.tallies)

    def add_tallies(self, tallies: Mapping[str, Counter[tuple[str, str]]]) -> None:
        """Adds counts defined by the game, such as cards played, to `tallies`."""
        for name, tally in tallies.items():
            self.tallies[name] = self.tallies.get(name, Counter()) + tally

    def json(self) -> dict[str, Any]:
        """The result as `presidium match --json` prints it."""
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
    """The games of a match. The number of a game and these fields determine the game, so any process can play it."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int | str
    records: Path | None

    def seated(self, number: int) -> dict[Player, str]:
        """The bot in each seat for the game with this number; from game to game all bots move up one seat."""
        return {seat: self.bots[(seat - 1 + number) % len(self.bots)] for seat in self.rules.players}

    def empty(self) -> Result:
        """Returns a result without games, with an empty score for each bot."""
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
    """Plays `games` games between these bots; writes each record into the folder `records`, if given, or all records
    into this file if its name ends in `.jsonl`.

    The same seed gives the same games, whatever the number of workers. `progress` is called with the number of newly
    finished games. Raises Refused if a bot is unknown or the game does not allow the options.
    """
    begun = perf_counter()
    series = Series(game.new(seats, **(options or {})).rules, tuple(bots), seed, records)
    for name in bots:
        find(name, game.name)
    result = series.empty()
    with nullcontext() if records is None else _opened(records) as file:
        for part in _parts(game, series, games, workers):
            if file is not None:
                file.writelines(part.lines)
            result.add(part)
            if progress is not None:
                progress(part.games)
    result.seconds = perf_counter() - begun
    return result


def _opened(records: Path) -> AbstractContextManager[TextIO | None]:
    """Opens the file of records, or makes the folder of records."""
    folder = records.parent if is_one_file(records) else records
    folder.mkdir(parents=True, exist_ok=True)
    return records.open("w", encoding="utf-8") if is_one_file(records) else nullcontext()


def _parts(game: Game, series: Series, games: int, workers: int) -> Iterator[Result]:
    chunk = min(GAMES_PER_CHUNK, games // (4 * workers) + 1)
    chunks = [range(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    if workers == 1:  # the game may be one that the registry does not have
        return (play_some(game, series, numbers) for numbers in chunks)
    return in_order(partial(_play_some, game.name, series), chunks, workers)


def _play_some(game: str, series: Series, numbers: range) -> Result:
    """Plays games in a worker process; takes the game's name because a game object cannot be pickled."""
    return play_some(registry.find(game), series, numbers)


def play_some(game: Game, series: Series, numbers: range) -> Result:
    """Plays the games of a match that have these numbers and returns their result."""
    result = series.empty()
    for number, g, decisions, moves in _games(game, series, numbers, series.records is not None):
        result.count(g.public.outcome, series.seated(number), decisions)
        if game.tally is not None:
            result.add_tallies(game.tally(g))
        if series.records is not None:
            text = _record(game, series, number, moves).text(game)
            if is_one_file(series.records):
                result.lines.append(line(number + 1, text))
            else:
                (series.records / f"{number + 1:05}.txt").write_text(text, encoding="utf-8")
    return result


def play_records(game: Game, series: Series, numbers: range) -> Iterator[Record]:
    """Plays the games of a match that have these numbers and yields their records."""
    for number, _, _, moves in _games(game, series, numbers, True):
        yield _record(game, series, number, moves)


def _games(
    game: Game, series: Series, numbers: range, recorded: bool
) -> Iterator[tuple[int, State[Any], int, list[Move]]]:
    """Plays games; yields each one's number, final state, number of decisions, and its moves if they are recorded."""
    luck = Luck(series.seed)
    for number in numbers:
        bots = {seat: find(name, game.name) for seat, name in series.seated(number).items()}
        moves: list[Move] = []
        g = game.begin(series.rules)
        luck.of(number).share([seat for seat, bot in bots.items() if hasattr(bot, "pick")])
        decisions = play_out(g, bots, luck.dice, luck, moves if recorded else None)
        yield number, g, decisions, moves


def _record(game: Game, series: Series, number: int, moves: list[Move]) -> Record:
    return Record(series.rules, game.rules_version, tuple(series.seated(number).values()), moves)


def by_row(tally: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Returns a tally as nested dicts, with rows and columns sorted and numbers in numeric order."""
    rows: dict[str, dict[str, int]] = {}
    for (thing, where), times in sorted(tally.items(), key=lambda entry: [(len(word), word) for word in entry[0]]):
        rows.setdefault(thing, {})[where] = times
    return rows
