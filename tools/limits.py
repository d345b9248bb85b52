"""How long what people write may be, and by which nouns refusals speak: as the server has it."""

from __future__ import annotations

import json
from typing import Final

from msgspec import inspect as models

from presidium.table import wire
from presidium.table.letters import people
from presidium.text.words import NAMED

LENGTHS: Final = {"name": (people.NewPerson, "name"), "title": (wire.NewTable, "title"), "chat": (wire.Chat, "text")}


def limits() -> str:
    lengths = {name: _longest(*where) for name, where in LENGTHS.items()}
    told = f"/** How many signs each may have. */\nexport const LIMITS = {json.dumps(lengths)} as const;\n"
    return told + f"\n/** What refusals name as a sentence would. */\nexport const NOUNS = {json.dumps(NAMED)};\n"


def _longest(model: type, name: str) -> int:
    shape = models.type_info(model)
    assert isinstance(shape, models.StructType)
    kind = next(field.type for field in shape.fields if field.encode_name == name)
    assert isinstance(kind, models.StrType)
    assert kind.max_length is not None
    return kind.max_length
