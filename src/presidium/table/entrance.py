"""How one comes in, on which devices, and how one leaves again: what is asked of people by HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.table.asking import COOKIE
from presidium.table.devices import device_of
from presidium.table.guard import address_of
from presidium.table.letters import json
from presidium.table.letters.people import (
    Called,
    DeviceInfo,
    Farewell,
    HallInfo,
    Link,
    LinkInfo,
    Me,
    NewPerson,
    OpenLink,
    Sofa,
    Welcome,
)
from presidium.table.links import Door
from presidium.table.passkeys import where
from presidium.table.people import Device, Person, SignedIn, hashed
from presidium.table.room import Room
from presidium.table.site import path_of
from presidium.table.socket import BAD
from presidium.table.sofa import table_of

if TYPE_CHECKING:
    from presidium.table.app import Server

LASTS: Final = 400 * 86400
SURE: Final = "yes"
OTHERS: Final = "others"
"""In place of a device: all but this one."""


class Entrance:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = server.hall.people
        self.links = server.hall.links
        self.invitations = server.hall.invitations
        self.accounts = server.hall.accounts

    async def hall(self, request: Request) -> Response:
        """What there is at the entrance, for whoever stands before it."""
        mail = self.server.hall.post is not None
        return json(HallInfo(self.server.closed, mail, where(request) is not None))

    async def welcome(self, request: Request) -> Response:
        asked = await self.server.body(request, NewPerson)
        self.server.guard.count("people", address_of(request))
        if self.server.closed:
            return self.with_token(request, *await self._invited(request, asked))
        return self.with_token(request, *await self.people.welcome(asked.name, kind_of(request)))

    async def _invited(self, request: Request, asked: NewPerson) -> tuple[Person, str]:
        """Into a closed hall one comes by an invitation, which counts it; whoever is refused has used up nothing."""
        if not asked.invite:
            raise Refused(refusal("hall-closed"))
        self.server.guard.count("codes", address_of(request))
        async with self.invitations.entering:
            key = self.invitations.good(asked.invite)
            return await self.people.welcome(asked.name, kind_of(request), self.invitations.used(key))

    def with_token(self, request: Request, person: Person, token: str, **more: Any) -> Response:
        answer = json(Welcome(person.name, token, **more), 201)
        secure = request.url.scheme == "https"
        path = path_of(request) or "/"
        answer.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path=path)
        return answer

    async def me(self, request: Request) -> Response:
        if request.method == "GET" and not self.server.token(request):
            return Response(status_code=204)  # a first visit is no error
        known = self.server.signed_in(request)
        if request.method == "GET" and known is not None and known.only:
            self.server.guard.work("list", request, known.person)
            tables = await self.server.infos(known.only, request, known.person)
            return json(Me(known.person.name, tables, known.only))
        person = self.server.person(request)
        if request.method == "DELETE":
            return await self._forget(request, person)
        if request.method == "PATCH":
            asked = await self.server.body(request, Called)
            if self.server.hall.permanent.of(person.id) is not None:
                raise Refused(refusal("bots-keep-their-name"))
            self.server.guard.count("chat", person.id)
            person = await self.people.rename(person, asked.name)
        self.server.guard.work("list", request, person)
        return json(Me(person.name, await self.server.infos(self.server.hall.places_of(person), request, person)))

    async def _forget(self, request: Request, person: Person) -> Response:
        """To be forgotten, by whoever says that he means it."""
        if request.query_params.get("sure") != SURE:
            raise Refused(refusal("not-sure"))
        self.server.guard.work("export", request, person)
        tables = await self.server.hall.forgetting.forget(person)
        for socket in [each for each in self.server.sockets if each.person == person.id]:
            socket.close(BAD)
        return without_token(request, json(Farewell(tables)))

    # Links

    async def device_link(self, request: Request) -> Response:
        self.server.guard.count("people", address_of(request))
        return json(Link(await self.links.to_device(self.server.person(request))), 201)

    async def link(self, request: Request) -> Response:
        """Look where a link leads, which leaves it good; or open it, which works once."""
        code, looks = request.path_params["code"], request.method != "POST"
        if looks:
            self.server.guard.work("hello", request)
            return json(self._shown(self.links.look(code), self.server.signed_in(request)))
        self.server.guard.count("people", address_of(request))
        asked = await self.server.body(request, OpenLink)
        async with self.links.opening:
            door = self.links.look(code)
            opens = self._confirm if door.address else self._take_seat if door.person is None else self._sign_in
            return await opens(request, door, self.server.signed_in(request), asked)

    def _shown(self, door: Door, known: SignedIn | None) -> LinkInfo:
        you, id = ("", "") if known is None or goes_further(door, known) else (known.person.name, known.person.id)
        if door.person is not None and not door.table:
            leads: Literal["mail", "device"] = "mail" if door.address else "device"
            return LinkInfo(leads, door.person.name, you, door.person.id == id)
        table = self._room(door).table
        if door.person is not None:
            said = table.id, table.opened.game, table.opened.title
            return LinkInfo("call", door.person.name, you, door.person.id == id, *said)
        held, opened = table.seats[door.seat], table.opened
        return LinkInfo("seat", held.name, you, held.person == id, table.id, opened.game, opened.title, door.seat)

    def _room(self, door: Door) -> Room:
        try:
            return self.server.hall.room(door.table)
        except Refused:  # a table that never began has been forgotten meanwhile
            raise Refused(refusal("no-such-link")) from None

    async def _sign_in(self, request: Request, door: Door, known: SignedIn | None, asked: OpenLink) -> Response:
        """Nobody becomes somebody else without saying so: the link may be a stranger's."""
        assert door.person is not None
        if known is not None and goes_further(door, known):
            return await self._further(request, door)
        if known is not None and known.person.id == door.person.id:
            raise Refused(refusal("signed-in-already", name=known.person.name))
        if known is not None and not asked.instead:
            raise Refused(refusal("signed-in-otherwise", name=door.person.name, you=known.person.name))
        token = await self.links.sign_in(door, kind_of(request))
        return self.with_token(request, door.person, token, table=door.table)

    async def _further(self, request: Request, door: Door, *also: Any) -> Response:
        """A device that is this person's at some tables is so at one more; or wholly, by a token of its own."""
        assert door.person is not None
        if door.table:
            await self.people.widen(self.server.token(request) or "", door.table, self.links.used_up(door))
            return json(Link("", door.table), 201)
        token = await self.links.sign_in(door, kind_of(request), *also)
        await self.outgrown(request, door.person)
        return self.with_token(request, door.person, token)

    async def outgrown(self, request: Request, person: Person) -> None:
        """Whoever is signed in wholly now needs no token for some tables any more."""
        here = self._here(request)
        gone = [each for each in self.people.devices(person) if each.key == here and each.only]
        await self._sign_out(person, gone)

    async def _confirm(self, request: Request, door: Door, known: SignedIn | None, _: OpenLink) -> Response:
        """Whoever reads what is sent to an address has it; a device that is nobody's is signed in by that."""
        assert door.person is not None
        if self.accounts.whose(door.address) not in (None, door.person):
            raise Refused(refusal("mail-taken"))
        has = self.accounts.has_address(door.person, door.address)
        if known is not None and goes_further(door, known):
            return await self._further(request, door, *has)
        if known is not None:
            await self.links.used(door, *has)
            return json(Link(""), 201)
        return self.with_token(request, door.person, await self.links.sign_in(door, kind_of(request), *has))

    async def _take_seat(self, request: Request, door: Door, known: SignedIn | None, asked: OpenLink) -> Response:
        """Whoever is nobody yet, and gets no seat, is nobody still; a closed hall has to let him in first."""
        if known is not None and door.table not in known.only:
            self.server.must_be_wholly_here(request)
        if known is None:
            self.server.must_be_inside(request)
        room, token = self._room(door), ""
        if known is None:
            person, token = await self.people.welcome(asked.name, kind_of(request))
        else:
            person = known.person
        try:
            await room.give_seat(door.seat, person)
        except Refused:
            if token:
                await self.people.forget(person)
            raise
        await self.links.used(door)
        return self.with_token(request, person, token, table=door.table) if token else json(Link("", door.table), 201)

    async def sofa(self, request: Request) -> Response:
        """Which table has the screen with this code."""
        self.server.guard.count("codes", address_of(request))
        hall = self.server.hall
        return json(Sofa(table_of(hall.store, request.path_params["code"], hall.wall())))

    # Devices

    async def devices(self, request: Request) -> Response:
        """Where one is signed in."""
        person = self.server.person(request)
        self.server.guard.work("command", request, person)
        return self._listed(person, self._here(request))

    async def device(self, request: Request) -> Response:
        """Sign out on one device, or on all others than this; links that still wait may have been made there."""
        person, here, which = self.server.person(request), self._here(request), request.path_params["device"]
        self.server.guard.work("command", request, person)
        known = self.people.devices(person)
        gone = [each for each in known if (each.key != here if which == OTHERS else each.id == which)]
        if not gone and which != OTHERS:
            raise Refused(refusal("no-such-device"))
        leaves = any(each.key == here for each in gone)
        await self._sign_out(person, gone, links=not leaves)
        answer = self._listed(person, here)
        return without_token(request, answer) if leaves else answer

    async def leave(self, request: Request) -> Response:
        """Sign out on this device, also where one is signed in for some tables only."""
        known, here = self.server.signed_in(request), self._here(request)
        if known is None:
            raise Refused(refusal("who-are-you"))
        self.server.guard.work("command", request, known.person)
        await self._sign_out(known.person, [each for each in self.people.devices(known.person) if each.key == here])
        return without_token(request, Response(status_code=204))

    def _here(self, request: Request) -> str:
        return hashed(self.server.token(request) or "")

    def _listed(self, person: Person, here: str) -> Response:
        return json(tuple(device_info(each, each.key == here) for each in self.people.devices(person)))

    async def _sign_out(self, person: Person, devices: list[Device], links: bool = False) -> None:
        keys = {each.key for each in devices}
        await self.people.sign_out(person, keys, links)
        for socket in [each for each in self.server.sockets if each.device in keys]:
            socket.close(BAD)


def kind_of(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def without_token(request: Request, answer: Response) -> Response:
    answer.delete_cookie(COOKIE, path=path_of(request) or "/", httponly=True, samesite="lax")
    return answer


def goes_further(door: Door, known: SignedIn) -> bool:
    """Whether a link leads the person of this device further than he is signed in on it."""
    same = door.person is not None and door.person.id == known.person.id
    return same and bool(known.only) and door.table not in known.only


def device_info(device: Device, here: bool) -> DeviceInfo:
    browser, _, system = device.kind.partition("/")
    return DeviceInfo(device.id, browser, system, device.since, device.seen, here, device.only)
