"""Turns refusals into HTTP responses, with a status code and a JSON body."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response
from starlette.websockets import WebSocket

from presidium.core import Refused
from presidium.server.http.responses import json
from presidium.server.http.socket import CLOSE_NOT_ALLOWED, refusal_message
from presidium.server.protocol import messages
from presidium.server.storage import disk_health

STATUS: Final = {
    "no-such-table": 404,
    "no-such-address": 404,
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
    "queue-full": 503,
    "too-large": 413,
    "stale-question": 409,
    "signed-in-already": 409,
    "you-already": 409,
    "passkey-of-another": 409,
    "mail-yours-already": 409,
    "mail-taken": 409,
    "mail-elsewhere": 409,
    "passkey-refused": 403,
    "signed-in-otherwise": 409,
    **disk_health.STATUS,
}

LATER: Final = ("too-fast", "queue-full")
"""Ids of refusals that name a number of seconds, after which the client may try again."""


def refused(why: Refused, status: int) -> Response:
    return answered(refusal_message(why), status)


def answered(answer: messages.Done | messages.Refused, status: int) -> Response:
    """The HTTP response to a command; a temporary refusal has a Retry-After header, in seconds."""
    said = json(answer, status)
    if isinstance(answer, messages.Refused) and answer.why.id in LATER:
        said.headers["retry-after"] = str(answer.why.args["seconds"])
    return said


async def turn_away(socket: WebSocket, why: Refused) -> None:
    """Refuses a WebSocket handshake: with status 429 and Retry-After if ASGI allows it, otherwise by closing."""
    if why.why.id == "too-fast" and "websocket.http.response" in socket.scope.get("extensions", ()):
        await socket.send_denial_response(refused(why, STATUS[why.why.id]))
    else:
        await socket.close(CLOSE_NOT_ALLOWED, why.why.id)
