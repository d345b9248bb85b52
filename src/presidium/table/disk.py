"""How the disk is: well, or full, read-only, damaged, or failing in another way."""

from __future__ import annotations

import errno
import logging
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Final

from presidium.core import Refused, refusal

log = logging.getLogger("presidium.disk")

STATUS: Final = {"disk-full": 507, "disk-read-only": 503, "disk-damaged": 503, "disk-fails": 503}
"""What is told to those who play, and by which status."""

REASONS: Final = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "disk-read-only",
    sqlite3.SQLITE_CORRUPT: "disk-damaged",
    sqlite3.SQLITE_NOTADB: "disk-damaged",
    sqlite3.SQLITE_IOERR: "disk-fails",
    sqlite3.SQLITE_CANTOPEN: "disk-fails",
    sqlite3.SQLITE_PERM: "disk-fails",
    sqlite3.SQLITE_BUSY: "disk-fails",
    sqlite3.SQLITE_LOCKED: "disk-fails",
}

AT_START: Final = {
    errno.ENOSPC: "data-full",
    errno.EDQUOT: "data-full",
    errno.EROFS: "data-read-only",
    errno.EACCES: "data-forbidden",
    errno.EPERM: "data-forbidden",
    errno.ENOTDIR: "data-no-folder",
    errno.EEXIST: "data-no-folder",
    "disk-full": "data-full",
    "disk-read-only": "data-read-only",
}
"""What a host is told who starts a server."""


def reason(error: BaseException) -> str | None:
    """Why the disk could not do it; None if the disk is not to blame."""
    return REASONS.get(int(getattr(error, "sqlite_errorcode", 0)) & 0xFF)  # the upper bits say where it came about


def is_trouble(error: BaseException | None) -> bool:
    """Whether this is a refusal of the disk's, which is in the log already."""
    return isinstance(error, Refused) and error.why.id in STATUS


class Disk:
    """What is known of the disk a file lies on, from what could be written there and what could not."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = time.monotonic
        self.writable = True
        self._now: str | None = None
        self._damaged = False
        self._since = 0.0
        self._lost = 0.0

    @property
    def trouble(self) -> str | None:
        """What is wrong with it. Damage stays until the server starts again."""
        return self._now or ("disk-damaged" if self._damaged else None)

    @property
    def lost(self) -> float:
        """For how long, in all, nothing could be written."""
        return self._lost + (0.0 if self.writable else self.clock() - self._since)

    def blamed(self, error: BaseException) -> BaseException:
        """What is told of this error: a refusal if the disk is to blame, else the error itself."""
        why = reason(error)
        if why is None:
            return error
        if why != self._now and not (why == "disk-damaged" and self._damaged):
            log.error("%s: %s: %s (%s)", self.path, why, error, getattr(error, "sqlite_errorname", ""))
        self._damaged |= why == "disk-damaged"
        refused = Refused(refusal(why))
        refused.__cause__ = error
        return refused

    def fails(self, error: BaseException) -> BaseException:
        """Nothing at all could be written."""
        told = self.blamed(error)
        if isinstance(told, Refused):
            self._now = told.why.id
            if self.writable:
                self.writable, self._since = False, self.clock()
        return told

    def works(self) -> None:
        """Something was written."""
        if not self.writable:
            log.warning("%s can be written again", self.path)
            self._lost, self.writable, self._now = self.lost, True, None


def refused_to_start(error: Exception, data: Path, file: str) -> Refused:
    """Why nothing can be served from this folder, after an error with a file in it."""
    cause = error.__cause__ if isinstance(error, Refused) and error.__cause__ is not None else error
    why: int | str | None = cause.errno if isinstance(cause, OSError) else reason(cause)
    if why == "disk-damaged" or (isinstance(error, Refused) and error.why.id == "disk-damaged"):
        return Refused(refusal("damaged-data", file=str(data / file)))
    if isinstance(cause, sqlite3.Error) and data.is_dir():
        try:
            tempfile.TemporaryFile(dir=data).close()  # the system says more than SQLite does
        except OSError as system:
            why = system.errno
    if why in AT_START:
        return Refused(refusal(AT_START[why], data=str(data)))
    return Refused(refusal("data-fails", data=str(data), why=getattr(cause, "strerror", None) or str(cause)))
