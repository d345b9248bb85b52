"""Sheets that agree with the public record, each as likely as every other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import perm
from random import Random
from typing import NamedTuple

from presidium.core import Player, View
from presidium.kremlin.cards.power_play import Spread
from presidium.kremlin.influence.control import controlled, shown
from presidium.kremlin.printed.people import INDEX, LETTERS, NESTOR
from presidium.kremlin.state import Public

TRIES = 100
"""How often a sheet is drawn before those that fit are looked for one by one."""

First = dict[int, int]
"""Numbers first written, by politician; not all of them have one here."""


class Sum(NamedTuple):
    """What is known of the numbers first written on several politicians, together."""

    men: tuple[int, ...]
    least: int
    most: int

    def allows(self, first: First) -> bool:
        """Whether these numbers fit; where some are still to come, whether enough of them could."""
        got = sum(first.get(man, 0) for man in self.men)
        to_come = sum(man not in first for man in self.men)
        left = sorted(set(range(1, 11)) - set(first.values()))
        return got <= self.most and got + sum(left[len(left) - to_come :]) >= self.least


class Known(NamedTuple):
    """What the public record says of one sheet."""

    open_to: tuple[int, ...]
    needs: tuple[int, ...]
    exact: First
    sums: tuple[Sum, ...]


class Written:
    """The sheets of one seat that agree with the public record, found out once, then drawn.

    What a seat has shown or lost on a politician says how high the number first written there must have been at
    least; what has been added and lost since is public too, and so is what cards have brought to light.
    """

    def __init__(self, view: View[Public], seat: Player) -> None:
        self.known = what_is_known(view, seat)
        self.shifts = view.public.shifts[seat - 1]
        self._fitting: tuple[list[First], list[int]] | None = None

    def forget(self, man: int) -> None:
        """As if nothing had been shown on this politician."""
        known = self.known
        needs = (*known.needs[:man], 0, *known.needs[man + 1 :])
        exact = {one: number for one, number in known.exact.items() if one != man}
        self.known = known._replace(needs=needs, exact=exact)

    def sample(self, rng: Random) -> tuple[int, ...]:
        return self.now(self.first(rng))

    def now(self, first: First) -> tuple[int, ...]:
        """The sheet that was begun with these numbers."""
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
    """Who is still to have a number at least so high; the most demanding first.

    Whoever has a number by then has one that would suit the next in line too, so at each step the number
    of choices does not depend on the choices before: the draw is uniform, and it can be counted.
    """
    found = [man for man in known.open_to if man not in first and known.needs[man] > 0]
    return sorted(found, key=lambda man: -known.needs[man])


def completed(known: Known, first: First, rng: Random) -> First:
    """A sheet with these numbers, each as likely as the others."""
    first = dict(first)
    left = [number for number in range(1, 11) if number not in first.values()]
    for man in demanding(known, first):
        first[man] = rng.choice([number for number in left if number >= known.needs[man]])
        left.remove(first[man])
    others = [man for man in known.open_to if man not in first]
    return first | dict(zip(rng.sample(others, len(left)), left, strict=True))


def completions(known: Known, first: First) -> int:
    """How many sheets there are with these numbers."""
    left = [number for number in range(1, 11) if number not in first.values()]
    line = demanding(known, first)
    choices = [sum(number >= known.needs[man] for number in left) - before for before, man in enumerate(line)]
    others = sum(man not in first for man in known.open_to) - len(line)
    return reduce(lambda ways, more: ways * max(more, 0), choices, perm(others, len(left) - len(line)))


def fitting(known: Known, first: First) -> Iterator[First]:
    """Every way to give a number, or none, to those of whom a sum is known."""
    man = next((man for sum in known.sums for man in sum.men if man not in first), None)
    if man is None:
        yield first
        return
    for number in range(known.needs[man], 11) if man in known.open_to else (0,):
        one = first | {man: number}
        if (number == 0 or number not in first.values()) and all(sum.allows(one) for sum in known.sums):
            yield from fitting(known, one)
