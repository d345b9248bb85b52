"""Samples sheets that agree with the public record; all such sheets are equally likely."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import perm
from random import Random
from typing import NamedTuple

from presidium.core import Player, View
from presidium.games.kremlin.cards.power_play import Spread
from presidium.games.kremlin.influence.control import controlled, shown
from presidium.games.kremlin.printed.people import INDEX, LETTERS, NESTOR
from presidium.games.kremlin.state import Public

TRIES = 100
"""The number of sheets drawn at random before the program searches fitting sheets systematically."""

First = dict[int, int]
"""The numbers written at set-up, by index of the politician; some politicians may still be missing."""


class Sum(NamedTuple):
    """The known bounds of the sum of the numbers that a seat first wrote on several politicians."""

    men: tuple[int, ...]
    least: int
    most: int

    def allows(self, first: First) -> bool:
        """True if these numbers keep to the bounds of the sum, or could do so once the missing numbers are added."""
        got = sum(first.get(man, 0) for man in self.men)
        to_come = sum(man not in first for man in self.men)
        left = sorted(set(range(1, 11)) - set(first.values()))
        return got <= self.most and got + sum(left[len(left) - to_come :]) >= self.least


class Known(NamedTuple):
    """All that the public record says of one seat's sheet."""

    open_to: tuple[int, ...]
    needs: tuple[int, ...]
    exact: First
    sums: tuple[Sum, ...]


class Written:
    """Samples the sheets of one seat that agree with the public record.

    The points that a seat has declared or lost on a politician set a lower bound for the number first written on him.
    Points gained and lost since are public, and so are the facts that cards have revealed.
    """

    def __init__(self, view: View[Public], seat: Player) -> None:
        self.known = what_is_known(view, seat)
        self.shifts = view.public.shifts[seat - 1]
        self._fitting: tuple[list[First], list[int]] | None = None

    def forget(self, man: int) -> None:
        """Drops everything that is known about the number written on this politician."""
        known = self.known
        needs = (*known.needs[:man], 0, *known.needs[man + 1 :])
        exact = {one: number for one, number in known.exact.items() if one != man}
        self.known = known._replace(needs=needs, exact=exact)

    def sample(self, rng: Random) -> tuple[int, ...]:
        return self.now(self.first(rng))

    def now(self, first: First) -> tuple[int, ...]:
        """The present sheet: these first numbers with all points gained and lost since."""
        return tuple([first.get(man, 0) + change for man, change in enumerate(self.shifts)])

    def first(self, rng: Random) -> First:
        known = self.known
        if self._fitting is None:
            for _ in range(TRIES if known.sums else 1):
                first = completed(known, known.exact, rng)
                if all(sum.allows(first) for sum in known.sums):
                    return first
            some = list(fitting(known, known.exact))
            self._fitting = some, [completions(known, first) for first in some]
        return completed(known, rng.choices(*self._fitting)[0], rng)


def what_is_known(view: View[Public], seat: Player) -> Known:
    public = view.public
    with_nestor = dict(view.rules.chosen)["influence_nestor"] == "on"
    open_to = tuple(man for man, who in enumerate(LETTERS) if who != NESTOR or with_nestor)
    bounds = [bound for bound in public.bounds if bound.seat == seat]
    needs = public.needs[seat - 1]
    known = [(tuple(INDEX[who] for who in bound.who), bound.most) for bound in bounds]
    exact = {men[0]: most for men, most in known if len(men) == 1 and most == needs[men[0]]}  # unmasked
    sums = [Sum(men, 0, most) for men, most in known if men[0] not in exact or len(men) > 1]
    for step in view.stack:
        if isinstance(step, Spread) and step.faction == seat:  # so much has yet to be declared
            men = controlled(public, seat)
            least = step.points + sum(shown(public, seat, who) - public.shifts[seat - 1][INDEX[who]] for who in men)
            sums.append(Sum(tuple(INDEX[who] for who in men), least, 10 * len(men)))
    return Known(open_to, public.needs[seat - 1], exact, tuple(sums))


def demanding(known: Known, first: First) -> list[int]:
    """The politicians who still need a number, the highest need first.

    A number that is enough for one politician is enough for the next, so the number of choices at each step does not
    depend on earlier choices: the draw is uniform, and the sheets can be counted.
    """
    found = [man for man in known.open_to if man not in first and known.needs[man] > 0]
    return sorted(found, key=lambda man: -known.needs[man])


def completed(known: Known, first: First, rng: Random) -> First:
    """Completes these first numbers to a random sheet; all fitting sheets are equally likely."""
    first = dict(first)
    left = [number for number in range(1, 11) if number not in first.values()]
    for man in demanding(known, first):
        first[man] = rng.choice([number for number in left if number >= known.needs[man]])
        left.remove(first[man])
    others = [man for man in known.open_to if man not in first]
    return first | dict(zip(rng.sample(others, len(left)), left, strict=True))


def completions(known: Known, first: First) -> int:
    """The number of sheets that contain these first numbers."""
    left = [number for number in range(1, 11) if number not in first.values()]
    line = demanding(known, first)
    choices = [sum(number >= known.needs[man] for number in left) - before for before, man in enumerate(line)]
    others = sum(man not in first for man in known.open_to) - len(line)
    return reduce(lambda ways, more: ways * max(more, 0), choices, perm(others, len(left) - len(line)))


def fitting(known: Known, first: First) -> Iterator[First]:
    """Yields every way to assign numbers, or none, to the politicians whose sum is bounded."""
    man = next((man for sum in known.sums for man in sum.men if man not in first), None)
    if man is None:
        yield first
        return
    for number in range(known.needs[man], 11) if man in known.open_to else (0,):
        one = first | {man: number}
        if (number == 0 or number not in first.values()) and all(sum.allows(one) for sum in known.sums):
            yield from fitting(known, one)
