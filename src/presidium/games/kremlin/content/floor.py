"""When the players of Kremlin talk: before the first vote of a trial or an election, and after each parade."""

from __future__ import annotations

from typing import Final

from presidium.core.content.floor import Talk
from presidium.games.kremlin.matters import Case, Election
from presidium.games.kremlin.phases.voting import Turn
from presidium.games.kremlin.state import Kremlin

VOTE_S: Final = 30.0
YEAR_S: Final = 45.0
PHASES, LETTERS = 10, 128


def floor(g: Kremlin) -> Talk | None:
    """Returns the floor before the current question."""
    public = g.public
    matter = public.top
    if isinstance(matter, Case | Election) and any(isinstance(step, Turn) for step in g.stack):
        whose = matter.accused if isinstance(matter, Case) else matter.nominee
        return Talk("vote", (public.year * PHASES + public.phase) * LETTERS + ord(whose), VOTE_S)
    return Talk("year", public.year, YEAR_S) if public.year > 1 else None
