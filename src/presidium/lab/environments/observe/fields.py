"""Observations: everything a seat may know, as integers in named fields, computed only from the seat's view.

Seats are counted from the observer: 0 is the observer, 1 the neighbour on the left. A spectator counts from seat 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from presidium.core import Player, Rules, View

Begun = tuple[int, ...]
"""The numbers that a seat has given so far for an answer that takes several numbers. Only the seat itself sees them."""

Numbers = Sequence[int]


@dataclass(frozen=True)
class Look:
    """A view, with the seats counted from the observer."""

    view: View[Any]
    begun: Begun
    seats: tuple[Player, ...]
    """All seats, beginning with the observer and going to the left."""

    @property
    def public(self) -> Any:
        return self.view.public

    def each(self, *who: Player | None) -> list[int]:
        """One number for each seat, beginning with the observer: 1 if the seat is in `who`, otherwise 0."""
        return [int(seat in who) for seat in self.seats]


class Told(Protocol):
    """A named part of an observation: `size` numbers, each from `least` to `most`."""

    @property
    def name(self) -> str: ...

    @property
    def size(self) -> int: ...

    @property
    def least(self) -> int: ...

    @property
    def most(self) -> int: ...

    @property
    def about(self) -> str: ...


@dataclass(frozen=True)
class Field:
    """A part of an observation, with the function that writes its numbers."""

    name: str
    size: int
    about: str
    """Meaning of the field's numbers, for the documentation."""
    write: Callable[[Look], Numbers]
    least: int = 0
    most: int = 1


class Observer:
    """Makes observations of a game at one table; all observations have the same size."""

    def __init__(self, rules: Rules, fields: tuple[Field, ...]) -> None:
        self.rules = rules
        self.fields: tuple[Told, ...] = fields
        self._written = fields
        self.size = sum(field.size for field in fields)
        self._seats = {
            seat: tuple(rules.left(seat or 1, steps) for steps in range(rules.seats)) for seat in _all(rules)
        }

    def look(self, view: View[Any], begun: Begun = ()) -> list[int]:
        """The observation of this view. `begun` are the numbers that its seat has given so far for an answer."""
        look = Look(view, begun, self._seats[view.seat])
        numbers: list[int] = []
        for field in self._written:
            numbers += field.write(look)
        return numbers

    def listing(self) -> str:
        """The fields of an observation as text, one line each: first index, name, size, meaning."""
        lines, first = [], 0
        for field in self.fields:
            lines.append(f"{first:>5}  {field.name:<10} {field.size:>5}  {field.about}")
            first += field.size
        return "\n".join([*lines, f"{first:>5}  in all"])


def _all(rules: Rules) -> tuple[Player | None, ...]:
    return (None, *rules.players)


def one_of(values: Sequence[Any], *chosen: Any) -> list[int]:
    """One number for each value: 1 if the value is in `chosen`, otherwise 0."""
    numbers = [0] * len(values)
    for each in chosen:
        if each in values:
            numbers[values.index(each)] = 1
    return numbers


def rows(by_key: Mapping[Any, Numbers], keys: Iterable[Any], size: int) -> list[int]:
    """The numbers of each key, joined to one list; a key without numbers gets `size` zeros."""
    numbers: list[int] = []
    for key in keys:
        numbers += by_key[key] if key in by_key else [0] * size
    return numbers


def padded(numbers: Iterable[Numbers], times: int, size: int) -> list[int]:
    """The numbers of all rows, filled up with zeros to `times` rows."""
    flat = [number for some in numbers for number in some][: times * size]
    return flat + [0] * (times * size - len(flat))
