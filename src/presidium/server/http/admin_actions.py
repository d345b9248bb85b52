"""Carries out the host's commands while the server runs: remove tables, ban people, announce, drain, invite."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from presidium import __version__
from presidium.core import Refused, refusal
from presidium.server.base.peers import OwnedElsewhere
from presidium.server.http.socket import CLOSE_NOT_ALLOWED
from presidium.server.people.invitations import Invitations
from presidium.server.people.repository import PUBLIC_ID_CHARS, Person
from presidium.server.protocol import commands, messages
from presidium.server.storage.disk_health import FAILS
from presidium.server.storage.statements import keep_key
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.server.http.server import Server

log = logging.getLogger("presidium.server")

ANNOUNCED: Final = "announcement"
DRAINING: Final = "draining"
"""Database key set while the server accepts no new tables. The next start of the server allows new tables again."""
MAX_ANNOUNCEMENT_CHARS: Final = 500
MAX_USES: Final = 10_000
MAX_DAYS: Final = 3_650
LOGGED_PARTS: Final = ("table", "person", "draining", "invitation", "report")
"""Parts of a command's reply that are written to the log: no person's name, no code, no text."""
QUESTIONS: Final = ("ready",)
"""Admin commands that change nothing and therefore are not logged."""


class AdminActions:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall
        self.announced: str = self.hall.store.key(ANNOUNCED)
        """The host's announcement, shown to everyone until the host withdraws it; empty if there is none."""
        server.draining = bool(self.hall.store.key(DRAINING))
        self.invitations = Invitations(self.hall.store, self.hall.wall)
        self._changing = asyncio.Lock()
        """Lock held from reading or writing the database until memory is updated. Without it, an outdated read could
        undo a newer change."""

    async def look_again(self) -> None:
        """Reloads announcement, draining and bans from the database, because another process may have changed them."""
        store, people = self.hall.store, self.hall.people
        async with self._changing:
            self.server.draining = bool(await store.read(store.key, DRAINING))
            if self.announced != (said := await store.read(store.key, ANNOUNCED)):
                self._announced(said)
            banned = await store.read(people.all_banned)
            before, people.banned = people.banned, banned
            for person in people.banned - before:
                self._show_out(person)
            for person in before - people.banned:
                self.server.limiter.let_in(person)

    # Commands

    async def do(self, word: str, of: str, where: str = "by the admin socket") -> dict[str, Any]:
        """Executes an admin command and logs it in one line. Raises Refused, with the reason, if it changed nothing."""
        done = await self._do(word, of)
        if word in QUESTIONS:
            return done
        of_what = "".join(f" {str(done[key])[:PUBLIC_ID_CHARS]}" for key in LOGGED_PARTS if key in done)
        log.warning(
            "the host: %s%s, %s", word, of_what, where, extra={key: done[key] for key in ("table",) if key in done}
        )
        return done

    async def _do(self, word: str, of: str) -> dict[str, Any]:
        match word:
            case "remove":
                return await self.remove(of)
            case "ban" | "unban":
                return await self.ban(of, word == "ban")
            case "announce":
                return await self.announce(of)
            case "ready":
                return {"version": __version__, "trouble": self.hall.store.disk.trouble or ""}
            case "drain":
                return await self.drain(of != "undo")
            case "invite":
                return await self.invite(of)
            case "revoke":
                revoked = await self.hall.store.read(self.invitations.revoked, of)
                await self.hall.store.written(revoked, padded=False)
                return {"invitation": of}
            case "done":
                return await self.done(of)
        raise Refused(refusal("admin-unknown", text=word[:20]))

    async def invite(self, of: str) -> dict[str, Any]:
        """Creates an invitation from the text `USES DAYS NOTE`, such as `40 30 chess club`; replies with its code."""
        uses, days, note = (*of.split(" ", 2), "", "", "")[:3]
        if not (uses.isdecimal() and days.isdecimal() and 1 <= int(uses) <= MAX_USES and 1 <= int(days) <= MAX_DAYS):
            raise Refused(refusal("admin-unknown", text=f"invite {uses[:6]} {days[:6]}"))
        code, kept = self.invitations.new(int(uses), int(days), plain(note)[:100])
        await self.hall.store.written(kept, padded=False)
        return {"code": code, "uses": int(uses), "days": int(days)}

    async def done(self, number: str) -> dict[str, Any]:
        """Deletes a report that the host has dealt with."""
        if not (number.isdecimal() and len(number) < 16):
            raise Refused(refusal("admin-unknown", text=f"done {number[:12]}"))
        await self.hall.blocklists.delete_report(int(number))
        return {"report": int(number)}

    async def remove(self, table: str) -> dict[str, Any]:
        if await self.hall.store.read(self.hall.store.row, table) is None:
            raise Refused(refusal("no-such-table"))
        try:
            await self.hall.retention.remove(table)
        except OwnedElsewhere:
            inside, owners = self.hall.peers, await self.hall.elsewhere([table])
            if inside is not None and not (owners and await inside.ask(owners[table], "remove", table)):
                raise Refused(FAILS) from None
        return {"table": table}

    async def ban(self, of: str, banned: bool) -> dict[str, Any]:
        """Bans a person and the addresses they are connected from, or lifts the ban."""
        person = await self._person(of)
        async with self._changing:
            await self.hall.people.ban(person.id, self.hall.wall() if banned else None)
            if banned:
                self._show_out(person.id)
            else:
                self.server.limiter.let_in(person.id)
        if self.hall.peers is not None:
            await self.hall.peers.ask_all("house")  # when the host hears that it is done, every worker knows it
        return {"person": person.id, "name": person.name}

    def _show_out(self, person: str) -> None:
        for each in [each for each in self.server.sockets if each.person == person]:
            self.server.limiter.shut_out(each.address, person)
            each.close(CLOSE_NOT_ALLOWED)

    async def _person(self, of: str) -> Person:
        found = await self.hall.store.read(self.hall.people.beginning_with, of)
        if len(found) != 1:
            raise Refused(refusal("no-such-person", text=of[:40]))
        return found[0]

    async def announce(self, text: str) -> dict[str, Any]:
        """Shows the host's announcement to everyone; an empty text withdraws the announcement."""
        said = plain(text)
        if len(said) > MAX_ANNOUNCEMENT_CHARS:
            raise Refused(refusal("too-large", limit=MAX_ANNOUNCEMENT_CHARS))
        async with self._changing:
            await self._keep(ANNOUNCED, said)
            if self.announced != said:  # else it was heard of from the others, or is nothing new
                self._announced(said)
        return {"heard": (await self.server.counted_all()).sockets, "text": said}

    def _announced(self, said: str) -> None:
        self.announced = said
        for each in list(self.server.sockets):
            each.hear(self.message())

    async def _keep(self, name: str, value: str) -> None:
        """Stores a setting in the database, for workers that run now and for workers that start later."""
        await self.hall.store.written(keep_key(name, value), *self.hall.store.tell("house"), padded=False)

    def message(self) -> bytes:
        return commands.write(messages.Announced(self.announced))

    async def drain(self, drains: bool) -> dict[str, Any]:
        """Stops the creation of new tables, so that running games can end; or allows new tables again."""
        async with self._changing:
            if self.hall.ownership is not None:
                await self._keep(DRAINING, "yes" if drains else "")
            self.server.draining = drains
        counted = await self.server.counted_all()
        return {"draining": drains, "live": counted.live, "sockets": counted.sockets}
