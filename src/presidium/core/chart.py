"""What there is to draw of a game that is over: a game tells ids and numbers, and others draw and word them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from presidium.core.log import Event
from presidium.core.state import State
from presidium.core.value import value

Thing = tuple[str, str]
"""Something a game has a name for: the noun, and which, as `("player", "3")`."""
Cell = int | str | None
"""A number, one of a few words, or nothing."""
Slots = tuple[tuple[str, Thing | int], ...]
"""What stands in a sentence: things that have a name, and numbers."""
Drawn = Literal["lines", "grid"]


@value
class Row:
    """One line of a drawing, and of the table behind it."""

    of: Thing
    cells: tuple[Cell, ...]
    truth: tuple[Cell, ...] = ()
    """The same as it was in truth, where not everybody could see that."""


@value
class Chart:
    """Rows over columns, which are years, or things of the game."""

    id: str
    drawn: Drawn
    columns: tuple[Thing, ...]
    rows: tuple[Row, ...]
    cells: str = ""
    """What the cells hold: `player` for a seat, `word` for one of a few words; empty: numbers."""
    moments: tuple[int, ...] = ()
    """By column, the moment it speaks of; none where it speaks of the whole game."""


@value
class Turn:
    """A moment at which the game turned, by what it tells and of whom."""

    n: int
    kind: str
    weight: int
    slots: Slots = ()


@value
class Over:
    """A year, or round, that is over: its number, and the state in which that came to be so."""

    year: int
    n: int
    g: State[Any]


@dataclass
class Course:
    """A game told from its beginning, every step with its number; what was taken back is no part of it."""

    years: list[Over] = field(default_factory=list)
    told: list[int] = field(default_factory=list)
    """By entry of the log, the number of the step that told it."""
    last: State[Any] | None = None

    @classmethod
    def of(cls, steps: Iterable[tuple[int, State[Any]]], year: Callable[[Any], int]) -> Course:
        """The states may be one and the same, changed in place."""
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
        """All that everybody was told, each with the number of its step."""
        return [(n, event) for n, (event, audience) in zip(self.told, self.end.log, strict=True) if audience is None]

    @property
    def moments(self) -> tuple[int, ...]:
        return tuple(over.n for over in self.years)

    @property
    def columns(self) -> tuple[Thing, ...]:
        return tuple(("year", str(over.year)) for over in self.years)


@dataclass(frozen=True)
class Charts:
    """What a game has to draw when it is over; every secret lies open then."""

    year: Callable[[Any], int]
    """The so-manieth year, or round, by the public facts."""
    draw: Callable[[Course], tuple[Chart, ...]]
    turns: Callable[[Course], Sequence[Turn]]

    def course(self, steps: Iterable[tuple[int, State[Any]]]) -> Course:
        return Course.of(steps, self.year)

    def turning(self, course: Course, most: int = 5) -> tuple[Turn, ...]:
        """How it turned: the weightiest, one for each moment, in the order in which they came."""
        found: dict[int, Turn] = {}
        for turn in sorted(self.turns(course), key=lambda each: (-each.weight, each.n)):
            if len(found) < most:
                found.setdefault(turn.n, turn)
        return tuple(sorted(found.values(), key=lambda each: each.n))


def player(seat: int) -> Thing:
    return "player", str(seat)
