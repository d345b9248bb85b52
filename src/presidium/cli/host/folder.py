"""Opens a server's data for a host's commands, even while the server runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from presidium.core import Refused, refusal

if TYPE_CHECKING:
    from presidium.server.storage.store import Store


def why(error: Exception) -> str:
    """The text of a system or database error, without the number and file name that Python adds."""
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def kept(data: Path, store: str = "") -> Iterator[Store]:
    """Opens the data store. Raises Refused if it has another version's format, because only a server may migrate it."""
    from presidium.server.storage.migrate import must_be_current
    from presidium.server.storage.opening import FILE, told_to_host

    with found(data, store) as hall:
        with told_to_host(data, FILE):
            must_be_current(hall)
        try:
            yield hall
        except sqlite3.Error as error:
            raise Refused(refusal("cannot-write", file=hall.name, why=why(error))) from error


@contextmanager
def found(data: Path, store: str = "") -> Iterator[Store]:
    """Opens the data store, of any version. Raises Refused if there is none or it cannot be read."""
    from presidium.server.storage.opening import FILE, told_to_host
    from presidium.server.storage.sqlite import SQLite

    if store:
        with closing(_database(store)) as database:
            yield database
        return
    if not (data / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=str(data)))
    with told_to_host(data, FILE):
        hall = SQLite(data / FILE)
    with closing(hall):
        yield hall


def _database(address: str) -> Store:
    """Opens a database, even if a server uses it. Raises Refused if it does not answer or has no tables."""
    from presidium.server.storage.migrate import age
    from presidium.server.storage.postgres import PostgreSQL, address_of, told

    database = PostgreSQL(address_of(address), holding=False)
    try:
        if age(database) == "none":
            raise Refused(refusal("no-tables-here", folder=database.name))
    except BaseException as error:
        database.close()
        raise told(error, database.name) from error
    return database
