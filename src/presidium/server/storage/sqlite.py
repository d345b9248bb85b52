"""The default store: one SQLite file, for a single process."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.storage.disk_health import DAMAGED, DiskHealth
from presidium.server.storage.store import Store
from presidium.server.storage.tables import ARCHIVES, JOURNAL, SNAPSHOTS
from presidium.server.storage.wal_checkpoint import MAX_LOG_BYTES, MAX_WAL_PAGES, WalCheckpointer
from presidium.server.storage.write_latency import WriteLatency
from presidium.server.storage.writer import Statements, ThreadedWriter, WriteConnection, Writer, must_have_changed

log = logging.getLogger("presidium.disk")

NewWriter = Callable[[WriteConnection, DiskHealth, WriteLatency | None], Writer]

CLEAN_VERSION: Final = 1
"""The `user_version` of a file in which no deleted data is left."""
BUSY_TIMEOUT_S: Final = 10.0
LARGE_FILE_BYTES: Final = 64 * 2**20
"""Files of at least this many bytes are checked for damage in the background."""
ROWS_PER_INSERT: Final = (64, 16, 4)
"""Numbers of rows inserted by one statement, the largest first. SQLite allows 1000 parameters, and a journal row has
7."""
GROWING_TABLES: Final = frozenset((JOURNAL.name, SNAPSHOTS.name, ARCHIVES.name))
"""Tables that grow with every game; all others are small."""
PRAGMAS: Final = (
    *("busy_timeout=10000", "foreign_keys=ON"),
    "secure_delete=ON",  # erased data must not remain in free pages
)
WAL: Final = ("journal_mode=WAL", "synchronous=FULL")


class Checkpointer(Protocol):
    """Checkpoints the write-ahead log, if there is one."""

    def committed(self) -> None:
        """Count a commit."""

    def close(self) -> None: ...


class SQLite(Store):
    """The store in a SQLite file, in WAL mode unless a subclass has another journal."""

    kind = "sqlite"
    durability: ClassVar[tuple[str, ...]] = WAL
    """Pragmas that choose the journal and how commits are synchronized."""

    def __init__(self, path: Path, latency: WriteLatency | None = None, new_writer: NewWriter = ThreadedWriter) -> None:
        self.path = path
        url = sql.URL.create("sqlite", database=str(path))
        engine = sql.create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
        sql.event.listen(engine, "connect", self._set_up)
        sql.event.listen(engine, "begin", _begin)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._set_up(connection, None)  # first of all connections: a new file changes to WAL mode while nobody uses it
        connection.execute(f"PRAGMA wal_autocheckpoint={MAX_WAL_PAGES}")
        connection.execute(f"PRAGMA journal_size_limit={MAX_LOG_BYTES}")
        self._carrier = self._checkpointer()
        super().__init__(engine, new_writer(FileConnection(connection, self._carrier), DiskHealth(str(path)), latency))

    def _checkpointer(self) -> Checkpointer:
        return WalCheckpointer(self.path)

    def _set_up(self, connection: Any, _: Any) -> None:
        connection.isolation_level = None  # by default sqlite3 leaves CREATE and ALTER out of the transaction
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, *self.durability):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def close(self) -> None:
        super().close()
        self._carrier.close()

    @contextmanager
    def migrating(self) -> Iterator[sql.Connection]:
        with self.engine.connect() as connection:
            yield connection

    def check(self) -> None:
        """Raises Refused if the file is damaged. In a large file only the small tables are checked now; `look_through`
        checks the others."""
        for part in self._parts() - GROWING_TABLES if self.looks_later else (None,):
            if (wrong := self._wrong(part)) is not None:
                log.error("%s: %s", self.path, wrong)
                raise Refused(DAMAGED)

    @property
    def looks_later(self) -> bool:
        return self.size() >= LARGE_FILE_BYTES

    def look_through(self) -> None:
        with suppress(Refused):  # the error has been logged then
            for part in self._parts() & GROWING_TABLES:
                if (wrong := self._wrong(part)) is not None:
                    self.disk.is_damaged(wrong)

    def _parts(self) -> frozenset[str]:
        return frozenset(row.name for row in self.all(sql.text("SELECT name FROM sqlite_schema WHERE type = 'table'")))

    def _wrong(self, part: str | None) -> str | None:
        """The first damage found in one table, or in the whole file; None if there is none. The table name is in double
        quotes, because newer versions of SQLite take a quoted number for a name."""
        found = self.one(sql.text("PRAGMA quick_check(1)" if part is None else f'PRAGMA quick_check("{part}")'))
        return None if found[0] == "ok" else str(found[0])

    def sweep(self) -> None:
        """Remove deleted data from the file and its log.

        Deleted data is overwritten (`secure_delete`). An older file, made without that setting, is rewritten once.
        """
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=BUSY_TIMEOUT_S)) as connection:
            (clean,) = connection.execute("PRAGMA user_version").fetchone()
            if not clean:
                connection.execute("VACUUM")
                connection.execute(f"PRAGMA user_version = {CLEAN_VERSION}")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def pack(self) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=BUSY_TIMEOUT_S)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def size(self) -> int:
        """Size of the data file and its write-ahead log, in bytes."""
        return sum(
            part.stat().st_size for part in (self.path, self.path.with_name(f"{self.path.name}-wal")) if part.exists()
        )

    def backup(self, to: Path) -> None:
        with sqlite3.connect(self.path) as here, sqlite3.connect(to) as there:
            here.backup(there)


class FileConnection:
    """The writer thread's connection to the file."""

    far = False
    beat: float | None = None

    def __init__(self, connection: sqlite3.Connection, carrier: Checkpointer) -> None:
        self.connection = connection
        self.carrier = carrier

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def lock_people(self, people: list[str]) -> None:
        """Nothing to do: only this connection writes to the file."""

    def together(self, jobs: list[Statements]) -> bool:
        """Insert the rows of all jobs with few statements, because after every statement this thread waits for the GIL:
        for milliseconds if the process is busy, while all clients wait for the commit."""
        try:
            for text, run in groupby(chain.from_iterable(jobs), key=itemgetter(0)):
                self._put(text, [row for _, rows in run for row in rows])
        except Exception:
            self.roll_back()
            self.begin()
            return False
        return True

    def _put(self, text: str, rows: list[Any]) -> None:
        at = 0
        for many in ROWS_PER_INSERT if is_insert(text) else ():
            while len(rows) - at >= many:
                self.connection.execute(several(text, many), tuple(chain.from_iterable(rows[at : at + many])))
                at += many
        self.connection.executemany(text, rows[at:])

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        if len(statements) == 1 and len(statements[0][1]) == 1 and not touch:
            return self._do_one(*statements[0])
        self.connection.execute("SAVEPOINT job")
        why = None
        try:
            for text, rows in statements:
                must_have_changed(text, len(rows), self.connection.executemany(text, rows).rowcount)
            if touch:
                self._touch()
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite itself rolls back when the disk is full
                raise
            self.connection.execute("ROLLBACK TO job")
            why = error
        self.connection.execute("RELEASE job")
        return why

    def _do_one(self, text: str, rows: list[Any]) -> Exception | None:
        """Execute one statement for one row, which needs no savepoint."""
        try:
            must_have_changed(text, 1, self.connection.execute(text, rows[0]).rowcount)
        except Exception as error:
            if not self.connection.in_transaction:
                raise
            return error
        return None

    def _touch(self) -> None:
        """Write a page to disk without changing any data."""
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        self.connection.execute(f"PRAGMA user_version = {version}")

    def commit(self) -> None:
        self.connection.execute("COMMIT")
        self.carrier.committed()

    def has_it(self) -> bool:
        raise AssertionError("a file is never unsure")

    def roll_back(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def close(self) -> None:
        self.connection.close()


@cache
def is_insert(text: str) -> bool:
    """Whether this statement only inserts a row."""
    return re.fullmatch(r"INSERT INTO [^()]+ \([^()]*\) VALUES \(\?(, \?)*\)", text) is not None


@cache
def several(text: str, rows: int) -> str:
    """An insert of several rows, made from one for a single row. On failure it rolls the whole transaction back,
    because otherwise SQLite would first save the state before each insert."""
    head, _, values = text.partition(" VALUES ")
    return f"{head.replace('INSERT', 'INSERT OR ROLLBACK', 1)} VALUES {', '.join([values] * rows)}"


def _begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN")
