"""How long a politician of Kremlin lasts, and what his faction may hope from him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from presidium.core import value
from presidium.kremlin.editions import Edition
from presidium.kremlin.ending import LAST_PARADE, LAST_YEAR, mark_politician
from presidium.kremlin.printed.health import AT_WORK, OLDEST, SANATORIUM, YOUNGEST

LASTING: Final = 0.8  # how likely what one has this year is still one's own the next
ALONE: Final = 0.9  # how likely a Chief comes back from the Sanatorium to find his chair still there

MARKS: Final = (0.0, 0.35, 0.15, 0.0)
"""What a faction may hope that has no Chief, by the waves it still needs."""

Hope = Callable[[int, int, int, int], float]
"""Of an age, crosses, waves needed and a year."""

Fate = tuple[tuple[int, float], ...]
"""What a health roll may bring: so many crosses more, how likely; what is missing to 1 is death."""

CROSSES: Final = {"G": -1, "-": 0, "K": 1, "A": 2}


def _fates(table: tuple[str, ...]) -> tuple[Fate, ...]:
    return tuple(
        tuple((CROSSES[letter], faces / len(row)) for letter, faces in Counter(row).items() if letter != "T")
        for row in table
    )


FATES: Final = {False: _fates(AT_WORK), True: _fates(SANATORIUM)}


@value
class Course:
    """The numbers of an edition that decide how a reign goes."""

    staying_sick: tuple[int, int, int]
    parade_rolls: tuple[int, int]
    retirement_age: int
    politician_wins: bool
    """1986: waves count for the politician, and the last parade decides (11.b)."""


class Reigns:
    """The chance that a man who is Party Chief wins the game for whoever he belongs to, year by year."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._reigns: dict[tuple[int, int, int, int], float] = {}
        self._parades: dict[tuple[int, int, int, int], float] = {}

    def reign(self, age: int, crosses: int, need: int, year: int) -> float:
        """At the start of a year, if so many waves are missing."""
        key = (age, crosses, need, year)
        found = self._reigns.get(key)
        if found is None:
            stays, goes = (self.ask_doctor(age, crosses, need, year, cure) for cure in (False, True))
            self._reigns[key] = found = max(stays, goes) if crosses else stays
        return found

    def ask_doctor(self, age: int, crosses: int, need: int, year: int, cure: bool) -> float:
        """The same, when it is settled whether he takes a cure."""
        after = self.on_cure if cure else self.parade
        return self.roll_health(age + 1, crosses, need, year, cure, after)

    def as_heir(self, age: int, crosses: int, need: int, year: int, cure: bool) -> float:
        """At the start of a year, for one who may follow the Chief when it is over."""

        def follow(age: int, crosses: int, need: int, year: int) -> float:
            return self.reign(age, crosses, need, min(year + 1, LAST_YEAR))

        return self.roll_health(age, crosses, need, year, cure, follow)

    def roll_health(self, age: int, crosses: int, need: int, year: int, cure: bool, after: Hope) -> float:
        """What is to be expected when the year has taken its toll (1.2) and the die is cast (4.1)."""
        age += 0 if cure else self.course.staying_sick[crosses]
        without = self.without(need, year)
        if age >= self.course.retirement_age:
            return without
        hope = without
        for more, likely in FATES[cure][min(max(age, YOUNGEST), OLDEST) - YOUNGEST]:
            now = max(crosses + more, 0)
            if now < 3:
                hope += likely * (after(age, now, need, year) - without)
        return hope

    def without(self, need: int, year: int) -> float:
        """What his faction may hope when he is gone: 1988, its marks stay on the track."""
        return 0.0 if self.course.politician_wins else MARKS[need] * (LAST_YEAR - year) / LAST_YEAR

    def on_cure(self, age: int, crosses: int, need: int, year: int) -> float:
        """After the health roll, in the Sanatorium: no wave this year."""
        return 1.0 if year >= LAST_YEAR else ALONE * self.next_year(age, crosses, need, year)

    def parade(self, age: int, crosses: int, need: int, year: int) -> float:
        """After the health roll, at work: he waves, if the year has a parade."""
        key = (age, crosses, need, year)
        found = self._parades.get(key)
        if found is None:
            self._parades[key] = found = self._wave(age, crosses, need, year)
        return found

    def _wave(self, age: int, crosses: int, need: int, year: int) -> float:
        if year >= LAST_YEAR:
            return 1.0
        age += crosses
        waves = (21 - self.course.parade_rolls[crosses - 1]) / 20 if crosses else 1.0
        wins = need <= 1 or (self.course.politician_wins and year == LAST_PARADE)
        success = 1.0 if wins else self.next_year(age, crosses, need - 1, year)
        return waves * success + (1 - waves) * self.next_year(age, crosses, need, year)

    def next_year(self, age: int, crosses: int, need: int, year: int) -> float:
        """At the end of a year, for then he may be somebody else's, or gone."""
        return LASTING * self.reign(age, crosses, need, year + 1) + (1 - LASTING) * self.without(need, year)


NEVER: Final = 1_000


@cache
def _reigns(course: Course) -> Reigns:
    return Reigns(course)


def reigns(edition: Edition) -> Reigns:
    """Those of an edition, worked out once."""
    retirement = NEVER if edition.retirement_age is None else edition.retirement_age
    return _reigns(Course(edition.staying_sick, edition.parade_rolls, retirement, edition.mark is mark_politician))
