"""Optional ways to sign in again: an e-mail address, and passkeys.

An e-mail address belongs to one person, is shown to nobody else and is never logged. The server stores only the public
key of a passkey.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sql

from presidium.server.base.mail_address import mail_address
from presidium.server.people.repository import (
    PUBLIC_ID_CHARS,
    SEEN_STEP_S,
    PeopleRepository,
    Person,
    hashed,
    locked,
    on_device,
)
from presidium.server.storage.statements import once, put_if, put_once
from presidium.server.storage.tables import CHALLENGES, CHANNELS, LINKS, MAILS, PASSKEYS, PEOPLE, TOKENS


class Passkey(NamedTuple):
    """A stored passkey: the public half of a key on one of the person's devices."""

    credential: str
    person: str
    public_key: bytes
    times: int
    """The passkey's signature counter; 0 if the device does not count signatures."""
    device: str
    since: float
    seen: float | None

    @property
    def id(self) -> str:
        return hashed(self.credential)[:PUBLIC_ID_CHARS]


def normal(address: str) -> str:
    """Returns an e-mail address in the stored form, in small letters. Raises Refused if it is invalid."""
    return mail_address(address).lower()


class Accounts:
    def __init__(self, people: PeopleRepository) -> None:
        self.people = people
        self.store = people.store

    # The e-mail address

    async def address_of(self, person: Person) -> str:
        found = await self.store.first(sql.select(MAILS.c.address).where(MAILS.c.person == person.id))
        return "" if found is None else str(found.address)

    async def whose(self, address: str) -> Person | None:
        query = sql.select(PEOPLE.c.id, PEOPLE.c.name).join(MAILS, MAILS.c.person == PEOPLE.c.id)
        found = await self.store.first(query.where(MAILS.c.address == address))
        return None if found is None else Person(*found)

    def has_address(self, person: Person, address: str) -> list[Any]:
        """Statements that replace a person's e-mail address. The database refuses them if the address is taken."""
        values = {"person": person.id, "address": address, "since": self.people.clock()}
        return [*self.has_none(person), once(put_once(MAILS).values(**values), "mail-taken")]

    def has_none(self, person: Person) -> list[Any]:
        """Statements that remove a person's e-mail address. They also delete all unused links to the whole account,
        because such a link may stand in a letter to the old address."""
        links = sql.delete(LINKS).where(LINKS.c.person == person.id, LINKS.c.table_id.is_(None))
        return [sql.delete(MAILS).where(MAILS.c.person == person.id), links]

    # Passkeys

    async def passkeys(self, person: Person) -> list[Passkey]:
        query = sql.select(PASSKEYS).where(PASSKEYS.c.person == person.id)
        query = query.order_by(PASSKEYS.c.since.desc(), PASSKEYS.c.id)
        return [Passkey(*row) for row in await self.store.rows(query)]

    async def passkey(self, credential: str) -> tuple[Passkey, Person] | None:
        """The passkey with this credential id, and its owner; None if it is unknown."""
        query = sql.select(PASSKEYS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == PASSKEYS.c.person)
        found = await self.store.first(query.where(PASSKEYS.c.id == credential))
        return None if found is None else (Passkey(*found[:-1]), Person(found.person, found.name))

    def has_passkey(self, passkey: Passkey, most: int, device: str) -> list[Any]:
        """Statements that store a passkey.

        The database refuses them if the passkey is known already, if the person has `most` passkeys, or if the device
        that made it (named by its token's hash) is signed out. The first statement locks the person's row, so that
        workers count a person's passkeys one after another.
        """
        others = sql.select(sql.func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == passkey.person)
        room = others.scalar_subquery() < most
        return [
            self.people.held(passkey.person),
            once(locked(passkey.person).where(on_device(device)), "who-are-you"),
            put_if(PASSKEYS, dict(zip(PASSKEYS.c.keys(), passkey, strict=True)), room, "too-many-passkeys", most=most),
        ]

    def used(self, passkey: Passkey, times: int) -> Any:
        """Statement that stores a passkey's new signature counter. The database refuses it if another worker has
        changed the counter since it was read."""
        seen = self.people.clock() // SEEN_STEP_S * SEEN_STEP_S
        same = sql.and_(PASSKEYS.c.id == passkey.credential, PASSKEYS.c.times == passkey.times)
        return once(sql.update(PASSKEYS).where(same).values(times=times, seen=seen), "passkey-refused")

    def removed(self, passkey: Passkey) -> Any:
        return sql.delete(PASSKEYS).where(PASSKEYS.c.id == passkey.credential)

    def without_other_ways(self, person: Person) -> list[Any]:
        """Statements that sign a person out everywhere: they delete devices, unused links, passkeys with their
        challenges, and notification channels, because a notification contains a link."""
        ways = (TOKENS, LINKS, PASSKEYS, CHALLENGES, CHANNELS)
        gone = [sql.delete(each).where(each.c.person == person.id) for each in ways]
        return [self.people.held(person.id), *gone, *self.store.tell("person", person.id)]
