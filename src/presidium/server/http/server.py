"""State and functions shared by all routes: authentication, rate limits, access to tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.websockets import WebSocket

from presidium.core import Player, Refused, refusal
from presidium.server.base import nul
from presidium.server.base.counts import Counted
from presidium.server.base.limits import Limits
from presidium.server.http.admin_actions import AdminActions
from presidium.server.http.auth import Authenticator, Handler
from presidium.server.http.errors import STATUS, refused
from presidium.server.http.rate_limit import RateLimiter, Remembered, Shut, address_of
from presidium.server.http.socket import CLOSE_NOT_ALLOWED, Socket, number, refusal_message
from presidium.server.live.registry import Hall
from presidium.server.live.room import Room
from presidium.server.people.quota import Made
from presidium.server.people.repository import Person
from presidium.server.protocol import commands, messages
from presidium.server.protocol.models import TableInfo
from presidium.server.render import streams
from presidium.server.render.outbox import Key
from presidium.server.render.table_info import table_info
from presidium.server.storage import disk_health as disk
from presidium.server.storage.data_figures import DataFigures

log = logging.getLogger("presidium.server")


class Server(Authenticator):
    """State and functions that the routes share."""

    def __init__(
        self,
        hall: Hall,
        limits: Limits,
        closed: bool = False,
        spent: Remembered | None = None,
        shut: Shut | None = None,
        alone: bool = False,
    ) -> None:
        super().__init__(hall.people, closed)
        self.hall = hall
        self.alone = alone
        """True if only the one person of this device can reach the server."""
        self.limiter = RateLimiter(limits, hall.clock, spent, shut)
        self.limiter.address = hall.settings.address
        hall.bot_pool.jobs.ledger = hall.bot_pool.opinions.ledger = self.limiter
        self.made = Made(hall.store, lambda: hall.limits)
        hall.bot_pool.whence = self.made.whence
        self.sockets: set[Socket] = set()
        self.ready = False
        self.draining = False
        """True while nobody may create new tables, so that running games can end."""
        self.restarts: Callable[[], int] = lambda: 0
        """Returns the number of worker processes that were replaced since the server started."""
        self.admin = AdminActions(self)
        self.figures = DataFigures(hall.store, hall.clock, lambda: hall.wall())

    # Requests

    async def body(self, request: Request, kind: Any) -> Any:
        """Returns the decoded request body. Refused if the device was signed out while the body came (up to 20 s)."""
        data, known = b"", await self.signed_in(request)
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > (most := self.limiter.limits.body):
                    raise Refused(refusal("too-large", limit=int(most)))
            if known is not None and await self.signed_in(request) is None:
                raise await self.to_nobody(request, refusal("who-are-you"))
            nul.must_hold_none(data)
            return msgspec.json.decode(data or b"{}", type=kind)
        except (ClientDisconnect, msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refused(refusal("unreadable-body", text=str(error)[:200])) from None

    async def has_a_turn(self, kind: str, request: Request) -> str | None:
        """Charges the sender for a heavy job; returns their id (None: not signed in). Refused if the queue is full."""
        person = await self.somebody(request)
        self.hall.bot_pool.jobs.must_have_room(None if person is None else person.id)
        self.limiter.charge(kind, request, person)
        return None if person is None else person.id

    # Tables

    async def makes_a_table(self, request: Request | WebSocket, person: Person) -> None:
        await self.must_be_wholly_here(request)
        if self.draining:
            raise Refused(refusal("draining"))
        self.limiter.charge("table", request, person)
        await self.made.must_have_room(address_of(request), person.id)
        self.limiter.count("tables", person.id)

    async def infos(self, ids: Iterable[str], request: Request, person: Person | None) -> tuple[Any, ...]:
        """Returns public information about tables, in their order. Loading a table is charged to the rate limit."""
        ids = list(ids)
        away = await self.hall.elsewhere(id for id in ids if id not in self.hall.rooms)
        found: dict[str, Any] = {}
        if away and self.hall.peers is not None:
            found |= await self.hall.peers.about("infos", away)
        for id in [id for id in ids if id not in away]:
            if id not in self.hall.rooms:
                self.limiter.charge("load", request, person)
                await asyncio.sleep(0)
            found[id] = await self.info(id)
        return tuple(found[id] for id in ids if found.get(id) is not None)

    async def info(self, id: str) -> TableInfo | None:
        try:
            return table_info((await self.hall.load_readonly(id))[0])
        except Exception as error:  # one that cannot be loaded must not take the list with it
            if not disk.is_trouble(error):
                log.exception("a table could not be loaded", extra={"table": id})
            return None

    async def key(self, room: Room, seat: str | None, request: Request | WebSocket, archives: bool = False) -> Key:
        """Returns the key of the stream to send. Until the archive opens, only the person in a seat gets its stream."""
        person = await self.somebody(request)
        if seat is None:
            return streams.APART if person is not None and person.id in room.table.players else None
        asked = self.seat(room, seat)
        if not archives and (person is None or room.table.seats[asked].person != person.id):
            why = refusal("not-your-seat", seat=asked)
            raise await self.to_nobody(request, why) if person is None else Refused(why)
        return asked

    def seat(self, room: Room, text: str) -> Player:
        asked = number(text)
        if asked is None or asked not in room.table.seats:
            raise Refused(refusal("no-such-seat", seat=text[:10]))
        return asked

    async def do(
        self, room: Room, command: Any, person: Person, request: Request | WebSocket, asker: Socket | None = None
    ) -> messages.Done | messages.Refused:
        try:
            talk = isinstance(command, (commands.Chat, commands.Say))
            self.limiter.charge("talk" if talk else "command", request, person)
            if talk:
                self.limiter.count("chat", person.id)
            elif isinstance(command, commands.Start) and room.table.bots_alone:
                self.limiter.charge("bots", request, person)
            elif isinstance(command, commands.Rematch) and not room.table.next_table:
                await self.makes_a_table(request, person)
            elif isinstance(command, commands.SeatLink):
                self.limiter.count("people", address_of(request))
            done = await room.do(command, person, asker)
            if isinstance(command, commands.Rematch):
                self.made.note(address_of(request), done.table)
            return done
        except Refused as why:
            return self.refused(room, command, person, why)

    def refused(self, room: Room, command: Any, person: Person, why: Refused) -> messages.Refused:
        """Returns the reply to a refused command. If the command is an answer, the reply has the current question."""
        self.hall.counts.refused.add()
        question = None
        if isinstance(command, commands.Answer) and room.table.running:
            question = room.question_for(command.seat, person.id)
        return refusal_message(why, command.id, question)

    async def let_go_of(self, person: str) -> None:
        """Closes a person's WebSockets on devices that are no longer signed in."""
        his = [each for each in self.sockets if each.person == person]
        for device in {each.device for each in his}:
            if not await self.people.store.read(self.people.is_good, device):
                for each in [each for each in his if each.device == device]:
                    each.close(CLOSE_NOT_ALLOWED)

    async def has_ended(self, person: str) -> None:
        """Tells all workers that a person's device was signed out. Call it before the response to the visitor, so that
        no worker accepts the device afterwards."""
        if self.hall.peers is not None:
            await self.hall.peers.ask_all("gone", person)

    # Operation

    async def counted(self) -> Counted:
        rooms = (room.table for room in self.hall.rooms.values())
        live = sum(table.running and table.tempo.pace != "mail" for table in rooms)
        store, now = self.hall.store, self.hall.clock()
        disk = {
            "trouble": self.trouble_here,
            "disk_seconds": 0.0 if store.latency is None else store.latency.seconds,
            "data_bytes": await self.figures.size(),
        }
        return self.hall.counts.counted(now, len(self.sockets), live, dict(store.disk.errors), **disk)

    async def counted_all(self) -> Counted:
        """Returns the counters of all workers added up, including workers that have ended."""
        others = [] if self.hall.peers is None else await self.hall.peers.counts()
        return sum(others, await self.counted())

    @property
    def trouble_here(self) -> str:
        """Returns the disk or database error that this process has; empty if there is none."""
        share, found = self.hall.ownership, self.hall.store.disk.trouble or ""
        return found if found or share is None or share.surely else disk.FAILS.id

    async def trouble(self) -> str:
        """Returns a disk or database error that any process of the server has; empty if there is none."""
        here = self.trouble_here
        return here if here or self.hall.peers is None else await self.hall.peers.trouble()

    # Routes

    def guarded(self, handler: Handler) -> Handler:
        """Wraps a request handler: checks the request's origin first, and turns Refused into a response."""
        guarded: Handler = self.limiter.wrap(handler, refused, STATUS)
        return guarded
