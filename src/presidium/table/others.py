"""Whom somebody would rather not meet, or not hear. Nobody is ever told that he is one of them.

Blocked: he does not sit down at a table the other hosts, and whoever has blocked him is warned where he sits already.
Muted: what he says and his gestures are not shown; that is for the client to do, whose streams are the same for all.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.table import seats
from presidium.table.file import OTHERS, REPORTS
from presidium.table.letters import json
from presidium.table.letters.people import NewOther, NewReport, OtherInfo, OthersHere, Reported
from presidium.table.people import Person
from presidium.table.statements import put
from presidium.table.store import Store
from presidium.table.table import Table
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.app import Server

MOST: Final = 500
"""How many one may have on one's list."""


def whom(table: Table, asks: str, seat: int | None, name: str) -> tuple[str, str]:
    """The id and name of who has this seat, or was the last to; else of who has talked under this name without one.

    Refused where there is nobody, or whoever asks could not have heard him, or means himself.
    """
    found: tuple[str, str] | None = None
    if seat is not None:
        held, last = table.seats.get(seat), seats.last(table.holders, seat)
        if held is not None and held.person is not None:
            found = held.person, held.name
        elif held is not None and held.bot is None and last is not None:
            found = last.person, last.name
    elif not table.running or asks not in table.players:
        lines = (line for line in reversed(table.chat) if line.seat is None and line.name == name and line.person)
        found = next(((line.person, line.name) for line in lines), None)
    if found is None:
        raise Refused(refusal("nobody-there"))
    if found[0] == asks:
        raise Refused(refusal("not-oneself"))
    return found


class Others:
    """Everybody's lists."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str) -> list[Any]:
        return self.store.all(sql.select(OTHERS).where(OTHERS.c.person == person).order_by(OTHERS.c.since.desc()))

    def blocks(self, person: str, other: str) -> bool:
        """Whether this person would rather not sit with that one."""
        query = sql.select(OTHERS.c.id).where(OTHERS.c.person == person, OTHERS.c.other == other, OTHERS.c.blocked == 1)
        return self.store.one(query) is not None

    def here(self, table: Table, person: str) -> OthersHere:
        """Where those sit at a table whom this person has on his list, and what they are called without a seat."""
        listed = {row.other: row for row in self.of(person)}
        sitting = [(seat, listed[held.person]) for seat, held in table.seats.items() if held.person in listed]
        silent = {
            line.name
            for line in table.chat
            if line.seat is None and line.person in listed and listed[line.person].muted
        }
        return OthersHere(
            tuple(seat for seat, row in sitting if row.blocked),
            tuple(seat for seat, row in sitting if row.muted),
            tuple(sorted(silent)),
        )

    async def put(self, person: str, other: tuple[str, str], asked: NewOther, at: float) -> None:
        """From now on he is blocked, muted, both or neither."""
        known = self.of(person)
        row = next((each for each in known if each.other == other[0]), None)
        if row is None and len(known) >= MOST:
            raise Refused(refusal("enough-others", most=MOST))
        blocked = int(bool(row and row.blocked) if asked.blocked is None else asked.blocked)
        muted = int(bool(row and row.muted) if asked.muted is None else asked.muted)
        id = secrets.token_hex(8) if row is None else row.id
        values = {"id": id, "person": person, "other": other[0], "name": other[1], "blocked": blocked, "muted": muted}
        new = put(OTHERS, "person", "other").values(**values, since=at if row is None else row.since)
        await self.store.written(new if blocked or muted else sql.delete(OTHERS).where(OTHERS.c.id == id))


class Shunning:
    """What is asked of these lists by HTTP, and the word to whoever hosts the house."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall
        self.others = server.hall.others

    def _person(self, request: Request) -> Person:
        person = self.server.person(request)
        self.server.guard.work("command", request, person)
        return person

    async def list(self, request: Request) -> Response:
        """Whom one has on one's list; or somebody new on it, or changed."""
        person = self._person(request)
        if request.method == "POST":
            asked = await self.server.body(request, NewOther)
            table = self.hall.room(asked.table).table
            found = whom(table, person.id, asked.seat, asked.name)
            await self.others.put(person.id, found, asked, self.hall.wall())
            return json(self.others.here(table, person.id))
        return json(tuple(map(other_info, self.others.of(person.id))))

    async def one(self, request: Request) -> Response:
        """Off the list."""
        person, id = self._person(request), request.path_params["other"]
        if id not in {row.id for row in self.others.of(person.id)}:
            raise Refused(refusal("nobody-there"))
        await self.hall.store.written(sql.delete(OTHERS).where(OTHERS.c.id == id, OTHERS.c.person == person.id))
        return json(tuple(map(other_info, self.others.of(person.id))))

    async def here(self, request: Request) -> Response:
        """At a table; whoever is nobody has nobody on a list."""
        person = self.server.somebody(request)
        self.server.guard.work("command", request, person)
        table = self.hall.room(request.path_params["table"]).table
        return json(OthersHere((), (), ()) if person is None else self.others.here(table, person.id))

    async def report(self, request: Request) -> Response:
        """A word to the host of the house; what is quoted must have been said."""
        person = self._person(request)
        asked = await self.server.body(request, NewReport)
        table = self.hall.room(asked.table).table
        about, name = whom(table, person.id, asked.seat, asked.name)
        if asked.text and not any((line.person, line.text) == (about, asked.text) for line in table.chat):
            raise Refused(refusal("never-said"))
        self.server.guard.count("reports", person.id)
        await self.hall.store.written(
            sql.insert(REPORTS).values(
                since=self.hall.wall(),
                person=person.id,
                about=about,
                name=name,
                table_id=table.id,
                seat=asked.seat,
                question=table.question,
                said=asked.text,
                reason=asked.reason,
                words=plain(asked.words),
            )
        )
        return json(Reported(self.hall.wall()), 201)


def other_info(row: Any) -> OtherInfo:
    return OtherInfo(row.id, row.name, bool(row.blocked), bool(row.muted), row.since)
