"""People: a name, and secret tokens that only their hash is kept of, one for each device they are signed in on."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.table.file import BANS, LINKS, PEOPLE, TOKENS
from presidium.table.store import Store, now
from presidium.text.plain import plain

REMEMBERED: Final = 10_000
HOUR: Final = 3600.0
"""When a device was last seen is kept no more exactly than this."""
SHOWN: Final = 16
"""How much of a token's hash tells its devices apart: nothing can be done with it."""


class Person(NamedTuple):
    id: str
    name: str


class SignedIn(NamedTuple):
    """Whose a token is, and how far it is good."""

    person: Person
    only: tuple[str, ...] = ()
    """Where somebody came by a call: the tables it is good for, and nothing else. Empty: for everything."""


class Device(NamedTuple):
    """Where a person is signed in."""

    key: str
    """The hash of its token."""
    kind: str
    since: float
    seen: float | None
    only: tuple[str, ...]
    """The tables it is signed in for; empty: wholly."""

    @property
    def id(self) -> str:
        return self.key[:SHOWN]


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Who is who. Tokens are random, kept hashed, and never logged."""

    def __init__(self, store: Store, clock: Callable[[], float] = now) -> None:
        self.store = store
        self.clock = clock
        self.banned = self.all_banned()
        """Whom the host has shown the door: nobody is one of these."""
        self._known: dict[str, SignedIn] = {}
        self._seen: dict[str, float] = {}
        """In which hour each of the known was last seen, as the disk has it."""

    def all_banned(self) -> set[str]:
        return {row.person for row in self.store.all(sql.select(BANS.c.person))}

    async def welcome(self, name: str, device: str = "", *also: Any) -> tuple[Person, str]:
        """A new person, with a token; what is `also` to be written is written with it."""
        person = Person(secrets.token_hex(8), plain(name) or "?")
        token, kept = self.new_token(person, device)
        await self.store.written(
            sql.insert(PEOPLE).values(id=person.id, name=person.name, since=self.clock()),
            kept,
            *also,
        )
        return person, token

    def new_token(self, person: Person, device: str = "", table: str = "") -> tuple[str, Any]:
        """A token for another device, wholly or for one table alone, and the statement that keeps it."""
        token = secrets.token_urlsafe(32)
        values = {"hash": hashed(token), "person": person.id, "since": self.clock(), "device": device or None}
        return token, sql.insert(TOKENS).values(**values, tables=table or None)

    async def widen(self, token: str, table: str, *also: Any) -> None:
        """One that is good for some tables is good for this one too; what is `also` to be written is, with it."""
        key, known = hashed(token), self.signed_in(token)
        assert known is not None
        only = (*known.only, table)
        kept = sql.update(TOKENS).where(TOKENS.c.hash == key).values(tables=" ".join(only))
        await self.store.written(kept, *also, *self.store.tell("person", known.person.id))
        self._known[key] = known._replace(only=only)

    async def forget(self, person: Person) -> None:
        """Somebody who has just been welcomed, and had no use for it."""
        await self.store.written(
            sql.delete(TOKENS).where(TOKENS.c.person == person.id),
            sql.delete(PEOPLE).where(PEOPLE.c.id == person.id),
            *self.store.tell("person", person.id),
        )
        self.lose(person.id)

    def lose(self, person: str) -> None:
        """Whoever this was is nobody any more."""
        self._known = {key: known for key, known in self._known.items() if known.person.id != person}

    def lose_all(self) -> None:
        """Anybody may have become somebody else, as far as we know."""
        self._known.clear()
        self._seen.clear()

    def is_good(self, key: str) -> bool:
        """Whether a token with this hash is still somebody's."""
        return self.store.one(sql.select(TOKENS.c.hash).where(TOKENS.c.hash == key)) is not None

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, plain(name) or person.name)
        kept = sql.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=renamed.name)
        await self.store.written(kept, *self.store.tell("person", person.id))
        for key, known in self._known.items():
            if known.person.id == person.id:
                self._known[key] = known._replace(person=renamed)
        return renamed

    def name_of(self, person: str) -> str:
        """What somebody is called; nothing if there is no such person any more."""
        found = self.store.one(sql.select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        return "" if found is None else str(found.name)

    def who(self, token: str | None) -> Person | None:
        """Whose token this is, however far it is good."""
        known = self.signed_in(token)
        return None if known is None else known.person

    def signed_in(self, token: str | None) -> SignedIn | None:
        return self.known(hashed(token) if token else "")

    def known(self, key: str) -> SignedIn | None:
        """Whose token has this hash."""
        if key and key not in self._known:
            self._look_up(key)
        known = self._known.get(key)
        if known is None or known.person.id in self.banned:
            return None
        self._is_here(key)
        return known

    def is_banned(self, token: str | None) -> bool:
        """Whether this is the token of somebody who was shown the door."""
        if self.signed_in(token) is not None or not token:
            return False
        return hashed(token) in self._known

    def _look_up(self, key: str) -> None:
        query = sql.select(PEOPLE.c.id, PEOPLE.c.name, TOKENS.c.seen, TOKENS.c.tables).join(TOKENS)
        found = self.store.one(query.where(TOKENS.c.hash == key))
        if found is None:
            return
        if len(self._known) > REMEMBERED:
            self._known.clear()
            self._seen.clear()
        self._known[key] = SignedIn(Person(found.id, found.name), _split(found.tables))
        self._seen[key] = found.seen or 0.0

    def _is_here(self, key: str) -> None:
        """Nobody waits for this to be written, and nothing hangs on it."""
        hour = self.clock() // HOUR * HOUR
        if hour > self._seen.get(key, 0.0):
            self._seen[key] = hour
            self.store.write(sql.update(TOKENS).where(TOKENS.c.hash == key).values(seen=hour))

    # Devices

    def devices(self, person: Person) -> list[Device]:
        """Where this person is signed in, the newest first."""
        query = sql.select(TOKENS).where(TOKENS.c.person == person.id)
        return [
            Device(row.hash, row.device or "", row.since, self._last(row), _split(row.tables))
            for row in self.store.all(query.order_by(TOKENS.c.since.desc(), TOKENS.c.hash))
        ]

    def _last(self, token: Any) -> float | None:
        """When it was last seen, also where the disk does not have that yet."""
        return max(token.seen or 0.0, self._seen.get(token.hash, 0.0)) or None

    async def sign_out(self, person: Person, keys: Iterable[str], links: bool) -> None:
        """These tokens are worth nothing from now on; nor, if so wished, the links to other devices that still wait."""
        gone = list(keys)
        waiting = [sql.delete(LINKS).where(LINKS.c.person == person.id)] if links else []
        await self.store.written(
            *(sql.delete(TOKENS).where(TOKENS.c.hash == key, TOKENS.c.person == person.id) for key in gone),
            *waiting,
            *self.store.tell("person", person.id),
        )
        for key in gone:  # only now: until the disk has it, whoever asks would be remembered again
            self._known.pop(key, None)
            self._seen.pop(key, None)


def _split(tables: str | None) -> tuple[str, ...]:
    return tuple((tables or "").split())
