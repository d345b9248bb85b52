"""What people have left of their limits, known to all workers: a piece of memory that they share.

It is not locked: somebody may spend twice in the same microsecond, and no worker that dies or stops can keep the others
waiting. Of those who are remembered at the same place whoever was last seen longest ago is forgotten.
"""

from __future__ import annotations

import hashlib
import mmap
import secrets
import struct
from pathlib import Path
from typing import Final

SLOT: Final = struct.Struct("=Qdd")
WAYS: Final = 4
PLACES: Final = 1 << 14
SIZE: Final = SLOT.size * WAYS * PLACES
SALT: Final = 16

Key = tuple[str, str]


def made(folder: Path) -> Path:
    """The file that is this memory; it begins with what names are salted with."""
    file = folder / "limits"
    with file.open("xb") as new:
        new.write(secrets.token_bytes(SALT))
        new.truncate(SALT + SIZE)
    return file


class Buckets:
    """By limit and by whom: how much was left, and when that was."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), SALT + SIZE)
        self._salt = self._memory[:SALT]

    def get(self, key: Key, otherwise: tuple[float, float]) -> tuple[float, float]:
        name, first = self._place(key)
        for at in range(first, first + WAYS * SLOT.size, SLOT.size):
            found, left, then = SLOT.unpack_from(self._memory, at)
            if found == name:
                return left, then
        return otherwise

    def put(self, key: Key, left: float, then: float) -> None:
        name, first = self._place(key)
        oldest, at_oldest = float("inf"), first
        for at in range(first, first + WAYS * SLOT.size, SLOT.size):
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
        return name, SALT + name % PLACES * WAYS * SLOT.size
