"""Generates the page's limits: how long texts of people may be, and the nouns that refusals replace with names."""

from __future__ import annotations

import json
from typing import Final

from msgspec import inspect as models

from presidium.server.protocol import commands
from presidium.server.protocol.http import people
from presidium.text.words import NAMED

LENGTHS: Final = {
    "name": (people.NewPerson, "name"),
    "title": (commands.NewTable, "title"),
    "chat": (commands.Chat, "text"),
}


def limits() -> str:
    lengths = {name: _longest(*where) for name, where in LENGTHS.items()}
    told = f"/** Most characters of each text. */\nexport const LIMITS = {json.dumps(lengths)} as const;\n"
    return told + f"\n/** Nouns whose ids refusals replace with names. */\nexport const NOUNS = {json.dumps(NAMED)};\n"


def _longest(model: type, name: str) -> int:
    shape = models.type_info(model)
    assert isinstance(shape, models.StructType)
    kind = next(field.type for field in shape.fields if field.encode_name == name)
    assert isinstance(kind, models.StrType)
    assert kind.max_length is not None
    return kind.max_length
