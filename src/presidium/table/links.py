"""Links that work once: one brings a person to another device, or to the table that has called him; another a seat or
an address to a person."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table.file import LINKS, PEOPLE
from presidium.table.people import People, Person, hashed

LASTS: Final = 24 * 3600.0
CALL_LASTS: Final = 4 * LASTS
"""A letter may lie for a weekend."""
HOUR: Final = 3600.0
"""How long one is good that went by mail."""


class Door(NamedTuple):
    """Where a link leads: to a person, to a seat at a table, or to a person and his table. With an address, that is the
    person's from then on."""

    key: str
    person: Person | None = None
    table: str = ""
    seat: int = 0
    address: str = ""


class Links:
    """A link is used up by what it brings about, and not before: if that fails, the link is good as it was."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store
        self.opening = asyncio.Lock()
        """Of two who open a link at once, the second finds out what the first has come to."""

    async def to_device(self, person: Person, lasts: float = LASTS) -> str:
        """For another device of the same person."""
        return await self._made(lasts, person=person.id)

    async def to_address(self, person: Person, address: str) -> str:
        """For whoever reads what is sent to this address."""
        return await self._made(HOUR, person=person.id, address=address)

    async def to_seat(self, table: str, seat: int) -> str:
        """For whoever is to have this seat; it is void as soon as somebody takes or leaves the seat."""
        return await self._made(LASTS, table_id=table, seat=seat)

    async def to_call(self, person: str, table: str) -> str:
        """For somebody who is called to a table, on whichever device he reads it."""
        return await self._made(CALL_LASTS, person=person, table_id=table)

    async def _made(self, lasts: float, **to: str | int) -> str:
        code = secrets.token_urlsafe(16)
        until = self.people.clock() + lasts
        await self.store.written(sql.insert(LINKS).values(hash=hashed(code), until=until, **to))
        return code

    def look(self, code: str) -> Door:
        """Where it leads; looking leaves it as it is. Refused if it leads nowhere, or does so no more."""
        key = hashed(code)
        found = self.store.one(sql.select(LINKS).where(LINKS.c.hash == key, LINKS.c.until > self.people.clock()))
        if found is None:
            raise Refused(refusal("no-such-link"))
        if found.person is None:
            return Door(key, None, found.table_id, found.seat)
        whose = self.store.one(sql.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id == found.person))
        if whose is None:
            raise Refused(refusal("no-such-link"))
        return Door(key, Person(*whose), found.table_id or "", address=found.address or "")

    async def sign_in(self, door: Door, device: str = "", *also: Any) -> str:
        """A token for the device at the door, which is shut behind it; what is `also` to be written is, with it.

        One that has been called to a table gets it for that table.
        """
        assert door.person is not None
        token, kept = self.people.new_token(door.person, device, door.table)
        await self.store.written(self.used_up(door), kept, *also)
        return token

    async def used(self, door: Door, *also: Any) -> None:
        """It has done what it was for."""
        await self.store.written(self.used_up(door), *also)

    def used_up(self, door: Door) -> Any:
        """The statement after which it leads nowhere any more."""
        return sql.delete(LINKS).where(LINKS.c.hash == door.key)
