"""Where a house of the tests keeps its tables: in a file, or, where that is asked for, in a database."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from presidium.server.storage.postgres import START_TIMEOUT_S, address_of, open_database
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store
from presidium.server.storage.tables import metadata
from tests.postgres import address_for


def kept_in(file: Path, address: str = "") -> Store:
    """What is at this address, or belongs to this file."""
    at = address or address_for(file)
    if at:
        return open_database(address_of(at), patience=START_TIMEOUT_S)
    if not file.exists():
        file.write_bytes(blank())
        return SQLite(file)
    store = SQLite(file)
    metadata.create_all(store.engine)
    return store


@cache
def blank() -> bytes:
    """A file with nothing in its tables, made once: a thousand houses begin with it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "blank"
        store = SQLite(file)
        metadata.create_all(store.engine)
        store.close()
        return file.read_bytes()


def without_waiting(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine that reads a store in a file, and so never waits."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    work.close()
    raise AssertionError("it waits")
