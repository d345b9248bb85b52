"""Measures what each kind of request costs the server, to set the prices in
`presidium.server.http.rate_limit.COSTS_MS`."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "src/presidium/server/page/assets"
TICK = os.sysconf("SC_CLK_TCK")
GAMES = (("goulag", 5, "naive"), ("politburo", 5, "naive"), ("kremlin", 6, "random"), ("kremlin", 6, "careful"))
ORDERS = [f"guard {who} 6" for who in "BCDEFGHIJKLMNOPQRSTUVWXYZ"]
CHAT = {"do": "chat", "seat": 1, "text": "Comrades!"}


class Server:
    """A server process, and one HTTP connection to it that stays open, as a browser's does."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = subprocess.Popen([sys.executable, str(HERE / "ours_server.py"), str(self.port), str(data)])
        self.line = HTTPConnection("127.0.0.1", self.port, timeout=300)
        self.token = ""
        until = time.monotonic() + 30
        while not self._answers():
            assert time.monotonic() < until, "it does not answer"
            time.sleep(0.1)
        self.token = json.loads(self.ask("/api/people", {"name": "Ann"}))["token"]

    def _answers(self) -> bool:
        try:
            return bool(self.ask("/ready"))
        except OSError:
            self.line.close()
            return False

    def ask(self, path: str, body: Any = None, **headers: str) -> bytes:
        given = {"accept-encoding": "gzip", "authorization": f"Bearer {self.token}", **headers}
        self.line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), given)
        answer = self.line.getresponse()
        said = answer.read()
        assert answer.status < 400, said
        return said

    def do(self, table: str, do: str, **parts: Any) -> None:
        self.ask(f"/api/tables/{table}/commands", {"do": do, "id": secrets.token_hex(6), **parts})

    def table(self, **new: Any) -> str:
        made: str = json.loads(self.ask("/api/tables", new))["id"]
        return made

    def hello(self, table: str, seat: str = "") -> Any:
        return json.loads(self.ask(f"/api/tables/{table}{seat}"))

    async def say(self, table: str, said: list[dict[str, Any]]) -> None:
        """Sends these commands on one WebSocket, each after the reply to the command before."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream" + ("?seat=1" if said else "")
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(where, additional_headers=headers, max_size=None) as line:
            await line.recv()
            for command in said:
                await line.send(json.dumps({"id": secrets.token_hex(6), **command}))
                while json.loads(await line.recv())["type"] not in ("done", "refused"):
                    pass

    def cpu(self) -> float:
        """CPU-seconds that the server process has used, with all its threads."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICK

    def costs(self, name: str, times: int, ask: Callable[[int], Any], each: int = 1) -> None:
        ask(-1)
        before = self.cpu()
        for at in range(times):
            ask(at)
        print(f"{name:60} {(self.cpu() - before) / times / each * 1000:8.2f} ms", flush=True)


class Solo:
    """A table of one person against bots, to measure an answer with the bots' moves, and two reads of the table."""

    def __init__(self, server: Server, game: str, seats: int, bot: str) -> None:
        self.server, self.new = server, {"game": game, "seats": seats, "bots": [bot] * (seats - 1)}
        self.table = ""

    def answer(self, _: int) -> None:
        server = self.server
        if not self.table or server.hello(self.table)["table"]["status"] != "running":
            self.table = server.table(**self.new, pace="solo", sit=True)
            server.do(self.table, "start")
        question = server.hello(self.table, "?seat=1")["question"]
        if isinstance(question["options"], list):
            action = secrets.choice(question["options"])
        else:
            action = json.loads(server.ask(f"/api/tables/{self.table}/suggestion?seat=1"))["action"]
        server.do(self.table, "answer", seat=1, question=question["id"], action=action)


def reading(server: Server) -> None:
    assets = sorted(each.name for each in ASSETS.glob("*.js"))
    paths = ["/health", "/t/x", *(f"/assets/{name}" for name in assets[:1]), "/api/games", "/api/rules/kremlin"]
    for path in (*paths, "/api/openapi.json", "/api/me"):
        server.costs(f"GET {path}", 400, lambda _, path=path: server.ask(path))
    server.costs("a new person", 200, lambda _: server.ask("/api/people", {"name": "Crowd"}))
    server.costs("a new table", 200, lambda _: server.table(game="kremlin", seats=6, listed=True))
    server.costs("GET /api/tables, 100 of them", 50, lambda _: server.ask("/api/tables"))


def playing(server: Server) -> None:
    table = server.table(game="kremlin", seats=6, sit=True, bots=["careful"] * 5)
    server.costs("a line of chat by HTTP", 100, lambda _: server.do(table, **CHAT))
    server.costs("a line of chat on a WebSocket", 2, lambda _: asyncio.run(server.say(table, [CHAT] * 100)), 100)
    nonsense = [{"do": "nothing"}] * 100
    server.costs("what is refused on a WebSocket", 5, lambda _: asyncio.run(server.say(table, nonsense)), 100)
    others = [server.table(game="goulag", seats=5) for _ in range(101)]
    server.costs("code.svg, drawn", 100, lambda at: server.ask(f"/api/tables/{others[at]}/code.svg"))
    server.costs("code.svg, kept", 100, lambda at: server.ask(f"/api/tables/{others[at]}/code.svg"))
    server.do(table, "start")
    server.costs("25 standing orders", 100, lambda at: server.do(table, "order", seat=1, orders=ORDERS[at % 2 :]))
    server.costs("a suggestion", 100, lambda _: server.ask(f"/api/tables/{table}/suggestion?seat=1"))
    for game, seats, bot in GAMES:
        answers = Solo(server, game, seats, bot).answer
        server.costs(f"an answer and two hellos, {game} against {bot}", 100, answers)


def archives(server: Server) -> None:
    for game, seats, bot in GAMES:
        tables = []

        def bots_alone(
            _: int, game: str = game, seats: int = seats, bot: str = bot, tables: list[str] = tables
        ) -> None:
            tables.append(server.table(game=game, seats=seats, pace="bots", bots=[bot] * seats))
            server.do(tables[-1], "start")
            while server.hello(tables[-1])["table"]["status"] == "running":
                time.sleep(0.05)

        server.costs(f"a game of bots, {game} {bot}", 6, bots_alone)
        server.costs(f"hello, {game}", 60, lambda at, tables=tables: server.hello(tables[at % 6]))
        server.costs(
            f"a stream opened, {game}", 30, lambda at, tables=tables: asyncio.run(server.say(tables[at % 6], []))
        )
        for path in ("record", "history", "history?eyes=1", "history?eyes=all"):
            whole = f"/{path}"
            server.costs(
                f"{path}, {game} {bot}", 6, lambda at, t=tables, w=whole: server.ask(f"/api/tables/{t[at]}{w}")
            )


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            reading(server)
            playing(server)
            archives(server)
        finally:
            server.process.terminate()
            server.process.wait(30)


if __name__ == "__main__":
    main()
