"""States, views and events as JSON, and back."""

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
from presidium.core.value import by_name, fields_now
from presidium.core.view import View

Json = Any
"""What `json.dumps` takes: None, bool, int, str, lists, and dicts with text keys."""

PLAIN: Final = frozenset((NoneType, bool, int, str))
"""What is JSON as it stands."""
ALIKE: Final[tuple[type, ...]] = (str, int, tuple, list, dict)
"""What is a kind of these is written as they are."""


class Codec:
    """Writes the values of one game as JSON that says what it is: `{"type": "Named", "commissar": 3, …}`.

    Law: `load(save(g)) == g`, in the middle of anything.
    """

    def __init__(self, *packages: str, settled: Callable[[int, Mapping[str, str]], Rules] | None = None) -> None:
        """It knows the classes of these packages, and of the core; and what choices come to, some left out."""
        self._settled = settled
        self._classes = {cls.__name__: cls for cls in _classes_of(("presidium.core", *packages))}
        self._readable = by_name(self._classes.values())
        self._made_of: dict[type, tuple[str, ...]] = {}

    @property
    def classes(self) -> tuple[type, ...]:
        """The classes it knows, by name."""
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
        """The fields that make a value of this class; the rest is derived."""
        name = kind.__name__
        if self._classes.get(name) is not kind or not is_dataclass(kind):
            raise TypeError(f"{name} is not a value of this game")
        return tuple(field.name for field in fields(kind) if field.init)

    def decode(self, json: Json) -> Any:
        """The value that was written so."""
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
        """The whole state, secrets included: for the disk, never for a seat."""
        return {
            "rules": self.encode(g.rules),
            "public": self.encode(g.public),
            "secrets": [[self.encode(k), self.encode(s.value), _audience(s.seen_by)] for k, s in g.secrets.items()],
            "stack": self.encode(g.stack),
            "answers": [[seat, self.encode(action)] for seat, action in g.answers.items()],
            "log": [[self.encode(event), _audience(heard)] for event, heard in g.log],
        }

    def load(self, json: Json) -> State[Any]:
        """The state that was saved; an option that there was not yet has its default."""
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
        """A view as its seat receives it."""
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
        """The options listed; only their number where they are not."""
        if options is None or options.listed:
            return None if options is None else [self.encode(action) for action in options]
        return {"count": len(options)}


def _classes_of(packages: tuple[str, ...]) -> Iterable[type]:
    for name, module in list(sys.modules.items()):
        if any(name == package or name.startswith(package + ".") for package in packages):
            yield from (cls for cls in vars(module).values() if isinstance(cls, type) and is_dataclass(cls))


def _text(key: object) -> str:
    if not isinstance(key, str) or key == "type":
        raise TypeError(f"{key!r} cannot name a part in JSON")
    return key


def _audience(seats: Audience) -> Json:
    return None if seats is None else sorted(seats)


def _seats(json: Json) -> Audience:
    return None if json is None else frozenset(json)
