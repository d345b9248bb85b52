"""Where tables are kept: an append-only journal, snapshots, people and their tokens. What every engine offers."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from presidium.table.disk import Disk
from presidium.table.evenly import Evenly
from presidium.table.file import ARCHIVES, JOURNAL, SNAPSHOTS, TABLES
from presidium.table.journal import Entry, as_json, decode_fact
from presidium.table.statements import Rows
from presidium.table.writer import Chain, Landing, Line, Settled, Writer

APPEND: Final = sql.insert(JOURNAL)
WAKES: Final = sql.update(TABLES).values(wakes=sql.bindparam("at")).where(TABLES.c.id == sql.bindparam("table"))


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


class Store(ABC):
    """Reads go through SQLAlchemy, all writing through one writer. Refused says what is wrong with the disk."""

    kind: ClassVar[str]

    def __init__(self, engine: sql.Engine, line: Line, disk: Disk, evenly: Evenly | None = None) -> None:
        self.engine = engine
        self.disk = disk
        self.evenly = evenly
        self._texts: dict[Any, str] = {}
        self._writer = Writer(line, disk, evenly)

    @property
    def name(self) -> str:
        """What a host is told it is called; no secret is in it."""
        return self.disk.name

    def close(self) -> None:
        """Write what is left, and stop."""
        self._writer.close()
        self.engine.dispose()

    # Writing

    def write(self, *statements: Any, chain: Chain | None = None) -> Future[None]:
        """Do these statements, some of them for several rows, together; done means that the disk has it."""
        return self._writer.give(tuple(map(self._compiled, statements)), chain)

    def _compiled(self, statement: Any) -> tuple[str, list[Any]]:
        if isinstance(statement, tuple):
            what, rows = statement
            return what if isinstance(what, str) else self._text(what), rows
        compiled = statement.compile(self.engine)
        assert compiled.positiontup is not None
        return str(compiled), [tuple(compiled.params[name] for name in compiled.positiontup)]

    def _text(self, statement: Any) -> str:
        """Of one that is done often: it is put into words once."""
        if statement not in self._texts:
            self._texts[statement] = str(statement.compile(self.engine))
        return self._texts[statement]

    def written(self, *statements: Any, chain: Chain | None = None, evenly: bool = True) -> Awaitable[None]:
        """Give these to the writer at once; to be awaited until the disk has them.

        Evenly, that takes as long as anybody's writing does. What nobody waits for need not.
        """
        return self._wait(self.write(*statements, chain=chain), self._until() if evenly else 0.0)

    async def _wait(self, done: Future[None], until: float) -> None:
        """Whoever stops waiting does not stop the job: it stays the writer's."""
        landed: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()

        def settled(why: BaseException | None) -> None:
            if not landed.done():
                landed.set_result(why)

        done.add_done_callback(Landing(asyncio.get_running_loop(), until, settled).written)
        if (why := await landed) is not None:
            raise why

    def settle(self, settled: Settled, *statements: Any, chain: Chain | None = None) -> None:
        """The same, evenly, for whoever does not wait: called in the loop when the disk has it, or why it has not."""
        landing = Landing(asyncio.get_running_loop(), self._until(), settled)
        self._writer.settle(landing, tuple(map(self._compiled, statements)), chain)

    def _until(self) -> float:
        """Before this nobody hears that the disk has something."""
        return 0.0 if self.evenly is None else asyncio.get_running_loop().time() + self.evenly.seconds

    def append(self, table: str, entries: Iterable[Entry]) -> Rows:
        """The statement that adds to a journal; `(table, seq)` is unique, so nothing is ever written over."""
        return APPEND, [
            (table, entry.seq, entry.batch, entry.at, entry.by, entry.command, as_json(entry.fact)) for entry in entries
        ]

    def wakes(self, table: str, at: float | None) -> Rows:
        """The statement that says when a table will act by itself."""
        return WAKES, [(at, table)]

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

    def tell(self, what: str, of: str = "") -> tuple[Any, ...]:
        """The statement that tells the other processes at work in the hall that something has changed, when it has;
        none where there are no others."""
        return ()

    def touch(self) -> None:
        """Refused if it cannot be written."""
        self._writer.touch().result()

    # Each engine's own

    @abstractmethod
    @contextmanager
    def migrating(self) -> Iterator[sql.Connection]:
        """A connection that changes the form of everything; nobody else does so meanwhile."""

    @abstractmethod
    def check(self) -> None:
        """Refused if there is damage in it."""

    @property
    def looks_later(self) -> bool:
        """Whether `check` has left something for later."""
        return False

    def look_through(self) -> None:  # noqa: B027 -- most leave nothing for later
        """Look for damage in that, if anything was left; the disk knows then. It may take long, and has a thread of its
        own."""

    @abstractmethod
    def sweep(self) -> None:
        """Nothing that was deleted is left, as far as the engine can see to that."""

    @abstractmethod
    def pack(self) -> None:
        """All of it anew, with no room for what was deleted; whoever writes waits for it."""

    @abstractmethod
    def size(self) -> int:
        """In bytes."""

    @abstractmethod
    def backup(self, to: Path) -> None:
        """A copy of everything in a file of SQLite's, taken while others read and write."""


def now() -> float:
    return time.time()
