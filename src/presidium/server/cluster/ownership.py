"""Ownership: which workers are alive and which tables each worker owns.

A worker is a row in the database with a lease, which each of its writes renews; it may write only while the row exists.
When the lease has expired, another worker deletes the row, and from then on the worker cannot write. Only then may
others take its tables.
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
from presidium.server.base.peers import OwnedElsewhere
from presidium.server.storage.disk_health import FAILS, is_trouble
from presidium.server.storage.pg_session import LEASE_S, WorkerConnection
from presidium.server.storage.postgres import CHANNEL, PostgreSQL, session_of
from presidium.server.storage.store import Store
from presidium.server.storage.tables import OWNERS, WORKERS

log = logging.getLogger("presidium.workers")

LEASE_CHECK_S: Final = 0.5
"""Seconds between two checks of all workers' leases."""
END_ALONE_AFTER_S: Final = 2.0
"""Seconds after which a worker ends itself if it cannot reach the database and other workers can."""
ENDED: Final = sql.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY(:sessions)"
)
NOW: Final = sql.func.extract("epoch", sql.func.clock_timestamp())
"""SQL expression: the time by the database's clock, which all workers share."""


def entered(worker: str) -> Any:
    """SQL statement that registers a worker."""
    return sql.insert(WORKERS).values(id=worker, since=NOW, until=NOW + LEASE_S)


def buried(worker: str) -> Any:
    """SQL statement that removes a dead worker; the database waits for the worker's last transaction to end."""
    return sql.delete(WORKERS).where(WORKERS.c.id == worker).returning(WORKERS.c.id)


def orphaned() -> Any:
    """SQL statement that frees the tables of removed workers."""
    return sql.delete(OWNERS).where(OWNERS.c.worker.not_in(sql.select(WORKERS.c.id))).returning(OWNERS.c.table_id)


def tell_died() -> Any:
    """SQL statement that tells the other workers about a worker's death."""
    return sql.select(sql.func.pg_notify(CHANNEL, "died"))


def at_work(store: Store) -> set[str]:
    """Returns the ids of the workers that are running."""
    return {row.id for row in store.all(sql.select(WORKERS.c.id))}


async def _nobody() -> bool:
    return False


