"""Values: small immutable things compared by class and content."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

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
