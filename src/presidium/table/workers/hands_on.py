"""Whoever asks one worker for another's table gets there, with the connection he has, and notices nothing."""

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
from presidium.table.disk import FAILS, STATUS
from presidium.table.door import LINE, Call, Line
from presidium.table.refusals import refused
from presidium.table.workers import Elsewhere
from presidium.table.workers.handing import Handing
from presidium.table.workers.share import Share

AGAIN: Final = 0.2
PATIENCE: Final = 6.0
"""How long somebody waits for a table whose owner has gone; by then it is another's."""
UNSERVED: Final = 4503


class Welcome:
    """Takes over connections that others hand on, as if they had come here first."""

    server: uvicorn.Server | None = None

    async def __call__(self, connection: socket.socket, said: bytes) -> None:
        connection.setblocking(False)
        _, call = await asyncio.get_running_loop().connect_accepted_socket(self._call, connection)
        if not call.transport.is_closing():
            call.data_received(said)

    def _call(self) -> Call:
        server = self.server
        assert server is not None
        call: Call = server.config.http_protocol_class(  # type: ignore[call-arg, assignment]
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return call


class HandsOn:
    """Around the application: a table that is elsewhere is no error, but a way to go."""

    def __init__(self, app: Any, share: Share, handing: Handing, welcome: Welcome) -> None:
        self.app = app
        self.share = share
        self.handing = handing
        self.welcome = welcome

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self.app(scope, receive, send)
        except Elsewhere as where:
            connection: Call | Line | None = scope.get(LINE)
            known = connection is not None and connection.said is not None
            if connection is not None and known and await self._handed_on(where.table, connection):
                await _gone(receive)
            else:
                await _turned_away(scope, receive, send)

    async def _handed_on(self, table: str, connection: Call | Line) -> bool:
        transport = connection.transport
        transport.pause_reading()
        until = time.monotonic() + PATIENCE
        while not transport.is_closing() and time.monotonic() < until:
            assert connection.said is not None
            try:
                owner = await asyncio.to_thread(self.share.owner, table)
            except Refused:
                owner = ""  # the database does not answer just now
            if owner is not None and owner != self.share.id:
                fileno = transport.get_extra_info("socket").fileno()
                if owner and await self.handing.give(owner, fileno, connection.said, connection.let_go):
                    return True
                await asyncio.sleep(AGAIN)
                continue
            if owner is None:
                await asyncio.sleep(AGAIN)  # it has just been let go, or we have: nobody is to go round in circles
            ours = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
            connection.let_go()
            await self.welcome(ours, connection.said)
            return True
        return False


async def _gone(receive: Callable[[], Any]) -> None:
    """Until this end has let go of it, so that nobody thinks of it as unanswered."""
    while not str((await receive())["type"]).endswith("disconnect"):
        pass


async def _turned_away(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.close(UNSERVED, FAILS.id)
        return
    answer = refused(Refused(FAILS), STATUS[FAILS.id])
    await answer(Request(scope).scope, receive, send)
