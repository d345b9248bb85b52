"""The arrays of a Politburo batch."""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class Games(NamedTuple):
    """The arrays of a Politburo batch. Games are the last axis, which is faster. Seats are counted from 0."""

    phase: Array
    """The phase of each game, which is the kind of its current question."""
    round: Array
    """Number of finished rounds in each game."""
    first: Array
    """Seat of the first Gensek, counted from 0."""
    members: Array
    """Each seat's member, as 1 + its index in the list of 5.4; 0 before a member is drawn. Seats × games."""
    levels: Array
    """The level of each ministry: ministries × games."""
    influence: Array
    """The Influence of each seat: seats × games."""
    proposed: Array
    """The ministry that players vote on, as 1 + its index; 0 if there is no such vote."""
    trio: Array
    """The three players who vote or point, packed as in `Tables.trios`; 0 if there are none."""
    given: Array
    """A bit for each sealed answer already given. Bits are seats in a vote on a plan, else places in the trio."""
    said: Array
    """A bit for each sealed answer that means "for", "Repression" or "the later of the two seats to point at"."""
    now: Array
    """The current round, packed by `Minutes`: six numbers × games."""
    minutes: Array
    """The finished rounds, packed by `Minutes`: rounds × six numbers × games; 0 for a round that is not finished."""


class Minutes(NamedTuple):
    """One round of Politburo, packed into six numbers; a number is 0 until its part of the round is over."""

    plan: Array
    """1 + index of the ministry proposed first; from bit 2 on a bit for each seat that voted for it."""
    other_plan: Array
    ballot: Array
    """The first ballot's trio, four bits for each voter; from bit 12 on a bit for each voter who chose Repression."""
    second: Array
    third: Array
    end: Array
    """1 + index of the plan's ministry; from bit 2 on 3 + its change of level; from bit 5 on a bit for each voter who
    pointed at the later of two seats; bit 8 if they have pointed."""
