"""What a disk may say, and why a server would not start on it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from presidium.core import Refused


def error_of(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
    return error


def refusal_of(start: Callable[[], Any]) -> tuple[str, Any]:
    """Why it would not start, and what of."""
    with pytest.raises(Refused) as refused:
        start()
    return refused.value.why.id, next(argument for _, argument in refused.value.why.args)
