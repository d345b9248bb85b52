"""What both engines understand, each in its own words: a row that takes the place of another, a part of a fact."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql  # whose way to say it SQLite has too
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction

Rows = tuple[Any, list[Any]]
"""A statement, and for each time that it is to be done what it names, in that order."""


def put(table: sql.Table, *key: str) -> Any:
    """A row, in the place of the one with the same key if there is one: whatever the new one lacks is gone."""
    new = postgresql.insert(table)
    keys = key or tuple(column.name for column in table.primary_key)
    return new.on_conflict_do_update(
        index_elements=list(keys),
        set_={column.name: new.excluded[column.name] for column in table.c if column.name not in keys},
    )


def put_once(table: sql.Table) -> Any:
    """A row, unless there is one with the same key: then that one stays."""
    return postgresql.insert(table).on_conflict_do_nothing()


class told_in(GenericFunction[str]):  # noqa: N801 -- as functions of SQL are written
    """What a fact says under this name, and the name within that: `told_in(JOURNAL.c.fact, "tempo", "pace")`."""

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
    return f"json_extract_path_text(CAST({fact} AS JSON), {', '.join(names)})"
