"""A server behind its real door, on loopback: connections from any of this machine's addresses, byte by byte."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from presidium.server.base.limits import Limits
from presidium.server.http.server import Server
from presidium.server.live.registry import Hall
from presidium.server.runtime.config import HallConfig
from presidium.server.runtime.run import configured
from presidium.server.runtime.serve import listen
from presidium.server.storage.opening import open_store

STRANGER = "127.0.0.2"
"""An address of this machine that is not where a proxy would be."""


class Doorstep:
    def __init__(self, port: int, running: uvicorn.Server) -> None:
        self.port = port
        self.running = running
        self.server: Server = running.config.app.state.server  # type: ignore[union-attr]

    @property
    def connections(self) -> int:
        """How many the server holds."""
        return len(self.running.server_state.connections)

    async def empty(self) -> None:
        """Until everybody has left."""
        async with asyncio.timeout(10):
            while self.connections:
                await asyncio.sleep(0.01)

    async def knock(self, whence: str = STRANGER) -> Visitor:
        return Visitor(self, *await asyncio.open_connection("127.0.0.1", self.port, local_addr=(whence, 0)))

    async def ask(self, method: str, path: str, body: Any = None, whence: str = STRANGER, **headers: str) -> Any:
        """The status and the headers and what was said, over a connection of its own."""
        visitor = await self.knock(whence)
        data = b"" if body is None else json.dumps(body).encode()
        visitor.send(head(method, path, **{"content-length": str(len(data)), "connection": "close"} | headers), data)
        said = await visitor.rest()
        first, _, content = said.partition(b"\r\n\r\n")
        line, *fields = first.decode().split("\r\n")
        return int(line.split()[1]), dict(field.lower().split(": ", 1) for field in fields), content

    async def person(self) -> str:
        token: str = json.loads((await self.ask("POST", "/api/people", {"name": "Ann"}))[2])["token"]
        return token

    async def table(self, token: str, **new: Any) -> str:
        made = await self.ask("POST", "/api/tables", new, authorization=f"Bearer {token}")
        found: str = json.loads(made[2])["id"]
        return found

    async def stream(self, table: str, token: str = "", query: str = "", whence: str = STRANGER) -> Visitor:
        """A WebSocket, its hello not yet read."""
        visitor = await self.knock(whence)
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {"upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13"}
        more = {"authorization": f"Bearer {token}"} if token else {}
        where = f"/api/tables/{table}/stream?{query}"
        visitor.send(head("GET", where, **upgrade, **{"sec-websocket-key": key}, **more))
        first = await visitor.reader.readuntil(b"\r\n\r\n")
        visitor.status = int(first.split()[1])
        return visitor


class Visitor:
    """One connection."""

    def __init__(self, at: Doorstep, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.at, self.reader, self.writer = at, reader, writer
        self.status = 0

    def send(self, *data: bytes) -> None:
        self.writer.write(b"".join(data))

    async def rest(self) -> bytes:
        """All that comes until the other side hangs up."""
        with suppress(ConnectionError):
            return await asyncio.wait_for(self.reader.read(), 20)
        return b""

    async def gone(self, within: float) -> bool:
        """Whether the other side hangs up, whatever it says before."""
        try:
            async with asyncio.timeout(within):
                while await self.reader.read(100_000):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    def leave(self) -> None:
        self.writer.transport.abort()


def head(method: str, path: str, **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *(f"{name}: {text}" for name, text in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + size + bytes(4) + data


@asynccontextmanager
async def behind_the_door(data: Path, limits: Limits) -> AsyncIterator[Doorstep]:
    store = open_store(data)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(Hall(store, time.time), HallConfig(limits=limits)))
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Doorstep(listening.getsockname()[1], server)
    finally:
        server.should_exit = True
        await serving
        store.close()


def at_the_door(**limits: Any) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """A test that comes to a server with these limits, the others lifted; on the loop a server has."""

    def decorated(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        def ran(tmp_path: Path) -> None:
            async def go() -> None:
                async with asyncio.timeout(60), behind_the_door(tmp_path, replace(Limits.lifted(), **limits)) as at:
                    await test(at)

            with asyncio.Runner(loop_factory=import_module("uvloop").new_event_loop) as runner:
                runner.run(go())

        ran.__name__ = ran.__qualname__ = test.__name__  # type: ignore[attr-defined]
        ran.__doc__ = test.__doc__
        return ran

    return decorated
