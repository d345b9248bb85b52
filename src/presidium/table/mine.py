"""A page of one's own: where one is awaited, where one waits, what is over, and what has come of it all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import AskAll, Player, Refused, refusal, view
from presidium.table.exporting import export, known_now
from presidium.table.file import PLACES, TABLES, UNFINISHED
from presidium.table.letters import json
from presidium.table.letters.people import ExportedTable, GoingInfo, MyTables
from presidium.table.orders import counts_ahead
from presidium.table.people import Person
from presidium.table.socket import number
from presidium.table.sparing import put_to, spared
from presidium.table.standing import table_info
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.app import Server

GOING: Final = ("open", "running", "paused")
MOST: Final = 100
"""How many tables that go on are listed."""


class Mine:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall

    async def tables(self, request: Request) -> Response:
        """One's own tables: those that go on, whose turn it is first; and those that are over, a hundred at a time."""
        person = self.server.person(request)
        self.server.guard.work("list", request, person)
        first = number(request.query_params.get("from", "0"))
        if first is None:
            raise Refused(refusal("unreadable", text=request.query_params["from"][:20]))
        going = [] if first else await self._going(request, person)
        total, over = self.hall.careers.finished(person, first)
        return json(MyTables(self.hall.clock(), tuple(going), tuple(over), total))

    async def _going(self, request: Request, person: Person) -> list[GoingInfo]:
        query = sql.select(TABLES.c.id, TABLES.c.since).join(PLACES, PLACES.c.table_id == TABLES.c.id)
        query = query.where(PLACES.c.person == person.id, UNFINISHED).order_by(TABLES.c.since.desc()).limit(MOST)
        since = {row.id: row.since for row in self.hall.store.all(query)}
        await self.server.infos(since, request, person)  # what has left memory costs its loading
        rooms = [self.hall.rooms[id] for id in since if id in self.hall.rooms]
        found = [going(room.table, person.id, since[room.table.id]) for room in rooms]
        if self.hall.inside is not None:
            told = await self.hall.inside.about("going", self.hall.elsewhere(since), person.id)
            away = {id: msgspec.json.decode(each, type=GoingInfo) for id, each in told.items()}
            found += [msgspec.structs.replace(each, since=since[id]) for id, each in away.items()]
        return sorted(found, key=lambda each: (not each.turn, each.table.status == "open"))

    async def export(self, request: Request) -> Response:
        """Everything of one's own, as a file."""
        person = self.server.person(request)
        self.server.guard.work("export", request, person)
        found = await self.hall.aside(export, self.hall, person)
        tables = tuple(self._known(each, person) if each.status in GOING else each for each in found.tables)
        answer = json(msgspec.structs.replace(found, tables=tables))
        answer.headers["content-disposition"] = 'attachment; filename="presidium.json"'
        return answer

    def _known(self, table: ExportedTable, person: Person) -> ExportedTable:
        """With what his seats may know of a game that goes on; nothing of one that cannot be loaded."""
        known = known_now(self.hall, table.id, person.id) if self.server.info(table.id) is not None else ()
        return msgspec.structs.replace(table, known=known)

    async def career(self, request: Request) -> Response:
        """What one has to one's name."""
        person = self.server.person(request)
        self.server.guard.work("list", request, person)
        return json(self.hall.careers.career(person))


def going(table: Table, person: str, since: float) -> GoingInfo:
    """A table that goes on, as one who sits there may know it."""
    seats = table.seat_of(person)
    mine = any(is_turn(table, seat) for seat in seats)
    return GoingInfo(table_info(table), seats, table.host == person, mine, table.asked(), table.deadline(), since)


def is_turn(table: Table, seat: Player) -> bool:
    """Whether the table waits for this seat: from its own view, and for its own person alone to know."""
    if not table.running or table.paused_at is not None or table.rests or seat in table.held:
        return False
    if view(table.g, seat).options is None or not put_to(table, seat):
        return False
    sealed = isinstance(table.g.question(), AskAll)
    return not (spared(table, seat) or (sealed and counts_ahead(table, seat)))
