"""Generates, for each game, the words by which the page finds a statement in what a player types, in all languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from presidium.games.kremlin.printed.people import PEOPLE
from presidium.text import Words

TEXT: Final = Path(__file__).parents[1] / "src/presidium/text"

Lists = dict[str, list[str]]


def typed(game: str) -> dict[str, Any]:
    """Returns the words of all languages for one game: `any` for all games, `kinds` by statement, `values` by field."""
    told: dict[str, Any] = {"any": {}, "kinds": {}, "values": {}}
    for file in sorted(TEXT.glob("*/typed.toml")):
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        add(told["any"], read["any"])
        for part, lists in read.get(game, {}).items():
            add(told["kinds"] if part == "kinds" else told["values"].setdefault(part, {}), lists)
        if game == "kremlin":
            add(told["values"].setdefault("who", {}), politicians(Words(file.parent.name)))
    return told


def politicians(words: Words) -> Lists:
    """Returns the name of each politician by its letter."""
    return {letter: [words(f"kremlin-politician-{letter}")] for letter in PEOPLE}


def add(lists: Lists, more: Lists) -> None:
    """Adds to each list the words that it lacks."""
    for name, words in more.items():
        known = lists.setdefault(name, [])
        known += [word for word in words if word not in known]
