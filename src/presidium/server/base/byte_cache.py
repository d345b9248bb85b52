"""Cache of finished HTTP bodies, bounded in bytes, and a guard against making the same body twice at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from presidium.server.base.fair_queue import WHENCE


class ByteCache:
    """LRU cache of byte strings that holds at most `most` bytes in all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        """The cached bytes, or None if they are not in the cache. A hit makes the key the most recently used."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0

    def put(self, key: object, made: bytes) -> None:
        """Store the bytes under this key, then drop the least recently used entries until all fit."""
        self.size += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self.size > self.most:
            self.size -= len(self._kept.popitem(last=False)[1])


class SingleFlight:
    """Computes each key once at a time: concurrent requests for the same key share one task and its result.

    Waiting jobs of different client addresses take turns. So until a job runs, only requests from its own address share
    its task: otherwise an address that floods the queue would delay requests from other addresses. The task continues
    when the client that started it disconnects.
    """

    def __init__(self) -> None:
        self._waiting: dict[tuple[object, str], asyncio.Task[bytes]] = {}
        """Tasks by key and client address, both waiting and running."""
        self._running: dict[object, asyncio.Task[bytes]] = {}

    def __contains__(self, key: object) -> bool:
        """True if a request for this key would share a task that has already started."""
        return self._task(key) is not None

    def _task(self, key: object) -> asyncio.Task[bytes] | None:
        return self._running.get(key) or self._waiting.get((key, WHENCE.get()))

    def begins(self, key: object) -> None:
        """Marks the current task's job as running, so that requests from all addresses may share it."""
        task = asyncio.current_task()
        assert task is not None
        self._running[key] = task

    async def made(self, key: object, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """The result of the task for this key; starts `make` as a new task if no existing task can be shared."""
        task = self._task(key)
        if task is None:
            place = key, WHENCE.get()
            task = self._waiting[place] = asyncio.get_running_loop().create_task(make())
            task.add_done_callback(lambda done: self._done(place, done))
        return await asyncio.shield(task)

    def _done(self, place: tuple[object, str], task: asyncio.Task[bytes]) -> None:
        del self._waiting[place]
        if self._running.get(place[0]) is task:
            del self._running[place[0]]
