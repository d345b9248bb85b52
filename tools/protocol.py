"""Generates TypeScript types for the messages between page and server from the Python models."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from msgspec import inspect as models

from presidium.server.http.openapi import models_of
from presidium.server.http.routes.all_routes import endpoints
from presidium.server.protocol import commands, messages

SENT: Final = (
    *get_args(commands.AnyCommand),
    commands.Beginning,
    *(kind for each in endpoints() for kind in models_of(each.body)),
)
"""Types that a client sends. A client may leave out fields with defaults."""
TOLD: Final = (*get_args(messages.AnyMessage), *(kind for each in endpoints() for kind in models_of(each.returns)))
UNIONS: Final = {"AnyCommand": get_args(commands.AnyCommand), "AnyMessage": get_args(messages.AnyMessage)}

PLAIN: Final[dict[type, str]] = {
    models.AnyType: "unknown",
    models.BoolType: "boolean",
    models.FloatType: "number",
    models.IntType: "number",
    models.NoneType: "null",
    models.StrType: "string",
}


def protocol() -> str:
    """Returns the TypeScript types of all messages; each type stands after the types it uses."""
    shapes: dict[str, str] = {}
    for kind in models.multi_type_info((*SENT, *TOLD)):
        for struct in _structs(kind):
            shapes.setdefault(struct.cls.__name__, _interface(struct))
    unions = [f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};" for name, kinds in UNIONS.items()]
    return "\n\n".join((*shapes.values(), *unions)) + "\n"


def _structs(kind: models.Type) -> Iterator[models.StructType]:
    """Yields the structs inside a type, the innermost first."""
    for inner in _parts(kind):
        yield from _structs(inner)
    if isinstance(kind, models.StructType):
        yield kind


def _parts(kind: models.Type) -> Iterable[models.Type]:
    match kind:
        case models.StructType():
            return [field.type for field in kind.fields]
        case models.Metadata():
            return [kind.type]
        case models.UnionType():
            return kind.types
        case models.VarTupleType():
            return [kind.item_type]
        case models.DictType():
            return [kind.value_type]
    return ()


def _interface(struct: models.StructType) -> str:
    said = " ".join((struct.cls.__dict__.get("__doc__") or "").split())
    told = [f"/** {said} */"] if said else []
    tag = [] if struct.tag_field is None else [f'  {struct.tag_field}: "{struct.tag}";']
    fields = [
        f"  {field.encode_name}{'?' * _optional(struct, field)}: {written(field.type)};" for field in struct.fields
    ]
    return "\n".join((*told, f"export interface {struct.cls.__name__} {{", *tag, *fields, "}"))


def _optional(struct: models.StructType, field: models.Field) -> bool:
    """True if the field may be missing: if it has a default, in types that clients send or that omit defaults."""
    left_out: bool = struct.cls in SENT or struct.cls.__struct_config__.omit_defaults
    return left_out and not field.required


def written(kind: models.Type) -> str:
    match kind:
        case models.StructType():
            return kind.cls.__name__
        case models.Metadata():
            return written(kind.type)
        case models.UnionType():
            return " | ".join(map(written, kind.types))
        case models.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case models.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case models.VarTupleType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case models.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    return PLAIN[type(kind)]
