"""The description of the HTTP side, made from the same models that read and write it; a file for each part of it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from presidium import __version__
from presidium.games import GAMES
from presidium.table import infos, letters, messages, wire
from presidium.table.glossary import FIELDS, explained
from presidium.table.openapi import archives, library, people, tables
from presidium.table.openapi.operations import content

TAGS = {
    "people": "Who you are: a token, and what hangs on it.",
    "library": "The games and their rules.",
    "tables": "Finding, making and playing a table.",
    "archives": "What has been told, and the record.",
}
LATER = "In how many seconds it will not be too much any more."
MODELS = (*letters.SENT, *letters.TOLD, wire.NewTable, infos.TableInfo, wire.AnyCommand, *get_args(messages.AnyMessage))


@cache
def openapi() -> dict[str, Any]:
    """OpenAPI 3.1."""
    schemas, components = msgspec.json.schema_components(MODELS, ref_template="#/components/schemas/{name}")
    of = dict(zip(MODELS, schemas, strict=True))
    components["NewTable"]["properties"]["game"] = {"enum": list(GAMES), "description": FIELDS["game"]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Presidium",
            "summary": "The table for three games of Soviet politics.",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": words} for name, words in TAGS.items()],
        "paths": {**people.paths(of), **library.paths(of), **tables.paths(of), **archives.paths(of)},
        "components": {
            "schemas": explained(components),
            "responses": {
                "Refused": content("Refused, with the reason; nothing has changed.", of[messages.Refused]),
                "TooFast": content("Refused: too much at once.", of[messages.Refused])
                | {"headers": {"Retry-After": {"description": LATER, "schema": {"type": "integer", "minimum": 1}}}},
            },
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "presidium", "description": "For browsers."},
            },
        },
    }
