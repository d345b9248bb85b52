"""What somebody can feel: do answers take longer, or less long, when somebody else has just answered?"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import sqrt


class Felt:
    """Times of one kind of asking, some of them while somebody else's sealed answer was being written."""

    def __init__(self) -> None:
        self.took: dict[bool, list[float]] = {False: [], True: []}

    def add(self, answered: bool, seconds: float) -> None:
        self.took[answered].append(seconds)

    @property
    def auc(self) -> float:
        """How often a guess by the time alone is right; one half: it tells nothing."""
        return auc(self.took[False], self.took[True])

    @property
    def noise(self) -> float:
        """How far from one half this is by chance alone, once in some sixteen thousand runs: four deviations."""
        idle, answered = map(len, self.took.values())
        return 4 * sqrt((idle + answered + 1) / (12 * idle * answered))

    @property
    def tells(self) -> bool:
        return abs(self.auc - 0.5) > self.noise

    @property
    def longer(self) -> float:
        """By how many seconds the median is longer after an answer."""
        idle, answered = self.medians()
        return answered - idle

    def medians(self) -> tuple[float, float]:
        """The median times in seconds: without an answer, and after one."""
        idle, answered = (sorted(times)[len(times) // 2] for times in self.took.values())
        return idle, answered

    def __str__(self) -> str:
        idle, answered = (1000 * each for each in self.medians())
        return f"AUC {self.auc:.3f} ± {self.noise:.3f}, median {idle:.2f} ms, after an answer {answered:.2f} ms"


def auc(idle: Sequence[float], answered: Sequence[float]) -> float:
    """The chance that a time of the second kind is the longer one (Mann and Whitney)."""
    ranked = sorted(idle)
    wins = sum(bisect_left(ranked, each) + bisect_right(ranked, each) for each in answered)
    return wins / (2 * len(idle) * len(answered))
