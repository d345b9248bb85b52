"""When the players of Goulag talk: after each round's cards."""

from __future__ import annotations

from typing import Final

from presidium.core.content.floor import Talk
from presidium.games.goulag.game import Goulag, NameTrio

ROUND_S: Final = 45.0


def floor(g: Goulag) -> Talk | None:
    """Returns the floor before the current question: none in the first round, where nothing has happened yet."""
    over = len(g.public.history)
    return Talk("round", over, ROUND_S) if over and isinstance(g.stack[-1], NameTrio) else None
