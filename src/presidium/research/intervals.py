"""How sure a figure is: intervals that hold the true value 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


def wilson(wins: float, games: float) -> Interval:
    """The true rate of wins among games that know nothing of each other, by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def clustered(games: int, seats: int, wins: int, squares: tuple[int, int, int]) -> Interval:
    """The true rate of wins of seats, some of which sat in the same game, and so won and lost together.

    Wilson's score, for as many independent seats as these are worth. `squares` are the sums over the games of wins
    times wins, wins times seats and seats times seats: with them the games' own spread about the rate is known. They
    are never taken for more than they are, nor, where nothing varies, for more than the games.
    """
    if games < 2 or wins in (0, seats):
        return wilson(wins * games / seats, games) if seats else (0.0, 1.0)
    rate = wins / seats
    spread = (squares[0] - 2 * rate * squares[1] + rate * rate * squares[2]) * games / (games - 1) / seats**2
    worth = min(seats, rate * (1 - rate) / spread) if spread > 0 else seats
    return wilson(rate * worth, worth)


def paired(ours: Sequence[bool], theirs: Sequence[bool]) -> Interval:
    """The true difference of two rates, each pair of games from one deal.

    Agresti's and Min's: half a pair more of each of the four kinds, and the usual interval of the rest.
    """
    more = sum(one and not other for one, other in zip(ours, theirs, strict=True)) + 0.5
    less = sum(other and not one for one, other in zip(ours, theirs, strict=True)) + 0.5
    pairs = len(ours) + 2
    middle = (more - less) / pairs
    half = Z95 * sqrt(more + less - (more - less) ** 2 / pairs) / pairs
    return round(max(-1.0, middle - half), 6), round(min(1.0, middle + half), 6)


def ratio(ours: Sequence[bool], theirs: Sequence[bool]) -> Interval | None:
    """The true ratio of two rates, each pair of games from one deal; None where one of them has never won.

    By the delta method on its logarithm: pairs won by both say nothing about it.
    """
    one, other = sum(ours), sum(theirs)
    if not one or not other:
        return None
    apart = sum(mine != his for mine, his in zip(ours, theirs, strict=True))
    half = Z95 * sqrt(apart / (one * other))
    middle = log(one / other)
    return round(exp(middle - half), 6), round(exp(middle + half), 6)


def mean(values: Sequence[float], weights: Sequence[float]) -> tuple[float, Interval]:
    """A mean of what several games say, each with its weight, and its interval, clustered by game."""
    total = sum(weights)
    if not total:
        return 0.0, (0.0, 1.0)
    middle = sum(values) / total
    many = len(values)
    squares = sum((value - middle * weight) ** 2 for value, weight in zip(values, weights, strict=True))
    half = student(many - 1) * sqrt(squares * many / max(1, many - 1)) / total
    return middle, (round(middle - half, 6), round(middle + half, 6))


def student(freedom: int) -> float:
    """As many standard errors as it takes where the spread itself is only estimated, from so many more than one."""
    z, v = Z95, max(1, freedom)
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
