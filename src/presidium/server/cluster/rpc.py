"""Remote procedure calls between workers about the tables that each worker owns."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from presidium.core import Refused
from presidium.server.base.counts import Counted
from presidium.server.cluster.fd_passing import ANSWER_TIMEOUT_S, FdPassing
from presidium.server.cluster.ownership import Ownership
from presidium.server.cluster.tally import Tally
from presidium.server.http.routes.me import going
from presidium.server.render.table_info import table_info

if TYPE_CHECKING:
    from presidium.server.http.server import Server

log = logging.getLogger("presidium.workers")


LONG: Final = {"forget": 20.0, "remove": 20.0}
"""Timeouts in seconds of slow RPC requests, which rewrite or delete a table. Only the visitor waits for them."""


class Question(msgspec.Struct):
    what: str
    tables: list[str] = []
    person: str = ""


class WorkerRpc:
    def __init__(self, server: Server, ownership: Ownership, handing: FdPassing) -> None:
        self.server = server
        self.hall = server.hall
        self.ownership = ownership
        self.handing = handing
        self.tally = Tally(handing.folder)

    # Requests to other workers

    async def ask(self, worker: str, what: str, *tables: str, person: str = "") -> Any:
        """Returns a worker's answer to an RPC request; None if the worker does not answer."""
        patience = LONG.get(what, ANSWER_TIMEOUT_S)
        said = await self.handing.ask(worker, msgspec.json.encode(Question(what, list(tables), person)), patience)
        return msgspec.json.decode(said) if said else None

    async def ask_all(self, what: str, person: str = "") -> list[Any]:
        """Sends an RPC request to all other workers; returns the answers of the workers that reply."""
        said = await asyncio.gather(*(self.ask(worker, what, person=person) for worker in self.ownership.others))
        return [each for each in said if each is not None]

    async def others_are_well(self) -> bool:
        return any(await self.ask_all("well"))

    async def counts(self) -> list[Counted]:
        """Returns the counters of all other workers, even ended ones. Also stores this worker's own counters."""
        self.tally.keep(self.ownership.id, await self.server.counted())
        others = self.handing.others()
        said = await asyncio.gather(*(self.ask(worker, "counts") for worker in others))
        told = {worker: msgspec.convert(each, Counted) for worker, each in zip(others, said, strict=True) if each}
        return [*told.values(), *self.tally.of_others_than({self.ownership.id, *told})]

    async def trouble(self) -> str:
        """The first disk or database error that another worker reports; empty if there is none."""
        said = await asyncio.gather(*(self.ask(worker, "trouble") for worker in self.handing.others()))
        return next((str(each) for each in said if each), "")

    async def about(self, what: str, tables: dict[str, str], person: str = "") -> dict[str, msgspec.Raw]:
        """Asks the workers that own these tables. Returns their answers by table, without tables of silent workers."""
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

    # Requests from other workers

    async def answer(self, question: bytes) -> bytes:
        asked = msgspec.json.decode(question, type=Question)
        return msgspec.json.encode(await self._said(asked))

    async def _said(self, asked: Question) -> Any:
        rooms = [self.hall.rooms[id] for id in asked.tables if id in self.hall.rooms]
        match asked.what:
            case "well":
                return self.ownership.surely and self.hall.store.disk.writable
            case "infos":
                return {room.table.id: table_info(room.table) for room in rooms}
            case "going":
                return {room.table.id: going(room.table, asked.person, 0.0) for room in rooms}
            case "here":
                return {room.table.id: room.watch.here(asked.person) for room in rooms}
            case "house":
                await self.server.admin.look_again()
                return True
            case "counts":
                counted = await self.server.counted()
                self.tally.keep(self.ownership.id, counted)
                return counted
            case "trouble":
                return self.server.trouble_here
            case "gone":
                await self.hall.erasure.let_go(asked.person)
                return True
            case "forget":
                for id in asked.tables:
                    await self.hall.erasure.at(id, asked.person)
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
