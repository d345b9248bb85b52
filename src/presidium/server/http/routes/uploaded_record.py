"""Shows a record that a visitor uploads: another process checks and replays the record; the server does not store it.

The record is converted into a journal, so that the code of the archives can show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from presidium.bots import reading, tracks, usual_lens
from presidium.core import BadRecord, Player, Record, Refusal, Refused, Statement, refusal
from presidium.core.record import Move, read
from presidium.games import find
from presidium.server.archive import archive, press
from presidium.server.archive.chances import PROGRESS_BYTES, Worked, go_on
from presidium.server.archive.course import course
from presidium.server.archive.report import Report
from presidium.server.archive.stream_replay import replay_streams
from presidium.server.base.byte_cache import ByteCache
from presidium.server.base.tempo import Tempo
from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.table import Table
from presidium.server.http.compression import packed
from presidium.server.http.endpoints import LANGUAGE, RouteGroup, endpoint, path
from presidium.server.http.routes.archives import beliefs, charts
from presidium.server.http.routes.archives.beliefs import LENS
from presidium.server.http.routes.table_reads import EYES, READER
from presidium.server.http.socket import number
from presidium.server.protocol import commands
from presidium.server.protocol.http.games import BroughtInfo
from presidium.server.render import streams
from presidium.server.render.outbox import Key
from presidium.text.languages import ENGLISH, spoken
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.server.http.server import Server

RECORD_TABLE_ID: Final = "record"
"""Table id that stands for an uploaded record."""
MAX_NAME_CHARS: Final = 40
COST_BY_PART: Final = {
    "": "eyes",
    "history": "eyes",
    "pravda": "pravda",
    "beliefs": "beliefs",
    "charts": "charts",
    "chances": "chances",
    "report": "eyes",
}
"""Kind of rate-limit cost (see `COSTS_MS`) for each view of an uploaded record."""

Asked = Mapping[str, str]
T = TypeVar("T")


class UploadRoutes(RouteGroup):
    tag = "archives"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.begun = ByteCache(PROGRESS_BYTES)
        """Cache of curves of winning chances, finished or not, by the hash of the uploaded record's text."""

    @endpoint(
        "POST /records", "open_record", "Upload a record: it is checked and shown, not stored", BroughtInfo, body=str
    )
    @endpoint(
        "POST /records/{part}",
        "read_of_record",
        "The archives' view of an uploaded record",
        Any,
        path("part", "Which part.", {"enum": [part for part in COST_BY_PART if part]}),
        EYES,
        READER,
        LANGUAGE,
        LENS,
        body=str,
    )
    async def show(self, request: Request) -> Response:
        """Returns one view of the uploaded record: its start, history, Pravda, beliefs, charts or a bug report."""
        server, part = self.server, request.path_params.get("part", "")
        if part not in COST_BY_PART:
            raise Refused(refusal("no-such-address", text=f"/api/records/{part}"[:100]))
        text = await server.body(request, str)
        person = await server.has_a_turn(COST_BY_PART[part], request)
        if part == "chances":
            return packed(request, await self._chances(person, text))
        told = await server.hall.bot_pool.study(person, shown, part, text, dict(request.query_params))
        if isinstance(told, Refusal):
            raise Refused(told)
        return packed(request, told)

    async def _chances(self, person: str | None, text: str) -> bytes:
        """Returns the uploaded record's curve of winning chances so far. Only numbers are kept between requests."""
        key = sha256(text.encode()).digest()
        worked = await self.server.hall.bot_pool.study(person, chances_of, text, self.begun.get(key) or b"")
        if isinstance(worked, Refusal):
            raise Refused(worked)
        self.begun.put(key, worked.progress)
        return worked.letter


# Runs in a separate process


def chances_of(text: str, before: bytes) -> Worked | Refusal:
    """Extends a record's curve of winning chances for a few seconds; `before` is the previous job's progress."""
    return checked(text, lambda brought: go_on(brought.empty, brought.entries, before))


def shown(part: str, text: str, asked: Asked) -> bytes | Refusal:
    """Returns a view of an uploaded record as JSON; a refusal if the record or the request is faulty."""
    return checked(text, lambda brought: PARTS[part](brought, asked))


def checked(text: str, made: Callable[[UploadedRecord], T]) -> T | Refusal:
    """Applies `made` to an uploaded record. If the record is faulty, returns a refusal that names the faulty line."""
    try:
        return made(UploadedRecord(text))
    except BadRecord as bad:
        return replace(bad.why, args=(*bad.why.args, ("line", bad.line)))
    except Refused as refused:
        return refused.why
    except Exception:  # a record written by hand may fail anywhere
        return refusal("unreadable-record")


