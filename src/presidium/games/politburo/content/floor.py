"""When the players of Politburo talk: after each ballot, and before the fingers of a purge."""

from __future__ import annotations

from typing import Final

from presidium.core.content.floor import Talk
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Politburo

BALLOT_S: Final = 20.0
FINGERS_S: Final = 30.0


def floor(g: Politburo) -> Talk | None:
    """Returns the floor before the current question. Each ballot that has been counted has one number."""
    public = g.public
    if isinstance(g.stack[-1], Purge):
        return Talk("fingers", public.round, FINGERS_S)
    ballots = sum(len(each.ballots) for each in public.history) + len(public.ballots)
    return Talk("ballot", ballots, BALLOT_S) if ballots else None
