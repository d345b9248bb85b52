"""The store in a PostgreSQL database, if the host has one; `pg_session` has the writer's session."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, DBAPIError

from presidium.core import Refused, refusal
from presidium.server.storage.disk_health import FAILS, DiskHealth, is_trouble
from presidium.server.storage.pg_session import (
    LOCK_NAMESPACE,
    MIGRATION_LOCK,
    Away,
    DatabaseConnection,
    Taken,
    WorkerConnection,
    in_the_way,
    reason,
)
from presidium.server.storage.pg_timeout import connect, unhurried
from presidium.server.storage.schema import make
from presidium.server.storage.store import Store
from presidium.server.storage.tables import metadata
from presidium.server.storage.write_latency import WriteLatency
from presidium.server.storage.writer import ThreadedWriter

log = logging.getLogger("presidium.disk")

T = TypeVar("T")

SCHEME: Final = "postgresql"
START_TIMEOUT_S: Final = 10.0
"""Seconds that a starting server waits for another server that is shutting down."""
READ_TIMEOUT_S: Final = 3.0
MAX_READ_TRIES: Final = 4
"""Maximum number of tries of a read whose connection is lost, or which conflicts with another session."""
WRITE_TIMEOUT_S: Final = 10.0
"""Timeout of one of the writer's queries, in seconds."""
MAX_READERS: Final = 8
"""Maximum number of threads that read for the event loop; the engine's pool has more connections."""
SLOW_READ_S: Final = 0.5
"""A read that failed after more than this many seconds is not retried until a write has succeeded."""
CONNECTION_SETTINGS: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 4000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "application_name": "presidium",
}
"""Connection settings with which a lost database is noticed within seconds."""
CHANNEL: Final = "presidium"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', %s)"


def address_of(text: str) -> sql.URL:
    """The URL of a database. Raises Refused if it is not valid, or if psycopg is not installed."""
    try:
        url = sql.make_url(text)
    except (ArgumentError, ValueError):  # the text may hold a password
        raise Refused(refusal("not-a-store")) from None
    if url.drivername not in (SCHEME, "postgres") or not url.database:
        raise Refused(refusal("not-a-store"))
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Refused(refusal("not-installed", package="psycopg", extra="postgresql")) from error
    return url.set(drivername=f"{SCHEME}+psycopg")


def session_of(worker: str) -> str:
    """The application name of a worker's sessions in the database."""
    return f"presidium {worker}"


def name_of(url: sql.URL) -> str:
    """The database's URL as it may be shown to the host, without password and query."""
    return url.set(drivername=SCHEME, query={}).render_as_string()


