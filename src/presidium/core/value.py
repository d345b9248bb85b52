"""Values: small immutable things compared by class and content."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make `cls` a value: slots, equality by class and fields, a hash, a repr that can be executed.

    It is immutable by contract: the type checker refuses an assignment. A dataclass that also
    refuses at run time takes three times as long to make, and events are made by the million.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


def by_name(classes: Iterable[type]) -> dict[str, type]:
    """These by their names, and by those that earlier versions wrote down: the `FORMERLY` of a class."""
    known = {cls.__name__: cls for cls in classes}
    return {name: cls for cls in known.values() for name in vars(cls).get("FORMERLY", ())} | known


def fields_now(cls: type, written: dict[str, Any]) -> dict[str, Any]:
    """What was written of a value, by the names its fields have now: the `RENAMED` of a class says what became of those
    that earlier versions wrote."""
    renamed: dict[str, str] = dict(getattr(cls, "RENAMED", ()))
    return {renamed.get(name, name): part for name, part in written.items()} if renamed else written
