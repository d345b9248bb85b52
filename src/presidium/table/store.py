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
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, String, Text
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused
from presidium.table.disk import DAMAGED, Disk
from presidium.table.evenly import Evenly
from presidium.table.journal import Entry, as_json, decode_fact
from presidium.table.writer import Chain, Writer

log = logging.getLogger("presidium.disk")

metadata = MetaData()

CLEAN = 1
"""The `user_version` of a file in which nothing is left of what was deleted."""
PATIENCE = 10.0

PEOPLE = sql.Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("since", sql.Float, nullable=False),
)
TOKENS = sql.Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("device", String),
    Column("seen", sql.Float),
    Column("tables", String),
)
LINKS = sql.Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String),
    Column("table_id", String),
    Column("seat", Integer),
    Column("until", sql.Float, nullable=False),
    Column("address", String),
)
TABLES = sql.Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("salt", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("moved", sql.Float, nullable=False),
    Column("next_table", String, nullable=False, server_default=""),
    Column("wakes", sql.Float),
    Column("sofa", String),
)
UNFINISHED = TABLES.c.status.in_(("open", "running", "paused"))
sql.Index("tables_wakes", TABLES.c.wakes, sqlite_where=TABLES.c.wakes.isnot(None))
sql.Index("tables_sofa", TABLES.c.sofa, sqlite_where=TABLES.c.sofa.isnot(None))
sql.Index("tables_unfinished", TABLES.c.since, sqlite_where=UNFINISHED)
PLACES = sql.Table(
    "places",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
)
sql.Index("places_person", PLACES.c.person)
JOURNAL = sql.Table(
    "journal",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("batch", Integer, nullable=False),
    Column("at", sql.Float, nullable=False),
    Column("by", String),
    Column("command", String),
    Column("fact", Text, nullable=False),
    sqlite_with_rowid=False,
)
SNAPSHOTS = sql.Table(
    "snapshots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
CLOCK = sql.Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("house", sql.Float, nullable=False),
    Column("wall", sql.Float, nullable=False),
)
ARCHIVES = sql.Table(
    "archives",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary),
    Column("record", Text),
)
INVITATIONS = sql.Table(
    "invitations",
    metadata,
    Column("hash", String, primary_key=True),
    Column("note", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("until", sql.Float, nullable=False),
    Column("uses", Integer, nullable=False),
)
ENDINGS = sql.Table(
    "endings",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("outcome", Text),
)
RESULTS = sql.Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("won", Integer),
    Column("deeds", Text),
)
sql.Index("results_person", RESULTS.c.person)
MAILS = sql.Table(
    "mails",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("address", String, nullable=False, unique=True),
    Column("since", sql.Float, nullable=False),
)
PASSKEYS = sql.Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("times", Integer, nullable=False),
    Column("device", String, nullable=False),
    Column("since", sql.Float, nullable=False),
    Column("seen", sql.Float),
)
OTHERS = sql.Table(
    "others",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("other", String, nullable=False),
    Column("name", String, nullable=False),
    Column("blocked", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("since", sql.Float, nullable=False),
)
sql.Index("others_person", OTHERS.c.person, OTHERS.c.other, unique=True)
REPORTS = sql.Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", sql.Float, nullable=False),
    Column("person", String, nullable=False),
    Column("about", String),
    Column("name", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("seat", Integer),
    Column("question", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("reason", String, nullable=False),
    Column("words", Text, nullable=False),
)
FORGETTING = sql.Table(
    "forgetting",
    metadata,
    Column("person", String, primary_key=True),
    Column("since", sql.Float, nullable=False),
)

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
