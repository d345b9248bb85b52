"""When to run the cyclic garbage collector, which is switched off because a full collection pauses every table.

The server's own code leaves almost no reference cycles, so a collection runs only when much garbage is likely.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

LEAKY_CLOSES_PER_RUN: Final = 500
"""A collection runs after this many failed connections, which leave some megabytes in reference cycles."""
MIN_IDLE_PER_RUN: Final = 40
"""Collections may take 1/40 of the time: after a collection of 300 ms (500 tables in play) none runs for 12 s."""

NEW_OBJECTS_PER_RUN: Final = 1_000_000
"""Number of new objects since the last collection at which the next collection runs: about 100 MB."""
OBJECTS_PER_TABLE: Final = 5_000
"""Number of objects by which each table in memory raises the threshold `NEW_OBJECTS_PER_RUN`.

Without it, a server that fills up with games would collect often and find no garbage: a pause of 1 s with 500 tables.
"""
MIN_GARBAGE_FRACTION: Final = 10
"""If less than 1/10 of the new objects was garbage, the next collection waits for twice as many new objects."""

MALLOC_RETURN_BYTES: Final = 128 * 1024
"""Size from which malloc returns freed blocks to the system, in bytes."""
MMAP_THRESHOLD: Final = -3
"""Code of glibc's `M_MMAP_THRESHOLD`."""


def keep_little() -> None:
    """Make malloc return blocks of 128 KiB or more to the system as soon as they are freed.

    By default glibc raises that threshold while the program runs, and then each thread keeps some megabytes that
    `give_back` does not reach.
    """
    import ctypes  # imported late: few systems need it at the start

    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, MALLOC_RETURN_BYTES)


def leave_alone() -> None:
    """Switch off the cyclic garbage collector, because it took 5 % of the CPU time. `GcPolicy` runs it when needed."""
    gc.collect()
    gc.freeze()  # modules and classes live for ever and need not be scanned
    gc.disable()


def new() -> int:
    """Number of container objects allocated since the last collection and not freed, as `gc.get_count` counts them."""
    return gc.get_count()[0]


def give_back() -> None:
    """Return free heap memory to the system (malloc_trim). glibc keeps it otherwise, and the process seems to grow."""
    if sys.platform == "emscripten":
        return
    import ctypes

    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).malloc_trim(0)


cpu_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
"""CPU seconds of this thread; a browser's tab has only one, and no clock for it alone."""


def clear_away() -> int:
    """Runs a full garbage collection and returns freed memory to the system; counts the unreachable objects found."""
    found = gc.collect()
    give_back()
    return found


class GcPolicy:
    """Decides when a full collection runs."""

    def __init__(
        self,
        collect: Callable[[], int] = clear_away,
        clock: Callable[[], float] = time.perf_counter,
        worked: Callable[[], float] = cpu_seconds,
        new: Callable[[], int] = new,
    ) -> None:
        """`worked` returns the CPU seconds of this thread, because wall time also counts other work of the machine."""
        self._collect, self._clock, self._worked, self._new = collect, clock, worked, new
        self._left = 0
        self._not_before = 0.0
        self._many = NEW_OBJECTS_PER_RUN

    def leave(self) -> None:
        """Count a connection that ended with an error; collect after `LEAKY_CLOSES_PER_RUN` of them."""
        self._left += 1
        if self._left >= LEAKY_CLOSES_PER_RUN:
            self._clear_away()

    def look_round(self, tables: int) -> None:
        """Collect if there are too many new objects for this number of tables in memory.

        Code from outside this project, such as a custom bot, may leave reference cycles too.
        """
        if (new := self._new()) >= self._many + tables * OBJECTS_PER_TABLE:
            found = self._clear_away()
            if found is not None:
                self._many = NEW_OBJECTS_PER_RUN if found >= new // MIN_GARBAGE_FRACTION else 2 * new

    def _clear_away(self) -> int | None:
        """Collect and return the number of objects found; None if the last collection was too recent."""
        if self._clock() < self._not_before:
            return None
        before = self._worked()
        self._left = 0
        found = self._collect()
        self._not_before = self._clock() + MIN_IDLE_PER_RUN * (self._worked() - before)
        return found
