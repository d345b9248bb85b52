"""What a seat could have known in the course of a finished game, according to a named lens, beside the truth.

The game's `Reading` supplies everything specific to a game. Tracks are for finished games only, because they reveal the
truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from typing import Any, Final

from presidium.core import Event, Line, Player, State, View, value, view
from presidium.core.content.chart import Thing

Belief = Mapping[Thing, Mapping[Thing, float]]
"""For each unknown fact, such as a player's side: its possible values with their probabilities."""

ALMOST_CERTAIN: Final = 1 - 1e-9
MAX_REASONS: Final = 3
"""Maximum number of reasons given for a belief."""


@dataclass(frozen=True)
class Reading:
    """One game's way of estimating hidden facts from what a seat has seen."""

    lens: str
    """Name of the lens. The game has words that explain what the lens assumes."""
    year: Callable[[Any], int]
    """Function that returns the number of the round or year, from the public facts."""
    tells: Callable[[Event], bool]
    """Function that returns True if an event changes the beliefs, so that they must be computed again."""
    believed: Callable[[View[Any]], Belief]
    """Function that returns the beliefs that follow from a view; empty if nothing is unknown."""
    true: Callable[[State[Any]], Mapping[Thing, Thing]]
    """Function that returns the true value of each unknown thing."""
    because: Callable[[View[Any], Sequence[Thing]], Mapping[Thing, tuple[Line, ...]]]
    """Function that returns the strongest evidence about each of some unknown things, strongest first."""
    few: Callable[[State[Any], Sequence[Thing]], Sequence[Thing]] = lambda _, things: things
    """Function that selects the most important of the unknown things, if there are too many to show."""


@value
class Moment:
    """The time at which a belief was held: the number of steps played until then, and the year or round."""

    n: int
    year: int


@value
class Track:
    """What a seat believed about one hidden fact at each moment of the game."""

    about: Thing
    may_be: tuple[Thing, ...]
    likely: tuple[tuple[float, ...], ...]
    """For each moment: the probability of each possible value in `may_be`."""
    truth: tuple[int, ...]
    """For each moment: the index, in `may_be`, of the value that was true."""
    because: tuple[Line, ...]
    """The strongest evidence that the seat had about a hidden fact before the fact became known."""


@value
class Tracks:
    """What one seat could have known in a game: the moments, and a track for each unknown thing."""

    seat: Player
    lens: str
    course: tuple[Moment, ...]
    tracks: tuple[Track, ...]


@dataclass
class _Then:
    """A moment of the game with the seat's view and beliefs then, and the number of events the seat had heard."""

    heard: int
    moment: Moment
    seen: View[Any]
    believed: Belief
    true: Mapping[Thing, Thing]


@dataclass
class _Watching:
    """Collects the beliefs of one seat while a finished game is replayed."""

    reading: Reading
    seat: Player
    course: list[_Then] = field(default_factory=list)

    def look(self, n: int, g: State[Any]) -> None:
        heard = g.log.heard_by(self.seat)
        while self.course and self.course[-1].heard > len(heard):
            self.course.pop()  # the move was taken back, so beliefs based on it are dropped
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
        """For each thing: the strongest evidence when it was last uncertain, or when the belief last changed."""
        found = self._because({about: self._last_open(about) for about in things})
        left = [about for about in things if not found.get(about)]
        return found | self._because({about: self._turned(about) for about in left})

    def _because(self, asked: Mapping[Thing, int | None]) -> dict[Thing, tuple[Line, ...]]:
        found: dict[Thing, tuple[Line, ...]] = {}
        for at in sorted({at for at in asked.values() if at is not None}):
            found |= self.reading.because(self.course[at].seen, [about for about in asked if asked[about] == at])
        return found

    def _last_open(self, about: Thing) -> int | None:
        open_at = [at for at, then in enumerate(self.course) if max(then.believed[about].values()) < ALMOST_CERTAIN]
        return open_at[-1] if open_at else None

    def _turned(self, about: Thing) -> int | None:
        """Index of the moment at which the belief about this thing changed most; None if the belief never changed."""
        rows = [then.believed[about] for then in self.course]
        changed = [sum(abs(now[each] - row.get(each, 0.0)) for each in now) for row, now in pairwise(rows)]
        return changed.index(max(changed)) + 1 if changed and max(changed) > 0 else None


def tracks(reading: Reading, seat: Player, course: Iterable[tuple[int, State[Any]]]) -> Tracks:
    """Returns what this seat could have known. `course` yields each state of the game with its step number."""
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
        tuple(watching.track(about, because.get(about, ())[:MAX_REASONS]) for about in things),
    )


def percent(likely: float) -> int:
    """Rounds a probability to whole percent. Only impossible events give 0, and only certain events give 100."""
    return 100 if likely >= ALMOST_CERTAIN else 0 if likely <= 0 else min(99, max(1, round(100 * likely)))
