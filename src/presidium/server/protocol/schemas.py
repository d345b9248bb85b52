"""JSON Schema of a game's values (state, events, questions), generated from the classes that its codec writes.

Clients can validate a stream with it, or generate types for other languages.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from presidium.core import Action, Event, Game, Line, Statement, Step
from presidium.games import find
from presidium.server.protocol.field_docs import explained
from presidium.server.protocol.models import MomentInfo, QuestionInfo

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
DEFINED: Final = "#/$defs/"
KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in (Event, Action, Statement, Step, Line)}
"""The base classes whose subclasses a game defines. The schema lists the game's subclasses of each."""
PLAIN: Final[dict[Any, str]] = {bool: "boolean", int: "integer", str: "string", NoneType: "null"}
SEEN_BY: Final[Schema] = {"anyOf": [{"type": "null"}, {"type": "array", "items": {"type": "integer", "minimum": 1}}]}
UNSEEN: Final[Schema] = {"description": "What lies there; `Unseen` where this seat has not seen it."}
SECRET: Final[Schema] = {
    "description": "A secret: its name, what lies there, and which seats have seen it; null: all have.",
    "type": "array",
    "prefixItems": [{"type": "array", "items": {"type": ["string", "integer"]}}, UNSEEN, SEEN_BY],
    "items": False,
    "minItems": 3,
}


@cache
def schema(game: str) -> Schema:
    """The schema of a game's view in JSON; `$defs` holds all other values. Raises Refused if the game is unknown."""
    return _Book(find(game)).schema()


class _Book:
    """Collects the schema definitions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.defs: Schema = {}
        self._classes = {cls.__name__: cls for cls in game.codec.classes}
        bases = (base for cls in game.codec.classes for base in cls.__mro__ if base is not object)
        self._names = {base.__name__: base for base in bases} | self._classes | KINDS

    def schema(self) -> Schema:
        begun = self.game.new(self.game.seats[0])
        public, rules = self._own(type(begun.public)), self._own(type(begun.rules))
        for kind in KINDS.values():
            self._kind(kind)
        self._wire(public["$ref"].removeprefix(DEFINED))
        view = {"seat": {"type": ["integer", "null"]}, "rules": rules, "public": public}
        view |= {"secrets": _array(SECRET), "events": _array(_ref("Event"))}
        self.defs["View"] = _object(view, "All that one seat may know: the `view` of a hello.")
        title = f"{self.game.name}, rules version {self.game.rules_version}"
        return {"$schema": DIALECT, "title": title, **_ref("View"), "$defs": dict(sorted(self.defs.items()))}

    def _wire(self, public: str) -> None:
        """Define the parts of messages that hold values of the game: changes, questions, briefs and moments."""
        changed = {name: part for name, part in self.defs[public]["properties"].items() if name != "type"}
        self.defs["Change"] = _object(changed, "The public facts that an update says have changed.", required=())
        models = msgspec.json.schema_components((QuestionInfo, MomentInfo), ref_template=DEFINED + "{name}")[1]
        told: Schema = {
            "QuestionInfo": {"steps": _array(_ref("Step"))},
            "BriefInfo": {name: _array(_ref("Line")) for name in ("head", "stakes", "stake")},
            "CostInfo": {"line": _ref("Line")},
            "OfferInfo": {"label": _ref("Line"), "leads_to": {"anyOf": [_ref("Line"), {"type": "null"}]}},
            "MomentInfo": {"public": _ref("Change"), "events": _array(_ref("Event"))},
        }
        for model, parts in told.items():
            models[model]["properties"] |= parts
        self.defs |= {name: {**model, "additionalProperties": False} for name, model in explained(models).items()}

    def _kind(self, kind: type) -> Schema:
        """Reference to "any of the game's values of this kind"; a schema that matches nothing if the game has none."""
        name = kind.__name__
        if name not in self.defs:
            self.defs[name] = {}  # a value of this kind may contain another one
            found = [self._own(cls) for cls in self._classes.values() if issubclass(cls, kind) and cls is not kind]
            self.defs[name] = {"description": _said(kind), **({"anyOf": found} if found else {"not": {}})}
        return _ref(name)

    def _of(self, hint: Any) -> Schema:
        if hint is Any or hint in PLAIN:
            return {} if hint is Any else {"type": PLAIN[hint]}
        if isinstance(hint, type):
            return self._value(hint) if is_dataclass(hint) else self._kind(hint)
        kind, parts = get_origin(hint), get_args(hint)
        if kind is Annotated:
            return self._of(parts[0])
        if kind is Literal:
            return {"enum": list(parts)}
        if kind in (Union, UnionType):
            return {"anyOf": [self._of(part) for part in parts]}
        if kind is tuple:
            return self._tuple(parts)
        assert kind in (dict, Mapping), f"{hint} has no schema"
        words = get_args(parts[0]) if get_origin(parts[0]) is Literal else ()
        # a mapping with a key `type` would look like a tagged value
        keys = {"enum": list(words)} if words else {"not": {"const": "type"}}
        return {"type": "object", "propertyNames": keys, "additionalProperties": self._of(parts[1])}

    def _tuple(self, parts: tuple[Any, ...]) -> Schema:
        if Ellipsis in parts:
            return _array(self._of(parts[0]))
        each = [self._of(part) for part in parts]
        return {"type": "array", "prefixItems": each, "items": False, "minItems": len(each)}

    def _value(self, cls: type) -> Schema:
        """The schema of a value of this class or one of its subclasses."""
        closer = [each for each in self._classes.values() if issubclass(each, cls) and each is not cls]
        own = self._own(cls)
        return {"anyOf": [own, *map(self._own, closer)]} if closer else own

    def _own(self, cls: type) -> Schema:
        name = cls.__name__
        if name not in self.defs:
            self.defs[name] = {}  # the class may refer to itself
            hints = get_type_hints(cls, localns=self._names, include_extras=True)
            parts = {field.name: self._of(hints[field.name]) for field in fields(cls) if field.init}
            known = {"enum": [name, *vars(cls).get("FORMERLY", ())]}  # old archives hold the former class names
            self.defs[name] = _object({"type": known, **parts}, _said(cls))
        return _ref(name)


def _said(cls: type) -> str:
    """First paragraph of a class's docstring, with its rule number."""
    said = " ".join(inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].split())
    rule = getattr(cls, "rule", "")
    return f"{said} (rule {rule})" if isinstance(rule, str) and rule else said


def _object(parts: Schema, said: str, required: tuple[str, ...] | None = None) -> Schema:
    must = list(parts) if required is None else list(required)
    return {
        "description": said,
        "type": "object",
        "properties": parts,
        "required": must,
        "additionalProperties": False,
    }


def _array(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _ref(name: str) -> Schema:
    return {"$ref": DEFINED + name}
