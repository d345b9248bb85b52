"""Refuses requests whose Host header is not a name of this server (`base/host_names.py` explains the reason)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from presidium.core import refusal
from presidium.server.base.host_names import allowed, is_address, name_of, own_names
from presidium.server.http.site import inside
from presidium.server.protocol import commands, messages
from presidium.text import Words, languages

MISDIRECTED_REQUEST: Final = 421


class HostNames:
    """ASGI middleware that answers 421 to requests whose `Host` header does not name this server."""

    def __init__(self, app: Any, allow: Iterable[str] = ()) -> None:
        self.app = app
        self.names = own_names() | frozenset(map(allowed, allow))

    def ours(self, host: str) -> bool:
        name = name_of(host)
        local = name == "localhost" or name.endswith(".localhost")
        return local or name in self.names or is_address(name)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket"):
            said = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
            if not said or not all(map(self.ours, said)):
                await self._turn_away(scope, receive, send, name_of("".join(said[:1])))
                return
        await self.app(scope, receive, send)

    async def _turn_away(self, scope: Any, receive: Any, send: Any, name: str) -> None:
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close"})
        else:
            await misdirected(inside(scope), name)(scope, receive, send)


def misdirected(path: str, name: str) -> Response:
    """Returns the 421 response: JSON below `/api/`, elsewhere plain text in all languages of the server."""
    why = refusal("misdirected", name=name[:100] or "?")
    if path.startswith("/api/"):
        told = commands.write(messages.Refused("", messages.Why(why.id, why.rule, dict(why.args))))
        return Response(told, MISDIRECTED_REQUEST, media_type="application/json")
    sentences = dict.fromkeys(f"{Words(lang).refusal(why)}\n" for lang in languages())
    return PlainTextResponse("".join(sentences), MISDIRECTED_REQUEST)
