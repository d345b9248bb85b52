"""All the ways to deal members to seats, and how well each fits: every one of them, or a walk among them."""

from __future__ import annotations

from functools import cache
from operator import mul
from random import Random
from typing import Final

Factor = tuple[tuple[int, ...], list[float]]
"""Places, and how well each choice of members for them fits; the last place's member changes fastest."""
Deal = tuple[int, ...]
"""For each place the number of its member among those that are left."""

PARTICLES: Final = 500
"""Deals a walk keeps,"""
STRIDE: Final = 6
"""one in so many,"""
WARM: Final = 600
"""after so many steps."""


@cache
def deals(members: int, places: int) -> tuple[Deal, ...]:
    if places == 0:
        return ((),)
    rests = left(members, places - 1)
    return tuple((*deal, m) for deal, rest in zip(deals(members, places - 1), rests, strict=True) for m in rest)


@cache
def left(members: int, places: int) -> tuple[tuple[int, ...], ...]:
    """For each deal of so many places, who is left."""
    return tuple(tuple(m for m in range(members) if m not in deal) for deal in deals(members, places))


@cache
def index(members: int, places: int, at: tuple[int, ...]) -> list[int]:
    """For each deal of so many places, where in the table of a factor it is found."""
    if len(at) == 1:
        return [deal[at[0]] for deal in deals(members, places)]
    if len(at) == 2:
        one, two = at
        return [deal[one] * members + deal[two] for deal in deals(members, places)]
    one, two, three = at
    return [(deal[one] * members + deal[two]) * members + deal[three] for deal in deals(members, places)]


def weighed(members: int, fits: list[list[float]], factors: list[Factor]) -> list[float]:
    """How well each deal fits, place by place: what two or three places say together counts when the last of them is
    dealt."""
    weights = [1.0]
    for place, fit in enumerate(fits):
        rests = left(members, place)
        weights = [weight * fit[m] for weight, rest in zip(weights, rests, strict=True) for m in rest]
        for at, table in factors:
            if max(at) == place:
                found = map(table.__getitem__, index(members, place + 1, at))
                weights = list(map(mul, weights, found))
    return weights


def walked(members: int, fits: list[list[float]], factors: list[Factor], rng: Random) -> list[Deal]:
    """Deals drawn by their weight: two places exchange members, or one takes what is left over, as often as it fits
    better, and now and then when it does not."""
    places = len(fits)
    hand = rng.sample(range(members), members)
    touched = [[number for number, (at, _) in enumerate(factors) if place in at] for place in range(places)]
    touched += [[] for _ in range(members - places)]

    def weight(one: int, two: int) -> float:
        whole = fits[one][hand[one]] * (fits[two][hand[two]] if two < places else 1.0)
        for number in {*touched[one], *touched[two]}:
            at, table = factors[number]
            cell = 0
            for place in at:
                cell = cell * members + hand[place]
            whole *= table[cell]
        return whole

    kept = []
    for step in range(WARM + PARTICLES * STRIDE):
        one, two = int(rng.random() * places), int(rng.random() * members)
        if one != two:
            before = weight(one, two)
            hand[one], hand[two] = hand[two], hand[one]
            if weight(one, two) < before * rng.random():
                hand[one], hand[two] = hand[two], hand[one]
        if step >= WARM and step % STRIDE == 0:
            kept.append(tuple(hand[:places]))
    return kept
