"""A house of several processes, started and killed like any other."""

from __future__ import annotations

import time
from pathlib import Path

from tests.fire.house import House
from tests.postgres import running


class Several(House):
    """A house of several processes."""

    def __init__(self, home: Path, workers: int, kept_at: str = "", wide: bool = True, *how: str) -> None:
        super().__init__(home, kept_at or running().fresh(), f"workers={workers}", *how, wide=wide)
        self.workers = workers

    def start(self) -> None:
        super().start()
        self.is_complete()

    def is_complete(self) -> None:
        """Until as many are at work as there should be."""
        end = time.monotonic() + 60
        while not len(self.at_work()) == len(self.pids()) == self.workers:
            assert time.monotonic() < end, f"{self.at_work()} {self.pids()} {self.log.read_text()[-3000:]}"
            time.sleep(0.1)

    def pids(self) -> list[int]:
        """Of the workers: children of the one that was started, that listen at the port."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]

    def at_work(self) -> list[str]:
        return [row[0] for row in self._asked("SELECT id FROM workers ORDER BY since, id")]

    def owners(self) -> dict[str, str]:
        return dict(self._asked("SELECT table_id, worker FROM owners"))

    @property
    def parent(self) -> int:
        assert self._process is not None
        return self._process.pid
