"""Turns a server process into one of several workers: ownership, connection passing, RPC and change notifications."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from presidium.server.cluster import restarts
from presidium.server.cluster.claims import Claims
from presidium.server.cluster.fd_passing import FdPassing
from presidium.server.cluster.forwarding import Forwarding, Welcome
from presidium.server.cluster.invalidation import InvalidationListener
from presidium.server.cluster.ownership import Ownership
from presidium.server.cluster.rpc import WorkerRpc
from presidium.server.cluster.shared_bans import SharedBans
from presidium.server.http.rate_limit import Remembered
from presidium.server.storage.postgres import PostgreSQL

if TYPE_CHECKING:
    from presidium.server.http.server import Server

log = logging.getLogger("presidium.workers")


class WorkerLifecycle:
    """Makes this process one of several workers. `spent` is the memory of the shared rate limits."""

    def __init__(self, store: PostgreSQL, folder: Path, spent: Remembered, salted: Path) -> None:
        self.store = store
        self.spent = spent
        self.salted = salted
        self.shut = SharedBans(folder, salted)
        self.ownership = Ownership(store, end)
        self.handing = FdPassing(folder, store.worker)
        self.welcome = Welcome()
        self.hears: InvalidationListener | None = None
        self.inside: WorkerRpc | None = None
        self.ownership.enter()

    def join(self, server: Server, app: Starlette) -> None:
        self.inside = server.hall.peers = WorkerRpc(server, self.ownership, self.handing)
        self.ownership.others_are_well = self.inside.others_are_well
        for kind, jobs in (("jobs", server.hall.bot_pool.jobs), ("opinions", server.hall.bot_pool.opinions)):
            jobs.claims = Claims(self.handing.folder, self.salted, kind)
        server.restarts = lambda: restarts.read(self.handing.folder)
        app.add_middleware(Forwarding, ownership=self.ownership, handing=self.handing, welcome=self.welcome)
        self.hears = InvalidationListener(
            self.store, heard=lambda what, of: heard(server, what, of), afresh=lambda: afresh(server)
        )

    def serve(self, server: uvicorn.Server) -> None:
        """Sets the uvicorn server that handles connections taken over from other workers."""
        self.welcome.server = server

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        assert self.inside is not None
        assert self.hears is not None
        self.ownership.start()
        self.handing.start(self.welcome, self.inside.answer)
        self.hears.start()
        try:
            yield
        finally:
            self.hears.stop()
            self.handing.close()
            await self.ownership.leave()


def end() -> None:
    """Ends this process at once, because another worker owns its tables. Its clients must reconnect."""
    logging.shutdown()
    os._exit(1)


async def heard(server: Server, what: str, of: str) -> None:
    """Handles a change notification: reloads data that any worker has changed."""
    hall = server.hall
    match what:
        case "person":
            hall.people.lose(of)
            await server.let_go_of(of)
        case "house":
            await server.admin.look_again()
        case "forgot":
            for forget in hall.erasure.afterwards:
                forget()
        case "died":
            await hall.look()
        case "calls":
            if hall.notifier is not None:
                hall.notifier.nudge()
        case "callee":
            if hall.notifier is not None:
                await hall.notifier.ledger.look_again(of)


async def afresh(server: Server) -> None:
    """Reloads all cached data, because change notifications may have been missed."""
    hall = server.hall
    hall.people.lose_all()
    for person in {each.person for each in server.sockets if each.person is not None}:
        await server.let_go_of(person)
    await server.admin.look_again()
    if hall.notifier is not None:
        await hall.notifier.ledger.read()
    for forget in hall.erasure.afterwards:
        forget()
    await hall.look()
