"""The OpenAPI description of the HTTP interface, made from the endpoints and their models."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec

from presidium import __version__
from presidium.games import GAMES
from presidium.server.http.endpoints import Endpoint, Parameter, path
from presidium.server.protocol import messages
from presidium.server.protocol.field_docs import FIELDS, explained

TAGS: Final = {
    "people": "Your account: sign-in, settings, devices, notifications.",
    "library": "The games and their rules.",
    "tables": "Finding, making and playing a table.",
    "archives": "Finished games: their messages, records and analysis.",
}
TABLE: Final = path("table", "The table's id.")
ANYBODY: Final[list[Any]] = [{"token": []}, {"cookie": []}, {}]
SOMEBODY: Final[list[Any]] = ANYBODY[:2]
LATER: Final = "Seconds until a request will be accepted again."


def models_of(kind: Any) -> tuple[Any, ...]:
    """Returns the model types contained in an endpoint's `returns` or `body`."""
    return () if kind is None else kind if isinstance(kind, tuple) else (kind,)


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    endpoints = list(endpoints)
    told = (kind for each in endpoints for kind in (*models_of(each.returns), *models_of(each.body)))
    kinds = list(dict.fromkeys((*told, *get_args(messages.AnyMessage))))
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    of = dict(zip(kinds, schemas, strict=True))
    components["NewTable"]["properties"]["game"] = {"enum": list(GAMES), "description": FIELDS["game"]}
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(f"/api{each.path}", {})[each.method.lower()] = _operation(each, of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Presidium",
            "summary": "The table for three games of Soviet politics.",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": words} for name, words in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": explained(components),
            "responses": {
                "Refused": _content("Refused, with the reason; nothing has changed.", of[messages.Refused]),
                "TooFast": _content("Refused by a rate limit.", of[messages.Refused])
                | {"headers": {"Retry-After": {"description": LATER, "schema": {"type": "integer", "minimum": 1}}}},
            },
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "presidium", "description": "For browsers."},
            },
        },
    }


def _operation(each: Endpoint, of: dict[Any, Any]) -> dict[str, Any]:
    def schema(kind: Any) -> Any:
        found = [of[one] for one in models_of(kind)]
        return found[0] if len(found) == 1 else {"anyOf": found}

    done = {"description": "Done."} if each.returns is None else _content("Done.", schema(each.returns), each.media)
    described: dict[str, Any] = {
        "operationId": each.id,
        "tags": [each.tag],
        "summary": each.summary,
        "security": SOMEBODY if each.signed_in else ANYBODY,
        "responses": {
            str(each.status): done,
            **{str(status): {"description": said} for status, said in each.otherwise.items()},
            "429": {"$ref": "#/components/responses/TooFast"},
            "4XX": {"$ref": "#/components/responses/Refused"},
        },
    }
    if each.body is not None:
        described["requestBody"] = {
            "required": not each.optional_body,
            "content": {"application/json": {"schema": schema(each.body)}},
        }
    if parameters := _parameters(each):
        described["parameters"] = [_parameter(one) for one in parameters]
    return described


def _parameters(each: Endpoint) -> list[Parameter]:
    """Returns an endpoint's parameters: first those of the path, in its order, then those of the query."""
    usual = {"table": TABLE, "game": path("game", "The game's name.", {"enum": list(GAMES)})}
    stated = {one.name: one for one in each.params if one.where == "path"}
    named = [(usual | stated)[name] for name in re.findall(r"{(\w+)}", each.path)]
    return [*named, *(one for one in each.params if one.where == "query")]


def _parameter(one: Parameter) -> dict[str, Any]:
    told = {"name": one.name, "in": one.where, "description": one.description, "schema": one.schema}
    return told | ({"required": True} if one.required else {})


def _content(description: str, schema: Any, media: str = "application/json") -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}
