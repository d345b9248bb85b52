"""Finds and removes a person's traces at a table: names, chat, title and quiet hours, wherever they are stored.

Journals are changed for no other reason. An erased person's moves stay, because the game also belongs to the other
players; the moves appear as moves of a bot.
"""

from __future__ import annotations

import gzip
import lzma
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium.server.archive.stream_replay import LZMA_PRESET, ArchivedStreams
from presidium.server.base.hours import UTC, QuietHours
from presidium.server.base.names import FORGOTTEN
from presidium.server.domain import journal
from presidium.server.domain.journal import AnyFact, Entry, as_json
from presidium.server.persistence.snapshot import PACKED
from presidium.server.storage.statements import Rows
from presidium.server.storage.store import Store
from presidium.server.storage.tables import ARCHIVES, JOURNAL, RESULTS, SNAPSHOTS

OF: Final[Any] = sql.bindparam("of")
"""SQL parameter for the id of a table."""
AT: Final[Any] = sql.bindparam("number")
"""SQL parameter for the number of a journal entry, snapshot or seat."""
FACT: Final = sql.update(JOURNAL).values(fact=sql.bindparam("new")).where(JOURNAL.c.table_id == OF, JOURNAL.c.seq == AT)
BODY: Final = (
    sql.update(SNAPSHOTS).values(body=sql.bindparam("new")).where(SNAPSHOTS.c.table_id == OF, SNAPSHOTS.c.seq == AT)
)
ARCHIVE: Final = (
    sql.update(ARCHIVES)
    .values(body=sql.bindparam("new"), told=sql.bindparam("new_told"), record=sql.bindparam("new_record"))
    .where(ARCHIVES.c.table_id == OF, ARCHIVES.c.seq == AT)
)
RESULT: Final = (
    sql.update(RESULTS)
    .values(name=sql.bindparam("new"))
    .where(RESULTS.c.table_id == OF, RESULTS.c.seat == AT, RESULTS.c.name == sql.bindparam("old"))
)


