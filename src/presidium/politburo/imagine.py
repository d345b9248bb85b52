"""Worlds that a seat of Politburo could be in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from presidium.core import Key, View, world
from presidium.politburo.goals import MEMBERS
from presidium.politburo.state import Count, Politburo, Public, Side, ballot_of, member_of


class Worlds:
    """The worlds a view could come from, prepared once.

    The members of the other seats are drawn uniformly from those the seat has not seen. The ballots
    are drawn uniformly from all that give each count the table was told and agree with those the seat
    has seen. Members and ballots are drawn apart: who would vote how, and what people say or seem to
    want, weighs nothing here; that is for a bot to judge.
    """

    def __init__(self, view: View[Public]) -> None:
        self.view = view
        members = [member_of(seat) for seat in view.rules.players if member_of(seat) in view.secrets]
        seen = {view.secret(key) for key in members if view.knows(key)}
        self.members = [key for key in members if not view.knows(key)]
        self.left = [member for member in MEMBERS if member not in seen]
        self.ballots = list(unseen_ballots(view))

    def sample(self, rng: Random) -> Politburo:
        imagined: dict[Key, Any] = dict(zip(self.members, rng.sample(self.left, len(self.members)), strict=True))
        for keys, cast in self.ballots:
            imagined |= zip(keys, rng.sample(cast, len(cast)), strict=True)
        return world(self.view, imagined)


def imagine(view: View[Public], rng: Random) -> Politburo:
    """A world this view could come from."""
    return Worlds(view).sample(rng)


def unseen_ballots(view: View[Public]) -> Iterator[tuple[list[Key], list[Side]]]:
    """Those of each count that this seat has not seen, and what they were, in no order; ballots are counted as soon as
    they are cast, so each has its count."""
    for round, number, count in counts(view.public):
        keys = [ballot_of(round, number, voter) for voter in count.voters]
        cast: list[Side] = ["repression" if at < count.repression else "reform" for at in range(3)]
        for key in keys:
            if view.knows(key):
                cast.remove(view.secret(key))
        if cast:
            yield [key for key in keys if not view.knows(key)], cast


def counts(public: Public) -> Iterator[tuple[int, int, Count]]:
    """Every ballot counted so far, with its round and number."""
    for over in public.history:
        for number, count in enumerate(over.ballots, 1):
            yield over.number, number, count
    for number, count in enumerate(public.ballots, 1):
        yield public.round, number, count
