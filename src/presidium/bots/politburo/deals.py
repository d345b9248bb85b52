"""Deals of members to seats, weighted by evidence: listed completely, or sampled by a random walk."""

from __future__ import annotations

from functools import cache
from operator import mul
from random import Random
from typing import Final

Factor = tuple[tuple[int, ...], list[float]]
"""Some seats, and a likelihood for each choice of their members; the last seat's member changes fastest."""
Deal = tuple[int, ...]
"""A deal: for each seat, an index into the list of members that are not yet known to be elsewhere."""

KEPT_DEALS: Final = 500
"""Number of deals of members that one random walk returns."""
STEPS_PER_DEAL: Final = 6
"""Steps of the random walk from one deal that is kept to the next."""
WARM_UP_STEPS: Final = 600
"""Steps of the random walk before the first deal is kept."""


@cache
def deals(members: int, places: int) -> tuple[Deal, ...]:
    if places == 0:
        return ((),)
    rests = left(members, places - 1)
    return tuple((*deal, m) for deal, rest in zip(deals(members, places - 1), rests, strict=True) for m in rest)


@cache
def left(members: int, places: int) -> tuple[tuple[int, ...], ...]:
    """For each deal of members to `places` seats, in the order of `deals`: the members that are not dealt."""
    return tuple(tuple(m for m in range(members) if m not in deal) for deal in deals(members, places))


@cache
def index(members: int, places: int, at: tuple[int, ...]) -> list[int]:
    """For each deal of members to seats: the position, in a factor's table, of the members dealt to the seats `at`."""
    if len(at) == 1:
        return [deal[at[0]] for deal in deals(members, places)]
    if len(at) == 2:
        one, two = at
        return [deal[one] * members + deal[two] for deal in deals(members, places)]
    one, two, three = at
    return [(deal[one] * members + deal[two]) * members + deal[three] for deal in deals(members, places)]


def weighed(members: int, fits: list[list[float]], factors: list[Factor]) -> list[float]:
    """The weight of each deal of members, computed seat by seat. A factor counts at the last of its seats."""
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
    """Deals drawn by their weight with a random walk (Metropolis). A step swaps the members of two seats, or takes an
    unused member. If the new deal is worse, the step is accepted only sometimes."""
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
    for step in range(WARM_UP_STEPS + KEPT_DEALS * STEPS_PER_DEAL):
        one, two = int(rng.random() * places), int(rng.random() * members)
        if one != two:
            before = weight(one, two)
            hand[one], hand[two] = hand[two], hand[one]
            if weight(one, two) < before * rng.random():
                hand[one], hand[two] = hand[two], hand[one]
        if step >= WARM_UP_STEPS and step % STEPS_PER_DEAL == 0:
            kept.append(tuple(hand[:places]))
    return kept
