"""The sofa: people in one room round a screen, each with a phone. The screen is found by a short code.

Whoever sits beside somebody sees when his phone lights up. So at a sofa everybody is asked in every window, whatever he
holds. The code opens what anybody may see of a table who knows its address, and no more: it is short enough for the
remote control of a television, and too long to be guessed at the rate at which one may try (`Limits.codes`).
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table.file import TABLES, UNFINISHED
from presidium.table.store import Store

LETTERS: Final = "ACDEFGHJKLMNPQRTUVWXY"
"""None that is taken for another, or for a number, when it is read off a screen or said aloud."""
LENGTH: Final = 5
KEPT: Final = 24 * 3600.0
"""How long after its end a table is still found: the screen may be opened anew to read the last page."""


def new_code(store: Store, now: float) -> str:
    """A code by which no other table is found."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if store.one(_found_by(code, now)) is None:
            return code


def table_of(store: Store, code: str, now: float) -> str:
    """Which table has this screen; Refused if none has."""
    found = store.one(_found_by(code.upper()[: LENGTH + 1], now))
    if found is None:
        raise Refused(refusal("no-such-screen"))
    return str(found.id)


def _found_by(code: str, now: float) -> Any:
    lately = sql.or_(UNFINISHED, TABLES.c.moved > now - KEPT)
    return sql.select(TABLES.c.id).where(TABLES.c.sofa == code, lately)
