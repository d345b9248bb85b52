"""Tells a client how its request reached the server, so that `presidium doctor` can check the proxy."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from presidium.core import Refused
from presidium.server.http.responses import json

if TYPE_CHECKING:
    from presidium.server.http.rate_limit import RateLimiter

PATH: Final = "/seen"
CLOSE_NORMAL: Final = 1000
CLOSE_TOO_MUCH: Final = 1013


class Sight(msgspec.Struct):
    """How a client's request reached the server. All values concern the client only."""

    scheme: str
    """The request's scheme, `http` or `https`, as a trusted proxy reports it."""
    host: str
    """The request's `Host` header."""
    address: str
    """Address that rate limits apply to: the visitor's, or the proxy's if the proxy is not trusted."""
    forwarded_for: str
    """The request's `X-Forwarded-For` headers; empty if there are none."""
    forwarded_proto: str
    """The request's `X-Forwarded-Proto` header; empty if there is none."""


def sight(asked: HTTPConnection) -> Sight:
    client = asked.scope.get("client")
    return Sight(
        {"ws": "http", "wss": "https"}.get(asked.url.scheme, asked.url.scheme),
        asked.headers.get("host", ""),
        "" if client is None else str(client[0]),
        ", ".join(asked.headers.getlist("x-forwarded-for")),
        asked.headers.get("x-forwarded-proto", ""),
    )


class Seen:
    def __init__(self, guard: RateLimiter) -> None:
        self.limiter = guard

    def routes(self) -> list[Route | WebSocketRoute]:
        return [Route(PATH, self.show), WebSocketRoute(PATH, self.say)]

    async def show(self, request: Request) -> Response:
        return json(sight(request))

    async def say(self, line: WebSocket) -> None:
        """Sends the client's `Sight` on a WebSocket and closes it; this shows if the proxy forwards WebSockets."""
        try:
            self.limiter.charge("stream", line)
        except Refused:
            await line.close(CLOSE_TOO_MUCH)
            return
        with suppress(WebSocketDisconnect, RuntimeError):
            await line.accept()
            await line.send_bytes(msgspec.json.encode(sight(line)))
            await line.close(CLOSE_NORMAL)
