"""Reports commits from the writer thread to the event loops that wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass

log = logging.getLogger("presidium.disk")

Settled = Callable[[BaseException | None], None]
"""Callback for the result of a commit: None, or the error."""


@dataclass(slots=True)
class CommitResult:
    """Carries a commit's result from the writer thread to the event loop, not before `until` (loop time).

    It holds no reference cycle, because a cycle would keep every Table alive until the next garbage collection.
    """

    loop: asyncio.AbstractEventLoop
    until: float
    settled: Settled
    why: BaseException | None = None

    def set_result(self, _: None) -> None:
        """Called when the commit has succeeded; `why` stays None."""

    def set_exception(self, why: BaseException) -> None:
        self.why = why

    def written(self, done: Future[None]) -> None:
        """Report the result of this finished write to the event loop."""
        self.why = done.exception()
        bring_home([self])


def bring_home(landings: Iterable[CommitResult]) -> None:
    """Report results in their event loops, with one wake-up per loop, because each `call_soon_threadsafe` wakes the
    loop up."""
    loops: dict[asyncio.AbstractEventLoop, list[CommitResult]] = {}
    for each in landings:
        loops.setdefault(each.loop, []).append(each)
    for loop, those in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(land, those)


def land(landings: list[CommitResult]) -> None:
    """Report the results of one commit in one event-loop turn. Results that wait until the same time share a timer."""
    later: dict[float, list[CommitResult]] = {}
    for each in landings:
        if each.why is None and each.loop.time() < each.until:
            later.setdefault(each.until, []).append(each)
        else:
            tell((each,))
    for until, those in later.items():
        # a timer is exact to the millisecond; checking again on waking would only spin
        those[0].loop.call_at(until, tell, those)


def tell(landings: Iterable[CommitResult]) -> None:
    """Calls `settled` for every result; an exception in one callback is logged and does not stop the others."""
    for each in landings:
        try:
            each.settled(each.why)
        except Exception as error:
            log.error("what was written could not be told", exc_info=error)
