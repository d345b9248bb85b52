"""HTTP endpoints for tables: list and create tables, send commands, open a stream and its first message."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from presidium.core import Refused
from presidium.server.http.endpoints import NUMBER, RouteGroup, endpoint, query
from presidium.server.http.errors import STATUS, answered, turn_away
from presidium.server.http.rate_limit import REFUSAL_DELAY_S, address_of
from presidium.server.http.responses import json
from presidium.server.http.socket import Socket
from presidium.server.protocol import commands, messages
from presidium.server.protocol.models import TableInfo
from presidium.server.render.table_info import table_info
from presidium.server.storage.table_lists import listed


class TableRoutes(RouteGroup):
    tag = "tables"

    def routes(self) -> list[BaseRoute]:
        return [*super().routes(), WebSocketRoute("/api/tables/{table}/stream", self.stream)]

    @endpoint("GET /tables", "list_tables", "The public tables", tuple[TableInfo, ...])
    @endpoint(
        "POST /tables", "make_table", "Make a table", TableInfo, body=commands.NewTable, status=201, signed_in=True
    )
    async def tables(self, request: Request) -> Response:
        if request.method == "GET":
            store, somebody = self.server.hall.store, await self.server.somebody(request)
            self.server.limiter.charge("list", request, somebody)
            return json(await self.server.infos(await store.read(listed, store), request, somebody))
        person = await self.server.person(request)
        asked = await self.server.body(request, commands.NewTable)
        await self.server.makes_a_table(request, person)
        if asked.begins is not None:
            self.server.limiter.charge("eyes", request, person)
        room = await self.server.hall.table_factory.new(asked, person)
        self.server.made.note(address_of(request), room.table.id)
        return json(table_info(room.table), 201)

    @endpoint(
        "GET /tables/{table}",
        "look",
        "All that a seat may know now",
        messages.Hello,
        query("seat", "The seat whose view it is; left out: a spectator's.", NUMBER),
    )
    async def table(self, request: Request) -> Response:
        """Returns the first message of a stream: all that this seat, or a spectator, may know of the table."""
        room = await self.server.hall.room(request.path_params["table"])
        person = await self.server.somebody(request)
        key = await self.server.key(room, request.query_params.get("seat"), request)
        self.server.limiter.charge("hello", request, person)
        return Response(room.hello(key, None if person is None else person.id), media_type="application/json")

    @endpoint(
        "POST /tables/{table}/commands",
        "command",
        "Send a command to a table",
        messages.Done,
        body=commands.AnyCommand,
        signed_in=True,
    )
    async def command(self, request: Request) -> Response:
        person = await self.server.person(request)
        command = await self.server.body(request, commands.AnyCommand)
        room = await self.server.hall.room(request.path_params["table"])
        answer = await self.server.do(room, command, person, request)
        return answered(answer, 200 if isinstance(answer, messages.Done) else STATUS.get(answer.why.id, 422))

    async def stream(self, line: WebSocket) -> None:
        try:
            self.server.limiter.origin(line)
            self.server.limiter.charge("stream", line, await self.server.somebody(line))
            await self.server.must_be_inside(line)
            self.server.limiter.connect(address_of(line))
        except Refused as why:
            await asyncio.sleep(REFUSAL_DELAY_S)  # to refuse costs something too
            await turn_away(line, why)
            return
        try:
            await Socket(self.server, line).run()
        finally:
            self.server.limiter.disconnect(address_of(line))
