"""Each person's list of people they block or mute. Blocked and muted people are not told.

A blocked person cannot sit down at a table hosted by the blocker, and the blocker is warned of tables where that person
sits. Chat and reactions of a muted person are hidden by the client, because the stream is the same for all.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.domain import seats
from presidium.server.domain.table import Table
from presidium.server.people.repository import held
from presidium.server.protocol.http.people import NewOther, NewReport, OtherInfo, OthersHere
from presidium.server.storage.statements import put
from presidium.server.storage.store import Store
from presidium.server.storage.tables import OTHERS, REPORTS
from presidium.text.plain import plain

MAX_BLOCKED: Final = 500
"""Maximum number of people on one person's block and mute list."""


def whom(table: Table, asks: str, seat: int | None, name: str) -> tuple[str, str]:
    """Returns id and name of the person in this seat, or of the last person who held it. Without a seat, returns the
    spectator who chatted under this name.

    Raises Refused if there is no such person, if the asker could not have read that chat, or if the asker means
    themselves.
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


class Blocklists:
    """The block and mute lists of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str) -> list[Any]:
        return self.store.all(sql.select(OTHERS).where(OTHERS.c.person == person).order_by(OTHERS.c.since.desc()))

    async def blocks(self, person: str, other: str) -> bool:
        """True if this person has blocked the other person."""
        query = sql.select(OTHERS.c.id).where(OTHERS.c.person == person, OTHERS.c.other == other, OTHERS.c.blocked == 1)
        return await self.store.first(query) is not None

    async def here(self, table: Table, person: str) -> OthersHere:
        """Returns the table's seats of people on this person's list, and the names of muted spectators."""
        listed = {row.other: row for row in await self.store.read(self.of, person)}
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
        """Stores whether this person blocks or mutes the other person; deletes the entry if neither."""
        known = await self.store.read(self.of, person)
        row = next((each for each in known if each.other == other[0]), None)
        if row is None and len(known) >= MAX_BLOCKED:
            raise Refused(refusal("enough-others", most=MAX_BLOCKED))
        blocked = int(bool(row and row.blocked) if asked.blocked is None else asked.blocked)
        muted = int(bool(row and row.muted) if asked.muted is None else asked.muted)
        id = secrets.token_hex(8) if row is None else row.id
        values = {"id": id, "person": person, "other": other[0], "name": other[1], "blocked": blocked, "muted": muted}
        new = put(OTHERS, "person", "other").values(**values, since=at if row is None else row.since)
        kept = new if blocked or muted else sql.delete(OTHERS).where(OTHERS.c.id == id)
        await self.store.written(held(person), kept)

    async def remove(self, person: str, id: str) -> None:
        await self.store.written(sql.delete(OTHERS).where(OTHERS.c.id == id, OTHERS.c.person == person))

    async def delete_report(self, id: int) -> None:
        """Deletes a report that the host has dealt with."""
        await self.store.written(sql.delete(REPORTS).where(REPORTS.c.id == id), padded=False)

    async def report(self, person: str, about: tuple[str, str], table: Table, asked: NewReport, at: float) -> None:
        """Stores a report about a person for the host. Raises Refused if the quoted chat text was never said."""
        await self.store.written(
            held(person),
            sql.insert(REPORTS).values(
                since=at,
                person=person,
                about=about[0],
                name=about[1],
                table_id=table.id,
                seat=asked.seat,
                question=table.question,
                said=asked.text,
                reason=asked.reason,
                words=plain(asked.words),
            ),
        )


def other_info(row: Any) -> OtherInfo:
    return OtherInfo(row.id, row.name, bool(row.blocked), bool(row.muted), row.since)
