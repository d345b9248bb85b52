"""People: a name, and secret tokens that only their hash is kept of."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table.store import LINKS, PEOPLE, TOKENS, Store, now

LINK_LASTS: Final = 24 * 3600.0


class Person(NamedTuple):
    id: str
    name: str


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


JOINERS: Final = "\u200c\u200d"
"""Not printable, but part of how names are spelt in Persian, Hindi and other scripts."""


def plain(text: str) -> str:
    """A name as it may stand in a terminal or a record: printable, with single spaces."""
    words = "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in text).split()
    return " ".join(filter(None, (word.strip(JOINERS) for word in words)))


class People:
    """Who is who. Tokens are random, kept hashed, and never logged."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Person] = {}
        self._opening: set[str] = set()

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new person, with a token."""
        person = Person(secrets.token_hex(8), plain(name) or "?")
        token = secrets.token_urlsafe(32)
        await self.store.written(
            sql.insert(PEOPLE).values(id=person.id, name=person.name, since=now()),
            sql.insert(TOKENS).values(hash=hashed(token), person=person.id, since=now()),
        )
        self._known[hashed(token)] = person
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, plain(name) or person.name)
        await self.store.written(sql.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=renamed.name))
        self._known = {key: renamed if known.id == person.id else known for key, known in self._known.items()}
        return renamed

    def who(self, token: str | None) -> Person | None:
        """Whose token this is."""
        if not token:
            return None
        key = hashed(token)
        if key not in self._known:
            query = sql.select(PEOPLE.c.id, PEOPLE.c.name).join(TOKENS).where(TOKENS.c.hash == key)
            found = self.store.one(query)
            if found is None:
                return None
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[key] = Person(*found)
        return self._known[key]

    async def another_token(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.written(sql.insert(TOKENS).values(hash=hashed(token), person=person.id, since=now()))
        return token

    # Links that work once

    async def device_link(self, person: Person) -> str:
        """For another device of the same person."""
        return await self._link(person=person.id)

    async def seat_link(self, table: str, seat: int) -> str:
        """For whoever is to have this seat."""
        return await self._link(table_id=table, seat=seat)

    async def _link(self, **to: str | int) -> str:
        code = secrets.token_urlsafe(16)
        await self.store.written(sql.insert(LINKS).values(hash=hashed(code), until=now() + LINK_LASTS, **to))
        return code

    async def open_link(self, code: str) -> tuple[Person | None, str | None, int | None]:
        """Whom, or which seat, the link stands for; it does so once."""
        key = hashed(code)
        found = self.store.one(sql.select(LINKS).where(LINKS.c.hash == key, LINKS.c.until > now()))
        if found is None or key in self._opening:
            raise Refused(refusal("no-such-link"))
        self._opening.add(key)
        await self.store.written(sql.delete(LINKS).where(LINKS.c.hash == key))
        self._opening.discard(key)
        person = None
        if found.person is not None:
            person = Person(*self.store.one(sql.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id == found.person)))
        return person, found.table_id, found.seat
