"""Marks which IP addresses have a heavy job running at any worker, by locks on single bytes of a shared file.

The operating system releases a worker's locks when the worker ends.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

from presidium.server.cluster.shared_limits import SALT_BYTES

with suppress(ImportError):  # Windows has none, and no second worker
    import fcntl


class Claims:
    def __init__(self, folder: Path, salted: Path, kind: str) -> None:
        """`salted` is the file of the shared rate limits, which begins with the salt; `kind` names the heavy jobs."""
        self._file = (folder / f"{kind}.claims").open("ab")
        with salted.open("rb") as file:
            self._salt = file.read(SALT_BYTES)

    def take(self, address: str) -> bool:
        """Reserves this address for a heavy job, until `release`; False if another worker runs a job of the address."""
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, self._place(address))
        except OSError:
            return False
        return True

    def release(self, address: str) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_UN, 1, self._place(address))

    def is_free(self, address: str) -> bool:
        """True if no other worker runs a heavy job of this address. Do not call it if this worker runs one."""
        if not self.take(address):
            return False
        self.release(address)
        return True

    def _place(self, address: str) -> int:
        digest = hashlib.blake2b(address.encode(), digest_size=8, key=self._salt).digest()
        return int.from_bytes(digest, "big") >> 2
