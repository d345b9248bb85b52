"""SQL that each engine writes differently: upserts, and reading a field of a JSON fact."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction

from presidium.core import Refusal, refusal
from presidium.server.storage.tables import KEYS

try:
    from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax
except ImportError:  # in a browser's tab there is only SQLite
    from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]

Rows = tuple[Any, list[Any]]
"""A statement, and its positional parameters for each execution."""


def put(table: sql.Table, *key: str, keeps: Collection[str] = ()) -> Any:
    """An upsert: inserts a row or replaces the one with the same key, except for the columns that it `keeps`. Other
    columns left out become null."""
    new = insert(table)
    keys = key or tuple(column.name for column in table.primary_key)
    return new.on_conflict_do_update(
        index_elements=list(keys),
        set_={column.name: new.excluded[column.name] for column in table.c if column.name not in (*keys, *keeps)},
    )


def put_once(table: sql.Table) -> Any:
    """An insert that does nothing if a row with the same key exists."""
    return insert(table).on_conflict_do_nothing()


@dataclass(frozen=True, slots=True)
class Once:
    """A statement that must change a row. If it changes none, its job is rolled back and refused (`why`)."""

    statement: Any
    why: Refusal
    holds: str = ""
    """Id of the person whose row the statement locks; empty if it locks none."""


def once(statement: Any, why: str, **args: Any) -> Once:
    """The statement as one that must change a row; if it changes none, it is refused with `why`.

    The database decides inside the transaction, so the answer is right with any number of processes.
    """
    return Once(statement, refusal(why, **args))


def put_if(table: sql.Table, values: Mapping[str, Any], holds: Any, why: str, **args: Any) -> Once:
    """An insert of one row. It is refused with `why` unless the condition `holds` inside the transaction and the key is
    new."""
    columns = [table.c[name] for name in values]
    row = sql.select(*(sql.literal(values[each.name], each.type).label(each.name) for each in columns)).where(holds)
    return once(put_once(table).from_select(columns, row), why, **args)


class told_in(GenericFunction[str]):  # noqa: N801 -- as functions of SQL are written
    """A field of a fact's JSON as text: `told_in(JOURNAL.c.fact, "tempo", "pace")`."""

    type = sql.String()
    inherit_cache = True

    def __init__(self, fact: Any, *names: str) -> None:
        super().__init__(fact, *(sql.literal_column(f"'{name}'") for name in names))


@compiles(told_in, "sqlite")
def _in_sqlite(part: told_in, compiler: Any, **how: Any) -> str:
    fact, *names = part.clauses
    path = ".".join(compiler.process(name, **how).strip("'") for name in names)
    return f"json_extract({compiler.process(fact, **how)}, '$.{path}')"


@compiles(told_in, "postgresql")
def _in_postgresql(part: told_in, compiler: Any, **how: Any) -> str:
    fact, *names = (compiler.process(each, **how) for each in part.clauses)
    # old journals may hold NUL, and PostgreSQL reads no JSON with NUL
    storable = f"replace({fact}, '\\u0000', '\\ufffd')"
    return f"json_extract_path_text(CAST({storable} AS JSON), {', '.join(names)})"


def keep_key(name: str, value: str) -> Any:
    """The statement that stores a text under this name, or deletes the stored text if the new one is empty."""
    return put(KEYS).values(name=name, value=value) if value else sql.delete(KEYS).where(KEYS.c.name == name)
