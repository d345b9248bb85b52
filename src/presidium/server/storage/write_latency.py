"""Pads writes to a constant, slowly adapting latency, so that response times do not leak that another seat has
answered."""

from __future__ import annotations

from collections import deque
from statistics import median_low
from typing import Final

MIN_LATENCY_S: Final = 0.01
"""Minimum padded latency, in seconds."""
MAX_LATENCY_S: Final = 0.3
"""Maximum padded latency, in seconds."""
BATCH_DELAY_S: Final = 0.0045
"""Seconds a commit waits for other writes to join it: less than half of the padded latency. On a slow disk the delay
stays the same, because enough writes join while the previous commit runs."""
LARGE_COMMIT_WRITES: Final = 32
"""Commits with more than this many writes count as heavy load, where all clients wait anyway."""
LARGE_BATCH_DELAY_S: Final = 0.025
"""Seconds a commit waits for other writes under heavy load. Fewer, larger commits are cheaper, because each one makes
the writer thread and the event loop wake each other. With so many writes a client cannot time a single one."""
COMMITS_MEASURED: Final = 128
"""Number of latest commits from which the latency is derived; the slowest tenth is ignored."""
LOAD_BEGINS_COMMITS, LOAD_ENDS_COMMITS = 8, 2
"""Numbers of latest commits: heavy load begins when most of the last 8 are large, and ends when the last 2 are small.
So a short burst does not count."""


class WriteLatency:
    """The padded latency of every write: long enough for the commit that runs and the commit of the write itself.

    It follows the disk's recent speed in few steps, so that no single commit shows in it. It rises as soon as the disk
    gets slower, and falls after the disk has been faster for a long time.
    """

    def __init__(self) -> None:
        self.seconds = MIN_LATENCY_S
        self.batch_delay = BATCH_DELAY_S
        self._took: deque[float] = deque(maxlen=COMMITS_MEASURED)
        self._until_down = COMMITS_MEASURED
        self._together: deque[int] = deque([0] * LOAD_BEGINS_COMMITS, maxlen=LOAD_BEGINS_COMMITS)

    def record(self, seconds: float, together: int = 1) -> None:
        """Record a commit of `together` writes that took this many seconds."""
        self._together.append(together)
        self.batch_delay = LARGE_BATCH_DELAY_S if self._is_crowd() else BATCH_DELAY_S
        self._took.append(seconds)
        self._until_down -= 1
        enough = self._enough()
        if enough >= self.seconds or not self._until_down:
            self.seconds, self._until_down = enough, COMMITS_MEASURED

    def _is_crowd(self) -> bool:
        lately = list(self._together)
        many = median_low(lately) if self.batch_delay == BATCH_DELAY_S else max(lately[-LOAD_ENDS_COMMITS:])
        return many > LARGE_COMMIT_WRITES

    def _enough(self) -> float:
        usual = sorted(self._took)[(len(self._took) - 1) * 9 // 10]
        enough = MIN_LATENCY_S
        while enough < 2.2 * usual and enough < MAX_LATENCY_S:
            enough *= 1.5
        return min(enough, MAX_LATENCY_S)
