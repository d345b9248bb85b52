"""What connections leave behind holds itself, and only a full collection finds it, which halts all tables meanwhile."""

from __future__ import annotations

import ctypes
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

WORTH: Final = 500
"""Connections until a collection is worth it: some megabytes."""
SHARE: Final = 40
"""Collections may take this part of the time: one of 300 ms, with 500 tables playing, comes every 12 s at most."""

MUCH: Final = 200_000
"""So many objects more than after the last collection, and some of them may be worth finding: what is asked by HTTP
leaves some seventy behind."""

LARGE: Final = 128 * 1024
MMAP_THRESHOLD: Final = -3
"""The C library's name for it."""


def keep_little() -> None:
    """What is large goes back as soon as it is free. Left alone, the C library takes what was once large for usual, and
    then each thread keeps some megabytes that `give_back` does not reach."""
    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)


def let_it_lie() -> None:
    """The collector does nothing by itself. What people play leaves nothing to find, and with 500 tables each of its
    looks at what is new halted everybody for 100 ms."""
    gc.disable()
    gc.collect()
    gc.freeze()  # the program itself is no rubbish, and need not be looked through


def has_gathered() -> bool:
    """Whether there is so much more in memory that a collection is worth it, whoever has come and gone."""
    return gc.get_count()[0] >= MUCH


def give_back() -> None:
    """Let the machine have what is free: the C library keeps it otherwise, in pieces, and the process seems to grow."""
    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).malloc_trim(0)


def clear_away() -> None:
    """A full collection, and what it frees is given back."""
    gc.collect()
    give_back()


class Rubbish:
    def __init__(
        self,
        collect: Callable[[], None] = clear_away,
        clock: Callable[[], float] = time.perf_counter,
        worked: Callable[[], float] = time.thread_time,
    ) -> None:
        """`worked` says what it costs: on a busy machine much less than the time that goes by."""
        self._collect, self._clock, self._worked = collect, clock, worked
        self._left = 0
        self._not_before = 0.0

    def leave(self) -> None:
        """A connection has ended."""
        self._left += 1
        if self._left >= WORTH and self._clock() >= self._not_before:
            before = self._worked()
            self._left = 0
            self._collect()
            self._not_before = self._clock() + SHARE * (self._worked() - before)
