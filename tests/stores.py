"""Where a house of the tests keeps its tables: in a file, or, where that is asked for, in a database."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from presidium.table.file import metadata
from presidium.table.postgresql import PATIENCE, address_of, open_database
from presidium.table.sqlite import SQLite
from presidium.table.store import Store
from tests.postgres import address_for


def kept_in(file: Path, address: str = "") -> Store:
    """What is at this address, or belongs to this file."""
    at = address or address_for(file)
    if at:
        return open_database(address_of(at), patience=PATIENCE)
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
