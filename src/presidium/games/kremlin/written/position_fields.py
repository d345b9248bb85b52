"""Splits the fields of a position into words: `declared F stalinists 4`."""

from __future__ import annotations

from presidium.core import Player, Rules, Unreadable
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import FACTIONS

Field = list[str]


def faction(word: str, rules: Rules) -> Player:
    """The seat of this faction; a faction that does not play at this table is refused."""
    if word not in FACTIONS[: rules.seats]:
        raise Unreadable(word)
    return FACTIONS.index(word) + 1


def by_letter(fields: list[Field], name: str) -> dict[Letter, list[str]]:
    """By politician: the words of the fields with this name, at most one field for each politician."""
    found: dict[Letter, list[str]] = {}
    for words in fields:
        if words[0] == name:
            who = "".join(words[1:2])
            if who not in INDEX or who in found:
                raise Unreadable(" ".join(words))
            found[who] = words[2:]
    return found


def by_faction(fields: list[Field], name: str, rules: Rules) -> dict[Player, list[str]]:
    """By faction: the words of the fields with this name, at most one field for each faction."""
    found: dict[Player, list[str]] = {}
    for words in fields:
        if words[0] == name:
            seat = faction("".join(words[1:2]), rules)
            if seat in found:
                raise Unreadable(" ".join(words))
            found[seat] = words[2:]
    return found
