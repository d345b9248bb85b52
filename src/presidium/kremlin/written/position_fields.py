"""The fields of a position: `declared F stalinists 4`, its words."""

from __future__ import annotations

from presidium.core import Player, Rules, Unreadable
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import FACTIONS

Field = list[str]


def faction(word: str, rules: Rules) -> Player:
    """The seat of this faction, if it sits at this table."""
    if word not in FACTIONS[: rules.seats]:
        raise Unreadable(word)
    return FACTIONS.index(word) + 1


def by_letter(fields: list[Field], name: str) -> dict[Letter, list[str]]:
    """The words of the fields of this name, each about another politician."""
    found: dict[Letter, list[str]] = {}
    for words in fields:
        if words[0] == name:
            who = "".join(words[1:2])
            if who not in INDEX or who in found:
                raise Unreadable(" ".join(words))
            found[who] = words[2:]
    return found


def by_faction(fields: list[Field], name: str, rules: Rules) -> dict[Player, list[str]]:
    """The words of the fields of this name, each about another faction."""
    found: dict[Player, list[str]] = {}
    for words in fields:
        if words[0] == name:
            seat = faction("".join(words[1:2]), rules)
            if seat in found:
                raise Unreadable(" ".join(words))
            found[seat] = words[2:]
    return found
