"""Checks of the stored data for `presidium doctor`: folder, disk, database, backup, and whether a server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from math import inf
from pathlib import Path
from typing import Final

from presidium import __version__
from presidium.core import Refused
from presidium.server.runtime.admin_socket import ask
from presidium.server.runtime.doctor import Finding, good, mend, mend_refused, note
from presidium.server.storage.data_figures import last_backup
from presidium.server.storage.disk_health import is_trouble, refused_to_start
from presidium.server.storage.migrate import age, must_be_current
from presidium.server.storage.opening import FILE
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store, now

MEGABYTE: Final = 1_000_000
MIN_FREE_BYTES: Final = 200 * MEGABYTE
"""Free disk space in bytes that should remain beyond twice the data's size, which a backup and an upgrade need."""
SLOW_WRITE_S: Final = 0.5
"""Seconds above which a write to disk is reported as slow, because players wait for each write."""
OLD_BACKUP_S: Final = 7 * 24 * 3600.0
"""Age in seconds above which the last backup is reported as old."""


def folder(data: Path) -> Iterator[Finding]:
    """Checks that the folder exists, that only its owner can read it, and that this user can write to it."""
    if not data.exists():
        above = next(each for each in data.absolute().parents if each.exists())
        writable = above.is_dir() and os.access(above, os.W_OK | os.X_OK)
        found = note if writable else mend
        yield found("doctor-folder-none", folder=str(data), above=str(above), writable="yes" if writable else "no")
        return
    try:
        tempfile.TemporaryFile(dir=data).close()
    except OSError as error:
        yield mend_refused(refused_to_start(error, data, FILE))
        return
    if os.name == "posix" and data.stat().st_mode & 0o077:
        yield mend("doctor-folder-open", folder=str(data))
    else:
        yield good("doctor-folder", folder=str(data))


def disk(data: Path) -> Iterator[Finding]:
    """Checks that the disk writes fast enough and has free space."""
    if not data.is_dir():
        return
    try:
        with tempfile.TemporaryFile(dir=data) as file:
            began = time.monotonic()
            file.write(bytes(64 * 1024))
            file.flush()
            os.fsync(file.fileno())
            took = time.monotonic() - began
    except OSError as error:
        yield mend_refused(refused_to_start(error, data, FILE))
        return
    size = (data / FILE).stat().st_size if (data / FILE).is_file() else 0
    free, wanted = shutil.disk_usage(data).free, MIN_FREE_BYTES + 2 * size
    if free < wanted:
        yield mend("doctor-disk-low", free=free // MEGABYTE, wanted=-(-wanted // MEGABYTE))
    else:
        found = note if took > SLOW_WRITE_S else good
        yield found(
            "doctor-disk", free=free // MEGABYTE, took=round(took * 1000), slow="yes" if took > SLOW_WRITE_S else "no"
        )


def database(data: Path, store: str) -> Iterator[Finding]:
    """Checks that the stored data is undamaged and of this version, and that a backup exists."""
    try:
        if store:
            yield from _postgresql(store)
        elif not (data / FILE).is_file():
            yield note("doctor-no-hall", place=str(data))
        else:
            with closing(SQLite(data / FILE)) as hall:
                hall.check()
                yield from _kept(hall)
    except (OSError, sqlite3.Error, Refused) as error:
        if isinstance(error, Refused) and not is_trouble(error):
            yield mend_refused(error)
        else:
            yield mend_refused(refused_to_start(error, data, FILE))


def _postgresql(at: str) -> Iterator[Finding]:
    from presidium.server.storage.postgres import PostgreSQL, address_of, told

    hall = PostgreSQL(address_of(at), holding=False)
    with closing(hall):
        try:
            if age(hall) == "none":
                yield note("doctor-no-hall", place=hall.name)
                return
            if hall.may_lose():
                yield mend("doctor-database-loses", place=hall.name)
            yield from _kept(hall)
        except GeneratorExit:
            raise
        except BaseException as error:
            raise told(error, hall.name) from error


def _kept(hall: Store) -> Iterator[Finding]:
    if age(hall) == "older":
        yield note("doctor-older", place=hall.name)
        return
    must_be_current(hall)
    yield good("doctor-database", place=hall.name, size=-(-hall.size() // 1024))
    at = last_backup(hall)
    old = inf if at is None else now() - at
    days = 0 if at is None else int(old // (24 * 3600))
    yield (note if old > OLD_BACKUP_S else good)("doctor-backup", known="no" if at is None else "yes", days=days)


def server(data: Path) -> Iterator[Finding]:
    """Checks that a server of this version runs in this folder without errors."""
    try:
        said = ask(data, "ready")
    except Refused as refused:
        if refused.why.id == "no-server-there":
            yield note("doctor-server-none", folder=str(data))
        else:  # an older server does not know the command
            yield mend("doctor-server-other", theirs="?", ours=__version__)
        return
    if said["version"] != __version__:
        yield mend("doctor-server-other", theirs=said["version"], ours=__version__)
    elif said["trouble"]:
        yield mend("doctor-server-trouble", trouble=said["trouble"])
    else:
        yield good("doctor-server", version=__version__)


def at_work(data: Path) -> bool:
    """True if a server answers in this folder."""
    try:
        ask(data, "ready")
    except Refused as refused:
        return refused.why.id != "no-server-there"
    return True
