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
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table import messages, wire
from presidium.table.file import BANS, KEYS, PEOPLE
from presidium.table.people import Person
from presidium.table.socket import BAD
from presidium.table.statements import put_once
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.app import Server

log = logging.getLogger("presidium.server")

FILE: Final = "admin.sock"
ANNOUNCED: Final = "announcement"
LONGEST: Final = 500
ROOM: Final = 100
"""How long the name of a Unix socket may be."""


class Admin:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall
        found = self.hall.store.one(sql.select(KEYS.c.value).where(KEYS.c.name == ANNOUNCED))
        self.announced: str = "" if found is None else found.value
        """What everybody is told until it is withdrawn."""

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
                return self.drain(of != "undo")
        raise Refused(refusal("admin-unknown", text=word[:20]))

    async def remove(self, table: str) -> dict[str, Any]:
        """A table goes for good, with all that was written of it."""
        if self.hall.store.row(table) is None:
            raise Refused(refusal("no-such-table"))
        await self.hall.retention.remove(table)
        log.warning("the host has removed a table", extra={"table": table})
        return {"table": table}

    async def ban(self, of: str, banned: bool) -> dict[str, Any]:
        """Nobody is this person as long as it lasts; and from where he is now nobody new comes in."""
        person = self._person(of)
        if banned:
            kept: Any = put_once(BANS).values(person=person.id, since=self.hall.wall())
        else:
            kept = sql.delete(BANS).where(BANS.c.person == person.id)
        await self.hall.store.written(kept, evenly=False)
        (self.hall.people.banned.add if banned else self.hall.people.banned.discard)(person.id)
        if banned:
            for each in [each for each in self.server.sockets if each.person == person.id]:
                self.server.guard.shut_out(each.address, person.id)
                each.close(BAD)
        else:
            self.server.guard.let_in(person.id)
        return {"person": person.id, "name": person.name}

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
        kept = [sql.delete(KEYS).where(KEYS.c.name == ANNOUNCED)]
        await self.hall.store.written(
            *kept, *([sql.insert(KEYS).values(name=ANNOUNCED, value=said)] if said else []), evenly=False
        )
        self.announced = said
        for each in list(self.server.sockets):
            each.hear(self.message())
        return {"heard": len(self.server.sockets), "text": said}

    def message(self) -> bytes:
        return wire.write(messages.Announced(self.announced))

    def drain(self, drains: bool) -> dict[str, Any]:
        """No table is made any more, so that those there are come to their end; or again as always."""
        self.server.draining = drains
        rooms = [room for room in self.hall.rooms.values() if room.table.running]
        live = sum(room.table.tempo.pace != "mail" for room in rooms)
        return {"draining": drains, "live": live, "sockets": len(self.server.sockets)}

    # The socket

    @asynccontextmanager
    async def listening(self, folder: Path | None) -> AsyncIterator[None]:
        """As long as the hall is open. Where this machine has no such sockets, the host does without."""
        if folder is None or not hasattr(socket, "AF_UNIX"):
            yield
            return
        with within(folder) as short:
            place = Path(short) / FILE
            place.unlink(missing_ok=True)  # nobody else serves from this folder
            bound = socket.socket(socket.AF_UNIX)
            bound.bind(str(place))
            place.chmod(0o600)
            listens = await asyncio.start_unix_server(self._attend, sock=bound, limit=64 * 1024)
            try:
                yield
            finally:
                listens.close()
                with suppress(OSError):
                    place.unlink()

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
