"""A record that somebody has brought: played again and checked beside the games, shown to whoever brought it, and not
kept. It is told as a table's archives are, since it is made into a journal first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.bots import reading, tracks
from presidium.core import BadRecord, Player, Record, Refusal, Refused, Statement, refusal
from presidium.core.record import Move, read
from presidium.games import find
from presidium.table import archive, beliefs, charts, journal, press, streams, wire
from presidium.table.beliefs import course
from presidium.table.dice import Seed
from presidium.table.journal import Entry, Fact
from presidium.table.letters.games import BroughtInfo
from presidium.table.outbox import Key
from presidium.table.packed import packed
from presidium.table.report import Report
from presidium.table.socket import number
from presidium.table.story import told_again
from presidium.table.table import Table
from presidium.table.tempo import Tempo
from presidium.text.languages import ENGLISH, spoken
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.app import Server

ID: Final = "record"
"""What stands for the id of its table, which is none."""
NAME: Final = 40
COSTS: Final = {
    "": "eyes",
    "history": "eyes",
    "pravda": "pravda",
    "beliefs": "beliefs",
    "charts": "charts",
    "report": "eyes",
}
"""By what is asked of it, the cost."""

Asked = Mapping[str, str]


class Bringing:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def show(self, request: Request) -> Response:
        """What is asked of a record, which comes with the question."""
        server, part = self.server, request.path_params.get("part", "")
        if part not in COSTS:
            raise Refused(refusal("no-such-address", text=f"/api/records/{part}"[:100]))
        text = await server.body(request, str)
        server.guard.work(COSTS[part], request, server.somebody(request))
        told = await server.hall.thinking.study(shown, part, text, dict(request.query_params))
        if isinstance(told, Refusal):
            raise Refused(told)
        return packed(request, told)


# In a process of its own


def shown(part: str, text: str, asked: Asked) -> bytes | Refusal:
    """What is told of it, or why not: a refusal of a line of it says which."""
    try:
        return PARTS[part](Brought(text), asked)
    except BadRecord as bad:
        return replace(bad.why, args=(*bad.why.args, ("line", bad.line)))
    except Refused as refused:
        return refused.why
    except Exception:  # somebody has written it by hand, and anything may be wrong with it
        return refusal("unreadable-record")


class Brought:
    """The record, checked, and the journal of a table at which it could have been played."""

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
        return Table(ID, self.seed)

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
    """Who sat down and what was played, each fact with its batch."""
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
            yield 2, journal.Sat(seat, f"seat {seat}", plain(name)[:NAME] or "?")
    yield 2, journal.Started()
    for batch, move in enumerate(record.moves, 3):
        yield batch, _fact(record, move)


def _fact(record: Record, move: Move) -> Fact:
    game, (seat, action) = find(record.rules.game), move
    if isinstance(action, Statement):
        return journal.Stated(seat, game.statements.print(action))
    return journal.Moved(seat, game.notation.print(action))


def _hello(brought: Brought, _: Asked) -> bytes:
    table = brought.over()
    hello = streams.hello(table, None, None, 0, 0.0)
    return wire.write(BroughtInfo(hello, len(brought.record.moves), brought.rolls))


def _history(brought: Brought, asked: Asked) -> bytes:
    whose = asked.get("eyes", "all")
    eyes: Key = archive.EYES[whose] if whose in archive.EYES else brought.seat(whose)
    seen = told_again(brought.empty(), brought.entries, (eyes,))
    return b"[" + b",".join(step[eyes] for step in seen if eyes in step) + b"]"


def _pravda(brought: Brought, asked: Asked) -> bytes:
    seat = brought.seat(asked["seat"]) if "seat" in asked else None
    return press.Paper(brought.over(), seat, spoken(asked.get("lang", ENGLISH))).printed()


def _beliefs(brought: Brought, asked: Asked) -> bytes:
    lens, seat = reading(brought.game.name, asked.get("lens", "")), brought.seat(asked.get("seat", ""))
    found = tracks(lens, seat, course(brought.empty(), brought.entries))
    return wire.write(beliefs.letter(brought.game, found))


def _charts(brought: Brought, _: Asked) -> bytes:
    if brought.game.charts is None:
        raise Refused(refusal("no-charts"))
    return wire.write(charts.letter(brought.game, course(brought.empty(), brought.entries)))


def _report(brought: Brought, asked: Asked) -> bytes:
    lang = spoken(asked.get("lang", ENGLISH))
    return wire.write(Report(brought.over(), None, None, lang, brought.record.text(brought.game)).text())


PARTS: Final[dict[str, Callable[[Brought, Any], bytes]]] = {
    "": _hello,
    "history": _history,
    "pravda": _pravda,
    "beliefs": _beliefs,
    "charts": _charts,
    "report": _report,
}
