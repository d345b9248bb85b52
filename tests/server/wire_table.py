"""A server driven through its ASGI door: no port, no thread, a clock in our hand, ids and seeds that repeat."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from presidium.server.base.limits import Limits
from presidium.server.domain.dice import Seed
from presidium.server.live.registry import Hall
from presidium.server.live.room import Room
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.storage.opening import open_store
from presidium.server.storage.write_latency import WriteLatency
from tests.postgres import address_for
from tests.stores import without_waiting

HOST = "table.example"
WHENCE = "192.0.2.7"
"""The address of visitors, where a test names no other."""
GENEROUS = Limits.lifted()
"""For tests that are about something else."""


class Clock:
    """Time goes on when a test says so."""

    def __init__(self, now: float = 1_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def goes_on(self, seconds: float) -> None:
        self.now += seconds


class Ids:
    """In place of `secrets`: another server makes the same ids and tokens in the same order."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)

    def token_hex(self, size: int) -> str:
        return self.rng.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.rng.randbytes(size).hex()[: size * 4 // 3]


class Answered(NamedTuple):
    """What came back by HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def why(self) -> str:
        """Why it was refused."""
        found: str = self.json["why"]["id"]
        return found


class Line:
    """A WebSocket, from the client's end."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.here: list[Any] = []
        """Who was here, told beside what is numbered."""
        self.code: int | None = None
        self.opened = False
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def from_server(self, message: MutableMapping[str, Any]) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.opened = True
        elif kind == "websocket.send" and message["text"].startswith('{"type":"here"'):
            self.here.append(json.loads(message["text"]))
        elif kind == "websocket.send":
            self.heard.append(message["text"])
        elif kind == "websocket.close":
            self.code = message.get("code", 1000)
            self.to_server.put_nowait({"type": "websocket.disconnect", "code": self.code})

    @property
    def messages(self) -> list[Any]:
        return [json.loads(text) for text in self.heard]

    @property
    def updates(self) -> list[Any]:
        return [message for message in self.messages if message["type"] == "update"]

    async def send(self, text: str) -> Any:
        """Say something, and hear what is answered to it alone."""
        known = len(self.replies())
        self.to_server.put_nowait({"type": "websocket.receive", "text": text})
        async with asyncio.timeout(10):
            while len(self.replies()) == known:
                await asyncio.sleep(0.001)
        return self.replies()[-1]

    async def do(self, do: str, id: str, **parts: Any) -> Any:
        return await self.send(json.dumps({"do": do, "id": id, **parts}))

    def replies(self) -> list[Any]:
        return [message for message in self.messages if message["type"] in ("done", "refused")]

    async def hang_up(self) -> None:
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        assert self.task is not None
        await self.task


class Wire:
    """One server. A person is known by his token; nobody is None."""

    def __init__(
        self,
        data: Path,
        limits: Limits = GENEROUS,
        latency: WriteLatency | None = None,
        closed: bool = False,
        alone: bool = False,
    ) -> None:
        self.data = data
        self.alone = alone
        self.closed = closed
        self.limits = limits
        self.latency = latency
        self.clock = Clock()
        self.lines: list[Line] = []
        self.commands = 0

    @asynccontextmanager
    async def up(self) -> AsyncIterator[Wire]:
        """The server from its start to its graceful stop; it may be started again."""
        store = open_store(self.data, self.latency, address_for(self.data))
        self.hall = Hall(store, self.clock, lambda: Seed("5eed", "5a17"))
        config = HallConfig(limits=self.limits, hosts=(HOST,), closed=self.closed, alone=self.alone)
        self.app = build(self.hall, config)
        try:
            async with self.app.router.lifespan_context(self.app):
                yield self
            await settled()
        finally:
            for line in self.lines:
                if line.task is not None and not line.task.done():
                    line.task.cancel()
            await asyncio.gather(*(line.task for line in self.lines if line.task is not None), return_exceptions=True)
            self.lines = []
            store.close()

    # HTTP

    async def http(
        self, method: str, path: str, body: Any = None, who: str | None = None, whence: str = WHENCE, **headers: str
    ) -> Answered:
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent: list[MutableMapping[str, Any]] = []
        waiting = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        await self.app(scope("http", path, who, headers, method, whence), receive, send)
        given = {key.decode(): value.decode() for key, value in sent[0]["headers"]}
        return Answered(sent[0]["status"], given, b"".join(part.get("body", b"") for part in sent[1:]))

    async def get(self, path: str, who: str | None = None) -> Answered:
        return await self.http("GET", path, None, who)

    async def person(self, name: str) -> str:
        token: str = (await self.http("POST", "/api/people", {"name": name})).json["token"]
        return token

    async def table(self, who: str, **new: Any) -> str:
        made = await self.http("POST", "/api/tables", new, who)
        assert made.status == 201, made.body
        id: str = made.json["id"]
        return id

    async def do(self, table: str, who: str | None, do: str, **parts: Any) -> Answered:
        self.commands += 1
        command = {"do": do, "id": f"c{self.commands}", **parts}
        return await self.http("POST", f"/api/tables/{table}/commands", command, who)

    async def done(self, table: str, who: str, do: str, **parts: Any) -> Any:
        """A command that must be done."""
        answered = await self.do(table, who, do, **parts)
        assert answered.status == 200, answered.body
        return answered.json

    def room(self, table: str) -> Room:
        room: Room = self.hall.rooms.get(table) or without_waiting(self.hall.room(table))
        return room

    # The stream

    async def listen(self, table: str, who: str | None = None, query: str = "", **headers: str) -> Line:
        """The stream of a client that knows floors, as the page does."""
        line = Line()
        where = scope("websocket", f"/api/tables/{table}/stream?floors=ready&{query}", who, headers)
        line.to_server.put_nowait({"type": "websocket.connect"})
        line.task = asyncio.create_task(self.app(where, line.to_server.get, line.from_server))
        self.lines.append(line)
        while not line.here and line.code is None:  # whoever comes is told who is here
            await asyncio.sleep(0.001)
        await settled()
        return line


def scope(
    kind: str, path: str, who: str | None, headers: dict[str, str], method: str = "GET", whence: str = WHENCE
) -> dict[str, Any]:
    path, _, query = path.partition("?")
    given = {"host": HOST} | ({} if who is None else {"authorization": f"Bearer {who}"}) | headers
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "server": (HOST, 80),
        "client": (whence, 7),
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in given.items()],
        "subprotocols": [],
        **({"method": method} if kind == "http" else {}),
    }


