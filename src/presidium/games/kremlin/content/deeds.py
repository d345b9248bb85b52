"""Counts the notable events of each faction in a finished game of Kremlin."""

from __future__ import annotations

from collections import Counter
from typing import Any

from presidium.core import Player, View
from presidium.games.kremlin.events import Controlled, Died, Exiled, Waved
from presidium.games.kremlin.printed.people import Letter

LOST = {Died: "buried", Exiled: "exiled"}


def deeds(view: View[Any]) -> dict[Player, Counter[str]]:
    """By seat: how often politicians under its control waved, died or went to Siberia. Control that ended just before
    counts too, because in 1988 a politician who leaves the game loses his controller first (2.6)."""
    found: dict[Player, Counter[str]] = {seat: Counter() for seat in view.rules.players}
    whose: dict[Letter, Player] = {}
    just_lost: dict[Letter, Player] = {}
    for event in view.events:
        match event:
            case Controlled(who=who, player=None, lost_by=before):
                whose.pop(who, None)
                just_lost = {} if before is None else {who: before}
                continue
            case Controlled(who=who, player=int(player)):
                whose[who] = player
            case Waved(who=who, success="yes") if who in whose:
                found[whose[who]]["waves"] += 1
            case Died(who=who) | Exiled(who=who):
                seat = whose.get(who, just_lost.get(who))
                if seat is not None:
                    found[seat][LOST[type(event)]] += 1
        just_lost = {}
    return found
