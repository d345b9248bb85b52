"""Runs coroutines as asyncio tasks, and blocking work in threads, so that nothing blocks the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from presidium.server.base.fair_queue import FairQueue

log = logging.getLogger("presidium.table")

T = TypeVar("T")


class Background:
    def __init__(self, is_expected: Callable[[BaseException | None], bool]) -> None:
        """`is_expected` returns True for a task's error that has been logged already, so that it is logged once."""
        self.is_expected = is_expected
        self.tasks: set[asyncio.Task[None]] = set()
        self.queue = FairQueue()
        self._chores = FairQueue()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Runs a coroutine as an asyncio task. If the coroutine fails, the error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def run_in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Runs blocking work for a visitor in a thread, one job at a time, because with the GIL two jobs would stall
        the event loop. Client addresses with waiting jobs take turns."""
        async with self.queue:
            return await asyncio.to_thread(work, *args)

    async def run_chore(self, work: Callable[..., T], *args: Any) -> T:
        """Runs the server's own long work, such as archiving a game or cleaning the database, in a thread, one job at a
        time. Visitors' jobs have a queue of their own and do not wait for it."""
        async with self._chores:
            return await asyncio.to_thread(work, *args)

    async def finish(self) -> None:
        """Wait until all tasks have ended."""
        if self.tasks:
            await asyncio.wait(self.tasks)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.is_expected(task.exception()):
            log.error("a table could not go on", exc_info=task.exception())
