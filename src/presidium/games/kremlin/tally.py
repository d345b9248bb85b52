"""Counts for reports on a game of Kremlin."""

from __future__ import annotations

from collections import Counter

from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.events import Began
from presidium.games.kremlin.state import Kremlin, edition_of


def tally(g: Kremlin) -> dict[str, Counter[tuple[str, str]]]:
    """How often each card was played in each phase; empty if the game has no cards."""
    if edition_of(g).deck is None:
        return {}
    cards: Counter[tuple[str, str]] = Counter()
    phase = 0
    for event, _ in g.log:
        if isinstance(event, Began):
            phase = event.phase
        elif isinstance(event, Played):
            cards[event.play.card, str(phase)] += 1
    return {"cards": cards}
