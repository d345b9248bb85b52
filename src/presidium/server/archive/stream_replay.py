"""Replays the messages that a table sent to each stream and to each point of view.

A journal can be replayed under the rules by which it was written. Under newer rules the replay begins at the snapshot
where the newer rules took over. Tables that ended under older rules have their messages stored.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium.core import CHANCE, Player, refusal
from presidium.server.domain import journal
from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.replay import opened_together, replay
from presidium.server.domain.table import Table
from presidium.server.persistence.loader import LoadedTable, passed_over, standing_at
from presidium.server.persistence.snapshot import pack
from presidium.server.protocol import commands, messages
from presidium.server.render import streams
from presidium.server.render.outbox import Key, Outbox
from presidium.server.render.update import UpdateBuilder, whole
from presidium.server.storage.statements import put
from presidium.server.storage.store import Store
from presidium.server.storage.tables import ARCHIVES

NAMES: Final[dict[Key, str]] = {streams.ALL: "all", None: "nobody"}
"""Names of the points of view that belong to no seat: "all" sees every secret, "nobody" sees only what is public."""
LZMA_PRESET: Final = 1
"""Compression level of LZMA. The points of view repeat each other, so a low level already compresses to 2 %."""


def name_of(key: Key) -> str:
    return "apart" if key == streams.APART else NAMES.get(key, str(key))


class ArchivedStreams(msgspec.Struct, frozen=True):
    """All messages of each stream and point of view until a table was over. Key names are a stored format."""

    streams: dict[str, list[msgspec.Raw]]
    eyes: dict[str, list[msgspec.Raw]]
    steps: int
    """Number of steps of the game. A step may have no message for some points of view."""


class Head(msgspec.Struct, frozen=True):
    """Number of a stream's last message, and the reason if earlier history is missing (None: it is complete)."""

    n: int
    missing: Any = None


head_of = msgspec.json.Decoder(Head).decode


class StreamReplay:
    """Replays a table's messages from its start, from newer rules' first snapshot, or from its stored end."""

    def __init__(self, store: Store, table: Table, numbers: dict[Key, int] | None = None) -> None:
        self.table = table
        self.begins, self.told = _beginning(store, table, numbers or {})
        self.entries = store.journal(table.id, self.begins.table.seq)

    def stream(self, key: Key, since: int, until: int) -> list[bytes]:
        """Messages of a stream numbered above `since` up to `until`, exactly as they were sent."""
        _, outbox = self._replayed((key,))
        messages = [*self._before("streams", key), *(message for _, message, _ in outbox.kept.get(key, ()))]
        return [message for message in messages if since < head_of(message).n <= until]

    def seen(self, eyes: Key, since: int = 0) -> list[bytes]:
        """Returns a message for each step that this point of view saw. All points of view number the steps alike."""
        _, seen = self._seen((eyes,))
        return [message for message in seen[eyes] if head_of(message).n > since]

    def archive(self, record: str) -> Any:
        """SQL statement that archives a table: all messages, its final state and its record."""
        table, outbox = self._replayed()
        n, seen = self._seen((*NAMES, *table.seats))
        told_to = {
            key: [*self._before("streams", key), *(m for _, m, _ in outbox.kept.get(key, ()))] for key in outbox.numbers
        }
        told = ArchivedStreams(_named(told_to), _named(seen), n)
        packed = lzma.compress(msgspec.json.encode(told), preset=LZMA_PRESET)
        return keep(table, outbox.numbers).values(told=packed, record=record)

    def _start(self) -> Table:
        """Returns the table to replay from. An empty table is created for each replay, because the replay fills it."""
        table = self.begins.table
        return table if table.seq else Table(table.id, table.seed)

    def _before(self, kind: str, key: Key) -> list[bytes]:
        """Returns the messages before the replay begins: stored messages, or one message with the whole state."""
        if self.told is not None:
            return [bytes(message) for message in getattr(self.told, kind).get(name_of(key), ())]
        if not self.begins.table.seq:
            return []
        n = 1 if kind == "eyes" else self.begins.numbers.get(key, 0)
        why = refusal("older-rules", version=self.begins.table.opened.rules_version)
        missing = messages.Why(why.id, why.rule, dict(why.args))
        return [commands.write(whole(self.begins.table, key, n, missing))]

    def _replayed(self, wanted: tuple[Key, ...] | None = None) -> tuple[Table, Outbox]:
        table, outbox = self._start(), Outbox(dict(self.begins.numbers), whole=True)
        for after in outbox.replay(table, self.entries, wanted):
            table = after
        return table, outbox

    def _seen(self, eyes: Sequence[Key]) -> tuple[int, dict[Key, list[bytes]]]:
        """Returns the number of the game's steps, and each point of view's messages."""
        seen = {each: self._before("eyes", each) for each in eyes}
        n = self.told.steps if self.told is not None else int(self.begins.table.seq > 0)
        for step in replay_streams(self._start(), self.entries, eyes, n):
            n += 1
            for key, message in step.items():
                seen[key].append(message)
        return n, seen


