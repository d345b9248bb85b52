"""Who asks. A person by his token; whoever came by a call is that person at its table, and nobody anywhere else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refusal, Refused, refusal
from presidium.table.people import People, Person, SignedIn, hashed
from presidium.table.site import inside

COOKIE: Final = "presidium"
TABLES: Final = "/api/tables/"
TOKEN: Final = "presidium.token"
"""In the scope of what is asked: the token it was asked with."""
KEY: Final = "presidium.key"
"""And its hash."""

Handler = Callable[[Request], Awaitable[Response]]


class Asking:
    def __init__(self, people: People, closed: bool) -> None:
        self.people = people
        self.closed = closed
        """Whether strangers come in by invitation only."""

    def person(self, request: Request | WebSocket) -> Person:
        """Whoever this is; Refused if it is nobody."""
        found = self.somebody(request)
        if found is None:
            raise self.to_nobody(request, refusal("who-are-you"))
        return found

    def somebody(self, request: Request | WebSocket) -> Person | None:
        """Whoever this is, for what is asked."""
        known = self.signed_in(request)
        return known.person if known is not None and (not known.only or table_in(request) in known.only) else None

    def signed_in(self, request: Request | WebSocket) -> SignedIn | None:
        """Whose device this is, whatever is asked: to tell him so, or to have him come in anew."""
        if KEY not in request.scope:
            token = self.token(request)
            request.scope[KEY] = hashed(token) if token else ""
        return self.people.known(request.scope[KEY])

    def token(self, request: Request | WebSocket) -> str | None:
        """The one it was asked with; of a stream that stays open it is found once."""
        if TOKEN not in request.scope:
            bearer = request.headers.get("authorization", "")
            found = bearer[7:] if bearer[:7].lower() == "bearer " else request.cookies.get(COOKIE)
            request.scope[TOKEN] = found
        known: str | None = request.scope[TOKEN]
        return known

    def to_nobody(self, request: Request | WebSocket, why: Refusal) -> Refused:
        """What is said to whoever is nobody here; or, if he is somebody at another table, that."""
        if self.people.is_banned(self.token(request)):
            return Refused(refusal("banned"))
        return Refused(why if self.signed_in(request) is None else refusal("one-table-only"))

    def must_be_wholly_here(self, request: Request | WebSocket) -> None:
        """For what leads away from a table, though it is asked there."""
        known = self.signed_in(request)
        if known is not None and known.only:
            raise Refused(refusal("one-table-only"))

    def must_be_inside(self, request: Request | WebSocket) -> None:
        """A closed hall shows its tables to nobody who is not somebody."""
        if self.closed and self.somebody(request) is None:
            raise self.to_nobody(request, refusal("hall-closed"))

    def inside(self, handler: Handler) -> Handler:
        """What in a closed hall is for those who are in it."""

        async def only_inside(request: Request) -> Response:
            self.must_be_inside(request)
            return await handler(request)

        return only_inside


def table_in(request: Request | WebSocket) -> str:
    """The table that is asked about; empty where it is something else, such as one's own calls to it."""
    return str(request.path_params.get("table", "")) if inside(request.scope).startswith(TABLES) else ""
