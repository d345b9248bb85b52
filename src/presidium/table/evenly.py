"""Whatever anybody writes takes the same time: else one could feel that somebody else is writing."""

from __future__ import annotations

from collections import deque
from statistics import median_low
from typing import Final

LEAST: Final = 0.01
MOST: Final = 0.3
GATHERS: Final = 0.0045
"""How long a commit waits for others to go with it: less than half of what whoever has sent it waits anyway. On a slow
disk no longer, for there enough gathers while the one before is under way."""
CROWD: Final = 32
"""Where a commit carries more than so many, this process does nothing but answer, and all wait for it anyway."""
GATHERS_A_CROWD: Final = 0.025
"""How long it waits there: one for a hundred takes little more than one for thirty, and as long as one is under way its
thread and that which answers wake each other for nothing. Among so many nobody feels when a single one has come."""
LATELY: Final = 128
"""How many commits are remembered; the slowest tenth of them does not count."""
ENTERS, LEAVES = 8, 2
"""How many commits are looked at to see that there is a crowd, which most of them say, and that it has gone, which all
do: a burst is none, and when it is over nobody waits for it any longer."""


class Evenly:
    """How long a write takes, seen from outside: enough for the commit that is under way and for its own.

    It goes by what the disk has needed lately, in few steps, so that a single commit does not show in it either: up
    when the disk gets slower, down when it has been faster for a long time.
    """

    def __init__(self) -> None:
        self.seconds = LEAST
        self.gathers = GATHERS
        self._took: deque[float] = deque(maxlen=LATELY)
        self._until_down = LATELY
        self._together: deque[int] = deque([0] * ENTERS, maxlen=ENTERS)

    def took(self, seconds: float, together: int = 1) -> None:
        """The disk has needed so long for a commit of what so many had to write."""
        self._together.append(together)
        self.gathers = GATHERS_A_CROWD if self._is_crowd() else GATHERS
        self._took.append(seconds)
        self._until_down -= 1
        enough = self._enough()
        if enough >= self.seconds or not self._until_down:
            self.seconds, self._until_down = enough, LATELY

    def _is_crowd(self) -> bool:
        lately = list(self._together)
        many = median_low(lately) if self.gathers == GATHERS else max(lately[-LEAVES:])
        return many > CROWD

    def _enough(self) -> float:
        usual = sorted(self._took)[(len(self._took) - 1) * 9 // 10]
        enough = LEAST
        while enough < 2.2 * usual and enough < MOST:
            enough *= 1.5
        return min(enough, MOST)
