"""Listens for PostgreSQL notifications, by which a worker learns what other workers have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from presidium.server.storage.postgres import CHANNEL, PostgreSQL

log = logging.getLogger("presidium.workers")

RECONNECT_DELAY_S: Final = 0.5


class InvalidationListener:
    """Calls `heard` with kind and id of each change by a worker, and `afresh` when changes may have been missed."""

    def __init__(
        self, store: PostgreSQL, heard: Callable[[str, str], Awaitable[None]], afresh: Callable[[], Awaitable[None]]
    ) -> None:
        self.store = store
        self.heard = heard
        self.afresh = afresh
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._listen())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # the storage layer logs the database error
                log.debug("not heard: %s", type(error).__name__)
            await asyncio.sleep(RECONNECT_DELAY_S)

    async def _listen_once(self) -> None:
        from psycopg import AsyncConnection

        connection: AsyncConnection[Any] = await AsyncConnection.connect(**self.store.how, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self.afresh()
            async for notice in connection.notifies():
                what, _, of = notice.payload.partition(" ")
                await self.heard(what, of)
