"""What a person may leave here to come back by: a mail address, and passkeys. Nobody needs either.

An address is one person's, is shown to nobody else, and is never logged. Of a passkey the public half is kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sql

from presidium.table.calling.settings import mail_address
from presidium.table.file import LINKS, MAILS, PASSKEYS, PEOPLE
from presidium.table.people import HOUR, SHOWN, People, Person, hashed


class Passkey(NamedTuple):
    """The public half of a key that some device of a person's keeps."""

    credential: str
    person: str
    public_key: bytes
    times: int
    """How often it has been used, where it says so."""
    device: str
    since: float
    seen: float | None

    @property
    def id(self) -> str:
        return hashed(self.credential)[:SHOWN]


def normal(address: str) -> str:
    """An address as it is kept: one mailbox, however it was typed. Refused if it is none."""
    return mail_address(address).lower()


class Accounts:
    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    # The address

    def address_of(self, person: Person) -> str:
        found = self.store.one(sql.select(MAILS.c.address).where(MAILS.c.person == person.id))
        return "" if found is None else str(found.address)

    def whose(self, address: str) -> Person | None:
        query = sql.select(PEOPLE.c.id, PEOPLE.c.name).join(MAILS, MAILS.c.person == PEOPLE.c.id)
        found = self.store.one(query.where(MAILS.c.address == address))
        return None if found is None else Person(*found)

    def has_address(self, person: Person, address: str) -> list[Any]:
        """The statements by which this is the person's address from now on, in place of any before."""
        values = {"person": person.id, "address": address, "since": self.people.clock()}
        return [self.has_none(person), sql.insert(MAILS).values(**values)]

    def has_none(self, person: Person) -> Any:
        return sql.delete(MAILS).where(MAILS.c.person == person.id)

    # Passkeys

    def passkeys(self, person: Person) -> list[Passkey]:
        query = sql.select(PASSKEYS).where(PASSKEYS.c.person == person.id)
        return [Passkey(*row) for row in self.store.all(query.order_by(PASSKEYS.c.since.desc(), PASSKEYS.c.id))]

    def passkey(self, credential: str) -> tuple[Passkey, Person] | None:
        """The passkey with this credential's id, and whose it is."""
        query = sql.select(PASSKEYS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == PASSKEYS.c.person)
        found = self.store.one(query.where(PASSKEYS.c.id == credential))
        return None if found is None else (Passkey(*found[:-1]), Person(found.person, found.name))

    def has_passkey(self, passkey: Passkey) -> Any:
        return sql.insert(PASSKEYS).values(dict(zip(PASSKEYS.c.keys(), passkey, strict=True)))

    def used(self, passkey: Passkey, times: int) -> Any:
        seen = self.people.clock() // HOUR * HOUR
        return sql.update(PASSKEYS).where(PASSKEYS.c.id == passkey.credential).values(times=times, seen=seen)

    def removed(self, passkey: Passkey) -> Any:
        return sql.delete(PASSKEYS).where(PASSKEYS.c.id == passkey.credential)

    # All of it

    def told_of(self, person: Person) -> dict[str, Any]:
        """Everything that is kept here of a person, for that person alone."""
        keys = [{"device": each.device, "since": each.since, "seen": each.seen} for each in self.passkeys(person)]
        return {"mail": self.address_of(person), "passkeys": keys}

    def forget(self, person: Person) -> list[Any]:
        """The statements after which nothing of it is."""
        return [sql.delete(each).where(each.c.person == person.id) for each in (MAILS, PASSKEYS, LINKS)]
