"""Authentication of requests, by token. A notification link signs a device in for one table only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refusal, Refused, refusal
from presidium.server.http.site import inside
from presidium.server.people.repository import PeopleRepository, Person, SignedIn, hashed

COOKIE: Final = "presidium"
TABLES: Final = "/api/tables/"
TOKEN: Final = "presidium.token"
"""Key of the ASGI scope under which the request's token is cached."""
KEY: Final = "presidium.key"
"""Key of the ASGI scope under which the token's hash is cached."""

Handler = Callable[[Request], Awaitable[Response]]


class Authenticator:
    def __init__(self, people: PeopleRepository, closed: bool) -> None:
        self.people = people
        self.closed = closed
        """True if new people need an invitation."""

    async def person(self, request: Request | WebSocket) -> Person:
        """Returns the person who sends the request. Raises Refused if the sender is not signed in."""
        found = await self.somebody(request)
        if found is None:
            raise await self.to_nobody(request, refusal("who-are-you"))
        return found

    async def somebody(self, request: Request | WebSocket) -> Person | None:
        """Returns the person who sends the request; None if they are not signed in, or only for other tables."""
        return within(await self.signed_in(request), request)

    def remembered(self, request: Request | WebSocket) -> Person | None:
        """Like `somebody`, but from the cache alone. None if the sender is not signed in or the token is not cached."""
        return within(self.people.cached(self.key_of(request)), request)

    async def signed_in(self, request: Request | WebSocket) -> SignedIn | None:
        """Returns who owns the request's token and what the token is valid for; None if the token is unknown."""
        return await self.people.known(self.key_of(request))

    def key_of(self, request: Request | WebSocket) -> str:
        """The hash of the request's token; empty if there is none."""
        if KEY not in request.scope:
            token = self.token(request)
            request.scope[KEY] = hashed(token) if token else ""
        return str(request.scope[KEY])

    def token(self, request: Request | WebSocket) -> str | None:
        """The request's token, from the Authorization header or the cookie; None if there is none."""
        if TOKEN not in request.scope:
            bearer = request.headers.get("authorization", "")
            found = bearer[7:] if bearer[:7].lower() == "bearer " else request.cookies.get(COOKIE)
            request.scope[TOKEN] = found
        known: str | None = request.scope[TOKEN]
        return known

    async def to_nobody(self, request: Request | WebSocket, why: Refusal) -> Refused:
        """Returns the refusal for a sender without access: banned, signed in for other tables only, or else `why`."""
        if await self.people.is_banned(self.token(request)):
            return Refused(refusal("banned"))
        return Refused(why if await self.signed_in(request) is None else refusal("one-table-only"))

    async def must_be_wholly_here(self, request: Request | WebSocket) -> None:
        """Raises Refused if the sender's device is signed in for some tables only: the request needs full access."""
        known = await self.signed_in(request)
        if known is not None and known.only:
            raise Refused(refusal("one-table-only"))

    async def must_be_inside(self, request: Request | WebSocket) -> None:
        """Raises Refused if the server is closed to new people and the sender of the request is not signed in."""
        if self.closed and await self.somebody(request) is None:
            raise await self.to_nobody(request, refusal("hall-closed"))

    def inside(self, handler: Handler) -> Handler:
        """Wraps a request handler, so that a closed server runs the handler for signed-in people only."""

        async def only_inside(request: Request) -> Response:
            await self.must_be_inside(request)
            return await handler(request)

        return only_inside


def within(known: SignedIn | None, request: Request | WebSocket) -> Person | None:
    """Returns the owner of a token if the token is valid for the request's table; None otherwise."""
    return known.person if known is not None and (not known.only or table_in(request) in known.only) else None


def table_in(request: Request | WebSocket) -> str:
    """Returns the id of the table in the request's path; empty if the path is not about a table."""
    return str(request.path_params.get("table", "")) if inside(request.scope).startswith(TABLES) else ""
