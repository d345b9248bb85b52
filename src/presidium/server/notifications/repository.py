"""Stored data for notifications: people's channels, quiet hours and pending notifications."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.people.repository import hashed, held, locked, on_device
from presidium.server.protocol.http.notifications import Kind
from presidium.server.storage.disk_health import is_trouble
from presidium.server.storage.statements import once, put, put_if, put_once
from presidium.server.storage.store import Store
from presidium.server.storage.tables import CALLEES, CALLS, CHANNELS, LINKS, TOKENS, UNCALLED

What = Literal["asked", "starts"]

PUT: Final = put(CALLS)
MAX_CHANNELS: Final = 10
"""Maximum number of notification channels per person."""


class Channel(NamedTuple):
    """A way to notify a person: a browser (push), an e-mail address or a webhook."""

    id: str
    person: str
    kind: Kind
    address: str
    form: str
    """For a webhook channel the message format ("json", "discord" or "ntfy"); empty for other channels."""
    keys: str
    """For a push channel the browser's encryption keys as JSON."""
    device: str
    """For a push channel the hash of the browser's sign-in token."""
    since: float
    stop: str
    """Code of the link by which a reader removes this channel."""
    code: str | None
    """Hash of the confirmation code that was sent to the channel's address; None once the address is confirmed."""
    until: float | None
    """Time at which the confirmation code of the channel expires; None once its address is confirmed."""


class Callee(NamedTuple):
    """A person's language, time zone and quiet hours for notifications."""

    person: str
    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    """Start of the quiet hours, in minutes after midnight in the person's time zone; None if they have none."""
    quiet_to: int | None = None
    called: float = 0.0
    """Time of the person's last notification, by the server clock."""


class PendingNotification(NamedTuple):
    """A notification that waits to be sent: one person, one table, one question."""

    person: str
    table_id: str
    question: str
    what: What
    since: float
    next: float
    """Time at which the notification is next tried."""
    notice: str | None
    """Id with which the notification is sent; None before the first try. After a crash the id stays the same."""
    done: str
    """Ids of the channels that have delivered the notification, separated by spaces."""
    tries: int
    sent: float | None


