"""Permanent bots: programs registered under a name on this server, which sit down when a host invites them.

A bot's operator has an ordinary account and registers a program under its name. Every table then shows that a program
plays in the account's seat. An invitation is for an open seat of a table that has not started. It does not reserve the
seat: if somebody else takes it first, the program is refused when it comes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.base.names import folded, look
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.people.repository import Person, held, locked
from presidium.server.protocol import commands
from presidium.server.protocol.http.people import PermanentBot
from presidium.server.storage.statements import once, put, put_once
from presidium.server.storage.store import Store
from presidium.server.storage.tables import INVITED, PEOPLE, PERMANENT, TABLES
from presidium.text.plain import plain

SEEN_STEP_S: Final = 60.0
"""Seconds between two updates of the stored time at which a permanent bot was last active."""
AWAY_AFTER_S: Final = 5 * SEEN_STEP_S
"""Seconds after which a permanent bot that has not asked for its invitations is shown as absent."""
MAX_INVITATIONS: Final = 100
"""Maximum number of open invitations of one permanent bot."""


def key_of(name: str) -> str:
    """Returns the key by which bots' names must be unique: names that look alike have the same key."""
    return look(name) or folded(name)


class HostedBots:
    """Stores permanent bots and their invitations to tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self) -> list[Any]:
        return await self.store.rows(sql.select(PERMANENT).order_by(PERMANENT.c.name))

    async def of(self, person: str) -> Any:
        """Returns the permanent bot that a person has registered; None if there is none."""
        return await self.store.first(sql.select(PERMANENT).where(PERMANENT.c.person == person))

    async def found(self, name: str) -> Any:
        """Returns the permanent bot with this name. Raises Refused if there is none."""
        row = await self.store.first(sql.select(PERMANENT).where(PERMANENT.c.key == key_of(name)))
        if row is None:
            raise Refused(refusal("no-such-permanent-bot", name=plain(name)[:40]))
        return row

    async def be(self, person: Person, says: PermanentBot, at: float) -> None:
        """Registers a program under a person's name. Raises Refused if they have no name or a similar name is taken."""
        key = key_of(person.name)
        if not key or person.name == "?":
            raise Refused(refusal("bot-without-a-name"))
        await self._must_be_his(key, person)
        games = " ".join(dict.fromkeys(says.knows))
        values = {"key": key, "name": person.name, "bot": plain(says.bot), "knows": games, "seen": at}
        before = sql.delete(PERMANENT).where(PERMANENT.c.person == person.id)
        new = once(put_once(PERMANENT).values(person=person.id, **values), "bot-name-taken", name=person.name)
        named = locked(person.id).where(PEOPLE.c.name == person.name)  # they may have a new name by now
        await self.store.written(held(person.id), once(named, "who-are-you"), before, new)

    async def _must_be_his(self, key: str, person: Person) -> None:
        other = await self.store.first(sql.select(PERMANENT).where(PERMANENT.c.key == key))
        if other is not None and other.person != person.id:
            raise Refused(refusal("bot-name-taken", name=person.name))

    def stop(self, person: str) -> list[Any]:
        """Statements that delete a permanent bot's registration and its invitations."""
        return [sql.delete(each).where(each.c.person == person) for each in (INVITED, PERMANENT)]

    async def marked(self, facts: Iterable[Fact]) -> list[Fact]:
        """Returns these facts; in `Sat` facts of permanent bots, `program` is set to true."""
        return [
            msgspec.structs.replace(fact, program=True)
            if isinstance(fact, journal.Sat) and not fact.program and await self.of(fact.person) is not None
            else fact
            for fact in facts
        ]

    async def invite(self, table: Table, command: commands.Invite, host: str, at: float) -> None:
        """Invites a permanent bot to an open seat. Raises Refused if that is not possible."""
        row = await self.found(command.bot)
        may_invite(table, command.seat, host)
        if table.game.name not in row.knows.split():
            raise Refused(refusal("bot-plays-another-game", name=row.name, game=table.game.name))
        if row.person in {held.person for held in table.seats.values()}:
            raise Refused(refusal("bot-sits-already", name=row.name))
        if len(await self.waiting(row.person)) >= MAX_INVITATIONS:
            raise Refused(refusal("bot-has-enough", name=row.name))
        values = {"person": row.person, "table_id": table.id, "seat": command.seat, "since": at}
        there = held(row.person, "no-such-permanent-bot", name=row.name)
        await self.store.written(there, put(INVITED).values(**values))

    async def waiting(self, person: str) -> list[Any]:
        """Returns a permanent bot's invitations to tables that have not started, the oldest first."""
        query = sql.select(INVITED, TABLES.c.game).join(TABLES, TABLES.c.id == INVITED.c.table_id)
        return await self.store.rows(
            query.where(INVITED.c.person == person, TABLES.c.status == "open").order_by("since")
        )

    async def answered(self, person: str, table: str) -> None:
        """Deletes an invitation that the permanent bot has accepted or declined."""
        await self.store.written(sql.delete(INVITED).where(INVITED.c.person == person, INVITED.c.table_id == table))

    async def is_here(self, person: str, at: float) -> None:
        """Stores the time at which a permanent bot asked for its invitations, without waiting for the write."""
        row = await self.of(person)
        if row is not None and at - row.seen >= SEEN_STEP_S:
            self.store.write(sql.update(PERMANENT).where(PERMANENT.c.person == person).values(seen=at))


def may_invite(table: Table, seat: int, host: str) -> None:
    if table.host != host:
        raise Refused(refusal("only-host"))
    if table.over or table.started:
        raise Refused(refusal("table-over" if table.over else "started-already"))
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if not table.seats[seat].open:
        raise Refused(refusal("seat-taken", seat=seat))
