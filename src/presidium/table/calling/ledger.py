"""What is kept for calling people: how each can be reached, when not, and which calls stand."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sql

from presidium.table.file import CALLEES, CALLS, CHANNELS, KEYS, TOKENS, UNCALLED
from presidium.table.people import hashed
from presidium.table.statements import put, put_once
from presidium.table.store import Store

Kind = Literal["push", "mail", "hook"]
What = Literal["asked", "starts"]

PUT: Final = put(CALLS)


class Channel(NamedTuple):
    """A way to reach somebody."""

    id: str
    person: str
    kind: Kind
    address: str
    form: str
    """Of a hook: in which form it wants a call."""
    keys: str
    """Of a push: what its browser seals by, as JSON."""
    device: str
    """Of a push: the hash of the token of the browser."""
    since: float
    stop: str
    """The code that ends it."""
    code: str | None
    """As long as nobody has said that the address is his: the hash of the code that was sent there."""
    until: float | None
    """Until when that may be said."""


class Callee(NamedTuple):
    """When, and in which language, somebody wants to be called."""

    person: str
    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    """In minutes after midnight, where he lives; None where he may be called at any time."""
    quiet_to: int | None = None
    called: float = 0.0
    """When he was called last, by the house's clock."""


class Standing(NamedTuple):
    """A call that stands: somebody is to hear of a question."""

    person: str
    table_id: str
    question: str
    what: What
    since: float
    next: float
    """Not to be tried before."""
    notice: str | None
    """Under which id it goes out, once it does: the same after a kill."""
    done: str
    """The channels that have it."""
    tries: int
    sent: float | None


class Ledger:
    """Who can be called is known in memory too: a move must not wait for it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        rows = store.all(sql.select(CHANNELS.c.person).where(CHANNELS.c.code.is_(None)).distinct())
        self._reached = {row.person for row in rows}
        self._off = {(row.person, row.table_id) for row in store.all(sql.select(UNCALLED))}

    def wants(self, person: str | None, table: str) -> bool:
        return person in self._reached and (person, table) not in self._off

    def off(self, person: str) -> tuple[str, ...]:
        """The tables this person is not called to."""
        return tuple(sorted(table for whose, table in self._off if whose == person))

    # Channels

    def channels(self, person: str) -> list[Channel]:
        query = sql.select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.since, CHANNELS.c.id)
        return [Channel(*row) for row in self.store.all(query)]

    def channel(self, person: str, id: str) -> Channel | None:
        return next((each for each in self.channels(person) if each.id == id), None)

    def writes_to(self, person: str, address: str) -> bool:
        """Whether this person is called by letters to this address."""
        letters = (each for each in self.channels(person) if each.kind == "mail" and each.code is None)
        return any(each.address.lower() == address for each in letters)

    def by(self, column: Literal["stop", "code"], code: str) -> Channel | None:
        """The channel that this code ends, or that it confirms."""
        key = hashed(code) if column == "code" else code
        found = self.store.one(sql.select(CHANNELS).where(CHANNELS.c[column] == key))
        return None if found is None else Channel(*found)

    async def add(self, channel: Channel) -> None:
        """One that leads to the same place is replaced."""
        same = sql.delete(CHANNELS).where(
            CHANNELS.c.person == channel.person, CHANNELS.c.kind == channel.kind, CHANNELS.c.address == channel.address
        )
        await self.store.written(same, sql.insert(CHANNELS).values(**channel._asdict()))
        self._look_again(channel.person)

    async def confirm(self, channel: Channel) -> None:
        """Letters go to one address of a person: the newest that is known to be his."""
        others = sql.delete(CHANNELS).where(
            CHANNELS.c.person == channel.person, CHANNELS.c.kind == channel.kind, CHANNELS.c.id != channel.id
        )
        kept = sql.update(CHANNELS).where(CHANNELS.c.id == channel.id).values(code=None, until=None)
        await self.store.written(others, kept)
        self._look_again(channel.person)

    async def forget_unconfirmed(self, wall: float) -> None:
        """Addresses that nobody has said are his."""
        if self.store.all(sql.select(CHANNELS.c.id).where(CHANNELS.c.until < wall)):
            await self.store.written(sql.delete(CHANNELS).where(CHANNELS.c.until < wall), evenly=False)

    async def remove(self, channel: Channel) -> None:
        await self.store.written(sql.delete(CHANNELS).where(CHANNELS.c.id == channel.id), evenly=False)
        self._look_again(channel.person)

    def _look_again(self, person: str) -> None:
        if any(each.code is None for each in self.channels(person)):
            self._reached.add(person)
        else:
            self._reached.discard(person)

    # People

    def callee(self, person: str) -> Callee:
        found = self.store.one(sql.select(CALLEES).where(CALLEES.c.person == person))
        return Callee(person) if found is None else Callee(*found)

    async def keep(self, callee: Callee) -> None:
        row = put(CALLEES).values(**callee._asdict())
        await self.store.written(row, evenly=False)

    async def turn(self, person: str, table: str, on: bool) -> None:
        """Whether somebody is to be called to this table."""
        row = put_once(UNCALLED).values(person=person, table_id=table)
        off = sql.delete(UNCALLED).where(UNCALLED.c.person == person, UNCALLED.c.table_id == table)
        await self.store.written(off if on else row, evenly=False)
        if on:
            self._off.discard((person, table))
        else:
            self._off.add((person, table))

    def signed_in(self, channel: Channel) -> bool:
        """Whether its browser still is this person's: whoever has signed out there is called no more."""
        return self.store.one(sql.select(TOKENS.c.hash).where(TOKENS.c.hash == channel.device)) is not None

    # Calls

    def due(self, now: float) -> dict[str, list[Standing]]:
        """Whom to call now, and what stands for each: all of it, so that one call tells it."""
        whom = sql.select(CALLS.c.person).where(CALLS.c.sent.is_(None), CALLS.c.next <= now)
        query = sql.select(CALLS).where(CALLS.c.sent.is_(None), CALLS.c.person.in_(whom)).order_by(CALLS.c.since)
        found: dict[str, list[Standing]] = {}
        for row in self.store.all(query):
            found.setdefault(row.person, []).append(Standing(*row))
        return found

    async def note(self, calls: Iterable[Standing], **values: Any) -> None:
        """Something about these calls, unless another question stands there by now."""
        await self.store.written(*(sql.update(CALLS).where(_is(each)).values(**values) for each in calls), evenly=False)

    async def drop(self, calls: Iterable[Standing]) -> None:
        await self.store.written(*(sql.delete(CALLS).where(_is(each)) for each in calls), evenly=False)

    # Keys

    def key(self, name: str) -> str | None:
        found = self.store.one(sql.select(KEYS.c.value).where(KEYS.c.name == name))
        return None if found is None else str(found.value)

    def keep_key(self, name: str, value: str) -> None:
        self.store.write(sql.insert(KEYS).values(name=name, value=value)).result()


def _is(call: Standing) -> Any:
    return sql.and_(CALLS.c.person == call.person, CALLS.c.table_id == call.table_id, CALLS.c.question == call.question)


def forgotten_table(table: str) -> list[Any]:
    return [sql.delete(each).where(each.c.table_id == table) for each in (UNCALLED, CALLS)]


def new_channel(
    person: str, kind: Kind, address: str, since: float, form: str = "", keys: dict[str, str] | None = None
) -> Channel:
    stop, id = secrets.token_urlsafe(16), secrets.token_hex(8)
    return Channel(id, person, kind, address, form, json.dumps(keys or {}), "", since, stop, None, None)
