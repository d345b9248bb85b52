"""Exports games as tables: games that bots play now, or games from records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from presidium.bots import find as find_bot
from presidium.core import Game, Refused, Rules, refusal
from presidium.core.record import read
from presidium.games import registry
from presidium.lab.export.files import kind_of, opened, packed
from presidium.lab.export.rows import Table
from presidium.lab.in_order import in_order
from presidium.lab.match import Series, play_records
from presidium.lab.record_files import texts

GAMES_PER_PART: Final = 200
"""Games in a row group of a file, and in a job of a worker process."""

Part = tuple[int, int, int, bytes]
"""Number of games, of rows, of records left out, and the packed rows."""


@dataclass
class Exported:
    """What an export has written."""

    games: int = 0
    rows: int = 0
    left_out: int = 0
    """Number of records that were not finished, or were of other rules than the first record."""
    seconds: float = 0.0

    def json(self) -> dict[str, Any]:
        """The numbers as `presidium export --json` prints them."""
        return {"games": self.games, "rows": self.rows, "left_out": self.left_out, "seconds": round(self.seconds, 3)}


def export(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    to: Path,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Exported:
    """Lets bots play games as `match` does and writes them into the file `to` while they are played.

    The same seed gives the same file, whatever the number of workers. Raises Refused if a bot is unknown, the game does
    not allow the options, or the file cannot be written.
    """
    kind = kind_of(to)
    series = Series(game.new(seats, **(options or {})).rules, tuple(bots), seed, None)
    for name in bots:
        find_bot(name, game.name)
    parts = [range(first, min(first + GAMES_PER_PART, games)) for first in range(0, games, GAMES_PER_PART)]
    return _write(to, series.rules, in_order(partial(_played, series, kind), parts, workers), progress)


def export_records(
    records: Iterable[Path], to: Path, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Exported:
    """Writes the games of records into the file `to`. A path is a record, a folder of records, or a file of records
    that `match` has written. All records must have the rules of the first one; others are left out."""
    kind = kind_of(to)
    every = texts(records)
    first = next(every, None)
    if first is None:
        raise Refused(refusal("no-records"))
    rules = read(first, registry.find).rules
    numbered = zip(count(1), chain([first], every), strict=False)
    parts = iter(lambda: list(islice(numbered, GAMES_PER_PART)), [])
    return _write(to, rules, in_order(partial(_read, rules, kind), parts, workers), progress)


def _write(to: Path, rules: Rules, parts: Iterable[Part], progress: Callable[[int], None]) -> Exported:
    begun, done = perf_counter(), Exported()
    with opened(to, rules) as sink:
        for games, rows, left_out, part in parts:
            sink.write(part)
            done.games += games
            done.rows += rows
            done.left_out += left_out
            progress(games + left_out)
    done.seconds = perf_counter() - begun
    return done


def _played(series: Series, kind: str, numbers: range) -> Part:
    """Plays these games of a match and packs their rows."""
    table = Table(series.rules)
    game = registry.find(series.rules.game)
    for number, record in zip(numbers, play_records(game, series, numbers), strict=True):
        table.add(record, number + 1)
    return table.games, len(table), 0, packed(table, kind)


def _read(rules: Rules, kind: str, numbered: Iterable[tuple[int, str]]) -> Part:
    """Packs the rows of these records."""
    table, left_out = Table(rules), 0
    for number, text in numbered:
        record = read(text, registry.find)
        left_out += record.rules != rules or not table.add(record, number)
    return table.games, len(table), left_out, packed(table, kind)
