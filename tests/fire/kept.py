"""What the store holds in the end, table by table: the journal, and what it tells every stream again.

Nothing is asked but the journal: no snapshot, and nothing that was kept of what was told before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sql

from presidium.server.archive.stream_replay import _unpacked, name_of
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Entry
from presidium.server.domain.replay import replay
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.render import streams
from presidium.server.render.outbox import Key, Outbox, private
from presidium.server.storage.store import Row, Store
from presidium.server.storage.tables import ARCHIVES, TABLES
from tests.fire.history import History, Opened

Place = tuple[Key, int]
"""A stream, and how far it has come."""


class Telling(NamedTuple):
    """A message as the journal tells it, and the batch it tells of."""

    text: str
    batch: int


class Kept:
    """A table as its journal makes it."""

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self.entries = entries
        self.told: dict[Key, list[Telling]] = defaultdict(list)
        self.archived: dict[Key, list[str]] = {}
        """What was kept of it when it was over, if it was."""
        self.began = self.ended = float("inf")
        """With which batch. Between them watchers talk among themselves; until its end seed and salt are nobody's."""
        self.hidden = tuple(table.seed)
        self._stood: dict[Place, Table] = {}
        self._tell_again(table)

    def _tell_again(self, table: Table) -> None:
        outbox = Outbox({}, whole=True)
        for step in replay(table, self.entries):
            self._stands(step.before, outbox)
            batch = step.entries[0].batch
            for key, message in outbox.messages(step, private(step.facts, step.before)):
                self.told[key].append(Telling(message.decode(), batch))
            self._stands(step.after, outbox)
            if step.after.started:
                self.began = min(self.began, batch)
            if step.after.over:
                self.ended = min(self.ended, batch)
        if len({entry.batch for entry in self.entries}) == 1:
            self._stands(table, outbox)

    def _stands(self, table: Table, outbox: Outbox) -> None:
        for key in (None, *table.seats):
            self._stood.setdefault((key, outbox.numbers.get(key, 0)), table)

    def hello(self, key: Key, n: int, at: float) -> str | None:
        """What somebody who came at this number was told; None if there never was one."""
        table = self._stood.get((key, n))
        if table is None:
            return None
        person = None if key is None else table.seats[key].person
        return commands.write(streams.hello(table, key, person, n, at)).decode()

    def upto(self, key: Key, batch: float) -> int:
        """How many messages this stream has been told when a batch has become known."""
        return sum(each.batch <= batch for each in self.told[key])


def kept_by(store: Store, histories: Iterable[History]) -> dict[str, Kept]:
    """The tables that these speak of."""
    wanted = {each.table for history in histories for each in history.happened if isinstance(each, Opened)}
    found = {}
    for row in map(Row._make, store.all(sql.select(TABLES))):
        if row.id in wanted:
            found[row.id] = kept = Kept(Table(row.id, Seed(row.seed, row.salt)), store.journal(row.id))
            kept.archived = _archived(store, row.id, kept.told.keys())
    return found


def _archived(store: Store, table: str, keys: Iterable[Key]) -> dict[Key, list[str]]:
    rows = store.all(sql.select(ARCHIVES.c.seq).where(ARCHIVES.c.table_id == table, ARCHIVES.c.told.is_not(None)))
    if not rows:
        return {}
    told = _unpacked(store, table, rows[-1].seq).streams
    return {key: [bytes(message).decode() for message in told.get(name_of(key), ())] for key in keys}
