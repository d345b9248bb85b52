"""By which names this server may be called.

A page of another site can have its own name lead to this machine once it is loaded (DNS rebinding), and the browser
then takes us for that site. It cannot do so with an address, nor with a name that only this machine or its network
gives; so those pass, and of other names the ones the operator has allowed.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from presidium.core import Refused, refusal
from presidium.table import messages, wire
from presidium.table.site import inside
from presidium.text import Words, languages

MISDIRECTED: Final = 421
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d*)?", re.ASCII | re.IGNORECASE)


def name_of(host: str) -> str:
    """The name, or the address, in a `Host` header; empty if there is none to be read."""
    found = _HOST.fullmatch(host)
    return "" if found is None else (found[1] or found[2]).lower().removesuffix(".")


def allowed(host: str) -> str:
    """The name an operator allows, as browsers write it; Refused if it is none."""
    try:
        name = name_of(host.encode("idna").decode())
    except UnicodeError:
        name = ""
    if not name:
        raise Refused(refusal("not-a-host-name", text=host))
    return name


def own_names() -> frozenset[str]:
    """What this machine is called, by itself and in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"}) - {""}


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """Turns away whoever calls this server by a name that is not its own."""

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
    """Why not: for programs as everywhere, and in sentences for whoever wanted to see the page."""
    why = refusal("misdirected", name=name[:100] or "?")
    if path.startswith("/api/"):
        told = wire.write(messages.Refused("", messages.Why(why.id, why.rule, dict(why.args))))
        return Response(told, MISDIRECTED, media_type="application/json")
    sentences = dict.fromkeys(f"{Words(lang).refusal(why)}\n" for lang in languages())
    return PlainTextResponse("".join(sentences), MISDIRECTED)
