"""The probability that each member's goal is met at the end, from the present levels, if later rounds are random."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from presidium.bots.politburo.minutes import ALL, MOLOTOV, ZHDANOV, Levels, Vector
from presidium.games.politburo.goals import GOALS, MEMBERS, MINISTRIES, STRICT, Standing

STEPS: Final = ((1, 0.32), (-1, 0.32), (2, 0.18), (-2, 0.18))
"""Assumed changes of a ministry's level in a round, with their probabilities."""
MAX_ROUNDS: Final = 4
"""Maximum number of rounds that the computation looks ahead."""


@lru_cache(maxsize=1 << 14)
def fulfilled(levels: Levels, lost: int, seats: int) -> tuple[bool, ...]:
    """5.4 For each member: True if its goal is met at the end of a game with these levels and this lost Influence."""
    end = Standing(dict(zip(MINISTRIES, levels, strict=True)), lost, seats)
    return tuple([GOALS[member](end) for member in MEMBERS])


@lru_cache(maxsize=1 << 14)
def fulfilled_strictly(levels: Levels, lost: int, seats: int) -> tuple[bool, ...]:
    """5.6 For each member: True if its goal is met strictly at the end of a game with these levels."""
    end = Standing(dict(zip(MINISTRIES, levels, strict=True)), lost, seats)
    return tuple([STRICT[member](end) for member in MEMBERS])


def held(levels: Levels) -> Vector:
    """For each member: 1 if its goal is met at these levels, else 0; 1/2 for the two goals that depend on Influence."""
    goals = fulfilled(levels, 0, 1)
    return tuple([0.5 if member in (MOLOTOV, ZHDANOV) else float(goals[member]) for member in ALL])


@lru_cache(maxsize=1 << 16)
def prospects(levels: Levels, left: int, limit: int) -> Vector:
    """For each member: the probability that its goal is met after `left` more rounds, if rounds are random."""
    if left <= 0:
        return held(levels)
    left = min(left, MAX_ROUNDS)
    sums = [0.0] * 10
    for ministry in range(3):
        for by, chance in STEPS:
            for number, part in enumerate(prospects(moved(levels, ministry, by, limit), left - 1, limit)):
                sums[number] += part * chance / 3
    return tuple(sums)


def moved(levels: Levels, ministry: int, by: int, limit: int) -> Levels:
    """1.3 The levels after a ministry has moved by `by`; a level stops at the end of the track."""
    reached = list(levels)
    reached[ministry] = max(-limit, min(limit, reached[ministry] + by))
    return (reached[0], reached[1], reached[2])


@lru_cache(maxsize=1 << 14)
def wishes(levels: Levels, left: int, limit: int, by: int = 1) -> tuple[Vector, Vector, Vector]:
    """For each ministry and member: how much likelier the member's goal is if the ministry now rises by `by` than if it
    falls by `by`; `left` rounds are left."""
    up = [prospects(moved(levels, ministry, by, limit), left - 1, limit) for ministry in range(3)]
    down = [prospects(moved(levels, ministry, -by, limit), left - 1, limit) for ministry in range(3)]
    one, two, three = (tuple(u - d for u, d in zip(*pair, strict=True)) for pair in zip(up, down, strict=True))
    return one, two, three
