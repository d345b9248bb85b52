"""A journal read again, passage by passage: to load a table, to tell a stream what it missed, to open the archives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from presidium.table.journal import Entry, Fact
from presidium.table.table import Table


class Passage(NamedTuple):
    """The table before, the table after, and what happened between."""

    before: Table
    after: Table
    entries: Sequence[Entry]

    @property
    def facts(self) -> list[Fact]:
        return [entry.fact for entry in self.entries]


Ends = Callable[[Table, Entry, Entry | None], bool]
"""Whether a passage is whole with this entry; the table as it is then, and the entry that follows, if one does."""


def told_together(_: Table, entry: Entry, following: Entry | None) -> bool:
    """As the streams were told."""
    return following is None or following.batch != entry.batch


def opened_together(table: Table, _: Entry, __: Entry | None) -> bool:
    """Fact by fact; but a sealed question opens with its last answer."""
    return not table.g.answers


def passages(table: Table, entries: Sequence[Entry], ends: Ends = told_together) -> Iterator[Passage]:
    """What leads on from this table. An empty one is made first, which nobody was told of."""
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
            yield Passage(before, after, read)
            read = []
