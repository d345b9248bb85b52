"""Everything in a database of PostgreSQL's, where a host has one; `session.py` has what it is written by."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, DBAPIError

from presidium.core import Refused, refusal
from presidium.table.disk import FAILS, Disk, is_trouble
from presidium.table.evenly import Evenly
from presidium.table.file import metadata
from presidium.table.schema import migrate
from presidium.table.session import MIGRATION, OURS, Away, DatabaseLine, Taken, WorkerLine, reason
from presidium.table.store import Store
from presidium.table.timely import connect, unhurried

log = logging.getLogger("presidium.disk")

SCHEME: Final = "postgresql"
PATIENCE: Final = 10.0
"""How long a server that starts waits for one that has ended to be gone."""
LOOK: Final = 3.0
"""How long a look may take: all others wait for it."""
WRITE: Final = 10.0
"""How long a word of the writer's may take: only those wait who have given him something."""
SLOW: Final = 0.5
"""A look that has failed after so long is not tried again before something could be written."""
QUICKLY: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 4000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "application_name": "presidium",
}
"""So that a database that is gone is found to be gone."""
CHANNEL: Final = "presidium"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', %s)"


def address_of(text: str) -> sql.URL:
    """The address of a database; Refused if it is none, or what speaks to it is not installed."""
    try:
        url = sql.make_url(text)
    except (ArgumentError, ValueError):  # what it says may be a password
        raise Refused(refusal("not-a-store")) from None
    if url.drivername not in (SCHEME, "postgres") or not url.database:
        raise Refused(refusal("not-a-store"))
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Refused(refusal("not-installed", package="psycopg", extra="postgresql")) from error
    return url.set(drivername=f"{SCHEME}+psycopg")


def session_of(worker: str) -> str:
    """What the database calls the sessions of one of several."""
    return f"presidium {worker}"


def name_of(url: sql.URL) -> str:
    """What a host is told it is called: no password, nor whatever else may stand behind the name."""
    return url.set(drivername=SCHEME, query={}).render_as_string()


class PostgreSQL(Store):
    """`holding`: this is a server, and the only one; whoever only looks, or writes a line, need not be. A `worker` is
    one of several, and writes as long as its row is there."""

    kind = SCHEME

    def __init__(self, url: sql.URL, evenly: Evenly | None = None, holding: bool = True, worker: str = "") -> None:
        self.url = url
        quickly = QUICKLY | ({"application_name": session_of(worker)} if worker else {})
        self._silent = False
        """Whether it did not answer the last look in time."""
        engine = sql.create_engine(
            url,
            paramstyle="format",
            isolation_level="AUTOCOMMIT",  # each look is one query
            pool_reset_on_return=None,
            connect_args=quickly,
        )
        sql.event.listen(engine, "do_connect", lambda _, __, given, how: connect(LOOK, *given, **how))
        _, how = engine.dialect.create_connect_args(url)
        self.worker = worker
        self.how: dict[str, Any] = {**how, **quickly}

        def opened() -> Any:
            return connect(WRITE, **self.how, autocommit=True)

        self.line: DatabaseLine = WorkerLine(opened, worker) if worker else DatabaseLine(opened, holding)
        super().__init__(engine, self.line, Disk(name_of(url), reason), evenly)

    def all(self, query: Any) -> list[Any]:
        """A connection that was lost meanwhile is made anew, and asked once more.

        Whoever asks keeps all others waiting. So a database that has not answered in time is not asked again before
        the writer, who waits by himself, has found that it does.
        """
        if self._silent and not self.disk.writable:
            raise self.disk.blamed(Away("it does not answer"))
        began, self._silent = time.monotonic(), False
        for again in (True, False):
            try:
                with self.engine.connect() as connection:
                    return list(connection.execute(query))
            except DBAPIError as error:
                if _has_nul(error):
                    break  # no text that is kept here has one
                slow = time.monotonic() - began > SLOW
                if slow or not (again and error.connection_invalidated):
                    raise self._blamed(error.orig or error, slow) from error
        return []

    def _blamed(self, error: BaseException, slow: bool) -> BaseException:
        if slow and reason(error) == FAILS:
            self._silent = True
            self.disk.fails(error)
            self._writer.touch()
        return self.disk.blamed(error)

    def tell(self, what: str, of: str = "") -> tuple[Any, ...]:
        """By a name alone: whoever hears it reads for himself what there is to know."""
        return ((TELL, [(f"{what} {of}".strip(),)]),) if self.worker else ()

    @contextmanager
    def migrating(self) -> Iterator[sql.Connection]:
        with self.engine.connect() as connection:
            connection = connection.execution_options(isolation_level="READ COMMITTED")
            unhurried(connection)
            lock = sql.func.pg_advisory_lock(OURS, MIGRATION)
            connection.execute(sql.select(lock))
            connection.commit()
            try:
                yield connection
            finally:
                with suppress(DBAPIError):  # a line that broke holds nothing
                    connection.rollback()
                    connection.execute(sql.select(sql.func.pg_advisory_unlock(OURS, MIGRATION)))
                    connection.commit()
                    connection.detach()

    def check(self) -> None:
        """Damage PostgreSQL finds itself, where it is told to; here, that what was promised is kept."""
        promises = "SELECT current_setting('fsync'), current_setting('full_page_writes')"
        if "off" in tuple(self.one(sql.text(promises))):
            log.warning("%s may lose what it was given: fsync or full_page_writes is off", self.name)

    def sweep(self) -> None:
        """The room of what was deleted is given back, to be written over; its log keeps it as long as it is told to."""
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
        """Of what is ours in it."""
        names = [table.name for table in metadata.sorted_tables]
        each = sql.text(
            "SELECT sum(pg_total_relation_size(CAST(name AS regclass))) FROM unnest(CAST(:names AS text[])) AS name"
        )
        return int(self.one(each.bindparams(names=names))[0])

    def backup(self, to: Path) -> None:
        """As the file that it would be with SQLite."""
        from presidium.table.moving import copy_into_file

        copy_into_file(self, to)


def open_as_worker(url: sql.URL, worker: str, evenly: Evenly | None = None) -> PostgreSQL:
    """What another has opened, and keeps open, for one of its workers."""
    return PostgreSQL(url, evenly, worker=worker)


def open_database(
    url: sql.URL, evenly: Evenly | None = None, patience: float = 0.0, serves: bool = False
) -> PostgreSQL:
    """Made or brought up to date; Refused says why it cannot be used. Who `serves` claims the hall for good."""
    store = PostgreSQL(url, evenly)
    try:
        store.line.hold(patience)
        store.check()
        if serves:
            store.line.dismiss()
        migrate(store)
        if serves:
            store.line.claim()
        store.touch()
    except BaseException as error:
        store.close()
        raise _told(error, store.name) from error
    return store


def _told(error: BaseException, name: str) -> BaseException:
    """What a host is told."""
    if isinstance(error, Taken):
        return Refused(refusal("data-in-use", data=name))
    cause = error.__cause__ if isinstance(error, Refused) and is_trouble(error) else error
    from psycopg import Error

    if cause is None or (reason(cause) is None and not isinstance(cause, Error)):
        return error
    return Refused(refusal("data-fails", data=name, why=str(cause).strip()))


def _has_nul(error: DBAPIError) -> bool:
    return type(error.orig).__name__ == "DataError" and "NUL" in str(error.orig)
