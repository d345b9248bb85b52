"""Replays every journal and compares it with the stored snapshots. It only reads; a server may run meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Log
from presidium.games import find
from presidium.server.domain.dice import Seed
from presidium.server.domain.table import KEPT_COMMAND_IDS, Table
from presidium.server.persistence.loader import LoadedTable, standing_at
from presidium.server.render.outbox import Outbox
from presidium.server.render.table_info import status
from presidium.server.storage.store import Store
from presidium.server.storage.tables import TABLES

GAME: Final = ("rules", "public", "secrets", "stack", "answers")
COMPARED: Final = ("g", "seats", "held", "ahead", "commands", "chat", "closed", "holders", "claims", "then")


class Checked(NamedTuple):
    """Result of verifying one table's journal and snapshots."""

    table: str
    wrong: str
    """The kind of mismatch; empty if there is none. `older`: the table began under older rules and is not replayed."""
    seq: int = 0


def verify(store: Store) -> Iterator[Checked]:
    """Verifies every table; yields one result for each."""
    for row in store.all(sql.select(TABLES.c.id).order_by(TABLES.c.since)):
        found = _checked(store, row.id)
        if found.wrong not in ("", "older"):
            found = _checked(store, row.id)  # a write between two reads may look like a mismatch
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
        opening = [entry for entry in entries if entry.batch == 1]
        for entry in opening:  # `replay` would yield no table after these entries, although a snapshot may be of it
            table.apply(entry)
        for after in chain((table,), outbox.replay(table, entries[len(opening) :])):
            table = after
            for each in due.pop(table.seq, ()):
                standing = standing_at(store, each, Table(id, Seed(row.seed, row.salt)))
                if not _same(standing, table, outbox):
                    return Checked(id, "otherwise", table.seq)
    except Exception:  # the message may be secret
        return Checked(id, "unreadable", table.seq)
    if due:
        return Checked(id, "ahead", max(due))
    return Checked(id, "" if status(table) == store.row(id).status else "status", table.seq)  # type: ignore[union-attr]


def _same(standing: LoadedTable, table: Table, outbox: Outbox) -> bool:
    told = {key: n for key, n in outbox.numbers.items() if n}
    numbers = {key: n for key, n in standing.numbers.items() if n}
    same = all(_part(standing.table, name) == _part(table, name) for name in COMPARED)
    return numbers == told and same and _log_agrees(standing.table.g.log, table.g.log)


def _log_agrees(kept: Log, again: Log) -> bool:
    """True if both logs agree, apart from types of events that the version which stored the first log did not have.

    A later version may log more events without a change of the rules: since 0.2 Politburo logs who reached the secret
    goal.
    """
    kinds = {type(event) for event, _ in kept}
    return list(kept) == [each for each in again if type(each[0]) in kinds]


def _part(table: Table, name: str) -> Any:
    """Returns the part to compare. Of `commands` only the last ids, because earlier versions remembered more."""
    part = getattr(table, name)
    if name == "g":
        return [getattr(part, each) for each in GAME]
    return {by: ids[-KEPT_COMMAND_IDS:] for by, ids in part.items()} if name == "commands" else part
