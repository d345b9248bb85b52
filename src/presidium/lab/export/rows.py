"""Makes the rows of a table from records: the observation, the options and the answer of each decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from presidium.core import Action, Game, Player, Record, Rules, State, Statement, view
from presidium.core.record import play
from presidium.games import find
from presidium.lab.environments.doors import Door, door
from presidium.lab.export.columns import STRATA, Column, columns

MAX_CHOICES: Final = 1000
"""Largest number of options that a row lists."""
MAX_COUNT: Final = 2**31 - 1


@dataclass(slots=True)
class Row:
    """A decision or a statement, before the end of its game is known."""

    seat: Player
    kind: str
    step: str
    choices: list[str]
    count: int
    action: str
    ids: list[int]
    seen: list[Any]
    """The fields of the observation: an integer, or a list of integers."""


class Table:
    """Rows of games with the same rules, column by column."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game: Game = find(rules.game)
        self.columns: tuple[Column, ...] = columns(rules)
        self.values: list[list[Any]] = [[] for _ in self.columns]
        self.games = 0
        self._door: Door = door(rules)
        self._cuts = _cuts(self._door)
        self._texts: dict[Action, str] = {}
        self._options = ";".join(f"{name}={chosen}" for name, chosen in self.game.named(rules).items())

    def __len__(self) -> int:
        """Number of rows."""
        return len(self.values[0])

    def rows(self) -> Iterator[dict[str, Any]]:
        """Each row as a dict by column."""
        names = [column.name for column in self.columns]
        return (dict(zip(names, row, strict=True)) for row in zip(*self.values, strict=True))

    def add(self, record: Record, game_id: int) -> int:
        """Adds the rows of a finished game; returns their number, 0 for an unfinished game."""
        g = record.begin(self.game)
        rows: list[Row] = []
        for player, action in record.moves:
            if player:
                rows += self._row(g, player, action)
            play(g, player, action)
        if not g.over:
            return 0
        outcome = g.public.outcome
        names = record.names or ("",) * self.rules.seats
        own = {seat: self._own(g, seat) for seat in self.rules.players}
        same = self.rules.game, self.rules.seats, self._options, record.rules_version
        for number, row in enumerate(rows, 1):
            about = row.seat, names[row.seat - 1], row.kind, row.step, row.choices, row.count, row.action, row.ids
            ended = row.seat in outcome.winners, list(outcome.winners), outcome.ending
            for column, found in zip(
                self.values, (game_id, number, *same, *about, *ended, *own[row.seat], *row.seen), strict=True
            ):
                column.append(found)
        self.games += 1
        return len(rows)

    def _own(self, g: State[Any], seat: Player) -> list[str]:
        names = STRATA.get(self.rules.game, ())
        found = {} if self.game.strata is None else self.game.strata(g, seat)
        return [found[name] for name in names]

    def _row(self, g: State[Any], player: Player, action: Action) -> list[Row]:
        """The row of this move; none for an answer to a question with a single option."""
        step = type(g.stack[-1]).__name__
        if isinstance(action, Statement):
            said = self.game.statements.print(action)
            return [Row(player, "statement", step, [], 0, said, [], self._seen(g, player))]
        options = g.options(player)
        if options is None or options.only() is not None:
            return []
        count = min(options.count(), MAX_COUNT)
        choices = [self._text(each) for each in options] if options.listed and count <= MAX_CHOICES else []
        ids = list(self._door.actions.spell(player, action, g.public))
        return [Row(player, "answer", step, choices, count, self._text(action), ids, self._seen(g, player))]

    def _seen(self, g: State[Any], player: Player) -> list[Any]:
        numbers = self._door.observer.look(view(g, player))
        return [numbers[first] if last is None else numbers[first:last] for first, last in self._cuts]

    def _text(self, action: Action) -> str:
        """The action in notation. Texts are kept, because the same few actions come again and again."""
        text = self._texts.get(action)
        if text is None:
            text = self.game.notation.print(action)
            if len(self._texts) < 100_000:
                self._texts[action] = text
        return text


def _cuts(door: Door) -> list[tuple[int, int | None]]:
    """First and last position of each field in an observation; the last is None for a field of one number."""
    cuts: list[tuple[int, int | None]] = []
    first = 0
    for field in door.observer.fields:
        cuts.append((first, None if field.size == 1 else first + field.size))
        first += field.size
    return cuts