class UploadedRecord:
    """A checked record, converted into the journal of a table that could have played it."""

    def __init__(self, text: str) -> None:
        self.record = read(text, find)
        self.game = find(self.record.rules.game)
        try:
            promise = archive.promise_of(text)
            self.rolls = None if promise is None else archive.check(promise, self.record, self.game)
        except Refused:
            raise Refused(refusal("record-dice")) from None
        self.seed = Seed("", "") if promise is None else promise.seed
        if self.record.final(self.game).public.outcome is None:
            raise Refused(refusal("record-unfinished"))
        self.entries = [
            Entry(seq, batch, 0.0, fact)  # type: ignore[arg-type]
            for seq, (batch, fact) in enumerate(journal_of(self.record), 1)
        ]

    def empty(self) -> Table:
        return Table(RECORD_TABLE_ID, self.seed)

    def over(self) -> Table:
        table = self.empty()
        for entry in self.entries:
            table.apply(entry)
        return table

    def seat(self, text: str) -> Player:
        found = number(text)
        if found is None or found not in self.record.rules.players:
            raise Refused(refusal("no-such-seat", seat=text[:10]))
        return found


def journal_of(record: Record) -> Iterator[tuple[int, Fact]]:
    """Converts a record into journal facts, each with the number of its batch."""
    game = find(record.rules.game)
    begins = None
    if record.position:
        begins = journal.Begins(replace(record, names=(), notes={}, moves=[]).text(game))
    rules, chosen = record.rules, game.named(record.rules)
    yield (
        1,
        journal.Opened(rules.game, rules.seats, chosen, Tempo("untimed"), "", "", record.rules_version, begins=begins),
    )
    for seat, name in enumerate(record.names, 1):
        if name:
            yield 2, journal.Sat(seat, f"seat {seat}", plain(name)[:MAX_NAME_CHARS] or "?")
    yield 2, journal.Started()
    for batch, move in enumerate(record.moves, 3):
        yield batch, _fact(record, move)


def _fact(record: Record, move: Move) -> Fact:
    game, (seat, action) = find(record.rules.game), move
    if isinstance(action, Statement):
        return journal.Stated(seat, game.statements.print(action))
    return journal.Moved(seat, game.notation.print(action))


def _hello(brought: UploadedRecord, _: Asked) -> bytes:
    table = brought.over()
    hello = streams.hello(table, None, None, 0, 0.0)
    return commands.write(BroughtInfo(hello, len(brought.record.moves), brought.rolls))


def _history(brought: UploadedRecord, asked: Asked) -> bytes:
    whose = asked.get("eyes", "all")
    eyes: Key = archive.EYES[whose] if whose in archive.EYES else brought.seat(whose)
    seen = replay_streams(brought.empty(), brought.entries, (eyes,))
    return b"[" + b",".join(step[eyes] for step in seen if eyes in step) + b"]"


def _pravda(brought: UploadedRecord, asked: Asked) -> bytes:
    seat = brought.seat(asked["seat"]) if "seat" in asked else None
    return press.PressArchive(brought.over(), seat, spoken(asked.get("lang", ENGLISH))).printed()


def _beliefs(brought: UploadedRecord, asked: Asked) -> bytes:
    game, record = brought.game.name, brought.record
    usual = usual_lens(game, record.names, record.rules.seats)
    lens, seat = reading(game, asked.get("lens", "") or usual), brought.seat(asked.get("seat", ""))
    found = tracks(lens, seat, course(brought.empty(), brought.entries))
    return commands.write(beliefs.letter(brought.game, found))


def _charts(brought: UploadedRecord, _: Asked) -> bytes:
    if brought.game.charts is None:
        raise Refused(refusal("no-charts"))
    return commands.write(charts.letter(brought.game, course(brought.empty(), brought.entries)))


def _report(brought: UploadedRecord, asked: Asked) -> bytes:
    lang = spoken(asked.get("lang", ENGLISH))
    return commands.write(Report(brought.over(), None, None, lang, brought.record.text(brought.game)).text())


PARTS: Final[dict[str, Callable[[UploadedRecord, Any], bytes]]] = {
    "": _hello,
    "history": _history,
    "pravda": _pravda,
    "beliefs": _beliefs,
    "charts": _charts,
    "report": _report,
}
