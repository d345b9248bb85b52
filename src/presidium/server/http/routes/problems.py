"""Problems to solve: shows the view of the seat to play, and judges an answer. The server stores nothing."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Game, Problem, Refused
from presidium.games import GAMES, find
from presidium.server.http.endpoints import LANGUAGE, NUMBER, RouteGroup, endpoint, path
from presidium.server.http.responses import json
from presidium.server.http.routes.lessons import LEARNER, prepared, set_up
from presidium.server.http.socket import number
from presidium.server.protocol.http.library import Judged, ProblemAnswer, ProblemInfo, ProblemsInfo, ProblemTitle
from presidium.server.render import streams
from presidium.text import Words
from presidium.text.problems import told

DAY_S: Final = 86_400.0
PROBLEM: Final = path("number", "The number of the problem.", NUMBER)


class ProblemRoutes(RouteGroup):
    tag = "library"

    @endpoint(
        "GET /problems", "list_problems", "All problems, and which is today's", ProblemsInfo, LANGUAGE, open_to_all=True
    )
    async def list(self, request: Request) -> Response:
        """Returns all problems and the problem of the day, which changes at midnight UTC for everybody."""
        words = Words(request.query_params.get("lang", "en"))
        every = tuple(
            ProblemTitle(game.name, at, told(words, game.name, problem.id).title)
            for game in GAMES.values()
            for at, problem in enumerate(game.problems, 1)
        )
        return json(ProblemsInfo(every, of_the_day(self.server.hall.wall(), len(every))))

    @endpoint(
        "GET /problems/{game}/{number}",
        "read_problem",
        "A problem, as the solver's seat sees it",
        ProblemInfo,
        PROBLEM,
        LANGUAGE,
        open_to_all=True,
    )
    @endpoint(
        "POST /problems/{game}/{number}",
        "judge_answer",
        "Evaluate an answer to a problem",
        Judged,
        PROBLEM,
        LANGUAGE,
        body=ProblemAnswer,
        open_to_all=True,
    )
    async def one(self, request: Request) -> Response:
        self.server.limiter.charge("lesson", request, await self.server.somebody(request))
        return self.show(request) if request.method == "GET" else await self.judge(request)

    def show(self, request: Request) -> Response:
        game, problem = asked_for(request)
        now = self.server.hall.clock()
        table = set_up(game, game.read_position(problem.position), problem.seat, now)
        said = told(Words(request.query_params.get("lang", "en"), problem.seat), game.name, problem.id)
        hello = prepared(streams.hello(table, problem.seat, LEARNER, 0, now), asks=True)
        return json(ProblemInfo(said.title, said.task, said.house, problem.seat, hello))

    async def judge(self, request: Request) -> Response:
        """Judges an answer to a problem. People who found the best answer, or gave up, also get its reasons."""
        answer = (await self.server.body(request, ProblemAnswer)).answer
        game, problem = asked_for(request)
        words = Words(request.query_params.get("lang", "en"), problem.seat)
        right = bool(answer) and problem.solved_by(answer := checked(game, problem, answer))
        why = told(words, game.name, problem.id).why if right or not answer else ""
        worth = percent(problem, answer) if answer else None
        return json(Judged(right, worth, percent(problem, problem.best), problem.best if why else "", why))


def of_the_day(now: float, many: int) -> int:
    return int(now // DAY_S) % many if many else 0


def asked_for(request: Request) -> tuple[Game, Problem]:
    game = find(request.path_params["game"])
    return game, game.problem(number(request.path_params["number"]) or 0)


def checked(game: Game, problem: Problem, answer: str) -> str:
    """Returns an answer to a problem in standard notation. Raises Refused if the rules do not allow it."""
    action = game.notation.read(answer)
    why_not = game.read_position(problem.position).why_not(problem.seat, action)
    if why_not is not None:
        raise Refused(why_not)
    return game.notation.print(action)


def percent(problem: Problem, answer: str) -> int:
    return round(100 * problem.worth(answer))
