"""What is kept of a game of Goulag: six numbers, and one for each round."""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class Games(NamedTuple):
    """Arrays of games. Seats are counted from 0 here."""

    at: Array
    """How many answers have been given since the first card was dealt: rounds have a fixed length, so this is the place
    in the course of the game."""
    loyal: Array
    """A bit for each seat with a loyal worker card."""
    first: Array
    """The first commissar."""
    canal: Array
    before: Array
    """The trio of the round before, as in `Tables.before`."""
    now: Array
    """The round under way, packed as `Minutes` says."""
    minutes: Array
    """Each round that is over, packed: games × rounds; 0 where nothing is known of it."""


class Minutes(NamedTuple):
    """A round. Cards are 0 where none has been played, 1 for Work, 2 for Strike."""

    name: Array
    """1 + what the commissar named."""
    near: Array
    """The card of the builder who sits nearer to the commissar's left."""
    far: Array
    exchanged: Array
    """0 nobody, 1 the near builder, 2 the far one."""

    def packed(self) -> Array:
        return self.name | self.near << 8 | self.far << 10 | self.exchanged << 12

    @classmethod
    def of(cls, packed: Array) -> Minutes:
        return cls(packed & 255, packed >> 8 & 3, packed >> 10 & 3, packed >> 12)
