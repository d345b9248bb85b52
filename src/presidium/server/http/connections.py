"""HTTP and WebSocket protocols for uvicorn, with limits per address and timeouts against slow or flooding clients."""

from __future__ import annotations

import asyncio
import logging
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

from presidium.server.base.gc_policy import GcPolicy
from presidium.server.base.limits import Limits
from presidium.server.http.line import CLOSE_TIMEOUT_S, CONNECTION_KEY
from presidium.server.http.rate_limit import whence

LENGTH_REQUIRED_TEXT: Final = "A body has to come with its length."
NO_TIMEOUT_S: Final = 1e6
PARSE_BYTES: Final = 2048
"""Bytes of WebSocket data parsed at a time. Parsing 256 kB of tiny frames at once would stall all tables for 0.5 s."""


MAX_HEAD_BYTES: Final = 16 * 1024
MAX_KEPT_BYTES: Final = 256 * 1024
"""Bytes of a request kept so that it can be forwarded to another worker; every allowed request is shorter."""
UNIX_CLIENT: Final = ("127.0.0.1", 0)
"""Client address used for requests through a Unix socket, because there the proxy runs on this machine."""


ACCEPTING: Final = logging.getLogger("presidium.http.line")
"""Logger for WebSockets. At level INFO uvicorn would log the visitor's address, the table and the seat."""
ACCEPTING.setLevel(logging.WARNING)


class ConnectionLimiter:
    """Limits open connections, in total and per address; the addresses of trusted proxies are exempt."""

    def __init__(self, limits: Limits, proxies: str, room_for: float, rubbish: GcPolicy, unix: bool = False) -> None:
        self.unix = unix
        """True if all requests arrive through a Unix socket."""
        self.limits = limits
        self.room_for = room_for
        self.inside = 0
        self.rubbish = rubbish
        self._proxies = ProxyHeadersMiddleware(None, proxies).trusted_hosts  # type: ignore[arg-type]
        self._from: Counter[str] = Counter()
        self._spoken_on: list[WebSocketProtocol] = []

    def speaks(self, line: WebSocketProtocol) -> None:
        """Schedules one write of all messages queued on this WebSocket, at the end of the event-loop turn."""
        if not self._spoken_on:
            line.loop.call_soon(self._send)
        self._spoken_on.append(line)

    def _send(self) -> None:
        lines, self._spoken_on = self._spoken_on, []
        for line in lines:
            with suppress(OSError, RuntimeError):  # the connection may just have broken
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
        """Counts a connection as closed. `badly`: it sent unreadable data, whose error forms a reference cycle."""
        at = whence(host)
        self.inside -= 1
        if badly:
            self.rubbish.leave()
        self._from[at] -= 1
        if not self._from[at]:
            del self._from[at]

    def protocols(self) -> dict[str, Any]:
        """Returns keyword arguments for uvicorn that make it use this server's connection protocols."""
        return {"http": partial(HttpProtocol, self), "ws": partial(WebSocketProtocol, self)}


class Deadline:
    """A timeout for one action of the client, such as sending a request's head. Partial progress does not extend it."""

    def __init__(self) -> None:
        self.what = ""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, what: str, seconds: float, late: Callable[[], None]) -> None:
        """Calls `late` after these seconds unless `clear` is called; the same `what` again does not restart the
        timeout."""
        if what != self.what:
            self.clear()
            self.what = what
            self._timer = asyncio.get_running_loop().call_later(min(seconds, NO_TIMEOUT_S), late)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.what, self._timer = "", None


class Requests(h11.Connection):
    """HTTP parser that requires a length for each request body: parsing tiny chunks would cost 1,000 times the CPU."""

    unmeasured = False

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            self.unmeasured = True
            raise h11.RemoteProtocolError(LENGTH_REQUIRED_TEXT)
        return event


