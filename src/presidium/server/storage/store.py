"""The interface of a store, which holds journals, snapshots, people and tokens, and the code all engines share."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from presidium.server.domain.journal import Entry, as_json, decode_fact
from presidium.server.storage.commit_result import CommitResult, Settled
from presidium.server.storage.statements import Once, Rows
from presidium.server.storage.tables import ARCHIVES, JOURNAL, KEYS, SNAPSHOTS, TABLES
from presidium.server.storage.writer import Chain, Writer, required

APPEND: Final = sql.insert(JOURNAL)
T = TypeVar("T")

WAKES: Final = sql.update(TABLES).values(wakes=sql.bindparam("at")).where(TABLES.c.id == sql.bindparam("table"))


class Row(NamedTuple):
    """A row of `TABLES`: one game table as lists show it."""

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
    """When the table acts by itself, by the server's clock; None while it waits for people."""
    sofa: str | None = None
    """The code of the table's shared screen; None if it has none."""


class Store(ABC):
    """A store: reads use SQLAlchemy, all writes go through one writer. Errors of the disk are raised as Refused."""

    kind: ClassVar[str]

    def __init__(self, engine: sql.Engine, writer: Writer) -> None:
        self.engine = engine
        self.disk = writer.disk
        self.latency = writer.latency
        self._texts: dict[Any, str] = {}
        self._writer = writer

    @property
    def name(self) -> str:
        """Name of the store as shown to the host, without secrets."""
        return self.disk.name

    def close(self) -> None:
        """Write pending jobs, then stop."""
        self._writer.close()
        self.engine.dispose()

    # Writing

    def write(self, *statements: Any, chain: Chain | None = None, apart: str = "") -> Future[None]:
        """Execute these statements in one transaction. The future is done once they are on disk. A statement may come
        as a tuple with several rows of parameters."""
        return self._writer.give(tuple(map(self._compiled, statements)), chain, apart)

    def _compiled(self, statement: Any) -> tuple[str, list[Any]]:
        if isinstance(statement, Once):
            text, rows = self._compiled(statement.statement)
            return required(text, statement.why, statement.holds), rows
        if isinstance(statement, tuple):
            what, rows = statement
            return what if isinstance(what, str) else self._text(what), rows
        compiled = statement.compile(self.engine)
        assert compiled.positiontup is not None
        return str(compiled), [tuple(compiled.params[name] for name in compiled.positiontup)]

    def _text(self, statement: Any) -> str:
        """The SQL of a statement; cached, because the same statements recur."""
        if statement not in self._texts:
            self._texts[statement] = str(statement.compile(self.engine))
        return self._texts[statement]

    def written(self, *statements: Any, chain: Chain | None = None, padded: bool = True) -> Awaitable[None]:
        """Hand these statements to the writer at once; the awaitable is done once they are on disk.

        A `padded` write takes as long as every other padded write (`WriteLatency`). Writes that nobody waits for need
        no padding.
        """
        return self._wait(self.write(*statements, chain=chain), self._until() if padded else 0.0)

    async def _wait(self, done: Future[None], until: float) -> None:
        """Wait for the write. Cancelling the wait does not cancel the write."""
        landed: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()

        def settled(why: BaseException | None) -> None:
            if not landed.done():
                landed.set_result(why)

        done.add_done_callback(CommitResult(asyncio.get_running_loop(), until, settled).written)
        if (why := await landed) is not None:
            raise why

    def settle(self, settled: Settled, *statements: Any, chain: Chain | None = None) -> None:
        """Hand these statements to the writer, with padded latency. `settled` is called in the event loop after the
        commit, with None or the error."""
        landing = CommitResult(asyncio.get_running_loop(), self._until(), settled)
        self._writer.settle(landing, tuple(map(self._compiled, statements)), chain)

    def _until(self) -> float:
        """Loop time before which no result of a write may be reported; 0 if writes are not padded."""
        return 0.0 if self.latency is None else asyncio.get_running_loop().time() + self.latency.seconds

    def append(self, table: str, entries: Iterable[Entry]) -> Rows:
        """The statement that appends to a journal. `(table, seq)` is unique, so no entry is ever overwritten."""
        return APPEND, [
            (table, entry.seq, entry.batch, entry.at, entry.by, entry.command, as_json(entry.fact)) for entry in entries
        ]

    def wakes(self, table: str, at: float | None) -> Rows:
        """The statement that stores when a table will act by itself."""
        return WAKES, [(at, table)]

    # Reading. The event loop reads by `read`; other threads and commands of the host call the functions below it.

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function that only reads. It runs in a thread if the engine may keep it waiting."""
        return work(*args)

    async def rows(self, query: Any) -> list[Any]:
        return await self.read(self.all, query)

    async def first(self, query: Any) -> Any:
        """The first row of this query; None if there is none."""
        return await self.read(self.one, query)

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
        """The archived states of a table, newest first, without the stored messages."""
        columns = (
            ARCHIVES.c.seq,
            ARCHIVES.c.rules_version,
            ARCHIVES.c.body,
            ARCHIVES.c.told.is_not(None).label("ended"),
        )
        return self.all(sql.select(*columns).where(ARCHIVES.c.table_id == table).order_by(ARCHIVES.c.seq.desc()))

    def record(self, table: str) -> str | None:
        """The game record stored when the table ended; None if there is none."""
        query = sql.select(ARCHIVES.c.record).where(ARCHIVES.c.table_id == table, ARCHIVES.c.record.is_not(None))
        found = self.one(query.order_by(ARCHIVES.c.seq.desc()).limit(1))
        return None if found is None else str(found.record)

    def key(self, name: str) -> str:
        """The text stored under this name; empty if there is none."""
        found = self.one(sql.select(KEYS.c.value).where(KEYS.c.name == name))
        return "" if found is None else str(found.value)

    def tell(self, what: str, of: str = "") -> tuple[Any, ...]:
        """The statement that notifies the server's other processes of a change at commit; empty if it has no other
        processes."""
        return ()

    def touch(self) -> None:
        """Write without changing anything. Raises Refused if the disk is not writable."""
        self._writer.touch().result()

    # Each engine's own

    @abstractmethod
    @contextmanager
    def migrating(self) -> Iterator[sql.Connection]:
        """A connection for schema changes; no other process migrates meanwhile."""

    @abstractmethod
    def check(self) -> None:
        """Raises Refused if the stored data is damaged."""

    @property
    def looks_later(self) -> bool:
        """Whether `check` has left a part of the data unchecked."""
        return False

    def look_through(self) -> None:  # noqa: B027 -- most engines leave nothing unchecked
        """Check the data that `check` has left unchecked; damage is noted in `disk`. Runs in a thread, as it may take
        long."""

    @abstractmethod
    def sweep(self) -> None:
        """Remove deleted data for good, as far as the engine can."""

    @abstractmethod
    def pack(self) -> None:
        """Rewrite all data without unused space. Writes wait until it is done."""

    @abstractmethod
    def size(self) -> int:
        """Size of the stored data, in bytes."""

    @abstractmethod
    def backup(self, to: Path) -> None:
        """Copy everything into a SQLite file while others read and write."""


def now() -> float:
    return time.time()
