"""How likely each goal is to hold at the end, from where the levels stand, if the rest is left to the winds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from presidium.bots.politburo.minutes import Levels, Vector

STEPS: Final = ((1, 0.32), (-1, 0.32), (2, 0.18), (-2, 0.18))
"""How a round moves a ministry, whoever plays: two rounds in three are divided."""
FAR: Final = 4
"""Beyond so many rounds the winds have blown enough."""


def held(levels: Levels) -> Vector:
    """Whether each goal about levels holds (5.4); half for the two that are about Influence."""
    defence, finance, security = levels
    high, low, whole = max(levels), min(levels), sum(levels)
    return (
        float(security == high),
        float(security == low),
        float(finance == high),
        float(finance == low),
        float(defence == high),
        float(defence == low),
        float(whole >= 0),
        float(whole <= 0),
        0.5,
        0.5,
    )


@lru_cache(maxsize=1 << 16)
def prospects(levels: Levels, left: int, limit: int) -> Vector:
    """For each member, how likely his goal holds with so many rounds to play."""
    if left <= 0:
        return held(levels)
    left = min(left, FAR)
    sums = [0.0] * 10
    for ministry in range(3):
        for by, chance in STEPS:
            for number, part in enumerate(prospects(moved(levels, ministry, by, limit), left - 1, limit)):
                sums[number] += part * chance / 3
    return tuple(sums)


def moved(levels: Levels, ministry: int, by: int, limit: int) -> Levels:
    """1.3 The levels after a ministry has moved, no further than the track goes."""
    reached = list(levels)
    reached[ministry] = max(-limit, min(limit, reached[ministry] + by))
    return (reached[0], reached[1], reached[2])


@lru_cache(maxsize=1 << 14)
def wishes(levels: Levels, left: int, limit: int, by: int = 1) -> tuple[Vector, Vector, Vector]:
    """For each ministry, how much better each member fares if it rises by one, or two, than if it falls, when this
    round is the first of so many."""
    up = [prospects(moved(levels, ministry, by, limit), left - 1, limit) for ministry in range(3)]
    down = [prospects(moved(levels, ministry, -by, limit), left - 1, limit) for ministry in range(3)]
    one, two, three = (tuple(u - d for u, d in zip(*pair, strict=True)) for pair in zip(up, down, strict=True))
    return one, two, three
