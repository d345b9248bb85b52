"""The folder of a hall, for the commands by which its host sees to it, also while it is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from presidium.core import Refused, refusal

if TYPE_CHECKING:
    from presidium.table.store import Store


@contextmanager
def kept(data: Path, store: str = "", *, begins: bool = False) -> Iterator[Store]:
    """What lies there. Where no server is at work its file is brought up to date first; where there is none it is made,
    if a hall may begin so, and otherwise that is refused."""
    from presidium.table.serve import FILE, hold, open_store
    from presidium.table.sqlite import SQLite

    if store:
        with closing(_database(store)) as database:
            yield database
        return
    if not begins and not (data / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=str(data)))
    try:
        with closing(hold(data)), closing(open_store(data)):
            pass
    except Refused as why:
        if why.why.id != "data-in-use":
            raise
    with closing(SQLite(data / FILE)) as file:
        try:
            yield file
        except sqlite3.Error as error:
            raise Refused(refusal("cannot-write", file=str(data / FILE), why=str(error))) from error


@contextmanager
def found(data: Path, store: str = "") -> Iterator[Store]:
    """The same, as it lies there; Refused if there is nothing."""
    from presidium.table.serve import FILE
    from presidium.table.sqlite import SQLite

    if not store and not (data / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=str(data)))
    with closing(_database(store) if store else SQLite(data / FILE)) as hall:
        yield hall


def _database(address: str) -> Store:
    """A server's, at work or not."""
    from presidium.table.postgresql import PostgreSQL, address_of, open_database

    url = address_of(address)
    try:
        open_database(url).close()
    except Refused as why:
        if why.why.id != "data-in-use":
            raise
    return PostgreSQL(url, holding=False)
