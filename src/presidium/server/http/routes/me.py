"""HTTP endpoints for a person's own page: their tables, finished games, statistics and data export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import AskAll, Player, Refused, refusal, view
from presidium.server.domain.orders import counts_ahead
from presidium.server.domain.prompting import auto_passes, is_shown
from presidium.server.domain.table import Table
from presidium.server.http.endpoints import NUMBER, RouteGroup, endpoint, query
from presidium.server.http.responses import json
from presidium.server.http.socket import number
from presidium.server.people.export import export, exported, known_now, tables_of
from presidium.server.people.repository import Person
from presidium.server.protocol.http.people import Career, Export, ExportedTable, GoingInfo, MyTables
from presidium.server.render.table_info import table_info
from presidium.server.storage.table_lists import unfinished_of

if TYPE_CHECKING:
    from presidium.server.http.server import Server

GOING: Final = ("open", "running", "paused")
MAX_TABLES: Final = 100
"""Maximum number of unfinished tables in a person's list of tables."""


class MyRoutes(RouteGroup):
    tag = "people"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.hall = server.hall

    @endpoint(
        "GET /me/tables",
        "list_my_tables",
        "Your tables, running and finished",
        MyTables,
        query("from", "Number of finished tables to skip.", NUMBER),
        signed_in=True,
    )
    async def tables(self, request: Request) -> Response:
        """Returns a person's unfinished tables (first those that wait for them) and 100 finished ones per request."""
        person = await self.server.person(request)
        self.server.limiter.charge("list", request, person)
        first = number(request.query_params.get("from", "0"))
        if first is None:
            raise Refused(refusal("unreadable", text=request.query_params["from"][:20]))
        going = [] if first else await self._going(request, person)
        total, over = await self.hall.store.read(self.hall.stats.finished, person, first)
        return json(MyTables(self.hall.clock(), tuple(going), tuple(over), total))

    async def _going(self, request: Request, person: Person) -> list[GoingInfo]:
        since = await self.hall.store.read(unfinished_of, self.hall.store, person.id, MAX_TABLES)
        await self.server.infos(since, request, person)  # what has left memory costs its loading
        rooms = [self.hall.rooms[id] for id in since if id in self.hall.rooms]
        found = [going(room.table, person.id, since[room.table.id]) for room in rooms]
        if self.hall.peers is not None:
            told = await self.hall.peers.about("going", await self.hall.elsewhere(since), person.id)
            away = {id: msgspec.json.decode(each, type=GoingInfo) for id, each in told.items()}
            found += [msgspec.structs.replace(each, since=since[id]) for id, each in away.items()]
        return sorted(found, key=lambda each: (not each.turn, each.table.status == "open"))

    @endpoint("GET /me/export", "export", "Export all your data", Export, signed_in=True)
    async def export(self, request: Request) -> Response:
        person = await self.server.person(request)
        self.server.limiter.charge("export", request, person)
        hall, in_thread, tables = self.hall, self.hall.background.run_in_thread, list[ExportedTable]()
        for row in await in_thread(tables_of, hall.store, person.id):
            each = await in_thread(exported, hall.store, row, person.id)  # visitors from other addresses take turns
            tables.append(await self._known(each, person) if each.status in GOING else each)
        answer = json(await in_thread(export, hall.people, hall.blocklists, hall.wall(), person, tables))
        answer.headers["content-disposition"] = 'attachment; filename="presidium.json"'
        return answer

    async def _known(self, table: ExportedTable, person: Person) -> ExportedTable:
        """Adds to the export what the person's seats may know of a running game; skips tables that fail to load."""
        if await self.server.info(table.id) is None:
            return table
        known = known_now(*await self.hall.load_readonly(table.id), self.hall.clock(), person.id)
        return msgspec.structs.replace(table, known=known)

    @endpoint("GET /me/career", "read_career", "Your statistics", Career, signed_in=True)
    async def career(self, request: Request) -> Response:
        person = await self.server.person(request)
        self.server.limiter.charge("list", request, person)
        return json(await self.hall.store.read(self.hall.stats.career, person))


def going(table: Table, person: str, since: float) -> GoingInfo:
    """Returns a running table's entry in a player's own list of tables."""
    seats = table.seat_of(person)
    mine = any(is_turn(table, seat) for seat in seats)
    return GoingInfo(table_info(table), seats, table.host == person, mine, table.asked(), table.deadline(), since)


def is_turn(table: Table, seat: Player) -> bool:
    """True if the table waits for this seat. Only the person in the seat may learn this."""
    if not table.running or table.paused_at is not None or table.rests or seat in table.held:
        return False
    if view(table.g, seat).options is None or not is_shown(table, seat):
        return False
    sealed = isinstance(table.g.question(), AskAll)
    return not (auto_passes(table, seat) or (sealed and counts_ahead(table, seat)))
