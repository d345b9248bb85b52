"""A table brought back from the disk: from the nearest place that can be read, and what was written after it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from presidium.table import journal
from presidium.table.dice import Seed
from presidium.table.journal import Entry
from presidium.table.outbox import Key, Outbox
from presidium.table.snapshot import recalled, unpack
from presidium.table.store import Row, Store
from presidium.table.table import Table

log = logging.getLogger("presidium.table")

OF_THE_GAME: Final = (journal.Held, journal.Moved, journal.Stated, journal.Ahead)
"""What newer rules may have no room for; who sits where, and what was said, stays."""


class Standing(NamedTuple):
    """A table as it stood, how far its streams had come, and by which rules; None: those it was opened by."""

    table: Table
    numbers: dict[Key, int]
    rules_version: int | None = None


def standings(store: Store, row: Row) -> Iterator[Standing]:
    """Where one may begin to read, the nearest first; at last before anything was written."""
    seed = Seed(row.seed, row.salt)
    found = store.snapshot(row.id)
    if found is not None:
        try:
            table, numbers = unpack(found.body, Table(row.id, seed))
            if table.started and not table.holders:  # up to version 0.1 snapshots did not say
                table.holders = recalled(table, store.journal(row.id))
            yield Standing(table, numbers, found.rules_version)
        except Exception as error:
            _passed_over(row, error)
    yield Standing(Table(row.id, seed), {})


def load(store: Store, row: Row) -> tuple[Table, Outbox, int]:
    """The table, what its streams were told lately, and how far into the journal there is a snapshot of it."""
    for standing in standings(store, row):
        snapshot_at = standing.table.seq
        try:
            table, outbox = caught_up(standing, store.journal(row.id, snapshot_at))
        except Exception as error:
            if snapshot_at == 0:
                raise
            _passed_over(row, error)
            continue
        table.talked = table.question  # else a sealed answer would make the bots speak again
        return table, outbox, snapshot_at
    raise AssertionError("there is always a beginning")


def _passed_over(row: Row, error: Exception) -> None:
    """It is damaged, or of another version: the journal has it all. What an error says may be secret."""
    log.warning("a snapshot cannot be read: %s", type(error).__name__, extra={"table": row.id})


def caught_up(standing: Standing, entries: Sequence[Entry]) -> tuple[Table, Outbox]:
    """What was written afterwards has happened; under newer rules the table goes on from where it still fits."""
    table, outbox = standing.table, Outbox(standing.numbers)
    try:
        for after in outbox.replay(table, entries):
            table = after
    except Exception as error:  # what it says may be secret
        if table.game is None or _version(standing) == table.game.rules_version:
            raise
        log.error("moves do not fit the rules any more: %s", type(error).__name__, extra={"table": table.id})
        _pass_over_moves(table, [entry for entry in entries if entry.seq > table.seq])
    if table.running and _version(standing) != table.game.rules_version:
        log.warning("table goes on under newer rules", extra={"table": table.id})
    return table, outbox


def _version(standing: Standing) -> int:
    return standing.table.opened.rules_version if standing.rules_version is None else standing.rules_version


def _pass_over_moves(table: Table, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if isinstance(entry.fact, OF_THE_GAME):
            table.seq, table.batch, table.at = entry.seq, entry.batch, entry.at
        else:
            table.apply(entry)