async def settled() -> None:
    """Everything that is on its way has arrived."""
    for _ in range(12):
        await asyncio.sleep(0)


def over_the_wire(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that speaks to a running server."""

    @wraps(test)
    def ran(tmp_path: Path, **others: Any) -> None:
        async def go() -> None:
            async with asyncio.timeout(120), Wire(tmp_path).up() as wire:
                await test(wire, **others)

        asyncio.run(go())

    given = [each for each in inspect.signature(test).parameters.values() if each.name != "wire"]
    path = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    ran.__signature__ = inspect.Signature([path, *given])  # type: ignore[attr-defined]
    return ran


def same_ids(patch: pytest.MonkeyPatch) -> None:
    """From here on ids and tokens are made in the same order again."""
    ids = Ids()
    for module in ("live.table_factory", "people.links", "people.repository"):
        patch.setattr(f"presidium.server.{module}.secrets", ids)


class Party(NamedTuple):
    """A table of Politburo, five people at it; the first is the host."""

    table: str
    tokens: dict[int, str]

    @property
    def host(self) -> str:
        return self.tokens[1]


async def politburo(wire: Wire, pace: str = "live", start: bool = True, **more: Any) -> Party:
    tokens = {seat: await wire.person(f"Player {seat}") for seat in range(1, 6)}
    table = await wire.table(tokens[1], game="politburo", seats=5, pace=pace, **more)
    for seat, token in tokens.items():
        await wire.done(table, token, "sit", seat=seat, nonce=f"nonce-{seat}")
    if start:
        await wire.done(table, tokens[1], "start")
    return Party(table, tokens)


async def answers(wire: Wire, party: Party, seat: int, action: str, **more: Any) -> Answered:
    """A seat answers the question that stands."""
    number = wire.room(party.table).table.question
    return await wire.do(party.table, party.tokens[seat], "answer", seat=seat, question=number, action=action, **more)


async def to_the_vote(wire: Wire, party: Party) -> None:
    """The leader proposes something: all five are asked to vote, sealed."""
    (leader,) = wire.room(party.table).table.asked()
    assert (await answers(wire, party, leader, "propose finance")).status == 200
    assert wire.room(party.table).table.asked() == (1, 2, 3, 4, 5)
