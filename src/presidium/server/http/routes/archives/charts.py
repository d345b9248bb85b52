"""Computes charts of a finished game: on request, in another process, cached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Game, Refused, State, refusal
from presidium.core.content.chart import Chart, Turn
from presidium.games import find
from presidium.server.archive import archive
from presidium.server.archive.course import course
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.http.compression import packed
from presidium.server.http.endpoints import RouteGroup, endpoint
from presidium.server.http.studies import About, Studies
from presidium.server.protocol import commands
from presidium.server.protocol.http.games import ChartInfo, ChartsInfo, RowInfo, TurnInfo

if TYPE_CHECKING:
    from presidium.server.http.server import Server

CHART_CACHE_BYTES: Final = 1_000_000


class ChartRoutes(RouteGroup):
    tag = "archives"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.studies = Studies(server, "charts", CHART_CACHE_BYTES)

    @endpoint("GET /tables/{table}/charts", "draw_charts", "Charts and turning points of a finished game", ChartsInfo)
    async def read(self, request: Request) -> Response:
        table = (await self.server.hall.room(request.path_params["table"])).table
        archive.must_be_thought_over(table)
        if table.game.charts is None:
            raise Refused(refusal("no-charts"))
        return packed(request, await self.studies.found(request, table, worked_out))


# Runs in a separate process


def worked_out(about: About, entries: Sequence[Entry]) -> bytes:
    id, seed, game = about
    return commands.write(letter(find(game), course(Table(id, seed), entries)))


def letter(game: Game, steps: Iterable[tuple[int, State[Any]]]) -> ChartsInfo:
    """Returns a game's charts and turning points as JSON, computed from the states of all its steps."""
    assert game.charts is not None
    course = game.charts.course(steps)
    return ChartsInfo(tuple(map(_chart, game.charts.draw(course))), tuple(map(_turn, game.charts.turning(course))))


def _chart(chart: Chart) -> ChartInfo:
    rows = tuple(RowInfo(row.of, row.cells, row.truth) for row in chart.rows)
    return ChartInfo(chart.id, chart.drawn, chart.columns, rows, chart.cells, chart.moments)


def _turn(turn: Turn) -> TurnInfo:
    return TurnInfo(turn.n, turn.kind, dict(turn.slots))
