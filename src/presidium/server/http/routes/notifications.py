"""HTTP endpoints for a person's notification settings: channels, quiet hours and muted tables."""

from __future__ import annotations

import secrets
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from presidium.core import Refused, refusal
from presidium.server.base.hours import zone_named
from presidium.server.base.mail_address import mail_address, mailbox_of
from presidium.server.http.endpoints import RouteGroup, endpoint, path, query
from presidium.server.http.rate_limit import address_of
from presidium.server.http.responses import json
from presidium.server.notifications.channels.outgoing import Outgoing
from presidium.server.notifications.channels.push import must_be_keys
from presidium.server.notifications.channels.smtp import Unsent
from presidium.server.notifications.channels.webhook import SCHEMES
from presidium.server.notifications.content import Notification, NotificationItem
from presidium.server.notifications.notifier import Notifier
from presidium.server.notifications.repository import (
    MAX_CHANNELS,
    Callee,
    Channel,
    NotificationRepository,
    new_channel,
)
from presidium.server.people.repository import Person, hashed
from presidium.server.protocol.http.notifications import (
    CallHours,
    CallsInfo,
    ChannelEnd,
    ChannelInfo,
    NewChannel,
    TableCalls,
)
from presidium.text import Words, languages

CODE_LIFETIME_S: Final = 3 * 24 * 3600.0
"""Seconds that the link in a confirmation e-mail is valid."""
CHANNEL: Final = path("channel", "Its id.")
CODE: Final = path("code", "The code of the link.")
TABLE: Final = query("table", "Only notifications about this table.")


