"""Where tables are kept: an append-only journal, snapshots, people and their tokens, in one SQLite file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Iterable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused
from presidium.table.disk import DAMAGED, Disk
from presidium.table.evenly import Evenly
from presidium.table.file import ARCHIVES, JOURNAL, SNAPSHOTS, TABLES
from presidium.table.journal import Entry, as_json, decode_fact
from presidium.table.writer import Chain, Writer

log = logging.getLogger("presidium.disk")

CLEAN = 1
"""The `user_version` of a file in which nothing is left of what was deleted."""
PATIENCE = 10.0

APPEND = str(sql.insert(JOURNAL).compile(dialect=sql.create_engine("sqlite://").dialect))


class Row(NamedTuple):
    """A table as the list of tables has it."""

    id: str
    game: str
    seed: str
    salt: str
    since: float
    listed: bool
    status: str
    moved: float
    next_table: str
    wakes: float | None
    """When it acts by itself, by the house's clock; None while it waits for people."""
    sofa: str | None = None
    """The code its screen is found by; None where there is none."""


class Store:
    """Reads go through SQLAlchemy, all writing through one writer. Refused says what is wrong with the disk."""

    def __init__(self, path: Path, evenly: Evenly | None = None) -> None:
        self.path = path
        self.evenly = evenly
        self.disk = Disk(path)
        self.engine = sql.create_engine(
            sql.URL.create("sqlite", database=str(path)), connect_args={"check_same_thread": False}
        )
        sql.event.listen(self.engine, "connect", _set_up)
        sql.event.listen(self.engine, "begin", _begin)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        _set_up(connection, None)  # before anybody else: a new file goes into WAL mode while nobody holds it
        self._writer = Writer(connection, self.disk, evenly)

    def close(self) -> None:
        """Write what is left, and stop."""
        self._writer.close()
        self.engine.dispose()

    # Writing

    def write(self, *statements: Any, chain: Chain | None = None) -> Future[None]:
        """Do these SQLAlchemy statements, or pairs of text and rows, together; done means that the disk has it."""
        return self._writer.give(tuple(map(self._compiled, statements)), chain)

    def _compiled(self, statement: Any) -> tuple[str, list[Any]]:
        if isinstance(statement, tuple):
            return statement
        compiled = statement.compile(self.engine)
        assert compiled.positiontup is not None
        return str(compiled), [tuple(compiled.params[name] for name in compiled.positiontup)]

    def written(self, *statements: Any, chain: Chain | None = None, evenly: bool = True) -> Awaitable[None]:
        """Give these to the writer at once; to be awaited until the disk has them.

        Evenly, that takes as long as anybody's writing does. What nobody waits for need not.
        """
        steady = self.evenly if evenly else None
        until = None if steady is None else asyncio.get_running_loop().time() + steady.seconds
        return self._wait(self.write(*statements, chain=chain), until)

    async def _wait(self, done: Future[None], until: float | None) -> None:
        await asyncio.shield(asyncio.wrap_future(done))  # a job given to the writer stays his
        if until is not None and (rest := until - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(rest)

    def append(self, table: str, entries: Iterable[Entry]) -> tuple[str, list[Any]]:
        """The statement that adds to a journal; `(table, seq)` is unique, so nothing is ever written over."""
        return APPEND, [
            (table, entry.seq, entry.batch, entry.at, entry.by, entry.command, as_json(entry.fact)) for entry in entries
        ]

    def wakes(self, table: str, at: float | None) -> tuple[str, list[Any]]:
        """The statement that says when a table will act by itself."""
        return "UPDATE tables SET wakes = ? WHERE id = ?", [(at, table)]

    # Reading

    def all(self, query: Any) -> list[Any]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(query))
        except DBAPIError as error:
            raise self.disk.blamed(error.orig or error) from error

    def one(self, query: Any) -> Any:
        rows = self.all(query)
        return rows[0] if rows else None

    def journal(self, table: str, after: int = 0) -> list[Entry]:
        query = sql.select(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.seq > after).order_by(JOURNAL.c.seq)
        return [
            Entry(row.seq, row.batch, row.at, decode_fact(row.fact), row.by, row.command) for row in self.all(query)
        ]

    def row(self, table: str) -> Row | None:
        found = self.one(sql.select(TABLES).where(TABLES.c.id == table))
        return None if found is None else Row(*found)

    def snapshot(self, table: str) -> Any:
        return self.one(sql.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))

    def archives(self, table: str) -> list[Any]:
        """How a table stood where that is kept for good, the last first; what was told by then is not fetched."""
        columns = (
            ARCHIVES.c.seq,
            ARCHIVES.c.rules_version,
            ARCHIVES.c.body,
            ARCHIVES.c.told.is_not(None).label("ended"),
        )
        return self.all(sql.select(*columns).where(ARCHIVES.c.table_id == table).order_by(ARCHIVES.c.seq.desc()))

    def record(self, table: str) -> str | None:
        """The record that was kept when the table was over."""
        query = sql.select(ARCHIVES.c.record).where(ARCHIVES.c.table_id == table, ARCHIVES.c.record.is_not(None))
        found = self.one(query.order_by(ARCHIVES.c.seq.desc()).limit(1))
        return None if found is None else str(found.record)

    def check(self) -> None:
        """Refused if there is damage in the file."""
        found = self.one(sql.text("PRAGMA quick_check(1)"))
        if found[0] != "ok":
            log.error("%s: %s", self.path, found[0])
            raise Refused(DAMAGED)

    def touch(self) -> None:
        """Refused if the file cannot be written."""
        self._writer.touch().result()

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
        """The whole file anew, with no room for what was deleted; whoever writes waits for it."""
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def backup(self, to: Path) -> None:
        """A copy of everything, taken while others read and write."""
        with sqlite3.connect(self.path) as here, sqlite3.connect(to) as there:
            here.backup(there)


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


def now() -> float:
    return time.time()
