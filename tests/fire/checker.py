"""Whether all that clients were told is true, and nothing they were promised is gone: in the spirit of Jepsen.

Given every client's history and what the store holds in the end, it finds what was **lost** (acknowledged or heard, and
not in the journal), **doubled** (done or told twice), **reordered** (numbers with holes or going back; somebody who
came later and was told less; commands in another order than they were acknowledged in), **leaked** (heard by somebody
who could not know it), **belied** (refused, and done), and **invented** (done, and nobody had said so).
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from presidium.server.domain.journal import Chatted, Entry, Held, Moved
from presidium.server.render.outbox import Key
from tests.fire.history import Answered, Happened, Heard, History, Opened, Sent
from tests.fire.kept import Kept

LASTING = ("answer", "chat", "fill", "sit", "start")
"""Commands that leave something in the journal, whenever they are done."""


class Fault(NamedTuple):
    kind: str
    who: str
    table: str
    what: str


def faults(histories: Sequence[History], kept: Mapping[str, Kept]) -> list[Fault]:
    found = [*_commands(histories, kept)]
    tables = _by_table(histories)
    for table, store in sorted(kept.items()):
        found += _archives(table, store)
        found += _order(tables[table], table, store)
        found += _talk(tables[table], table, store)
    for history in histories:
        found += _lines(history, kept)
    return found


# Commands


class Command:
    """What became of it, as its clients know: it may have been sent more than once."""

    def __init__(self, who: str, sent: Sent) -> None:
        self.who, self.table, self.said = who, sent.table, sent.command
        self.sent = sent.at
        self.acknowledged: float | None = None
        self.open = self.refused = 0
        """How often nobody knows what came of it, and how often it was refused."""


def _told_of(histories: Iterable[History]) -> tuple[dict[str, Command], list[Fault]]:
    commands: dict[str, Command] = {}
    strays = []
    for history in histories:
        waiting: Counter[str] = Counter()
        for each in history.happened:
            if isinstance(each, Sent):
                commands.setdefault(each.id, Command(history.who, each)).open += 1
                waiting[each.id] += 1
            elif isinstance(each, Answered) and not waiting[each.id]:
                strays.append(Fault("doubled", history.who, "", f"{each.id} was answered, and not asked"))
            elif isinstance(each, Answered):
                command, waiting[each.id] = commands[each.id], waiting[each.id] - 1
                command.open -= 1
                command.refused += not each.done
                if each.done and command.acknowledged is None:
                    command.acknowledged = each.at
    return commands, strays


def _commands(histories: Sequence[History], kept: Mapping[str, Kept]) -> Iterator[Fault]:
    commands, strays = _told_of(histories)
    yield from strays
    done = defaultdict[str, list[tuple[str, Entry]]](list)
    for table, store in kept.items():
        for entry in store.entries:
            if entry.command is not None:
                done[entry.command].append((table, entry))
    for id, entries in done.items():
        if id not in commands:
            yield Fault("invented", "", entries[0][0], f"nobody has sent {id}")
        if len(entries) > 1:
            yield Fault("doubled", "", entries[0][0], f"{id} is in the journal {len(entries)} times")
    for id, command in commands.items():
        entries = [entry for table, entry in done[id] if table == command.table]
        if command.acknowledged is not None and not entries and command.said["do"] in LASTING:
            yield Fault("lost", command.who, command.table, f"{id} was acknowledged, and is not in the journal")
        if command.acknowledged is None and command.refused and not command.open and entries:
            yield Fault("belied", command.who, command.table, f"{id} was refused, and is in the journal")
        if any(not _says(entry, command.said) for entry in entries):
            yield Fault("lost", command.who, command.table, f"{id} is in the journal as something else")


def _says(entry: Entry, command: dict[str, Any]) -> bool:
    """Whether a fact is what was asked for, where that can be seen."""
    match entry.fact:
        case Chatted(text=text, seat=seat):
            return (command["do"], command.get("text"), command.get("seat")) == ("chat", text, seat)
        case Moved(seat=seat, action=action) | Held(seat=seat, action=action):
            return (command["do"], command.get("seat"), command.get("action")) == ("answer", seat, action)
    return command["do"] not in ("chat", "answer") or type(entry.fact).__name__ == "Minded"  # he is back, first


# Who knew what first


At = list[tuple[str, list[Happened]]]
"""What each client has to tell of one table."""


def _by_table(histories: Sequence[History]) -> Mapping[str, At]:
    found = defaultdict[str, At](list)
    for history in histories:
        tables = defaultdict[str, list[Happened]](list)
        sent: dict[str, str] = {}
        here = ""
        for each in history.happened:
            if isinstance(each, Opened):
                here = each.table
            elif isinstance(each, Sent):
                sent[each.id] = each.table
            table = sent.get(each.id, "") if isinstance(each, Sent | Answered) else here
            tables[table].append(each)
        for table, happened in tables.items():
            found[table].append((history.who, happened))
    return found


def _order(at: At, table: str, kept: Kept) -> Iterator[Fault]:
    """By one clock: what was acknowledged or heard before something was sent, or a line asked for, comes before it."""
    seqs = {entry.command: entry for entry in kept.entries if entry.command is not None}
    seq, batch = 0, 0
    first: set[str] = set()
    lines: dict[str, tuple[Opened, int]] = {}
    each: Happened
    for who, each in sorted(
        ((who, each) for who, happened in at for each in happened), key=lambda moment: moment[1].at
    ):
        if isinstance(each, Sent) and each.id not in first:
            first.add(each.id)
            if each.id in seqs and seqs[each.id].seq <= seq:
                yield Fault("reordered", who, table, f"{each.id} comes before what was done when it was sent")
        elif isinstance(each, Answered) and each.done and each.id in seqs:
            seq, batch = max(seq, seqs[each.id].seq), max(batch, seqs[each.id].batch)
        elif isinstance(each, Opened):
            lines[who] = each, kept.upto(each.key, batch)
        elif isinstance(each, Heard):
            (opened, least), message = lines[who], each.message
            if message["type"] == "hello" and message["n"] < least:
                what = f"came when {least} messages were known, and was told of {message['n']}"
                yield Fault("reordered", who, table, what)
            told, n = kept.told[opened.key], message["n"]
            batch = max(batch, told[n - 1].batch if 0 < n <= len(told) else 0)


# Streams


def _lines(history: History, kept: Mapping[str, Kept]) -> Iterator[Fault]:
    """What came by each line is what the journal tells: all of it, once, in its order, and nothing else."""
    line: Opened | None = None
    known: int | None = None
    for each in history.happened:
        if isinstance(each, Opened):
            line, known = each, each.since
        elif isinstance(each, Heard):
            assert line is not None
            message = each.message
            where = history.who, line.table
            yield from (Fault(kind, *where, what) for kind, what in _numbered(message, known))
            store = kept.get(line.table)
            if store is None:
                yield Fault("lost", *where, "there is no such table")
            else:
                yield from (Fault(kind, *where, what) for kind, what in _told(store, line.key, each.text, message))
            known = message["n"]


def _numbered(message: dict[str, Any], known: int | None) -> Iterator[tuple[str, str]]:
    n = message["n"]
    if message["type"] == "hello":
        if known is not None and n < known:
            yield "reordered", f"after {known} came all there is to know, as of {n}"
    elif known is None:
        yield "reordered", f"{n} came before all there is to know"
    elif n <= known:
        yield "doubled", f"{n} came again after {known}"
    elif n > known + 1:
        yield "reordered", f"after {known} came {n}"


def _told(kept: Kept, key: Key, text: str, message: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Whether it is what the journal tells this stream."""
    n, stream = message["n"], kept.told[key]
    batch = stream[n - 1].batch if 0 < n <= len(stream) else 0
    if batch < kept.ended and any(each in text for each in kept.hidden):
        yield "leaked", f"{n} tells what the dice are drawn from"
    if key is not None and kept.began < batch < kept.ended and _overheard(message):
        yield "leaked", f"{n} tells a seat what those who watch have said"
    if message["type"] == "hello":
        expected = kept.hello(key, n, message["at"])
    else:
        expected = stream[n - 1].text if 0 < n <= len(stream) else None
    if expected is None:
        yield "lost", f"{n} was heard, and the journal does not tell it"
    elif expected != text:
        yield _otherwise(kept, key, text, message, expected)


