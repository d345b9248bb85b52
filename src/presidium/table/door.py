"""The door: connections, before and beside what is asked on them. Whoever is slow, or floods, is not waited for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from presidium.table.guard import whence
from presidium.table.limits import Limits
from presidium.table.rubbish import Rubbish

FAREWELL: Final = 2.0
"""How long somebody has to take the last words."""
LINE: Final = "presidium.line"
"""In the scope: the connection itself, which can be ended whatever is unsent, or handed on to another process."""
MEASURED: Final = "A body has to come with its length."
FOREVER: Final = 1e6
BITE: Final = 2048
"""How much is read at a time: a quarter of a megabyte of tiny frames would halt all tables for half a second."""


HEAD: Final = 16 * 1024
MOST: Final = 256 * 1024
"""How much of a request is kept to be handed on; more than any may be."""
HERE: Final = ("127.0.0.1", 0)
"""Where whoever comes by a Unix socket comes from: from this machine, as the proxy before us."""


class Door:
    """Who is inside. Of proxies that are believed the limits are those of whom they bring, counted elsewhere."""

    def __init__(self, limits: Limits, proxies: str, room_for: float, rubbish: Rubbish, unix: bool = False) -> None:
        self.unix = unix
        """Whether all come by a Unix socket."""
        self.limits = limits
        self.room_for = room_for
        self.inside = 0
        self.rubbish = rubbish
        self._proxies = ProxyHeadersMiddleware(None, proxies).trusted_hosts  # type: ignore[arg-type]
        self._from: Counter[str] = Counter()
        self._spoken_on: list[Line] = []

    def speaks(self, line: Line) -> None:
        """Something is said on it: at the end of this turn of the loop it is sent, with all that is said by then."""
        if not self._spoken_on:
            line.loop.call_soon(self._send)
        self._spoken_on.append(line)

    def _send(self) -> None:
        lines, self._spoken_on = self._spoken_on, []
        for line in lines:
            with suppress(OSError, RuntimeError):  # nobody waits for one that has just broken
                line.send_said()

    def enter(self, host: str) -> bool:
        at = whence(host)
        crowded = self._from[at] >= self.limits.connections and host not in self._proxies
        if crowded or self.inside >= self.room_for:
            return False
        self._from[at] += 1
        self.inside += 1
        return True

    def leave(self, host: str, badly: bool = False) -> None:
        """`badly`: what came could not be read. The libraries then keep why, and that holds the connection."""
        at = whence(host)
        self.inside -= 1
        if badly:
            self.rubbish.leave()
        self._from[at] -= 1
        if not self._from[at]:
            del self._from[at]

    def protocols(self) -> dict[str, Any]:
        """What uvicorn is to speak."""
        return {"http": partial(Call, self), "ws": partial(Line, self)}


class Deadline:
    """Something has to be done by the other side within its time; it does not help to do a little of it."""

    def __init__(self) -> None:
        self.what = ""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, what: str, seconds: float, late: Callable[[], None]) -> None:
        """`late` is called then, and not held any longer: else a connection would hold itself."""
        if what != self.what:
            self.clear()
            self.what = what
            self._timer = asyncio.get_running_loop().call_later(min(seconds, FOREVER), late)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.what, self._timer = "", None


class Requests(h11.Connection):
    """What is asked, if its body comes with its length: in pieces of a byte it would cost a thousand times more."""

    unmeasured = False

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            self.unmeasured = True
            raise h11.RemoteProtocolError(MEASURED)
        return event


class Call(H11Protocol):
    """A connection that asks by HTTP: the head of a request, its body, and taking the answer, each have their time."""

    def __init__(self, door: Door, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self.door = door
        self.conn: Requests = Requests(h11.SERVER, HEAD)
        self._inside = self._upgraded = False
        self.said: bytes | None = b""
        """What has come of the request that is being answered; None where that cannot be told from others."""
        self._asking, self._taking = Deadline(), Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.unix:
            self.client = HERE
        self._inside = self.door.enter(host_of(self))
        if self._inside:
            self._asking.set("head", self.door.limits.head_seconds, transport.abort)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.clear()
        self._taking.clear()
        if self._inside:
            self.door.leave(host_of(self), self.conn.their_state is h11.ERROR)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # else one that broke off would be kept until it had been idle long enough
        if self.scope is not None:  # through which it would hold itself
            self.scope.pop(LINE, None)  # type: ignore[typeddict-item]

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True  # from now on it is a `Line`, and no request is late any more
        self._asking.clear()
        self._taking.clear()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        self._note(data)
        super().data_received(data)
        if self._upgraded:
            return
        if self.scope is not None:
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]
        their, limits = self.conn.their_state, self.door.limits
        if their is h11.IDLE:
            self._asking.set("head", limits.head_seconds, self.transport.abort)
        elif their is h11.SEND_BODY:
            self._asking.set("body", limits.body_seconds, self.transport.abort)
        else:
            self._asking.clear()

    def _note(self, data: bytes) -> None:
        """Where several requests come at once nobody knows which bytes are whose, and none of them is handed on."""
        one = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if self.said is not None:
            self.said = self.said + data if one and len(self.said) < MOST else None

    def let_go(self) -> None:
        """Of a connection that another process has: nothing more is read or written here, and it stays open."""
        self.transport.abort()

    def on_response_complete(self) -> None:
        if self.said is not None:
            self.said = None if self.conn.trailing_data[0] else b""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # refused before all of it was there: nobody reads the rest
            self.flow.pause_reading()
            self._asking.set("farewell", FAREWELL, self.transport.abort)
        self._to_be_taken()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(MEASURED if self.conn.unmeasured else msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._to_be_taken()

    def _to_be_taken(self) -> None:
        self._taking.clear()
        if self.transport.get_write_buffer_size():
            self._taking.set("answer", self.door.limits.answer_seconds, self._not_taken)

    def _not_taken(self) -> None:
        self._taking.clear()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


class Line(WebSocketsSansIOProtocol):
    """A WebSocket. What is unsent on it is bounded by `Socket`, which can end it; here pings and fragments are."""

    def __init__(self, door: Door, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self.door = door
        self._frames, self._counted = door.limits.frames.most, self.loop.time()
        self._rest = b""
        self._unsent: list[bytes] = []
        """What has been said in this turn of the loop."""
        self.takes: Callable[[bytes], bool] | None = None
        """Whoever can do at once what is said, and says whether he has."""
        self.said: bytes | None = None
        """Before there is a line: what asks for one."""
        self._ending = Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.unix:
            self.client = HERE

    def connection_lost(self, exc: Exception | None) -> None:
        self._ending.clear()
        self.door.leave(host_of(self), bool(self.conn.handshake_exc or self.conn.parser_exc))
        super().connection_lost(exc)
        getattr(self, "scope", {}).pop(LINE, None)  # it may never have asked for anything

    async def send(self, message: Any) -> None:
        if not self.handshake_complete and self.transport.is_closing():  # gone before there was a line
            raise ClientDisconnected
        self.send_said()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it has been answered with a refusal, which uvicorn would call an error
        if self.close_sent:
            self._read_on()

    def say(self, text: bytes) -> bool:
        """Send this, if nothing waits to be taken; False: it has to wait its turn. To whom two things are said in one
        turn of the loop they come as one: what is sent costs by how often, not by how much."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        if not self._unsent:
            self.door.speaks(self)
        self._unsent += head_of(len(text)), text
        return True

    def send_said(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def shutdown(self) -> None:
        self.send_said()
        super().shutdown()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.said = (self.said or b"") + data
        self._rest += data
        if self.read_paused:
            self.transport.pause_reading()
        self._read_on()

    def send_receive_event_to_app(self) -> None:
        """No more is read of what has come while a message waits to be heard. The line itself is only stopped when more
        does come: most say one thing at a time, and to stop and start it are two words to the machine. After our
        farewell nobody hears anything, and all is read: the other side's comes last, and it waits for us to hang up."""
        if self.close_sent:
            if self._may_go_on():
                super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 and self.curr_msg_data_type == "text" else b""
        if text and self.takes is not None and self.queue.empty() and self.takes(text):
            self.frames = []
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        if self.queue.empty():
            self.read_paused = paused

    def _read_on(self) -> None:
        """Bite by bite, and no further than the first message that waits to be heard."""
        data, at = self._rest, 0
        while at < len(data) and not self.read_paused and not self.transport.is_closing():
            super().data_received(data[at : at + BITE])
            at += BITE
        self._rest = data[at:]

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def handle_ping(self) -> None:
        if self._may_go_on():
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.conn.data_to_send()  # who does not read needs no answer

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """One more frame that says nothing by itself; whoever floods us with them is cut off."""
        rate, now = self.door.limits.frames, self.loop.time()
        self._frames = min(rate.most, self._frames + (now - self._counted) * rate.a_second) - 1
        self._counted = now
        if self._frames < 0:
            self.transport.abort()
        return self._frames >= 0

    # How it ends

    @property
    def open(self) -> bool:
        return not self.transport.is_closing()

    def abort(self) -> None:
        self.transport.abort()

    def let_go(self) -> None:
        """Of a connection that another process has, where it will become a line."""
        self.handshake_complete = True  # nobody is to answer it here
        self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        if not self.disconnected:
            self._ending.set("end", self.close_timeout + FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def head_of(length: int) -> bytes:
    """What comes before a text of so many bytes that is sent in one piece, as it is (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 2**16 else b"\x81\x7f" + length.to_bytes(8)


def host_of(connection: Call | Line) -> str:
    return "?" if connection.client is None else connection.client[0]
