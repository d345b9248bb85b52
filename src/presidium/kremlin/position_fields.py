"""The fields of a position: `declared F stalinists 4`, its words."""

from __future__ import annotations

from presidium.core import Player, Unreadable
from presidium.kremlin.rules import KremlinRules
from presidium.kremlin.state import FACTIONS

Field = list[str]


def faction(word: str, rules: KremlinRules) -> Player:
    """The seat of this faction, if it sits at this table."""
    if word not in FACTIONS[: rules.seats]:
        raise Unreadable(word)
    return FACTIONS.index(word) + 1


def by_faction(fields: list[Field], name: str, rules: KremlinRules) -> dict[Player, list[str]]:
    """The words of the fields of this name, each about another faction."""
    found: dict[Player, list[str]] = {}
    for words in fields:
        if words[0] == name:
            seat = faction("".join(words[1:2]), rules)
            if seat in found:
                raise Unreadable(" ".join(words))
            found[seat] = words[2:]
    return found
