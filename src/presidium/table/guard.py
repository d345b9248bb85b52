"""What keeps a server usable by all: limits per person and address, and the same-origin check."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refused, refusal
from presidium.table.limits import Limits, Rate
from presidium.table.people import Person

SAFE: Final = ("GET", "HEAD", "OPTIONS")
REMEMBERED: Final = 20_000
WAIT: Final = 1.0
"""How long whoever asks too much waits for his refusal; on a line, before he is listened to again."""


COSTS: Final = {
    "request": 0.5,  # any, the page's too: 0.25 to 0.9
    "table": 2.0,
    "list": 2.0,  # 100 tables in memory
    "load": 15.0,  # a table that has left it: a running one 6, one that is over 13 to 21
    "hello": 3.0,  # Goulag 0.5, Kremlin 3 to 5
    "stream": 4.0,  # with its hello
    "frame": 0.2,  # what is refused on a line: 0.13
    "talk": 1.0,  # a line of chat, on disk and told: 0.6 on a line, 1.1 by itself
    "command": 2.0,  # an answer and what the bots make of it: 1 to 3
    "lesson": 10.0,  # played again from its beginning: Goulag 4
    "code": 4.0,  # drawn; kept: nothing
    "picture": 60.0,  # drawn; kept: nothing
    "pravda": 30.0,  # Goulag 2, Kremlin 15 to 40; kept: nothing
    "record": 25.0,  # Goulag 2, Kremlin 22 to 28; kept: nothing
    "history": 100.0,  # from the journal; out of memory 2
    "eyes": 120.0,  # Goulag 4, Kremlin 34 to 140; kept: nothing
    "beliefs": 500.0,  # beside the server: Goulag 60, Kremlin 400, Politburo up to 3,000; kept: nothing
    "charts": 150.0,  # beside the server: Goulag 5, Kremlin 60 to 150; kept: nothing
    "advice": 500.0,  # Goulag 40, Kremlin 200, and the process it is thought in is one for all
    "why": 1_000.0,  # the same with a whole game played again first, and a master's second; kept: nothing
    "export": 500.0,  # every journal of one's own is read
    "bots": 200.0,  # a whole game of bots: Goulag 10, Politburo 36, Kremlin 90 to 260
}
"""What things take, in milliseconds of the machine's time, as `benchmarks/server/costs.py` measures it."""

Spent = tuple[str, str, float]
"""Of which limit, by whom, how much."""


class Remembered(Protocol):
    """What those who have spent something have left, by limit and by whom, and since when."""

    def get(self, key: tuple[str, str], otherwise: tuple[float, float]) -> tuple[float, float]: ...

    def put(self, key: tuple[str, str], left: float, then: float) -> None: ...


class Known:
    """The same, known to one process."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.clock = clock
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def get(self, key: tuple[str, str], otherwise: tuple[float, float]) -> tuple[float, float]:
        return self._left.get(key, otherwise)

    def put(self, key: tuple[str, str], left: float, then: float) -> None:
        self._left[key] = left, then
        if len(self._left) > REMEMBERED:
            self._forget(self.clock())

    def __len__(self) -> int:
        return len(self._left)

    def _forget(self, now: float) -> None:
        """Whoever has everything again needs no remembering; of too many others the longest gone are forgotten."""

        def lacks(of: tuple[str, str]) -> bool:
            rate, (left, then) = getattr(self.limits, of[0]), self._left[of]
            return bool(left + (now - then) * rate.a_second < rate.most)

        lacking = sorted(filter(lacks, self._left), key=lambda of: self._left[of][1])
        self._left = {of: self._left[of] for of in lacking[-REMEMBERED // 2 :]}


class Guard:
    def __init__(self, limits: Limits, clock: Callable[[], float], spent: Remembered | None = None) -> None:
        """`spent`: where others spend of the same limits, what all of them know."""
        self.limits = limits
        self.clock = clock
        self._left = Known(limits, clock) if spent is None else spent
        self._sockets: dict[str, int] = {}
        self._shut: dict[str, str] = {}
        """From where nobody new comes in, and because of whom; known to this process alone."""

    def count(self, limit: str, who: str) -> None:
        """One more of what is counted: new people, tables, lines of chat."""
        if limit == "people" and who in self._shut:
            raise Refused(refusal("banned"))
        self._spend((limit, who, 1))

    def shut_out(self, address: str, person: str) -> None:
        """Whoever was shown the door would come back by it as somebody else; those who are in stay in."""
        self._shut[address] = person

    def let_in(self, person: str) -> None:
        self._shut = {address: who for address, who in self._shut.items() if who != person}

    def work(self, kind: str, request: Request | WebSocket, person: Person | None = None) -> None:
        """What this costs is the address's to spend, and the person's."""
        cost = COSTS[kind]
        here = "address_work", address_of(request), cost
        self._spend(here) if person is None else self._spend(here, ("work", person.id, cost))

    def _spend(self, *spent: Spent) -> None:
        """All of it, or nothing: Refused if there has been too much of late, with the time until there has not."""
        now, left, wait = self.clock(), {}, 0.0
        for limit, who, amount in spent:
            rate: Rate = getattr(self.limits, limit)
            before, then = self._left.get((limit, who), (rate.most, now))
            has = min(rate.most, before + max(0.0, now - then) * rate.a_second)
            wait = max(wait, (min(amount, rate.most) - has) / rate.a_second)
            left[limit, who] = (has - amount, now)
        if wait > 0:
            raise Refused(refusal("too-fast", seconds=ceil(wait)))
        for of, (has, then) in left.items():
            self._left.put(of, has, then)

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
    client = request.scope.get("client")
    return "?" if client is None else whence(client[0])


@lru_cache(REMEMBERED)
def whence(host: str) -> str:
    """What counts as one address: of IPv6 a whole network, for a household has 2⁶⁴ of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]  # whatever a proxy calls it
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))
    return str(address)


class Toll:
    """Every request costs its address something, the page's too; who has nothing left waits, and is refused."""

    def __init__(self, app: Any, guard: Guard, refused: Callable[[Refused, int], Response]) -> None:
        self.app = app
        self.guard = guard
        self.refused = refused

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        answer = self.app
        if scope["type"] == "http":
            try:
                self.guard.work("request", Request(scope))
            except Refused as why:
                await asyncio.sleep(WAIT)  # to refuse costs something too
                answer = self.refused(why, 429)
        await answer(scope, receive, send)


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
