"""Whether every journal leads to what is kept beside it. Nothing is changed, and a server may be at work meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.games import find
from presidium.table.dice import Seed
from presidium.table.file import TABLES
from presidium.table.loading import Standing, standing_at
from presidium.table.outbox import Outbox
from presidium.table.standing import status
from presidium.table.store import Store
from presidium.table.table import Table

COMPARED: Final = ("g", "seats", "held", "ahead", "commands", "chat", "closed", "holders", "claims", "then")


class Checked(NamedTuple):
    table: str
    wrong: str
    """What is; empty: nothing. `older`: it was begun by older rules, and cannot be played again by those of today."""
    seq: int = 0


def verify(store: Store) -> Iterator[Checked]:
    """Every table, one after the other."""
    for row in store.all(sql.select(TABLES.c.id).order_by(TABLES.c.since)):
        found = _checked(store, row.id)
        if found.wrong not in ("", "older"):
            found = _checked(store, row.id)  # it may have gone on between two looks
        yield found


def _checked(store: Store, id: str) -> Checked:
    row, kept = store.row(id), [*store.archives(id), store.snapshot(id)]
    if row is None:
        return Checked(id, "")
    entries = store.journal(id)
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) or not entries:
        return Checked(id, "holes")
    opened: Any = entries[0].fact
    if opened.rules_version != find(opened.game).rules_version or any(
        each is not None and each.rules_version not in (None, opened.rules_version) for each in kept
    ):
        return Checked(id, "older")
    due: dict[int, list[Any]] = {}
    for each in filter(None, kept):
        due.setdefault(each.seq, []).append(each)
    table, outbox = Table(id, Seed(row.seed, row.salt)), Outbox({})
    try:
        for after in outbox.replay(table, entries):
            table = after
            for each in due.pop(table.seq, ()):
                standing = standing_at(store, each, Table(id, Seed(row.seed, row.salt)))
                if not _same(standing, table, outbox):
                    return Checked(id, "otherwise", table.seq)
    except Exception:  # what it says may be secret
        return Checked(id, "unreadable", table.seq)
    if due:
        return Checked(id, "ahead", max(due))
    return Checked(id, "" if status(table) == store.row(id).status else "status", table.seq)  # type: ignore[union-attr]


def _same(standing: Standing, table: Table, outbox: Outbox) -> bool:
    told = {key: n for key, n in outbox.numbers.items() if n}
    numbers = {key: n for key, n in standing.numbers.items() if n}
    return numbers == told and all(getattr(standing.table, name) == getattr(table, name) for name in COMPARED)
