"""What a host can do while the hall is open, by a socket in its folder that only its owner may open.

A line of JSON asks, a line answers: `{"do": "ban", "of": "1a2b"}`, then `{"done": …}` or `{"refused": {"id": …}}`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table import messages, wire
from presidium.table.disk import FAILS
from presidium.table.file import BANS, KEYS, PEOPLE
from presidium.table.people import Person
from presidium.table.socket import BAD
from presidium.table.statements import put, put_once
from presidium.table.workers import Elsewhere
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.app import Server

log = logging.getLogger("presidium.server")

FILE: Final = "admin.sock"
ANNOUNCED: Final = "announcement"
DRAINING: Final = "draining"
"""Kept for as long as the house is open: whoever opens it anew makes tables again."""
LONGEST: Final = 500
ROOM: Final = 100
"""How long the name of a Unix socket may be."""


class Admin:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall
        self.announced: str = self._key(ANNOUNCED)
        """What everybody is told until it is withdrawn."""
        server.draining = bool(self._key(DRAINING))

    def _key(self, name: str) -> str:
        found = self.hall.store.one(sql.select(KEYS.c.value).where(KEYS.c.name == name))
        return "" if found is None else str(found.value)

    def look_again(self) -> None:
        """Another process may have done something that concerns those who are here."""
        self.server.draining = bool(self._key(DRAINING))
        if self.announced != (said := self._key(ANNOUNCED)):
            self._announced(said)
        people = self.hall.people
        before, people.banned = people.banned, people.all_banned()
        for person in people.banned - before:
            self._show_out(person)
        for person in before - people.banned:
            self.server.guard.let_in(person)

    # What can be done

    async def do(self, word: str, of: str) -> dict[str, Any]:
        """Refused says why not, and that nothing has changed."""
        match word:
            case "remove":
                return await self.remove(of)
            case "ban" | "unban":
                return await self.ban(of, word == "ban")
            case "announce":
                return await self.announce(of)
            case "drain":
                return await self.drain(of != "undo")
        raise Refused(refusal("admin-unknown", text=word[:20]))

    async def remove(self, table: str) -> dict[str, Any]:
        """A table goes for good, with all that was written of it."""
        if self.hall.store.row(table) is None:
            raise Refused(refusal("no-such-table"))
        try:
            await self.hall.retention.remove(table)
        except Elsewhere:
            inside, owners = self.hall.inside, self.hall.elsewhere([table])
            if inside is not None and not (owners and await inside.ask(owners[table], "remove", table)):
                raise Refused(FAILS) from None
        log.warning("the host has removed a table", extra={"table": table})
        return {"table": table}

    async def ban(self, of: str, banned: bool) -> dict[str, Any]:
        """Nobody is this person as long as it lasts; and from where he is now nobody new comes in."""
        person = self._person(of)
        if banned:
            kept: Any = put_once(BANS).values(person=person.id, since=self.hall.wall())
        else:
            kept = sql.delete(BANS).where(BANS.c.person == person.id)
        await self.hall.store.written(kept, *self.hall.store.tell("house"), evenly=False)
        (self.hall.people.banned.add if banned else self.hall.people.banned.discard)(person.id)
        if banned:
            self._show_out(person.id)
        else:
            self.server.guard.let_in(person.id)
        return {"person": person.id, "name": person.name}

    def _show_out(self, person: str) -> None:
        for each in [each for each in self.server.sockets if each.person == person]:
            self.server.guard.shut_out(each.address, person)
            each.close(BAD)

    def _person(self, of: str) -> Person:
        query = sql.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.startswith(of, autoescape=True)).limit(2)
        found = self.hall.store.all(query) if of else []
        if len(found) != 1:
            raise Refused(refusal("no-such-person", text=of[:40]))
        return Person(*found[0])

    async def announce(self, text: str) -> dict[str, Any]:
        """Say something to everybody, until it is withdrawn: by saying nothing."""
        said = plain(text)
        if len(said) > LONGEST:
            raise Refused(refusal("too-large", limit=LONGEST))
        await self._keep(ANNOUNCED, said)
        if self.announced != said:  # else it was heard of from the others, or is nothing new
            self._announced(said)
        return {"heard": (await self.server.counted_all()).sockets, "text": said}

    def _announced(self, said: str) -> None:
        self.announced = said
        for each in list(self.server.sockets):
            each.hear(self.message())

    async def _keep(self, name: str, value: str) -> None:
        """So that all know it that are at work in the hall, or come later."""
        new = put(KEYS).values(name=name, value=value) if value else sql.delete(KEYS).where(KEYS.c.name == name)
        await self.hall.store.written(new, *self.hall.store.tell("house"), evenly=False)

    def message(self) -> bytes:
        return wire.write(messages.Announced(self.announced))

    async def drain(self, drains: bool) -> dict[str, Any]:
        """No table is made any more, so that those there are come to their end; or again as always."""
        if self.hall.share is not None:
            await self._keep(DRAINING, "yes" if drains else "")
        self.server.draining = drains
        counted = await self.server.counted_all()
        return {"draining": drains, "live": counted.live, "sockets": counted.sockets}

    # The socket

    @asynccontextmanager
    async def listening(self, folder: Path | None, bound: socket.socket | None = None) -> AsyncIterator[None]:
        """As long as the hall is open, in its folder or where another has `bound` a socket. Where this machine has no
        such sockets, the host does without."""
        if (folder is None and bound is None) or not hasattr(socket, "AF_UNIX"):
            yield
            return
        with ExitStack() as binding:
            if bound is None:
                assert folder is not None
                bound = binding.enter_context(bound_in(folder))
            listens = await asyncio.start_unix_server(self._attend, sock=bound, limit=64 * 1024)
            try:
                yield
            finally:
                listens.close()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):
            while line := await reader.readline():
                writer.write(json.dumps(await self._answer(line)).encode() + b"\n")
                await writer.drain()
        writer.close()

    async def _answer(self, line: bytes) -> dict[str, Any]:
        try:
            asked = json.loads(line)
            return {"done": await self.do(str(asked["do"]), str(asked.get("of", "")))}
        except Refused as why:
            return {"refused": {"id": why.why.id, "args": dict(why.why.args)}}
        except (ValueError, KeyError, TypeError, AttributeError):
            return {"refused": {"id": "unreadable-body", "args": {"text": ""}}}


@contextmanager
def bound_in(folder: Path) -> Iterator[socket.socket]:
    """The socket of a hall's host, in its folder; nobody else serves from there."""
    with within(folder) as short:
        place = Path(short) / FILE
        place.unlink(missing_ok=True)
        bound = socket.socket(socket.AF_UNIX)
        bound.bind(str(place))
        place.chmod(0o600)
        try:
            yield bound
        finally:
            bound.close()
            with suppress(OSError):
                place.unlink()


@contextmanager
def within(folder: Path) -> Iterator[str]:
    """A name of this folder that is short enough for a socket in it."""
    if len(os.fsencode(folder)) + len(FILE) < ROOM or not Path("/proc/self/fd").is_dir():
        yield str(folder)
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{opened}"
    finally:
        os.close(opened)


def ask(folder: Path, do: str, of: str = "") -> dict[str, Any]:
    """Ask the server at work in this folder; Refused as it refuses, or because there is none."""
    with within(folder) as short, socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(f"{short}/{FILE}")
            line.sendall(json.dumps({"do": do, "of": of}).encode() + b"\n")
            with line.makefile("rb") as answers:
                said = answers.readline()
        except OSError:
            said = b""
    if not said:
        raise Refused(refusal("no-server-there", folder=str(folder)))
    answer: dict[str, Any] = json.loads(said)
    if "refused" in answer:
        raise Refused(refusal(answer["refused"]["id"], **answer["refused"]["args"]))
    done: dict[str, Any] = answer["done"]
    return done
