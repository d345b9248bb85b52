"""A connection to a table's stream."""

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
from presidium.table import messages, streams, wire
from presidium.table.disk import is_trouble
from presidium.table.door import FAREWELL, LINE, Line
from presidium.table.guard import WAIT, address_of
from presidium.table.outbox import Key
from presidium.table.people import Person, hashed
from presidium.table.room import Room, may_hear
from presidium.table.steps import Step
from presidium.table.wishes import EVERYTHING, Wishes
from presidium.table.workers import Elsewhere

if TYPE_CHECKING:
    from presidium.table.app import Server

log = logging.getLogger("presidium.table")

TOLD: Final = 1000
"""How many messages may wait for a slow listener before it is let go."""
DONE: Final = 1000
FAILED: Final = 1011
GOING: Final = 1012
TOO_SLOW: Final = 1013
BAD: Final = 1008
UNSERVED: Final = 4503
"""The disk does not let us; the reason says what is wrong with it."""


def refusal_message(refused: Refused, id: str = "", question: Any = None) -> messages.Refused:
    why = refused.why
    return messages.Refused(id, messages.Why(why.id, why.rule, dict(why.args)), question)


def number(text: str) -> int | None:
    """The number a part of an address says; None if it says none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class Socket:
    """One connection to a table's stream: it hears a seat, or watches, and may send commands."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server = server
        self.socket = socket
        self.line: Line | None = socket.scope.get(LINE)
        self.key: Key = None
        self.person: str | None = None
        self.address = address_of(socket)
        self.device = ""
        """The token it was opened with, hashed."""
        self._within = socket.query_params.get("done") == "within"
        """Whether it hears that a command is done with what came of it."""
        self.wishes = EVERYTHING
        self._done = ""
        """The command of which it has heard so."""
        self._told: list[bytes] = []
        self._unsent = 0
        self._speaks: asyncio.Task[None] | None = None
        """Under way while something waits to be taken."""
        self._closing: int | None = None
        self._asks = False
        """Whether something it has said is looked at."""
        self._under_way: Step | None = None
        """What it has said and was done at once, until the disk has it."""

    def hear(self, message: bytes, done: str = "") -> None:
        if self._closing is not None:
            return
        if done:
            self._done, message = done, messages.within(message, done)
        if not self._told and self.line is not None and self.line.say(message):
            return
        if len(self._told) >= TOLD or self._unsent > self.server.guard.limits.unsent:
            self.close(TOO_SLOW)
        else:
            self._unsent += len(message)
            self._told.append(message)
            self._speak_up()

    def close(self, code: int) -> None:
        """Say no more, and hang up: at once if the other side takes what was said before, and soon if not."""
        if self._closing is not None:
            return
        self._closing = code
        self._told.clear()
        self._speak_up()
        if self.line is not None:
            asyncio.get_running_loop().call_later(FAREWELL, self.line.abort)

    async def run(self) -> None:
        server, socket = self.server, self.socket
        try:
            person = server.somebody(socket)
            self.device = hashed(server.token(socket) or "")
            room = server.hall.room(socket.path_params["table"])
            self.key = server.key(room, socket.query_params.get("seat"), socket)
            if streams.eyes(self.key) is not None:  # what those who watch are told is made for all of them
                self.wishes = Wishes.read(socket.query_params)
        except Refused as why:
            if is_trouble(why):  # a refused handshake could not say so
                await socket.accept()
            await socket.close(UNSERVED if is_trouble(why) else BAD, why.why.id)
            return
        self.person = None if person is None else person.id
        with room.line():
            await self._attend(room, person)

    async def _attend(self, room: Room, person: Person | None) -> None:
        server = self.server
        await self.socket.accept()
        server.sockets.add(self)
        try:
            if await self._catch_up(room, person):
                await room.come(self)
                await asyncio.create_task(self._listen(room))  # else all that wraps it would be woken with it
        except WebSocketDisconnect:
            pass
        except Elsewhere:  # whoever asks again is handed on
            self.close(GOING)
        finally:
            if self.line is not None:
                self.line.takes = None
            room.go(self)
            server.sockets.discard(self)
            self.close(DONE)
            if self._speaks is not None:
                with contextlib.suppress(Exception):
                    await self._speaks

    async def _catch_up(self, room: Room, person: Person | None) -> bool:
        """What was missed since the number the client names; from the beginning, all there is to know."""
        since = None if self.key == streams.APART else number(self.socket.query_params.get("since", ""))
        missed = None
        with contextlib.suppress(Refused):  # who makes us read the journal too often gets a hello
            if since is not None and not room.outbox.keeps(self.key, since, self.wishes):
                self.server.guard.work("history", self.socket, person)
            missed = None if since is None else await room.missed(self.key, since, self.wishes)
        if not may_hear(room.table, self):  # the seat may have another person by now
            self.close(BAD)
            return False
        if missed is None or len(missed) > TOLD // 2 or sum(map(len, missed)) > self.server.guard.limits.unsent / 2:
            missed = [room.hello(self.key, self.person, self.wishes)]
        for message in missed:
            self.hear(message)
        if self.server.admin.announced:
            self.hear(self.server.admin.message())
        return True

    def _speak_up(self) -> None:
        if self._speaks is None:
            self._speaks = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        """Until there is no more to say, or nobody to hear it; a task that ended with an error would keep its table."""
        try:
            while self._told:
                message = self._told[0]
                await self.socket.send_text(message.decode())
                self._unsent -= len(message)
                if self._told:  # else it was closed meanwhile
                    del self._told[0]
            if self._closing is None:
                self._speaks = None
            else:
                await self.socket.close(self._closing)
        except (RuntimeError, WebSocketDisconnect):
            self._closing = self._closing or DONE

    def _at_once(self, room: Room, said: bytes) -> bool:
        """Do what needs no waiting: an answer, from somebody who has nothing else under way. Most is of that kind, and
        to wait for nothing takes its time too. False: it comes to `_listen`, which does everything."""
        server = self.server
        if self._asks or self._under_way is not None or self._closing is not None:
            return False
        try:
            command, known = wire.read_command(said), server.somebody(self.socket)
            if not isinstance(command, wire.Answer) or known is None or server.hall.room(room.table.id) is not room:
                return False
            asker, pays = self if self._within else None, partial(server.guard.work, "command", self.socket, known)
            step, began = room.at_once(command, known, asker, pays), time.monotonic()
        except (Refused, Elsewhere, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            return False
        if step is None:
            return False

        def over(step: Step) -> None:
            self._under_way = None
            if step.only is None:
                server.hall.counts.commands.add(time.monotonic() - began)
            if isinstance(step.why, Refused):
                self.hear(wire.write(server.refused(room, command, known, step.why)))
            elif step.why is not None:
                log.error("an answer failed", exc_info=step.why, extra={"table": room.table.id})
                self.close(FAILED)
            elif self._done != command.id:
                self.hear(wire.write(messages.Done(command.id)))
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
                self.hear(wire.write(reply))
            self._done = ""
            if isinstance(reply, messages.Refused) and reply.why.id == "too-fast":
                await asyncio.sleep(WAIT)
                if self.line is not None and not self.line.open:
                    break  # what he had to say besides is not worth the time
            self._asks = False

    async def _reply(self, table: str, said: str | bytes) -> messages.Done | messages.Refused:
        """Who it is, is asked each time: he may have another name by now, or be signed out. What comes to nothing costs
        something too."""
        id = ""
        try:
            known = self.server.somebody(self.socket)
            command = self._read(said, known)
            id = command.id
            if known is None:
                self.server.guard.work("frame", self.socket)
            asks = known or self.server.person(self.socket)
            asker = self if self._within else None
            return await self.server.do(self.server.hall.room(table), command, asks, self.socket, asker)
        except Refused as why:
            return refusal_message(why, id)

    def _read(self, said: str | bytes, known: Person | None) -> Any:
        try:
            return wire.read_command(said)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            self.server.guard.work("frame", self.socket, known)
            raise Refused(refusal("unreadable-body", text=str(error)[:200])) from error
