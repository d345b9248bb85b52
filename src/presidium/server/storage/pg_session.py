"""The PostgreSQL session of the writer, and the lock that keeps a second server out.

A server holds an advisory lock for as long as its session lives. After a lost session it must take the lock again
before it writes; if another server has taken the lock, it writes nothing more. If there are several worker processes,
each process has a row in `workers` instead of the lock.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any, Final, NoReturn

from presidium.core import Refusal, Refused
from presidium.server.storage.disk_health import DAMAGED, FAILS, FULL, READ_ONLY
from presidium.server.storage.tables import PASSING
from presidium.server.storage.writer import Conflict, Required, Statements, Unsure, must_have_changed

HALL_LOCK, MIGRATION_LOCK = 1, 2
"""Second keys of this program's advisory locks; `LOCK_NAMESPACE` is the first key of both."""
LOCK_NAMESPACE: Final = 0x70726573
"""First key of this program's advisory locks, because other programs may use the same database."""
KEEPALIVE_SETTINGS: Final = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""Keep-alive settings with which the database notices within seconds that a server's machine has died, and frees its
lock."""
LEASE_S: Final = 2.5
"""Seconds for which a worker counts as running after it has renewed its lease."""
IDLE_TRANSACTION_TIMEOUT: Final = "2s"
"""Maximum idle time of a worker's transaction: an open transaction keeps other workers from taking over its tables."""
REFUSAL_BY_STATE: Final = {
    "53100": FULL,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
REFUSAL_BY_CLASS: Final = {
    "08": FAILS,  # connection
    "28": FAILS,  # authentication
    "3D": FAILS,  # no such database
    "40": FAILS,  # conflicts with other sessions at every try (`CONFLICT_STATES`)
    "53": FAILS,  # insufficient resources
    "55": FAILS,  # an object is in use or not ready
    "57": FAILS,  # the database stops or starts
    "58": FAILS,  # a system error of the database, such as its disk
    "XX": FAILS,
}
CONFLICT_STATES: Final = ("40001", "40P01")
"""SQLSTATE codes of conflicts with another session: a serialization failure and a deadlock."""
RETRYABLE_CLASSES: Final = ("40", "55")
"""SQLSTATE classes of errors that may not recur at the next attempt, so they say nothing about the disk."""
WHOSE: Final = "SELECT value FROM keys WHERE name = 'server'"
HELD_BY: Final = """
    SELECT pid, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted AND datname = current_database()
"""
CLAIM: Final = (
    "INSERT INTO keys (name, value) VALUES ('server', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
OPENING: Final = "BEGIN; SELECT pg_current_xact_id(), current_setting('synchronous_standby_names')"
LOCK_PEOPLE: Final = "SELECT FROM people WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
SIGN: Final = "UPDATE keys SET value = value WHERE name = 'server'"


class Away(Exception):
    """Raised when the database cannot be written at the moment."""


class Taken(Away):
    """Raised when another server holds the lock."""


def reason(error: BaseException) -> Refusal | None:
    """The refusal for an error of PostgreSQL; None if the database did not cause it."""
    from psycopg import InterfaceError, OperationalError

    if isinstance(error, Away):
        return FAILS
    state = getattr(error, "sqlstate", None) or ""
    if state:
        return REFUSAL_BY_STATE.get(state) or REFUSAL_BY_CLASS.get(state[:2])
    return FAILS if isinstance(error, OperationalError | InterfaceError) else None


class DatabaseConnection:
    """The writer's session. Each transaction has a number, by which its outcome can be asked for later.

    If there is a standby, each transaction also updates a row that only this server writes, because a promoted standby
    may reuse transaction numbers it has not heard of.
    """

    far = True
    beat: float | None = None
    signs = "keys WHERE name = 'server'"
    """The row that this server's transactions update."""

    def __init__(self, connect: Any, holding: bool) -> None:
        self._connect = connect
        self._holding = holding
        self._connection: Any = None
        self._number: str | None = None
        self._signed = False
        self._process: tuple[int, Any] | None = None
        """Process id and start time of the session on the database server; ids are reused."""
        self._claim = ""
        self._taken = False

    @property
    def connection(self) -> Any:
        """The open connection. A lost connection is opened again, after which the lock is taken again."""
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
            connection.execute("SET synchronous_commit = on")  # an acknowledged commit must be on disk
        if self._holding:
            self._be_found(connection)
            self._take_the_hall(connection)

    def _be_found(self, connection: Any) -> None:
        """Make the database notice soon if this server is gone, and end this server's former session if it exists."""
        for name, value in KEEPALIVE_SETTINGS.items():
            connection.execute("SELECT set_config(%s, %s, false)", (name, value))
        if self._process:  # the former session may still hold the lock against us
            ours = "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
            with suppress(Exception):
                connection.execute(ours, self._process)

    def _take_the_hall(self, connection: Any) -> None:
        free = connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (LOCK_NAMESPACE, HALL_LOCK)).fetchone()[0]
        if (
            not free
            and self._process
            and connection.execute(HELD_BY, (LOCK_NAMESPACE, HALL_LOCK)).fetchone() == self._process
        ):
            raise Away("our session of before has not ended yet")
        if not free or (self._claim and connection.execute(WHOSE).fetchone() != (self._claim,)):
            self._taken = bool(self._claim)  # a server that has lost the lock never writes again
            raise Taken("another server has the hall, or has had it since")

    def claim(self) -> None:
        """Records this server as the owner of the database; a server that owned it before can write no more."""
        claim = secrets.token_hex(8)
        self.connection.execute(CLAIM, (claim,))
        self._claim = claim

    def dismiss(self) -> None:
        """Remove all workers from the list, so that they can commit nothing more. Waits for their open transactions."""
        for table in PASSING:
            if self.connection.execute("SELECT to_regclass(%s)", (table.name,)).fetchone()[0] is not None:
                self.connection.execute(f"DELETE FROM {table.name}")
                self.connection.execute("DELETE FROM keys WHERE name = 'draining'")

    def hold(self, patience: float) -> None:
        """Opens the session and takes the lock. Tries for up to `patience` seconds, because a killed server may keep
        the lock a moment, then raises Taken."""
        until = time.monotonic() + patience
        while True:
            try:
                self._connection = self._opened()
                return
            except Taken:
                if time.monotonic() > until:
                    raise
            time.sleep(0.1)

    def begin(self) -> None:
        self._number, standby = self._said(OPENING)
        self._signed = bool(standby and self._claim)
        if self._signed and not self.connection.execute(SIGN).rowcount:
            self._is_gone()

    def _said(self, opening: str) -> Any:
        """Sends the opening statements and returns the row of the second one."""
        found = self.connection.execute(opening)
        found.nextset()
        row = found.fetchone()
        return self._is_gone() if row is None else (str(row[0]), *row[1:])

    def _is_gone(self) -> NoReturn:
        """Raises Taken, because this server's row no longer exists."""
        self._taken = True
        raise Taken("another server has the hall")

    def together(self, jobs: list[Statements]) -> bool:
        return False

    def lock_people(self, people: list[str]) -> None:
        from psycopg import Error

        try:
            self._connection.execute(LOCK_PEOPLE, (people,))
        except Error as error:
            if in_the_way(error):
                raise Conflict from error
            raise

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        from psycopg import Error

        connection = self._connection
        try:
            with connection.pipeline() as pipeline, connection.cursor() as cursor:
                cursor.execute("SAVEPOINT job")
                for text, rows in statements:
                    if isinstance(text, Required):
                        self._must_change(pipeline, text, rows)
                    else:
                        cursor.executemany(text, rows)
                if touch:
                    cursor.execute("UPDATE alembic_version SET version_num = version_num")
                cursor.execute("RELEASE job")
        except Error as error:
            if connection.closed:
                raise
            connection.prepare_threshold = None  # psycopg thinks that what came behind the error was prepared
            if in_the_way(error):
                raise Conflict from error
            if _concerns_all(error):
                raise
            self._undo_job()
            return error
        except Refused as refused:
            self._undo_job()
            return refused
        return None

    def _must_change(self, pipeline: Any, text: Required, rows: list[Any]) -> None:
        """Raises Refused if the statement changes no row. It has its own cursor, because in a pipeline a cursor adds up
        the rows of all its statements."""
        for row in rows:
            with self._connection.cursor() as cursor:
                cursor.execute(text, row)
                pipeline.sync()  # the row count is known only after the reply
                must_have_changed(text, 1, cursor.rowcount)

    def _undo_job(self) -> None:
        self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    def commit(self) -> None:
        from psycopg import Error

        try:
            self._connection.execute("COMMIT")
        except Error as error:
            if self._connection.closed:
                raise Unsure from error
            if in_the_way(error):
                raise Conflict from error
            raise

    def has_it(self) -> bool:
        """Whether the transaction that raised Unsure was committed. PostgreSQL keeps the outcome of each transaction;
        this server's row holds the number of its last one."""
        from psycopg.errors import InvalidParameterValue

        try:
            found = self.connection.execute("SELECT pg_xact_status(%s::xid8)", (self._number,)).fetchone()[0]
        except InvalidParameterValue:  # a promoted standby does not know this number yet
            return False
        if found == "in progress":
            raise Away("it is still being written")
        return bool(found == "committed") and (not self._signed or self._is_ours())

    def _is_ours(self) -> bool:
        """Whether the transaction whose outcome is asked for is the last one that updated this server's row."""
        row = self.connection.execute(f"SELECT xmin = %s::xid8::xid FROM {self.signs}", (self._number,)).fetchone()
        return bool(self._is_gone() if row is None else row[0])

    def roll_back(self) -> None:
        if self._connection is not None and not self._connection.closed:
            with suppress(Exception):
                self._connection.execute("ROLLBACK")
                return
            self._connection.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class WorkerConnection(DatabaseConnection):
    """The session of one of several worker processes.

    Every transaction first extends the worker's lease. Nobody can remove the worker from the list before the
    transaction has ended, and a transaction of a removed worker fails.
    """

    beat = 0.5

    def __init__(self, connect: Any, worker: str) -> None:
        super().__init__(connect, holding=False)
        self.signs = f"workers WHERE id = '{worker}'"
        self.opening = (
            f"BEGIN; UPDATE workers SET until = extract(epoch FROM clock_timestamp()) + {LEASE_S}"
            f" WHERE id = '{worker}' RETURNING pg_current_xact_id()"
        )
        self.dismissed = False
        """True once this worker was removed from the list; a removed worker never returns under the same name."""
        self.renewed = self._began = time.monotonic()
        """When the lease was last renewed, as monotonic time."""

    def _set_up(self, connection: Any) -> None:
        super()._set_up(connection)
        self._be_found(connection)
        connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_TRANSACTION_TIMEOUT}'")

    def begin(self) -> None:
        if self.dismissed:
            self._is_gone()
        self._began = time.monotonic()
        (self._number,) = self._said(self.opening)
        self._signed = True

    def _is_gone(self) -> NoReturn:
        self.dismissed = True
        raise Taken("this worker was taken off the list")

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        return super().do(statements, False) if statements else None  # the renewed lease is a write already

    def commit(self) -> None:
        super().commit()
        self.renewed = self._began


def in_the_way(error: BaseException) -> bool:
    """Whether the error is a conflict with another session, after which the transaction can be tried again."""
    return getattr(error, "sqlstate", None) in CONFLICT_STATES


def _concerns_all(error: Any) -> bool:
    """Whether every other write would fail too, as with a full or read-only disk."""
    return reason(error) is not None and (error.sqlstate or "")[:2] not in RETRYABLE_CLASSES