class PostgreSQL(Store):
    """The store in PostgreSQL.

    `holding`: this is the only server, and it takes the lock. Commands that only read or write a row do not take it. A
    `worker` is one of several processes, and may write as long as its row is in the table `workers`.
    """

    kind = SCHEME

    def __init__(
        self, url: sql.URL, latency: WriteLatency | None = None, holding: bool = True, worker: str = ""
    ) -> None:
        self.url = url
        quickly = CONNECTION_SETTINGS | ({"application_name": session_of(worker)} if worker else {})
        self._silent = False
        """Whether the last read timed out."""
        engine = sql.create_engine(
            url,
            paramstyle="format",
            hide_parameters=True,  # an error is logged
            isolation_level="AUTOCOMMIT",  # each look is one query
            pool_reset_on_return=None,
            connect_args=quickly,
        )
        sql.event.listen(engine, "do_connect", lambda _, __, given, how: connect(READ_TIMEOUT_S, *given, **how))
        _, how = engine.dialect.create_connect_args(url)
        self.worker = worker
        self.how: dict[str, Any] = {**how, **quickly}

        def opened() -> Any:
            return connect(WRITE_TIMEOUT_S, **self.how, autocommit=True)

        self.line: DatabaseConnection = (
            WorkerConnection(opened, worker) if worker else DatabaseConnection(opened, holding)
        )
        self._readers = ThreadPoolExecutor(MAX_READERS, "presidium-reads")
        super().__init__(engine, ThreadedWriter(self.line, DiskHealth(name_of(url), reason), latency))

    def close(self) -> None:
        self._readers.shutdown(wait=False, cancel_futures=True)
        super().close()

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function that reads in a thread, because a database may take seconds to answer or hang."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *args)

    def all(self, query: Any) -> list[Any]:
        """The rows of this query. A connection that was lost meanwhile is opened again, and the query repeated once.

        After a timeout the database is not read again before the writer thread has found that it answers. So while a
        database hangs, only the first request waits for the timeout.
        """
        if self._silent and not self.disk.writable:
            raise self.disk.blamed(Away("it does not answer"))
        began, self._silent = time.monotonic(), False
        for left in reversed(range(MAX_READ_TRIES)):
            try:
                with self.engine.connect() as connection:
                    return list(connection.execute(query))
            except DBAPIError as error:
                if _has_nul(error):
                    break  # no text that is kept here has one
                why = error.orig or error
                if left and in_the_way(why):
                    continue
                slow = time.monotonic() - began > SLOW_READ_S
                if slow or left < MAX_READ_TRIES - 1 or not error.connection_invalidated:
                    raise self._blamed(why, slow) from error
        return []

    def _blamed(self, error: BaseException, slow: bool) -> BaseException:
        if slow and reason(error) == FAILS:
            self._silent = True
            self.disk.fails(error)
            self._writer.touch()
        return self.disk.blamed(error)

    def tell(self, what: str, of: str = "") -> tuple[Any, ...]:
        """The NOTIFY statement that tells the other processes what has changed; they then read it from the database."""
        return ((TELL, [(f"{what} {of}".strip(),)]),) if self.worker else ()

    @contextmanager
    def migrating(self) -> Iterator[sql.Connection]:
        with self.engine.connect() as connection:
            connection = connection.execution_options(isolation_level="READ COMMITTED")
            unhurried(connection)
            lock = sql.func.pg_advisory_lock(LOCK_NAMESPACE, MIGRATION_LOCK)
            connection.execute(sql.select(lock))
            connection.commit()
            try:
                yield connection
            finally:
                with suppress(DBAPIError):  # a broken connection has released the lock
                    connection.rollback()
                    connection.execute(sql.select(sql.func.pg_advisory_unlock(LOCK_NAMESPACE, MIGRATION_LOCK)))
                    connection.commit()
                    connection.detach()

    def check(self) -> None:
        """Warn if the database does not sync its log to disk. PostgreSQL finds damage itself, where checksums are
        on."""
        promises = "SELECT current_setting('fsync'), current_setting('full_page_writes')"
        if "off" in tuple(self.one(sql.text(promises))):
            log.warning("%s may lose what it was given: fsync or full_page_writes is off", self.name)

    def sweep(self) -> None:
        """Make the space of deleted rows reusable (VACUUM). PostgreSQL's write-ahead log keeps deleted data for as long
        as the operator has configured."""
        self._each("VACUUM")

    def pack(self) -> None:
        self._each("VACUUM FULL")

    def _each(self, what: str) -> None:
        try:
            with self.engine.connect() as connection:
                unhurried(connection)
                for table in metadata.sorted_tables:
                    connection.exec_driver_sql(f"{what} {table.name}")
                connection.detach()
        except DBAPIError as error:
            raise self.disk.blamed(error.orig or error) from error

    def size(self) -> int:
        """Size of this program's tables and their indexes, in bytes."""
        names = [table.name for table in metadata.sorted_tables]
        each = sql.text(
            "SELECT sum(pg_total_relation_size(CAST(name AS regclass))) FROM unnest(CAST(:names AS text[])) AS name"
        )
        return int(self.one(each.bindparams(names=names))[0])

    def may_lose(self) -> bool:
        """True if the database is configured so that it can lose committed data in a power failure."""
        return "off" in tuple(
            self.one(sql.text("SELECT current_setting('fsync'), current_setting('full_page_writes')"))
        )

    def backup(self, to: Path) -> None:
        """Write everything into a SQLite file."""
        from presidium.server.storage.copying import copy_into_file, copy_older_into_file
        from presidium.server.storage.migrate import age

        (copy_older_into_file if age(self) == "older" else copy_into_file)(self, to)


def open_as_worker(url: sql.URL, worker: str, latency: WriteLatency | None = None) -> PostgreSQL:
    """The store for a worker process; the parent process has opened and migrated it."""
    return PostgreSQL(url, latency, worker=worker)


def open_database(
    url: sql.URL,
    latency: WriteLatency | None = None,
    patience: float = 0.0,
    serves: bool = False,
    before: Callable[[Store], None] = lambda _: None,
) -> PostgreSQL:
    """Open the database, make or migrate its tables, and claim it for good if this process `serves`. Raises Refused if
    it cannot be used. `before` is called before the migration."""
    store = PostgreSQL(url, latency)
    try:
        store.line.hold(patience)
        store.check()
        if serves:
            store.line.dismiss()
        if not make(store):
            from presidium.server.storage.migrate import migrate

            before(store)
            migrate(store)
        if serves:
            store.line.claim()
        store.touch()
    except BaseException as error:
        store.close()
        raise told(error, store.name) from error
    return store


def told(error: BaseException, name: str) -> BaseException:
    """The error to show to the host: a refusal if the database is the cause, else the error itself."""
    if isinstance(error, Taken):
        return Refused(refusal("data-in-use", data=name))
    cause = error.__cause__ if isinstance(error, Refused) and is_trouble(error) else error
    from psycopg import Error

    if cause is None or (reason(cause) is None and not isinstance(cause, Error)):
        return error
    first_line = str(cause).strip().partition("\n")[0]  # the rest is a question: is the server running?
    return Refused(refusal("data-fails", data=name, why=first_line.removesuffix(".")))


def _has_nul(error: DBAPIError) -> bool:
    return type(error.orig).__name__ == "DataError" and "NUL" in str(error.orig)
