"""Everything in one file of SQLite's: the usual way, for one process."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused
from presidium.table.carrying import LEFT, MOST, Carrier
from presidium.table.disk import DAMAGED, Disk
from presidium.table.evenly import Evenly
from presidium.table.file import ARCHIVES, JOURNAL, SNAPSHOTS
from presidium.table.store import Store
from presidium.table.writer import Statements

log = logging.getLogger("presidium.disk")

CLEAN: Final = 1
"""The `user_version` of a file in which nothing is left of what was deleted."""
PATIENCE: Final = 10.0
LARGE: Final = 64 * 2**20
"""A file of so many bytes takes a while to look through."""
MANY: Final = (64, 16, 4)
"""So many rows are put there at once; SQLite takes a thousand values, of a journal's row there are seven."""
LONG: Final = frozenset((JOURNAL.name, SNAPSHOTS.name, ARCHIVES.name))
"""What grows with every table; the rest of a file is small."""


class SQLite(Store):
    kind = "sqlite"

    def __init__(self, path: Path, evenly: Evenly | None = None) -> None:
        self.path = path
        url = sql.URL.create("sqlite", database=str(path))
        engine = sql.create_engine(url, connect_args={"check_same_thread": False})
        sql.event.listen(engine, "connect", _set_up)
        sql.event.listen(engine, "begin", _begin)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        _set_up(connection, None)  # before anybody else: a new file goes into WAL mode while nobody holds it
        connection.execute(f"PRAGMA wal_autocheckpoint={MOST}")
        connection.execute(f"PRAGMA journal_size_limit={LEFT}")
        self._carrier = Carrier(path)
        super().__init__(engine, FileLine(connection, self._carrier), Disk(str(path)), evenly)

    def close(self) -> None:
        super().close()
        self._carrier.close()

    @contextmanager
    def migrating(self) -> Iterator[sql.Connection]:
        with self.engine.connect() as connection:
            yield connection

    def check(self) -> None:
        """Of a large file what everybody needs at once; the rest is long, and looked through later."""
        for part in self._parts() - LONG if self.looks_later else (None,):
            if (wrong := self._wrong(part)) is not None:
                log.error("%s: %s", self.path, wrong)
                raise Refused(DAMAGED)

    @property
    def looks_later(self) -> bool:
        return self.size() >= LARGE

    def look_through(self) -> None:
        with suppress(Refused):  # then the log has it
            for part in self._parts() & LONG:
                if (wrong := self._wrong(part)) is not None:
                    self.disk.is_damaged(wrong)

    def _parts(self) -> frozenset[str]:
        return frozenset(row.name for row in self.all(sql.text("SELECT name FROM sqlite_schema WHERE type = 'table'")))

    def _wrong(self, part: str | None) -> str | None:
        """The first thing that is, in one part or anywhere. To newer versions of SQLite a quoted number is a name."""
        found = self.one(sql.text("PRAGMA quick_check(1)" if part is None else f'PRAGMA quick_check("{part}")'))
        return None if found[0] == "ok" else str(found[0])

    def sweep(self) -> None:
        """Nothing that was deleted is left in the file, nor beside it.

        Whatever is deleted is written over; but in a file that is older than that, all of it is written anew once.
        """
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)) as connection:
            (clean,) = connection.execute("PRAGMA user_version").fetchone()
            if not clean:
                connection.execute("VACUUM")
                connection.execute(f"PRAGMA user_version = {CLEAN}")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def pack(self) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def size(self) -> int:
        """With what is not in the file yet, but beside it."""
        return sum(
            part.stat().st_size for part in (self.path, self.path.with_name(f"{self.path.name}-wal")) if part.exists()
        )

    def backup(self, to: Path) -> None:
        with sqlite3.connect(self.path) as here, sqlite3.connect(to) as there:
            here.backup(there)


class FileLine:
    """The writer's connection to the file."""

    far = False
    beat: float | None = None

    def __init__(self, connection: sqlite3.Connection, carrier: Carrier) -> None:
        self.connection = connection
        self.carrier = carrier

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def together(self, jobs: list[Statements]) -> bool:
        """Many rows by one word. After every word this thread has to wait until the one that computes lets it go on,
        which takes milliseconds where it is busy; and everybody waits for the commit."""
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
        for many in MANY if is_insert(text) else ():
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
                self.connection.executemany(text, rows)
            if touch:
                self._touch()
        except Exception as error:
            if not self.connection.in_transaction:  # a full disk ends the transaction itself
                raise
            self.connection.execute("ROLLBACK TO job")
            why = error
        self.connection.execute("RELEASE job")
        return why

    def _do_one(self, text: str, rows: list[Any]) -> Exception | None:
        """A single statement for a single row is done or not, whatever else is begun."""
        try:
            self.connection.execute(text, rows[0])
        except Exception as error:
            if not self.connection.in_transaction:
                raise
            return error
        return None

    def _touch(self) -> None:
        """A page is written, and nothing has changed."""
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
    """Whether it puts a row into a table, and nothing else."""
    return re.fullmatch(r"INSERT INTO [^()]+ \([^()]*\) VALUES \(\?(, \?)*\)", text) is not None


@cache
def several(text: str, rows: int) -> str:
    """The same for so many rows. If one of them cannot be put there, nothing that was begun is so: else SQLite would
    first write down how everything stood."""
    head, _, values = text.partition(" VALUES ")
    return f"{head.replace('INSERT', 'INSERT OR ROLLBACK', 1)} VALUES {', '.join([values] * rows)}"


def _set_up(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # else sqlite3 leaves CREATE and ALTER out of the transaction
    cursor = connection.cursor()
    for pragma in (
        *("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
        "secure_delete=ON",  # whoever is forgotten is not to be found between the pages
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN")
