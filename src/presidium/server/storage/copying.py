"""Copies every row of a store into an empty store, or into a file."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused, refusal
from presidium.server.storage.migrate import migrate, revision
from presidium.server.storage.pg_timeout import unhurried
from presidium.server.storage.schema import make
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store
from presidium.server.storage.tables import PASSING, REPORTS, metadata

ROWS_PER_COPY: Final = 500
"""Number of rows copied at a time."""
CARRIED: Final = tuple(table for table in metadata.sorted_tables if table not in PASSING)


def copy(source: Store, target: Store) -> int:
    """Copies every row in one transaction and returns the number of rows. Raises Refused if the target is not empty or
    differs afterwards."""
    try:
        with _looking(source) as read, target.engine.connect() as there:
            if there.dialect.name == "postgresql":
                unhurried(there)
            write = there.execution_options(isolation_level="SERIALIZABLE")
            with write.begin():
                taken = next((table.name for table in CARRIED if _count(write, table)), None)
                if taken is not None:
                    raise Refused(refusal("store-not-empty", name=target.name))
                before = [_carry(read, write, table) for table in CARRIED]
                if write.dialect.name == "postgresql":
                    _count_on(write)
                if [_seen(_rows(write, table)) for table in CARRIED] != before:
                    raise Refused(refusal("moved-otherwise", name=target.name))
            there.detach()
    except DBAPIError as error:
        raise Refused(refusal("cannot-write", file=target.name, why=str(error.orig).strip())) from error
    return sum(count for count, _ in before)


def copy_into_file(source: Store, to: Path) -> None:
    """Copy the store into a SQLite file, which is the format of every backup."""
    with closing(SQLite(to)) as file:
        make(file)
        copy(source, file)


def copy_older_into_file(source: Store, to: Path) -> None:
    """Copy a store with an older schema into a SQLite file with the same schema."""
    with closing(SQLite(to)) as file:
        migrate(file, to=revision(source) or "head")
        form = sql.MetaData()
        form.reflect(file.engine)
        passing = {"alembic_version", *(table.name for table in PASSING)}
        with _looking(source) as read, file.engine.connect() as write, write.begin():
            for table in form.sorted_tables:
                if table.name not in passing:
                    _carry(read, write, table)


@contextmanager
def _looking(store: Store) -> Iterator[sql.Connection]:
    """A connection that sees one consistent state, even while others write."""
    with store.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            unhurried(connection)
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        try:
            yield connection
        finally:
            connection.rollback()
            connection.detach()


def _count(connection: sql.Connection, table: sql.Table) -> int:
    return int(connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def _rows(connection: sql.Connection, table: sql.Table) -> Iterator[list[Any]]:
    """Rows of a query, at most `ROWS_PER_COPY` at a time."""
    found = connection.execution_options(stream_results=True, max_row_buffer=ROWS_PER_COPY).execute(sql.select(table))
    yield from (list(rows) for rows in found.partitions(ROWS_PER_COPY))


def _carry(read: sql.Connection, write: sql.Connection, table: sql.Table) -> tuple[int, int]:
    """Copy a table, and return its number of rows and their digest."""

    def carried() -> Iterator[list[Any]]:
        for rows in _rows(read, table):
            write.execute(sql.insert(table), [dict(row._mapping) for row in rows])
            yield rows

    return _seen(carried())


def _seen(parts: Iterator[list[Any]]) -> tuple[int, int]:
    """The number of rows, and a digest of them that does not depend on their order."""
    count, digest = 0, 0
    for rows in parts:
        for row in rows:
            seen = hashlib.blake2b(repr(tuple(row)).encode(), digest_size=16).digest()
            count, digest = count + 1, (digest + int.from_bytes(seen, "big")) % 2**128
    return count, digest


def _count_on(connection: sql.Connection) -> None:
    """Set the sequence of report ids to continue after the highest id in use."""
    last = sql.select(sql.func.coalesce(sql.func.max(REPORTS.c.id), 0) + 1).scalar_subquery()
    connection.execute(sql.select(sql.func.setval(sql.func.pg_get_serial_sequence("reports", "id"), last, False)))
