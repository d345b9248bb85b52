"""The arrays of a Goulag batch: six numbers for each game, and one number for each round."""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class Games(NamedTuple):
    """The arrays of a Goulag batch. Seats are counted from 0."""

    at: Array
    """Number of answers since the first card was dealt; the current question follows from this number."""
    loyal: Array
    """Bit mask of the seats with a loyal worker card."""
    first: Array
    """Seat of the first commissar."""
    canal: Array
    before: Array
    """Index of the previous round's trio in `Tables.before`."""
    now: Array
    """The current round, packed by `Minutes.packed`."""
    minutes: Array
    """The finished rounds, packed by `Minutes.packed`: games × rounds; 0 for a round that is not finished."""


class Minutes(NamedTuple):
    """One round of Goulag. A builder's card is 0 not played, 1 Work, 2 Strike."""

    name: Array
    """1 + index of the action by which the commissar named the trio."""
    near: Array
    """Card of the near builder: the builder who sits nearer to the commissar's left."""
    far: Array
    exchanged: Array
    """The builder who exchanged their card: 0 nobody, 1 the near builder, 2 the far builder."""

    def packed(self) -> Array:
        return self.name | self.near << 8 | self.far << 10 | self.exchanged << 12

    @classmethod
    def of(cls, packed: Array) -> Minutes:
        return cls(packed & 255, packed >> 8 & 3, packed >> 10 & 3, packed >> 12)
