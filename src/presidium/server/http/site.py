"""Serves the site below a URL path, such as https://example.org/presidium, beside other applications.

Routing ignores this prefix (`inside`). Links, cookies and forms that the server sends begin with the prefix (`path_of`)
or with the complete base URL (`home`).
"""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from presidium.core import Refused, refusal

_PART: Final = re.compile(r"(?!\.+$)[A-Za-z0-9._~-]+")


def chosen(text: str) -> str:
    """Returns the host's path prefix, such as `/presidium`; empty if there is none. Refused if it is invalid."""
    parts = text.strip("/").split("/") if text.strip("/") else []
    if not all(map(_PART.fullmatch, parts)):
        raise Refused(refusal("not-a-path", text=text[:100]))
    return "".join(f"/{part}" for part in parts)


def path_of(request: HTTPConnection) -> str:
    """Returns the path prefix of the request's site, such as `/presidium`; empty if the site has none."""
    return str(request.scope.get("root_path", ""))


def home(request: HTTPConnection) -> str:
    """Returns the site's base URL, with scheme and host as in the client's request."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}{path_of(request)}"


def inside(scope: Any) -> str:
    """Returns the path of a request without the site's path prefix."""
    return str(scope["path"]).removeprefix(scope.get("root_path", ""))


class Site:
    """ASGI middleware for a site below a path prefix: passes on the requests with the prefix. It redirects the root and
    the bare prefix, and answers any other path with 404."""

    def __init__(self, app: Any, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif scope["path"].startswith(f"{self.path}/"):
            await self.app({**scope, "root_path": self.path}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await self._beside(scope)(scope, receive, send)

    def _beside(self, scope: Any) -> Response:
        if scope["path"] in ("/", self.path) and scope["method"] in ("GET", "HEAD"):
            query = scope["query_string"].decode("latin-1")
            return RedirectResponse(f"{self.path}/?{query}" if query else f"{self.path}/")
        return PlainTextResponse("Not Found", 404)
