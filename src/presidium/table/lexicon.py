"""What the page needs to put the values of a game into words as `presidium.text.Words` does.

The page reads the same Fluent files. It has the fields of a value from its JSON, but not what they hold, nor the
notation of an option; this tells it both, and the rule by which something happens, from the classes themselves. Of our
own games the page has it built in; of others it asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from presidium.core import Action, Event, Game, Line, Notation, Step, nouns


def lexicon(game: Game) -> dict[str, Any]:
    return {
        "kinds": {cls.__name__: _kind(cls) for cls in _told(game)},
        "actions": _forms(game.notation),
        "statements": _forms(game.statements),
        "formerly": {name: cls.__name__ for cls in _told(game) for name in vars(cls).get("FORMERLY", ())},
        "seats": (),
    }


def facts(game: Game) -> dict[str, str]:
    """What the fields of the public part hold, for a table that has to show them without knowing the game."""
    public: type = type(game.new(game.seats[0]).public)
    try:
        return nouns(public)
    except NameError:  # annotations that only a checker can follow: the fields are shown as they stand
        return {}


def _told(game: Game) -> Iterator[type]:
    """What a page may have to put into words: events, answers, who asks, what a brief says, what lasts by a rule."""
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
    """`2.1` of `goulag 2.1`."""
    return rule.rpartition(" ")[2]


def _forms(notation: Notation) -> list[list[str]]:
    """`["purge {who:letter}", "Purge"]`, in the order they are tried."""
    return [[text, cls.__name__] for text, cls in notation.table.items()]
