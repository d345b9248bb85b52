"""What holds itself only a full collection finds, which halts all tables: so next to nothing of that kind is left."""

from __future__ import annotations

import ctypes
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

WORTH: Final = 500
"""Connections that ended badly until a collection is worth it: some megabytes."""
SHARE: Final = 40
"""Collections may take this part of the time: one of 300 ms, with 500 tables playing, comes every 12 s at most."""

MANY: Final = 1_000_000
"""So many things more than after the last collection are worth one, wherever they come from: a hundred megabytes."""
A_TABLE: Final = 5_000
"""What a table in memory may hold, with its lines (Kremlin near its end: 3,200). A hall that fills up with games is not
full of rubbish, and with 500 of them a collection halts everybody for a second."""
FEW: Final = 10
"""If less than this part of them was rubbish, the next is worth it after twice as many."""

LARGE: Final = 128 * 1024
MMAP_THRESHOLD: Final = -3
"""The C library's name for it."""


def keep_little() -> None:
    """What is large goes back as soon as it is free. Left alone, the C library takes what was once large for usual, and
    then each thread keeps some megabytes that `give_back` does not reach."""
    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)


def leave_alone() -> None:
    """Nothing is looked through unasked: neither an answer nor a connection leaves anything behind that holds itself,
    and to look for it took a twentieth of the time. `Rubbish` knows when there is some."""
    gc.collect()
    gc.freeze()  # the program itself is no rubbish, and need not be looked through
    gc.disable()


def new() -> int:
    """How many things there are more than after the last collection, by Python's own count."""
    return gc.get_count()[0]


def give_back() -> None:
    """Let the machine have what is free: the C library keeps it otherwise, in pieces, and the process seems to grow."""
    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).malloc_trim(0)


def clear_away() -> int:
    """A full collection, and what it frees is given back; how much that was."""
    found = gc.collect()
    give_back()
    return found


class Rubbish:
    def __init__(
        self,
        collect: Callable[[], int] = clear_away,
        clock: Callable[[], float] = time.perf_counter,
        worked: Callable[[], float] = time.thread_time,
        new: Callable[[], int] = new,
    ) -> None:
        """`worked` says what it costs: on a busy machine much less than the time that goes by."""
        self._collect, self._clock, self._worked, self._new = collect, clock, worked, new
        self._left = 0
        self._not_before = 0.0
        self._many = MANY

    def leave(self) -> None:
        """A connection has ended badly."""
        self._left += 1
        if self._left >= WORTH:
            self._clear_away()

    def look_round(self, tables: int) -> None:
        """Others may leave behind what holds itself: somebody's bot, for one. So many tables are in memory."""
        if (new := self._new()) >= self._many + tables * A_TABLE:
            found = self._clear_away()
            if found is not None:
                self._many = MANY if found >= new // FEW else 2 * new

    def _clear_away(self) -> int | None:
        """What was found; None if it is too soon."""
        if self._clock() < self._not_before:
            return None
        before = self._worked()
        self._left = 0
        found = self._collect()
        self._not_before = self._clock() + SHARE * (self._worked() - before)
        return found
