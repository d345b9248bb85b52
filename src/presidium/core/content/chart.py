"""Charts of a finished game. A game returns ids and numbers; the page draws them and puts them into words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from presidium.core.log import Event
from presidium.core.state import State
from presidium.core.value import value

Thing = tuple[str, str]
"""A reference to a thing of the game: its kind (a noun) and its id, such as `("player", "3")`."""
Cell = int | str | None
"""Content of one cell of a chart: a number, a keyword of the game, or None for an empty cell."""
Slots = tuple[tuple[str, Thing | int], ...]
"""Values to fill into a sentence, by name: references to things of the game, and numbers."""
Drawn = Literal["lines", "grid"]


@value
class Row:
    """One row of a chart: a line in a line drawing, and a row of the table that holds the same values."""

    of: Thing
    cells: tuple[Cell, ...]
    truth: tuple[Cell, ...] = ()
    """The true values of this row of a chart; empty if all players could see the values during the game."""


@value
class Chart:
    """A chart of a finished game: rows of values; each column is a year or a thing of the game."""

    id: str
    drawn: Drawn
    columns: tuple[Thing, ...]
    rows: tuple[Row, ...]
    cells: str = ""
    """Meaning of the cells of this chart: `player` for seats, `word` for keywords of the game, empty for numbers."""
    moments: tuple[int, ...] = ()
    """For each column of the chart: the number of the step it shows. Empty if the chart is about the whole game."""


@value
class Turn:
    """A turning point of the game: its step, its kind and the values for its sentence."""

    n: int
    kind: str
    weight: int
    slots: Slots = ()


@value
class Over:
    """A finished year or round: its number, the number of its last step, and the state at its end."""

    year: int
    n: int
    g: State[Any]


@dataclass
class Course:
    """A whole game with numbered steps, without answers that players took back."""

    years: list[Over] = field(default_factory=list)
    told: list[int] = field(default_factory=list)
    """For each entry of the game's log: the number of the step in which the entry was recorded."""
    last: State[Any] | None = None

    @classmethod
    def of(cls, steps: Iterable[tuple[int, State[Any]]], year: Callable[[Any], int]) -> Course:
        """Makes a course from the numbered states of a game. The states may be one object that changes in place."""
        course, now, n = cls(), 0, 0
        for n, g in steps:
            course.last = g
            course.told = course.told[: len(g.log)]
            course.told += [n] * (len(g.log) - len(course.told))
            before, now = now, year(g.public)
            course.years = [over for over in course.years if over.year < now]
            if 0 < before < now:
                course.years.append(Over(before, n, g.copy()))
        if course.last is not None and now:
            course.years.append(Over(now, n, course.last))
        return course

    @property
    def end(self) -> State[Any]:
        assert self.last is not None, "a game has a first state"
        return self.last

    @property
    def events(self) -> list[tuple[int, Event]]:
        """All public events of the game, each with the number of its step."""
        return [(n, event) for n, (event, audience) in zip(self.told, self.end.log, strict=True) if audience is None]

    @property
    def moments(self) -> tuple[int, ...]:
        return tuple(over.n for over in self.years)

    @property
    def columns(self) -> tuple[Thing, ...]:
        return tuple(("year", str(over.year)) for over in self.years)


@dataclass(frozen=True)
class Charts:
    """A game's functions for charts. They are called after the end of a game, when all secrets are open."""

    year: Callable[[Any], int]
    """Returns the number of the current year or round, given the public facts of the game."""
    draw: Callable[[Course], tuple[Chart, ...]]
    turns: Callable[[Course], Sequence[Turn]]

    def course(self, steps: Iterable[tuple[int, State[Any]]]) -> Course:
        return Course.of(steps, self.year)

    def turning(self, course: Course, most: int = 5) -> tuple[Turn, ...]:
        """Returns the most important turning points in the order of the game, at most one for each step."""
        found: dict[int, Turn] = {}
        for turn in sorted(self.turns(course), key=lambda each: (-each.weight, each.n)):
            if len(found) < most:
                found.setdefault(turn.n, turn)
        return tuple(sorted(found.values(), key=lambda each: each.n))


def player(seat: int) -> Thing:
    return "player", str(seat)
