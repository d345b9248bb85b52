"""Loads a table from its newest readable snapshot and the journal entries after the snapshot."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.persistence.snapshot import lacks_seating, recall_seating, unpack
from presidium.server.render.outbox import Key, Outbox
from presidium.server.storage.store import Row, Store

log = logging.getLogger("presidium.table")

OF_THE_GAME: Final = (journal.Held, journal.Moved, journal.TakenBack, journal.Stated, journal.Ahead, journal.Then)
"""Types of journal facts that newer rules may not accept; newer rules accept all other facts."""


class LoadedTable(NamedTuple):
    """A table from a snapshot, the message numbers of its streams, and its rules version (None: as in its first journal
    entry)."""

    table: Table
    numbers: dict[Key, int]
    rules_version: int | None = None

    def leads_to(self, table: Table) -> bool:
        """True if the journal entries after the snapshot were written under the current rules."""
        version = table.opened.rules_version if self.rules_version is None else self.rules_version
        return version == table.game.rules_version


class Loaded(NamedTuple):
    """A table in its current state, its streams, and the number of the journal entry of its snapshot (0: none)."""

    table: Table
    outbox: Outbox
    snapshot_at: int
    taken_over: bool
    """True if newer rules have continued a game begun under older rules, so that replaying the whole journal would not
    give this state."""


def standing_at(store: Store, row: Any, empty: Table) -> LoadedTable:
    """Decodes a row of the snapshots or archives. May raise any exception if the row is damaged."""
    table, numbers = unpack(row.body, empty)
    if lacks_seating(table):
        recall_seating(table, store.journal(table.id))
    return LoadedTable(table, numbers, row.rules_version)


def passed_over(table: str, error: Exception) -> None:
    """Logs that a snapshot is damaged or of another version, without the error's text, which may hold secrets."""
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
        table.talked = table.question  # otherwise the next sealed answer would make the bots talk again
        taken_over = table.started and not standing.leads_to(table) and not (table.over and kept)
        if row.status == "over" and table.running:
            table.closed = journal.Closed("rules")  # it ended under older rules, which these cannot reproduce
        return Loaded(table, outbox, snapshot_at, taken_over)
    raise AssertionError("there is always a beginning")


def _standings(store: Store, row: Row, kept: Sequence[Any], snapshot: Any) -> Iterator[tuple[LoadedTable, int]]:
    """Yields the states from which a table can be loaded, newest first; the last one is an empty table."""
    found = [(each.seq, each.rules_version, each is snapshot, each) for each in (*kept, snapshot) if each is not None]
    seed = Seed(row.seed, row.salt)
    for seq, _, is_snapshot, each in sorted(found, key=lambda place: place[:3], reverse=True):
        try:
            standing = standing_at(store, each, Table(row.id, seed))
        except Exception as error:
            passed_over(row.id, error)
            continue
        # otherwise the game has not started and will use the current rules
        if standing.table.started or standing.leads_to(standing.table):
            yield standing, seq if is_snapshot else 0
    yield LoadedTable(Table(row.id, seed), {}), 0


def caught_up(standing: LoadedTable, entries: Sequence[Entry]) -> tuple[Table, Outbox]:
    """Returns the table after these entries, or after the last move that fits the rules, if a move does not fit."""
    table, outbox = standing.table, Outbox(standing.numbers)
    try:
        for after in outbox.replay(table, entries):
            table = after
    except Exception as error:  # the message may be secret
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