class ErasureTraces:
    """The traces of one person in a journal (names, chat, title, quiet hours), and copies of data without them."""

    def __init__(self, person: str, entries: Iterable[Entry]) -> None:
        self.person = person
        self.sat: set[tuple[int, str]] = set()
        """The person's seats, with the names used there."""
        self.said: set[tuple[str, str]] = set()
        """The person's chat messages: name and text."""
        self.kept: dict[tuple[int, QuietHours], QuietHours] = {}
        """Empty quiet hours that replace the person's quiet hours in each seat. All replacements differ, so that every
        change of quiet hours remains a change and later messages keep their numbers."""
        self.titled = False
        """True if the erased person wrote the table's title."""
        for entry in entries:
            self._find(entry)

    def _find(self, entry: Entry) -> None:
        match entry.fact:
            case journal.Sat(seat=seat, name=name) | journal.Claimed(seat=seat, name=name) if self._is_his(entry):
                self.sat.add((seat, name))
            case journal.Chatted(name=name, text=text) if self._is_his(entry):
                self.said.add((name, text))
            case journal.HoursKept(seat=seat, hours=QuietHours() as hours) if self._is_his(entry):
                at = len(self.kept)
                self.kept.setdefault((seat, hours), QuietHours(UTC, at, at))
            case journal.Opened(title=title) if self._is_his(entry):
                self.titled = bool(title)

    def _is_his(self, entry: Entry) -> bool:
        fact = entry.fact
        if isinstance(fact, journal.Opened):
            return fact.host == self.person
        return (getattr(fact, "person", "") or entry.by) == self.person

    def __bool__(self) -> bool:
        return bool(self.sat or self.said or self.kept or self.titled)

    @property
    def needles(self) -> list[bytes]:
        """Returns the byte strings to search for; a text without any of them contains no trace of the person."""
        words = {name for _, name in self.sat} | {word for line in self.said for word in line}
        words |= {hours.zone for _, hours in self.kept}
        return [*(msgspec.json.encode(word)[1:-1] for word in words if word), *([b'"title"'] if self.titled else [])]

    # Facts

    def without(self, entry: Entry) -> AnyFact | None:
        """Returns a journal fact without the person's name and words; None if the fact contains neither."""
        fact = entry.fact
        if not self._is_his(entry):
            return None
        match fact:
            case journal.Sat() | journal.Claimed():
                return msgspec.structs.replace(fact, name=FORGOTTEN)
            case journal.Chatted():
                return msgspec.structs.replace(fact, name=FORGOTTEN, text="", alike=False)
            case journal.HoursKept(seat=seat, hours=QuietHours() as hours):
                return msgspec.structs.replace(fact, hours=self.kept[seat, hours])
            case journal.Opened() if fact.title:
                return msgspec.structs.replace(fact, title="")
        return None

    # Messages, snapshots and records

    def scrubbed(self, part: Any) -> Any:
        """Returns a part of a decoded message or snapshot without the person's name and words."""
        match part:
            case {"name": name, "text": text} if (name, text) in self.said:
                return {**part, "name": FORGOTTEN, "text": "", **({"alike": False} if "alike" in part else {})}
            case {"seat": int(seat)}:
                return {key: self._at(seat, key, value) for key, value in part.items()}
            case {"title": str(), "commitment": str()} if self.titled:
                return {key: "" if key == "title" else self.scrubbed(value) for key, value in part.items()}
            case dict():
                return {key: self.scrubbed(value) for key, value in part.items()}
            case list():
                return [self.scrubbed(value) for value in part]
        return part

    def _at(self, seat: int, key: str, value: Any) -> Any:
        if key in ("name", "other") and (seat, value) in self.sat:
            return FORGOTTEN
        if key == "taker" and value and (seat, value["name"]) in self.sat:
            return {**value, "name": FORGOTTEN}
        if key == "hours" and value:
            return self._hours(seat, value)
        return value if isinstance(value, str) else self.scrubbed(value)

    def _hours(self, seat: int, told: dict[str, Any]) -> dict[str, Any]:
        kept = self.kept.get((seat, QuietHours(**told)))
        return told if kept is None else msgspec.structs.asdict(kept)

    def body(self, packed: bytes) -> bytes:
        """Returns an encoded snapshot without the person's name and words. Snapshots need extra code, because they
        store seats and claims as mappings by number, and notices as lists."""
        found = gzip.decompress(packed) if packed.startswith(PACKED) else packed
        saved = {key: value if key == "state" else self.scrubbed(value) for key, value in _decoded(found).items()}
        for drawer in ("seats", "claims"):
            for seat, held in saved.get(drawer, {}).items():
                if (int(seat), held["name"]) in self.sat:
                    held["name"] = FORGOTTEN
        hours = saved.get("post", {}).get("hours", {})
        hours |= {seat: self._hours(int(seat), told) for seat, told in hours.items()}
        for notice in saved.get("notices", ()):
            seat = notice[3]
            notice[4:6] = [FORGOTTEN if (seat, name) in self.sat else name for name in notice[4:6]]
        return gzip.compress(msgspec.json.encode(saved), 1, mtime=0)

    def told(self, packed: bytes) -> bytes:
        """Returns archived streams without the person's name and words. Other messages stay exactly as they were
        sent."""
        told = msgspec.json.decode(lzma.decompress(packed), type=ArchivedStreams)
        kept = ArchivedStreams(self._streams(told.streams), self._streams(told.eyes), told.steps)
        return lzma.compress(msgspec.json.encode(kept), preset=LZMA_PRESET)

    def _streams(self, streams: dict[str, list[msgspec.Raw]]) -> dict[str, list[msgspec.Raw]]:
        needles = self.needles
        return {key: [self._message(each, needles) for each in messages] for key, messages in streams.items()}

    def _message(self, message: msgspec.Raw, needles: list[bytes]) -> msgspec.Raw:
        text = bytes(message)
        if not any(needle in text for needle in needles):
            return message
        return msgspec.Raw(msgspec.json.encode(self.scrubbed(msgspec.json.decode(text))))

    def record(self, text: str) -> str:
        """Returns a game record without the person's name, which stands in the header once for each of their seats."""
        lines = {f"seat {seat} {' '.join(name.split())}": f"seat {seat} {FORGOTTEN}" for seat, name in self.sat}
        return "\n".join(lines.get(line, line) for line in text.split("\n"))


def _decoded(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def taken_out(store: Store, table: str, person: str) -> list[Rows]:
    """Statements that remove an erased person's name and words from a table."""
    entries = store.journal(table)
    traces = ErasureTraces(person, entries)
    return list(_statements(store, table, traces, entries)) if traces else []


def _statements(store: Store, table: str, traces: ErasureTraces, entries: list[Entry]) -> Iterator[Rows]:
    facts = [(traces.without(entry), entry.seq) for entry in entries]
    rows = [(as_json(fact), table, seq) for fact, seq in facts if fact is not None]
    yield FACT, rows
    snapshot = store.snapshot(table)
    if snapshot is not None:
        yield BODY, [(traces.body(snapshot.body), table, snapshot.seq)]
    for row in store.all(sql.select(ARCHIVES).where(ARCHIVES.c.table_id == table)):
        told = None if row.told is None else traces.told(row.told)
        record = None if row.record is None else traces.record(row.record)
        yield ARCHIVE, [(traces.body(row.body), told, record, table, row.seq)]
    yield RESULT, [(FORGOTTEN, table, seat, name) for seat, name in traces.sat]