class HttpProtocol(H11Protocol):
    """An HTTP connection with a timeout each for sending the head, sending the body and reading the response."""

    def __init__(self, door: ConnectionLimiter, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self.door = door
        self.conn: Requests = Requests(h11.SERVER, MAX_HEAD_BYTES)
        self._inside = self._upgraded = False
        self.said: bytes | None = b""
        """Bytes of the current request; None if they cannot be separated from the next request's bytes."""
        self._asking, self._taking = Deadline(), Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.unix:
            self.client = UNIX_CLIENT
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
        self._unset_keepalive_if_required()  # else the idle timer would keep a broken connection alive
        if self.scope is not None:  # it would form a reference cycle
            self.scope.pop(CONNECTION_KEY, None)  # type: ignore[typeddict-item]

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True  # the WebSocket protocol takes over; no request timeout applies
        self._asking.clear()
        self._taking.clear()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        self._note(data)
        super().data_received(data)
        if self._upgraded:
            return
        if self.scope is not None:
            self.scope[CONNECTION_KEY] = self  # type: ignore[typeddict-unknown-key]
        their, limits = self.conn.their_state, self.door.limits
        if their is h11.IDLE:
            self._asking.set("head", limits.head_seconds, self.transport.abort)
        elif their is h11.SEND_BODY:
            self._asking.set("body", limits.body_seconds, self.transport.abort)
        else:
            self._asking.clear()

    def _note(self, data: bytes) -> None:
        """Keeps the bytes of the current request. Keeps none if requests are pipelined, because their bytes mix."""
        one = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if self.said is not None:
            self.said = self.said + data if one and len(self.said) < MAX_KEPT_BYTES else None

    def let_go(self) -> None:
        """Closes this process's copy of the socket after another process took over; the client stays connected."""
        self.transport.abort()

    def on_response_complete(self) -> None:
        if self.said is not None:
            self.said = None if self.conn.trailing_data[0] else b""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # refused before the body was complete: the rest is not read
            self.flow.pause_reading()
            self._asking.set("farewell", CLOSE_TIMEOUT_S, self.transport.abort)
        self._to_be_taken()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(LENGTH_REQUIRED_TEXT if self.conn.unmeasured else msg)

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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with a limit on pings and fragments; the class `Socket` limits its unsent messages and can cut it."""

    def __init__(self, door: ConnectionLimiter, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self.door = door
        self.logger = self.conn.logger = ACCEPTING
        self._frames, self._counted = door.limits.frames.most, self.loop.time()
        self._rest = b""
        self._unsent: list[bytes] = []
        """WebSocket frames to be written at the end of this event-loop turn."""
        self.takes: Callable[[bytes], bool] | None = None
        """Callback that handles a client's message without a task switch; returns False if it cannot."""
        self.said: bytes | None = None
        """Bytes of the WebSocket's handshake request; None before the first byte."""
        self._ending = Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.unix:
            self.client = UNIX_CLIENT

    def connection_lost(self, exc: Exception | None) -> None:
        self._ending.clear()
        self.door.leave(host_of(self), bool(self.conn.handshake_exc or self.conn.parser_exc))
        super().connection_lost(exc)
        getattr(self, "scope", {}).pop(CONNECTION_KEY, None)  # it may never have sent a request

    async def send(self, message: Any) -> None:
        if not self.handshake_complete and self.transport.is_closing():  # the client left before the handshake ended
            raise ClientDisconnected
        self.send_said()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # the handshake was refused; uvicorn would log an error
        if self.close_sent:
            self._read_on()

    def say(self, text: bytes) -> bool:
        """Queues a WebSocket message and returns True; returns False if an earlier message is still unsent. All
        messages of one event-loop turn are sent as one write, because the cost is per write and not per byte."""
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

    # Receiving

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.said = (self.said or b"") + data
        self._rest += data
        if self.read_paused:
            self.transport.pause_reading()
        self._read_on()

    def send_receive_event_to_app(self) -> None:
        """Passes a WebSocket message to the application; parsing stops until the application has taken the message.

        The socket itself is paused only when more data arrives, because most clients send one message at a time and
        each pause costs two system calls. After the server's close frame everything is read, because the client's close
        frame comes last.
        """
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
        """Parses received WebSocket data piece by piece, until a message waits for the application."""
        data, at = self._rest, 0
        while at < len(data) and not self.read_paused and not self.transport.is_closing():
            super().data_received(data[at : at + PARSE_BYTES])
            at += PARSE_BYTES
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
                self.conn.data_to_send()  # drop the pong: the client does not read

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Counts a control frame or fragment of a WebSocket; cuts the connection if it exceeds the rate limit."""
        rate, now = self.door.limits.frames, self.loop.time()
        self._frames = min(rate.most, self._frames + (now - self._counted) * rate.a_second) - 1
        self._counted = now
        if self._frames < 0:
            self.transport.abort()
        return self._frames >= 0

    # Closing

    @property
    def open(self) -> bool:
        return not self.transport.is_closing()

    def abort(self) -> None:
        self.transport.abort()

    def let_go(self) -> None:
        """Closes this process's copy of the socket after another process took over and will accept the WebSocket."""
        self.handshake_complete = True  # so that nothing answers it here
        self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope[CONNECTION_KEY] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        if not self.disconnected:
            self._ending.set("end", self.close_timeout + CLOSE_TIMEOUT_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def head_of(length: int) -> bytes:
    """Header of an unmasked, unfragmented WebSocket text frame of this many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 2**16 else b"\x81\x7f" + length.to_bytes(8)


def host_of(connection: HttpProtocol | WebSocketProtocol) -> str:
    return "?" if connection.client is None else connection.client[0]
