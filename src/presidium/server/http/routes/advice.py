"""Bots' opinions: advice on an open question, and the reasons for a bot's answer once the game is over.

Advice is computed from the view of the player who asks, in a process that no table waits for, and sent only to them. A
fixed delay hides how long the computation took. So other players cannot notice that a player asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from presidium.bots import Opinion, seasoned
from presidium.core import Game, Player, Refused, SeatView, refusal, seat_view
from presidium.server.archive import archive
from presidium.server.archive.bot_view import BotView, bot_view_at
from presidium.server.base.byte_cache import ByteCache
from presidium.server.domain.prompting import is_shown
from presidium.server.domain.table import Table
from presidium.server.http.endpoints import NUMBER, RouteGroup, endpoint, query
from presidium.server.http.responses import json
from presidium.server.http.routes.table_reads import YOUR_SEAT
from presidium.server.http.socket import number
from presidium.server.protocol import commands
from presidium.server.protocol.http.games import GroundInfo, OpinionInfo, WeighedInfo
from presidium.server.render.table_info import advised

if TYPE_CHECKING:
    from presidium.server.http.server import Server

T = TypeVar("T")

ADVICE_STEP_S: Final = 1.5
"""Seconds from the request until advice is sent; slower advice is sent after a multiple of this time."""
OPINION_CACHE_BYTES: Final = 1_000_000


class AdviceRoutes(RouteGroup):
    tag = "archives"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.kept = ByteCache(OPINION_CACHE_BYTES)

    @endpoint(
        "GET /tables/{table}/advice",
        "advise",
        "A strong bot's answer for one of your seats",
        OpinionInfo,
        YOUR_SEAT,
        tag="tables",
        signed_in=True,
    )
    async def advice(self, request: Request) -> Response:
        server, person = self.server, await self.server.person(request)
        room = await server.hall.room(request.path_params["table"])
        seat = await server.key(room, request.query_params.get("seat", ""), request)
        assert seat is not None
        table, bot = room.table, seasoned(room.table.game.name)
        view = to_advise(table, seat)
        server.limiter.charge("advice", request, person)
        said = await on_the_beat(server.hall.bot_pool.opine(table.game.name, bot, view, person=person.id))
        return json(printed(table.game, bot, table.question, said))

    @endpoint(
        "GET /tables/{table}/why",
        "ask_why",
        "Why a bot gave its answer",
        OpinionInfo,
        query("at", "The number of the step in `history?eyes=…`.", NUMBER, required=True),
        query("seat", "The seat of a bot, whose answer it is.", NUMBER, required=True),
    )
    async def why(self, request: Request) -> Response:
        """Returns the reasons for a bot's answer, once the game is over."""
        server, asked = self.server, request.query_params
        room = await server.hall.room(request.path_params["table"])
        archive.must_be_finished(room.table)
        seat, step = server.seat(room, asked.get("seat", "")), number(asked.get("at", ""))
        if step is None:
            raise Refused(refusal("no-such-message", text=asked.get("at", "")[:20]))
        of = (room.table.id, step, seat)
        found = self.kept.get(of)
        if found is None:
            somebody = await server.somebody(request)
            server.limiter.charge("why", request, somebody)
            then = await server.hall.background.run_in_thread(bot_view_at, server.hall.store, room.table, step, seat)
            said = await self._thought(room.table, then, None if somebody is None else somebody.id)
            found = commands.write(printed(room.table.game, then.bot, then.question, said))
            self.kept.put(of, found)
        return Response(found, media_type="application/json")

    async def _thought(self, table: Table, then: BotView, person: str | None) -> Opinion:
        if then.unasked:
            return Opinion("bound", then.answer)
        asked = table.game.name, then.bot, then.view, then.answer
        return await self.server.hall.bot_pool.opine(*asked, table.seed.luck, person)


def to_advise(table: Table, seat: Player) -> SeatView[Any]:
    """Returns the view of a seat that asks a bot for advice. Refused if it has no question or advice is not allowed."""
    if not table.running:
        raise Refused(refusal("table-over") if table.over else refusal("not-started"))
    if not advised(table):
        raise Refused(refusal("no-advice"))
    if table.g.options(seat) is None or not is_shown(table, seat):
        raise Refused(refusal("not-asked", seat=seat))
    return seat_view(table.g, seat)


async def on_the_beat(thought: Awaitable[T]) -> T:
    """Waits for a bot's opinion and returns it after a multiple of `ADVICE_STEP_S`, which hides the computing time."""
    task = asyncio.ensure_future(thought)
    await asyncio.sleep(ADVICE_STEP_S)
    while not task.done():
        await asyncio.sleep(ADVICE_STEP_S)
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
