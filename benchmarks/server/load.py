"""Compares one worker of our server with boardgame.io, six clients a table, in one run. README.md explains the numbers.

Both servers run all the time and are loaded in turns, so that other load on the machine slows both equally.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from presidium.server.live.room import IDLE_S
from presidium.server.runtime.app import TIDY_INTERVAL_S

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SEATS = 6
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Side:
    """One server of the comparison, with its clients and the measured slices."""

    name: str
    server: list[str]
    clients: list[str]
    port: int
    probe: str
    source: Path | None = None
    """Folder of the server's Python source, put on its PYTHONPATH; None for a server that is not ours."""
    slices: list[dict[str, Any]] = field(default_factory=list)

    def start(self) -> None:
        self.launch()
        time.sleep(1)

    def launch(self) -> None:
        """Starts the server and waits until it answers."""
        env = os.environ | {"NODE_ENV": "production"}
        if self.source is not None:
            env["PYTHONPATH"] = str(self.source)
        self.process = subprocess.Popen([*self.server], env=env, cwd=HERE)
        until = time.monotonic() + 60
        while not self._answers():
            assert time.monotonic() < until, f"{self.name} does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}{self.probe}", timeout=5):
                return True
        except (URLError, OSError):
            return False

    def seat(self, tables: int) -> None:
        self.empty = self.memory()
        command = [*self.clients, str(self.port), str(tables)]
        self.driver = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE)
        self._read()
        self.seated = self.memory()

    def load(self, seconds: float, rate: float) -> dict[str, Any]:
        """Lets the clients play for this many seconds; returns their counts and the CPU-seconds of the server."""
        assert self.driver.stdin is not None
        before = self.cpu()
        self.driver.stdin.write(f"{seconds} {rate}\n")
        self.driver.stdin.flush()
        done = self._read()
        done["cpu"] = self.cpu() - before
        return done

    def _read(self) -> dict[str, Any]:
        assert self.driver.stdout is not None
        line = self.driver.stdout.readline()
        if not line:
            sys.exit(f"the clients of {self.name} have ended")
        said: dict[str, Any] = json.loads(line)
        return said

    def cpu(self) -> float:
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / TICK

    def memory(self) -> float:
        """Memory of the server process in KB (VmRSS)."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def leave(self) -> None:
        self.driver.communicate()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def sides(data: Path, before: Path | None = None, python: str = sys.executable) -> tuple[Side, ...]:
    """Returns the servers to compare: ours, boardgame.io, ours without briefs (boardgame.io sends none either), and
    ours in another checkout if given."""
    port = free_port()
    node = ["node", "theirs_server.js", str(port)]
    theirs = Side("boardgame.io", node, ["node", "theirs_clients.js"], port, "/games")
    return (
        ours("presidium", data / "now", python=python),
        theirs,
        ours("no briefs", data / "bare", python=python, wishes=("brief=none",)),
        *([] if before is None else [ours("before", data / "before", before, python)]),
    )


def ours(
    name: str, data: Path, checkout: Path = ROOT, python: str = sys.executable, wishes: tuple[str, ...] = ()
) -> Side:
    """Returns our server in a checkout as a side, with that checkout's scripts, because it may lack newer settings."""
    port, scripts = free_port(), checkout.resolve() / "benchmarks" / "server"
    server = [*shlex.split(python), str(scripts / "ours_server.py"), str(port), str(data)]
    clients = [sys.executable, str(scripts / "ours_clients.py"), *wishes]
    return Side(name, server, clients, port, "/health", checkout.resolve() / "src")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def in_turns(both: tuple[Side, ...], tables: int, rounds: int, seconds: float, rate: float) -> None:
    """Loads the servers one after another, round by round, and prints the results."""
    for side in both:
        side.seat(tables)
        side.load(tables / 50, 0)  # until the sheets are written and the game has begun
        if rate:
            side.load(2, rate)  # the first second after full speed is slow
        side.slices = []
    for _ in range(rounds):
        for side in both:
            side.slices.append(side.load(seconds, rate))
    kind = "as fast as they go" if not rate else f"{rate * tables:g} moves/s in all"
    print(f"\n{tables} tables, {SEATS * tables} clients, {kind}")
    for side in both:
        print(f"  {side.name:13}{row(side, tables)}")
        side.leave()
    for one, other in ((one, other) for one in both for other in both[1:2] if one is not other):
        for what, name in (("moves", "moves"), ("steps", "told to all")):
            ratios = [ours / theirs for ours, theirs in zip(per_cpu(one, what), per_cpu(other, what), strict=True)]
            spread = f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
            print(f"  {name} per CPU-second, {one.name} to {other.name}: {spread}")


