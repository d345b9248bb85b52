"""A connection to a table's stream."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from presidium.core import Refused, refusal
from presidium.table import streams, wire
from presidium.table.guard import address_of
from presidium.table.outbox import Key
from presidium.table.people import hashed
from presidium.table.room import Room

if TYPE_CHECKING:
    from presidium.table.app import Server

TOLD: Final = 1000
"""How many messages may wait for a slow listener before it is let go."""
TOO_SLOW: Final = 1013
BAD: Final = 1008


def refusal_message(refused: Refused, id: str = "", question: Any = None) -> wire.Refused:
    why = refused.why
    return wire.Refused(id, wire.Why(why.id, why.rule, dict(why.args)), question)


def number(text: str) -> int | None:
    """The number a part of an address says; None if it says none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class Socket:
    """One connection to a table's stream: it hears a seat, or watches, and may send commands."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server = server
        self.socket = socket
        self.key: Key = None
        self.person: str | None = None
        self.device = ""
        """The token it was opened with, hashed."""
        self._told: asyncio.Queue[bytes | None] = asyncio.Queue(TOLD)
        self.closing = 1000

    def hear(self, message: bytes) -> None:
        try:
            self._told.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        self.closing = code
        while not self._told.empty():
            self._told.get_nowait()
        self._told.put_nowait(None)

    async def run(self) -> None:
        server, socket = self.server, self.socket
        try:
            person = server.somebody(socket)
            self.device = hashed(server.token(socket) or "")
            room = server.hall.room(socket.path_params["table"])
            self.key = server.key(room, socket.query_params.get("seat"), person)
        except Refused as why:
            await socket.close(BAD, why.why.id)
            return
        self.person = None if person is None else person.id
        await socket.accept()
        server.sockets.add(self)
        self._catch_up(room)
        speaks = asyncio.create_task(self._speak())
        try:
            await room.come(self)
            await self._listen(room)
        except WebSocketDisconnect:
            pass
        finally:
            room.go(self)
            server.sockets.discard(self)
            self.close(self.closing)
            with contextlib.suppress(Exception):
                await speaks

    def _catch_up(self, room: Room) -> None:
        """What was missed since the number the client names; from the beginning, all there is to know."""
        since = None if self.key == streams.APART else number(self.socket.query_params.get("since", ""))
        missed = None
        with contextlib.suppress(Refused):  # who makes us read the journal too often gets a hello
            if since is not None and not room.outbox.keeps(self.key, since):
                self.server.guard.spend("history", address_of(self.socket))
            missed = None if since is None else room.missed(self.key, since)
        for message in [room.hello(self.key, self.person)] if missed is None or len(missed) > TOLD // 2 else missed:
            self.hear(message)

    async def _speak(self) -> None:
        while (message := await self._told.get()) is not None:
            await self.socket.send_text(message.decode())
        with contextlib.suppress(RuntimeError):
            await self.socket.close(self.closing)

    async def _listen(self, room: Room) -> None:
        while (message := await self.socket.receive())["type"] == "websocket.receive":
            said = message.get("text") or message.get("bytes") or b""
            self.hear(wire.write(await self._reply(room.table.id, said)))

    async def _reply(self, table: str, said: str | bytes) -> wire.Done | wire.Refused:
        """Who it is, is asked each time: he may have another name by now, or be signed out."""
        person = self.server.somebody(self.socket)
        try:
            self.server.guard.spend("frames", address_of(self.socket) if person is None else person.id)
            if person is None:
                raise Refused(refusal("who-are-you"))
            command = wire.read_command(said)
            return await self.server.do(self.server.hall.room(table), command, person)
        except Refused as why:
            return refusal_message(why)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            return refusal_message(Refused(refusal("unreadable-body", text=str(error)[:200])))
