"""Why a game of Goulag ended as it did, for whoever looks: the steps his side needed, and those that were dug."""

from __future__ import annotations

from presidium.core import Line, View, value
from presidium.goulag.game import Public, worker


@value
class LoyalNeeded(Line):
    """3.2, 3.3 From so many steps on the loyal win; `strikes` of those shown were too many for that."""

    rule = "goulag 3.2"
    needed: int
    dug: int
    strikes: int


@value
class DisloyalAllowed(Line):
    """3.2, 3.3 Up to so many steps the disloyal win; `strikes` more would have had to be shown for that."""

    rule = "goulag 3.2"
    most: int
    dug: int
    strikes: int


def why(view: View[Public]) -> tuple[Line, ...]:
    """As the side of this seat sees it; who watches sees it as the loyal do."""
    sides = [view.secret(worker(seat)) for seat in view.rules.players]
    loyal, disloyal, dug = sides.count("loyal"), sides.count("disloyal"), view.public.canal
    if view.seat is not None and sides[view.seat - 1] == "disloyal":
        most = 2 * loyal if disloyal < loyal else 2 * loyal - 1
        return (DisloyalAllowed(most, dug, max(0, dug - most)),)
    needed = 2 * loyal if loyal < disloyal else 2 * loyal + 1
    return (LoyalNeeded(needed, dug, max(0, needed - dug)),)
