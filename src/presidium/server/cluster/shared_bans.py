"""Banned IP addresses, shared by all workers: one file per address in a common folder.

The file's name is a salted hash of the address. The parent process deletes the folder when the server stops.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

from presidium.server.cluster.shared_limits import SALT_BYTES


class SharedBans:
    """Stores banned addresses in files, each with the id of the banned person who used the address."""

    def __init__(self, folder: Path, salted: Path) -> None:
        """`salted` is the file of the shared rate limits; its first bytes are the salt for hashing addresses."""
        self.folder = folder / "shut"
        self.folder.mkdir(exist_ok=True)
        with salted.open("rb") as file:
            self._salt = file.read(SALT_BYTES)

    def add(self, address: str, person: str) -> None:
        self._file(address).write_text(person)

    def remove(self, person: str) -> None:
        """Lifts the ban of all addresses that were banned because of this person."""
        for file in self.folder.iterdir():
            with suppress(FileNotFoundError):  # another worker was quicker
                if file.read_text() == person:
                    file.unlink()

    def __contains__(self, address: str) -> bool:
        return self._file(address).exists()

    def _file(self, address: str) -> Path:
        return self.folder / hashlib.blake2b(address.encode(), digest_size=16, key=self._salt).hexdigest()