class NotificationRoutes(RouteGroup):
    tag = "people"

    def routes(self) -> list[BaseRoute]:
        button = Route("/stop/{code}", self.server.guarded(self.stopped), methods=["POST"])  # of a mail program
        return [*super().routes(), button]

    @property
    def notifier(self) -> Notifier:
        """Returns the sender of notifications. Raises Refused if the host configured none."""
        if self.server.hall.notifier is None:
            raise Refused(refusal("no-calls-here"))
        return self.server.hall.notifier

    @property
    def _outgoing(self) -> Outgoing:
        assert self.notifier.outgoing is not None  # otherwise the kind of channel is not offered
        return self.notifier.outgoing

    @property
    def ledger(self) -> NotificationRepository:
        return self.notifier.ledger

    async def _who(self, request: Request) -> Person:
        person = await self.server.person(request)
        self.server.limiter.charge("command", request, person)
        return person

    # The person's own settings

    @endpoint("GET /me/calls", "show_calls", "Your notification settings and channels", CallsInfo, signed_in=True)
    @endpoint(
        "PUT /me/calls",
        "set_hours",
        "Set language and quiet hours of notifications",
        CallsInfo,
        body=CallHours,
        signed_in=True,
    )
    async def mine(self, request: Request) -> Response:
        """Returns the person's notification settings; empty settings if the server sends no notifications."""
        person = await self._who(request)
        if self.server.hall.notifier is None and request.method == "GET":
            return json(CallsInfo("", False, False, (), "en", "UTC", None, ()))
        if request.method == "PUT":
            asked = await self.server.body(request, CallHours)
            if asked.lang not in languages():
                raise Refused(refusal("unknown-language", lang=asked.lang, known=", ".join(languages())))
            begins, ends = asked.quiet or (None, None)
            await self.ledger.keep(Callee(person.id, asked.lang, zone_named(asked.zone), begins, ends))
        return await self._told(request, person)

    @endpoint(
        "POST /me/calls/channels",
        "add_channel",
        "Add a notification channel",
        CallsInfo,
        body=NewChannel,
        status=201,
        signed_in=True,
    )
    async def add(self, request: Request) -> Response:
        person = await self._who(request)
        asked = await self.server.body(request, NewChannel)
        caller = self.notifier
        offered = {"push": caller.push, "mail": caller.letter, "hook": caller.hook}[asked.kind]
        if offered is None:
            raise Refused(refusal("not-offered"))
        if len(await self.ledger.channels(person.id)) >= MAX_CHANNELS:
            raise Refused(refusal("too-many-channels", most=MAX_CHANNELS))
        self._counted(request, person)
        add = {"push": self._push, "mail": self._mail, "hook": self._hook}[asked.kind]
        await add(request, person, asked)
        return await self._told(request, person, 201)

    def _counted(self, request: Request, person: Person) -> None:
        self.server.limiter.count("calls", person.id)
        self.server.limiter.count("mails", address_of(request))

    async def _push(self, request: Request, person: Person, asked: NewChannel) -> None:
        if asked.keys is None:
            raise Refused(refusal("not-a-push"))
        keys = {"p256dh": asked.keys.p256dh, "auth": asked.keys.auth}
        must_be_keys(keys)
        await self._outgoing.must_be_public(asked.address)
        made = new_channel(person.id, "push", asked.address, self.server.hall.wall(), keys=keys)
        await self._add(request, made._replace(device=self._here(request)))

    async def _mail(self, request: Request, person: Person, asked: NewChannel) -> None:
        """Adds an e-mail channel that is inactive until the link in a first e-mail confirms the address."""
        address, code = mail_address(asked.address), secrets.token_urlsafe(16)
        wall = self.server.hall.wall()
        if address.lower() == await self._own(person):  # the sign-in address is already confirmed
            made = new_channel(person.id, "mail", address, wall)
            await self._add(request, made)
            await self.ledger.confirm(made)
            return
        self.server.limiter.count("mailbox", hashed(mailbox_of(address)))
        made = new_channel(person.id, "mail", address, wall)._replace(code=hashed(code), until=wall + CODE_LIFETIME_S)
        assert self.notifier.letter is not None
        words = Words((await self.ledger.callee(person.id)).lang)
        try:
            await self.notifier.letter.confirm(made, code, person.name, words)
        except Unsent:
            raise Refused(refusal("call-not-taken")) from None
        await self._add(request, made)

    async def _hook(self, request: Request, person: Person, asked: NewChannel) -> None:
        await self._outgoing.must_be_public(asked.address, SCHEMES)
        made = new_channel(person.id, "hook", asked.address, self.server.hall.wall(), asked.form)
        for other in await self.ledger.channels(person.id):
            if other.kind == "hook":
                await self.ledger.remove(other)
        await self._add(request, made)

    async def _add(self, request: Request, made: Channel) -> None:
        """Stores a notification channel. Raises Refused if the device was signed out while the channel was checked."""
        await self.server.person(request)
        await self.ledger.add(made, self._here(request))

    @endpoint(
        "DELETE /me/calls/channels/{channel}",
        "end_channel",
        "Remove a notification channel",
        CallsInfo,
        CHANNEL,
        signed_in=True,
    )
    async def channel(self, request: Request) -> Response:
        person = await self._who(request)
        await self.ledger.remove(await self._channel(request, person))
        return await self._told(request, person)

    @endpoint(
        "POST /me/calls/channels/{channel}/test",
        "test_channel",
        "Send a test notification",
        CallsInfo,
        CHANNEL,
        signed_in=True,
    )
    async def test(self, request: Request) -> Response:
        person = await self._who(request)
        channel = await self._channel(request, person)
        if not self.notifier.serves(channel):
            raise Refused(refusal("not-offered" if channel.code is None else "not-confirmed"))
        self._counted(request, person)
        words = Words((await self.ledger.callee(person.id)).lang)
        said = Notification(words("call-test-title"), (NotificationItem("", "", "", words("call-test-text")),))
        try:
            await self.notifier.deliver(channel, secrets.token_urlsafe(16), said, words)
        except Unsent as unsent:
            if unsent.gone:
                await self.ledger.remove(channel)
            raise Refused(refusal("call-not-taken")) from None
        return await self._told(request, person)

    @endpoint(
        "PUT /me/calls/tables/{table}",
        "turn_calls",
        "Turn notifications about a table on or off",
        CallsInfo,
        body=TableCalls,
        signed_in=True,
    )
    async def table(self, request: Request) -> Response:
        person, id = await self._who(request), request.path_params["table"]
        asked = await self.server.body(request, TableCalls)
        await self.server.hall.room(id)
        await self.ledger.turn(person.id, id, asked.on)
        return await self._told(request, person)

    async def _channel(self, request: Request, person: Person) -> Channel:
        found = await self.ledger.channel(person.id, request.path_params["channel"])
        if found is None:
            raise Refused(refusal("no-such-channel"))
        return found

    async def _own(self, person: Person) -> str:
        """Returns the e-mail address with which the person signs in; empty if there is none."""
        return await self.server.hall.accounts.address_of(person)

    def _here(self, request: Request) -> str:
        return hashed(self.server.token(request) or "")

    async def _told(self, request: Request, person: Person, status: int = 200) -> Response:
        caller, here = self.notifier, self._here(request)
        callee, off = await self.ledger.callee(person.id), self.ledger.off(person.id)
        people = self.server.hall.people
        kinds = {each.key: each.kind for each in await people.store.read(people.devices, person)}
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
            for each in await self.ledger.channels(person.id)
        )
        quiet = None if callee.quiet_from is None or callee.quiet_to is None else (callee.quiet_from, callee.quiet_to)
        key = "" if caller.push is None else caller.push.signature.public
        offers = key, caller.letter is not None, caller.hook is not None
        return json(CallsInfo(*offers, channels, callee.lang, callee.zone, quiet, off, await self._own(person)), status)

    # Pages opened by a link in an e-mail

    @endpoint(
        "GET /confirms/{code}",
        "look_at_confirm",
        "Preview the confirmation of an e-mail address",
        ChannelEnd,
        CODE,
        open_to_all=True,
    )
    @endpoint("POST /confirms/{code}", "confirm", "Confirm an e-mail address", ChannelEnd, CODE, open_to_all=True)
    async def confirmed(self, request: Request) -> Response:
        """GET shows the e-mail address that a confirmation link is for; POST confirms the address."""
        self.server.limiter.count("codes", address_of(request))
        channel = await self.ledger.by("code", request.path_params["code"])
        if channel is None or (channel.until or 0.0) < self.server.hall.wall():
            raise Refused(refusal("no-such-link"))
        done = request.method == "POST"
        if done:
            await self.ledger.confirm(channel)
        return json(ChannelEnd("mail", channel.address, await self._name(channel), done=done))

    @endpoint(
        "GET /stops/{code}",
        "look_at_stop",
        "Preview which notifications a link ends",
        ChannelEnd,
        CODE,
        TABLE,
        open_to_all=True,
    )
    @endpoint("POST /stops/{code}", "stop", "End these notifications", ChannelEnd, CODE, TABLE, open_to_all=True)
    async def stopped(self, request: Request) -> Response:
        """GET shows what an unsubscribe link would end; POST mutes the table or deletes the notification channel."""
        self.server.limiter.count("codes", address_of(request))
        channel, table = (
            await self.ledger.by("stop", request.path_params["code"]),
            request.query_params.get("table", "")[:40],
        )
        if channel is None:
            raise Refused(refusal("no-such-link"))
        done = request.method == "POST"
        if done and table:
            await self.ledger.turn(channel.person, table, False)
        elif done:
            await self.ledger.remove(channel)
        return json(ChannelEnd(channel.kind, shown(channel, {}), await self._name(channel), table, done))

    async def _name(self, channel: Channel) -> str:
        people = self.server.hall.people
        return await people.store.read(people.name_of, channel.person)


def shown(channel: Channel, devices: dict[str, str]) -> str:
    """Returns a short label by which a person recognizes their notification channel."""
    if channel.kind == "mail":
        return channel.address
    return devices.get(channel.device, "") if channel.kind == "push" else urlsplit(channel.address).hostname or ""
