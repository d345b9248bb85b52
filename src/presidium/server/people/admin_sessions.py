"""Sign-in sessions of the admin page. A session ends after 12 h, at sign-out, or when the host changes the token."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import sqlalchemy as sql

from presidium.server.people.repository import hashed
from presidium.server.storage.store import Store
from presidium.server.storage.tables import KEYS

SESSION_LIFETIME_S: Final = 12 * 3600
"""Seconds after which a sign-in to the admin page ends."""
KEY_PREFIX: Final = "admin-session "
"""Prefix of an admin session's name in the database table of keys; the hash of the session's code follows."""


class Sessions:
    """Stores admin sessions in the database as hashes, because all workers must know them."""

    def __init__(self, store: Store, token: str, clock: Callable[[], float]) -> None:
        self.store = store
        self.token = token
        self.clock = clock

    async def begin(self) -> str:
        """Starts an admin session and returns its code. Deletes expired sessions."""
        code, until = secrets.token_urlsafe(32), self.clock() + SESSION_LIFETIME_S
        lapsed = [
            sql.delete(KEYS).where(KEYS.c.name == name) for name, ends in await self._all() if ends <= self.clock()
        ]
        kept = sql.insert(KEYS).values(name=self._name(code), value=str(until))
        await self.store.written(*lapsed, kept, padded=False)
        return code

    async def is_open(self, code: str) -> bool:
        """True if an admin session has this code, has not expired, and was started with the present host's token."""
        row = await self.store.first(sql.select(KEYS.c.value).where(KEYS.c.name == self._name(code)))
        return row is not None and float(row.value) > self.clock()

    async def end(self, code: str) -> None:
        await self.store.written(sql.delete(KEYS).where(KEYS.c.name == self._name(code)), padded=False)

    async def _all(self) -> list[tuple[str, float]]:
        rows = await self.store.rows(sql.select(KEYS).where(KEYS.c.name.startswith(KEY_PREFIX)))
        return [(row.name, float(row.value)) for row in rows]

    def _name(self, code: str) -> str:
        return KEY_PREFIX + hashed(f"{self.token} {code}")
