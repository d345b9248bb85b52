"""Rate limits per person and per address, bans of addresses, the same-origin check, and security headers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final, Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refused, refusal
from presidium.server.base import nul
from presidium.server.base.fair_queue import WHENCE
from presidium.server.base.limits import Limits, Rate
from presidium.server.people.repository import Person, hashed

log = logging.getLogger("presidium.server")

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
MAX_BUCKETS: Final = 20_000
REFUSAL_DELAY_S: Final = 1.0
"""Seconds that a client above its rate limit waits for the refusal, or for its next WebSocket message to be read."""


COSTS_MS: Final = {
    "request": 0.5,  # any request, the page's too: 0.25 to 0.9
    "table": 2.0,
    "list": 2.0,  # 100 tables in memory
    "load": 15.0,  # a table not in memory: a running one 6, a finished one 13 to 21
    "hello": 3.0,  # Goulag 0.5, Kremlin 3 to 5
    "stream": 4.0,  # including its hello
    "frame": 0.2,  # a refused WebSocket message: 0.13
    "talk": 1.0,  # a chat message, written and sent: 0.6 by WebSocket, 1.1 by HTTP
    "command": 2.0,  # an answer and the bots' answers to it: 1 to 3
    "lesson": 10.0,  # replayed from its beginning: Goulag 4
    "code": 4.0,  # drawn; cached: 0
    "picture": 60.0,  # drawn; cached: 0
    "pravda": 30.0,  # Goulag 2, Kremlin 15 to 40; cached: 0
    "record": 25.0,  # Goulag 2, Kremlin 22 to 28; cached: 0
    "history": 100.0,  # from the journal; from memory 2
    "eyes": 120.0,  # Goulag 4, Kremlin 34 to 140; cached: 0
    "beliefs": 500.0,  # other process: Goulag 60, Kremlin 400, Politburo up to 3,000; cached: 0
    "charts": 150.0,  # other process: Goulag 5, Kremlin 60 to 150; cached: 0
    "chances": 50.0,  # other process, which is charged by the second; cached: 0
    "advice": 500.0,  # Goulag 40, Kremlin 200; all share one process
    "why": 1_000.0,  # the same after a replay of the game; 1 s for `master`; cached: 0
    "export": 500.0,  # reads all journals of the person
    "bots": 200.0,  # a whole game of bots: Goulag 10, Politburo 36, Kremlin 90 to 260
}
"""CPU cost of each kind of request in milliseconds, as measured by `benchmarks/server/costs.py`."""

Spent = tuple[str, str, float]
"""A charge: the name of the rate limit, the address or person id that is charged, and the amount."""


class Remembered(Protocol):
    """Interface: stores token buckets by rate limit and address or person: tokens left and time of the last change."""

    def get(self, key: tuple[str, str], otherwise: tuple[float, float]) -> tuple[float, float]: ...

    def put(self, key: tuple[str, str], left: float, then: float) -> None: ...

    def alone(self) -> AbstractContextManager[None]:
        """Lock for the token buckets: while it is held, no other process reads or writes them."""


class Known:
    """Stores the rate limits' token buckets in this process's memory."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.clock = clock
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def get(self, key: tuple[str, str], otherwise: tuple[float, float]) -> tuple[float, float]:
        return self._left.get(key, otherwise)

    def alone(self) -> AbstractContextManager[None]:
        return nullcontext()

    def put(self, key: tuple[str, str], left: float, then: float) -> None:
        self._left[key] = left, then
        if len(self._left) > MAX_BUCKETS:
            self._forget(self.clock())

    def __len__(self) -> int:
        return len(self._left)

    def _forget(self, now: float) -> None:
        """Deletes full token buckets and, if too many remain, the ones that were unchanged for longest."""

        def lacks(of: tuple[str, str]) -> bool:
            rate, (left, then) = getattr(self.limits, of[0]), self._left[of]
            return bool(left + (now - then) * rate.a_second < rate.most)

        lacking = sorted(filter(lacks, self._left), key=lambda of: self._left[of][1])
        self._left = {of: self._left[of] for of in lacking[-MAX_BUCKETS // 2 :]}


class Shut(Protocol):
    """Interface: the addresses from which nobody may register, each with the banned person who used the address."""

    def add(self, address: str, person: str) -> None: ...

    def remove(self, person: str) -> None: ...

    def __contains__(self, address: str) -> bool: ...


class ShutHere:
    """Banned addresses in the memory of this process."""

    def __init__(self) -> None:
        self._by: dict[str, str] = {}

    def add(self, address: str, person: str) -> None:
        self._by[address] = person

    def remove(self, person: str) -> None:
        self._by = {address: who for address, who in self._by.items() if who != person}

    def __contains__(self, address: str) -> bool:
        return address in self._by


class RateLimiter:
    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float],
        spent: Remembered | None = None,
        shut: Shut | None = None,
    ) -> None:
        """`spent` and `shut` are the limits and bans that all workers share; None if this process keeps its own."""
        self.limits = limits
        self.clock = clock
        self._left = Known(limits, clock) if spent is None else spent
        self._sockets: dict[str, int] = {}
        self._shut = ShutHere() if shut is None else shut
        self.address = ""
        """Public base URL of the server as the host set it, without a slash at the end; empty if none."""
        self._told = False
        """True once the log warns that the proxy does not send X-Forwarded-Proto."""

    def count(self, limit: str, who: str) -> None:
        """Counts one event, such as a new person, a new table or a chat message. Raises Refused above the limit."""
        if limit == "people" and who in self._shut:
            raise Refused(refusal("banned"))
        self._spend((limit, who, 1))

    def is_right(self, request: Request, said: str, token: str, what: str) -> bool:
        """True if `said` is the host's token. Raises Refused if this address has guessed wrongly too often. A wrong
        guess counts towards the limit and is logged without the visitor's address; a right one does not count."""
        who, of = address_of(request), "guesses"
        self._spend((of, who, 1))
        if secrets.compare_digest(hashed(said), hashed(token)):
            with self._left.alone():
                now = self.clock()
                self._left.put((of, who), self._has(of, who, now) + 1, now)
            return True
        log.warning("a wrong token was sent to %s", what)
        return False

    def shut_out(self, address: str, person: str) -> None:
        """Bans an address from registering, so that a banned person cannot return. Existing accounts stay."""
        self._shut.add(address, person)

    def let_in(self, person: str) -> None:
        self._shut.remove(person)

    def charge(self, kind: str, request: Request | WebSocket, person: Person | None = None) -> None:
        """Charges a request's CPU cost to its address and person. Raises Refused if either has too little left."""
        cost = COSTS_MS[kind]
        here = "address_work", address_of(request), cost
        self._spend(here) if person is None else self._spend(here, ("work", person.id, cost))

    def must_have_time(self, address: str, person: str | None) -> None:
        """Raises Refused if this address or person has used up its time for heavy jobs."""
        self._spend(*((limit, who, 0.0) for limit, who in study_of(address, person)))

    def took(self, address: str, person: str | None, seconds: float) -> None:
        """Charges the measured time of a heavy job. The balance may become negative; the next job must then wait."""
        with self._left.alone():
            now = self.clock()
            for limit, who in study_of(address, person):
                self._left.put((limit, who), self._has(limit, who, now) - 1_000 * seconds, now)

    def _has(self, limit: str, who: str, now: float) -> float:
        rate: Rate = getattr(self.limits, limit)
        before, then = self._left.get((limit, who), (rate.most, now))
        return min(rate.most, before + max(0.0, now - then) * rate.a_second)

    def _spend(self, *spent: Spent) -> None:
        """Charges several token buckets, or none. Raises Refused, with the seconds to wait, if one lacks tokens."""
        left, wait = {}, 0.0
        with self._left.alone():
            now = self.clock()
            for limit, who, amount in spent:
                rate: Rate = getattr(self.limits, limit)
                has = self._has(limit, who, now)
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
        """Raises Refused if a page of another site sent the request: its Origin differs from our scheme, host and port.
        Our scheme is what the proxy reports; if it reports none, https counts if the public address has this host."""
        origin, host = request.headers.get("origin"), request.headers.get("host", "")
        https = request.url.scheme in ("https", "wss")
        told = https or "x-forwarded-proto" in request.headers
        public = f"{self.address}/".startswith(f"https://{host}/")
        ours = f"https://{host}" if https or (public and not told) else f"http://{host}"
        if origin in (None, ours) or (public and origin == f"https://{host}"):
            return
        if origin == f"https://{host}":
            self._scheme_is_missing()
        raise Refused(refusal("foreign-origin"))

    def _scheme_is_missing(self) -> None:
        if not self._told:
            self._told = True
            log.warning(
                "a page that came by https was refused because its request came by http: let the proxy send "
                "X-Forwarded-Proto, name the proxy with --proxies, or set the public address"
            )

    def wrap(self, handler: Any, refused: Callable[[Refused, int], Response], status: dict[str, int]) -> Any:
        async def guarded(request: Request) -> Response:
            try:
                if nul.in_url(path := request.scope["path"], request.scope["query_string"]):
                    raise Refused(refusal("no-such-address", text=path[:100].replace(nul.NUL, " ")))
                if request.method not in SAFE_METHODS:
                    self.origin(request)
                answer: Response = await handler(request)
            except Refused as why:
                return refused(why, status.get(why.why.id, 422))
            return answer

        return guarded


