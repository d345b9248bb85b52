"""Counts how often each seat did something notable in a finished game of Goulag."""

from __future__ import annotations

from collections import Counter
from typing import Any

from presidium.core import Player, View
from presidium.games.goulag.moves import Appointed, Named, Supervised


def deeds(view: View[Any]) -> dict[Player, Counter[str]]:
    """Counts how often each player was commissar, was named builder, and made a builder exchange a card."""
    found: dict[Player, Counter[str]] = {seat: Counter() for seat in view.rules.players}
    for event in view.events:
        match event:
            case Appointed(commissar=seat):
                found[seat]["offices"] += 1
            case Named(builders=builders):
                for seat in builders:
                    found[seat]["shifts"] += 1
            case Supervised(supervisor=seat, builder=int()):
                found[seat]["exchanges"] += 1
    return found
