"""Lessons in a game. The server stores nothing: the page sends all answers so far and gets the learner's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Game, Player, Refused, State, Statement, record, refusal
from presidium.core.content.learning import begin, lesson_of, moves
from presidium.core.record import Move
from presidium.games import find
from presidium.server.base.tempo import Tempo
from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.http.endpoints import RouteGroup, endpoint
from presidium.server.http.responses import json
from presidium.server.protocol import messages
from presidium.server.protocol.http.library import LessonAnswers, LessonInfo
from presidium.server.protocol.portraits import PORTRAITS
from presidium.server.render import streams
from presidium.server.render.update import UpdateBuilder

LEARNER: Final = "learner"
UNNAMED: Final = "?"


class LessonRoutes(RouteGroup):
    tag = "library"

    @endpoint(
        "POST /lessons/{game}",
        "take_lesson",
        "The next screen of a lesson, given all answers so far",
        LessonInfo,
        body=LessonAnswers,
        open_to_all=True,
    )
    async def answer(self, request: Request) -> Response:
        """Returns the lesson's screen after these answers. Refused, with the reason, if the last answer is wrong."""
        self.server.limiter.charge("lesson", request, await self.server.somebody(request))
        asked = await self.server.body(request, LessonAnswers)
        game = find(request.path_params["game"])
        return json(taught(game, asked.answers, self.server.hall.clock()))


def taught(game: Game, answers: Sequence[str], now: float) -> LessonInfo:
    """Returns the lesson's screen after these answers, the learner's view there, and the last answer's update."""
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
    """Returns a table in this state of the game: the learner in one seat, scripted players in all others."""
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
    table.add(journal.AsksToBeAsked(seat, "every"), now, 1)  # a lesson may ask where a table would pass automatically
    return table


def play(
    table: Table, these: Callable[[State[Any]], Iterable[Move]], eyes: Player | None, now: float
) -> messages.Update | None:
    """Plays moves at a lesson's table and returns the seat's update, with a part per step; None without moves. `these`
    gets a copy of the game to play ahead on, because the table's own game may be shared with the update."""
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
            within.append(UpdateBuilder(last, stands, printed))
            last = stands
    return UpdateBuilder(before, table, printed, within).update(eyes, table.seq) if within else None


AnyUpdate = TypeVar("AnyUpdate", messages.Hello, messages.Update)


def prepared(told: AnyUpdate, asks: bool) -> AnyUpdate:
    """Returns a lesson's message without advice, and without options while the learner only has to read."""
    if told.table is not None:
        told = msgspec.structs.replace(told, table=msgspec.structs.replace(told.table, advice=False))
    if told.question is None or asks:
        return told
    return msgspec.structs.replace(told, question=msgspec.structs.replace(told.question, options=None, brief=None))
