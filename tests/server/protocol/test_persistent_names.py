"""Names that are stored or sent: they stay as they are, even if a class or a module is renamed.

`PRESIDIUM_GOLDEN=write pytest tests/server/protocol/test_persistent_names.py` rewrites the files in `names/`. A name
that disappears from them breaks stored tables or other people's programs: docs/storage.md and docs/stability.md say
when that is allowed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from presidium.server.domain import journal
from presidium.server.http.routes.all_routes import openapi
from presidium.server.persistence import snapshot
from presidium.server.protocol.asyncapi import asyncapi

FOLDER = Path(__file__).parent / "names"
METHODS = frozenset(("get", "put", "post", "patch", "delete"))


def stored_fields(model: Any) -> Any:
    """The names inside a model, one level in another, without the names of classes."""
    (root,), schemas = msgspec.json.schema_components((model,), ref_template="{name}")

    def inside(schema: Any) -> Any:
        if "$ref" in schema:
            return inside(schemas[schema["$ref"]])
        parts = [*schema.get("anyOf", ()), *(schema.get(key) for key in ("items", "additionalProperties"))]
        found = {name: inside(part) for name, part in schema.get("properties", {}).items()}
        for part in parts:
            found |= inside(part) if isinstance(part, dict) else {}
        return found

    return inside(root)


def journal_entries() -> Any:
    entry = [each.encode_name for each in msgspec.structs.fields(journal.Entry)]
    facts = {str(fact.__struct_config__.tag): stored_fields(fact) for fact in get_args(journal.AnyFact)}
    return {"entry": entry, "facts": facts}


def snapshot_fields() -> Any:
    return {
        "fields": stored_fields(snapshot.Saved),
        "plain": [*snapshot.PLAIN],
        "seat": [*snapshot.SEAT],
        "notice": [each.encode_name for each in msgspec.structs.fields(snapshot.Notice)],
    }


def openapi_operations() -> Any:
    paths = openapi()["paths"].items()
    return {
        f"{method} {path}": op["operationId"] for path, ops in paths for method, op in ops.items() if method in METHODS
    }


def asyncapi_messages() -> Any:
    parts = asyncapi()["components"]
    fields = {name: [*schema.get("properties", ())] for name, schema in parts["schemas"].items()}
    return {"messages": {name: each["name"] for name, each in parts["messages"].items()}, "fields": fields}


@pytest.mark.parametrize("names", [journal_entries, snapshot_fields, openapi_operations, asyncapi_messages])
def test_persistent_names_stay(names: Callable[[], Any]) -> None:
    file = FOLDER / f"{names.__name__}.json"
    text = json.dumps(names(), indent=1, sort_keys=True) + "\n"
    if os.environ.get("PRESIDIUM_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "read the difference, then run this with PRESIDIUM_GOLDEN=write"


def test_every_part_of_a_seat_is_stored() -> None:
    assert {*snapshot.SEAT.values()} == {*snapshot.Seat.__slots__}


def test_no_tag_follows_from_the_name_of_a_class() -> None:
    class Renamed(journal.Fact, frozen=True):
        pass

    assert Renamed.__struct_config__.tag is None
