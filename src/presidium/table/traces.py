"""What somebody has left at a table: his name where he sat, what he said, and his quiet hours. It is taken out wherever
it was written.

A journal is never changed but for this. What he did stays, since the game is also the others'; who did it is a comrade.
"""

from __future__ import annotations

import gzip
import lzma
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium.table import journal
from presidium.table.file import ARCHIVES, JOURNAL, RESULTS, SNAPSHOTS
from presidium.table.hours import UTC, QuietHours
from presidium.table.journal import AnyFact, Entry, as_json
from presidium.table.names import FORGOTTEN
from presidium.table.snapshot import PACKED
from presidium.table.statements import Rows
from presidium.table.store import Store
from presidium.table.story import QUICK, Told

OF: Final[Any] = sql.bindparam("of")
AT: Final[Any] = sql.bindparam("number")
"""Which table, and which entry of it."""
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


class Traces:
    """What a journal says of one person."""

    def __init__(self, person: str, entries: Iterable[Entry]) -> None:
        self.person = person
        self.sat: set[tuple[int, str]] = set()
        """Where, and under which name."""
        self.said: set[tuple[str, str]] = set()
        """Under which name, and what."""
        self.kept: dict[tuple[int, QuietHours], QuietHours] = {}
        """Where he kept which quiet hours, and the empty ones that stand there instead: another for each, so that they
        change whenever they did, and no message after it gets another number."""
        self.titled = False
        """Whether what the table is called are his words."""
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
        """What has to be found in a text before it is worth reading."""
        words = {name for _, name in self.sat} | {word for line in self.said for word in line}
        words |= {hours.zone for _, hours in self.kept}
        return [*(msgspec.json.encode(word)[1:-1] for word in words if word), *([b'"title"'] if self.titled else [])]

    # Facts

    def without(self, entry: Entry) -> AnyFact | None:
        """The same fact about a comrade; None where it has nothing to do with him."""
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

    # What was made of them

    def scrubbed(self, part: Any) -> Any:
        """The same part of a message or snapshot, wherever seats, lines and notices stand in it."""
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
        """A snapshot without him: there seats and claims stand under their number, notices are lists."""
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
        """What a table had told, without him; what does not name him stays as it was sent, byte for byte."""
        told = msgspec.json.decode(lzma.decompress(packed), type=Told)
        kept = Told(self._streams(told.streams), self._streams(told.eyes), told.steps)
        return lzma.compress(msgspec.json.encode(kept), preset=QUICK)

    def _streams(self, streams: dict[str, list[msgspec.Raw]]) -> dict[str, list[msgspec.Raw]]:
        needles = self.needles
        return {key: [self._message(each, needles) for each in messages] for key, messages in streams.items()}

    def _message(self, message: msgspec.Raw, needles: list[bytes]) -> msgspec.Raw:
        text = bytes(message)
        if not any(needle in text for needle in needles):
            return message
        return msgspec.Raw(msgspec.json.encode(self.scrubbed(msgspec.json.decode(text))))

    def record(self, text: str) -> str:
        """The record, in whose head the seats are named."""
        lines = {f"seat {seat} {' '.join(name.split())}": f"seat {seat} {FORGOTTEN}" for seat, name in self.sat}
        return "\n".join(lines.get(line, line) for line in text.split("\n"))


def _decoded(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def taken_out(store: Store, table: str, person: str) -> list[Rows]:
    """The statements that leave nothing of this person's name and words at this table."""
    entries = store.journal(table)
    traces = Traces(person, entries)
    return list(_statements(store, table, traces, entries)) if traces else []


def _statements(store: Store, table: str, traces: Traces, entries: list[Entry]) -> Iterator[Rows]:
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
