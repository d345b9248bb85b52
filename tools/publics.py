"""Generates TypeScript types for the public facts of a game, and the constants that its board shows."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from presidium.core import Action, Event, Step
from presidium.games import GAMES as PLAYED
from presidium.games.goulag import GOULAG
from presidium.games.goulag.content.brief import needed
from presidium.games.goulag.content.film import LASTS as GOULAG_LASTS
from presidium.games.goulag.game import Public as Goulag
from presidium.games.goulag.game import cards_per_side
from presidium.games.kremlin.announcing.orders import KINDS, CardOccasion, Occasion
from presidium.games.kremlin.content.film import LASTS as KREMLIN_LASTS
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.phases.p5_funeral import REBELLION
from presidium.games.kremlin.phases.trial import ACQUITTALS
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, GONE, LEVEL_1, LEVEL_2, PEOPLE, PLACES, POSTS
from presidium.games.kremlin.printed.cards import BACK
from presidium.games.kremlin.state import FACTIONS
from presidium.games.kremlin.state import Public as Kremlin
from presidium.games.politburo.content.film import LASTS as POLITBURO_LASTS
from presidium.games.politburo.goals import MINISTRIES
from presidium.games.politburo.state import Public as Politburo

GAMES: Final[dict[str, type]] = {"goulag": Goulag, "kremlin": Kremlin, "politburo": Politburo}

PRINTED: Final[dict[str, dict[str, Any]]] = {
    "goulag": {
        "LASTS": GOULAG_LASTS,
        "NEEDED": {
            seats: [needed(loyal, seats) for loyal in (seats - cards_per_side(seats), cards_per_side(seats))]
            for seats in GOULAG.seats
        },
    },
    "kremlin": {
        "BACK": BACK,
        "LEVELS": ((CHIEF,), LEVEL_1, LEVEL_2),
        "POSTS": POSTS,
        "FACTIONS": FACTIONS,
        "BELOW": (CANDIDATE, PEOPLE, *GONE),
        "LAST_YEAR": LAST_YEAR,
        "ACQUITTALS": ACQUITTALS,
        "REBELLION": REBELLION,
        "SEIZE_WHEN": get_args(Occasion),
        "PLAY_WHEN": get_args(CardOccasion),
        "KINDS": KINDS,
        "LASTS": KREMLIN_LASTS,
    },
    "politburo": {"MINISTRIES": MINISTRIES, "LASTS": POLITBURO_LASTS},
}
"""For each game: constants that the page's board shows or needs, by their names in the generated file."""

WORDS: Final = {"Place": PLACES}
"""Types that are plain text in Python, and are limited to these words in TypeScript."""

TOLD: Final = (Action, Event, Step, Effect)
"""Base classes whose values the page puts into words; their fields are not listed in the generated types."""

PLAIN: Final[dict[Any, str]] = {bool: "boolean", int: "number", str: "string", NoneType: "null"}


def public(game: str) -> str:
    """Returns the TypeScript constants and types of a game; each type stands after the types it uses."""
    page = _Page(game)
    page.written(GAMES[game])
    told = ['import type { Told } from "../../lib/i18n/notation";'] if page.tells else []
    printed = [f"export const {name} = {json.dumps(value)} as const;" for name, value in PRINTED[game].items()]
    return "\n\n".join((*told, *printed, *page.shapes.values())) + "\n"


class _Page:
    """Collects the TypeScript types of one game."""

    def __init__(self, game: str) -> None:
        self.shapes: dict[str, str] = {}
        self.tells = False
        self._names = {cls.__name__: cls for cls in (*PLAYED[game].codec.classes, *TOLD)}
        own = dict(aliases(f"presidium.games.{game}"))
        self._aliases: dict[Any, str] = dict(aliases("presidium.core")) | own
        for hint in own:
            if isinstance(get_args(hint)[0], str):  # literals, which secrets may hold too
                self.written(hint)

    def written(self, hint: Any) -> str:
        """Returns the TypeScript form of a type: its name if it has one in Python, whose definition is added."""
        name = self._aliases.get(hint)
        if name is None:
            return self._shape(hint)
        if name not in self.shapes:
            words = Literal[WORDS[name]] if name in WORDS else hint
            self.shapes[name] = f"export type {name} = {self._shape(words)};"
        return name

    def _shape(self, hint: Any) -> str:
        if isinstance(hint, type) and issubclass(hint, TOLD):
            self.tells = True
            return "Told"
        if isinstance(hint, type) and is_dataclass(hint):
            return self._value(hint)
        kind, parts = get_origin(hint), get_args(hint)
        if hint in PLAIN or kind is Annotated:
            return PLAIN[hint if kind is None else parts[0]]
        if kind is Literal:
            return " | ".join(map(json.dumps, parts))
        inner = [self.written(part) for part in parts if part is not Ellipsis]
        if kind in (Union, UnionType):
            return " | ".join(inner)
        if kind is tuple and Ellipsis in parts:
            return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
        return f"[{', '.join(inner)}]" if kind is tuple else f"Record<{', '.join(inner)}>"

    def _value(self, cls: type) -> str:
        """Adds a type, not an interface, because only a type fits `Told`, which has unknown further fields."""
        if cls.__name__ not in self.shapes:
            hints = get_type_hints(cls, localns=self._names, include_extras=True)
            parts = [f"  {field.name}: {self.written(hints[field.name])};" for field in fields(cls)]
            said = " ".join((cls.__doc__ or "").split("\n\n")[0].split())
            names = " | ".join(map(json.dumps, (cls.__name__, *vars(cls).get("FORMERLY", ()))))  # in old archives
            opening = f"/** {said} */\nexport type {cls.__name__} = {{\n  type: {names};"
            self.shapes[cls.__name__] = "\n".join((opening, *parts, "};"))
        return cls.__name__


def aliases(package: str) -> Iterator[tuple[Any, str]]:
    """Yields the named types of a package with their names: choices of words, unions, and ids with nouns."""
    for module in [each for name, each in sys.modules.items() if name.startswith(package)]:
        for name, thing in vars(module).items():
            if get_origin(thing) in (Literal, UnionType, Annotated):
                yield thing, name
