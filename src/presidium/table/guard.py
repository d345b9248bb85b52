"""What keeps a server usable by all: limits per person and address, and the same-origin check."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refused, refusal

SAFE: Final = ("GET", "HEAD", "OPTIONS")
REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class Limits:
    """How often in a row, and how often a second in the long run; and how many sockets from one address."""

    rates: dict[str, tuple[float, float]] = field(
        default_factory=lambda: {
            "people": (20, 0.2),
            "tables": (20, 0.2),
            "commands": (200, 100.0),
            "chat": (6, 0.5),
            "frames": (400, 200.0),
            "history": (20, 1.0),
        }
    )
    sockets: int = 200


class Guard:
    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.clock = clock
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: dict[str, int] = {}

    def spend(self, kind: str, who: str) -> None:
        """One more of this kind; Refused if there have been too many of late."""
        most, rate = self.limits.rates[kind]
        now = self.clock()
        left, then = self._left.get((kind, who), (most, now))
        left = min(most, left + max(0.0, now - then) * rate)
        if left < 1:
            raise Refused(refusal("too-fast", seconds=round((1 - left) / rate) or 1))
        if len(self._left) > REMEMBERED:
            self._left.clear()
        self._left[kind, who] = (left - 1, now)

    def connect(self, address: str) -> None:
        if self._sockets.get(address, 0) >= self.limits.sockets:
            raise Refused(refusal("too-fast", seconds=1))
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def disconnect(self, address: str) -> None:
        left = self._sockets.get(address, 1) - 1
        if left:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)

    def origin(self, request: Request | WebSocket) -> None:
        """A page of another site may not act in somebody's name."""
        origin = request.headers.get("origin")
        try:
            ours = origin is None or urlsplit(origin).netloc == request.headers.get("host")
        except ValueError:
            ours = False
        if not ours:
            raise Refused(refusal("foreign-origin"))

    def wrap(self, handler: Any, refused: Callable[[Refused, int], Response], status: dict[str, int]) -> Any:
        async def guarded(request: Request) -> Response:
            try:
                if request.method not in SAFE:
                    self.origin(request)
                answer: Response = await handler(request)
            except Refused as why:
                return refused(why, status.get(why.why.id, 422))
            return answer

        return guarded


def address_of(request: Request | WebSocket) -> str:
    return request.client.host if request.client is not None else "?"


class SecurityHeaders:
    """What every answer says to the browser."""

    headers: Final = [
        (
            b"content-security-policy",
            b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
    ]
    unkept: Final = (b"cache-control", b"no-store")
    """For whatever does not say itself how long it may be kept."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                said = message["headers"]
                keeps = any(name.lower() == b"cache-control" for name, _ in said)
                message["headers"] = [*said, *self.headers, *(() if keeps else (self.unkept,))]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
