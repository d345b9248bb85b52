"""All that makes a process one of several: its share, its place among the others, and what it hears of them."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from presidium.table.guard import Remembered
from presidium.table.postgresql import PostgreSQL
from presidium.table.workers.handing import Handing
from presidium.table.workers.hands_on import HandsOn, Welcome
from presidium.table.workers.hears import Hears
from presidium.table.workers.inside import Inside
from presidium.table.workers.share import Share

if TYPE_CHECKING:
    from presidium.table.app import Server

log = logging.getLogger("presidium.workers")


class AtWork:
    """`spent` is what all workers know of what people have left of their limits."""

    def __init__(self, store: PostgreSQL, folder: Path, spent: Remembered) -> None:
        self.store = store
        self.spent = spent
        self.share = Share(store, end)
        self.handing = Handing(folder, store.worker)
        self.welcome = Welcome()
        self.hears: Hears | None = None
        self.inside: Inside | None = None
        self.share.enter()

    def join(self, server: Server, app: Starlette) -> None:
        """From now on the application knows that there are others."""
        self.inside = server.hall.inside = Inside(server, self.share, self.handing)
        self.share.others_are_well = self.inside.others_are_well
        app.add_middleware(HandsOn, share=self.share, handing=self.handing, welcome=self.welcome)
        self.hears = Hears(self.store, heard=lambda what, of: heard(server, what, of), afresh=lambda: afresh(server))

    def serve(self, server: uvicorn.Server) -> None:
        """Who speaks to those that come."""
        self.welcome.server = server

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        assert self.inside is not None
        assert self.hears is not None
        self.share.start()
        self.handing.start(self.welcome, self.inside.answer)
        self.hears.start()
        try:
            yield
        finally:
            self.hears.stop()
            self.handing.close()
            await self.share.leave()


def end() -> None:
    """Others have what was ours. Nothing more can be written, so there is nothing to wait for: whoever is here is to go
    to them at once."""
    logging.shutdown()
    os._exit(1)


def heard(server: Server, what: str, of: str) -> None:
    """Another worker has changed something, or we have: it is read anew."""
    hall = server.hall
    match what:
        case "person":
            hall.people.lose(of)
            server.let_go_of(of)
        case "house":
            server.admin.look_again()
        case "forgot":
            for forget in hall.forgetting.afterwards:
                forget()
        case "died":
            hall.look()
        case "calls":
            if hall.caller is not None:
                hall.caller.nudge()


def afresh(server: Server) -> None:
    """Anything may have happened meanwhile."""
    hall = server.hall
    hall.people.lose_all()
    for person in {each.person for each in server.sockets if each.person is not None}:
        server.let_go_of(person)
    server.admin.look_again()
    for forget in hall.forgetting.afterwards:
        forget()
    hall.look()
