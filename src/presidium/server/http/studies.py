"""Runs heavy jobs on finished games in another process: each result is computed once and cached."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Concatenate

from starlette.requests import Request

from presidium.server.base.byte_cache import ByteCache, SingleFlight
from presidium.server.base.job_pool import JobSlot
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table

if TYPE_CHECKING:
    from presidium.server.http.server import Server

About = tuple[str, Seed, str]
"""Identifies a table for a heavy job: the table's id, its seed, and the name of its game."""


class Studies:
    """The cached results of one kind of heavy job. Simultaneous requests for the same result share one job."""

    def __init__(self, server: Server, kind: str, most: int) -> None:
        """`kind` is the job's key in the table of rate-limit costs; `most` is the size of the cache in bytes."""
        self.server = server
        self.kind = kind
        self.kept = ByteCache(most)
        self.once = SingleFlight()

    async def found(
        self, request: Request, table: Table, work: Callable[Concatenate[About, Sequence[Entry], ...], bytes], *of: Any
    ) -> bytes:
        """Returns the result of the heavy job `work`, computed once and cached. `work` gets the table, its journal and
        the arguments `of`. Raises Refused if the queue has no room."""
        key, about = (table.id, table.seq, *of), (table.id, table.seed, table.game.name)

        async def make(turn: JobSlot) -> bytes:
            made = await turn.run(work, about, await self.journal(table), *of)
            self.kept.put(key, made)
            return made

        return await self.shared(request, key, make)

    async def journal(self, table: Table) -> Sequence[Entry]:
        hall = self.server.hall
        return await hall.background.run_in_thread(hall.store.journal, table.id)

    async def shared(self, request: Request, key: object, make: Callable[[JobSlot], Awaitable[bytes]]) -> bytes:
        """Returns the cached result for this key, or runs `make` as one heavy job. Concurrent requests for the same key
        share the job; requests from other addresses join only once it runs."""
        found = self.kept.get(key)
        if found is not None:
            return found
        person = None if key in self.once else await self.server.has_a_turn(self.kind, request)

        async def made() -> bytes:
            async with self.server.hall.bot_pool.jobs.turn(person) as turn:
                found = self.kept.get(key)  # another address's job may have ended while this one waited
                if found is None:
                    self.once.begins(key)
                    found = await make(turn)
                return found

        return await self.once.made(key, made)
