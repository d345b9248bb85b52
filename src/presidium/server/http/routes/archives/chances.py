"""Computes each seat's chances of winning over a finished game: on request, in jobs of a few seconds, cached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.server.archive import archive
from presidium.server.archive.chances import PROGRESS_BYTES, worked_on
from presidium.server.base.byte_cache import ByteCache
from presidium.server.base.job_pool import JobSlot
from presidium.server.http.compression import packed
from presidium.server.http.endpoints import RouteGroup, endpoint
from presidium.server.http.studies import Studies
from presidium.server.protocol.http.games import ChancesInfo

if TYPE_CHECKING:
    from presidium.server.http.server import Server

CACHE_BYTES: Final = 2_000_000
"""Size in bytes of the cache of finished curves of winning chances. One curve takes 3 KB."""


class ChanceRoutes(RouteGroup):
    """Each request extends a game's curve of winning chances by a short job, which simultaneous requests share."""

    tag = "archives"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.studies = Studies(server, "chances", CACHE_BYTES)
        self.begun = ByteCache(PROGRESS_BYTES)

    @endpoint(
        "GET /tables/{table}/chances",
        "read_chances",
        "Each seat's chance of winning over a finished game, and where it turned",
        ChancesInfo,
    )
    async def read(self, request: Request) -> Response:
        """Returns a finished game's curve of winning chances, or the part computed so far."""
        table = (await self.server.hall.room(request.path_params["table"])).table
        archive.must_be_thought_over(table)
        key = (table.id, len(table.g.log), table.undone)

        async def make(turn: JobSlot) -> bytes:
            entries = await self.studies.journal(table)
            worked = await turn.run(worked_on, (table.id, table.seed), entries, self.begun.get(key) or b"")
            if worked.done:
                self.studies.kept.put(key, worked.letter)
            else:
                self.begun.put(key, worked.progress)
            return worked.letter

        return packed(request, await self.studies.shared(request, key, make))