class Ownership:
    def __init__(self, store: PostgreSQL, lost: Callable[[], None]) -> None:
        """`lost` is called when this worker has lost its tables to other workers, or may have lost them."""
        self.store = store
        self.id = store.worker
        self.lost = lost
        self.first = False
        """True if this worker, as the oldest, does the regular jobs that only one worker does for the whole server."""
        self.others_are_well: Callable[[], Awaitable[bool]] = _nobody
        """Asks the other workers if any of them can write to the database."""
        self.others: tuple[str, ...] = ()
        assert isinstance(store.line, WorkerConnection)
        self.line = store.line
        self._steady_since = self._last = time.monotonic()
        self._beating: asyncio.Task[None] | None = None

    # Lease

    def enter(self) -> None:
        began = time.monotonic()
        self.store.all(entered(self.id).returning(WORKERS.c.id))
        self.line.renewed = self._steady_since = self._last = began

    def start(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def leave(self) -> None:
        """Removes this worker from the database and frees its tables."""
        if self._beating is not None:
            self._beating.cancel()
        with suppress(Exception):
            await self.store.written(padded=False)  # wait for the writer's queue
            await self.store.rows(buried(self.id))

    @property
    def surely(self) -> bool:
        """True while this worker's lease cannot have expired."""
        return time.monotonic() - self.line.renewed < LEASE_S

    async def _beat(self) -> None:
        alone_since = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                if self._is_steady():
                    await asyncio.wait_for(self._look_round(), LEASE_S)
            except Exception as error:
                if not is_trouble(error) and not isinstance(error, TimeoutError):
                    log.exception("a worker could not look round")
            if self.line.dismissed:
                log.error("this worker was taken off the list: another has its tables")
                return self.lost()
            if self.surely or not await self.others_are_well():
                alone_since = began
            elif began - alone_since > END_ALONE_AFTER_S:
                log.error("the database answers others, and not this worker: they may have its tables")
                return self.lost()
            await asyncio.sleep(max(0.0, LEASE_CHECK_S - (time.monotonic() - began)))

    def _is_steady(self) -> bool:
        """True while this worker's lease holds. Also records since when the lease has held without a break."""
        if self.line.renewed - self._last > LEASE_S:
            self._steady_since = self.line.renewed
        self._last = self.line.renewed
        return self.surely

    async def _look_round(self) -> None:
        rows = await self.store.rows(sql.select(WORKERS, (WORKERS.c.until < NOW).label("late")))
        at_work = sorted((row.since, row.id) for row in rows if not row.late)
        self.first = bool(at_work) and at_work[0][1] == self.id
        self.others = tuple(id for _, id in at_work if id != self.id)
        late = [row.id for row in rows if row.late and row.id != self.id]
        if (
            late and time.monotonic() - self._steady_since > LEASE_S
        ):  # otherwise this worker may be the one that was away
            await self._bury(late)

    async def _bury(self, late: list[str]) -> None:
        """Removes dead workers, after killing their database sessions, whose transactions would block the removal."""
        sessions = [session_of(worker) for worker in late]
        await self.store.rows(ENDED.bindparams(sessions=sessions))
        overdue = sql.delete(WORKERS).where(WORKERS.c.id.in_(late), WORKERS.c.until < NOW).returning(WORKERS.c.id)
        for row in await self.store.rows(overdue):
            log.warning("a worker was not heard of for %g s, and is at work no more", LEASE_S, extra={"worker": row.id})
            await self.store.rows(orphaned())
            await asyncio.wrap_future(self.store.write(*self.store.tell("died")))

    # Tables

    def must_be_sure(self) -> None:
        """Raises Refused if other workers may have taken this worker's tables."""
        if not self.surely:
            raise Refused(FAILS)

    async def take(self, table: str) -> None:
        """Makes this worker the owner of a table. Raises OwnedElsewhere if another worker owns it."""
        self.must_be_sure()
        if await self.store.first(self._taking(table)) is None:
            raise OwnedElsewhere(table)

    def _taking(self, table: str) -> Any:
        at_work = sql.select(WORKERS.c.id)
        we_are = at_work.where(WORKERS.c.id == self.id).exists()
        row = sql.select(sql.literal(table), sql.literal(self.id)).where(we_are)
        new = postgresql.insert(OWNERS).from_select(["table_id", "worker"], row)
        free = sql.or_(OWNERS.c.worker.not_in(at_work), OWNERS.c.worker == self.id)
        return new.on_conflict_do_update(
            index_elements=["table_id"], set_={"worker": new.excluded.worker}, where=free
        ).returning(OWNERS.c.worker)

    async def owner(self, table: str) -> str | None:
        """Returns the id of the worker that owns the table; None if no worker does."""
        query = sql.select(OWNERS.c.worker).join(WORKERS, WORKERS.c.id == OWNERS.c.worker)
        found = await self.store.first(query.where(OWNERS.c.table_id == table))
        return None if found is None else str(found.worker)

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Returns the tables among these that other workers own, each with its owner's id."""
        query = sql.select(OWNERS).join(WORKERS, WORKERS.c.id == OWNERS.c.worker)
        query = query.where(OWNERS.c.table_id.in_(tuple(tables)), OWNERS.c.worker != self.id)
        return {row.table_id: row.worker for row in await self.store.rows(query)}

    def made(self, table: str) -> Any:
        """SQL statement that makes this worker the owner of a new table."""
        return sql.insert(OWNERS).values(table_id=table, worker=self.id)

    async def release(self, tables: Iterable[str]) -> None:
        """Gives up this worker's ownership of these tables."""
        ours = sql.delete(OWNERS).where(OWNERS.c.table_id.in_(tuple(tables)), OWNERS.c.worker == self.id)
        await self.store.rows(ours.returning(OWNERS.c.table_id))
