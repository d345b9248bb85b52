"""How a refusal is told over HTTP: with which status, and to whom in which form."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refused, refusal
from presidium.table import disk, messages, page
from presidium.table.letters import json
from presidium.table.site import inside
from presidium.table.socket import BAD, refusal_message

STATUS: Final = {
    "no-such-table": 404,
    "no-such-link": 404,
    "no-such-screen": 404,
    "no-such-seat": 404,
    "no-such-device": 404,
    "no-such-passkey": 404,
    "no-such-channel": 404,
    "no-calls-here": 404,
    "call-not-taken": 502,
    "unknown-game": 404,
    "unreadable-body": 400,
    "no-such-invitation": 404,
    "no-such-permanent-bot": 404,
    "bot-name-taken": 409,
    "hall-closed": 403,
    "banned": 403,
    "draining": 503,
    "who-are-you": 401,
    "one-table-only": 403,
    "not-your-seat": 403,
    "only-host": 403,
    "only-players": 403,
    "foreign-origin": 403,
    "too-fast": 429,
    "too-large": 413,
    "stale-question": 409,
    "signed-in-already": 409,
    "you-already": 409,
    "passkey-of-another": 409,
    "mail-yours-already": 409,
    "mail-taken": 409,
    "passkey-refused": 403,
    "signed-in-otherwise": 409,
    **disk.STATUS,
}


def refused(why: Refused, status: int) -> Response:
    return answered(refusal_message(why), status)


def answered(answer: messages.Done | messages.Refused, status: int) -> Response:
    """What came of something; with what is too fast goes when it will not be."""
    said = json(answer, status)
    if isinstance(answer, messages.Refused) and answer.why.id == "too-fast":
        said.headers["retry-after"] = str(answer.why.args["seconds"])
    return said


async def turn_away(socket: WebSocket, why: Refused) -> None:
    """Before the line is open. What is too much is said with its time, where the server can say more than no."""
    if why.why.id == "too-fast" and "websocket.http.response" in socket.scope.get("extensions", ()):
        await socket.send_denial_response(refused(why, STATUS[why.why.id]))
    else:
        await socket.close(BAD, why.why.id)


async def nothing_here(request: Request, error: Exception) -> Response:
    """An address that is none: the page says so to people, and the reason is given to programs."""
    assert isinstance(error, HTTPException)
    path = inside(request.scope)
    if not path.startswith("/api"):
        return page.nowhere(request, error.status_code)
    text = f"{request.method} {path}"[:100]
    why = refusal("no-such-method", text=text) if error.status_code == 405 else refusal("no-such-address", text=text)
    answer = refused(Refused(why), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
