"""What a disk may say, and why a server would not start on it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from presidium.core import Refused
from presidium.server.storage.store import Store


def error_of(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
    return error


STATES = {"disk-full": "53100", "disk-read-only": "25006", "disk-fails": "58030"}
"""What PostgreSQL calls them."""
CODES = {"disk-full": "SQLITE_FULL", "disk-read-only": "SQLITE_READONLY", "disk-fails": "SQLITE_IOERR_WRITE"}


def trouble_of(store: Store, why: str) -> tuple[Exception, str]:
    """How its engine would say it, and by which name."""
    if store.kind == "sqlite":
        return error_of(CODES[why]), CODES[why]
    from psycopg import errors

    return errors.lookup(STATES[why])("no"), STATES[why]


def refusal_of(start: Callable[[], Any]) -> tuple[str, Any]:
    """Why it would not start, and what of."""
    with pytest.raises(Refused) as refused:
        start()
    return refused.value.why.id, next(argument for _, argument in refused.value.why.args)
