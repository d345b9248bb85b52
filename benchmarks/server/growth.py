"""Measures the CPU cost of 1, 2 and 4 workers and of their PostgreSQL database: moves per CPU-second.

python benchmarks/server/growth.py [--tables 40] [--seconds 10] [--rounds 3] [--workers 1 2 4]

Each number of workers has a server and a database of its own. All servers run all the time and are loaded in turns, so
that other load on the machine slows all equally. The database is the PostgreSQL of the tests, with fsync on.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from load import HERE, SEATS, TICK, Side, free_port

sys.path.insert(0, str(HERE.parents[1]))
from tests import postgres

RATE = 1_000
"""Moves per second for which the benchmark computes the number of cores needed."""


class Growing(Side):
    """A server with this many workers and a database of its own."""

    def __init__(self, workers: int, home: Path) -> None:
        self.database = postgres.Postgres()
        port = free_port()
        server = [sys.executable, "ours_server.py", str(port), str(home), self.database.empty(), str(workers)]
        super().__init__(f"{workers} workers", server, [sys.executable, "ours_clients.py"], port, "/ready")
        self.workers = workers
        self.spent: list[tuple[float, float]] = []

    def loaded(self, seconds: float) -> dict[str, object]:
        before = self._spent()
        done = self.load(seconds, 0)
        after = self._spent()
        self.spent.append((after[0] - before[0], after[1] - before[1]))
        return done

    def _spent(self) -> tuple[float, float]:
        """Returns the CPU-seconds that the workers have used, and those that the database has used."""
        assert self.database._process is not None
        return tree(self.process.pid), tree(self.database._process.pid)


def tree(process: int) -> float:
    """Returns the CPU-seconds of a process and all its child processes, ended ones included."""
    parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    own = sum(int(part) for part in parts[11:15]) / TICK
    below = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(tree(int(each)) for each in below)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--tables", type=int, default=40)
    read.add_argument("--seconds", type=float, default=10.0)
    read.add_argument("--rounds", type=int, default=3)
    read.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    asked = read.parse_args()
    postgres.QUICK = tuple(each.replace("=off", "=on") for each in postgres.QUICK)
    with tempfile.TemporaryDirectory() as home:
        sides = [Growing(workers, Path(home) / str(workers)) for workers in asked.workers]
        try:
            for side in sides:
                side.start()
                time.sleep(2)
                side.seat(asked.tables)
                side.load(asked.tables / 25, 0)
            for _ in range(asked.rounds):
                for side in sides:
                    side.slices.append(side.loaded(asked.seconds))
            print(f"{asked.tables} tables, {SEATS * asked.tables} clients, {os.cpu_count()} cores, clients among them")
            for side in sides:
                print(told(side))
        finally:
            for side in sides:
                side.leave()
                side.stop()
                side.database.remove()


def told(side: Growing) -> str:
    per_worker = [each["moves"] / spent[0] for each, spent in zip(side.slices, side.spent, strict=True)]
    per_base = [each["moves"] / spent[1] for each, spent in zip(side.slices, side.spent, strict=True)]
    cores = RATE / median(per_worker), RATE / median(per_base)
    return (
        f"  {side.workers} workers: {median(per_worker):6,.0f} moves per CPU-second of theirs"
        f" ({min(per_worker):,.0f}-{max(per_worker):,.0f}), {median(per_base):6,.0f} of the database's"
        f" ({min(per_base):,.0f}-{max(per_base):,.0f}); {RATE:,} moves a second: {cores[0]:.1f} + {cores[1]:.1f} cores"
    )


if __name__ == "__main__":
    try:
        main()
    except subprocess.TimeoutExpired:
        sys.exit("it did not stop")
