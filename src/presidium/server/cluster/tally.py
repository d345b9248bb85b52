"""Each worker's last known counters, in one file per worker in a common folder.

The files let the totals include workers that have died or do not answer.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

from presidium.server.base.counts import Counted


class Tally:
    def __init__(self, folder: Path) -> None:
        self.folder = folder / "counts"
        self.folder.mkdir(exist_ok=True)

    def keep(self, worker: str, counted: Counted) -> None:
        """Stores this worker's counters in its file, which is replaced atomically."""
        part = self.folder / f".{worker}"
        part.write_bytes(msgspec.json.encode(counted))
        part.replace(self.folder / worker)

    def of_others_than(self, workers: Collection[str]) -> list[Counted]:
        """Returns the last counters of workers other than these, without values that end with a worker."""
        files = [file for file in self.folder.iterdir() if file.name not in workers and file.name[0] != "."]
        return [msgspec.json.decode(file.read_bytes(), type=Counted).past() for file in files]
