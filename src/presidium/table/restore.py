"""Putting a backup in the place of what a server has kept; that stays beside it, under another name."""

from __future__ import annotations

import os
import shutil
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
        if hasattr(os, "chown") and os.geteuid() == 0:  # the folder may be another's, who has to read it
            os.chown(part, data.stat().st_uid, data.stat().st_gid)
        with closing(_reading(file)) as copy, closing(sqlite3.connect(part)) as there:
            copy.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
        _sync(part)
        before = _set_aside(data)
        os.replace(part, data / FILE)
        with suppress(OSError):  # not every system lets one ask that of a folder
            _sync(data)
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
    """To be read only; where nothing lies beside it, nothing shall."""
    alone = not Path(f"{file}-wal").exists()
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}", uri=True)


def _sync(path: Path) -> None:
    """Until the disk has it."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _set_aside(data: Path) -> Path | None:
    """What was served before, with what had not yet found its way into the file, under a name that says since when."""
    if not (data / FILE).exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(data / FILE)) as there:  # one that is damaged moves as it is
        there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = data / f"{FILE}.{time.strftime('%Y%m%d-%H%M%S')}"
    while aside.exists():
        aside = aside.with_name(f"{aside.name}x")
    for end in ("-wal", "-shm"):  # they would spoil another file
        if (data / f"{FILE}{end}").exists():
            os.replace(data / f"{FILE}{end}", f"{aside}{end}")
    try:
        os.link(data / FILE, aside)  # and it stays where it was until the other takes its place
    except OSError:  # not every disk knows two names for one file
        shutil.copy2(data / FILE, aside)
    return aside
