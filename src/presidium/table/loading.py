"""A table brought back from the disk: from the nearest place that can be read, and what was written after it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from presidium.table import journal
from presidium.table.dice import Seed
from presidium.table.journal import Entry
from presidium.table.outbox import Key, Outbox
from presidium.table.snapshot import recalled, unpack
from presidium.table.store import Row, Store
from presidium.table.table import Table

log = logging.getLogger("presidium.table")

OF_THE_GAME: Final = (journal.Held, journal.Moved, journal.TakenBack, journal.Stated, journal.Ahead, journal.Then)
"""What newer rules may have no room for; who sits where, and what was said, stays."""


class Standing(NamedTuple):
    """A table as it stood, how far its streams had come, and by which rules; None: those it was opened by."""

    table: Table
    numbers: dict[Key, int]
    rules_version: int | None = None

    def leads_to(self, table: Table) -> bool:
        """Whether what was written since then was written by the rules of today."""
        version = table.opened.rules_version if self.rules_version is None else self.rules_version
        return version == table.game.rules_version


class Loaded(NamedTuple):
    """A table, what its streams were told lately, and how far into the journal there is a snapshot of it."""

    table: Table
    outbox: Outbox
    snapshot_at: int
    taken_over: bool
    """Whether newer rules have taken over a game that older ones began: its journal alone does not lead here."""


def standing_at(store: Store, row: Any, empty: Table) -> Standing:
    """What a row of the snapshots, or of the archives, holds. Anything may be wrong with it."""
    table, numbers = unpack(row.body, empty)
    if table.started and not table.holders:  # up to version 0.1 snapshots did not say
        table.holders = recalled(table, store.journal(table.id))
    return Standing(table, numbers, row.rules_version)


def passed_over(table: str, error: Exception) -> None:
    """It is damaged, or of another version: the journal has it all. What an error says may be secret."""
    log.warning("a snapshot cannot be read: %s", type(error).__name__, extra={"table": table})


def load(store: Store, row: Row) -> Loaded:
    kept, snapshot = store.archives(row.id), store.snapshot(row.id)
    for standing, snapshot_at in _standings(store, row, kept, snapshot):
        try:
            table, outbox = caught_up(standing, store.journal(row.id, standing.table.seq))
        except Exception as error:
            if standing.rules_version is None:
                raise
            passed_over(row.id, error)
            continue
        table.spoken_to = False
        table.talked = table.question  # else a sealed answer would make the bots speak again
        taken_over = table.started and not standing.leads_to(table) and not (table.over and kept)
        if row.status == "over" and table.running:
            table.closed = journal.Closed("rules")  # it has come to an end that these rules cannot tell
        return Loaded(table, outbox, snapshot_at, taken_over)
    raise AssertionError("there is always a beginning")


def _standings(store: Store, row: Row, kept: Sequence[Any], snapshot: Any) -> Iterator[tuple[Standing, int]]:
    """Where one may begin to read, the nearest first; at last before anything was written."""
    found = [(each.seq, each.rules_version, each is snapshot, each) for each in (*kept, snapshot) if each is not None]
    seed = Seed(row.seed, row.salt)
    for seq, _, is_snapshot, each in sorted(found, key=lambda place: place[:3], reverse=True):
        try:
            standing = standing_at(store, each, Table(row.id, seed))
        except Exception as error:
            passed_over(row.id, error)
            continue
        if standing.table.started or standing.leads_to(standing.table):  # else it will begin by the rules of today
            yield standing, seq if is_snapshot else 0
    yield Standing(Table(row.id, seed), {}), 0


def caught_up(standing: Standing, entries: Sequence[Entry]) -> tuple[Table, Outbox]:
    """What was written afterwards has happened; under newer rules the table goes on from where it still fits."""
    table, outbox = standing.table, Outbox(standing.numbers)
    try:
        for after in outbox.replay(table, entries):
            table = after
    except Exception as error:  # what it says may be secret
        if table.game is None or standing.leads_to(table):
            raise
        log.error("moves do not fit the rules any more: %s", type(error).__name__, extra={"table": table.id})
        _pass_over_moves(table, [entry for entry in entries if entry.seq > table.seq])
    if table.running and not standing.leads_to(table):
        log.warning("table goes on under newer rules", extra={"table": table.id})
    return table, outbox


def _pass_over_moves(table: Table, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if isinstance(entry.fact, OF_THE_GAME):
            table.seq, table.batch, table.at = entry.seq, entry.batch, entry.at
        else:
            table.apply(entry)
