"""The server: HTTP for questions and commands, a WebSocket for what happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Iterable
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from presidium.core import Player, Refused, refusal
from presidium.table import disk, library, messages, overview, page, streams, wire
from presidium.table.admin import Admin
from presidium.table.admin_page import AdminPage
from presidium.table.announcing import Announcing
from presidium.table.asking import Asking, Handler
from presidium.table.beliefs import Believing
from presidium.table.brought import Bringing
from presidium.table.calling.desk import Desk
from presidium.table.charts import Drawing
from presidium.table.counts import Counted
from presidium.table.entrance import Entrance
from presidium.table.guard import WAIT, Guard, Remembered, SecurityHeaders, Toll, address_of
from presidium.table.hall import Hall
from presidium.table.hosts import Hosts
from presidium.table.infos import TableInfo
from presidium.table.lessons import Lessons
from presidium.table.letters import json
from presidium.table.limits import Limits
from presidium.table.metrics import Metrics
from presidium.table.mine import Mine
from presidium.table.opinions import Opinions
from presidium.table.others import Shunning
from presidium.table.outbox import Key
from presidium.table.people import Person
from presidium.table.permanent import Inviting
from presidium.table.problems import Problems
from presidium.table.quota import Made
from presidium.table.reading import Reading
from presidium.table.refusals import STATUS, answered, nothing_here, refused, turn_away
from presidium.table.room import Room
from presidium.table.signin import SignIn
from presidium.table.site import Site
from presidium.table.socket import BAD, GOING, Socket, number, refusal_message
from presidium.table.standing import table_info
from presidium.table.terms import Terms
from presidium.table.unfurl import Unfurling

if TYPE_CHECKING:
    from presidium.table.workers.at_work import AtWork

log = logging.getLogger("presidium.server")

TIDY: Final = 30.0
"""How often the hall is tidied up, in seconds."""


class Server(Asking):
    """What the routes share."""

    def __init__(self, hall: Hall, limits: Limits, closed: bool = False, spent: Remembered | None = None) -> None:
        super().__init__(hall.people, closed)
        self.hall = hall
        self.guard = Guard(limits, hall.clock, spent)
        self.made = Made(hall)
        self.sockets: set[Socket] = set()
        self.ready = False
        self.draining = False
        """Whether no table is made any more."""
        self.admin = Admin(self)

    # What is asked

    async def body(self, request: Request, kind: Any) -> Any:
        data = b""
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > (most := self.guard.limits.body):
                    raise Refused(refusal("too-large", limit=int(most)))
            return msgspec.json.decode(data or b"{}", type=kind)
        except (ClientDisconnect, msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refused(refusal("unreadable-body", text=str(error)[:200])) from None

    # Tables

    async def tables(self, request: Request) -> Response:
        if request.method == "GET":
            self.guard.work("list", request, self.somebody(request))
            return json(await self.infos(self.hall.listed(), request, self.somebody(request)))
        person = self.person(request)
        asked = await self.body(request, wire.NewTable)
        self._makes_a_table(request, person)
        if asked.begins is not None:
            self.guard.work("eyes", request, person)
        room = await self.hall.making.new(asked, person)
        self.made.note(address_of(request), room.table.id)
        return json(table_info(room.table), 201)

    def _makes_a_table(self, request: Request | WebSocket, person: Person) -> None:
        self.must_be_wholly_here(request)
        if self.draining:
            raise Refused(refusal("draining"))
        self.guard.work("table", request, person)
        self.made.must_have_room(address_of(request), person.id)
        self.guard.count("tables", person.id)

    async def infos(self, ids: Iterable[str], request: Request, person: Person | None) -> tuple[Any, ...]:
        """What everybody may know of these; each that has left memory costs its loading, and others come in between."""
        ids = list(ids)
        away = self.hall.elsewhere(id for id in ids if id not in self.hall.rooms)
        found: dict[str, Any] = {}
        if away and self.hall.inside is not None:
            found |= await self.hall.inside.about("infos", away)
        for id in [id for id in ids if id not in away]:
            if id not in self.hall.rooms:
                self.guard.work("load", request, person)
                await asyncio.sleep(0)
            found[id] = self.info(id)
        return tuple(found[id] for id in ids if found.get(id) is not None)

    def info(self, id: str) -> TableInfo | None:
        try:
            return table_info(self.hall.seen(id)[0])
        except Exception as error:  # one that cannot be loaded must not take the list with it
            if not disk.is_trouble(error):
                log.exception("a table could not be loaded", extra={"table": id})
            return None

    async def table(self, request: Request) -> Response:
        """What this seat, or a spectator, may know: the first message of a stream."""
        room = self.hall.room(request.path_params["table"])
        person = self.somebody(request)
        key = self.key(room, request.query_params.get("seat"), request)
        self.guard.work("hello", request, person)
        return Response(room.hello(key, None if person is None else person.id), media_type="application/json")

    def key(self, room: Room, seat: str | None, request: Request | WebSocket, archives: bool = False) -> Key:
        """Whose stream is asked for; a seat's own person only may hear a seat's, until the archives open."""
        person = self.somebody(request)
        if seat is None:
            return streams.APART if person is not None and person.id in room.table.players else None
        asked = self.seat(room, seat)
        if not archives and (person is None or room.table.seats[asked].person != person.id):
            why = refusal("not-your-seat", seat=asked)
            raise self.to_nobody(request, why) if person is None else Refused(why)
        return asked

    def seat(self, room: Room, text: str) -> Player:
        asked = number(text)
        if asked is None or asked not in room.table.seats:
            raise Refused(refusal("no-such-seat", seat=text[:10]))
        return asked

    async def command(self, request: Request) -> Response:
        person = self.person(request)
        command = await self.body(request, wire.AnyCommand)
        answer = await self.do(self.hall.room(request.path_params["table"]), command, person, request)
        return answered(answer, 200 if isinstance(answer, messages.Done) else STATUS.get(answer.why.id, 422))

    async def do(
        self, room: Room, command: Any, person: Person, request: Request | WebSocket, asker: Socket | None = None
    ) -> messages.Done | messages.Refused:
        try:
            talk = isinstance(command, (wire.Chat, wire.Say))
            self.guard.work("talk" if talk else "command", request, person)
            if talk:
                self.guard.count("chat", person.id)
            elif isinstance(command, wire.Start) and room.table.bots_alone:
                self.guard.work("bots", request, person)
            elif isinstance(command, wire.Rematch) and not room.table.next_table:
                self._makes_a_table(request, person)
            elif isinstance(command, wire.SeatLink):
                self.guard.count("people", address_of(request))
            done = await room.do(command, person, asker)
            if isinstance(command, wire.Rematch):
                self.made.note(address_of(request), done.table)
            return done
        except Refused as why:
            return self.refused(room, command, person, why)

    def refused(self, room: Room, command: Any, person: Person, why: Refused) -> messages.Refused:
        """With the question, where it was an answer: it may be another by now."""
        self.hall.counts.refused.add()
        question = None
        if isinstance(command, wire.Answer) and room.table.running:
            question = room.question_for(command.seat, person.id)
        return refusal_message(why, command.id, question)

    # The stream

    async def stream(self, line: WebSocket) -> None:
        try:
            self.guard.origin(line)
            self.guard.work("stream", line, self.somebody(line))
            self.must_be_inside(line)
            self.guard.connect(address_of(line))
        except Refused as why:
            await asyncio.sleep(WAIT)  # to refuse costs something too
            await turn_away(line, why)
            return
        try:
            await Socket(self, line).run()
        finally:
            self.guard.disconnect(address_of(line))

    def let_go_of(self, person: str) -> None:
        """Those lines of his whose device is signed in no more."""
        his = [each for each in self.sockets if each.person == person]
        for device in {each.device for each in his}:
            if not self.people.is_good(device):
                for each in [each for each in his if each.device == device]:
                    each.close(BAD)

    # Running it

    def counted(self) -> Counted:
        rooms = (room.table for room in self.hall.rooms.values())
        live = sum(table.running and table.tempo.pace != "mail" for table in rooms)
        return self.hall.counts.counted(self.hall.clock(), len(self.sockets), live)

    async def counted_all(self) -> Counted:
        """With what the other processes count, where there are any."""
        others = [] if self.hall.inside is None else await self.hall.inside.ask_all("counts")
        return sum((msgspec.convert(each, Counted) for each in others), self.counted())

    async def health(self, _: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, _: Request) -> Response:
        not_ready = self.hall.store.disk.trouble if self.ready else "not yet"
        return PlainTextResponse(f"{not_ready or 'ready'}\n", 503 if not_ready else 200)

    async def status(self, _: Request) -> Response:
        """For the host: how much there is of what, and nothing of what is in it; not what is in memory either, where a
        table by mail comes when somebody has answered there (decision 18)."""
        tables = overview.standing(self.hall.store, finished=False)
        lines = (
            f"tables: {sum(tables.values())}",
            f"running: {tables.get('running', 0)}",
            f"sockets: {(await self.counted_all()).sockets}",
            f"disk: {self.hall.store.disk.trouble or 'well'}",
        )
        return HTMLResponse("<!doctype html><title>Presidium</title><pre>" + "\n".join(lines) + "</pre>")


def build(
    hall: Hall, terms: Terms | None = None, at_work: AtWork | None = None, admins: socket.socket | None = None
) -> Starlette:
    """The application, its tables already standing in the hall, as its host has set it up. One that is `at_work` beside
    others finds the host's socket open (`admins`)."""
    terms = terms or Terms()
    hall.limits = terms.limits
    server = Server(hall, terms.limits, terms.closed, None if at_work is None else at_work.spent)
    entrance, reading, opinions = Entrance(server), Reading(server), Opinions(server)
    unfurling, signin = Unfurling(server), SignIn(server, entrance)
    problems, desk = Problems(server), Desk(server)
    mine, shunning, inviting = Mine(server), Shunning(server), Inviting(server)
    hall.forgetting.afterwards.append(reading.kept.clear)

    def entry(path: str, handler: Handler, *methods: str) -> Route:
        """For anybody, also where the hall is closed."""
        return Route(f"/api{path}", server.guard.wrap(handler, refused, STATUS), methods=list(methods))

    def api(path: str, handler: Handler, *methods: str) -> Route:
        return entry(path, server.inside(handler), *methods)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with contextlib.nullcontext() if at_work is None else at_work.running():
            hall.wake()
            if hall.caller is not None:
                hall.caller.start()
            server.ready = True
            if hall.store.looks_later:
                Thread(target=hall.store.look_through, name="presidium-looks", daemon=True).start()
            tidying = asyncio.create_task(_tidy(hall))
            try:
                async with server.admin.listening(None if at_work else terms.data, admins):
                    yield
            finally:
                server.ready = False
                tidying.cancel()
                for each in list(server.sockets):
                    each.close(GOING)
                await hall.close()

    app = Starlette(
        routes=[
            entry("/hall", entrance.hall, "GET"),
            entry("/people", entrance.welcome, "POST"),
            entry("/me", entrance.me, "GET", "PATCH", "DELETE"),
            entry("/signin/mail", signin.by_mail, "POST"),
            entry("/signin/passkey/challenge", signin.passkey_to_show, "POST"),
            entry("/signin/passkey", signin.by_passkey, "POST"),
            api("/me/account", signin.account, "GET"),
            api("/me/mail", signin.mail, "POST", "DELETE"),
            api("/me/passkeys/challenge", signin.passkey_to_make, "POST"),
            api("/me/passkeys", signin.passkeys, "POST"),
            api("/me/passkeys/{passkey}", signin.passkey, "DELETE"),
            api("/me/links", entrance.device_link, "POST"),
            api("/me/export", mine.export, "GET"),
            api("/me/others", shunning.list, "GET", "POST"),
            api("/me/others/{other}", shunning.one, "DELETE"),
            api("/reports", shunning.report, "POST"),
            api("/me/bot", inviting.me, "PUT", "DELETE"),
            api("/me/invitations", inviting.invitations, "GET"),
            api("/me/invitations/{id}", inviting.invitation, "DELETE"),
            api("/bots", inviting.list, "GET"),
            api("/me/tables", mine.tables, "GET"),
            api("/me/career", mine.career, "GET"),
            api("/me/devices", entrance.devices, "GET"),
            entry("/me/devices/here", entrance.leave, "DELETE"),
            api("/me/devices/{device}", entrance.device, "DELETE"),
            api("/me/calls", desk.mine, "GET", "PUT"),
            api("/me/calls/channels", desk.add, "POST"),
            api("/me/calls/channels/{channel}", desk.channel, "DELETE"),
            api("/me/calls/channels/{channel}/test", desk.test, "POST"),
            api("/me/calls/tables/{table}", desk.table, "PUT"),
            entry("/confirms/{code}", desk.confirmed, "GET", "POST"),
            entry("/stops/{code}", desk.stopped, "GET", "POST"),
            api("/sofas/{code}", entrance.sofa, "GET"),
            entry("/links/{code}", entrance.link, "GET", "POST"),
            entry("/games", library.show_games, "GET"),
            entry("/rules/{game}", library.show_rules, "GET"),
            entry("/rules/{game}/pictures", library.show_pictures, "GET"),
            entry("/words/{game}", library.show_words, "GET"),
            entry("/schemas/{game}", library.show_schema, "GET"),
            entry("/lessons/{game}", Lessons(server).answer, "POST"),
            entry("/problems", problems.list, "GET"),
            entry("/problems/{game}/{number}", problems.one, "GET", "POST"),
            api("/tables", server.tables, "GET", "POST"),
            api("/tables/{table}", server.table, "GET"),
            api("/tables/{table}/commands", server.command, "POST"),
            api("/tables/{table}/others", shunning.here, "GET"),
            api("/tables/{table}/history", reading.history, "GET"),
            api("/tables/{table}/record", reading.record, "GET"),
            api("/tables/{table}/report", reading.report, "GET"),
            api("/tables/{table}/pravda", reading.pravda, "GET"),
            api("/tables/{table}/beliefs", Believing(server).read, "GET"),
            api("/tables/{table}/charts", Drawing(server).read, "GET"),
            api("/tables/{table}/crossroads", reading.crossroads, "GET"),
            api("/tables/{table}/whatif", reading.what_if, "GET"),
            api("/tables/{table}/suggestion", reading.suggestion, "GET"),
            api("/tables/{table}/advice", opinions.advice, "GET"),
            api("/tables/{table}/why", opinions.why, "GET"),
            api("/tables/{table}/code.svg", reading.code, "GET"),
            api("/records", Bringing(server).show, "POST"),
            api("/records/{part}", Bringing(server).show, "POST"),
            WebSocketRoute("/api/tables/{table}/stream", server.stream),
            Route("/api/openapi.json", library.show_protocol),
            Route("/api/asyncapi.json", library.show_stream),
            Route("/health", server.health),
            Route("/ready", server.readiness),
            Route("/status", server.status),
            Route("/archive/{table}", unfurling.page),
            Route("/archive/{table}/poster.png", unfurling.picture),
            Route("/stop/{code}", server.guard.wrap(desk.stopped, refused, STATUS), methods=["POST"]),
            *Metrics(server, terms.metrics).routes(),
            *AdminPage(server, terms.admin).routes(),
            *page.routes(),
        ],
        exception_handlers={HTTPException: nothing_here},
        lifespan=lifespan,
    )
    app.state.server = server
    app.add_middleware(Hosts, allow=terms.hosts)
    app.add_middleware(Toll, guard=server.guard, refused=refused)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Announcing, admin=server.admin)
    if terms.path:
        app.add_middleware(Site, path=terms.path)
    if at_work is not None:
        at_work.join(server, app)
    return app


async def _tidy(hall: Hall) -> None:
    while True:
        await asyncio.sleep(TIDY)
        try:
            await hall.tidy()
        except Exception as error:
            if not disk.is_trouble(error):
                log.exception("tidying failed")
