"""Explains why a game of Goulag ended as it did: the canal steps that the reader's side needed, and the steps dug."""

from __future__ import annotations

from presidium.core import Line, View, value
from presidium.games.goulag.game import Public, worker


@value
class LoyalNeeded(Line):
    """3.2, 3.3 How many canal steps the loyal needed to win, and how many of the shown Strikes were too many."""

    rule = "goulag 3.2"
    needed: int
    dug: int
    strikes: int


@value
class DisloyalAllowed(Line):
    """3.2, 3.3 The largest number of canal steps with which the disloyal win, and how many more Strikes they needed."""

    rule = "goulag 3.2"
    most: int
    dug: int
    strikes: int


def why(view: View[Public]) -> tuple[Line, ...]:
    """Returns why the side of this seat won or lost; for a spectator, why the loyal did."""
    sides = [view.secret(worker(seat)) for seat in view.rules.players]
    loyal, disloyal, dug = sides.count("loyal"), sides.count("disloyal"), view.public.canal
    if view.seat is not None and sides[view.seat - 1] == "disloyal":
        most = 2 * loyal if disloyal < loyal else 2 * loyal - 1
        return (DisloyalAllowed(most, dug, max(0, dug - most)),)
    needed = 2 * loyal if loyal < disloyal else 2 * loyal + 1
    return (LoyalNeeded(needed, dug, max(0, needed - dug)),)
