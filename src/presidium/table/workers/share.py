"""One worker's share in a hall: that it is at work, and which tables are its own.

A worker is a row in the database, renewed with whatever it writes. As long as the row is there it may write; whoever
has not been heard of for a while is taken off the list by another, and can write nothing from then on, whatever it
believes. Only then its tables are anybody's.
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
from presidium.table.postgresql import PostgreSQL, session_of
from presidium.table.session import LEASE, WorkerLine
from presidium.table.workers import Elsewhere

log = logging.getLogger("presidium.workers")

BEAT: Final = 0.5
"""How often it looks round."""
ALONE: Final = 2.0
"""How long the others must have had the database without it, until it is known not to be the database's fault."""
ENDED: Final = sql.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY(:sessions)"
)
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
        assert isinstance(store.line, WorkerLine)
        self.line = store.line
        self._steady_since = self._last = time.monotonic()
        self._beating: asyncio.Task[None] | None = None

    # Being at work

    def enter(self) -> None:
        began = time.monotonic()
        self.store.all(entered(self.id).returning(WORKERS.c.id))
        self.line.renewed = self._steady_since = self._last = began

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
        return time.monotonic() - self.line.renewed < LEASE

    async def _beat(self) -> None:
        alone_since = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                if self._is_steady():
                    await asyncio.wait_for(self._look_round(), LEASE)
            except Exception as error:
                if not is_trouble(error) and not isinstance(error, TimeoutError):
                    log.exception("a worker could not look round")
            if self.line.dismissed:
                log.error("this worker was taken off the list: another has its tables")
                return self.lost()
            if self.surely or not await self.others_are_well():
                alone_since = began
            elif began - alone_since > ALONE:
                log.error("the database answers others, and not this worker: they may have its tables")
                return self.lost()
            await asyncio.sleep(max(0.0, BEAT - (time.monotonic() - began)))

    def _is_steady(self) -> bool:
        """Whether it is at work; and since when, without a break."""
        if self.line.renewed - self._last > LEASE:
            self._steady_since = self.line.renewed
        self._last = self.line.renewed
        return self.surely

    async def _look_round(self) -> None:
        rows = await asyncio.to_thread(self.store.all, sql.select(WORKERS, (WORKERS.c.until < NOW).label("late")))
        at_work = sorted((row.since, row.id) for row in rows if not row.late)
        self.first = bool(at_work) and at_work[0][1] == self.id
        self.others = tuple(id for _, id in at_work if id != self.id)
        late = [row.id for row in rows if row.late and row.id != self.id]
        if late and time.monotonic() - self._steady_since > LEASE:  # else it may be we that were away
            await self._bury(late)

    async def _bury(self, late: list[str]) -> None:
        """One that stopped in the midst of saying something would be waited for: its sessions are ended first."""
        sessions = [session_of(worker) for worker in late]
        await asyncio.to_thread(self.store.all, ENDED.bindparams(sessions=sessions))
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
