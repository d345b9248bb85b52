"""The session that everything is written by in a database of PostgreSQL's.

Whoever writes holds the hall: the session has a lock on it that PostgreSQL takes back when the session ends. A server
whose session was lost takes it anew before it writes anything, and one that finds it taken writes nothing more. Where
several serve a hall, each has a row instead.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any, Final, NoReturn

from presidium.core import Refusal
from presidium.table.disk import DAMAGED, FAILS, FULL, READ_ONLY
from presidium.table.file import PASSING
from presidium.table.writer import Statements, Unsure

HALL, MIGRATION = 1, 2
"""What is locked, within what is ours."""
OURS: Final = 0x70726573
"""Ours among the locks of a database, which others may use too."""
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
WHOSE: Final = "SELECT value FROM keys WHERE name = 'server'"
HELD_BY: Final = """
    SELECT pid, backend_start FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted AND datname = current_database()
"""
CLAIM: Final = (
    "INSERT INTO keys (name, value) VALUES ('server', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
OPENING: Final = "BEGIN; SELECT pg_current_xact_id(), current_setting('synchronous_standby_names')"
SIGN: Final = "UPDATE keys SET value = value WHERE name = 'server'"


class Away(Exception):
    """Nothing can be written just now."""


class Taken(Away):
    """Another server has the hall."""


def reason(error: BaseException) -> Refusal | None:
    """Why the database could not do it; None if it is not to blame."""
    from psycopg import InterfaceError, OperationalError

    if isinstance(error, Away):
        return FAILS
    state = getattr(error, "sqlstate", None) or ""
    if state:
        return STATES.get(state) or CLASSES.get(state[:2])
    return FAILS if isinstance(error, OperationalError | InterfaceError) else None


class DatabaseLine:
    """The writer's session. Each transaction has a number, by which one can ask later what became of it. Where there is
    a standby it also signs a row that nobody else writes: one that has taken over gives numbers it has not heard of to
    others."""

    far = True
    beat: float | None = None
    signs = "keys WHERE name = 'server'"
    """The row of ours."""

    def __init__(self, connect: Any, holding: bool) -> None:
        self._connect = connect
        self._holding = holding
        self._connection: Any = None
        self._number: str | None = None
        self._signed = False
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

    def begin(self) -> None:
        self._number, standby = self._said(OPENING)
        self._signed = bool(standby and self._claim)
        if self._signed and not self.connection.execute(SIGN).rowcount:
            self._is_gone()

    def _said(self, opening: str) -> Any:
        """What the second of its two statements brings."""
        found = self.connection.execute(opening)
        found.nextset()
        row = found.fetchone()
        return self._is_gone() if row is None else (str(row[0]), *row[1:])

    def _is_gone(self) -> NoReturn:
        """The row that was ours."""
        self._taken = True
        raise Taken("another server has the hall")

    def together(self, jobs: list[Statements]) -> bool:
        return False

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
        """PostgreSQL remembers what became of each transaction, and its number stands on the row that it has signed."""
        from psycopg.errors import InvalidParameterValue

        try:
            found = self.connection.execute("SELECT pg_xact_status(%s::xid8)", (self._number,)).fetchone()[0]
        except InvalidParameterValue:  # to a standby that has taken over it is still to come
            return False
        if found == "in progress":
            raise Away("it is still being written")
        return bool(found == "committed") and (not self._signed or self._is_ours())

    def _is_ours(self) -> bool:
        """Whether what was committed under this number has signed our row."""
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


class WorkerLine(DatabaseLine):
    """The session of one of several. Every transaction begins by saying that we are at work for a while longer: nobody
    can take us off the list before it has ended, and it fails if somebody has."""

    beat = 0.5

    def __init__(self, connect: Any, worker: str) -> None:
        super().__init__(connect, holding=False)
        self.signs = f"workers WHERE id = '{worker}'"
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
            self._is_gone()
        self._began = time.monotonic()
        (self._number,) = self._said(self.opening)
        self._signed = True

    def _is_gone(self) -> NoReturn:
        self.dismissed = True
        raise Taken("this worker was taken off the list")

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        return super().do(statements, False) if statements else None  # something is written as it is

    def commit(self) -> None:
        super().commit()
        self.renewed = self._began


def _concerns_all(error: Any) -> bool:
    """Whether nothing else could be written either: a full disk, or one that must not be written."""
    return reason(error) is not None and (error.sqlstate or "")[:2] not in ALONE
