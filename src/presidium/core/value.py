"""Values: small immutable objects that are equal if their class and their fields are equal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")

VALUES: Final[set[type]] = set()
"""All classes made by the decorator `value`. A codec writes no other dataclasses, except a game's public facts."""


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Decorator that makes `cls` a value: slots, equality by class and fields, a hash, an executable repr, JSON by a
    codec.

    A value is immutable by contract: the type checker refuses an assignment. A dataclass that also refuses assignments
    at run time takes three times as long to create, and bots create millions of events.
    """
    made = dataclass(slots=True, unsafe_hash=True)(cls)
    VALUES.add(made)
    return made


def by_name(classes: Iterable[type]) -> dict[str, type]:
    """Returns these classes by name, with former names (`FORMERLY`) too. Raises TypeError if two classes share a name,
    because stored values would be ambiguous."""
    known: dict[str, type] = {}
    for cls in classes:
        for name in (cls.__name__, *vars(cls).get("FORMERLY", ())):
            if known.setdefault(name, cls) is not cls:
                raise TypeError(f"{cls.__qualname__} and {known[name].__qualname__} are both written as {name}")
    return known


def fields_now(cls: type, written: dict[str, Any]) -> dict[str, Any]:
    """Returns the stored fields of a value by their present names; the class attribute `RENAMED` lists former names."""
    renamed: dict[str, str] = dict(getattr(cls, "RENAMED", ()))
    return {renamed.get(name, name): part for name, part in written.items()} if renamed else written
