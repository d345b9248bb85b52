"""Counts how often each seat did something notable in a finished game of Politburo."""

from __future__ import annotations

from collections import Counter
from typing import Any

from presidium.core import Player, View
from presidium.games.politburo.moves import Appointed, Lost, Pointed, Unmasked


def deeds(view: View[Any]) -> dict[Player, Counter[str]]:
    """Counts for each seat how often the player was Gensek, pointed at the true deviant, and lost Influence."""
    found: dict[Player, Counter[str]] = {seat: Counter() for seat in view.rules.players}
    pointed: list[Pointed] = []
    for event in view.events:
        match event:
            case Appointed(gensek=seat):
                found[seat]["offices"] += 1
            case Pointed():
                pointed.append(event)
            case Unmasked(deviant=deviant):
                for each in pointed:
                    if each.suspect == deviant:
                        found[each.voter]["unmasked"] += 1
                pointed = []
            case Lost(seat=seat, lost=lost):
                found[seat]["lost"] += lost
    return found
