"""Token buckets of the rate limits, in memory that all workers share.

A worker locks the memory while it reads and writes. The lock ends when the worker dies; a suspended worker delays the
others by at most 0.25 s in each second. The memory is a hash table with 4 entries per place; a full place drops its
oldest entry.
"""

from __future__ import annotations

import hashlib
import mmap
import secrets
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

with suppress(ImportError):  # Windows has none, and no second worker
    import fcntl

SLOT: Final = struct.Struct("=Qdd")
SLOTS_PER_KEY: Final = 4
BUCKET_ROWS: Final = 1 << 14
FILE_BYTES: Final = SLOT.size * SLOTS_PER_KEY * BUCKET_ROWS
SALT_BYTES: Final = 16
LOCK_TIMEOUT_S: Final = 0.25
"""Maximum seconds to wait for the lock on the shared rate limits. A worker normally holds it for microseconds."""
LOCK_RETRY_S: Final = 1.0
"""Seconds after a failed wait during which the rate limits do not wait for the lock again."""

Key = tuple[str, str]


def made(folder: Path) -> Path:
    """Creates the file of the shared rate limits; it begins with the salt for hashing addresses and people's ids."""
    file = folder / "limits"
    with file.open("xb") as new:
        new.write(secrets.token_bytes(SALT_BYTES))
        new.truncate(SALT_BYTES + FILE_BYTES)
    return file


class SharedLimits:
    """Token buckets by rate limit and by address or person: the tokens left and the time of the last change."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("r+b")
        self._memory = mmap.mmap(self._file.fileno(), SALT_BYTES + FILE_BYTES)
        self._salt = self._memory[:SALT_BYTES]
        self._tries = 0.0
        """Time until which reads and writes do not wait for the lock."""

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Locks the shared rate limits. Goes on without the lock if a suspended worker holds it."""
        held = self._locked()
        try:
            yield
        finally:
            if held:
                fcntl.flock(self._file, fcntl.LOCK_UN)

    def _locked(self) -> bool:
        until = 0.0
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            except BlockingIOError:
                now = time.monotonic()
                until = until or now + LOCK_TIMEOUT_S
                if now > until:
                    self._tries = now + LOCK_RETRY_S
                if now < self._tries:
                    return False
                time.sleep(0.00005)

    def get(self, key: Key, otherwise: tuple[float, float]) -> tuple[float, float]:
        name, first = self._place(key)
        for at in range(first, first + SLOTS_PER_KEY * SLOT.size, SLOT.size):
            found, left, then = SLOT.unpack_from(self._memory, at)
            if found == name:
                return left, then
        return otherwise

    def put(self, key: Key, left: float, then: float) -> None:
        name, first = self._place(key)
        oldest, at_oldest = float("inf"), first
        for at in range(first, first + SLOTS_PER_KEY * SLOT.size, SLOT.size):
            found, _, seen = SLOT.unpack_from(self._memory, at)
            if found == name:
                at_oldest = at
                break
            if seen < oldest:
                oldest, at_oldest = seen, at
        SLOT.pack_into(self._memory, at_oldest, name, left, then)

    def _place(self, key: Key) -> tuple[int, int]:
        digest = hashlib.blake2b("\0".join(key).encode(), digest_size=8, key=self._salt).digest()
        name = int.from_bytes(digest, "big") or 1
        return name, SALT_BYTES + name % BUCKET_ROWS * SLOTS_PER_KEY * SLOT.size
