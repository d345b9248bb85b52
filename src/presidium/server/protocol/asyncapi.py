"""The AsyncAPI description of a table's WebSocket, generated from the message models; `openapi` describes HTTP."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

import msgspec

from presidium import __version__
from presidium.server.protocol import commands, messages
from presidium.server.protocol.field_docs import explained

STREAM: Final = "#/channels/stream"
SCHEMAS: Final = "#/components/schemas/"
ABOUT: Final = (
    "All that a seat or a spectator may know of a table, as it happens. It begins with a hello, or with the messages"
    " after number `since`. Commands may be sent on the same connection. The values of a game in views,"
    " events and questions are described by its own schema: /api/schemas/{game}."
)
QUERY: Final = {
    "seat": {"type": "integer", "minimum": 1, "description": "The seat whose stream it is; left out: a spectator's."},
    "since": {"type": "integer", "minimum": 0, "description": "The number of the last message you have."},
    "floors": {
        "const": "ready",
        "description": "The client says when its seat is ready, so floors wait for it.",
    },
    "done": {"const": "within", "description": "A command is confirmed within the update that it causes."},
    "question": {"const": "once", "description": "A sealed answer is confirmed without the whole question again."},
    "brief": {"const": "none", "description": "Questions come without their briefs: for programs."},
}


@cache
def asyncapi() -> dict[str, Any]:
    """The AsyncAPI 3.0 document as seen by the server, which sends messages and receives commands."""
    told, asked = get_args(messages.AnyMessage), get_args(commands.AnyCommand)
    _, schemas = msgspec.json.schema_components((*told, *asked), ref_template=SCHEMAS + "{name}")
    names = [each.__name__ for each in told], [each.__name__ for each in asked]
    reply = {"reply": {"channel": {"$ref": STREAM}, "messages": _of(["Done", "Refused", "Update"])}}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Presidium: the stream of a table",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {"house": _server()},
        "channels": {"stream": _channel(names[0] + names[1])},
        "operations": {
            "tell": _operation("send", "The messages of the table, in order.", names[0]),
            "ask": _operation("receive", "A command to the table; sent twice, it is executed once.", names[1]) | reply,
        },
        "components": {
            "schemas": explained(schemas),
            "messages": {each.__name__: _message(each) for each in (*told, *asked)},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
                "cookie": {"type": "httpApiKey", "in": "cookie", "name": "presidium", "description": "For browsers."},
            },
        },
    }


def _server() -> dict[str, Any]:
    return {
        "host": "{host}",
        "protocol": "ws",
        "description": "The server; `wss` if it is reached by https.",
        "variables": {"host": {"default": "127.0.0.1:8000", "description": "Its host name and port."}},
        "security": [{"$ref": f"#/components/securitySchemes/{way}"} for way in ("token", "cookie")],
    }


def _channel(names: list[str]) -> dict[str, Any]:
    return {
        "address": "/api/tables/{table}/stream",
        "description": ABOUT,
        "parameters": {"table": {"description": "The table's id."}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": QUERY}}},
    }


def _operation(action: str, summary: str, names: list[str]) -> dict[str, Any]:
    return {"action": action, "channel": {"$ref": STREAM}, "summary": summary, "messages": _of(names)}


def _of(names: list[str]) -> list[dict[str, str]]:
    return [{"$ref": f"{STREAM}/messages/{name}"} for name in names]


def _message(model: type[msgspec.Struct]) -> dict[str, Any]:
    said = (model.__doc__ or "").strip().split("\n")[0]
    tag = model.__struct_config__.tag
    return {"name": str(tag), "summary": said, "payload": {"$ref": SCHEMAS + model.__name__}}
