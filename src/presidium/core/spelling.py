"""Converts values of a game to text and back: `Deed(who='B', by=1, action=Purge(who='C'))`."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from presidium.core.notation import Unreadable
from presidium.core.value import by_name, fields_now

UNREADABLE = (SyntaxError, ValueError, TypeError, LookupError, RecursionError, MemoryError)


def spell(thing: Any) -> str:
    """The repr of a value, without fields that have their defaults."""
    if isinstance(thing, tuple):
        return f"({', '.join(map(spell, thing))}{',' if len(thing) == 1 else ''})"
    if not is_dataclass(thing):
        return repr(thing)
    parts = [(field, getattr(thing, field.name)) for field in fields(thing)]
    told = [f"{field.name}={spell(part)}" for field, part in parts if part != field.default]
    return f"{type(thing).__name__}({', '.join(told)})"


class Spelling:
    """Reads values of one game from text; refuses values that violate the annotations of their class.

    Law: `read(spell(thing), kind) == thing` for every value of that kind.
    """

    def __init__(self, classes: Iterable[type], **words: Any) -> None:
        """Makes a reader for values of these classes. `words` resolves names in their annotations, such as
        `Letter=Literal["A", "B"]`."""
        self._classes = by_name(classes)
        self._words = self._classes | words
        self._kinds: dict[type, dict[str, Any]] = {}
        """Annotations of each class read so far; to evaluate them again for each value would take 4/5 of the time."""

    def read(self, text: str, kind: Any) -> Any:
        """Returns the value that the text means. Raises Unreadable if the text is no value of this kind."""
        try:
            thing = self._make(ast.parse(text.strip(), mode="eval").body)
        except UNREADABLE:
            raise Unreadable(text) from None
        if not fits(thing, kind):
            raise Unreadable(text)
        return thing

    def _make(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value=None | int() | str()):
                return node.value
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
                return -number
            case ast.Tuple():
                return tuple([self._make(part) for part in node.elts])
            case ast.Call(func=ast.Name(id=name), args=[]):
                parts = {str(word.arg): self._make(word.value) for word in node.keywords}
                cls = self._classes[name]
                return self._build(cls, fields_now(cls, parts))
        raise ValueError(ast.dump(node))

    def _build(self, cls: type, parts: dict[str, Any]) -> Any:
        kinds = self._kinds.get(cls)
        if kinds is None:
            kinds = self._kinds[cls] = get_type_hints(cls, localns=self._words)
        for name, part in parts.items():
            if not fits(part, kinds[name]):
                raise ValueError(name)
        return cls(**parts)


def fits(thing: Any, kind: Any) -> bool:
    """True if the value has the type that this annotation allows."""
    of = get_args(kind)
    match get_origin(kind):
        case origin if origin in (Union, UnionType):
            return any(fits(thing, one) for one in of)
        case origin if origin is Literal:
            return any(type(thing) is type(word) and thing == word for word in of)
        case origin if origin is tuple:
            many = of[:1] * len(thing) if of[1:] == (...,) and isinstance(thing, tuple) else of
            return isinstance(thing, tuple) and len(thing) == len(many) and all(map(fits, thing, many))
    if kind in (int, str, bool):
        return type(thing) is kind
    return isinstance(thing, NoneType if kind is None else kind)
