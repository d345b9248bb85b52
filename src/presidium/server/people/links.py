"""Links that work once: they sign a person in on a device, give a seat, or confirm an e-mail address."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.base.fair_queue import FairQueue
from presidium.server.people.repository import PeopleRepository, Person, hashed, on_device
from presidium.server.storage.house_clock import Overdue
from presidium.server.storage.statements import once, put_if
from presidium.server.storage.tables import CHANNELS, LINKS, MAILS, PEOPLE

LINK_LIFETIME_S: Final = 24 * 3600.0
"""Default lifetime of a one-time link, in seconds."""
NOTIFICATION_LINK_LIFETIME_S: Final = 4 * LINK_LIFETIME_S
"""Lifetime in seconds of the link in a notification, which may be read after a weekend."""
LAPSED: Final = sql.delete(LINKS).where(LINKS.c.hash == sql.bindparam("link"))
EMAIL_LINK_LIFETIME_S: Final = 3600.0
"""Lifetime of a link in a sign-in e-mail, in seconds."""


class LinkTarget(NamedTuple):
    """What a one-time link gives: an account, a seat at a table, or an account for one table only. If `address` is set,
    it becomes the person's e-mail address."""

    key: str
    person: Person | None = None
    table: str = ""
    seat: int = 0
    address: str = ""


class Links:
    """Makes and opens one-time links. A link is used up in the transaction of its effect, so it stays valid if that
    transaction fails."""

    def __init__(self, people: PeopleRepository) -> None:
        self.people = people
        self.store = people.store
        self._lapsed = Overdue()
        self.opening = FairQueue()
        """Lock held while a link is opened, so that a link to a seat works once. For all other links the database
        ensures this (`used_up`), because several workers may open them."""

    async def forget_lapsed(self, wall: float, now: float) -> None:
        """Deletes links that have expired by the wall clock and also by the server clock."""
        lapsed = sql.select(LINKS.c.hash).where(LINKS.c.until < wall)
        surely = self._lapsed.surely((row.hash for row in await self.store.rows(lapsed)), now)
        if surely:
            await self.store.written((LAPSED, [(link,) for link in surely]), padded=False)

    async def to_device(self, person: Person, device: str = "", address: str = "") -> str:
        """Makes a link that signs the person in on another device; returns its code."""
        if address:
            holds = sql.exists().where(MAILS.c.person == person.id, MAILS.c.address == address)
            return await self._made(EMAIL_LINK_LIFETIME_S, holds, person=person.id)
        return await self._made(LINK_LIFETIME_S, on_device(device) if device else None, person=person.id)

    async def to_address(self, person: Person, address: str, device: str) -> str:
        """Makes a link that confirms the person's e-mail address; returns its code. Deletes the person's older links of
        this kind, because the person may have mistyped the address: its owner could take over the account."""
        older = sql.delete(LINKS).where(LINKS.c.person == person.id, LINKS.c.address.is_not(None))
        holds = on_device(device)
        return await self._made(EMAIL_LINK_LIFETIME_S, holds, older, person=person.id, address=address)

    async def to_seat(self, table: str, seat: int) -> str:
        """Makes a link that gives a seat, until anybody takes or leaves the seat; returns its code."""
        return await self._made(LINK_LIFETIME_S, table_id=table, seat=seat)

    async def to_call(self, person: str, table: str, channel: str = "") -> str:
        """Makes a link for a notification about a table, which works on any device; returns its code."""
        holds = sql.exists().where(CHANNELS.c.id == channel) if channel else None
        return await self._made(NOTIFICATION_LINK_LIFETIME_S, holds, person=person, table_id=table)

    async def _made(self, lasts: float, holds: Any = None, *before: Any, **to: str | int) -> str:
        """Stores a new link and returns its code. Raises Refused if the condition `holds` is false at that moment. The
        statements in `before` are executed in the same transaction, before the link is stored."""
        code = secrets.token_urlsafe(16)
        values = {"hash": hashed(code), "until": self.people.clock() + lasts, **to}
        if holds is None:
            await self.store.written(sql.insert(LINKS).values(**values))
        else:
            held = self.people.held(str(to["person"]))
            await self.store.written(held, *before, put_if(LINKS, values, holds, "who-are-you"))
        return code

    async def look(self, code: str) -> LinkTarget:
        """Returns what a link gives, without using it up. Raises Refused if the link is unknown, used up or expired."""
        key = hashed(code)
        query = sql.select(LINKS).where(LINKS.c.hash == key, LINKS.c.until > self.people.clock())
        found = await self.store.first(query)
        if found is None:
            raise Refused(refusal("no-such-link"))
        if found.person is None:
            return LinkTarget(key, None, found.table_id, found.seat)
        whose = await self.store.first(sql.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id == found.person))
        if whose is None:
            raise Refused(refusal("no-such-link"))
        return LinkTarget(key, Person(*whose), found.table_id or "", address=found.address or "")

    async def sign_in(self, door: LinkTarget, device: str = "", *also: Any, before: Iterable[Any] = ()) -> str:
        """Uses a link up and returns a token for the device that opened the link.

        The statements in `before` and `also` are executed in the same transaction, before and after the token is
        stored. The link of a notification gives a token for the notification's table only.
        """
        assert door.person is not None
        token, kept = self.people.new_token(door.person, device, door.table)
        await self.store.written(self.people.held(door.person.id), self.used_up(door), *before, kept, *also)
        return token

    async def used(self, door: LinkTarget, *also: Any) -> None:
        """Uses a person's link up and executes the statements `also`, in one transaction."""
        assert door.person is not None
        await self.store.written(self.people.held(door.person.id), self.used_up(door), *also)

    async def removed(self, door: LinkTarget) -> None:
        """Deletes a link to a seat, if taking the seat has not deleted the link already."""
        await self.store.written(sql.delete(LINKS).where(LINKS.c.hash == door.key))

    def used_up(self, door: LinkTarget) -> Any:
        """Statement that uses a link up. The database refuses it if any process has used the link up already."""
        good = sql.and_(LINKS.c.hash == door.key, LINKS.c.until > self.people.clock())
        return once(sql.delete(LINKS).where(good), "no-such-link")
