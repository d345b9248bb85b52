"""Nouns: what kind of thing a field of a value holds, in its annotation: `Letter = Annotated[str, Noun("who")]`."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_type_hints

from presidium.core.value import value


@value
class Noun:
    """A kind of thing that has a name in every language, from messages such as `kremlin-who`."""

    name: str


@cache
def nouns(cls: type) -> dict[str, str]:
    """Returns for each field of this class that holds ids what kind of thing (noun) they name. Plain numbers have
    none."""
    hints = get_type_hints(cls, include_extras=True)
    found = {field.name: _noun(hints[field.name]) for field in fields(cls)}
    return {name: noun for name, noun in found.items() if noun}


def _noun(hint: Any) -> str:
    own = [part.name for part in getattr(hint, "__metadata__", ()) if isinstance(part, Noun)]
    return next(filter(None, (*own, *map(_noun, get_args(hint)))), "")