def replay_streams(
    table: Table, entries: Sequence[Entry], eyes: Sequence[Key], after: int = 0
) -> Iterator[dict[Key, bytes]]:
    """For each step yields the message for each point of view. The messages' numbers begin at `after` + 1."""
    printed = streams.Printed()
    for n, passage in enumerate(replay(table, entries, opened_together), after + 1):
        telling, seen = UpdateBuilder(passage.before, passage.after, printed), dict[Key, bytes]()
        for each in eyes:
            update = telling.update(each, n)
            if update is not None:
                if each == streams.ALL:
                    update = msgspec.structs.replace(update, answers=answers(passage.facts))
                seen[each] = commands.write(update)
        yield seen


def _beginning(store: Store, table: Table, numbers: dict[Key, int]) -> tuple[LoadedTable, ArchivedStreams | None]:
    """Returns where the replay begins: at stored final messages, an empty table, or the snapshot of newer rules."""
    rows, version = store.archives(table.id), table.game.rules_version
    found = _first_readable(store, table, [row for row in rows if row.ended])
    if found is not None and not _lacks_verdicts(table, found[1]):
        return found
    if table.opened.rules_version == version:
        return LoadedTable(Table(table.id, table.seed), {}), None
    under_these = [row for row in reversed(rows) if row.rules_version == version]
    return _first_readable(store, table, [*under_these, *rows]) or (LoadedTable(table, numbers, version), None)


def _lacks_verdicts(table: Table, told: ArchivedStreams | None) -> bool:
    """True if these messages were stored before version 0.3, so without the outcome of statements, and today's rules
    can replay the game."""
    if told is None or table.game.claims is None or table.opened.rules_version != table.game.rules_version:
        return False
    seen = b"".join(map(bytes, told.eyes["nobody"]))
    return b'"Said"' in seen and b'"judged"' not in seen


def _first_readable(
    store: Store, table: Table, rows: Sequence[Any]
) -> tuple[LoadedTable, ArchivedStreams | None] | None:
    for row in rows:
        try:
            told = _unpacked(store, table.id, row.seq) if row.ended else None
            return standing_at(store, row, Table(table.id, table.seed)), told
        except Exception as error:
            passed_over(table.id, error)
    return None


def _unpacked(store: Store, table: str, seq: int) -> ArchivedStreams:
    packed = store.one(sql.select(ARCHIVES.c.told).where(ARCHIVES.c.table_id == table, ARCHIVES.c.seq == seq)).told
    return msgspec.json.decode(lzma.decompress(packed), type=ArchivedStreams)


def _named(messages: dict[Key, list[bytes]]) -> dict[str, list[msgspec.Raw]]:
    return {name_of(key): [msgspec.Raw(message) for message in told] for key, told in messages.items()}


def keep(table: Table, numbers: dict[Key, int]) -> Any:
    """SQL statement that stores a snapshot of the table in its archive."""
    values = {"table_id": table.id, "seq": table.seq, "rules_version": table.game.rules_version}
    return put(ARCHIVES).values(**values, body=pack(table, numbers))


def answers(step: Iterable[Fact]) -> dict[Player, str] | None:
    return {fact.seat: fact.action for fact in step if isinstance(fact, journal.Moved) and fact.seat != CHANCE} or None
