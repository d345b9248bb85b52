"""Everything in a database of PostgreSQL's, where a host has one.

Whoever writes holds the hall: the writer's session has a lock on it that PostgreSQL takes back when the session ends. A
server whose session was lost takes it anew before it writes anything, and one that finds it taken writes nothing more.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, DBAPIError

from presidium.core import Refusal, Refused, refusal
from presidium.table.disk import DAMAGED, FAILS, FULL, READ_ONLY, Disk, is_trouble
from presidium.table.evenly import Evenly
from presidium.table.file import PASSING, metadata
from presidium.table.schema import migrate
from presidium.table.store import Store
from presidium.table.timely import connect, unhurried
from presidium.table.writer import Statements, Unsure

log = logging.getLogger("presidium.disk")

SCHEME: Final = "postgresql"
HALL, MIGRATION = 1, 2
"""What is locked, within what is ours."""
PATIENCE: Final = 10.0
"""How long a server that starts waits for one that has ended to be gone."""
OURS: Final = 0x70726573
"""Ours among the locks of a database, which others may use too."""
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
GHOSTS: Final = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""So that the database finds a server to be gone, whose machine has died, and lets another have the hall."""
LEASE: Final = 2.5
"""How long a worker counts as being at work after it was last heard of."""
FROZEN: Final = "2s"
"""How long a worker may keep a transaction open in which nothing happens: it would keep its tables with it."""
STATES: Final = {
    "53100": FULL,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
WHOSE: Final = "SELECT value FROM keys WHERE name = 'server'"
HELD_BY: Final = """
    SELECT pid, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted AND datname = current_database()
"""
CLAIM: Final = (
    "INSERT INTO keys (name, value) VALUES ('server', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
CHANNEL: Final = "presidium"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', %s)"
CLASSES: Final = {
    "08": FAILS,  # the line
    "28": FAILS,  # who we are
    "3D": FAILS,  # there is no such database
    "40": FAILS,  # it was in somebody's way
    "53": FAILS,  # it has too little of something
    "55": FAILS,  # it is not in a state for that
    "57": FAILS,  # it stops, or starts
    "58": FAILS,  # its own disk
    "XX": FAILS,
}


ALONE: Final = ("40", "55")
"""Of these another attempt may come through: they say nothing of the disk."""


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


def reason(error: BaseException) -> Refusal | None:
    """Why the database could not do it; None if it is not to blame."""
    from psycopg import InterfaceError, OperationalError

    if isinstance(error, Away):
        return FAILS
    state = getattr(error, "sqlstate", None) or ""
    if state:
        return STATES.get(state) or CLASSES.get(state[:2])
    return FAILS if isinstance(error, OperationalError | InterfaceError) else None


class Away(Exception):
    """Nothing can be written just now."""


class Taken(Away):
    """Another server has the hall."""


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
        return int(self.one(sql.select(sql.func.pg_database_size(sql.func.current_database())))[0])

    def backup(self, to: Path) -> None:
        """As the file that it would be with SQLite."""
        from presidium.table.moving import copy_into_file

        copy_into_file(self, to)


class DatabaseLine:
    """The writer's session. Each transaction has a number, by which one can ask later what became of it."""

    far = True
    beat: float | None = None

    def __init__(self, connect: Any, holding: bool) -> None:
        self._connect = connect
        self._holding = holding
        self._connection: Any = None
        self._number: str | None = None
        self._process: tuple[int, Any] | None = None
        """Ours at the other end, and since when: another may have its number by now."""
        self._claim = ""
        self._taken = False

    @property
    def connection(self) -> Any:
        """Made anew if it was lost, and then the hall is taken anew before anything else."""
        if self._taken:
            raise Taken("another server has the hall")
        if self._connection is None or self._connection.closed:
            self._connection = self._opened()
        return self._connection

    def _opened(self) -> Any:
        connection = self._connect()
        try:
            self._set_up(connection)
        except BaseException:
            connection.close()
            raise
        since = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
        self._process = connection.execute(since).fetchone()
        return connection

    def _set_up(self, connection: Any) -> None:
        if connection.execute("SHOW synchronous_commit").fetchone()[0] == "off":
            connection.execute("SET synchronous_commit = on")  # what is acknowledged is on a disk
        if self._holding:
            self._be_found(connection)
            self._take_the_hall(connection)

    def _be_found(self, connection: Any) -> None:
        """So that the database knows when we are gone, and that whom we were before is."""
        for name, value in GHOSTS.items():
            connection.execute("SELECT set_config(%s, %s, false)", (name, value))
        if self._process:  # it may not know yet that it has lost us, and would hold what is ours against ourselves
            ours = "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
            with suppress(Exception):
                connection.execute(ours, self._process)

    def _take_the_hall(self, connection: Any) -> None:
        free = connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (OURS, HALL)).fetchone()[0]
        if not free and self._process and connection.execute(HELD_BY, (OURS, HALL)).fetchone() == self._process:
            raise Away("our session of before has not ended yet")
        if not free or (self._claim and connection.execute(WHOSE).fetchone() != (self._claim,)):
            self._taken = bool(self._claim)  # who had it and lost it does not come back, nor when that one has gone
            raise Taken("another server has the hall, or has had it since")

    def claim(self) -> None:
        """From now on the hall is this server's, whoever had it before."""
        claim = secrets.token_hex(8)
        self.connection.execute(CLAIM, (claim,))
        self._claim = claim

    def dismiss(self) -> None:
        """Whoever was at work here writes nothing more; this waits for what they are just writing."""
        for table in PASSING:
            if self.connection.execute("SELECT to_regclass(%s)", (table.name,)).fetchone()[0] is not None:
                self.connection.execute(f"DELETE FROM {table.name}")
                self.connection.execute("DELETE FROM keys WHERE name = 'draining'")

    def hold(self, patience: float) -> None:
        """Taken if another server has the hall; one that was killed may need a moment to let it go."""
        until = time.monotonic() + patience
        while True:
            try:
                self._connection = self._opened()
                return
            except Taken:
                if time.monotonic() > until:
                    raise
            time.sleep(0.1)

    opening = "BEGIN; SELECT pg_current_xact_id()"

    def begin(self) -> None:
        found = self.connection.execute(self.opening)
        found.nextset()
        self._number = str(found.fetchone()[0])

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        from psycopg import Error

        connection = self._connection
        try:
            with connection.pipeline(), connection.cursor() as cursor:
                cursor.execute("SAVEPOINT job")
                for text, rows in statements:
                    cursor.executemany(text, rows)
                if touch:
                    cursor.execute("UPDATE alembic_version SET version_num = version_num")
                cursor.execute("RELEASE job")
        except Error as error:
            if connection.closed:
                raise
            connection.prepare_threshold = None  # psycopg thinks that what came behind the error was prepared
            if _concerns_all(error):
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return error
        return None

    def commit(self) -> None:
        from psycopg import Error

        try:
            self._connection.execute("COMMIT")
        except Error as error:
            if self._connection.closed:
                raise Unsure from error
            raise

    def has_it(self) -> bool:
        """PostgreSQL remembers what became of each transaction."""
        from psycopg.errors import InvalidParameterValue

        try:
            found = self.connection.execute("SELECT pg_xact_status(%s::xid8)", (self._number,)).fetchone()[0]
        except InvalidParameterValue:  # to a standby that has taken over it is still to come
            return False
        if found == "in progress":
            raise Away("it is still being written")
        return bool(found == "committed")

    def roll_back(self) -> None:
        if self._connection is not None and not self._connection.closed:
            with suppress(Exception):
                self._connection.execute("ROLLBACK")
                return
            self._connection.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class WorkerLine(DatabaseLine):
    """The session of one of several. Every transaction begins by saying that we are at work for a while longer: nobody
    can take us off the list before it has ended, and it fails if somebody has."""

    beat = 0.5

    def __init__(self, connect: Any, worker: str) -> None:
        super().__init__(connect, holding=False)
        self.opening = (
            f"BEGIN; UPDATE workers SET until = extract(epoch FROM clock_timestamp()) + {LEASE}"
            f" WHERE id = '{worker}' RETURNING pg_current_xact_id()"
        )
        self.dismissed = False
        """For good: who was taken off the list does not come back under this name."""
        self.renewed = self._began = time.monotonic()
        """Until so long after this we are surely at work."""

    def _set_up(self, connection: Any) -> None:
        super()._set_up(connection)
        self._be_found(connection)
        connection.execute(f"SET idle_in_transaction_session_timeout = '{FROZEN}'")

    def begin(self) -> None:
        if self.dismissed:
            raise Taken("this worker was taken off the list")
        self._began = time.monotonic()
        found = self.connection.execute(self.opening)
        found.nextset()
        row = found.fetchone()
        if row is None:
            self.dismissed = True
            raise Taken("this worker was taken off the list")
        self._number = str(row[0])

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        return super().do(statements, False) if statements else None  # something is written as it is

    def commit(self) -> None:
        super().commit()
        self.renewed = self._began


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


def _concerns_all(error: Any) -> bool:
    """Whether nothing else could be written either: a full disk, or one that must not be written."""
    return reason(error) is not None and (error.sqlstate or "")[:2] not in ALONE


def _has_nul(error: DBAPIError) -> bool:
    return type(error.orig).__name__ == "DataError" and "NUL" in str(error.orig)
