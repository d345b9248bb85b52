"""Measures the cost of tables without visitors, on a server with many of them and on one with none. See README.md.

Two real tables, one by mail and one that waits, are played into their first year. Then their database rows are copied
under new ids, with people of their own. The benchmark measures how long the server takes to start, its memory then and
after two clean-ups, and how long a visitor meanwhile waits for an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.request import urlopen

from load import HERE, Side, free_port
from ours_clients import Results, Table, be_people, sheets

from presidium.server.runtime.app import TIDY_INTERVAL_S
from presidium.server.storage.opening import FILE

COPIED = {
    "tables": "INSERT INTO tables SELECT ?1, game, seed, salt, since, listed, status, moved, next_table, wakes, sofa"
    " FROM tables WHERE id = ?2",
    "journal": "INSERT INTO journal SELECT ?1, seq, batch, at, by, command, fact FROM journal WHERE table_id = ?2",
    "snapshots": "INSERT INTO snapshots SELECT ?1, seq, rules_version, body FROM snapshots WHERE table_id = ?2",
    "places": "INSERT INTO places SELECT ?1, person || '-' || (?3 / 20) FROM places WHERE table_id = ?2",
}
"""SQL that copies one table's rows under a new id, by database table. Each 20 copies share the same six people."""


def house(data: Path) -> Side:
    port = free_port()
    server = [sys.executable, str(HERE / "ours_server.py"), str(port), str(data)]
    return Side("presidium", server, [], port, "/ready")


async def play(port: int, steps: int) -> list[str]:
    """Makes two tables in the middle of their game, one by mail and one without a clock."""
    rng = Random(1)
    tokens, filled = be_people(port), sheets(rng)
    tables = [Table(port, tokens, filled, Random(at), pace) for at, pace in enumerate(("untimed", "mail"))]
    for table in tables:
        await table.sit()
        results = Results()
        while len(results.took) < steps and not table.over:
            await table.play(time.perf_counter() + 0.01, 0, results)
        await table.leave()
    return [table.id for table in tables]


def copy(data: Path, originals: list[str], count: int) -> int:
    """Copies the rows of the tables; returns the size of the database file in bytes."""
    with closing(sqlite3.connect(data / FILE)) as file:
        for fast in ("journal_mode = MEMORY", "synchronous = OFF", "cache_size = -400000"):
            file.execute(f"PRAGMA {fast}")
        for at in range(count):
            for text in COPIED.values():
                file.execute(text, (f"copy-{at:07}", originals[at % len(originals)], at)[: text.count("?")])
        file.commit()
        file.execute("PRAGMA journal_mode = WAL")
    return (data / FILE).stat().st_size


def measure(name: str, data: Path) -> None:
    side = house(data)
    began = time.monotonic()
    side.launch()
    took = time.monotonic() - began
    cpu, memory = side.cpu(), side.memory()
    waited = []
    until = time.monotonic() + 2 * TIDY_INTERVAL_S + 5
    while time.monotonic() < until:
        asked = time.monotonic()
        with urlopen(f"http://127.0.0.1:{side.port}/health", timeout=10) as answer:
            answer.read()
        waited.append(time.monotonic() - asked)
        time.sleep(0.02)
    tidied, later = side.memory(), side.cpu()
    side.stop()
    print(
        f"  {name:14} ready after {took:.2f} s ({cpu:.2f} CPU-s)   {memory / 1024:.0f} MB, "
        f"tidied {tidied / 1024:.0f} MB   {later - cpu:.2f} CPU-s in a minute"
        f"   longest wait {1000 * max(waited):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--steps", type=int, default=6, help="how far their games have come")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder, "empty"), Path(folder, "full")
        side = house(full)
        side.launch()
        try:
            originals = asyncio.run(play(side.port, wanted.steps))
        finally:
            side.stop()
        size = copy(full, originals, wanted.tables)
        print(f"{wanted.tables:,} sleeping tables, {size / 2**20:,.0f} MB on the disk")
        for _ in range(2):
            shutil.rmtree(empty, ignore_errors=True)
            measure("nobody's", empty)
            measure("with tables", full)


if __name__ == "__main__":
    main()
