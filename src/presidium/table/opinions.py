"""What a bot thinks of a question: advice for whoever is asked, and afterwards why a bot has answered so.

Advice is made from the view of the seat that asks, told to that seat alone, at a time that does not depend on what is
thought, and thought where no table waits for it: nobody else can know that somebody has asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from presidium.bots import Opinion, seasoned
from presidium.core import Game, Player, Refused, SeatView, refusal, seat_view
from presidium.table import archive, wire
from presidium.table.asked_then import Then, asked_then
from presidium.table.kept import Kept
from presidium.table.letters import json
from presidium.table.letters.games import GroundInfo, OpinionInfo, WeighedInfo
from presidium.table.socket import number
from presidium.table.sparing import put_to
from presidium.table.standing import advised
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.app import Server

T = TypeVar("T")

BEAT: Final = 1.5
"""Advice is told so many seconds after it was asked for, or twice, three times as many."""
KEPT: Final = 1_000_000


class Opinions:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.kept = Kept(KEPT)

    async def advice(self, request: Request) -> Response:
        """What a seasoned comrade would answer in this seat."""
        server, person = self.server, self.server.person(request)
        room = server.hall.room(request.path_params["table"])
        seat = server.key(room, request.query_params.get("seat", ""), request)
        assert seat is not None
        table, bot = room.table, seasoned(room.table.game.name)
        view = to_advise(table, seat)
        server.guard.work("advice", request, person)
        said = await on_the_beat(server.hall.thinking.opine(table.game.name, bot, view))
        return json(printed(table.game, bot, table.question, said))

    async def why(self, request: Request) -> Response:
        """What a bot thought of its answer, when the game is over."""
        server, asked = self.server, request.query_params
        room = server.hall.room(request.path_params["table"])
        archive.must_be_finished(room.table)
        seat, step = server.seat(room, asked.get("seat", "")), number(asked.get("at", ""))
        if step is None:
            raise Refused(refusal("no-such-message", text=asked.get("at", "")[:20]))
        of = (room.table.id, step, seat)
        found = self.kept.get(of)
        if found is None:
            server.guard.work("why", request, server.somebody(request))
            then = await server.hall.aside(asked_then, server.hall.store, room.table, step, seat)
            found = wire.write(printed(room.table.game, then.bot, then.question, await self._thought(room.table, then)))
            self.kept.put(of, found)
        return Response(found, media_type="application/json")

    async def _thought(self, table: Table, then: Then) -> Opinion:
        if then.unasked:
            return Opinion("bound", then.answer)
        asked = table.game.name, then.bot, then.view, then.answer
        return await self.server.hall.thinking.opine(*asked, table.seed.luck)


def to_advise(table: Table, seat: Player) -> SeatView[Any]:
    """What the adviser sees: what the seat does. Refused where it is not asked, or people think for themselves."""
    if not table.running:
        raise Refused(refusal("table-over") if table.over else refusal("not-started"))
    if not advised(table):
        raise Refused(refusal("no-advice"))
    if table.g.options(seat) is None or not put_to(table, seat):
        raise Refused(refusal("not-asked", seat=seat))
    return seat_view(table.g, seat)


async def on_the_beat(thought: Awaitable[T]) -> T:
    """What comes of it, never when it happens to be there."""
    task = asyncio.ensure_future(thought)
    await asyncio.sleep(BEAT)
    while not task.done():
        await asyncio.sleep(BEAT)
    return task.result()


def printed(game: Game, bot: str, question: int, said: Opinion) -> OpinionInfo:
    notation, encode = game.notation, game.codec.encode
    return OpinionInfo(
        bot,
        question,
        said.how,
        "" if said.answer is None else notation.print(said.answer),
        tuple(WeighedInfo(notation.print(action), round(share, 3)) for action, share in said.shares),
        tuple(GroundInfo(encode(each.belief), encode(each.because)) for each in said.grounds),
    )
