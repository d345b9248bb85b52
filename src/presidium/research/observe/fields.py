"""Observations: what a seat may know as numbers, field after field, made from its view and from nothing else.

Seats count from the chair of whoever looks, 0 being himself and 1 his neighbour on the left; a spectator looks from the
first chair. All numbers are whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from presidium.core import Player, Rules, View

Begun = tuple[int, ...]
"""The numbers a seat has begun an answer with that takes several; only the seat itself is told."""

Numbers = Sequence[int]


@dataclass(frozen=True)
class Look:
    """A view, and the seats as they sit from there."""

    view: View[Any]
    begun: Begun
    seats: tuple[Player, ...]
    """From the own chair to the left."""

    @property
    def public(self) -> Any:
        """What everybody sees."""
        return self.view.public

    def each(self, *who: Player | None) -> list[int]:
        """For each seat, whether it is one of these."""
        return [int(seat in who) for seat in self.seats]


@dataclass(frozen=True)
class Field:
    """A part of an observation: so many numbers, each from `least` to `most`."""

    name: str
    size: int
    about: str
    """What the numbers say, for the documentation."""
    write: Callable[[Look], Numbers]
    least: int = 0
    most: int = 1


class Observer:
    """Makes the observations of a game at a table, all of the same size."""

    def __init__(self, rules: Rules, fields: tuple[Field, ...]) -> None:
        self.rules, self.fields = rules, fields
        self.size = sum(field.size for field in fields)
        self._seats = {
            seat: tuple(rules.left(seat or 1, steps) for steps in range(rules.seats)) for seat in _all(rules)
        }

    def look(self, view: View[Any], begun: Begun = ()) -> list[int]:
        """What this view tells; `begun` is what its seat has begun an answer with."""
        look = Look(view, begun, self._seats[view.seat])
        numbers: list[int] = []
        for field in self.fields:
            numbers += field.write(look)
        return numbers

    def listing(self) -> str:
        """The fields, a line each: where it begins, how many numbers it has, what they say."""
        lines, first = [], 0
        for field in self.fields:
            lines.append(f"{first:>5}  {field.name:<10} {field.size:>5}  {field.about}")
            first += field.size
        return "\n".join([*lines, f"{first:>5}  in all"])


def _all(rules: Rules) -> tuple[Player | None, ...]:
    return (None, *rules.players)


def one_of(values: Sequence[Any], *chosen: Any) -> list[int]:
    """For each of these values, whether it is one of those chosen."""
    numbers = [0] * len(values)
    for each in chosen:
        if each in values:
            numbers[values.index(each)] = 1
    return numbers


def rows(by_key: Mapping[Any, Numbers], keys: Iterable[Any], size: int) -> list[int]:
    """For each of these keys its numbers, so many; nothing but 0 where it has none."""
    numbers: list[int] = []
    for key in keys:
        numbers += by_key[key] if key in by_key else [0] * size
    return numbers


def padded(numbers: Iterable[Numbers], times: int, size: int) -> list[int]:
    """These, and nothing for as many as are still to come; so many at most."""
    flat = [number for some in numbers for number in some][: times * size]
    return flat + [0] * (times * size - len(flat))
