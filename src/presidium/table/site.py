"""A house under a path of a site that shows other things as well, such as https://example.org/presidium.

Inside nobody thinks of it: what is asked for is known by its address from the door on (`inside`). An address that
leaves the house, in a link, a cookie or a form, begins with the path (`path_of`), or with the whole address (`home`).
"""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from presidium.core import Refused, refusal

_PART: Final = re.compile(r"(?!\.+$)[A-Za-z0-9._~-]+")


def chosen(text: str) -> str:
    """A path as a host has written it: `/presidium`, or nothing; Refused if it is none."""
    parts = text.strip("/").split("/") if text.strip("/") else []
    if not all(map(_PART.fullmatch, parts)):
        raise Refused(refusal("not-a-path", text=text[:100]))
    return "".join(f"/{part}" for part in parts)


def path_of(request: HTTPConnection) -> str:
    """What every address of ours begins with at the site it was asked for; mostly nothing."""
    return str(request.scope.get("root_path", ""))


def home(request: HTTPConnection) -> str:
    """The address of the house, as whoever asks calls it."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}{path_of(request)}"


def inside(scope: Any) -> str:
    """What is asked for, as the house itself calls it."""
    return str(scope["path"]).removeprefix(scope.get("root_path", ""))


class Site:
    """Lets in whoever asks for something below the path; at the site's own front he is shown the way."""

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
