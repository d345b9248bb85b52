"""A general board for games without a board of their own: seats, public facts and known secrets, from the view.

Names come from the game's messages, such as `toy-fact-picked`, or else from the names in the code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from presidium.cli.terminal.screen import Grid
from presidium.core import Key, View
from presidium.text import Words


def board(view: View[Any], words: Words) -> Iterator[str | Grid]:
    game = view.rules.game
    mine = [(key, secret.value) for key, secret in view.secrets.items() if view.knows(key)]
    rows = [
        (words.seat(seat, game), ", ".join(known(words, game, key[:-1], told) for key, told in mine if of(key, seat)))
        for seat in view.rules.players
    ]
    yield Grid(("", ""), rows, (view.seat or 0) - 1)
    names = [field.name for field in fields(view.public) if field.name != "outcome"]
    facts = [(words.name(game, "fact", name).replace("_", " "), written(getattr(view.public, name))) for name in names]
    yield Grid(("", ""), [(name, fact) for name, fact in facts if fact])
    for key, told in mine:
        if not any(of(key, seat) for seat in view.rules.players):
            yield known(words, game, key, told)


def of(key: Key, seat: int) -> bool:
    """True if the secret with this key belongs to this seat."""
    return len(key) > 1 and key[-1] == seat


def known(words: Words, game: str, key: Key, told: Any) -> str:
    name, *which = key
    return words("cli-pair", name=" ".join(map(str, (words.name(game, "fact", name), *which))), value=written(told))


def written(fact: Any) -> str:
    """A value as text in one line; empty for None and for empty collections."""
    if fact is None or fact == () or fact == {}:
        return ""
    if isinstance(fact, dict):
        return ", ".join(f"{key} {written(part) or '–'}" for key, part in fact.items())
    if isinstance(fact, tuple | list | frozenset):
        return ", ".join(f"({written(part)})" if isinstance(part, tuple) else written(part) or "–" for part in fact)
    if is_dataclass(fact):
        parts = [(field.name, written(getattr(fact, field.name))) for field in fields(fact)]
        return " ".join([type(fact).__name__, *(f"{name} {part}" for name, part in parts if part)])
    return str(fact)
