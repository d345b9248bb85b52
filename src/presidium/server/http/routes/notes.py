"""HTTP endpoints for the notes that people keep for themselves at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from presidium.server.http.endpoints import RouteGroup, endpoint
from presidium.server.http.responses import json
from presidium.server.http.routes.table_reads import YOUR_SEAT
from presidium.server.people.notes import Notebooks
from presidium.server.protocol.http.people import Notes

if TYPE_CHECKING:
    from presidium.server.http.server import Server


class NoteRoutes(RouteGroup):
    tag = "tables"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.notebooks = Notebooks(server.hall.store)

    @endpoint(
        "GET /tables/{table}/notes",
        "read_notes",
        "Your notes in a seat, for you alone",
        Notes,
        YOUR_SEAT,
        signed_in=True,
    )
    @endpoint(
        "PUT /tables/{table}/notes",
        "write_notes",
        "Change your notes in a seat; the others stay, and all are returned",
        Notes,
        YOUR_SEAT,
        body=Notes,
        signed_in=True,
    )
    async def notes(self, request: Request) -> Response:
        """Returns a person's own notes. Only the holder of a seat may write; a former holder may still read theirs."""
        server, person = self.server, await self.server.person(request)
        server.limiter.charge("talk", request, person)
        room = await server.hall.room(request.path_params["table"])
        seat = server.seat(room, request.query_params.get("seat", ""))
        if request.method == "PUT":
            asked = await server.body(request, Notes)
            await server.key(room, str(seat), request)
            server.limiter.count("notes", person.id)
            await self.notebooks.put(person.id, room.table.id, seat, asked.notes)
        return json(Notes(await server.hall.store.read(self.notebooks.of, person.id, room.table.id, seat)))
