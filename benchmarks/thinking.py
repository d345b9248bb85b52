"""Measures how long people wait while master bots think at other tables: `.venv/bin/python benchmarks/thinking.py`.

Six people play Kremlin at a steady pace, first alone on the server, then beside tables at each of which a master bot
plays. The measured time runs from sending an answer until the last of the six has received the result.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parent / "server"))
from ours_clients import SEATS, Results, Table, sheets

SERVER = Path(__file__).parent / "server" / "ours_server.py"
GAMES = {"goulag": (5, "naive"), "politburo": (5, "naive"), "kremlin": (4, "careful")}
BAR = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--masters", type=int, default=20, help="tables with a master at each")
    parser.add_argument("--seconds", type=float, default=30, help="how long the six play, each time")
    parser.add_argument("--rate", type=float, default=60, help="answers a second")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        server = subprocess.Popen([sys.executable, str(SERVER), str(port), folder])
        try:
            asyncio.run(measure(port, wanted))
        finally:
            server.terminate()
            server.wait(60)


async def measure(port: int, wanted: argparse.Namespace) -> None:
    tokens = [call(port, "/people", {"name": f"Player {n}"}, "")["token"] for n in range(SEATS)]
    table = Table(port, tokens, sheets(Random(1)), Random(1))
    await table.sit()
    await played(table, 5, wanted.rate)  # the first answers must load everything
    show("nobody else in the house", await played(table, wanted.seconds, wanted.rate))
    made = [masters(port, tokens[0], game) for game in islice(cycle(GAMES), wanted.masters)]
    await asyncio.sleep(5)  # their processes start
    show(f"beside {len(made)} tables with a master", await played(table, wanted.seconds, wanted.rate))
    await table.leave()


async def played(table: Table, seconds: float, rate: float) -> list[float]:
    results = Results()
    await table.play(time.perf_counter() + seconds, rate, results)
    return results.took


def masters(port: int, token: str, game: str) -> str:
    seats, other = GAMES[game]
    wish = {"game": game, "seats": seats, "pace": "bots", "bots": ["master", *[other] * (seats - 1)]}
    table: str = call(port, "/tables", wish, token)["id"]
    call(port, f"/tables/{table}/commands", {"do": "start", "id": "1"}, token)
    return table


def call(port: int, path: str, body: Any, token: str, until: float = 30) -> Any:
    """Returns the server's reply to a request; waits if the server has not started yet."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    end = time.monotonic() + until
    while True:
        try:
            with urlopen(Request(f"http://127.0.0.1:{port}/api{path}", json.dumps(body).encode(), headers)) as answer:
                return json.loads(answer.read())
        except URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError) or time.monotonic() > end:
                raise
            time.sleep(0.1)


def show(what: str, took: list[float]) -> None:
    cuts = quantiles(took, n=100, method="inclusive")
    print(f"{what:<36} {len(took):4} steps   p50 {cuts[49]:6.1f} ms   p99 {cuts[98]:6.1f} ms   (bar {BAR} ms)")


if __name__ == "__main__":
    main()
