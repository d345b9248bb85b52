"""Problems at the server: what the seat would see at such a table, and what an answer is worth. Nothing is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Game, Problem, Refused
from presidium.games import GAMES, find
from presidium.table import streams
from presidium.table.lessons import LEARNER, prepared, set_up
from presidium.table.letters import json
from presidium.table.letters.library import Judged, ProblemAnswer, ProblemInfo, ProblemsInfo, ProblemTitle
from presidium.table.socket import number
from presidium.text import Words
from presidium.text.problems import told

if TYPE_CHECKING:
    from presidium.table.app import Server

DAY: Final = 86_400.0


class Problems:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def list(self, request: Request) -> Response:
        """All there are, and which is today's: by the date in Greenwich, so that it is everybody's."""
        words = Words(request.query_params.get("lang", "en"))
        every = tuple(
            ProblemTitle(game.name, at, told(words, game.name, problem.id).title)
            for game in GAMES.values()
            for at, problem in enumerate(game.problems, 1)
        )
        return json(ProblemsInfo(every, of_the_day(self.server.hall.wall(), len(every))))

    async def one(self, request: Request) -> Response:
        self.server.guard.work("lesson", request, self.server.somebody(request))
        return self.show(request) if request.method == "GET" else await self.judge(request)

    def show(self, request: Request) -> Response:
        game, problem = asked_for(request)
        now = self.server.hall.clock()
        table = set_up(game, game.read_position(problem.position), problem.seat, now)
        said = told(Words(request.query_params.get("lang", "en"), problem.seat), game.name, problem.id)
        hello = prepared(streams.hello(table, problem.seat, LEARNER, 0, now), asks=True)
        return json(ProblemInfo(said.title, said.task, said.house, problem.seat, hello))

    async def judge(self, request: Request) -> Response:
        """What this answer is worth. The best one, and why it is, are told to whoever has found it or gives up."""
        answer = (await self.server.body(request, ProblemAnswer)).answer
        game, problem = asked_for(request)
        words = Words(request.query_params.get("lang", "en"), problem.seat)
        right = bool(answer) and problem.solved_by(answer := checked(game, problem, answer))
        why = told(words, game.name, problem.id).why if right or not answer else ""
        worth = percent(problem, answer) if answer else None
        return json(Judged(right, worth, percent(problem, problem.best), problem.best if why else "", why))


def of_the_day(now: float, many: int) -> int:
    return int(now // DAY) % many if many else 0


def asked_for(request: Request) -> tuple[Game, Problem]:
    game = find(request.path_params["game"])
    return game, game.problem(number(request.path_params["number"]) or 0)


def checked(game: Game, problem: Problem, answer: str) -> str:
    """The answer as the notation prints it; Refused if the rules do not allow it."""
    action = game.notation.read(answer)
    why_not = game.read_position(problem.position).why_not(problem.seat, action)
    if why_not is not None:
        raise Refused(why_not)
    return game.notation.print(action)


def percent(problem: Problem, answer: str) -> int:
    return round(100 * problem.worth(answer))
