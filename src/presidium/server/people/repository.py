"""Stores people: their names, and the hash of one token for each device on which they are signed in."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import refusal
from presidium.server.storage.statements import Once, once, put_once
from presidium.server.storage.store import Store, now
from presidium.server.storage.tables import BANS, LINKS, PEOPLE, PERMANENT, TOKENS
from presidium.text.plain import plain

MAX_CACHED_TOKENS: Final = 10_000
"""Maximum number of sign-in tokens in the cache."""
SEEN_STEP_S: Final = 3600.0
"""Seconds between two updates of the stored time at which a device was last seen."""
PUBLIC_ID_CHARS: Final = 16
"""Number of hex digits of a token's hash that serve as a device's public id. The id gives no access."""


class Person(NamedTuple):
    id: str
    name: str


class SignedIn(NamedTuple):
    """The owner of a token, and the tables it is valid for."""

    person: Person
    only: tuple[str, ...] = ()
    """Ids of the tables for which the token is valid, if it came with a notification; empty: valid for everything."""


class Device(NamedTuple):
    """A device on which a person is signed in."""

    key: str
    """The hash of the device's sign-in token."""
    kind: str
    since: float
    seen: float | None
    only: tuple[str, ...]
    """Ids of the tables for which the device's token is valid; empty: valid for everything."""

    @property
    def id(self) -> str:
        return self.key[:PUBLIC_ID_CHARS]


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class PeopleRepository:
    """Reads and writes people and tokens, with a cache. Tokens are random, stored as hashes and never logged."""

    def __init__(self, store: Store, clock: Callable[[], float] = now) -> None:
        self.store = store
        self.clock = clock
        self.banned = self.all_banned()
        """Ids of the people the host has banned; their tokens are not accepted."""
        self._known: dict[str, SignedIn] = {}
        self._lost = 0
        """Counter of removals from the token cache. Data read before a removal may be outdated and is not cached."""
        self._seen: dict[str, float] = {}
        """Time at which each cached token was last seen, as stored, which is accurate to the hour."""

    def all_banned(self) -> set[str]:
        return {row.person for row in self.store.all(sql.select(BANS.c.person))}

    async def ban(self, person: str, at: float | None) -> None:
        """Bans a person from this time on; None lifts the ban."""
        lifted = sql.delete(BANS).where(BANS.c.person == person)
        kept: Any = lifted if at is None else put_once(BANS).values(person=person, since=at)
        await self.store.written(kept, *self.store.tell("house"), padded=False)
        (self.banned.discard if at is None else self.banned.add)(person)

    def beginning_with(self, id: str) -> list[Person]:
        """Returns at most two people whose ids begin with this text; none if the text is empty."""
        query = sql.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.startswith(id, autoescape=True)).limit(2)
        return [Person(*row) for row in self.store.all(query)] if id else []

    async def welcome(self, name: str, device: str = "", *also: Any) -> tuple[Person, str]:
        """Creates a person with a token. The statements `also` are executed in the same transaction."""
        person = Person(secrets.token_hex(8), plain(name) or "?")
        token, kept = self.new_token(person, device)
        await self.store.written(
            sql.insert(PEOPLE).values(id=person.id, name=person.name, since=self.clock()),
            kept,
            *also,
        )
        return person, token

    def new_token(self, person: Person, device: str = "", table: str = "") -> tuple[str, Any]:
        """Returns a new token, for full access or for one table, and the statement that stores it."""
        token = secrets.token_urlsafe(32)
        values = {"hash": hashed(token), "person": person.id, "since": self.clock(), "device": device or None}
        return token, sql.insert(TOKENS).values(**values, tables=table or None)

    def held(self, person: str) -> Once:
        return held(person)

    async def widen(self, token: str, table: str, *also: Any) -> None:
        """Adds a table to a token that is limited to some tables. The statements `also` are executed in the same
        transaction. The database adds the table, because another worker may have added one meanwhile."""
        key, known = hashed(token), await self.signed_in(token)
        assert known is not None
        more = sql.update(TOKENS).where(TOKENS.c.hash == key).values(tables=TOKENS.c.tables + f" {table}")
        kept = once(more, "who-are-you")
        await self.store.written(held(known.person.id), kept, *also, *self.store.tell("person", known.person.id))
        self.lose(known.person.id)

    async def forget(self, person: Person) -> None:
        """Deletes a person who was created a moment ago and is not needed."""
        await self.store.written(
            sql.delete(TOKENS).where(TOKENS.c.person == person.id),
            sql.delete(PEOPLE).where(PEOPLE.c.id == person.id),
            *self.store.tell("person", person.id),
        )
        self.lose(person.id)

    def lose(self, person: str) -> None:
        """Removes this person's tokens from the cache."""
        self._lost += 1
        self._known = {key: known for key, known in self._known.items() if known.person.id != person}

    def lose_all(self) -> None:
        """Clears the token cache, because another process may have changed anything."""
        self._lost += 1
        self._known.clear()
        self._seen.clear()

    def is_good(self, key: str) -> bool:
        """True if a token with this hash is stored."""
        return self.store.one(sql.select(TOKENS.c.hash).where(TOKENS.c.hash == key)) is not None

    async def rename(self, person: Person, name: str) -> Person:
        """Changes a person's name. Raises Refused if the person is a permanent bot, whose name stays."""
        renamed = Person(person.id, plain(name) or person.name)
        bot = sql.exists().where(PERMANENT.c.person == person.id)
        mine = sql.update(PEOPLE).where(PEOPLE.c.id == person.id, ~bot)
        kept = once(mine.values(name=renamed.name), "bots-keep-their-name")
        await self.store.written(held(person.id), kept, *self.store.tell("person", person.id))
        self._lost += 1
        for key, known in self._known.items():
            if known.person.id == person.id:
                self._known[key] = known._replace(person=renamed)
        return renamed

    def name_of(self, person: str) -> str:
        """Returns a person's name; empty if they have no account any more."""
        found = self.store.one(sql.select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        return "" if found is None else str(found.name)

    async def who(self, token: str | None) -> Person | None:
        """Returns the owner of this token, whatever it is valid for; None if it is unknown or banned."""
        known = await self.signed_in(token)
        return None if known is None else known.person

    async def signed_in(self, token: str | None) -> SignedIn | None:
        return await self.known(hashed(token) if token else "")

    async def known(self, key: str) -> SignedIn | None:
        """Returns owner and scope of the token with this hash; None if it is unknown or its owner is banned."""
        if key and key not in self._known:
            await self._look_up(key)
        return self.cached(key)

    def cached(self, key: str) -> SignedIn | None:
        """Like `known`, but from the cache alone: None also if the token is not cached."""
        known = self._known.get(key)
        if known is None or known.person.id in self.banned:
            return None
        self._is_here(key)
        return known

    async def is_banned(self, token: str | None) -> bool:
        """True if this token belongs to a banned person."""
        if await self.signed_in(token) is not None or not token:
            return False
        return hashed(token) in self._known

    async def _look_up(self, key: str) -> None:
        query = sql.select(PEOPLE.c.id, PEOPLE.c.name, TOKENS.c.seen, TOKENS.c.tables).join(TOKENS)
        lost = None
        while lost != self._lost:
            lost = self._lost
            found = await self.store.first(query.where(TOKENS.c.hash == key))
        if found is None:
            return
        if len(self._known) > MAX_CACHED_TOKENS:
            self._known.clear()
            self._seen.clear()
        self._known[key] = SignedIn(Person(found.id, found.name), _split(found.tables))
        self._seen[key] = found.seen or 0.0

    def _is_here(self, key: str) -> None:
        """Stores the hour in which a token was last seen, without waiting for the write."""
        hour = self.clock() // SEEN_STEP_S * SEEN_STEP_S
        if hour > self._seen.get(key, 0.0):
            self._seen[key] = hour
            before = sql.or_(TOKENS.c.seen.is_(None), TOKENS.c.seen < hour)
            self.store.write(sql.update(TOKENS).where(TOKENS.c.hash == key, before).values(seen=hour), apart=key)

    # Devices

    def devices(self, person: Person) -> list[Device]:
        """The devices this person is signed in on, the newest first."""
        query = sql.select(TOKENS).where(TOKENS.c.person == person.id)
        return [
            Device(row.hash, row.device or "", row.since, self._last(row), _split(row.tables))
            for row in self.store.all(query.order_by(TOKENS.c.since.desc(), TOKENS.c.hash))
        ]

    def _last(self, token: Any) -> float | None:
        """Returns when the token was last seen, including times not yet written to disk; None if unknown."""
        return max(token.seen or 0.0, self._seen.get(token.hash, 0.0)) or None

    async def sign_out(self, person: Person, keys: Iterable[str], links: bool, but: str = "") -> None:
        """Deletes these tokens of the person and, if `links` is true, all their unused links to other devices."""
        gone = list(keys)
        his = TOKENS.c.person == person.id
        ended = [his & (TOKENS.c.hash != but)] if but else [his & (TOKENS.c.hash == key) for key in sorted(gone)]
        waiting = [sql.delete(LINKS).where(LINKS.c.person == person.id)] if links else []
        await self.store.written(
            self.held(person.id),
            *map(sql.delete(TOKENS).where, ended),
            *waiting,
            *self.store.tell("person", person.id),
        )
        if but:  # one that came meanwhile is remembered, and was in no list
            gone = [key for key, known in self._known.items() if known.person.id == person.id and key != but]
        self._lost += 1
        for key in gone:  # only now: a read before the commit would put it back into the cache
            self._known.pop(key, None)
            self._seen.pop(key, None)


def held(person: str, why: str = "who-are-you", **args: Any) -> Once:
    """Statement that locks a person's row. The database refuses it if there is no such person, for example after an
    erasure.

    This statement comes first in every transaction that creates or ends access to an account, or stores a row of the
    person. So workers run these transactions one after another. Access created during a sign-out or an erasure is
    either ended with it or refused.
    """
    return Once(locked(person), refusal(why, **args), holds=person)


def locked(person: str) -> Any:
    """Statement that locks a person's row, if there is one, and changes nothing."""
    return sql.update(PEOPLE).where(PEOPLE.c.id == person).values(name=PEOPLE.c.name)


def on_device(key: str) -> Any:
    """SQL condition: a token with this hash is still stored."""
    return sql.exists().where(TOKENS.c.hash == key)


def _split(tables: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys((tables or "").split()))
