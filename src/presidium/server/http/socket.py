"""WebSocket connection to a table's stream."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from presidium.core import Refused, refusal
from presidium.server.base.peers import OwnedElsewhere
from presidium.server.http.line import CLOSE_TIMEOUT_S, CONNECTION_KEY, Connection
from presidium.server.http.rate_limit import REFUSAL_DELAY_S, address_of
from presidium.server.live.broadcast import may_hear
from presidium.server.live.pending import PendingChange
from presidium.server.live.room import Room
from presidium.server.people.repository import Person, hashed
from presidium.server.protocol import commands, messages
from presidium.server.render import streams
from presidium.server.render.outbox import Key
from presidium.server.render.stream_options import EVERYTHING, StreamOptions
from presidium.server.storage.disk_health import is_trouble

if TYPE_CHECKING:
    from presidium.server.http.server import Server

log = logging.getLogger("presidium.table")

MAX_QUEUED_MESSAGES: Final = 1000
"""Unsent messages above which the server disconnects a slow client."""
CLOSE_NORMAL: Final = 1000
CLOSE_ERROR: Final = 1011
CLOSE_RESTART: Final = 1012
CLOSE_TOO_SLOW: Final = 1013
CLOSE_NOT_ALLOWED: Final = 1008
CLOSE_DATABASE_ERROR: Final = 4503
"""WebSocket close code for a database error; the close reason says which error."""


def refusal_message(refused: Refused, id: str = "", question: Any = None) -> messages.Refused:
    why = refused.why
    return messages.Refused(id, messages.Why(why.id, why.rule, dict(why.args)), question)


def number(text: str) -> int | None:
    """Returns the number in a part of a URL; None if the text is no number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class Socket:
    """A client's connection: it receives one seat's stream or the spectators' and may send commands."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server = server
        self.socket = socket
        self.line: Connection | None = socket.scope.get(CONNECTION_KEY)
        self.key: Key = None
        self.person: str | None = None
        self.address = address_of(socket)
        self.device = ""
        """Hash of the token by which the WebSocket's client is signed in."""
        self._within = socket.query_params.get("done") == "within"
        """True if the client wants each command confirmed by the update that the command causes."""
        self.floors = socket.query_params.get("floors") == "ready"
        self.stream_options = EVERYTHING
        self._done = ""
        """Id of the client's last command that an update has confirmed."""
        self._told: list[bytes] = []
        self._unsent = 0
        self._speaks: asyncio.Task[None] | None = None
        """Task that sends the waiting messages to the client; None if no message waits."""
        self._closing: int | None = None
        self._asks = False
        """True while a message from the client is being processed."""
        self._under_way: PendingChange | None = None
        """The client's answer that is being written to disk, if it was started without a task switch."""

    def hear(self, message: bytes, done: str = "") -> None:
        if self._closing is not None:
            return
        if done:
            self._done, message = done, messages.within(message, done)
        if not self._told and self.line is not None and self.line.say(message):
            return
        if len(self._told) >= MAX_QUEUED_MESSAGES or self._unsent > self.server.limiter.limits.unsent:
            self.close(CLOSE_TOO_SLOW)
        else:
            self._unsent += len(message)
            self._told.append(message)
            self._speak_up()

    def close(self, code: int) -> None:
        """Drops unsent messages and closes the WebSocket; cuts the connection after 2 s if the client does not read."""
        if self._closing is not None:
            return
        self._closing = code
        self._told.clear()
        self._speak_up()
        if self.line is not None:
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, self.line.abort)

    async def run(self) -> None:
        server, socket = self.server, self.socket
        try:
            person = await server.somebody(socket)
            self.device = hashed(server.token(socket) or "")
            room = await server.hall.room(socket.path_params["table"])
            self.key = await server.key(room, socket.query_params.get("seat"), socket)
            if streams.eyes(self.key) is not None:  # all spectators share the same messages
                self.stream_options = StreamOptions.read(socket.query_params)
        except Refused as why:
            if is_trouble(why):  # a refused handshake could not say so
                await socket.accept()
            await socket.close(CLOSE_DATABASE_ERROR if is_trouble(why) else CLOSE_NOT_ALLOWED, why.why.id)
            return
        self.person = None if person is None else person.id
        with room.line():
            await self._attend(room, person)

    async def _attend(self, room: Room, person: Person | None) -> None:
        server = self.server
        await self.socket.accept()
        server.sockets.add(self)
        try:
            if await self._still_may_hear() and await self._catch_up(room, person):
                await room.add_listener(self)
                await asyncio.create_task(self._listen(room))  # own task: fewer frames to resume
        except WebSocketDisconnect:
            pass
        except OwnedElsewhere:  # the client reconnects and reaches the right worker
            self.close(CLOSE_RESTART)
        finally:
            if self.line is not None:
                self.line.takes = None
            room.remove_listener(self)
            server.sockets.discard(self)
            self.close(CLOSE_NORMAL)
            if self._speaks is not None:
                with contextlib.suppress(Exception):
                    await self._speaks

    async def _still_may_hear(self) -> bool:
        """False if the device was signed out, or its person banned, during the WebSocket's handshake. The sign-out
        could not close this WebSocket, which was not yet in `server.sockets`."""
        try:
            known = await self.server.signed_in(self.socket)
        except Refused:
            self.close(CLOSE_DATABASE_ERROR)
            return False
        if self.person is None or (known is not None and known.person.id == self.person):
            return True
        if self.person in self.server.hall.people.banned:
            self.server.limiter.shut_out(self.address, self.person)
        self.close(CLOSE_NOT_ALLOWED)
        return False

    async def _catch_up(self, room: Room, person: Person | None) -> bool:
        """Queues messages that the client missed, or the whole state. Returns False if the client lost its seat."""
        since = None if self.key == streams.APART else number(self.socket.query_params.get("since", ""))
        missed = None
        with contextlib.suppress(Refused):  # over the rate limit: send the whole state
            if since is not None and not room.outbox.keeps(self.key, since, self.stream_options):
                self.server.limiter.charge("history", self.socket, person)
            missed = None if since is None else await room.missed(self.key, since, self.stream_options)
        if not may_hear(room.table, self):  # the seat may have changed hands
            self.close(CLOSE_NOT_ALLOWED)
            return False
        if (
            missed is None
            or len(missed) > MAX_QUEUED_MESSAGES // 2
            or sum(map(len, missed)) > self.server.limiter.limits.unsent / 2
        ):
            missed = [room.hello(self.key, self.person, self.stream_options)]
        for message in missed:
            self.hear(message)
        if self.server.admin.announced:
            self.hear(self.server.admin.message())
        return True

    def _speak_up(self) -> None:
        if self._speaks is None:
            self._speaks = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        """Sends waiting messages, then closes if requested. Catches errors: a failed task would leak its table."""
        try:
            while self._told:
                message = self._told[0]
                await self.socket.send_text(message.decode())
                self._unsent -= len(message)
                if self._told:  # unless it was closed meanwhile
                    del self._told[0]
            if self._closing is None:
                self._speaks = None
            else:
                await self.socket.close(self._closing)
        except (RuntimeError, WebSocketDisconnect):
            self._closing = self._closing or CLOSE_NORMAL

    def _at_once(self, room: Room, said: bytes) -> bool:
        """Starts a client's answer without a task switch, which is faster, unless another message of this client is in
        progress. Returns False if it did not start; then `_listen` handles the message."""
        server = self.server
        if self._asks or self._under_way is not None or self._closing is not None:
            return False
        try:
            command, known = commands.read_command(said), server.remembered(self.socket)
            if not isinstance(command, commands.Answer) or known is None or not server.hall.has(room):
                return False
            asker, pays = self if self._within else None, partial(server.limiter.charge, "command", self.socket, known)
            step, began = room.try_fast_answer(command, known, asker, pays), time.monotonic()
        except (Refused, OwnedElsewhere, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            return False
        if step is None:
            return False

        def over(step: PendingChange) -> None:
            self._under_way = None
            if step.only is None:
                server.hall.counts.commands.add(time.monotonic() - began)
            if isinstance(step.why, Refused):
                self.hear(commands.write(server.refused(room, command, known, step.why)))
            elif step.why is not None:
                log.error("an answer failed", exc_info=step.why, extra={"table": room.table.id})
                self.close(CLOSE_ERROR)
            elif self._done != command.id:
                self.hear(commands.write(messages.Done(command.id)))
            self._done = ""

        self._under_way, step.then = step, over
        return True

    async def _listen(self, room: Room) -> None:
        if self.line is not None:
            self.line.takes = partial(self._at_once, room)
        while (message := await self.socket.receive())["type"] == "websocket.receive":
            self._asks = True
            if self._under_way is not None:
                with contextlib.suppress(Exception):
                    await self._under_way.landed()
            said = message.get("text") or message.get("bytes") or b""
            reply = await self._reply(room.table.id, said)
            if not (self._done and isinstance(reply, messages.Done) and reply.id == self._done):
                self.hear(commands.write(reply))
            self._done = ""
            if isinstance(reply, messages.Refused) and reply.why.id == "too-fast":
                await asyncio.sleep(REFUSAL_DELAY_S)
                if self.line is not None and not self.line.open:
                    break  # the client's remaining messages are dropped
            self._asks = False

    async def _reply(self, table: str, said: str | bytes) -> messages.Done | messages.Refused:
        """Executes a client's message and returns the reply. Looks up the sender for each message, because they may
        have been renamed or signed out. Refused messages are charged to the rate limit too."""
        id = ""
        try:
            known = await self.server.somebody(self.socket)
            command = self._read(said, known)
            id = command.id
            if known is None:
                self.server.limiter.charge("frame", self.socket)
            asks = known or await self.server.person(self.socket)
            asker = self if self._within else None
            return await self.server.do(await self.server.hall.room(table), command, asks, self.socket, asker)
        except Refused as why:
            return refusal_message(why, id)

    def _read(self, said: str | bytes, known: Person | None) -> Any:
        try:
            return commands.read_command(said)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            self.server.limiter.charge("frame", self.socket, known)
            raise Refused(refusal("unreadable-body", text=str(error)[:200])) from error
