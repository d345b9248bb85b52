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

YOUNG: Final = 1_000, 1_000_000, 1_000
"""How many objects are new when the collector looks at them, and how often before it looks at them again. What is asked
by HTTP leaves some seventy behind each time, which are found so; a thousand take 5 ms with 500 tables playing. Twenty
thousand at a time halted everybody for 100."""

LARGE: Final = 128 * 1024
MMAP_THRESHOLD: Final = -3
"""The C library's name for it."""


def keep_little() -> None:
    """What is large goes back as soon as it is free. Left alone, the C library takes what was once large for usual, and
    then each thread keeps some megabytes that `give_back` does not reach."""
    with suppress(AttributeError, OSError, TypeError):  # another system, another library
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)


def look_at_the_new() -> None:
    """The collector looks at what is new, once; the rest is left to `Rubbish`, which knows when."""
    gc.set_threshold(*YOUNG)
    gc.collect()
    gc.freeze()  # the program itself is no rubbish, and need not be looked through


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
