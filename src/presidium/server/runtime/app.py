"""Builds the ASGI application: HTTP for reads and commands, a WebSocket for a table's updates."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from threading import Thread
from typing import Final, Protocol

from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from presidium.server.base.counts import Counting
from presidium.server.http.announcement_header import AnnouncementHeader
from presidium.server.http.errors import refused
from presidium.server.http.host_check import HostNames
from presidium.server.http.rate_limit import Remembered, RequestCharge, SecurityHeaders, Shut
from presidium.server.http.routes import page
from presidium.server.http.routes.all_routes import all_routes
from presidium.server.http.server import Server
from presidium.server.http.site import Site
from presidium.server.http.socket import CLOSE_RESTART
from presidium.server.live.registry import Hall
from presidium.server.runtime.admin_socket import AdminSocket
from presidium.server.runtime.config import HallConfig
from presidium.server.storage import disk_health as disk

log = logging.getLogger("presidium.server")

TIDY_INTERVAL_S: Final = 30.0
"""Seconds between two runs of the server's regular jobs."""


class Worker(Protocol):
    """Interface: connects this process to the other workers."""

    @property
    def spent(self) -> Remembered: ...

    @property
    def shut(self) -> Shut: ...

    def join(self, server: Server, app: Starlette) -> None:
        """Connects the application to the other workers."""

    def running(self) -> AbstractAsyncContextManager[None]: ...


def build(
    hall: Hall,
    terms: HallConfig | None = None,
    at_work: Worker | None = None,
    admins: socket.socket | None = None,
) -> Starlette:
    """Builds the application as the host has configured it. `at_work` is set in one of several workers, and `admins` is
    then the admin socket from the parent process."""
    terms = terms or HallConfig()
    hall.limits = terms.limits
    spent, shut = (None, None) if at_work is None else (at_work.spent, at_work.shut)
    server = Server(hall, terms.limits, terms.closed, spent, shut, terms.alone)
    admin_socket = AdminSocket(server.admin)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with contextlib.nullcontext() if at_work is None else at_work.running():
            hall.wake()
            if hall.notifier is not None:
                hall.notifier.start()
            server.ready = True
            if hall.store.looks_later:
                Thread(target=hall.store.look_through, name="presidium-looks", daemon=True).start()
            tidying = asyncio.create_task(_tidy(hall))
            try:
                async with admin_socket.listening(None if at_work else terms.data, admins):
                    yield
            finally:
                server.ready = False
                tidying.cancel()
                for each in list(server.sockets):
                    each.close(CLOSE_RESTART)
                await hall.close()

    app = Starlette(
        routes=all_routes(server, terms.metrics, terms.admin),
        exception_handlers={HTTPException: page.nothing_here},
        lifespan=lifespan,
    )
    app.state.server = server
    app.add_middleware(HostNames, allow=terms.hosts)
    app.add_middleware(RequestCharge, guard=server.limiter, refused=refused)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(AnnouncementHeader, admin=server.admin)
    if terms.path:
        app.add_middleware(Site, path=terms.path)
    if at_work is not None:
        at_work.join(server, app)
    app.add_middleware(Counting, counts=hall.counts)
    return app


async def _tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(TIDY_INTERVAL_S)
        try:
            await hall.tidy()
        except Exception as error:
            if not disk.is_trouble(error):
                log.exception("tidying failed")
