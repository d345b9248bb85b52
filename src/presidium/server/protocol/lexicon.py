"""Describes a game's values to the page, which puts them into words as `presidium.text.Words` does.

The page reads the same Fluent files as the server. The JSON of a value lacks the kind of thing in each field, the
notation of an option and the number of its rule, so the lexicon adds them from the Python classes. The page has the
lexicons of our own games built in, and requests those of other games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from presidium.core import Action, Event, Game, Line, Notation, Step, nouns


def lexicon(game: Game) -> dict[str, Any]:
    """The description of a game's events, actions, statements and other values, by class name."""
    return {
        "kinds": {cls.__name__: _kind(cls) for cls in _told(game)},
        "actions": _forms(game.notation),
        "statements": _forms(game.statements),
        "formerly": {name: cls.__name__ for cls in _told(game) for name in vars(cls).get("FORMERLY", ())},
        "seats": (),
    }


def facts(game: Game) -> dict[str, str]:
    """The kind of thing that each public field holds, for the page's generic table, which has no code for the game;
    empty if unknown."""
    public: type = type(game.new(game.seats[0]).public)
    try:
        return nouns(public)
    except NameError:  # some annotations exist for the type checker alone
        return {}


def _told(game: Game) -> Iterator[type]:
    """The classes the page may have to put into words: events, actions, asking steps, brief lines, values with a
    rule."""
    for cls in filter(is_dataclass, game.codec.classes):
        if issubclass(cls, Step):
            told = cls.resolve is not Step.resolve
        else:
            told = issubclass(cls, Event | Action | Line) or isinstance(getattr(cls, "rule", None), str)
        if told:
            yield cls


def _kind(cls: Any) -> dict[str, Any]:
    kind: dict[str, Any] = {"rule": _number(cls.rule)}
    if rules := getattr(cls, "rules", {}):
        kind["rules"] = {word: _number(rule) for word, rule in rules.items()}
    if named := nouns(cls):
        kind["nouns"] = named
    if getattr(cls, "private", False):
        kind["private"] = True
    if cls.__module__.startswith("presidium.core"):
        kind["core"] = True
    return kind


def _number(rule: str) -> str:
    """The number of a rule: `2.1` for `goulag 2.1`."""
    return rule.rpartition(" ")[2]


def _forms(notation: Notation) -> list[list[str]]:
    """Notation patterns with their class, in the order they are tried: `["purge {who:letter}", "Purge"]`."""
    return [[text, cls.__name__] for text, cls in notation.table.items()]
