"""How long each event of Goulag is shown in the film. The page uses the same times, exported to `made.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from presidium.core import Event
from presidium.core.content.film import Beat
from presidium.games.goulag.moves import Appointed, Ended, Named, Passed, Shown, Supervised

LASTS: Final = {
    "appointed": 1000,
    "named": 1600,
    "supervised": 2200,
    "shown": 3700,
    "before": 400,
    "turn": 320,
    "turn_of_many": 240,
    "last": 300,
    "measured": 500,
    "after": 2600,
}
"""Milliseconds for which each kind of event is shown. The entries from `before` on belong to the end of the game, where
the worker cards are turned one by one and the canal is measured."""
MANY: Final = 7
"""Number of seats above which each worker card is turned faster at the end of the game."""


def direct(told: Sequence[Event], at: int) -> Beat | None:
    """Returns the beat of one public event of Goulag; None if the film does not show the event."""
    match told[at]:
        case Passed():
            return None
        case Appointed():
            return Beat(LASTS["appointed"])
        case Named():
            return Beat(LASTS["named"])
        case Supervised():
            return Beat(LASTS["supervised"])
        case Shown():
            return Beat(LASTS["shown"])
        case Ended(sides=sides):
            return Beat(LASTS["after"] + measured(len(sides)))
    return None


def measured(seats: int) -> int:
    """Milliseconds from the start of the last beat to the measuring of the canal, after all cards are turned."""
    each = LASTS["turn_of_many" if seats > MANY else "turn"]
    return LASTS["before"] + each * (seats - 1) + LASTS["last"] + LASTS["measured"]
