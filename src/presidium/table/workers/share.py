"""One worker's share in a hall: that it is at work, and which tables are its own.

A worker is a row in the database, renewed every second. As long as the row is there it may write; whoever has not been
heard of for a while is taken off the list by another, and can write nothing from then on, whatever it believes. Only
then its tables are anybody's.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql

from presidium.core import Refused
from presidium.table.disk import FAILS, is_trouble
from presidium.table.file import OWNERS, WORKERS
from presidium.table.postgresql import PostgreSQL, WorkerLine
from presidium.table.workers import Elsewhere

log = logging.getLogger("presidium.workers")

LEASE: Final = 3.0
"""How long a worker counts as being at work after it was last heard of."""
BEAT: Final = 0.5
"""How often it is heard of."""
NOW: Final = sql.func.extract("epoch", sql.func.clock_timestamp())
"""By the database's clock, which is the same for all."""


def entered(worker: str) -> Any:
    """The statement by which a worker is at work."""
    return sql.insert(WORKERS).values(id=worker, since=NOW, until=NOW + LEASE)


def buried(worker: str) -> Any:
    """The statement after which this one, known to be dead, is at work no more; it waits for its last words."""
    return sql.delete(WORKERS).where(WORKERS.c.id == worker).returning(WORKERS.c.id)


def orphaned() -> Any:
    """The statement after which nothing is left in the name of whoever is at work no more."""
    return sql.delete(OWNERS).where(OWNERS.c.worker.not_in(sql.select(WORKERS.c.id))).returning(OWNERS.c.table_id)


async def _nobody() -> bool:
    return False


class Share:
    def __init__(self, store: PostgreSQL, lost: Callable[[], None]) -> None:
        """`lost` is told when this worker is one no more, or should not be."""
        self.store = store
        self.id = store.worker
        self.lost = lost
        self.first = False
        """Whether what one has to see to for all is seen to here."""
        self.others_are_well: Callable[[], Awaitable[bool]] = _nobody
        """Asks the others whether they can write."""
        self.others: tuple[str, ...] = ()
        self._renewed = time.monotonic()
        self._steady_since = self._renewed
        self._beating: asyncio.Task[None] | None = None

    # Being at work

    def enter(self) -> None:
        self.store.all(entered(self.id).returning(WORKERS.c.id))
        self._renewed = self._steady_since = time.monotonic()

    def start(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def leave(self) -> None:
        """With everything it had."""
        if self._beating is not None:
            self._beating.cancel()
        with suppress(Exception):
            await self.store.written(evenly=False)  # what was given to the writer before comes first
            await asyncio.to_thread(self.store.all, buried(self.id))

    @property
    def surely(self) -> bool:
        """Whether nobody can have taken it off the list yet."""
        return time.monotonic() - self._renewed < LEASE

    async def _beat(self) -> None:
        while True:
            began = time.monotonic()
            try:
                await asyncio.wait_for(self._renew(began), LEASE)
                if self.surely:
                    await asyncio.wait_for(self._look_round(), LEASE)
            except Exception as error:
                if not is_trouble(error) and not isinstance(error, TimeoutError):
                    log.exception("a worker could not be renewed")
            line = self.store.line
            if isinstance(line, WorkerLine) and line.dismissed:
                log.error("this worker was taken off the list: another has its tables")
                self.lost()
                return
            if not self.surely and await self.others_are_well():
                log.error("the database answers others, and not this worker: they may have its tables")
                self.lost()
                return
            await asyncio.sleep(max(0.0, BEAT - (time.monotonic() - began)))

    async def _renew(self, began: float) -> None:
        """By the line that everything is written by: who cannot write is not at work."""
        renewed = sql.update(WORKERS).where(WORKERS.c.id == self.id).values(until=NOW + LEASE)
        await asyncio.wrap_future(self.store.write(renewed))
        if began - self._renewed > LEASE:
            self._steady_since = began
        self._renewed = began

    async def _look_round(self) -> None:
        rows = await asyncio.to_thread(self.store.all, sql.select(WORKERS, (WORKERS.c.until < NOW).label("late")))
        at_work = sorted((row.since, row.id) for row in rows if not row.late)
        self.first = bool(at_work) and at_work[0][1] == self.id
        self.others = tuple(id for _, id in at_work if id != self.id)
        late = [row.id for row in rows if row.late and row.id != self.id]
        if late and time.monotonic() - self._steady_since > LEASE:  # else it may be we that were away
            await self._bury(late)

    async def _bury(self, late: list[str]) -> None:
        overdue = sql.delete(WORKERS).where(WORKERS.c.id.in_(late), WORKERS.c.until < NOW).returning(WORKERS.c.id)
        for row in await asyncio.to_thread(self.store.all, overdue):
            log.warning("a worker was not heard of for %g s, and is at work no more", LEASE, extra={"worker": row.id})
            await asyncio.to_thread(self.store.all, orphaned())
            await asyncio.wrap_future(self.store.write(*self.store.tell("died")))

    # Tables

    def must_be_sure(self) -> None:
        """Refused where others may have taken what is ours."""
        if not self.surely:
            raise Refused(FAILS)

    def take(self, table: str) -> None:
        """From now on this table is ours, if it was not already; Elsewhere, if it is another's."""
        self.must_be_sure()
        if self.store.one(self._taking(table)) is None:
            raise Elsewhere(table)

    def _taking(self, table: str) -> Any:
        at_work = sql.select(WORKERS.c.id)
        we_are = at_work.where(WORKERS.c.id == self.id).exists()
        row = sql.select(sql.literal(table), sql.literal(self.id)).where(we_are)
        new = postgresql.insert(OWNERS).from_select(["table_id", "worker"], row)
        free = sql.or_(OWNERS.c.worker.not_in(at_work), OWNERS.c.worker == self.id)
        return new.on_conflict_do_update(
            index_elements=["table_id"], set_={"worker": new.excluded.worker}, where=free
        ).returning(OWNERS.c.worker)

    def owner(self, table: str) -> str | None:
        """Whose it is; None: anybody's."""
        query = sql.select(OWNERS.c.worker).join(WORKERS, WORKERS.c.id == OWNERS.c.worker)
        found = self.store.one(query.where(OWNERS.c.table_id == table))
        return None if found is None else str(found.worker)

    def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Those of them that are others', and whose."""
        query = sql.select(OWNERS).join(WORKERS, WORKERS.c.id == OWNERS.c.worker)
        query = query.where(OWNERS.c.table_id.in_(tuple(tables)), OWNERS.c.worker != self.id)
        return {row.table_id: row.worker for row in self.store.all(query)}

    def made(self, table: str) -> Any:
        """The statement by which one that is just being made is ours."""
        return sql.insert(OWNERS).values(table_id=table, worker=self.id)

    def release(self, tables: Iterable[str]) -> None:
        """They are anybody's. At once: what is not awaited cannot be used in between."""
        ours = sql.delete(OWNERS).where(OWNERS.c.table_id.in_(tuple(tables)), OWNERS.c.worker == self.id)
        self.store.all(ours.returning(OWNERS.c.table_id))
