"""The application and its only visitor: ASGI over messages, in place of a server of HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final

from presidium.lite.store import nothing, open_tab_store
from presidium.lite.visitor import newest_visitor
from presidium.server.base.job_pool import NewProcess
from presidium.server.base.limits import Limits
from presidium.server.domain.dice import Seed
from presidium.server.http.auth import COOKIE
from presidium.server.live.registry import Hall
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.storage.house_clock import Clock, house_clock

Tell = Callable[[str, Any], None]
"""Receives what happens on a stream: `open` and None, `text` and a message, `close` and a code."""

CLOSE_NORMAL: Final = 1000
PATIENCE: Final = 20.0
"""Factor on the time that bots may think: in a tab Python is 2 to 3 times slower, and one worker serves all bots. A
table goes on as soon as all its bots are ready, so nobody waits longer than they take."""
LOCAL: Final = ("127.0.0.1", 1)


def hall_in(
    file: Path,
    new_process: NewProcess,
    committed: Callable[[], None] = nothing,
    new_seed: Callable[[], Seed] = Seed.new,
    wall: Clock = time.time,
    steady: Clock = time.monotonic,
) -> Hall:
    """A hall on a file, without threads and processes. `committed` is called after each commit. Raises Refused if the
    file cannot be used."""
    store = open_tab_store(file, committed)
    clock = house_clock(store, wall, steady)
    return Hall(store, clock, new_seed, wall=wall, new_process=new_process, patience=PATIENCE)


class House:
    """The usual application with one visitor, whose cookie it keeps."""

    def __init__(self, hall: Hall, origin: str = "http://localhost", path: str = "") -> None:
        """`origin` and `path` are where the visitor finds the site, such as `https://example.org` and `/play`."""
        self.scheme, _, self.host = origin.partition("://")
        self.path = path
        self.hall = hall
        self.store = hall.store
        name = self.host.partition(":")[0]
        self.app = build(hall, HallConfig(limits=Limits.lifted(), hosts=(name,), path=path, alone=True))
        self.cookie = ""
        """The token of the visitor; empty before they have a name."""
        self._running = AsyncExitStack()
        self._streams: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, cookie: str = "") -> None:
        """Starts the application; `cookie` is the visitor's token. Tables in play go on."""
        self.cookie = cookie
        await self._running.enter_async_context(self.app.router.lifespan_context(self.app))

    async def close(self) -> None:
        """Stops the application and closes the file, which then holds everything."""
        for stream in list(self._streams):
            self.hang_up(stream)
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._running.aclose()
        self.store.close()

    async def sign_in(self) -> bool:
        """Signs the visitor in as the person who was seen last in this file; False if the file has no person."""
        person = newest_visitor(self.store)
        if person is None:
            return False
        token, kept = self.hall.people.new_token(person)
        await self.store.written(kept, padded=False)
        self.cookie = token
        return True

    # Requests

    async def ask(
        self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """Answers a request with status, headers and body. `target` is a path below the site's own, with a query. The
        visitor never sees their cookie."""
        to_come = [{"type": "http.request", "body": body, "more_body": False}]
        status, told, parts = 0, dict[str, str](), list[bytes]()

        async def receive() -> dict[str, Any]:
            return to_come.pop() if to_come else await asyncio.get_running_loop().create_future()

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    self._hear(told, name.decode("latin-1").lower(), value.decode("latin-1"))
            else:
                parts.append(message.get("body", b""))

        await self.app({**self._scope("http", target, headers or {}), "method": method}, receive, send)
        return status, told, b"".join(parts)

    def _hear(self, told: dict[str, str], name: str, value: str) -> None:
        if name != "set-cookie":
            told[name] = value
        elif (found := SimpleCookie(value).get(COOKIE)) is not None:
            self.cookie = "" if found["max-age"] == "0" else found.value

    def _scope(self, kind: str, target: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = f"{self.path}{target}".partition("?")
        said = {**headers, "host": self.host, **({"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme if kind == "http" else self.scheme.replace("http", "ws"),
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in said.items()],
            "client": LOCAL,
            "server": LOCAL,
            "state": {},
        }

    # Streams

    def connect(self, stream: int, target: str, tell: Tell) -> None:
        """Opens a WebSocket to a table, by a number that the visitor chose."""
        messages = self._streams[stream] = asyncio.Queue()
        messages.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                tell("open", None)
            elif kind == "websocket.send":
                tell("text", message.get("text") or message["bytes"].decode())
            elif self._streams.pop(stream, None) is not None:
                tell("close", message.get("code", CLOSE_NORMAL))

        scope = {**self._scope("websocket", target, {}), "subprotocols": []}
        task = asyncio.get_running_loop().create_task(self.app(scope, messages.get, send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, stream: int, text: str) -> None:
        """Sends a message on a stream; does nothing if the stream is closed."""
        if stream in self._streams:
            self._streams[stream].put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, stream: int) -> None:
        """Closes a stream from the visitor's side."""
        messages = self._streams.pop(stream, None)
        if messages is not None:
            messages.put_nowait({"type": "websocket.disconnect", "code": CLOSE_NORMAL})
