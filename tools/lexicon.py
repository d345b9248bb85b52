"""What the page needs to put values into words as `presidium.text.Words` does.

The page reads the same Fluent files. It has the fields of a value from its JSON, but not what they hold, nor the
notation of an option; this file tells it both, and the rule by which something happens, from the classes themselves.
Of Kremlin's politicians it tells what is printed on their cards.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from presidium.core import Action, Event, Game, Notation, Step, nouns
from presidium.games import GAMES
from presidium.kremlin.effects import Effect
from presidium.kremlin.printed.people import PEOPLE
from presidium.kremlin.state import FACTIONS


def lexicon() -> dict[str, Any]:
    return {name: _game(game) for name, game in GAMES.items()}


def people() -> str:
    """Kremlin's cards (0.2, 1.3), a line each; their names are in the language files."""
    printed = ("age", "strength", "weakness")
    cards = {who.letter: {name: getattr(who, name) for name in printed} for who in PEOPLE.values()}
    return "{\n" + ",\n".join(f"{json.dumps(letter)}: {json.dumps(card)}" for letter, card in cards.items()) + "\n}\n"


def _game(game: Game) -> dict[str, Any]:
    return {
        "kinds": {cls.__name__: _kind(cls) for cls in _told(game)},
        "actions": _forms(game.notation),
        "statements": _forms(game.statements),
        "seats": FACTIONS if game.name == "kremlin" else (),
    }


def _told(game: Game) -> Iterator[type]:
    """Whatever a page may have to put into words: what happens, what is answered, who asks, what lasts."""
    for cls in game.codec.classes:
        asks = issubclass(cls, Step) and cls.resolve is not Step.resolve
        if is_dataclass(cls) and (asks or issubclass(cls, Event | Action | Effect)):
            yield cls


def _kind(cls: Any) -> dict[str, Any]:
    kind: dict[str, Any] = {"rule": _number(cls.rule)}
    if rules := getattr(cls, "rules", {}):
        kind["rules"] = {word: _number(rule) for word, rule in rules.items()}
    if named := nouns(cls):
        kind["nouns"] = named
    if cls.__module__.startswith("presidium.core"):
        kind["core"] = True
    return kind


def _number(rule: str) -> str:
    """`2.1` of `goulag 2.1`."""
    return rule.rpartition(" ")[2]


def _forms(notation: Notation) -> list[list[str]]:
    """`["purge {who:letter}", "Purge"]`, in the order they are tried."""
    return [[text, cls.__name__] for text, cls in notation.table.items()]
