"""The parts that descriptions of paths are put together from."""

from __future__ import annotations

from typing import Any

Schemas = dict[Any, Any]
NUMBER = {"type": "integer", "minimum": 0}
MEDIA = {"json": "application/json", "text": "text/plain", "svg": "image/svg+xml"}
ANYBODY: list[Any] = [{"token": []}, {"cookie": []}, {}]
SOMEBODY: list[Any] = [{"token": []}, {"cookie": []}]


def op(
    tag: str,
    name: str,
    summary: str,
    ok: Any,
    status: int = 200,
    body: Any = None,
    *params: Any,
    media: str = "json",
    mine: bool = False,
    optional_body: bool = False,
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """An operation: what it is for, what it takes, what comes back; `mine`: only somebody may."""
    schema = {"type": "string"} if ok is None else ok
    done = {"description": "Done.", "content": {MEDIA[media]: {"schema": schema}}}
    described: dict[str, Any] = {
        "operationId": name,
        "tags": [tag],
        "summary": summary,
        "security": SOMEBODY if mine else ANYBODY,
        "responses": {
            str(status): done,
            **(more or {}),
            "429": {"$ref": "#/components/responses/TooFast"},
            "4XX": {"$ref": "#/components/responses/Refused"},
        },
    }
    if body is not None:
        described["requestBody"] = {"required": not optional_body, "content": {MEDIA["json"]: {"schema": body}}}
    if params:
        described["parameters"] = list(params)
    return described


def content(description: str, schema: Any) -> Any:
    return {"description": description, "content": {MEDIA["json"]: {"schema": schema}}}


def path(name: str, description: str, schema: Any = None) -> dict[str, Any]:
    schema = {"type": "string"} if schema is None else schema
    return {"name": name, "in": "path", "required": True, "description": description, "schema": schema}


def query(name: str, description: str, schema: Any) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": schema}
