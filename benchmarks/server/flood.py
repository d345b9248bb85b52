"""Measures how long a visitor waits for a heavy job while another address floods the server with heavy jobs.

    python benchmarks/server/flood.py [--workers 3]

One server on loopback has its usual limits; several workers share a PostgreSQL of their own. Visitors have different
addresses by `X-Forwarded-For`. In each round one address posts a record 30 times at once to `/api/records/beliefs`, or
sends six questions "what if" at once, or sends one and then the same request as another visitor. Meanwhile another
address requests one job of each kind; it has requested a similar job before, without a flood. An answer is good if it
comes within 5 s plus three times the time without a flood. A refusal is good if it comes within 1 s with `Retry-After`.
The exit code is 1 if another answer comes, or any answer is 500.
"""

from __future__ import annotations

import argparse
import json
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests import postgres

HERE = Path(__file__).parent
RECORD = HERE.parents[1] / "tests/records/kremlin-1986-no-chief-in-1961.txt"
BAR, AT_ONCE = 5.0, 1.0
SHARED = 3.0
"""How many times longer than without a flood a job may take, because the flood's jobs use the same cores."""
JOBS = ("beliefs", "charts", "record", "what-if")


class Answer(NamedTuple):
    status: int
    seconds: float
    later: str | None
    said: Any


class House:
    def __init__(self, data: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable, "-m", "presidium", "serve", "--port", str(self.port), "--data", data]
        self.database = postgres.Postgres() if workers > 1 else None
        if self.database is not None:
            command += ["--workers", str(workers), "--store", self.database.empty()]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while not self._answers():
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.2)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if self.database is not None:
            self.database.remove()

    def _answers(self) -> bool:
        try:
            return self.ask("10.0.0.9", "/ready").status == 200
        except OSError:
            return False

    def ask(self, address: str, path: str, body: Any = None, token: str = "") -> Answer:
        line, began = HTTPConnection("127.0.0.1", self.port, timeout=150), time.monotonic()
        headers = {"x-forwarded-for": address} | ({"authorization": f"Bearer {token}"} if token else {})
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        said, took = answer.read(), time.monotonic() - began
        line.close()
        told = json.loads(said) if said[:1] in (b"{", b"[") else said.decode()
        return Answer(answer.status, took, answer.headers["retry-after"], told)


def finished_table(house: House, game: str, seats: int, bot: str) -> str:
    token = house.ask("10.0.1.1", "/api/people", {"name": "Ann"}).said["token"]
    new = {"game": game, "seats": seats, "pace": "bots", "bots": [bot] * seats}
    table: str = house.ask("10.0.1.1", "/api/tables", new, token).said["id"]
    house.ask("10.0.1.1", f"/api/tables/{table}/commands", {"do": "start", "id": secrets.token_hex(6)}, token)
    while house.ask("10.0.1.1", f"/api/tables/{table}/record").status != 200:
        time.sleep(0.5)
    return table


def questions(house: House, table: str) -> list[str]:
    """Returns URLs of different questions "what if" about this game, from the beginning of the game on."""
    found: list[str] = []
    for at in range(1, 400, 12):
        asked = house.ask("10.0.1.2", f"/api/tables/{table}/crossroads?at={at}&until={at + 12}")
        for stood in asked.said if asked.status == 200 else ():
            chose = stood["choices"][0]
            others = [] if isinstance(chose["options"], int) else [o for o in chose["options"] if o != chose["answer"]]
            found += [
                f"/api/tables/{table}/whatif?at={stood['n']}&seat={chose['seat']}&answer={quote(other)}"
                for other in others[:1]
            ]
        if len(found) > 60:
            break
    return found


class Things:
    """Requests for heavy jobs that nobody has made yet, because the server caches the results of earlier requests."""

    def __init__(self, house: House, record: str) -> None:
        self.record = record
        self.tables = [finished_table(house, "kremlin", 6, "random") for _ in range(6)]
        self.whatifs = questions(house, self.tables[0])
        self.beliefs = [f"/api/tables/{table}/beliefs?seat={seat}" for table in self.tables for seat in (1, 2, 3, 4)]
        self.charts = [f"/api/tables/{table}/charts" for table in self.tables]

    def one(self, job: str) -> tuple[str, Any]:
        match job:
            case "beliefs":
                return self.beliefs.pop(), None
            case "charts":
                return self.charts.pop(), None
            case "record":
                return "/api/records/beliefs?seat=3", self.record
        return self.whatifs.pop(), None

    def flood(self, name: str, asked: tuple[str, Any]) -> list[tuple[str, Any]]:
        """Returns the requests of the flooding address in the round of this name; another visitor requests `asked`."""
        match name:
            case "30 records":
                return [("/api/records/beliefs?seat=2", self.record)] * 30
            case "6 what-ifs":
                return [self.one("what-if") for _ in range(6)]
        return [self.one("what-if"), asked]


def main() -> int:
    read = argparse.ArgumentParser()
    read.add_argument("--workers", type=int, default=1)
    failed = False
    with tempfile.TemporaryDirectory() as data:
        house = House(data, read.parse_args().workers)
        try:
            things = Things(house, RECORD.read_text(encoding="utf-8"))
            for round, name in enumerate(("30 records", "6 what-ifs", "the same thing")):
                for at, job in enumerate(JOBS):
                    alone = house.ask(f"10.3.{round}.{at}", *things.one(job))
                    asked = things.one(job)
                    flood = things.flood(name, asked)
                    with ThreadPoolExecutor(31) as pool:
                        flooding = []
                        for each in flood:
                            flooding.append(pool.submit(house.ask, f"10.1.{round}.{at}", *each))
                            time.sleep(0.3 if name == "the same thing" else 0.0)
                        time.sleep(0.3)
                        got = house.ask(f"10.2.{round}.{at}", *asked)
                        answers = [each.result() for each in flooding]
                    good = got.status == 200 and got.seconds < BAR + SHARED * alone.seconds
                    good = good or (got.status in (429, 503) and bool(got.later) and got.seconds < AT_ONCE)
                    good = good and not any(each.status == 500 for each in (alone, *answers))
                    failed |= not good
                    statuses = sorted({each.status: 0 for each in answers})
                    count = ", ".join(f"{sum(each.status == s for each in answers)} x {s}" for s in statuses)
                    print(
                        f"{name}: another's {job}: {got.status} after {got.seconds:.2f} s, alone {alone.seconds:.2f} s;"
                        f" the flood: {count}{'' if good else '; TOO LONG'}",
                        flush=True,
                    )
        finally:
            house.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
