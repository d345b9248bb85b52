"""Replays journal entries: to load a table, to send a stream the messages it missed, and for the archives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.table import Table


class Transition(NamedTuple):
    """The table before some journal entries, the table after them, and the entries."""

    before: Table
    after: Table
    entries: Sequence[Entry]

    @property
    def facts(self) -> list[Fact]:
        return [entry.fact for entry in self.entries]


Ends = Callable[[Table, Entry, Entry | None], bool]
"""Whether a transition ends with this entry. Gets the table after the entry, and the next entry if there is one."""


def by_batch(_: Table, entry: Entry, following: Entry | None) -> bool:
    """Ends a transition after each batch of journal entries, because each batch was sent as one update."""
    return following is None or following.batch != entry.batch


def opened_together(table: Table, _: Entry, __: Entry | None) -> bool:
    """Ends a transition with each fact, except that a sealed question opens with its last answer."""
    return not table.g.answers


def replay(table: Table, entries: Sequence[Entry], ends: Ends = by_batch) -> Iterator[Transition]:
    """Apply the entries to this table, and yield each transition. An empty table is opened first, without a
    transition."""
    made = sum(entry.batch == 1 for entry in entries) if table.seq == 0 else 0
    for entry in entries[:made]:
        table.apply(entry)
    after, read = table, list[Entry]()
    for entry, following in zip_longest(entries[made:], entries[made + 1 :]):
        if not read:
            before, after = after, after.fork()
        after.apply(entry)
        read.append(entry)
        if ends(after, entry, following):
            yield Transition(before, after, read)
            read = []
