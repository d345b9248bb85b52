"""State of the disk or database: writable, full, read-only, damaged, or failing in another way."""

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
"""Ids of the refusals that the disk causes, each with its HTTP status."""

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
    """The refusal for an error of SQLite; None if the disk did not cause the error."""
    # the upper bits of an extended code only add details
    return REASONS.get(int(getattr(error, "sqlite_errorcode", 0)) & 0xFF)


def is_trouble(error: BaseException | None) -> bool:
    """Whether this is a refusal caused by the disk, which has been logged already."""
    return isinstance(error, Refused) and error.why.id in STATUS


class DiskHealth:
    """State of one disk or database, derived from writes that succeeded and failed."""

    def __init__(self, name: str, reason: Reason = reason) -> None:
        self.name = name
        self.reason = reason
        """Function that maps an error of this engine to a refusal."""
        self.clock = time.monotonic
        self.writable = True
        self._now: Refusal | None = None
        self._damaged = False
        self._since = 0.0
        self._lost = 0.0
        self.errors: dict[str, int] = {}
        """Errors by kind: full, read-only, damaged, fails, other. A lasting error counts once, because a count of each
        failed write would reveal that a seat has tried to answer."""

    @property
    def trouble(self) -> str | None:
        """Id of the present error; None if there is none. Damage stays until the server restarts."""
        if self._now is not None:
            return self._now.id
        return DAMAGED.id if self._damaged else None

    @property
    def lost(self) -> float:
        """Total seconds during which nothing could be written."""
        return self._lost + (0.0 if self.writable else self.clock() - self._since)

    def blamed(self, error: BaseException) -> BaseException:
        """A refusal if the disk caused this error, else the error itself. A new disk error is logged and counted."""
        why = self.reason(error)
        if why is None:
            if not isinstance(error, Refused):
                self._count("other")
            return error
        if why != self._now and not (why == DAMAGED and self._damaged):
            log.error("%s: %s: %s (%s)", self.name, why.id, str(error).strip(), _code(error))
            self._count(why.id)
        self._damaged |= why == DAMAGED
        refused = Refused(why)
        refused.__cause__ = error
        return refused

    def _count(self, kind: str) -> None:
        kind = kind.removeprefix("disk-")
        self.errors[kind] = self.errors.get(kind, 0) + 1

    def is_damaged(self, what: str) -> None:
        """Record damage that an integrity check has found."""
        log.error("%s: %s: %s", self.name, DAMAGED.id, what)
        self._count(DAMAGED.id)
        self._damaged = True

    def fails(self, error: BaseException) -> BaseException:
        """Record that a whole transaction failed, and return the error to report (`blamed`)."""
        told = self.blamed(error)
        if isinstance(told, Refused):
            self._now = told.why
            if self.writable:
                self.writable, self._since = False, self.clock()
        return told

    def works(self) -> None:
        """Record that a write succeeded."""
        if not self.writable:
            log.warning("%s can be written again", self.name)
            self._lost, self.writable, self._now = self.lost, True, None


def _code(error: BaseException) -> str:
    """The engine's name or code for this error; empty if it has none."""
    return getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or ""


def refused_to_start(error: Exception, data: Path, file: str) -> Refused:
    """The refusal that tells the host why the server cannot start, after an error with this file of the data folder."""
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
    """The errno behind the error, which says more than SQLite's code; None if a test file can be written."""
    if isinstance(cause, OSError):
        return cause.errno
    try:
        tempfile.TemporaryFile(dir=data).close()
    except OSError as error:
        return error.errno
    return None
