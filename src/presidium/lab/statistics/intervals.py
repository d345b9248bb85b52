"""Confidence intervals of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


def wilson(wins: float, games: float) -> Interval:
    """95 % confidence interval of a win rate in independent games (Wilson score)."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def clustered(games: int, seats: int, wins: int, squares: tuple[int, int, int]) -> Interval:
    """95 % confidence interval of a win rate, where one game may count several seats.

    Wilson's score for the effective number of independent seats. `squares` holds the sums over games of wins², wins ×
    seats and seats²; the variance between games follows from these sums. The effective number is never above the number
    of seats. If every seat won, or none did, it is the number of games.
    """
    if games < 2 or wins in (0, seats):
        return wilson(wins * games / seats, games) if seats else (0.0, 1.0)
    rate = wins / seats
    spread = (squares[0] - 2 * rate * squares[1] + rate * rate * squares[2]) * games / (games - 1) / seats**2
    worth = min(seats, rate * (1 - rate) / spread) if spread > 0 else seats
    return wilson(rate * worth, worth)


def paired(ours: Sequence[bool], theirs: Sequence[bool]) -> Interval:
    """95 % confidence interval of the difference of two win rates on the same deals, by Agresti and Min: half a pair is
    added to each of the four kinds of pairs before the usual formula."""
    more = sum(one and not other for one, other in zip(ours, theirs, strict=True)) + 0.5
    less = sum(other and not one for one, other in zip(ours, theirs, strict=True)) + 0.5
    pairs = len(ours) + 2
    middle = (more - less) / pairs
    half = Z95 * sqrt(more + less - (more - less) ** 2 / pairs) / pairs
    return round(max(-1.0, middle - half), 6), round(min(1.0, middle + half), 6)


def ratio(ours: Sequence[bool], theirs: Sequence[bool]) -> Interval | None:
    """95 % confidence interval of the ratio of two win rates on the same deals; None if either player has no win. By
    the delta method on the logarithm; deals that both players won do not widen the interval."""
    one, other = sum(ours), sum(theirs)
    if not one or not other:
        return None
    apart = sum(mine != his for mine, his in zip(ours, theirs, strict=True))
    half = Z95 * sqrt(apart / (one * other))
    middle = log(one / other)
    return round(exp(middle - half), 6), round(exp(middle + half), 6)


def mean(values: Sequence[float], weights: Sequence[float]) -> tuple[float, Interval]:
    """Weighted mean over games with its 95 % confidence interval; values of one game may depend on each other."""
    total = sum(weights)
    if not total:
        return 0.0, (0.0, 1.0)
    middle = sum(values) / total
    many = len(values)
    squares = sum((value - middle * weight) ** 2 for value, weight in zip(values, weights, strict=True))
    half = student(many - 1) * sqrt(squares * many / max(1, many - 1)) / total
    return middle, (round(middle - half, 6), round(middle + half, 6))


def student(freedom: int) -> float:
    """Student's t quantile for 97.5 % with `freedom` degrees of freedom, approximated by a series."""
    z, v = Z95, max(1, freedom)
    return z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