class NotificationRepository:
    """Stores channels and notifications. It caches who can be notified, because a move must not wait for the database;
    other workers are told of changes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reached, self._off = self._read()
        self._reading = asyncio.Lock()
        """Lock held from a database read until the cache is changed. Without it, an outdated read could undo a newer
        change."""

    def _read(self) -> tuple[set[str], set[tuple[str, str]]]:
        """Reads from the database who has a confirmed channel, and which tables each person has muted."""
        rows = self.store.all(sql.select(CHANNELS.c.person).where(CHANNELS.c.code.is_(None)).distinct())
        return {row.person for row in rows}, {
            (row.person, row.table_id) for row in self.store.all(sql.select(UNCALLED))
        }

    async def read(self) -> None:
        """Reloads the cache from the database, for example after messages of other workers were missed."""
        async with self._reading:
            self._reached, self._off = await self.store.read(self._read)

    def wants(self, person: str | None, table: str) -> bool:
        """True if the person has a confirmed notification channel and has not muted this table."""
        return person in self._reached and (person, table) not in self._off

    def off(self, person: str) -> tuple[str, ...]:
        """Returns the ids of the tables that this person has muted."""
        return tuple(sorted(table for whose, table in self._off if whose == person))

    # Channels

    async def channels(self, person: str) -> list[Channel]:
        query = sql.select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.since, CHANNELS.c.id)
        return [Channel(*row) for row in await self.store.rows(query)]

    async def channel(self, person: str, id: str) -> Channel | None:
        return next((each for each in await self.channels(person) if each.id == id), None)

    async def writes_to(self, person: str, address: str) -> bool:
        """True if this person gets notifications by e-mail at this address."""
        letters = (each for each in await self.channels(person) if each.kind == "mail" and each.code is None)
        return any(each.address.lower() == address for each in letters)

    async def by(self, column: Literal["stop", "code"], code: str) -> Channel | None:
        """Returns the notification channel with this stop code or confirmation code; None if there is none."""
        key = hashed(code) if column == "code" else code
        found = await self.store.first(sql.select(CHANNELS).where(CHANNELS.c[column] == key))
        return None if found is None else Channel(*found)

    async def add(self, channel: Channel, device: str) -> None:
        """Stores a notification channel and replaces one with the same address (in e-mail addresses, case is ignored).
        Raises Refused if `device`, the hash of the browser's token, is signed out, or if the person has `MAX_CHANNELS`
        channels already."""
        place: Any = CHANNELS.c.address == channel.address
        if channel.kind == "mail":
            place = sql.func.lower(CHANNELS.c.address) == channel.address.lower()
        same = sql.delete(CHANNELS).where(CHANNELS.c.person == channel.person, CHANNELS.c.kind == channel.kind, place)
        mine = sql.select(sql.func.count()).select_from(CHANNELS).where(CHANNELS.c.person == channel.person)
        room = mine.scalar_subquery() < MAX_CHANNELS
        new = put_if(CHANNELS, channel._asdict(), room, "too-many-channels", most=MAX_CHANNELS)
        here = once(locked(channel.person).where(on_device(device)), "who-are-you")
        await self.store.written(held(channel.person), here, same, new, *self._told(channel.person))
        await self.look_again(channel.person)

    async def confirm(self, channel: Channel) -> None:
        """Marks a notification channel as confirmed and deletes the person's other channels of its kind. Raises Refused
        if it was confirmed or removed meanwhile."""
        waits = sql.and_(CHANNELS.c.id == channel.id, CHANNELS.c.code == channel.code)
        kept = once(sql.update(CHANNELS).where(waits).values(code=None, until=None), "no-such-link")
        others = sql.delete(CHANNELS).where(
            CHANNELS.c.person == channel.person, CHANNELS.c.kind == channel.kind, CHANNELS.c.id != channel.id
        )
        await self.store.written(
            held(channel.person), kept, others, *self._letters_of(channel), *self._told(channel.person)
        )
        await self.look_again(channel.person)

    async def forget_unconfirmed(self, wall: float) -> None:
        """Deletes notification channels whose confirmation code has expired."""
        if await self.store.first(sql.select(CHANNELS.c.id).where(CHANNELS.c.until < wall)):
            await self.store.written(sql.delete(CHANNELS).where(CHANNELS.c.until < wall), padded=False)

    async def remove(self, channel: Channel) -> None:
        """Deletes a notification channel. With an e-mail channel it also deletes the unused links in its letters,
        because the mailbox may be a stranger's by now."""
        gone = [sql.delete(CHANNELS).where(CHANNELS.c.id == channel.id), *self._letters_of(channel)]
        try:
            await self.store.written(held(channel.person), *gone, *self._told(channel.person), padded=False)
        except Refused as why:
            if is_trouble(why):
                raise
            # the person was erased meanwhile, and the channel with them
        await self.look_again(channel.person)

    def _letters_of(self, channel: Channel) -> list[Any]:
        """Statements that delete the unused links in the letters that a person has received. Only e-mails contain such
        links, and a person has one confirmed e-mail channel."""
        links = sql.delete(LINKS).where(LINKS.c.person == channel.person, LINKS.c.table_id.is_not(None))
        return [links] if channel.kind == "mail" else []

    def _told(self, person: str) -> tuple[Any, ...]:
        """SQL statements that tell other workers to reload this person's notification channels."""
        return self.store.tell("callee", person)

    async def look_again(self, person: str) -> None:
        """Reloads one person's notification channels and muted tables into the cache."""
        async with self._reading:
            channels = await self.channels(person)
            rows = await self.store.rows(sql.select(UNCALLED.c.table_id).where(UNCALLED.c.person == person))
            if any(each.code is None for each in channels):
                self._reached.add(person)
            else:
                self._reached.discard(person)
            self._off = {each for each in self._off if each[0] != person} | {(person, row.table_id) for row in rows}

    # People

    async def callee(self, person: str) -> Callee:
        found = await self.store.first(sql.select(CALLEES).where(CALLEES.c.person == person))
        return Callee(person) if found is None else Callee(*found)

    async def keep(self, callee: Callee) -> None:
        """Stores a person's notification settings, without the time of their last notification. Raises Refused if the
        person was erased meanwhile."""
        row = put(CALLEES, keeps=("called",)).values(**callee._asdict())
        await self.store.written(held(callee.person), row, padded=False)

    async def called(self, callee: Callee, at: float) -> None:
        """Stores only the time of a person's last notification, because they may be changing the settings just now.

        Raises Refused if the person was erased meanwhile.
        """
        row = put(CALLEES, keeps=("lang", "zone", "quiet_from", "quiet_to")).values(
            **callee._replace(called=at)._asdict()
        )
        await self.store.written(held(callee.person), row, padded=False)

    async def turn(self, person: str, table: str, on: bool) -> None:
        """Mutes the notifications of a table for a person, or unmutes them if `on` is true."""
        row = put_once(UNCALLED).values(person=person, table_id=table)
        off = sql.delete(UNCALLED).where(UNCALLED.c.person == person, UNCALLED.c.table_id == table)
        await self.store.written(held(person), off if on else row, *self._told(person), padded=False)
        await self.look_again(person)

    async def signed_in(self, channel: Channel) -> bool:
        """True if the channel's browser is still signed in; a signed-out browser gets no notifications."""
        return await self.store.first(sql.select(TOKENS.c.hash).where(TOKENS.c.hash == channel.device)) is not None

    # Pending notifications

    async def due(self, now: float) -> dict[str, list[PendingNotification]]:
        """Returns all unsent notifications of each person who has one that is due, so that one message covers all."""
        whom = sql.select(CALLS.c.person).where(CALLS.c.sent.is_(None), CALLS.c.next <= now)
        query = sql.select(CALLS).where(CALLS.c.sent.is_(None), CALLS.c.person.in_(whom)).order_by(CALLS.c.since)
        found: dict[str, list[PendingNotification]] = {}
        for row in await self.store.rows(query):
            found.setdefault(row.person, []).append(PendingNotification(*row))
        return found

    async def note(self, calls: Iterable[PendingNotification], **values: Any) -> None:
        """Updates stored notifications, except the ones that a newer question has replaced."""
        await self.store.written(*(sql.update(CALLS).where(_is(each)).values(**values) for each in calls), padded=False)

    async def drop(self, calls: Iterable[PendingNotification]) -> None:
        await self.store.written(*(sql.delete(CALLS).where(_is(each)) for each in calls), padded=False)


def _is(call: PendingNotification) -> Any:
    """SQL condition that matches a stored notification as long as it is about the same question."""
    return sql.and_(CALLS.c.person == call.person, CALLS.c.table_id == call.table_id, CALLS.c.question == call.question)


def new_channel(
    person: str, kind: Kind, address: str, since: float, form: str = "", keys: dict[str, str] | None = None
) -> Channel:
    stop, id = secrets.token_urlsafe(16), secrets.token_hex(8)
    return Channel(id, person, kind, address, form, json.dumps(keys or {}), "", since, stop, None, None)
