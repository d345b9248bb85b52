"""How the disk is: well, or full, read-only, damaged, or failing in another way."""

from __future__ import annotations

import errno
import logging
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from presidium.core import Refusal, Refused, refusal

log = logging.getLogger("presidium.disk")

STATUS: Final = {"disk-full": 507, "disk-read-only": 503, "disk-damaged": 503, "disk-fails": 503}
"""What is told to those who play, and by which status."""

FULL: Final = refusal("disk-full")
READ_ONLY: Final = refusal("disk-read-only")
DAMAGED: Final = refusal("disk-damaged")
FAILS: Final = refusal("disk-fails")

REASONS: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_IOERR: FAILS,
    sqlite3.SQLITE_CANTOPEN: FAILS,
    sqlite3.SQLITE_PERM: FAILS,
    sqlite3.SQLITE_BUSY: FAILS,
    sqlite3.SQLITE_LOCKED: FAILS,
}


Reason = Callable[[BaseException], Refusal | None]


def reason(error: BaseException) -> Refusal | None:
    """Why the disk could not do it, as SQLite says it; None if the disk is not to blame."""
    return REASONS.get(int(getattr(error, "sqlite_errorcode", 0)) & 0xFF)  # the upper bits say where it came about


def is_trouble(error: BaseException | None) -> bool:
    """Whether this is a refusal of the disk's, which is in the log already."""
    return isinstance(error, Refused) and error.why.id in STATUS


class Disk:
    """What is known of the disk that something lies on, from what could be written there and what could not."""

    def __init__(self, name: str, reason: Reason = reason) -> None:
        self.name = name
        self.reason = reason
        """What this engine's errors say of it."""
        self.clock = time.monotonic
        self.writable = True
        self._now: Refusal | None = None
        self._damaged = False
        self._since = 0.0
        self._lost = 0.0

    @property
    def trouble(self) -> str | None:
        """What is wrong with it. Damage stays until the server starts again."""
        if self._now is not None:
            return self._now.id
        return DAMAGED.id if self._damaged else None

    @property
    def lost(self) -> float:
        """For how long, in all, nothing could be written."""
        return self._lost + (0.0 if self.writable else self.clock() - self._since)

    def blamed(self, error: BaseException) -> BaseException:
        """What is told of this error: a refusal if the disk is to blame, else the error itself."""
        why = self.reason(error)
        if why is None:
            return error
        if why != self._now and not (why == DAMAGED and self._damaged):
            log.error("%s: %s: %s (%s)", self.name, why.id, str(error).strip(), _code(error))
        self._damaged |= why == DAMAGED
        refused = Refused(why)
        refused.__cause__ = error
        return refused

    def is_damaged(self, what: str) -> None:
        """Found by looking for it."""
        log.error("%s: %s: %s", self.name, DAMAGED.id, what)
        self._damaged = True

    def fails(self, error: BaseException) -> BaseException:
        """Nothing at all could be written."""
        told = self.blamed(error)
        if isinstance(told, Refused):
            self._now = told.why
            if self.writable:
                self.writable, self._since = False, self.clock()
        return told

    def works(self) -> None:
        """Something was written."""
        if not self.writable:
            log.warning("%s can be written again", self.name)
            self._lost, self.writable, self._now = self.lost, True, None


def _code(error: BaseException) -> str:
    """What the engine calls it."""
    return getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or ""


def refused_to_start(error: Exception, data: Path, file: str) -> Refused:
    """Why nothing can be served from this folder, after an error with a file in it."""
    cause = error.__cause__ if isinstance(error, Refused) and error.__cause__ is not None else error
    if DAMAGED in (reason(cause), getattr(error, "why", None)):
        return Refused(refusal("damaged-data", file=str(data / file)))
    return Refused(_why_not(cause, str(data)))


def _why_not(cause: BaseException, data: str) -> Refusal:
    number = _number(cause, data)
    if number in (errno.ENOSPC, errno.EDQUOT) or reason(cause) == FULL:
        return refusal("data-full", data=data)
    if number in (errno.EACCES, errno.EPERM):
        return refusal("data-forbidden", data=data)
    if number in (errno.ENOTDIR, errno.EEXIST):
        return refusal("data-no-folder", data=data)
    if number == errno.EROFS or reason(cause) == READ_ONLY:
        return refusal("data-read-only", data=data)
    return refusal("data-fails", data=data, why=getattr(cause, "strerror", None) or str(cause))


def _number(cause: BaseException, data: str) -> int | None:
    """The system's own number for it, which says more than SQLite's."""
    if isinstance(cause, OSError):
        return cause.errno
    try:
        tempfile.TemporaryFile(dir=data).close()
    except OSError as error:
        return error.errno
    return None
