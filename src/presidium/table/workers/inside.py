"""What workers ask each other, about tables that are one's own: what everybody may know of them, or to do something."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from presidium.core import Refused
from presidium.table.mine import going
from presidium.table.standing import table_info
from presidium.table.workers.handing import Handing
from presidium.table.workers.share import Share

if TYPE_CHECKING:
    from presidium.table.app import Server

log = logging.getLogger("presidium.workers")


class Question(msgspec.Struct):
    what: str
    tables: list[str] = []
    person: str = ""


class Inside:
    def __init__(self, server: Server, share: Share, handing: Handing) -> None:
        self.server = server
        self.hall = server.hall
        self.share = share
        self.handing = handing

    # Asking

    async def ask(self, worker: str, what: str, *tables: str, person: str = "") -> Any:
        """What that worker says; None if it does not."""
        said = await self.handing.ask(worker, msgspec.json.encode(Question(what, list(tables), person)))
        return msgspec.json.decode(said) if said else None

    async def ask_all(self, what: str) -> list[Any]:
        """What each of the others says that says anything."""
        said = await asyncio.gather(*(self.ask(worker, what) for worker in self.share.others))
        return [each for each in said if each is not None]

    async def others_are_well(self) -> bool:
        return any(await self.ask_all("well"))

    async def about(self, what: str, tables: dict[str, str], person: str = "") -> dict[str, msgspec.Raw]:
        """What the owners say of these tables, each of its own: nothing of those whose owner does not answer."""
        by_worker: dict[str, list[str]] = {}
        for table, worker in tables.items():
            by_worker.setdefault(worker, []).append(table)

        async def asked(worker: str, these: list[str]) -> dict[str, msgspec.Raw]:
            question = msgspec.json.encode(Question(what, these, person))
            said = await self.handing.ask(worker, question)
            return msgspec.json.decode(said, type=dict[str, msgspec.Raw]) if said else {}

        found: dict[str, msgspec.Raw] = {}
        for part in await asyncio.gather(*(asked(*each) for each in by_worker.items())):
            found |= part
        return found

    # Answering

    async def answer(self, question: bytes) -> bytes:
        asked = msgspec.json.decode(question, type=Question)
        return msgspec.json.encode(await self._said(asked))

    async def _said(self, asked: Question) -> Any:
        rooms = [self.hall.rooms[id] for id in asked.tables if id in self.hall.rooms]
        match asked.what:
            case "well":
                return self.share.surely and self.hall.store.disk.writable
            case "infos":
                return {room.table.id: table_info(room.table) for room in rooms}
            case "going":
                return {room.table.id: going(room.table, asked.person, 0.0) for room in rooms}
            case "here":
                return {room.table.id: room.watch.here(asked.person) for room in rooms}
            case "counts":
                return self.server.counted()
            case "forget":
                for id in asked.tables:
                    await self.hall.forgetting.at(id, asked.person)
                return True
            case "remove":
                try:
                    for id in asked.tables:
                        await self.hall.retention.remove(id)
                except Refused:
                    return False
                return True
        log.error("a worker was asked what it does not know: %s", asked.what)
        return None
