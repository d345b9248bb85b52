"""What is kept of a game of Politburo."""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class Games(NamedTuple):
    """Arrays of games; the games are on the last axis, which suits the machine. Seats are counted from 0 here."""

    phase: Array
    """What is asked."""
    round: Array
    """How many rounds are over."""
    first: Array
    """The first Gensek."""
    members: Array
    """Seats × games: 1 + the member's place in the list of 5.4; 0 before one is drawn."""
    levels: Array
    """Ministries × games."""
    influence: Array
    """Seats × games."""
    proposed: Array
    """1 + the ministry that is voted on; 0: none is."""
    trio: Array
    """Who votes or points, as in `Tables.trios`; 0: nobody does."""
    given: Array
    """A bit for each sealed answer that is in: of a plan's voters by seat, of the three by their place in the trio."""
    said: Array
    """A bit for each of these that says for, Repression, or the later of the two he may point at."""
    now: Array
    """Six × games: the round under way, packed as `Minutes` says."""
    minutes: Array
    """Rounds × six × games: each round that is over; 0 where nothing is known of it."""


class Minutes(NamedTuple):
    """A round, each line packed into one number; 0: it has not come to that."""

    plan: Array
    """1 + the ministry first proposed; from the third bit on, by seat, who was for it."""
    other_plan: Array
    ballot: Array
    """The trio; from the thirteenth bit on, by place, who voted for Repression."""
    second: Array
    third: Array
    end: Array
    """1 + the ministry it is about; from the third bit on 3 + how far that has moved; from the sixth, by place, who
    pointed at the later of the other two; the ninth: that they have pointed."""
