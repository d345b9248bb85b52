"""Metrics of the stored data: its size and the age of the last backup."""

from __future__ import annotations

from contextlib import suppress
from math import inf
from typing import Any, Final

from presidium.core import Refused
from presidium.server.base.counts import HOUR_S
from presidium.server.storage.house_clock import Clock
from presidium.server.storage.statements import put
from presidium.server.storage.store import Store, now
from presidium.server.storage.tables import KEYS

BACKUP: Final = "backup"
"""Row of the `keys` table in which `presidium backup` stores its time."""
SIZE_STEP_BYTES: Final = 10_000_000
"""The published size is rounded up to a multiple of this many bytes, so that it does not show single sealed answers
(docs/decisions/0018)."""


def backup_made() -> Any:
    """The statement by which `presidium backup` stores the current time."""
    return put(KEYS).values(name=BACKUP, value=str(now()))


def last_backup(store: Store) -> float | None:
    """When `presidium backup` last copied this store, in seconds since 1970; None if it never did."""
    at = store.key(BACKUP)
    return float(at) if at else None


class DataFigures:
    def __init__(self, store: Store, clock: Clock, wall: Clock) -> None:
        self.store = store
        self.clock = clock
        self.wall = wall
        self._size = 0
        self._hour: float | None = None

    def backup_age(self) -> float:
        """Seconds since the last backup; infinity if there is none."""
        at = last_backup(self.store)
        return inf if at is None else max(0.0, self.wall() - at)

    async def size(self) -> int:
        """Size of the data in bytes, rounded up to a multiple of `SIZE_STEP_BYTES` and measured once an hour."""
        hour = self.clock() // HOUR_S
        if hour != self._hour:
            with suppress(Refused, OSError):
                size = await self.store.read(self.store.size)
                self._size, self._hour = -(-size // SIZE_STEP_BYTES) * SIZE_STEP_BYTES, hour
        return self._size
