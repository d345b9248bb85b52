"""Permanent bots: somebody's program that has a name in this house, and sits down wherever it is invited.

Whoever runs it is a person like any other; by saying that a program plays under his name he can be invited by it, and
every table sees that his seat is a program's. An invitation is to an open seat of a table that has not begun. It holds
no seat: whoever is quicker has it, and the program is told so when it comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.games import GAMES
from presidium.table import journal, wire
from presidium.table.file import INVITED, PERMANENT, TABLES
from presidium.table.journal import Fact
from presidium.table.letters import json
from presidium.table.letters.people import BotInfo, InvitedInfo, PermanentBot
from presidium.table.names import folded, look
from presidium.table.people import Person
from presidium.table.statements import put, put_once
from presidium.table.store import Store
from presidium.table.table import Table
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.app import Server

MINUTE: Final = 60.0
"""How exactly it is kept when a program was last here."""
AWAY: Final = 5 * MINUTE
"""Whoever has not asked for invitations for so long is not here."""
WAITING: Final = 100
"""How many invitations may wait for one program."""


def key_of(name: str) -> str:
    """By which two names are one: nobody is invited in the place of another."""
    return look(name) or folded(name)


class Permanent:
    """Which there are, and where they are wanted."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def all(self) -> list[Any]:
        return self.store.all(sql.select(PERMANENT).order_by(PERMANENT.c.name))

    def of(self, person: str) -> Any:
        """What a person has said of his program; None if he has none."""
        return self.store.one(sql.select(PERMANENT).where(PERMANENT.c.person == person))

    def found(self, name: str) -> Any:
        """The one of this name; Refused if there is none."""
        row = self.store.one(sql.select(PERMANENT).where(PERMANENT.c.key == key_of(name)))
        if row is None:
            raise Refused(refusal("no-such-permanent-bot", name=plain(name)[:40]))
        return row

    async def be(self, person: Person, says: PermanentBot, at: float) -> None:
        """From now on a program plays under this person's name; Refused if he has none, or another's is called so."""
        key = key_of(person.name)
        if not key or person.name == "?":
            raise Refused(refusal("bot-without-a-name"))
        self._must_be_his(key, person)
        games = " ".join(dict.fromkeys(says.knows))
        values = {"key": key, "name": person.name, "bot": plain(says.bot), "knows": games, "seen": at}
        before = sql.delete(PERMANENT).where(PERMANENT.c.person == person.id)
        await self.store.written(before, put_once(PERMANENT).values(person=person.id, **values))
        self._must_be_his(key, person)  # of two who come at once the first has it

    def _must_be_his(self, key: str, person: Person) -> None:
        other = self.store.one(sql.select(PERMANENT).where(PERMANENT.c.key == key))
        if other is not None and other.person != person.id:
            raise Refused(refusal("bot-name-taken", name=person.name))

    def stop(self, person: str) -> list[Any]:
        """The statements after which nobody invites him any more."""
        return [sql.delete(each).where(each.c.person == person) for each in (INVITED, PERMANENT)]

    def marked(self, fact: Fact) -> Fact:
        """A seat that one of them takes, by whatever door, is a program's."""
        honest = not isinstance(fact, journal.Sat) or fact.program or self.of(fact.person) is None
        return fact if honest else msgspec.structs.replace(fact, program=True)

    async def invite(self, table: Table, command: wire.Invite, host: str, at: float) -> None:
        """To an open seat, by its host; Refused says why not."""
        row = self.found(command.bot)
        may_invite(table, command.seat, host)
        if table.game.name not in row.knows.split():
            raise Refused(refusal("bot-plays-another-game", name=row.name, game=table.game.name))
        if row.person in {held.person for held in table.seats.values()}:
            raise Refused(refusal("bot-sits-already", name=row.name))
        if len(self.waiting(row.person)) >= WAITING:
            raise Refused(refusal("bot-has-enough", name=row.name))
        values = {"person": row.person, "table_id": table.id, "seat": command.seat, "since": at}
        await self.store.written(put(INVITED).values(**values))

    def waiting(self, person: str) -> list[Any]:
        """His invitations to tables that have not begun, the oldest first."""
        query = sql.select(INVITED, TABLES.c.game).join(TABLES, TABLES.c.id == INVITED.c.table_id)
        return self.store.all(query.where(INVITED.c.person == person, TABLES.c.status == "open").order_by("since"))

    async def answered(self, person: str, table: str) -> None:
        """He has come, or will not."""
        await self.store.written(sql.delete(INVITED).where(INVITED.c.person == person, INVITED.c.table_id == table))

    def is_here(self, person: str, at: float) -> None:
        """He has asked for his invitations; nobody waits for this to be written."""
        row = self.of(person)
        if row is not None and at - row.seen >= MINUTE:
            self.store.write(sql.update(PERMANENT).where(PERMANENT.c.person == person).values(seen=at))


def may_invite(table: Table, seat: int, host: str) -> None:
    if table.host != host:
        raise Refused(refusal("only-host"))
    if table.over or table.started:
        raise Refused(refusal("table-over" if table.over else "started-already"))
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if not table.seats[seat].open:
        raise Refused(refusal("seat-taken", seat=seat))


class Inviting:
    """What is asked of it by HTTP."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall
        self.permanent = server.hall.permanent

    def _person(self, request: Request) -> Person:
        person = self.server.person(request)
        self.server.guard.work("command", request, person)
        return person

    async def list(self, request: Request) -> Response:
        """Which there are, for hosts who would invite one."""
        self.server.guard.work("command", request, self.server.somebody(request))
        return json(tuple(self._info(row) for row in self.permanent.all()))

    async def me(self, request: Request) -> Response:
        """Say that a program plays under one's name, or that none does any more."""
        person = self._person(request)
        if request.method == "DELETE":
            await self.hall.store.written(*self.permanent.stop(person.id))
            return Response(status_code=204)
        says = await self.server.body(request, PermanentBot)
        unknown = [game for game in says.knows if game not in GAMES]
        if unknown:
            raise Refused(refusal("unknown-game", game=plain(unknown[0])[:40], known=", ".join(GAMES)))
        await self.permanent.be(person, says, self.hall.wall())
        return json(self._info(self.permanent.of(person.id)))

    async def invitations(self, request: Request) -> Response:
        """Where one's program is wanted."""
        person = self._person(request)
        self.permanent.is_here(person.id, self.hall.wall())
        rows = self.permanent.waiting(person.id)
        return json(tuple(InvitedInfo(row.table_id, row.game, row.seat, row.since) for row in rows))

    async def invitation(self, request: Request) -> Response:
        """It has come, or will not."""
        await self.permanent.answered(self._person(request).id, request.path_params["id"])
        return Response(status_code=204)

    def _info(self, row: Any) -> BotInfo:
        return BotInfo(row.name, row.bot, tuple(row.knows.split()), self.hall.wall() - row.seen < AWAY)
