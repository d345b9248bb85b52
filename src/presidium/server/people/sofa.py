"""Sofa tables: all players sit round a shared screen, each with a phone. A short code finds the screen.

Neighbours see when a phone lights up. So the table asks every seat in every window, even a seat that could only pass.
The code gives the same access as the table's URL, as a spectator. It is short enough to type with a television's remote
control, and too long to guess at the permitted rate (`Limits.codes`).
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.storage.store import Store
from presidium.server.storage.tables import TABLES, UNFINISHED

CODE_LETTERS: Final = "ACDEFGHJKLMNPQRTUVWXY"
"""Letters that cannot be mistaken for another letter or a digit when read or spoken."""
CODE_CHARS: Final = 5
"""Number of letters in the code of a shared screen."""
CODE_LIFETIME_S: Final = 24 * 3600.0
"""Seconds after a table's end for which the code of its shared screen still works, to open the last page again."""


def new_code(store: Store, now: float) -> str:
    """A random code for a shared screen that no other table uses."""
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_CHARS))
        if store.one(_found_by(code, now)) is None:
            return code


def table_of(store: Store, code: str, now: float) -> str:
    """Returns the id of the table whose shared screen has this code. Raises Refused if there is none."""
    found = store.one(_found_by(code.upper()[: CODE_CHARS + 1], now))
    if found is None:
        raise Refused(refusal("no-such-screen"))
    return str(found.id)


def _found_by(code: str, now: float) -> Any:
    lately = sql.or_(UNFINISHED, TABLES.c.moved > now - CODE_LIFETIME_S)
    return sql.select(TABLES.c.id).where(TABLES.c.sofa == code, lately)
