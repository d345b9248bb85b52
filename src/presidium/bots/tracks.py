"""What a seat could have known in the course of a game, through a named lens, beside what was true.

How a game is read stands in its `Reading`; what is made of that here knows no single game. It is for games that are
over: what was true is told with what was believed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from typing import Any, Final

from presidium.core import Event, Line, Player, State, View, value, view
from presidium.core.chart import Thing

Belief = Mapping[Thing, Mapping[Thing, float]]
"""Of each thing one may wonder about, what it may be, and how likely."""

SURE: Final = 1 - 1e-9
MANY: Final = 3
"""How many reasons are given for what is believed of a thing."""


@dataclass(frozen=True)
class Reading:
    """How somebody at its table reads a game."""

    lens: str
    """What the game's words call it; they say what it expects of people."""
    year: Callable[[Any], int]
    """The so-manieth round, or year, by the public facts."""
    tells: Callable[[Event], bool]
    """Whether this is worth wondering anew."""
    believed: Callable[[View[Any]], Belief]
    """What this view makes likely; nothing as long as there is nothing to wonder about."""
    true: Callable[[State[Any]], Mapping[Thing, Thing]]
    """What each thing is."""
    because: Callable[[View[Any], Sequence[Thing]], Mapping[Thing, tuple[Line, ...]]]
    """What tells most about each of these things, the most telling first."""
    few: Callable[[State[Any], Sequence[Thing]], Sequence[Thing]] = lambda _, things: things
    """Where there are too many to look at: those that the game turned on."""


@value
class Moment:
    """When something was believed: after so many steps of the game, in that year."""

    n: int
    year: int


@value
class Track:
    """What was believed of one thing, moment by moment."""

    about: Thing
    may_be: tuple[Thing, ...]
    likely: tuple[tuple[float, ...], ...]
    """At each moment, how likely it is each of these."""
    truth: tuple[int, ...]
    """At each moment, which of these it is."""
    because: tuple[Line, ...]
    """What told most about it, as long as it was not known."""


@value
class Tracks:
    """What one seat could have known in a game: its moments, and a track for each thing there is to wonder about."""

    seat: Player
    lens: str
    course: tuple[Moment, ...]
    tracks: tuple[Track, ...]


@dataclass
class _Then:
    """A moment as it was, and how much the seat had heard by then."""

    heard: int
    moment: Moment
    seen: View[Any]
    believed: Belief
    true: Mapping[Thing, Thing]


@dataclass
class _Watching:
    """Sits beside a seat while the game is played again."""

    reading: Reading
    seat: Player
    course: list[_Then] = field(default_factory=list)

    def look(self, n: int, g: State[Any]) -> None:
        heard = g.log.heard_by(self.seat)
        while self.course and self.course[-1].heard > len(heard):
            self.course.pop()  # it was taken back, and nobody was to believe anything by it
        before = self.course[-1].heard if self.course else 0
        if g.over or not any(map(self.reading.tells, heard[before:])):
            return
        seen = view(g, self.seat)
        believed = self.reading.believed(seen)
        if believed:
            moment = Moment(n, self.reading.year(g.public))
            self.course.append(_Then(len(heard), moment, seen, believed, self.reading.true(g)))

    def track(self, about: Thing, because: tuple[Line, ...]) -> Track:
        rows = [then.believed[about] for then in self.course]
        true = [then.true[about] for then in self.course]
        ever = {thing for row in rows for thing, likely in row.items() if likely} | set(true)
        may_be = tuple(thing for thing in dict.fromkeys(chain(*rows, true)) if thing in ever)
        likely = tuple(tuple(row.get(thing, 0.0) for thing in may_be) for row in rows)
        return Track(about, may_be, likely, tuple(map(may_be.index, true)), because)

    def because(self, things: Sequence[Thing]) -> dict[Thing, tuple[Line, ...]]:
        """Of each thing, when it was last wondered about: what told most. If nothing did by then, as where all that was
        shown has been lost again: what did when it was last seen in another light."""
        found = self._because({about: self._last_open(about) for about in things})
        left = [about for about in things if not found.get(about)]
        return found | self._because({about: self._turned(about) for about in left})

    def _because(self, asked: Mapping[Thing, int | None]) -> dict[Thing, tuple[Line, ...]]:
        found: dict[Thing, tuple[Line, ...]] = {}
        for at in sorted({at for at in asked.values() if at is not None}):
            found |= self.reading.because(self.course[at].seen, [about for about in asked if asked[about] == at])
        return found

    def _last_open(self, about: Thing) -> int | None:
        open_at = [at for at, then in enumerate(self.course) if max(then.believed[about].values()) < SURE]
        return open_at[-1] if open_at else None

    def _turned(self, about: Thing) -> int | None:
        """The moment at which most changed of what was believed of it."""
        rows = [then.believed[about] for then in self.course]
        changed = [sum(abs(now[each] - row.get(each, 0.0)) for each in now) for row, now in pairwise(rows)]
        return changed.index(max(changed)) + 1 if changed and max(changed) > 0 else None


def tracks(reading: Reading, seat: Player, course: Iterable[tuple[int, State[Any]]]) -> Tracks:
    """What this seat could have known; `course` is the game from its beginning, each state with its number."""
    watching, last = _Watching(reading, seat), None
    for n, last in course:
        watching.look(n, last)
    known = [*watching.course[0].believed] if watching.course else []
    things = [] if last is None else [*reading.few(last, known)]
    because = watching.because(things)
    return Tracks(
        seat,
        reading.lens,
        tuple(then.moment for then in watching.course),
        tuple(watching.track(about, because.get(about, ())[:MANY]) for about in things),
    )


def percent(likely: float) -> int:
    """In whole numbers; certain, or out of the question, is only what is."""
    return 100 if likely >= SURE else 0 if likely <= 0 else min(99, max(1, round(100 * likely)))
