"""Restores a backup in place of the current data, which stays beside it under another name."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.storage.migrate import is_known
from presidium.server.storage.opening import FILE, hold, open_store


def restore(file: Path, data: Path) -> Path | None:
    """Replaces the data file in this folder by the backup. Returns the new path of the former file; None if there was
    none.

    Raises Refused if the file is no complete backup, or while a server uses the folder. If the process is killed,
    either the old or the new data is in place.
    """
    must_be_whole(file)
    with closing(hold(data)):
        part = data / f"{FILE}.part"
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
        if hasattr(os, "chown") and os.geteuid() == 0:  # root restores: the file must belong to the folder's owner
            os.chown(part, data.stat().st_uid, data.stat().st_gid)
        with closing(_reading(file)) as copy, closing(sqlite3.connect(part)) as there:
            copy.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")
        _sync(part)
        before = _set_aside(data)
        os.replace(part, data / FILE)
        with suppress(OSError):  # not every system can sync a folder
            _sync(data)
    return before


def restore_into_database(file: Path, address: str) -> None:
    """Copies a backup into an empty database. Raises Refused like `restore` and `engine_migration.move`."""
    from presidium.server.persistence.engine_migration import move

    with TemporaryDirectory() as folder:
        restore(file, Path(folder))
        open_store(Path(folder)).close()  # migrates the copy if it is older
        move(folder, address)


def must_be_whole(file: Path) -> None:
    """Raises Refused if this file is no backup, is damaged, or comes from a newer version."""
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
    """Returns a read-only connection to an SQLite file, which creates no log beside the file."""
    alone = not Path(f"{file}-wal").exists()
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}", uri=True)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _set_aside(data: Path) -> Path | None:
    """Checkpoints the former data file and gives it a second name with the time; returns the new path, or None if there
    was no file."""
    if not (data / FILE).exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(data / FILE)) as there:  # a damaged file is moved unchanged
        there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = data / f"{FILE}.{time.strftime('%Y%m%d-%H%M%S')}"
    while aside.exists():
        aside = aside.with_name(f"{aside.name}x")
    for end in ("-wal", "-shm"):  # they would corrupt another file
        if (data / f"{FILE}{end}").exists():
            os.replace(data / f"{FILE}{end}", f"{aside}{end}")
    try:
        os.link(data / FILE, aside)  # a hard link, so the former file stays in place until it is replaced
    except OSError:  # not every file system has hard links
        shutil.copy2(data / FILE, aside)
    return aside
