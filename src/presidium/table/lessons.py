"""Lessons at the server: nothing is kept. Whoever learns sends what he has answered so far, and is told what his seat
would be told at a table that stands so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Game, Player, Refused, State, Statement, record, refusal
from presidium.core.learning import begin, lesson_of, moves
from presidium.core.record import Move
from presidium.games import find
from presidium.table import journal, messages, streams
from presidium.table.dice import Seed
from presidium.table.journal import Fact
from presidium.table.letters import json
from presidium.table.letters.library import LessonAnswers, LessonInfo
from presidium.table.news import Telling
from presidium.table.portraits import PORTRAITS
from presidium.table.table import Table
from presidium.table.tempo import Tempo

if TYPE_CHECKING:
    from presidium.table.app import Server

LEARNER: Final = "learner"
UNNAMED: Final = "?"


class Lessons:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def answer(self, request: Request) -> Response:
        """The screen these answers lead to; Refused, with why, if the last of them does not lead on."""
        self.server.guard.work("lesson", request, self.server.somebody(request))
        asked = await self.server.body(request, LessonAnswers)
        game = find(request.path_params["game"])
        return json(taught(game, asked.answers, self.server.hall.clock()))


def taught(game: Game, answers: Sequence[str], now: float) -> LessonInfo:
    """What there is to see after these answers, and how the last of them has led there."""
    lesson = lesson_of(game)
    if len(answers) > len(lesson.screens):
        raise Refused(refusal("lesson-over"))
    table = set_up(game, begin(game, lesson.screens[0], None), lesson.seat, now)
    news: messages.Update | None = None
    for at, answer in enumerate(answers, 1):
        news = play(table, partial(moves, game, screen=lesson.screens[at - 1], answer=answer), lesson.seat, now)
        if at < len(lesson.screens) and lesson.screens[at].position:
            table, news = set_up(game, begin(game, lesson.screens[at], None), lesson.seat, now), None
    screen = lesson.screens[len(answers)] if len(answers) < len(lesson.screens) else None
    asks = screen is not None and screen.asks
    hello = streams.hello(table, lesson.seat, LEARNER, len(answers), now)
    return LessonInfo(
        "" if screen is None else screen.id,
        len(answers) + 1,
        len(lesson.screens),
        asks,
        lesson.seat,
        prepared(hello, asks),
        None if news is None else prepared(news, asks),
    )


def set_up(game: Game, g: State[Any], seat: Player, now: float) -> Table:
    """A table at which the game stands so: the learner, and comrades who do as they are told."""
    table = Table("", Seed("", ""))
    chosen = dict(g.rules.chosen)
    opened = journal.Opened(game.name, g.rules.seats, chosen, Tempo("solo"), LEARNER, "", game.rules_version)
    comrades = [
        journal.Sat(other, f"comrade {other}", UNNAMED, portrait=PORTRAITS[other % len(PORTRAITS)])
        for other in g.rules.players
        if other != seat
    ]
    facts: tuple[Fact, ...] = (opened, journal.Sat(seat, LEARNER, UNNAMED), *comrades)
    for fact in facts:
        table.add(fact, now, 1)
    table.g = g
    table.add(journal.Started(), now, 1)
    table.add(journal.AsksToBeAsked(seat, "every"), now, 1)  # a lesson may ask where a table would not
    return table


def play(
    table: Table, these: Callable[[State[Any]], Iterable[Move]], eyes: Player | None, now: float
) -> messages.Update | None:
    """Let this happen; what these eyes are told of it, moment by moment. What comes next is found by a game that goes
    on beside the table's, whose own may pass to those who are told of it."""
    game, printed, g = table.game, streams.Printed(), table.g.copy()
    before = last = table.fork()
    within = []
    for player, action in these(g):
        record.play(g, player, action)
        if isinstance(action, Statement):
            table.add(journal.Stated(player, game.statements.print(action)), now, 1)
        else:
            table.add(journal.Moved(player, game.notation.print(action)), now, 1)
        if not table.g.answers:
            stands = table.fork()
            within.append(Telling(last, stands, printed))
            last = stands
    return Telling(before, table, printed, within).update(eyes, table.seq) if within else None


Told = TypeVar("Told", messages.Hello, messages.Update)


def prepared(told: Told, asks: bool) -> Told:
    """The same, with nobody to ask for advice; and while something is read first, the question is not put yet."""
    if told.table is not None:
        told = msgspec.structs.replace(told, table=msgspec.structs.replace(told.table, advice=False))
    if told.question is None or asks:
        return told
    return msgspec.structs.replace(told, question=msgspec.structs.replace(told.question, options=None, brief=None))
