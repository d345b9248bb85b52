"""A hall moved from one engine to another, or copied into a file: every row, and whether it has come over whole."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused, refusal
from presidium.table.file import PASSING, REPORTS, metadata
from presidium.table.postgresql import address_of, name_of, open_database
from presidium.table.schema import migrate
from presidium.table.serve import FILE, hold, open_store
from presidium.table.sqlite import SQLite
from presidium.table.store import Store
from presidium.table.timely import unhurried
from presidium.table.verify import Checked, verify

AT_ONCE: Final = 500
"""How many rows are carried together."""
SCHEMES: Final = ("postgresql:", "postgres:")
CARRIED: Final = tuple(table for table in metadata.sorted_tables if table not in PASSING)


class Moved(NamedTuple):
    rows: int
    tables: int
    wrong: tuple[Checked, ...]
    """Those whose journals do not lead to what is kept beside them; nor did they before."""


def move(here: str, there: str, look: Callable[[Checked], None] = lambda _: None) -> Moved:
    """Copy a hall, from a folder or a database into another that is empty. What was there before stays.

    Refused while a server is at work at either of them, and if anything has not come over as it was: then there is
    nothing at the other end. `look` is told of every table that was played again.
    """
    if not is_database(here) and not (Path(here) / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=here))
    with _opened(here) as source, _opened(there) as target:
        rows = copy(source, target)
        checked = []
        for each in verify(target):
            look(each)
            checked.append(each)
    return Moved(rows, len(checked), tuple(each for each in checked if each.wrong not in ("", "older")))


def is_database(place: str) -> bool:
    return place.startswith(SCHEMES)


def shown(place: str) -> str:
    """What it is called, without a password."""
    return name_of(address_of(place)) if is_database(place) else place


@contextmanager
def _opened(place: str) -> Iterator[Store]:
    """For us alone."""
    if is_database(place):
        with closing(open_database(address_of(place))) as store:
            yield store
        return
    with closing(hold(Path(place))), closing(open_store(Path(place))) as store:
        yield store


def copy(source: Store, target: Store) -> int:
    """Every row, all at once or none; Refused if there is something already, or it is not the same afterwards."""
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
    """What a backup is, whatever engine it is of."""
    with closing(SQLite(to)) as file:
        migrate(file)
        copy(source, file)


@contextmanager
def _looking(store: Store) -> Iterator[sql.Connection]:
    """All of it as it is at one moment, whoever writes meanwhile."""
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
    """Some at a time."""
    found = connection.execution_options(stream_results=True, max_row_buffer=AT_ONCE).execute(sql.select(table))
    yield from (list(rows) for rows in found.partitions(AT_ONCE))


def _carry(read: sql.Connection, write: sql.Connection, table: sql.Table) -> tuple[int, int]:
    """How many, and what they are."""

    def carried() -> Iterator[list[Any]]:
        for rows in _rows(read, table):
            write.execute(sql.insert(table), [dict(row._mapping) for row in rows])
            yield rows

    return _seen(carried())


def _seen(parts: Iterator[list[Any]]) -> tuple[int, int]:
    """How many rows, and a number that tells them from any others, in whatever order they come."""
    count, digest = 0, 0
    for rows in parts:
        for row in rows:
            seen = hashlib.blake2b(repr(tuple(row)).encode(), digest_size=16).digest()
            count, digest = count + 1, (digest + int.from_bytes(seen, "big")) % 2**128
    return count, digest


def _count_on(connection: sql.Connection) -> None:
    """What gets a number of its own goes on after the last."""
    last = sql.select(sql.func.coalesce(sql.func.max(REPORTS.c.id), 0) + 1).scalar_subquery()
    connection.execute(sql.select(sql.func.setval(sql.func.pg_get_serial_sequence("reports", "id"), last, False)))
