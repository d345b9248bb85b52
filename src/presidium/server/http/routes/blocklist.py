"""HTTP endpoints for block and mute lists, and for reports about people to the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.server.http.endpoints import RouteGroup, endpoint, path
from presidium.server.http.responses import json
from presidium.server.people.blocklist import other_info, whom
from presidium.server.people.repository import Person
from presidium.server.protocol.http.people import NewOther, NewReport, OtherInfo, OthersHere, Reported

if TYPE_CHECKING:
    from presidium.server.http.server import Server


class BlocklistRoutes(RouteGroup):
    tag = "people"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.hall = server.hall
        self.others = server.hall.blocklists

    async def _person(self, request: Request) -> Person:
        person = await self.server.person(request)
        self.server.limiter.charge("command", request, person)
        return person

    async def _listed(self, person: Person) -> Sequence[Any]:
        return await self.hall.store.read(self.others.of, person.id)

    @endpoint(
        "GET /me/others", "list_others", "The people you have blocked or muted", tuple[OtherInfo, ...], signed_in=True
    )
    @endpoint(
        "POST /me/others",
        "shun",
        "Block, mute or unblock somebody; they are not told",
        OthersHere,
        body=NewOther,
        signed_in=True,
    )
    async def list(self, request: Request) -> Response:
        person = await self._person(request)
        if request.method == "POST":
            asked = await self.server.body(request, NewOther)
            table = (await self.hall.room(asked.table)).table
            found = whom(table, person.id, asked.seat, asked.name)
            await self.others.put(person.id, found, asked, self.hall.wall())
            return json(await self.others.here(table, person.id))
        return json(tuple(map(other_info, await self._listed(person))))

    @endpoint(
        "DELETE /me/others/{other}",
        "unshun",
        "Remove somebody from the list; returns the rest",
        tuple[OtherInfo, ...],
        path("other", "Its id."),
        signed_in=True,
    )
    async def one(self, request: Request) -> Response:
        person, id = await self._person(request), request.path_params["other"]
        if id not in {row.id for row in await self._listed(person)}:
            raise Refused(refusal("nobody-there"))
        await self.others.remove(person.id, id)
        return json(tuple(map(other_info, await self._listed(person))))

    @endpoint(
        "GET /tables/{table}/others",
        "find_others",
        "The seats of people you have blocked or muted",
        OthersHere,
        tag="tables",
    )
    async def here(self, request: Request) -> Response:
        """Returns a person's block and mute entries for people at this table; empty if they are not signed in."""
        person = await self.server.somebody(request)
        self.server.limiter.charge("command", request, person)
        table = (await self.hall.room(request.path_params["table"])).table
        return json(OthersHere((), (), ()) if person is None else await self.others.here(table, person.id))

    @endpoint(
        "POST /reports",
        "report_somebody",
        "Report somebody to the server's host; they are not told",
        Reported,
        body=NewReport,
        status=201,
        signed_in=True,
    )
    async def report(self, request: Request) -> Response:
        """Stores a report about a person for the host. Refused if the quoted chat text was never said."""
        person = await self._person(request)
        asked = await self.server.body(request, NewReport)
        table = (await self.hall.room(asked.table)).table
        about, name = whom(table, person.id, asked.seat, asked.name)
        if asked.text and not any((line.person, line.text) == (about, asked.text) for line in table.chat):
            raise Refused(refusal("never-said"))
        self.server.limiter.count("reports", person.id)
        await self.others.report(person.id, (about, name), table, asked, self.hall.wall())
        return json(Reported(self.hall.wall()), 201)