def per_cpu(side: Side, what: str = "moves") -> list[float]:
    return [each[what] / each["cpu"] for each in side.slices]


def row(side: Side, tables: int) -> str:
    took = sorted(ms for each in side.slices for ms in each["took"])
    cuts = quantiles(took, n=100)
    moves, steps, cpu = (sum(each[what] for each in side.slices) for what in ("moves", "steps", "cpu"))
    return (
        f"{median(per_cpu(side)):7,.0f} moves per CPU-s   {steps / cpu:7,.0f} told to all per CPU-s   {moves:7,} moves"
        f"   p50 {cuts[49]:6.1f} ms   p99 {cuts[98]:6.1f} ms   {(side.seated - side.empty) / tables:5.0f} KB a table"
    )


def memory_of(side: Side, tables: int) -> None:
    """Prints the memory of our server for a table with its sockets, for a socket, and for a table without visitors.

    A wave of tables reuses memory freed by the wave before, so the growth between waves is the cost of idle tables.
    """
    after = []
    for wave in range(3):
        side.seat(tables)
        side.load(5, 1)
        held = side.memory() - side.empty
        side.leave()
        time.sleep(IDLE_S + 2 * TIDY_INTERVAL_S)  # until the server has unloaded all tables
        after.append(side.memory())
        print(f"  wave {wave + 1}: {held / tables:.0f} KB more a table with its sockets, {after[-1]:,.0f} KB at rest")
    print(f"  idle: {(after[-1] - after[0]) / (2 * tables):.1f} KB a table")
    print(f"  socket: {asyncio.run(hold_sockets(side, 500)):.0f} KB each")


async def hold_sockets(side: Side, count: int) -> float:
    """Returns the KB of memory for each of `count` spectators' sockets at one table."""
    base = f"http://127.0.0.1:{side.port}/api"
    with urlopen(Request(f"{base}/people", b'{"name": "Ann"}')) as answer:
        token = json.loads(answer.read())["token"]
    body = json.dumps({"game": "kremlin", "seats": SEATS}).encode()
    with urlopen(Request(f"{base}/tables", body, {"authorization": f"Bearer {token}"})) as answer:
        table = json.loads(answer.read())["id"]
    where = f"ws://127.0.0.1:{side.port}/api/tables/{table}/stream"
    empty = side.memory()
    sockets = [await connect(where, compression=None) for _ in range(count)]
    held = side.memory() - empty
    for socket_ in sockets:
        await socket_.close()
    return held / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=6.0, help="of one side's turn")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--alone", action="store_true", help="our server only")
    parser.add_argument("--before", type=Path, help="another checkout of ours, whose server is loaded too")
    parser.add_argument("--python", default=sys.executable, help="the command that runs our server")
    parser.add_argument("--live", type=int, default=500, help="tables that move every five seconds")
    parser.add_argument("--rate", type=float, default=0.2, help="how often each of those moves in a second")
    parser.add_argument("--idle", type=int, default=0, help="tables whose memory is measured when nobody is there")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        both = sides(Path(data), wanted.before, wanted.python)[: 1 if wanted.alone else None]
        for side in both:
            side.start()
        try:
            if wanted.tables:
                in_turns(both, wanted.tables, wanted.rounds, wanted.seconds, 0)
                in_turns(both, wanted.tables, 1, 3 * wanted.seconds, 200 / wanted.tables)
            if wanted.live:
                in_turns(both[:2], wanted.live, 1, 30, wanted.rate)
            if wanted.idle:
                print(f"\n{wanted.idle} tables, then nobody")
                memory_of(both[0], wanted.idle)
        finally:
            for side in both:
                side.stop()


if __name__ == "__main__":
    main()
