"""What everybody sees of a game, as TypeScript types: its `Public`, all that is in it, and what is printed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from presidium.core import Action, Event, Step
from presidium.games import GAMES as PLAYED
from presidium.goulag.game import Public as Goulag
from presidium.kremlin.announcing.orders import KINDS, CardOccasion, Occasion
from presidium.kremlin.effects import Effect
from presidium.kremlin.ending import LAST_YEAR
from presidium.kremlin.phases.p5_funeral import REBELLION
from presidium.kremlin.phases.trial import ACQUITTALS
from presidium.kremlin.printed.board import CANDIDATE, CHIEF, GONE, LEVEL_1, LEVEL_2, PEOPLE, PLACES, POSTS
from presidium.kremlin.printed.cards import BACK
from presidium.kremlin.state import Public as Kremlin
from presidium.politburo.goals import MINISTRIES
from presidium.politburo.state import Public as Politburo

GAMES: Final[dict[str, type]] = {"goulag": Goulag, "kremlin": Kremlin, "politburo": Politburo}

PRINTED: Final[dict[str, dict[str, Any]]] = {
    "goulag": {},
    "kremlin": {
        "BACK": BACK,
        "LEVELS": ((CHIEF,), LEVEL_1, LEVEL_2),
        "POSTS": POSTS,
        "BELOW": (CANDIDATE, PEOPLE, *GONE),
        "LAST_YEAR": LAST_YEAR,
        "ACQUITTALS": ACQUITTALS,
        "REBELLION": REBELLION,
        "SEIZE_WHEN": get_args(Occasion),
        "PLAY_WHEN": get_args(CardOccasion),
        "KINDS": KINDS,
    },
    "politburo": {"MINISTRIES": MINISTRIES},
}
"""Words and numbers that a board shows or asks for, by the names they have in the program."""

WORDS: Final = {"Place": PLACES}
"""What is a text there, and one of these."""

TOLD: Final = (Action, Event, Step, Effect)
"""What the page has words for, whatever is in it."""

PLAIN: Final[dict[Any, str]] = {bool: "boolean", int: "number", str: "string", NoneType: "null"}


def public(game: str) -> str:
    """The constants, then every type, each after those it is made of."""
    page = _Page(game)
    page.written(GAMES[game])
    told = ['import type { Told } from "../../words/notation";'] if page.tells else []
    printed = [f"export const {name} = {json.dumps(value)} as const;" for name, value in PRINTED[game].items()]
    return "\n\n".join((*told, *printed, *page.shapes.values())) + "\n"


class _Page:
    """The types of one game, as they are found."""

    def __init__(self, game: str) -> None:
        self.shapes: dict[str, str] = {}
        self.tells = False
        self._names = {cls.__name__: cls for cls in (*PLAYED[game].codec.classes, *TOLD)}
        own = dict(aliases(f"presidium.{game}"))
        self._aliases: dict[Any, str] = dict(aliases("presidium.core")) | own
        for hint in own:
            if isinstance(get_args(hint)[0], str):  # words to choose from; secrets may hold them too
                self.written(hint)

    def written(self, hint: Any) -> str:
        """A type by its name, where it has one; what the name means is written down besides."""
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
        """A type and not an interface: only so it passes for `Told`, whose further parts are not known."""
        if cls.__name__ not in self.shapes:
            hints = get_type_hints(cls, localns=self._names, include_extras=True)
            parts = [f"  {field.name}: {self.written(hints[field.name])};" for field in fields(cls)]
            said = " ".join((cls.__doc__ or "").split("\n\n")[0].split())
            names = " | ".join(map(json.dumps, (cls.__name__, *vars(cls).get("FORMERLY", ()))))  # archives stay as told
            opening = f"/** {said} */\nexport type {cls.__name__} = {{\n  type: {names};"
            self.shapes[cls.__name__] = "\n".join((opening, *parts, "};"))
        return cls.__name__


def aliases(package: str) -> Iterator[tuple[Any, str]]:
    """The types that have a name of their own: words to choose from, one of several, and nouns."""
    for module in [each for name, each in sys.modules.items() if name.startswith(package)]:
        for name, thing in vars(module).items():
            if get_origin(thing) in (Literal, UnionType, Annotated):
                yield thing, name
