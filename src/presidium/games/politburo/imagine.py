"""Draws random states of Politburo that fit the view of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from presidium.core import Key, View, world
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.state import Count, Politburo, Public, Side, ballot_of, member_of


class Worlds:
    """All states that fit a view of Politburo, prepared once for many draws.

    The members of the other seats are drawn uniformly from the members that the seat has not seen. Ballots are drawn
    uniformly from all that fit the counts and the votes the seat has seen. Members and ballots are independent.
    Statements have no weight here, because the bots judge statements.
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
    """Returns a random state of Politburo that fits this view."""
    return Worlds(view).sample(rng)


def unseen_ballots(view: View[Public]) -> Iterator[tuple[list[Key], list[Side]]]:
    """Yields for each count the names of the ballots that this seat has not seen, and their votes unordered."""
    for round, number, count in counts(view.public):
        keys = [ballot_of(round, number, voter) for voter in count.voters]
        cast: list[Side] = ["repression" if at < count.repression else "reform" for at in range(3)]
        for key in keys:
            if view.knows(key):
                cast.remove(view.secret(key))
        if cast:
            yield [key for key in keys if not view.knows(key)], cast


def counts(public: Public) -> Iterator[tuple[int, int, Count]]:
    """Yields every ballot counted so far, with the numbers of its round and of the ballot."""
    for over in public.history:
        for number, count in enumerate(over.ballots, 1):
            yield over.number, number, count
    for number, count in enumerate(public.ballots, 1):
        yield public.round, number, count
