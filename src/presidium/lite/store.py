"""A store in a SQLite file, for a system without threads: a write is committed when `write` returns."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.storage.disk_health import DAMAGED
from presidium.server.storage.schema import VERSION, VERSIONS, make, newest
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.writer import Job, Unsure, Writer


def nothing() -> None:
    """Does nothing."""


class ImmediateWriter(Writer):
    """Commits each job when it is given. The event loop reports the result in a later turn, as with other writers."""

    committed: Callable[[], None] = staticmethod(nothing)
    """Called after each commit."""

    def _add(self, job: Job) -> None:
        self._commit([job])
        self.committed()

    def _find_out(self, unsure: Unsure) -> bool:
        raise AssertionError("a file is never unsure") from unsure

    def close(self) -> None:
        self.line.close()


class NoCheckpointer:
    """Does nothing, because there is no write-ahead log."""

    def committed(self) -> None: ...

    def close(self) -> None: ...


class TabStore(SQLite):
    """A SQLite file in the memory of a tab. Its journal is in memory too, because a killed tab loses both."""

    durability = ("journal_mode=MEMORY", "synchronous=OFF")

    def __init__(self, path: Path, committed: Callable[[], None] = nothing) -> None:
        """`committed` is called after each commit; between two commits the file is whole."""
        super().__init__(path, new_writer=ImmediateWriter)
        assert isinstance(self._writer, ImmediateWriter)
        self._writer.committed = committed

    def _checkpointer(self) -> NoCheckpointer:
        return NoCheckpointer()


def open_tab_store(path: Path, committed: Callable[[], None] = nothing) -> TabStore:
    """Opens the file, created if needed. Raises Refused if the file is damaged, or if it has another schema version
    than this program: `older-data` if `upgrade.upgrade` can migrate the file, else `newer-data`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        store = TabStore(path, committed)
    except sqlite3.DatabaseError as error:
        raise Refused(DAMAGED) from error
    try:
        store.check()
        if not make(store):
            _must_be_current(store)
    except BaseException:
        store.close()
        raise
    return store


def _must_be_current(store: TabStore) -> None:
    if not sql.inspect(store.engine).has_table(VERSION.name):
        raise Refused(refusal("no-tables-here", folder=store.path.name))
    found = str(store.one(sql.select(VERSION.c.version_num)).version_num)
    if found != newest():
        known = any(VERSIONS.glob(f"{found}_*.py"))
        raise Refused(refusal("older-data" if known else "newer-data", file=store.path.name))
