"""A finished game as a whole, told to whoever draws it: worked out when somebody asks, beside the games, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Game, Refused, State, refusal
from presidium.core.chart import Chart, Turn
from presidium.games import find
from presidium.table import archive, wire
from presidium.table.beliefs import course
from presidium.table.dice import Seed
from presidium.table.journal import Entry
from presidium.table.kept import Kept
from presidium.table.letters.games import ChartInfo, ChartsInfo, RowInfo, TurnInfo
from presidium.table.packed import packed
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.app import Server

KEPT: Final = 1_000_000
"""How many bytes of what was worked out."""


class Drawing:
    """One at a time: whoever asks for the same meanwhile finds it done."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.kept = Kept(KEPT)
        self._busy = asyncio.Lock()

    async def read(self, request: Request) -> Response:
        """Every chart and how it turned, once nothing is secret any more."""
        table = self.server.hall.room(request.path_params["table"]).table
        archive.must_be_thought_over(table)
        if table.game.charts is None:
            raise Refused(refusal("no-charts"))
        key, server = (table.id, table.seq), self.server
        async with self._busy:
            found = self.kept.get(key)
            if found is None:
                server.guard.work("charts", request, server.somebody(request))
                entries = await server.hall.aside(server.hall.store.journal, table.id)
                about = table.id, table.seed, table.game.name
                found = await server.hall.thinking.study(worked_out, about, entries)
                self.kept.put(key, found)
        return packed(request, found)


# In a process of its own


def worked_out(about: tuple[str, Seed, str], entries: Sequence[Entry]) -> bytes:
    id, seed, game = about
    return wire.write(letter(find(game), course(Table(id, seed), entries)))


def letter(game: Game, steps: Iterable[tuple[int, State[Any]]]) -> ChartsInfo:
    """What is told of the game with these steps."""
    assert game.charts is not None
    course = game.charts.course(steps)
    return ChartsInfo(tuple(map(_chart, game.charts.draw(course))), tuple(map(_turn, game.charts.turning(course))))


def _chart(chart: Chart) -> ChartInfo:
    rows = tuple(RowInfo(row.of, row.cells, row.truth) for row in chart.rows)
    return ChartInfo(chart.id, chart.drawn, chart.columns, rows, chart.cells, chart.moments)


def _turn(turn: Turn) -> TurnInfo:
    return TurnInfo(turn.n, turn.kind, dict(turn.slots))
