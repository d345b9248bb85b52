"""HTTP endpoints for permanent bots (programs that play under a name) and their invitations to tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.games import GAMES
from presidium.server.http.endpoints import RouteGroup, endpoint, path
from presidium.server.http.responses import json
from presidium.server.people.hosted_bots import AWAY_AFTER_S
from presidium.server.people.repository import Person
from presidium.server.protocol.http.people import BotInfo, InvitedInfo, PermanentBot
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.server.http.server import Server


class HostedBotRoutes(RouteGroup):
    tag = "people"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.hall = server.hall
        self.permanent = server.hall.hosted_bots

    async def _person(self, request: Request) -> Person:
        person = await self.server.person(request)
        self.server.limiter.charge("command", request, person)
        return person

    @endpoint(
        "GET /bots", "list_bots", "The permanent bots of this server, which hosts can invite", tuple[BotInfo, ...]
    )
    async def list(self, request: Request) -> Response:
        self.server.limiter.charge("command", request, await self.server.somebody(request))
        return json(tuple(self._info(row) for row in await self.permanent.all()))

    @endpoint(
        "PUT /me/bot",
        "be_a_bot",
        "Register your account as a permanent bot",
        BotInfo,
        body=PermanentBot,
        signed_in=True,
    )
    @endpoint("DELETE /me/bot", "be_no_bot", "Unregister your account as a permanent bot", status=204, signed_in=True)
    async def me(self, request: Request) -> Response:
        person = await self._person(request)
        if request.method == "DELETE":
            await self.hall.store.written(*self.permanent.stop(person.id))
            return Response(status_code=204)
        says = await self.server.body(request, PermanentBot)
        unknown = [game for game in says.knows if game not in GAMES]
        if unknown:
            raise Refused(refusal("unknown-game", game=plain(unknown[0])[:40], known=", ".join(GAMES)))
        await self.permanent.be(person, says, self.hall.wall())
        row = await self.permanent.of(person.id)
        if row is None:  # the person was erased, or unregistered the program, meanwhile
            raise await self.server.to_nobody(request, refusal("who-are-you"))
        return json(self._info(row))

    @endpoint(
        "GET /me/invitations",
        "list_invitations",
        "The invitations of your program",
        tuple[InvitedInfo, ...],
        signed_in=True,
    )
    async def invitations(self, request: Request) -> Response:
        person = await self._person(request)
        await self.permanent.is_here(person.id, self.hall.wall())
        rows = await self.permanent.waiting(person.id)
        return json(tuple(InvitedInfo(row.table_id, row.game, row.seat, row.since) for row in rows))

    @endpoint(
        "DELETE /me/invitations/{id}",
        "answer_invitation",
        "Remove an invitation, accepted or declined",
        None,
        path("id", "The table's id."),
        status=204,
        signed_in=True,
    )
    async def invitation(self, request: Request) -> Response:
        await self.permanent.answered((await self._person(request)).id, request.path_params["id"])
        return Response(status_code=204)

    def _info(self, row: Any) -> BotInfo:
        return BotInfo(row.name, row.bot, tuple(row.knows.split()), self.hall.wall() - row.seen < AWAY_AFTER_S)
