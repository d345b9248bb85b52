"""The fields of an observation."""

from __future__ import annotations

from collections.abc import Iterable

from presidium.core import value


@value
class Field:
    """A named part of an observation: `size` numbers, each from `least` to `most`."""

    name: str
    size: int
    least: int
    most: int
    about: str = ""
    """Meaning of the field's numbers, for the documentation."""


def places_of(fields: Iterable[Field]) -> dict[str, slice]:
    """Maps the name of each field to its position in an observation."""
    found, start = dict[str, slice](), 0
    for field in fields:
        found[field.name] = slice(start, start + field.size)
        start += field.size
    return found
