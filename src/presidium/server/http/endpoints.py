"""Declares a handler's URL and its OpenAPI description in a decorator: `@endpoint("GET /me/career", …)`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from presidium.text import languages

if TYPE_CHECKING:
    from presidium.server.http.server import Server

H = TypeVar("H", bound=Callable[[Any, Request], Awaitable[Response]])

ENDPOINTS: Final = "endpoints"
"""Name of the attribute by which a handler function holds its endpoints."""
NUMBER: Final = {"type": "integer", "minimum": 0}


class Parameter(NamedTuple):
    """A path or query parameter of an endpoint."""

    name: str
    description: str
    schema: dict[str, Any]
    where: str
    required: bool


def path(name: str, description: str, schema: Any = None) -> Parameter:
    return Parameter(name, description, schema or {"type": "string"}, "path", True)


def query(name: str, description: str, schema: Any = None, required: bool = False) -> Parameter:
    return Parameter(name, description, schema or {"type": "string"}, "query", required)


LANGUAGE: Final = query("lang", "The language.", {"enum": list(languages()), "default": "en"})


class Endpoint(NamedTuple):
    """An HTTP method of an address below `/api`, as OpenAPI describes it."""

    method: str
    path: str
    id: str
    """The endpoint's `operationId` in OpenAPI. It is stable, as generated clients use it as a function name."""
    summary: str
    returns: Any
    """Type of the response body: a model, a list of a model, several models or another type; None if it is empty."""
    body: Any
    """Type of the request body: a model, a list of a model, several models or another type; None if there is none."""
    params: tuple[Parameter, ...]
    status: int
    media: str
    signed_in: bool
    """True if only signed-in people may send the request. The endpoint's handler checks this itself."""
    optional_body: bool
    otherwise: dict[int, str]
    """Further successful responses, all with an empty body: the status code and its description."""
    open_to_all: bool
    """True if people who are not signed in may send the request, even to a closed server."""
    tag: str
    """Heading under which OpenAPI lists the endpoint; if empty, the heading of its route group."""


def endpoint(
    at: str,
    id: str,
    summary: str,
    returns: Any = None,
    *params: Parameter,
    body: Any = None,
    status: int = 200,
    media: str = "application/json",
    signed_in: bool = False,
    optional_body: bool = False,
    otherwise: dict[int, str] | None = None,
    open_to_all: bool = False,
    tag: str = "",
) -> Callable[[H], H]:
    """Declares a URL such as "GET /me" and its OpenAPI description for a method of a `RouteGroup`."""
    method, address = at.split()
    made = Endpoint(
        *(method, address, id, summary, returns, body, params),
        *(status, media, signed_in, optional_body, otherwise or {}, open_to_all, tag),
    )

    def stated(handler: H) -> H:
        vars(handler).setdefault(ENDPOINTS, []).insert(0, made)
        return handler

    return stated


class RouteGroup:
    """Request handlers of one subject. Their URLs are matched in the order of the methods in the class."""

    tag: ClassVar[str] = ""

    def __init__(self, server: Server) -> None:
        self.server = server

    @classmethod
    def handlers(cls) -> Iterator[tuple[str, list[Endpoint]]]:
        """Returns the names of the handler methods, each with its endpoints."""
        return ((name, vars(each)[ENDPOINTS]) for name, each in vars(cls).items() if hasattr(each, ENDPOINTS))

    @classmethod
    def endpoints(cls) -> list[Endpoint]:
        return [each._replace(tag=each.tag or cls.tag) for _, several in cls.handlers() for each in several]

    def routes(self) -> list[BaseRoute]:
        """Returns the handlers' routes. A subclass may add routes outside `/api`, which OpenAPI does not describe."""
        return [
            Route(f"/api{address}", self._handler(name, open_to_all), methods=[each.method for each in several])
            for name, endpoints in self.handlers()
            for (address, open_to_all), several in groupby(endpoints, lambda each: (each.path, each.open_to_all))
        ]

    def _handler(self, name: str, open_to_all: bool) -> Callable[[Request], Awaitable[Response]]:
        handler = getattr(self, name)
        return self.server.guarded(handler if open_to_all else self.server.inside(handler))
