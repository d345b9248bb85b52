"""HTTP endpoints for people: registration, sign-in links, devices and deletion of the account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.server.http.auth import COOKIE
from presidium.server.http.endpoints import RouteGroup, endpoint, path, query
from presidium.server.http.rate_limit import address_of
from presidium.server.http.responses import json
from presidium.server.http.site import path_of
from presidium.server.http.socket import CLOSE_NOT_ALLOWED
from presidium.server.live.room import Room
from presidium.server.people.devices import device_of
from presidium.server.people.links import LinkTarget
from presidium.server.people.passkeys import where
from presidium.server.people.repository import Device, Person, SignedIn, hashed
from presidium.server.people.sofa import table_of
from presidium.server.protocol.http.people import (
    DeviceInfo,
    Farewell,
    HallInfo,
    Link,
    LinkInfo,
    Me,
    NewPerson,
    OpenLink,
    RenameRequest,
    Sofa,
    Welcome,
)
from presidium.server.storage.table_lists import places_of

if TYPE_CHECKING:
    from presidium.server.http.server import Server

COOKIE_LIFETIME_S: Final = 400 * 86400
CONFIRMED: Final = "yes"
ALL_OTHER_DEVICES: Final = "others"
"""Word sent in place of a device's id; it means all of the person's devices except the requesting one."""
CODE: Final = path("code", "The code of the link.")


class PeopleRoutes(RouteGroup):
    tag = "people"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.people = server.hall.people
        self.links = server.hall.links
        self.invitations = server.hall.invitations
        self.accounts = server.hall.accounts

    @endpoint("GET /hall", "look_at_hall", "How people can sign in here", HallInfo, open_to_all=True)
    async def hall(self, request: Request) -> Response:
        """Returns facts for the entrance page: is the server closed, does it send e-mail, does it support passkeys, can
        others come."""
        server = self.server
        if server.alone:
            return json(HallInfo(closed=False, mail=False, passkeys=False, alone=True))
        passkeys = where(request.headers.get("host", ""), request.url.scheme) is not None
        return json(HallInfo(server.closed, server.hall.mailer is not None, passkeys))

    @endpoint("POST /people", "become", "Make an account", Welcome, body=NewPerson, status=201, open_to_all=True)
    async def welcome(self, request: Request) -> Response:
        asked = await self.server.body(request, NewPerson)
        self.server.limiter.count("people", address_of(request))
        if self.server.closed:
            return self.with_token(request, *await self._invited(request, asked))
        return self.with_token(request, *await self.people.welcome(asked.name, kind_of(request)))

    async def _invited(self, request: Request, asked: NewPerson) -> tuple[Person, str]:
        """Registers a person on a closed server with an invitation, which stays unused if the request is refused."""
        if not asked.invite:
            raise Refused(refusal("hall-closed"))
        self.server.limiter.count("codes", address_of(request))
        key = await self.server.hall.store.read(self.invitations.good, asked.invite)
        return await self.people.welcome(asked.name, kind_of(request), self.invitations.used(key))

    def with_token(self, request: Request, person: Person, token: str, **more: Any) -> Response:
        answer = json(Welcome(person.name, token, **more), 201)
        secure = request.url.scheme == "https"
        path = path_of(request) or "/"
        answer.set_cookie(
            COOKIE, token, max_age=COOKIE_LIFETIME_S, httponly=True, samesite="lax", secure=secure, path=path
        )
        return answer

    @endpoint(
        "GET /me",
        "who_am_i",
        "Your name and your tables",
        Me,
        otherwise={204: "You are not signed in."},
        open_to_all=True,
    )
    @endpoint("PATCH /me", "rename", "Change your name", Me, body=RenameRequest, signed_in=True, open_to_all=True)
    @endpoint(
        "DELETE /me",
        "be_forgotten",
        "Erase your account; a comrade takes your place at past tables",
        Farewell,
        query("sure", "Must be `yes`.", {"const": CONFIRMED}, required=True),
        signed_in=True,
        open_to_all=True,
    )
    async def me(self, request: Request) -> Response:
        if request.method == "GET" and not self.server.token(request):
            return Response(status_code=204)  # a first visit is not an error
        known = await self.server.signed_in(request)
        if request.method == "GET" and known is not None and known.only:
            self.server.limiter.charge("list", request, known.person)
            tables = await self.server.infos(known.only, request, known.person)
            return json(Me(known.person.name, tables, known.only))
        person = await self.server.person(request)
        if request.method == "DELETE":
            return await self._forget(request, person)
        if request.method == "PATCH":
            asked = await self.server.body(request, RenameRequest)
            self.server.limiter.count("chat", person.id)
            person = await self.people.rename(person, asked.name)
        self.server.limiter.charge("list", request, person)
        store = self.server.hall.store
        tables = await self.server.infos(await store.read(places_of, store, person.id), request, person)
        return json(Me(person.name, tables))

    async def _forget(self, request: Request, person: Person) -> Response:
        """Deletes the person's account, if they have confirmed the deletion."""
        if request.query_params.get("sure") != CONFIRMED:
            raise Refused(refusal("not-sure"))
        self.server.limiter.charge("export", request, person)
        tables = await self.server.hall.erasure.forget(person)
        for socket in [each for each in self.server.sockets if each.person == person.id]:
            socket.close(CLOSE_NOT_ALLOWED)
        return without_token(request, json(Farewell(tables)))

    # Links

    @endpoint(
        "POST /me/links",
        "link_device",
        "Make a link for another device; it works once",
        Link,
        status=201,
        signed_in=True,
    )
    async def device_link(self, request: Request) -> Response:
        self.server.limiter.count("people", address_of(request))
        person = await self.server.person(request)
        return json(Link(await self.links.to_device(person, self._here(request))), 201)

    @endpoint(
        "GET /links/{code}", "look_at_link", "Preview a link without using it up", LinkInfo, CODE, open_to_all=True
    )
    @endpoint(
        "POST /links/{code}",
        "open_link",
        "Use a link",
        (Welcome, Link),
        CODE,
        body=OpenLink,
        status=201,
        optional_body=True,
        open_to_all=True,
    )
    async def link(self, request: Request) -> Response:
        """GET shows the purpose of a one-time link and keeps the link valid; POST opens the link and uses it up."""
        code, looks = request.path_params["code"], request.method != "POST"
        if looks:
            self.server.limiter.charge("hello", request)
            return json(await self._shown(request, await self.links.look(code), await self.server.signed_in(request)))
        self.server.limiter.count("people", address_of(request))
        asked = await self.server.body(request, OpenLink)
        async with self.links.opening:
            door = await self.links.look(code)
            opens = self._confirm if door.address else self._take_seat if door.person is None else self._sign_in
            return await opens(request, door, await self.server.signed_in(request), asked)

    async def _shown(self, request: Request, door: LinkTarget, known: SignedIn | None) -> LinkInfo:
        you, id = ("", "") if known is None or goes_further(door, known) else (known.person.name, known.person.id)
        if door.person is not None and not door.table:
            leads: Literal["mail", "device"] = "mail" if door.address else "device"
            devices = await self._others(door.person, request) if door.address else 0
            return LinkInfo(leads, door.person.name, you, door.person.id == id, devices=devices)
        table = (await self._room(door)).table
        if door.person is not None:
            said = table.id, table.opened.game, table.opened.title
            return LinkInfo("call", door.person.name, you, door.person.id == id, *said)
        held, opened = table.seats[door.seat], table.opened
        return LinkInfo("seat", held.name, you, held.person == id, table.id, opened.game, opened.title, door.seat)

    async def _room(self, door: LinkTarget) -> Room:
        try:
            return await self.server.hall.room(door.table)
        except Refused:  # the table never began and was deleted
            raise Refused(refusal("no-such-link")) from None

    async def _sign_in(self, request: Request, door: LinkTarget, known: SignedIn | None, asked: OpenLink) -> Response:
        """Signs in by a link. A device signed in as someone else must confirm, because the link may be a trap."""
        assert door.person is not None
        if known is not None and goes_further(door, known):
            return await self._further(request, door)
        if known is not None and known.person.id == door.person.id:
            raise Refused(refusal("signed-in-already", name=known.person.name))
        if known is not None and not asked.instead:
            raise Refused(refusal("signed-in-otherwise", name=door.person.name, you=known.person.name))
        token = await self.links.sign_in(door, kind_of(request))
        return self.with_token(request, door.person, token, table=door.table)

    async def _further(self, request: Request, door: LinkTarget) -> Response:
        """Extends a device that is signed in for some tables only: to one more table, or to full access."""
        assert door.person is not None
        if door.table:
            await self.people.widen(self.server.token(request) or "", door.table, self.links.used_up(door))
            return json(Link("", door.table), 201)
        token = await self.links.sign_in(door, kind_of(request))
        await self.outgrown(request, door.person)
        return self.with_token(request, door.person, token)

    async def outgrown(self, request: Request, person: Person) -> None:
        """Deletes a device's old token, valid for some tables only, because the device now has full access."""
        here = self._here(request)
        gone = [each for each in await self._devices(person) if each.key == here and each.only]
        await self._sign_out(person, gone)

    async def _confirm(self, request: Request, door: LinkTarget, known: SignedIn | None, asked: OpenLink) -> Response:
        """Sets a person's e-mail address, if the confirmation link is opened on a device with full access to the
        account.

        On a device without this access, the reader of the e-mail may be a stranger whose address the person typed. The
        stranger can only take over the account (`instead`), which signs out all of the person's devices.
        """
        assert door.person is not None
        if await self.accounts.whose(door.address) not in (None, door.person):
            raise Refused(refusal("mail-taken"))
        has = self.accounts.has_address(door.person, door.address)
        if known is not None and known.person.id == door.person.id and not known.only:
            await self.links.used(door, *has)
            return json(Link(""), 201)
        if not asked.instead:
            devices = await self._others(door.person, request)
            raise Refused(refusal("mail-elsewhere", name=door.person.name, devices=devices))
        alone = self.accounts.without_other_ways(door.person)
        token = await self.links.sign_in(door, kind_of(request), *has, before=alone)
        self.people.lose(door.person.id)
        for socket in [each for each in self.server.sockets if each.person == door.person.id]:
            socket.close(CLOSE_NOT_ALLOWED)
        await self.server.has_ended(door.person.id)
        return self.with_token(request, door.person, token)

    async def _others(self, person: Person, request: Request) -> int:
        """Returns the number of the person's signed-in devices without the requesting one."""
        here = self._here(request)
        return sum(each.key != here for each in await self._devices(person))

    async def _take_seat(self, request: Request, door: LinkTarget, known: SignedIn | None, asked: OpenLink) -> Response:
        """Takes a seat by the host's link. A new person is registered first, and deleted if the seat is refused."""
        if known is not None and door.table not in known.only:
            await self.server.must_be_wholly_here(request)
        if known is None:
            await self.server.must_be_inside(request)
        room, token = await self._room(door), ""
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
        await self.links.removed(door)
        return self.with_token(request, person, token, table=door.table) if token else json(Link("", door.table), 201)

    @endpoint(
        "GET /sofas/{code}",
        "find_sofa",
        "Find a table by the code of its shared screen",
        Sofa,
        path("code", "The five letters on the screen."),
    )
    async def sofa(self, request: Request) -> Response:
        self.server.limiter.count("codes", address_of(request))
        hall = self.server.hall
        code = request.path_params["code"]
        return json(Sofa(await hall.store.read(table_of, hall.store, code, hall.wall())))

    # Devices

    @endpoint(
        "GET /me/devices", "list_devices", "The devices you are signed in on", tuple[DeviceInfo, ...], signed_in=True
    )
    async def devices(self, request: Request) -> Response:
        person = await self.server.person(request)
        self.server.limiter.charge("command", request, person)
        return await self._listed(person, self._here(request))

    @endpoint(
        "DELETE /me/devices/here",
        "leave_device",
        "Sign out on this device",
        status=204,
        otherwise={204: "Done: you are signed out."},
        signed_in=True,
        open_to_all=True,
    )
    async def leave(self, request: Request) -> Response:
        """Signs out this device, even if it is signed in for some tables only."""
        known, here = await self.server.signed_in(request), self._here(request)
        if known is None:
            raise Refused(refusal("who-are-you"))
        self.server.limiter.charge("command", request, known.person)
        await self._sign_out(known.person, [each for each in await self._devices(known.person) if each.key == here])
        return without_token(request, Response(status_code=204))

    @endpoint(
        "DELETE /me/devices/{device}",
        "sign_out",
        "Sign a device out; returns the rest",
        tuple[DeviceInfo, ...],
        path("device", f"Its id; `{ALL_OTHER_DEVICES}`: every device but this one."),
        signed_in=True,
    )
    async def device(self, request: Request) -> Response:
        """Signs out one device, or all others. Also deletes unused sign-in links, in case such a device made them."""
        person, here, which = await self.server.person(request), self._here(request), request.path_params["device"]
        self.server.limiter.charge("command", request, person)
        known = await self._devices(person)
        gone = [each for each in known if (each.key != here if which == ALL_OTHER_DEVICES else each.id == which)]
        if not gone and which != ALL_OTHER_DEVICES:
            raise Refused(refusal("no-such-device"))
        leaves = any(each.key == here for each in gone)
        await self._sign_out(person, gone, links=not leaves, but=here if which == ALL_OTHER_DEVICES else "")
        answer = await self._listed(person, here)
        return without_token(request, answer) if leaves else answer

    def _here(self, request: Request) -> str:
        return hashed(self.server.token(request) or "")

    async def _devices(self, person: Person) -> list[Device]:
        return await self.people.store.read(self.people.devices, person)

    async def _listed(self, person: Person, here: str) -> Response:
        return json(tuple(device_info(each, each.key == here) for each in await self._devices(person)))

    async def _sign_out(self, person: Person, devices: list[Device], links: bool = False, but: str = "") -> None:
        """Signs out these devices, or all the person's devices except `but`, and closes their WebSockets."""
        keys = {each.key for each in devices}
        await self.people.sign_out(person, keys, links, but)
        for socket in list(self.server.sockets):
            if socket.device in keys or (but and socket.person == person.id and socket.device != but):
                socket.close(CLOSE_NOT_ALLOWED)
        await self.server.has_ended(person.id)


def kind_of(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def without_token(request: Request, answer: Response) -> Response:
    answer.delete_cookie(COOKIE, path=path_of(request) or "/", httponly=True, samesite="lax")
    return answer


def goes_further(door: LinkTarget, known: SignedIn) -> bool:
    """True if a link would give the person's device access to more tables than the device has now."""
    same = door.person is not None and door.person.id == known.person.id
    return same and bool(known.only) and door.table not in known.only


def device_info(device: Device, here: bool) -> DeviceInfo:
    browser, _, system = device.kind.partition("/")
    return DeviceInfo(device.id, browser, system, device.since, device.seen, here, device.only)