def study_of(address: str, person: str | None) -> tuple[tuple[str, str], ...]:
    """Returns the token buckets charged for a heavy job: the address's and, if signed in, the person's."""
    here = ("study", address)
    return (here,) if person is None else (here, ("study", person))


def address_of(request: Request | WebSocket) -> str:
    client = request.scope.get("client")
    return "?" if client is None else whence(client[0])


@lru_cache(MAX_BUCKETS)
def whence(host: str) -> str:
    """Returns the address that limits apply to. IPv6 counts by /64 network, because one household has 2⁶⁴ addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]  # a name that a proxy uses
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))
    return str(address)


class RequestCharge:
    """ASGI middleware that charges each request to its address; an address over its limit is refused after a delay."""

    def __init__(self, app: Any, guard: RateLimiter, refused: Callable[[Refused, int], Response]) -> None:
        self.app = app
        self.limiter = guard
        self.refused = refused

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        answer = self.app
        if scope["type"] != "lifespan":
            WHENCE.set(address_of(Request(scope) if scope["type"] == "http" else WebSocket(scope, receive, send)))
        if scope["type"] == "http":
            try:
                self.limiter.charge("request", Request(scope))
            except Refused as why:
                await asyncio.sleep(REFUSAL_DELAY_S)  # limits the cost of refusing
                answer = self.refused(why, 429)
        await answer(scope, receive, send)


class SecurityHeaders:
    """Adds security headers to every response."""

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
    """Cache-Control header added to every response that has none."""

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
