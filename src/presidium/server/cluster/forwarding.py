"""Forwards requests for another worker's table to that worker, on the same connection; the client does not notice."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.requests import Request
from starlette.websockets import WebSocket

from presidium.core import Refused
from presidium.server.base.peers import OwnedElsewhere
from presidium.server.cluster.fd_passing import FdPassing
from presidium.server.cluster.ownership import Ownership
from presidium.server.http.connections import HttpProtocol, WebSocketProtocol
from presidium.server.http.errors import refused
from presidium.server.http.line import CONNECTION_KEY
from presidium.server.storage.disk_health import FAILS, STATUS

RETRY_DELAY_S: Final = 0.2
OWNER_TIMEOUT_S: Final = 6.0
"""Seconds that a request waits for a table whose owner died; within this time another worker takes the table."""
CLOSE_DATABASE_ERROR: Final = 4503


class Welcome:
    """Takes over connections from other workers, as if the client had connected to this worker."""

    server: uvicorn.Server | None = None

    async def __call__(self, connection: socket.socket, said: bytes) -> None:
        connection.setblocking(False)
        _, call = await asyncio.get_running_loop().connect_accepted_socket(self._call, connection)
        if not call.transport.is_closing():
            call.data_received(said)

    def _call(self) -> HttpProtocol:
        server = self.server
        assert server is not None
        call: HttpProtocol = server.config.http_protocol_class(  # type: ignore[call-arg, assignment]
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return call


class Forwarding:
    """ASGI middleware: catches OwnedElsewhere and passes the connection to the worker that owns the table."""

    def __init__(self, app: Any, ownership: Ownership, handing: FdPassing, welcome: Welcome) -> None:
        self.app = app
        self.ownership = ownership
        self.handing = handing
        self.welcome = welcome

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self.app(scope, receive, send)
        except OwnedElsewhere as where:
            connection: HttpProtocol | WebSocketProtocol | None = scope.get(CONNECTION_KEY)
            known = connection is not None and connection.said is not None
            if connection is not None and known and await self._handed_on(where.table, connection):
                await _gone(receive)
            else:
                await _turned_away(scope, receive, send)

    async def _handed_on(self, table: str, connection: HttpProtocol | WebSocketProtocol) -> bool:
        transport = connection.transport
        transport.pause_reading()
        until = time.monotonic() + OWNER_TIMEOUT_S
        while not transport.is_closing() and time.monotonic() < until:
            assert connection.said is not None
            try:
                owner = await self.ownership.owner(table)
            except Refused:
                owner = ""  # the database does not answer just now
            if owner is not None and owner != self.ownership.id:
                fileno = transport.get_extra_info("socket").fileno()
                if owner and await self.handing.give(owner, fileno, connection.said, connection.let_go):
                    return True
                await asyncio.sleep(RETRY_DELAY_S)
                continue
            if owner is None:
                await asyncio.sleep(RETRY_DELAY_S)  # just released: do not retry in a tight loop
            ours = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
            connection.let_go()
            await self.welcome(ours, connection.said)
            return True
        return False


async def _gone(receive: Callable[[], Any]) -> None:
    """Waits until this worker has closed its copy of the socket, so that the request does not count as failed."""
    while not str((await receive())["type"]).endswith("disconnect"):
        pass


async def _turned_away(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.close(CLOSE_DATABASE_ERROR, FAILS.id)
        return
    answer = refused(Refused(FAILS), STATUS[FAILS.id])
    await answer(Request(scope).scope, receive, send)
