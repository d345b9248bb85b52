"""What a table has told, to every stream and to every pair of eyes, as far back as it can be told again.

A journal tells it all again under the rules it was written by. Under newer ones the story begins where they took over,
unless the table was over by then: what it had told until its end is kept.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium.core import CHANCE, Player, refusal
from presidium.table import journal, messages, streams, wire
from presidium.table.again import opened_together, passages
from presidium.table.file import ARCHIVES
from presidium.table.journal import Entry, Fact
from presidium.table.loading import Standing, passed_over, standing_at
from presidium.table.news import Telling, whole
from presidium.table.outbox import Key, Outbox
from presidium.table.snapshot import pack
from presidium.table.statements import put
from presidium.table.store import Store
from presidium.table.table import Table

NAMES: Final[dict[Key, str]] = {streams.ALL: "all", None: "nobody"}
"""Of eyes that are no seat's: they see everything, or what everybody saw."""
QUICK: Final = 1
"""How hard to press: what the eyes see is much the same, and even so comes to a fiftieth."""


def name_of(key: Key) -> str:
    return "apart" if key == streams.APART else NAMES.get(key, str(key))


class Told(msgspec.Struct, frozen=True):
    """Message by message, what each stream was told and all eyes saw until a table was over; the names are a format."""

    streams: dict[str, list[msgspec.Raw]]
    eyes: dict[str, list[msgspec.Raw]]
    steps: int
    """How many there were; not every step tells everybody something."""


class Head(msgspec.Struct, frozen=True):
    """What a message is known by."""

    n: int
    missing: Any = None


head_of = msgspec.json.Decoder(Head).decode


class Story:
    """Where it begins: at an empty table, where newer rules took over, or at an end, with what was told until then."""

    def __init__(self, store: Store, table: Table, numbers: dict[Key, int] | None = None) -> None:
        self.table = table
        self.begins, self.told = _beginning(store, table, numbers or {})
        self.entries = store.journal(table.id, self.begins.table.seq)

    def stream(self, key: Key, since: int, until: int) -> list[bytes]:
        """The messages of a stream between these numbers, as they were sent."""
        _, outbox = self._replayed((key,))
        messages = [*self._before("streams", key), *(message for _, message, _ in outbox.kept.get(key, ()))]
        return [message for message in messages if since < head_of(message).n <= until]

    def seen(self, eyes: Key, since: int = 0) -> list[bytes]:
        """The game as these eyes saw it, a message for every step; a step has the same number for all eyes."""
        _, seen = self._seen((eyes,))
        return [message for message in seen[eyes] if head_of(message).n > since]

    def archive(self, record: str) -> Any:
        """The statement that keeps all of it, and the table it leads to, for good."""
        table, outbox = self._replayed()
        n, seen = self._seen((*NAMES, *table.seats))
        told_to = {
            key: [*self._before("streams", key), *(m for _, m, _ in outbox.kept.get(key, ()))] for key in outbox.numbers
        }
        told = Told(_named(told_to), _named(seen), n)
        packed = lzma.compress(msgspec.json.encode(told), preset=QUICK)
        return keep(table, outbox.numbers).values(told=packed, record=record)

    def _start(self) -> Table:
        """The table to begin with; an empty one anew each time, since the first facts make it."""
        table = self.begins.table
        return table if table.seq else Table(table.id, table.seed)

    def _before(self, kind: str, key: Key) -> list[bytes]:
        """What was told before: as it is kept, or all at once."""
        if self.told is not None:
            return [bytes(message) for message in getattr(self.told, kind).get(name_of(key), ())]
        if not self.begins.table.seq:
            return []
        n = 1 if kind == "eyes" else self.begins.numbers.get(key, 0)
        why = refusal("older-rules", version=self.begins.table.opened.rules_version)
        missing = messages.Why(why.id, why.rule, dict(why.args))
        return [wire.write(whole(self.begins.table, key, n, missing))]

    def _replayed(self, wanted: tuple[Key, ...] | None = None) -> tuple[Table, Outbox]:
        table, outbox = self._start(), Outbox(dict(self.begins.numbers), whole=True)
        for after in outbox.replay(table, self.entries, wanted):
            table = after
        return table, outbox

    def _seen(self, eyes: Sequence[Key]) -> tuple[int, dict[Key, list[bytes]]]:
        """How many steps there were, and what these eyes saw of them."""
        seen = {each: self._before("eyes", each) for each in eyes}
        n = self.told.steps if self.told is not None else int(self.begins.table.seq > 0)
        for step in told_again(self._start(), self.entries, eyes, n):
            n += 1
            for key, message in step.items():
                seen[key].append(message)
        return n, seen


def told_again(
    table: Table, entries: Sequence[Entry], eyes: Sequence[Key], after: int = 0
) -> Iterator[dict[Key, bytes]]:
    """Step by step, what these eyes see of it; the steps are numbered on from here."""
    printed = streams.Printed()
    for n, passage in enumerate(passages(table, entries, opened_together), after + 1):
        telling, seen = Telling(passage.before, passage.after, printed), dict[Key, bytes]()
        for each in eyes:
            update = telling.update(each, n)
            if update is not None:
                if each == streams.ALL:
                    update = msgspec.structs.replace(update, answers=answers(passage.facts))
                seen[each] = wire.write(update)
        yield seen


def _beginning(store: Store, table: Table, numbers: dict[Key, int]) -> tuple[Standing, Told | None]:
    """At an end that tells what led there; before anything was written; or where the rules of today took over."""
    rows, version = store.archives(table.id), table.game.rules_version
    found = _first_readable(store, table, [row for row in rows if row.ended])
    if found is not None:
        return found
    if table.opened.rules_version == version:
        return Standing(Table(table.id, table.seed), {}), None
    under_these = [row for row in reversed(rows) if row.rules_version == version]
    return _first_readable(store, table, [*under_these, *rows]) or (Standing(table, numbers, version), None)


def _first_readable(store: Store, table: Table, rows: Sequence[Any]) -> tuple[Standing, Told | None] | None:
    for row in rows:
        try:
            told = _unpacked(store, table.id, row.seq) if row.ended else None
            return standing_at(store, row, Table(table.id, table.seed)), told
        except Exception as error:
            passed_over(table.id, error)
    return None


def _unpacked(store: Store, table: str, seq: int) -> Told:
    packed = store.one(sql.select(ARCHIVES.c.told).where(ARCHIVES.c.table_id == table, ARCHIVES.c.seq == seq)).told
    return msgspec.json.decode(lzma.decompress(packed), type=Told)


def _named(messages: dict[Key, list[bytes]]) -> dict[str, list[msgspec.Raw]]:
    return {name_of(key): [msgspec.Raw(message) for message in told] for key, told in messages.items()}


def keep(table: Table, numbers: dict[Key, int]) -> Any:
    """The statement that keeps a table as it stands, for good."""
    values = {"table_id": table.id, "seq": table.seq, "rules_version": table.game.rules_version}
    return put(ARCHIVES).values(**values, body=pack(table, numbers))


def answers(step: Iterable[Fact]) -> dict[Player, str] | None:
    return {fact.seat: fact.action for fact in step if isinstance(fact, journal.Moved) and fact.seat != CHANCE} or None
