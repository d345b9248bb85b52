"""What one worker has changed, the others hear of from the database, and read for themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from presidium.table.postgresql import CHANNEL, PostgreSQL

log = logging.getLogger("presidium.workers")

AGAIN: Final = 0.5


class Hears:
    """As long as it listens, `heard` is told what has changed and of whom; `afresh`, that something may have been
    missed."""

    def __init__(self, store: PostgreSQL, heard: Callable[[str, str], None], afresh: Callable[[], None]) -> None:
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
            except Exception as error:  # the store's own line tells what is wrong with the database
                log.debug("not heard: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        from psycopg import AsyncConnection

        connection: AsyncConnection[Any] = await AsyncConnection.connect(**self.store.how, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.afresh()
            async for notice in connection.notifies():
                what, _, of = notice.payload.partition(" ")
                self.heard(what, of)
