"""The probability that a Party Chief of Kremlin wins the game for his faction, by age, health and year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from presidium.core import value
from presidium.games.kremlin.editions import Edition
from presidium.games.kremlin.ending import LAST_PARADE, LAST_YEAR, mark_politician
from presidium.games.kremlin.printed.health import AT_WORK, OLDEST, SANATORIUM, YOUNGEST

LASTING: Final = 0.8  # probability that a seat still controls a politician a year later
ALONE: Final = 0.9  # probability that a Chief returns from the Sanatorium and finds his post still free

MARKS: Final = (0.0, 0.35, 0.15, 0.0)
"""Value of the marks on the track for a faction without a Chief, by the number of waves it still needs."""

Hope = Callable[[int, int, int, int], float]
"""Type of a function: the probability of winning with a Chief, by age, crosses, needed waves and year."""

Fate = tuple[tuple[int, float], ...]
"""Possible results of a health roll: changes of crosses with their probabilities. The remaining probability is
death."""

CROSSES: Final = {"G": -1, "-": 0, "K": 1, "A": 2}


def _fates(table: tuple[str, ...]) -> tuple[Fate, ...]:
    return tuple(
        tuple((CROSSES[letter], faces / len(row)) for letter, faces in Counter(row).items() if letter != "T")
        for row in table
    )


FATES: Final = {False: _fates(AT_WORK), True: _fates(SANATORIUM)}


@value
class Course:
    """The numbers of an edition that decide how long a Party Chief lives and how much the reign is worth."""

    staying_sick: tuple[int, int, int]
    parade_rolls: tuple[int, int]
    retirement_age: int
    politician_wins: bool
    """True in 1986: waves count for the politician, not for a faction, and the last parade decides (11.b)."""


class Reigns:
    """Computes the probability that a Party Chief wins the game for the faction in control of the Chief."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._reigns: dict[tuple[int, int, int, int], float] = {}
        self._parades: dict[tuple[int, int, int, int], float] = {}

    def reign(self, age: int, crosses: int, need: int, year: int) -> float:
        """Probability of winning with this Chief at the start of a year, if `need` waves are still needed."""
        key = (age, crosses, need, year)
        found = self._reigns.get(key)
        if found is None:
            stays, goes = (self.ask_doctor(age, crosses, need, year, cure) for cure in (False, True))
            self._reigns[key] = found = max(stays, goes) if crosses else stays
        return found

    def ask_doctor(self, age: int, crosses: int, need: int, year: int, cure: bool) -> float:
        """Probability of winning after the decision whether the Chief takes a cure this year."""
        after = self.on_cure if cure else self.parade
        return self.roll_health(age + 1, crosses, need, year, cure, after)

    def as_heir(self, age: int, crosses: int, need: int, year: int, cure: bool) -> float:
        """Probability of winning with a politician who becomes Chief next year, before this year's health roll."""

        def follow(age: int, crosses: int, need: int, year: int) -> float:
            return self.reign(age, crosses, need, min(year + 1, LAST_YEAR))

        return self.roll_health(age, crosses, need, year, cure, follow)

    def roll_health(self, age: int, crosses: int, need: int, year: int, cure: bool, after: Hope) -> float:
        """Probability of winning after a Chief's stress of a year (1.2) and health roll (4.1)."""
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
        """Probability of winning for a faction whose Chief is gone; above 0 only in 1988, where track marks stay."""
        return 0.0 if self.course.politician_wins else MARKS[need] * (LAST_YEAR - year) / LAST_YEAR

    def on_cure(self, age: int, crosses: int, need: int, year: int) -> float:
        """Probability of winning after the health roll with a Chief in the Sanatorium, who does not wave this year."""
        return 1.0 if year >= LAST_YEAR else ALONE * self.next_year(age, crosses, need, year)

    def parade(self, age: int, crosses: int, need: int, year: int) -> float:
        """Probability of winning after the health roll with a Chief at work, who waves if the year has a parade."""
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
        """Probability of winning at the end of a year; a seat may lose control of the Chief until the next."""
        return LASTING * self.reign(age, crosses, need, year + 1) + (1 - LASTING) * self.without(need, year)


NEVER_AGE: Final = 1_000


@cache
def _reigns(course: Course) -> Reigns:
    return Reigns(course)


def reigns(edition: Edition) -> Reigns:
    """Returns the cached win probabilities (`Reigns`) of Party Chiefs in an edition."""
    retirement = NEVER_AGE if edition.retirement_age is None else edition.retirement_age
    return _reigns(Course(edition.staying_sick, edition.parade_rolls, retirement, edition.mark is mark_politician))
