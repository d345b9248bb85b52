"""Putting a backup in the place of what a server has kept; that stays beside it, under another name."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table.schema import is_known
from presidium.table.serve import FILE, hold


def restore(file: Path, data: Path) -> Path | None:
    """Let this backup be what is served from this folder; says where what was there before is now.

    Refused if it is no whole backup of ours, or a server is at work there. Whoever dies in the midst of it leaves the
    one or the other.
    """
    must_be_whole(file)
    with closing(hold(data)):
        part = data / f"{FILE}.part"
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
        with closing(_reading(file)) as copy, closing(sqlite3.connect(part)) as there:
            copy.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        before = _set_aside(data)
        part.replace(data / FILE)
    return before


def must_be_whole(file: Path) -> None:
    """Refused if this is no backup, one that is damaged, or one of a newer version."""
    try:
        with closing(_reading(file)) as copy:
            tables = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            whole = [found for (found,) in copy.execute("PRAGMA integrity_check")] == ["ok"]
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise Refused(refusal("no-such-file", file=str(file), why=str(error))) from error
        raise Refused(refusal("no-backup", file=str(file))) from error
    if not {"alembic_version", "tables", "journal"} <= tables:
        raise Refused(refusal("no-backup", file=str(file)))
    if not whole:
        raise Refused(refusal("damaged-data", file=str(file)))
    engine = sql.create_engine("sqlite://", creator=lambda: _reading(file))
    with engine.connect() as connection:
        known = is_known(connection)
    engine.dispose()
    if not known:
        raise Refused(refusal("newer-data", file=str(file)))


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _set_aside(data: Path) -> Path | None:
    """What was served before, with what had not yet found its way into the file, under a name that says since when."""
    if not (data / FILE).exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(data / FILE)) as there:  # one that is damaged moves as it is
        there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = data / f"{FILE}.{time.strftime('%Y%m%d-%H%M%S')}"
    while aside.exists():
        aside = aside.with_name(f"{aside.name}x")
    for end in ("-wal", "-shm", ""):  # the file last: until then it is whole where it was
        if (data / f"{FILE}{end}").exists():
            (data / f"{FILE}{end}").rename(f"{aside}{end}")
    return aside
