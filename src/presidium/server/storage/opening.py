"""Opens a data folder's store, for one process alone."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from presidium.core import Refused, refusal
from presidium.server.storage.disk_health import is_trouble, refused_to_start
from presidium.server.storage.schema import make
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store
from presidium.server.storage.write_latency import WriteLatency

FILE = "presidium.db"
LOCK = "lock.db"


def open_store(
    data: Path, latency: WriteLatency | None = None, at: str = "", upgrading: Callable[[Path], None] = lambda _: None
) -> Store:
    """Opens the store: the SQLite file in the folder or the database at `at`, created or migrated as needed. Raises
    Refused if it cannot be used. Before a migration a copy is written, and `upgrading` is called with its path."""

    def before(store: Store) -> None:
        from presidium.server.storage.migrate import age

        if age(store) == "older":
            upgrading(copy_before_upgrade(store, data))

    if at:
        from presidium.server.storage.postgres import START_TIMEOUT_S, address_of, open_database

        return open_database(address_of(at), latency, START_TIMEOUT_S, serves=True, before=before)
    with told_to_host(data, FILE):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds everybody's secrets
        os.close(os.open(data / FILE, os.O_CREAT, 0o600))
        store = SQLite(data / FILE, latency)
        try:
            store.check()
            if not make(store):
                from presidium.server.storage.migrate import migrate

                before(store)
                migrate(store)
            store.touch()
        except BaseException:
            store.close()
            raise
    return store


def copy_before_upgrade(store: Store, data: Path) -> Path:
    """Writes a copy of an older store into the folder, readable by its owner only; returns the copy's path."""
    copy = data / f"{FILE}.{time.strftime('%Y%m%d-%H%M%S')}"
    while copy.exists():
        copy = copy.with_name(f"{copy.name}x")
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    store.backup(part)
    part.replace(copy)
    return copy


def hold(data: Path) -> sqlite3.Connection:
    """Locks the folder while the connection is open, because two servers would stall each other's tables."""
    with told_to_host(data, LOCK):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = sqlite3.connect(data / LOCK, timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Refused(refusal("data-in-use", data=str(data))) from error
            raise
    return lock


@contextmanager
def told_to_host(data: Path, file: str) -> Iterator[None]:
    """Turns a disk or database error at start into a Refused that tells the host what is wrong."""
    try:
        yield
    except (OSError, sqlite3.Error, Refused) as error:
        if isinstance(error, Refused) and not is_trouble(error):
            raise
        raise refused_to_start(error, data, file) from error
