"""Who keeps what it takes to show a finished game as it was played, whatever the rules will be by then."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from presidium.table import story
from presidium.table.archive import record_anew
from presidium.table.disk import is_trouble
from presidium.table.file import ARCHIVES, TABLES
from presidium.table.loading import load
from presidium.table.outbox import Key
from presidium.table.rubbish import give_back
from presidium.table.story import Story
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall

log = logging.getLogger("presidium.table")

AT_ONCE: Final = 1.0
"""For how many seconds at most tables of former times are seen to in one go."""


class Archivist:
    """A table that is over is archived at once. Where that was cut short, and those of version 0.1, come later."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._at_work: set[asyncio.Task[None]] = set()
        self._owed: list[str] | None = None
        self.writing = asyncio.Lock()
        """Held while a table is told again and kept; nobody else rewrites what is kept meanwhile."""

    def keep(self, table: Table, numbers: dict[Key, int]) -> None:
        """As it stands, before anything else is written of it."""
        self.hall.store.write(story.keep(table, numbers)).add_done_callback(_log_failure)

    def ended(self, table: Table, numbers: dict[Key, int]) -> None:
        """Its end is kept at once, what led there as soon as it has been told again."""
        self.keep(table, numbers)
        task = self.hall.spawn(self._archive(table.id, table, dict(numbers)))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def catch_up(self) -> None:
        if self._owed is None:
            self._owed = await self.hall.aside(self._unarchived)
        until = time.monotonic() + AT_ONCE
        while self._owed and time.monotonic() < until:
            await self._archive(self._owed.pop())

    async def close(self) -> None:
        """The next start may be one under newer rules: what has ended is archived before."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    def _unarchived(self) -> list[str]:
        archived = sql.select(ARCHIVES.c.table_id).where(ARCHIVES.c.told.is_not(None))
        query = sql.select(TABLES.c.id).where(TABLES.c.status.in_(("over", "closed")), TABLES.c.id.not_in(archived))
        return [row.id for row in self.hall.store.all(query.order_by(TABLES.c.moved))]

    async def _archive(self, id: str, table: Table | None = None, numbers: dict[Key, int] | None = None) -> None:
        try:
            async with self.writing:
                if id in self.hall.gone:
                    return
                await self.hall.store.written(await self.hall.aside(self._archived, id, table, numbers), evenly=False)
        except Exception as error:  # the journal is there still; what an error says may be secret
            if is_trouble(error):
                self._owed = None  # it is found again when the disk is well
                return
            log.error("a table could not be archived: %s", type(error).__name__, extra={"table": id})

    def _archived(self, id: str, table: Table | None, numbers: dict[Key, int] | None) -> Any:
        store = self.hall.store
        if table is None:
            row = store.row(id)
            assert row is not None
            loaded = load(store, row)
            table, numbers = loaded.table, loaded.outbox.numbers
        kept = Story(store, table, numbers).archive(record_anew(store, table))
        give_back()  # telling a game again takes some 25 MB, and each thread would keep its own
        return kept


def _log_failure(done: Future[None]) -> None:
    if done.exception() is not None and not is_trouble(done.exception()):
        log.error("a table could not be kept as it stands: %s", type(done.exception()).__name__)
