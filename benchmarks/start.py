"""Measures how a server with thousands of running games starts and stops: CPU-seconds, and time to the first answer.

.venv/bin/python -m benchmarks.start --tables 5000 --due 500
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from presidium.server.protocol import commands
from presidium.server.storage.opening import FILE, open_store
from tests.server.house import At, House, alike

SERVE = "import sys; from pathlib import Path; from presidium.server.runtime.log import set_up_log; \
from presidium.server.runtime.serve import serve; \
set_up_log('WARNING'); serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]))"
STAGES = {"kremlin": (0, 10, 30, 60), "goulag": (0, 2, 5, 9), "politburo": (0, 2, 5, 9)}
KEYS = {"tables": "id", "journal": "table_id", "snapshots": "table_id", "places": "table_id"}
PATIENCE = 120.0
BAR, ANSWER_BAR = 5, 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=5000, help="running games in all")
    parser.add_argument("--due", type=int, default=500, help="live ones among them, whose question closes at the start")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        live = prepare(Path(folder), wanted.tables, wanted.due)
        figures = {"tables": wanted.tables, "due": wanted.due} | measure(Path(folder), live)
    print(json.dumps(figures, indent=1) if wanted.json else "\n".join(lines(figures)))


def lines(figures: dict[str, Any]) -> list[str]:
    rows = [
        ("start, until all that were due have acted", f"{figures['start_cpu']:5.2f} CPU-s   (bar {BAR})"),
        ("stop", f"{figures['stop_cpu']:5.2f} CPU-s   (bar {BAR})"),
        ("first answer after", f"{figures['first_answer']:5.2f} s       (bar {ANSWER_BAR})"),
        ("slowest answer while they wake", f"{figures['slowest_answer']:5.2f} s       (bar {ANSWER_BAR})"),
        ("memory then", f"{figures['memory_mb']:5.0f} MB"),
    ]
    head = f"{figures['tables']:,} running tables, {figures['due']:,} of them live and due, nobody watching"
    return [head, *(f"  {what:<42} {figure}" for what, figure in rows)]


# Preparing the data


def prepare(data: Path, tables: int, due: int) -> list[str]:
    """Makes a data folder with this many running games, mostly copies; returns the ids of those with expired clocks.

    The clock of the folder stands years ago, so every question at a live table has expired when the server starts.
    """
    open_store(data).close()
    with alike():
        house = House(data / FILE)
        live, resting = (
            [begun(house, game, pace, stage) for game, stages in STAGES.items() for stage in stages]
            for pace in ("live", "untimed")
        )
        for at in (*live, *resting):
            at.do("Ann", commands.Resume)
        house.run(house.hall.close())
        house.close()
    with sqlite3.connect(data / FILE) as connection:
        return [*copies(connection, live, due), *copies(connection, resting, tables - due)][:due]


def begun(house: House, game: str, pace: str, steps: int) -> At:
    """Returns a game after this many steps, paused, because the clock goes on while other games are prepared."""
    at = house.table(game, people=3, seats=5, pace=pace, listed=True)
    for _ in range(steps):
        at.go_along()
    at.do("Ann", commands.Pause)
    return at


def copies(connection: sqlite3.Connection, played: list[At], count: int) -> list[str]:
    """Copies these tables `count` times in the database and deletes the originals; returns the ids of the copies."""
    names = [f"{played[0].id}-{number}" for number in range(count)]
    for each, key in KEYS.items():
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({each})")]
        kept = ", ".join(f'"{column}"' for column in columns)
        given = ", ".join("?" if column == key else f'"{column}"' for column in columns)
        likes = [(name, played[number % len(played)].id) for number, name in enumerate(names)]
        connection.executemany(f"INSERT INTO {each} ({kept}) SELECT {given} FROM {each} WHERE {key} = ?", likes)
    for each, key in reversed(KEYS.items()):
        connection.executemany(f"DELETE FROM {each} WHERE {key} = ?", [(at.id,) for at in played])
    return names


# Measuring the server


def measure(data: Path, live: list[str]) -> dict[str, float]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    connection = sqlite3.connect(data / FILE)
    connection.execute("CREATE TEMP TABLE begun AS SELECT table_id, max(seq) AS seq FROM journal GROUP BY table_id")
    began = time.monotonic()
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(data)])
    try:
        first = answered(port, until=began + PATIENCE) - began
        slowest = 0.0
        while acted(connection, live) < len(live):
            assert time.monotonic() < began + PATIENCE, f"{acted(connection, live)} of {len(live)} have acted"
            asked = time.monotonic()
            slowest = max(slowest, answered(port, until=asked + PATIENCE) - asked)
            time.sleep(0.05)
        memory, started = status(process.pid, "VmRSS") / 1024, cpu_of(process.pid)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    finally:
        process.kill()
        connection.close()
    whole = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {
        "start_cpu": started,
        "stop_cpu": whole - started,
        "first_answer": first,
        "slowest_answer": slowest,
        "memory_mb": memory,
    }


def acted(connection: sqlite3.Connection, live: list[str]) -> int:
    """Returns how many of these tables have acted since the server started."""
    query = "SELECT count(*) FROM begun JOIN journal USING (table_id) WHERE journal.seq = begun.seq + 1"
    count: int = connection.execute(query).fetchone()[0]
    return min(count, len(live))


def answered(port: int, until: float) -> float:
    """Waits until the server answers a request for its tables; returns the time of the answer."""
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/tables", timeout=30) as answer:
                answer.read()
                return time.monotonic()
        except (URLError, OSError):
            assert time.monotonic() < until, "no answer"
            time.sleep(0.02)


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def status(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


if __name__ == "__main__":
    main()
