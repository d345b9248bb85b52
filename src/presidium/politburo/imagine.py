"""Worlds that a seat of Politburo could be in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from presidium.core import Key, View, world
from presidium.politburo.goals import MEMBERS
from presidium.politburo.state import Count, Politburo, Public, ballot_of, member_of


def imagine(view: View[Public], rng: Random) -> Politburo:
    """A world this view could come from.

    The members of the other seats are drawn uniformly from those the seat has not seen. The ballots
    are drawn uniformly from all that give each count the table was told and agree with those the seat
    has seen. Members and ballots are drawn apart: who would vote how, and what people say or seem to
    want, weighs nothing here; that is for a bot to judge.
    """
    return world(view, imagine_members(view, rng) | imagine_ballots(view, rng))


def imagine_members(view: View[Public], rng: Random) -> dict[Key, Any]:
    keys = [member_of(seat) for seat in view.rules.players if member_of(seat) in view.secrets]
    seen = {view.secret(key) for key in keys if view.knows(key)}
    unseen = [key for key in keys if not view.knows(key)]
    left = [member for member in MEMBERS if member not in seen]
    return dict(zip(unseen, rng.sample(left, len(unseen)), strict=True))


def imagine_ballots(view: View[Public], rng: Random) -> dict[Key, Any]:
    """Ballots are counted as soon as they are cast, so each has its count."""
    imagined: dict[Key, Any] = {}
    for round, number, count in counts(view.public):
        keys = [ballot_of(round, number, voter) for voter in count.voters]
        cast = ["repression"] * count.repression + ["reform"] * (3 - count.repression)
        for key in keys:
            if view.knows(key):
                cast.remove(view.secret(key))
        unseen = [key for key in keys if not view.knows(key)]
        imagined |= zip(unseen, rng.sample(cast, len(cast)), strict=True)
    return imagined


def counts(public: Public) -> Iterator[tuple[int, int, Count]]:
    """Every ballot counted so far, with its round and number."""
    for over in public.history:
        for number, count in enumerate(over.ballots, 1):
            yield over.number, number, count
    for number, count in enumerate(public.ballots, 1):
        yield public.round, number, count
