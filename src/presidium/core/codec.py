"""Converts states, views and events of a game to JSON and back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, Final

from presidium.core.decision import Options
from presidium.core.log import Audience, Log
from presidium.core.rules import Rules
from presidium.core.state import Secret, State
from presidium.core.value import VALUES, by_name, fields_now
from presidium.core.view import View

Json = Any
"""A value that `json.dumps` accepts: None, bool, int, str, lists, and dicts with text keys."""

PLAIN: Final = frozenset((NoneType, bool, int, str))
"""Python types whose values are written to JSON unchanged."""
ALIKE: Final[tuple[type, ...]] = (str, int, tuple, list, dict)
"""Python types whose subclasses are written to JSON as the type itself, such as a named tuple as a list."""


class Codec:
    """Writes the values of one game as JSON with their types: `{"type": "Named", "commissar": 3, …}`.

    Law: `load(save(g)) == g` at every point of a game.
    """

    def __init__(self, *packages: str, settled: Callable[[int, Mapping[str, str]], Rules] | None = None) -> None:
        """Makes a codec for values of the core and of these packages. `settled` completes a partial choice of
        options."""
        self._settled = settled
        self._readable = by_name(_classes_of(("presidium.core", *packages)))
        self._classes = {cls.__name__: cls for cls in self._readable.values()}
        self._made_of: dict[type, tuple[str, ...]] = {}

    @property
    def classes(self) -> tuple[type, ...]:
        """The classes that this codec can write, sorted by name."""
        return tuple(cls for _, cls in sorted(self._classes.items()))

    def encode(self, thing: Any) -> Json:
        """A value of this game as JSON."""
        kind = type(thing)
        if kind in PLAIN:
            return thing
        if kind is tuple or kind is list:
            return [part if type(part) in PLAIN else self.encode(part) for part in thing]
        if kind is dict:
            return {_text(key): self.encode(part) for key, part in thing.items()}
        made_of = self._made_of.get(kind)
        if made_of is None:
            alike = next((each for each in ALIKE if isinstance(thing, each)), None)
            if alike is not None:
                return self.encode(alike(thing))
            made_of = self._made_of[kind] = self._parts_of(kind)
        json = {"type": kind.__name__}
        for name in made_of:
            part = getattr(thing, name)
            json[name] = part if type(part) in PLAIN else self.encode(part)
        return json

    def _parts_of(self, kind: type) -> tuple[str, ...]:
        """The fields from which a value of this class is made; its other fields are computed."""
        name = kind.__name__
        if self._classes.get(name) is not kind or not is_dataclass(kind):
            raise TypeError(f"{name} is not a value of this game")
        return tuple(field.name for field in fields(kind) if field.init)

    def decode(self, json: Json) -> Any:
        """Returns the value that this JSON represents."""
        if isinstance(json, list):
            return tuple(self.decode(part) for part in json)
        if not isinstance(json, dict):
            return json
        parts = {key: self.decode(part) for key, part in json.items() if key != "type"}
        if "type" not in json:
            return parts
        kind = self._readable[json["type"]]
        for name in getattr(kind, "GONE", ()):  # fields that only earlier versions had
            parts.pop(name, None)
        return kind(**fields_now(kind, parts))

    def save(self, g: State[Any]) -> Json:
        """The whole state as JSON, secrets included: for storage, never for a seat."""
        return {
            "rules": self.encode(g.rules),
            "public": self.encode(g.public),
            "secrets": [[self.encode(k), self.encode(s.value), _audience(s.seen_by)] for k, s in g.secrets.items()],
            "stack": self.encode(g.stack),
            "answers": [[seat, self.encode(action)] for seat, action in g.answers.items()],
            "log": [[self.encode(event), _audience(heard)] for event, heard in g.log],
        }

    def load(self, json: Json) -> State[Any]:
        """Returns the state that this JSON represents. A game option that is missing in old JSON gets its default."""
        rules: Rules = self.decode(json["rules"])
        if self._settled is not None:
            rules = self._settled(rules.seats, dict(rules.chosen))
        secrets = {self.decode(k): Secret(self.decode(v), _seats(s)) for k, v, s in json["secrets"]}
        return State.restored(
            rules,
            self.decode(json["public"]),
            secrets,
            self.decode(json["stack"]),
            {seat: self.decode(action) for seat, action in json["answers"]},
            Log([(self.decode(event), _seats(heard)) for event, heard in json["log"]]),
        )

    def view(self, v: View[Any]) -> Json:
        """Returns the view of a seat as JSON, in the form in which the seat receives it."""
        return {
            "seat": v.seat,
            "rules": self.encode(v.rules),
            "public": self.encode(v.public),
            "secrets": [[self.encode(k), self.encode(s.value), _audience(s.seen_by)] for k, s in v.secrets.items()],
            "stack": self.encode(v.stack),
            "asked": list(v.asked),
            "options": self.options(v.options),
            "answer": self.encode(v.answer),
            "events": self.encode(v.events),
        }

    def options(self, options: Options | None) -> Json:
        """Returns the options as a JSON list; as `{"count": number}` if they are too many to list."""
        if options is None or options.listed:
            return None if options is None else [self.encode(action) for action in options]
        return {"count": options.count()}


def _classes_of(packages: tuple[str, ...]) -> Iterable[type]:
    for name, module in list(sys.modules.items()):
        if any(name == package or name.startswith(package + ".") for package in packages):
            yield from filter(_is_written, vars(module).values())


def _is_written(cls: object) -> bool:
    """True if a codec writes this class: a value, or a game's public facts (a copyable dataclass with an `outcome`)."""
    if not isinstance(cls, type) or cls in VALUES:
        return isinstance(cls, type)
    return is_dataclass(cls) and hasattr(cls, "copy") and any(field.name == "outcome" for field in fields(cls))


def _text(key: object) -> str:
    if not isinstance(key, str) or key == "type":
        raise TypeError(f"{key!r} cannot name a part in JSON")
    return key


def _audience(seats: Audience) -> Json:
    return None if seats is None else sorted(seats)


def _seats(json: Json) -> Audience:
    return None if json is None else frozenset(json)
