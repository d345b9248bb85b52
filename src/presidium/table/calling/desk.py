"""Where people say how they want to be called: what is asked of it by HTTP."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.table.calling.caller import Caller
from presidium.table.calling.forms import CallHours, CallsInfo, ChannelEnd, ChannelInfo, NewChannel, TableCalls
from presidium.table.calling.hook import SCHEMES
from presidium.table.calling.ledger import Callee, Channel, Ledger, new_channel
from presidium.table.calling.post import Unsent
from presidium.table.calling.push import must_be_keys
from presidium.table.calling.saying import Line, Said
from presidium.table.calling.settings import mail_address
from presidium.table.guard import address_of
from presidium.table.hours import zone_named
from presidium.table.letters import json
from presidium.table.people import Person, hashed
from presidium.text import Words, languages

if TYPE_CHECKING:
    from presidium.table.app import Server

MOST: Final = 10
"""How many ways to be called somebody may have."""
CONFIRM: Final = 3 * 24 * 3600.0
"""How long the button in a letter can be pressed."""


class Desk:
    def __init__(self, server: Server) -> None:
        self.server = server

    @property
    def caller(self) -> Caller:
        """Refused where nobody can be called from this house."""
        if self.server.hall.caller is None:
            raise Refused(refusal("no-calls-here"))
        return self.server.hall.caller

    @property
    def ledger(self) -> Ledger:
        return self.caller.ledger

    def _who(self, request: Request) -> Person:
        person = self.server.person(request)
        self.server.guard.work("command", request, person)
        return person

    # One's own

    async def mine(self, request: Request) -> Response:
        """How one is called; where nobody can be, that."""
        person = self._who(request)
        if self.server.hall.caller is None and request.method == "GET":
            return json(CallsInfo("", False, False, (), "en", "UTC", None, ()))
        if request.method == "PUT":
            asked = await self.server.body(request, CallHours)
            if asked.lang not in languages():
                raise Refused(refusal("unknown-language", lang=asked.lang, known=", ".join(languages())))
            begins, ends = asked.quiet or (None, None)
            called = self.ledger.callee(person.id).called
            await self.ledger.keep(Callee(person.id, asked.lang, zone_named(asked.zone), begins, ends, called))
        return self._told(request, person)

    async def add(self, request: Request) -> Response:
        person = self._who(request)
        asked = await self.server.body(request, NewChannel)
        caller = self.caller
        offered = {"push": caller.push, "mail": caller.letter, "hook": caller.hook}[asked.kind]
        if offered is None:
            raise Refused(refusal("not-offered"))
        if len(self.ledger.channels(person.id)) >= MOST:
            raise Refused(refusal("too-many-channels", most=MOST))
        self._counted(request, person)
        add = {"push": self._push, "mail": self._mail, "hook": self._hook}[asked.kind]
        await add(request, person, asked)
        return self._told(request, person, 201)

    def _counted(self, request: Request, person: Person) -> None:
        self.server.guard.count("calls", person.id)
        self.server.guard.count("mails", address_of(request))

    async def _push(self, request: Request, person: Person, asked: NewChannel) -> None:
        if asked.keys is None:
            raise Refused(refusal("not-a-push"))
        keys = {"p256dh": asked.keys.p256dh, "auth": asked.keys.auth}
        must_be_keys(keys)
        await self.caller.outgoing.must_be_public(asked.address)
        made = new_channel(person.id, "push", asked.address, self.server.hall.wall(), keys=keys)
        await self.ledger.add(made._replace(device=self._here(request)))

    async def _mail(self, request: Request, person: Person, asked: NewChannel) -> None:
        """Nobody gets letters at an address that he has not said is his."""
        address, code = mail_address(asked.address), secrets.token_urlsafe(16)
        wall = self.server.hall.wall()
        if address.lower() == self._own(person):  # of the one he comes back by he has
            made = new_channel(person.id, "mail", address, wall)
            await self.ledger.add(made)
            await self.ledger.confirm(made)
            return
        self.server.guard.count("mailbox", hashed(address))
        made = new_channel(person.id, "mail", address, wall)._replace(code=hashed(code), until=wall + CONFIRM)
        assert self.caller.letter is not None
        words = Words(self.ledger.callee(person.id).lang)
        try:
            await self.caller.letter.confirm(made, code, person.name, words)
        except Unsent:
            raise Refused(refusal("call-not-taken")) from None
        await self.ledger.add(made)

    async def _hook(self, request: Request, person: Person, asked: NewChannel) -> None:
        await self.caller.outgoing.must_be_public(asked.address, SCHEMES)
        made = new_channel(person.id, "hook", asked.address, self.server.hall.wall(), asked.form)
        for other in self.ledger.channels(person.id):
            if other.kind == "hook":
                await self.ledger.remove(other)
        await self.ledger.add(made)

    async def channel(self, request: Request) -> Response:
        """End one of the ways one is called."""
        person = self._who(request)
        await self.ledger.remove(self._channel(request, person))
        return self._told(request, person)

    async def test(self, request: Request) -> Response:
        """A call that says that it is none."""
        person = self._who(request)
        channel = self._channel(request, person)
        if not self.caller.serves(channel):
            raise Refused(refusal("not-offered" if channel.code is None else "not-confirmed"))
        self._counted(request, person)
        words = Words(self.ledger.callee(person.id).lang)
        said = Said(words("call-test-title"), (Line("", "", "", words("call-test-text")),))
        try:
            await self.caller.deliver(channel, secrets.token_urlsafe(16), said, words)
        except Unsent as unsent:
            if unsent.gone:
                await self.ledger.remove(channel)
            raise Refused(refusal("call-not-taken")) from None
        return self._told(request, person)

    async def table(self, request: Request) -> Response:
        """Be called to a table, or not."""
        person, id = self._who(request), request.path_params["table"]
        asked = await self.server.body(request, TableCalls)
        self.server.hall.room(id)
        await self.ledger.turn(person.id, id, asked.on)
        return self._told(request, person)

    def _channel(self, request: Request, person: Person) -> Channel:
        found = self.ledger.channel(person.id, request.path_params["channel"])
        if found is None:
            raise Refused(refusal("no-such-channel"))
        return found

    def _own(self, person: Person) -> str:
        """The address that this person comes back by; empty where there is none."""
        return self.server.hall.accounts.address_of(person)

    def _here(self, request: Request) -> str:
        return hashed(self.server.token(request) or "")

    def _told(self, request: Request, person: Person, status: int = 200) -> Response:
        caller, here = self.caller, self._here(request)
        callee, off = self.ledger.callee(person.id), self.ledger.off(person.id)
        kinds = {each.key: each.kind for each in self.server.hall.people.devices(person)}
        channels = tuple(
            ChannelInfo(
                each.id,
                each.kind,
                shown(each, kinds),
                each.form,
                each.since,
                each.code is None,
                each.code is not None or caller.serves(each),
                each.device == here,
            )
            for each in self.ledger.channels(person.id)
        )
        quiet = None if callee.quiet_from is None or callee.quiet_to is None else (callee.quiet_from, callee.quiet_to)
        key = "" if caller.push is None else caller.push.signature.public
        offers = key, caller.letter is not None, caller.hook is not None
        return json(CallsInfo(*offers, channels, callee.lang, callee.zone, quiet, off, self._own(person)), status)

    # By a link

    async def confirmed(self, request: Request) -> Response:
        """Look at what a letter asks, or say that it is so."""
        self.server.guard.count("codes", address_of(request))
        channel = self.ledger.by("code", request.path_params["code"])
        if channel is None or (channel.until or 0.0) < self.server.hall.wall():
            raise Refused(refusal("no-such-link"))
        done = request.method == "POST"
        if done:
            await self.ledger.confirm(channel)
        return json(ChannelEnd("mail", channel.address, self._name(channel), done=done))

    async def stopped(self, request: Request) -> Response:
        """Look at what a link ends, or end it: calls to one table, or this way to be called."""
        self.server.guard.count("codes", address_of(request))
        channel, table = self.ledger.by("stop", request.path_params["code"]), request.query_params.get("table", "")[:40]
        if channel is None:
            raise Refused(refusal("no-such-link"))
        done = request.method == "POST"
        if done and table:
            await self.ledger.turn(channel.person, table, False)
        elif done:
            await self.ledger.remove(channel)
        return json(ChannelEnd(channel.kind, shown(channel, {}), self._name(channel), table, done))

    def _name(self, channel: Channel) -> str:
        return self.server.hall.people.name_of(channel.person)


def shown(channel: Channel, devices: dict[str, str]) -> str:
    """What tells somebody which of his channels this is."""
    if channel.kind == "mail":
        return channel.address
    return devices.get(channel.device, "") if channel.kind == "push" else urlsplit(channel.address).hostname or ""
