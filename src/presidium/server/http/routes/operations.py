"""Health, readiness and status of the server, for the host and for a supervisor of the process."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from presidium.server.http.endpoints import RouteGroup
from presidium.server.persistence import overview


class OperationRoutes(RouteGroup):
    def routes(self) -> list[BaseRoute]:
        return [Route("/health", self.health), Route("/ready", self.readiness), Route("/status", self.status)]

    async def health(self, _: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, _: Request) -> Response:
        not_ready = await self.server.trouble() if self.server.ready else "not yet"
        return PlainTextResponse(f"{not_ready or 'ready'}\n", 503 if not_ready else 200)

    async def status(self, _: Request) -> Response:
        """Returns the server's status for the host, in numbers only. It leaves out how many tables are in memory,
        because that would reveal when a player answers by mail (decision 18)."""
        store = self.server.hall.store
        tables, counted = await store.read(overview.standing, store, False), await self.server.counted_all()
        lines = (
            f"tables: {sum(tables.values())}",
            f"running: {tables.get('running', 0)}",
            f"sockets: {counted.sockets}",
            f"disk: {counted.trouble or 'well'}",
        )
        return HTMLResponse("<!doctype html><title>Presidium</title><pre>" + "\n".join(lines) + "</pre>")