def _overheard(message: dict[str, Any]) -> bool:
    return any(line.get("seat") is None for line in message.get("chat", ()))


def _otherwise(kept: Kept, key: Key, text: str, message: dict[str, Any], expected: str) -> tuple[str, str]:
    n = message["n"]
    places = {_unnumbered(each.text): at for at, each in enumerate(kept.told[key], 1)}
    if (place := places.get(_unnumbered(text))) is not None:
        return "reordered", f"{n} is what the journal tells as {place}"
    own = _parts(json.loads(expected)).union(*(_parts(json.loads(each.text)) for each in kept.told[key]))
    others = [_parts(json.loads(each.text)) for other in kept.told.keys() - {key} for each in kept.told[other]]
    if leaked := (_parts(message) & set().union(*others)) - own:
        return "leaked", f"{n} tells what other streams are told: {sorted(leaked)[0]}"
    return "lost", f"{n} was heard otherwise than the journal tells it"


def _unnumbered(text: str) -> str:
    return json.dumps(json.loads(text) | {"n": 0})


def _parts(thing: Any, name: str = "") -> set[str]:
    """All there is in a message, by the name it goes under."""
    if isinstance(thing, dict):
        return set().union(*(_parts(part, part_name) for part_name, part in thing.items()))
    if isinstance(thing, list):
        return {f"{name}: {json.dumps(part)}" for part in thing}.union(*(_parts(part, name) for part in thing))
    return {f"{name}: {json.dumps(thing)}"} - {f"n: {thing}"}


def _archives(table: str, kept: Kept) -> Iterator[Fault]:
    for key, messages in kept.archived.items():
        told = [each.text for each in kept.told[key]]
        if messages != told[: len(messages)] or any(
            each.batch <= kept.ended for each in kept.told[key][len(messages) :]
        ):
            yield Fault("lost", "", table, f"the archives tell stream {key} otherwise than the journal")


# What everybody hears


def _talk(at: At, table: str, kept: Kept) -> Iterator[Fault]:
    """What is said aloud is heard once, and by all in the same order. No two lines in these tests are the same."""
    said = {entry.fact.text for entry in kept.entries if isinstance(entry.fact, Chatted) and entry.command}
    heard = [(who, _lines_heard(happened, said)) for who, happened in at]
    for who, lines in heard:
        for line, times in Counter(lines).items():
            if times > 1:
                yield Fault("doubled", who, table, f"{line!r} was heard {times} times")
    for (one, mine), (other, theirs) in combinations(heard, 2):
        both = set(mine) & set(theirs)
        if [line for line in mine if line in both] != [line for line in theirs if line in both]:
            yield Fault("reordered", f"{one}, {other}", table, "what was said was heard in another order")


def _lines_heard(happened: Iterable[Happened], said: set[str]) -> list[str]:
    lines: list[str] = []
    for message in (each.message for each in happened if isinstance(each, Heard)):
        new = [line["text"] for line in message.get("chat", ()) if line.get("seat") and line["text"] in said]
        lines = new if message["type"] == "hello" else [*lines, *new]
    return lines
