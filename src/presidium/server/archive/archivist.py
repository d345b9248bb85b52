"""Archives finished games in a form that can be shown later, when newer rules may not be able to replay them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Set
from concurrent.futures import Future
from typing import Any, Final

import sqlalchemy as sql

from presidium.server.archive import stream_replay
from presidium.server.archive.archive import record_anew
from presidium.server.archive.stream_replay import StreamReplay
from presidium.server.base.background import Background
from presidium.server.base.gc_policy import give_back
from presidium.server.base.peers import Owning
from presidium.server.domain.table import Table
from presidium.server.persistence.loader import load
from presidium.server.render.outbox import Key
from presidium.server.storage.disk_health import is_trouble
from presidium.server.storage.store import Store
from presidium.server.storage.tables import ARCHIVES, TABLES

log = logging.getLogger("presidium.table")

ARCHIVED_AT_ONCE: Final = 1.0
"""Seconds that one call of `catch_up` may spend on archiving finished tables."""


class Archivist:
    """Archives each table when it is over. `catch_up` archives tables for which this was interrupted."""

    def __init__(self, store: Store, background: Background, gone: Set[str], owning: Owning) -> None:
        """`gone` has the ids of removed tables. `owning` is a lock that keeps other workers from a table meanwhile."""
        self.store = store
        self.background = background
        self.gone = gone
        self.owning = owning
        self._at_work: set[asyncio.Task[None]] = set()
        self._owed: list[str] | None = None
        self.writing = asyncio.Lock()
        """Lock held while a table is replayed and archived, so that nothing else changes its archive."""

    def keep(self, table: Table, numbers: dict[Key, int]) -> None:
        """Stores a snapshot of the table as it is now; the writer commits it before any later change."""
        self.store.write(stream_replay.keep(table, numbers)).add_done_callback(_log_failure)

    def ended(self, table: Table, numbers: dict[Key, int]) -> None:
        """Stores a finished table's snapshot at once; starts a task that replays the game and stores its messages."""
        self.keep(table, numbers)
        task = self.background.spawn(self._archive(table.id, table, dict(numbers)))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def catch_up(self) -> None:
        """Archives finished tables that have no archive yet, for about 1 s."""
        if self._owed is None:
            self._owed = await self.background.run_chore(self._unarchived)
        until, owed, others = time.monotonic() + ARCHIVED_AT_ONCE, self._owed, list[str]()
        while owed and time.monotonic() < until:
            async with self.owning(owed[-1]) as ours:
                id = owed.pop()
                if ours:
                    await self._archive(id)
                else:
                    others.append(id)
        owed[:0] = others  # another worker has them now; the last to be tried again

    async def close(self) -> None:
        """Waits for running archive tasks, because the next start may use newer rules."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    def _unarchived(self) -> list[str]:
        archived = sql.select(ARCHIVES.c.table_id).where(ARCHIVES.c.told.is_not(None))
        query = sql.select(TABLES.c.id).where(TABLES.c.status.in_(("over", "closed")), TABLES.c.id.not_in(archived))
        return [row.id for row in self.store.all(query.order_by(TABLES.c.moved))]

    async def _archive(self, id: str, table: Table | None = None, numbers: dict[Key, int] | None = None) -> None:
        try:
            async with self.writing:
                if id in self.gone:
                    return
                archived = await self.background.run_chore(self._archived, id, table, numbers)
                if archived is not None:
                    await self.store.written(archived, padded=False)
        except Exception as error:  # the journal is there still; what an error says may be secret
            if is_trouble(error):
                self._owed = None  # look for the table again when the disk works
                return
            log.error("a table could not be archived: %s", type(error).__name__, extra={"table": id})

    def _archived(self, id: str, table: Table | None, numbers: dict[Key, int] | None) -> Any:
        """Returns the statement that archives a table; None if the table was removed."""
        store = self.store
        if table is None:
            row = store.row(id)
            if row is None:  # it was removed
                return None
            loaded = load(store, row)
            table, numbers = loaded.table, loaded.outbox.numbers
        kept = StreamReplay(store, table, numbers).archive(record_anew(store, table))
        give_back()  # a replay takes about 25 MB, which each thread would keep
        return kept


def _log_failure(done: Future[None]) -> None:
    if done.exception() is not None and not is_trouble(done.exception()):
        log.error("a table could not be kept as it stands: %s", type(done.exception()).__name__)
