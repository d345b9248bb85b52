"""Sign-in by e-mail link or passkey.

No response reveals whether an e-mail address is known: every request costs the same and gets the same response. The
server looks up the address only after it has responded.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.server.base.mail_address import mailbox_of
from presidium.server.http.endpoints import RouteGroup, endpoint, path
from presidium.server.http.rate_limit import address_of
from presidium.server.http.responses import json
from presidium.server.http.routes.people import PeopleRoutes, kind_of
from presidium.server.http.routes.unfurl import tongue
from presidium.server.notifications.channels.smtp import Unsent
from presidium.server.people.accounts import Passkey, normal
from presidium.server.people.links import EMAIL_LINK_LIFETIME_S
from presidium.server.people.passkeys import Said, made, shown, to_make, to_show, where
from presidium.server.people.repository import Person, hashed
from presidium.server.protocol.http.people import (
    AccountInfo,
    AskMail,
    Ceremony,
    PasskeyInfo,
    PasskeyMade,
    PasskeyShown,
    Posted,
    Welcome,
)
from presidium.text import Words, complete, languages

if TYPE_CHECKING:
    from presidium.server.http.server import Server

log = logging.getLogger("presidium.mail")

LOOK_UP_DELAY_S: Final = 0.25
"""Seconds from the response until the e-mail address is looked up, so that the response time reveals nothing."""
MAX_PASSKEYS: Final = 20


class SignInRoutes(RouteGroup):
    tag = "people"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.entrance = PeopleRoutes(server)
        self.hall = server.hall
        self.people, self.links, self.accounts = server.hall.people, server.hall.links, server.hall.accounts
        self.challenges = server.hall.challenges

    @endpoint("GET /me/account", "look_at_account", "The ways you can sign in again", AccountInfo, signed_in=True)
    async def account(self, request: Request) -> Response:
        person = await self.server.person(request)
        self.server.limiter.charge("command", request, person)
        return await self._shown(person)

    async def _shown(self, person: Person, status: int = 200) -> Response:
        keys = tuple(passkey_info(each) for each in await self.accounts.passkeys(person))
        address, caller = await self.accounts.address_of(person), self.hall.notifier
        called = caller is not None and bool(address) and await caller.ledger.writes_to(person.id, address)
        return json(AccountInfo(address, keys, called), status)

    # By e-mail

    @endpoint(
        "POST /me/mail", "give_address", "Set your e-mail address", Posted, body=AskMail, status=202, signed_in=True
    )
    @endpoint("DELETE /me/mail", "remove_address", "Remove your e-mail address", AccountInfo, signed_in=True)
    async def mail(self, request: Request) -> Response:
        """Sends a link to an e-mail address; when the person opens the link, the address becomes theirs."""
        person = await self.server.person(request)
        if request.method == "DELETE":
            self.server.limiter.charge("command", request, person)
            await self.accounts.store.written(self.people.held(person.id), *self.accounts.has_none(person))
            return await self._shown(person)
        address, words = await self._asked(request)
        if address == await self.accounts.address_of(person):
            raise Refused(refusal("mail-yours-already"))
        self.hall.background.spawn(self._claims(person, self._device(request), address, words))
        return json(Posted(int(EMAIL_LINK_LIFETIME_S) // 60), 202)

    @endpoint(
        "POST /signin/mail",
        "come_back_by_mail",
        "Have a sign-in link sent by e-mail",
        Posted,
        body=AskMail,
        status=202,
        open_to_all=True,
    )
    async def by_mail(self, request: Request) -> Response:
        address, words = await self._asked(request)
        self.hall.background.spawn(self._comes_back(address, words))
        return json(Posted(int(EMAIL_LINK_LIFETIME_S) // 60), 202)

    async def _asked(self, request: Request) -> tuple[str, Words]:
        asked = await self.server.body(request, AskMail)
        if self.hall.mailer is None:
            raise Refused(refusal("no-mail-here"))
        address = normal(asked.address)
        self.server.limiter.count("mails", address_of(request))
        self.server.limiter.count("mailbox", hashed(mailbox_of(address)))
        lang = asked.lang if asked.lang in languages() and complete(asked.lang) else tongue(request)
        return address, Words(lang)

    async def _claims(self, person: Person, device: str, address: str, words: Words) -> None:
        """E-mails a link that confirms the address. If another account has the address, its owner gets a sign-in link,
        and only the owner learns that. Sends nothing if the requesting device is signed out by then."""
        await asyncio.sleep(LOOK_UP_DELAY_S)
        if await self.accounts.whose(address) is not None:
            await self._comes_back(address, words)
            return
        with suppress(Refused):  # signed out by now, or a disk error: nothing can be sent
            code = await self.links.to_address(person, address, device)
            await self._write(address, words, "claim", name=person.name, link=self._link(code))

    async def _comes_back(self, address: str, words: Words) -> None:
        await asyncio.sleep(LOOK_UP_DELAY_S)
        owner = await self.accounts.whose(address)
        if owner is not None:
            with suppress(Refused):  # no longer the owner's address, or a disk error
                code = await self.links.to_device(owner, address=address)
                await self._write(address, words, "signin", name=owner.name, link=self._link(code))

    def _link(self, code: str) -> str:
        return f"{self.hall.settings.address}/link/{code}"

    async def _write(self, address: str, words: Words, kind: str, **about: str) -> None:
        """Sends an e-mail. If that fails, logs the error without the recipient."""
        assert self.hall.mailer is not None
        subject = words(f"mail-{kind}-subject", house=self.hall.settings.host)
        text = words(f"mail-{kind}-text", house=self.hall.settings.host, **about)
        try:
            await self.hall.mailer.send(address, subject, f"{text}\n", secrets.token_hex(16))
        except Unsent as why:
            log.warning("a letter was not taken: %s", why)

    # By passkey

    @endpoint(
        "POST /me/passkeys/challenge",
        "ask_to_make_passkey",
        "Start making a passkey",
        Ceremony,
        status=201,
        signed_in=True,
    )
    async def passkey_to_make(self, request: Request) -> Response:
        person, here = await self.server.person(request), self._here(request)
        self.server.limiter.count("people", address_of(request))
        challenge = await self.challenges.new(person.id)
        return json(Ceremony(to_make(here, person, await self.accounts.passkeys(person), challenge)), 201)

    @endpoint(
        "POST /me/passkeys", "add_passkey", "Add a passkey", AccountInfo, body=PasskeyMade, status=201, signed_in=True
    )
    async def passkeys(self, request: Request) -> Response:
        """Stores a passkey that the browser has just created for the signed-in person."""
        person, here = await self.server.person(request), self._here(request)
        asked = await self.server.body(request, PasskeyMade)
        self.server.limiter.charge("command", request, person)
        challenge = await self.challenges.answered(asked.credential, person.id)
        credential, key, count = made(asked.credential, challenge, here)
        if await self.accounts.passkey(credential) is not None:
            raise Refused(refusal("passkey-refused"))
        now, device = self.people.clock(), kind_of(request)
        passkey = Passkey(credential, person.id, key, count, device, now, None)
        await self.accounts.store.written(*self.accounts.has_passkey(passkey, MAX_PASSKEYS, self._device(request)))
        return await self._shown(person, 201)

    @endpoint(
        "DELETE /me/passkeys/{passkey}",
        "remove_passkey",
        "Remove a passkey",
        AccountInfo,
        path("passkey", "Its id."),
        signed_in=True,
    )
    async def passkey(self, request: Request) -> Response:
        person, which = await self.server.person(request), request.path_params["passkey"]
        self.server.limiter.charge("command", request, person)
        gone = [each for each in await self.accounts.passkeys(person) if each.id == which]
        if not gone:
            raise Refused(refusal("no-such-passkey"))
        await self.accounts.store.written(*map(self.accounts.removed, gone))
        return await self._shown(person)

    @endpoint(
        "POST /signin/passkey/challenge",
        "ask_for_passkey",
        "Start signing in with a passkey",
        Ceremony,
        status=201,
        open_to_all=True,
    )
    async def passkey_to_show(self, request: Request) -> Response:
        here = self._here(request)
        self.server.limiter.count("people", address_of(request))
        return json(Ceremony(to_show(here, await self.challenges.new())), 201)

    @endpoint(
        "POST /signin/passkey",
        "come_back_by_passkey",
        "Sign in with a passkey",
        Welcome,
        body=PasskeyShown,
        status=201,
        open_to_all=True,
    )
    async def by_passkey(self, request: Request) -> Response:
        """Signs a person in by their passkey. If another person is signed in on this device, `instead` must be set."""
        here, asked = self._here(request), await self.server.body(request, PasskeyShown)
        self.server.limiter.count("people", address_of(request))
        challenge = await self.challenges.answered(asked.credential)
        found = await self.accounts.passkey(str(asked.credential.get("id", "")))
        if found is None:
            raise Refused(refusal("passkey-refused"))
        passkey, owner = found
        count = shown(asked.credential, challenge, here, passkey)
        known = await self.server.signed_in(request)
        same = known is not None and known.person.id == owner.id
        used = self.accounts.used(passkey, count)
        if known is not None and (not known.only if same else not asked.instead):
            await self.accounts.store.written(used)
            why = refusal("you-already", name=owner.name) if same else otherwise(owner, known.person)
            raise Refused(why)
        token, kept = self.people.new_token(owner, kind_of(request))
        await self.accounts.store.written(self.people.held(owner.id), used, kept)
        await self.entrance.outgrown(request, owner)
        return self.entrance.with_token(request, owner, token)

    def _device(self, request: Request) -> str:
        return hashed(self.server.token(request) or "")

    def _here(self, request: Request) -> Said:
        here = where(request.headers.get("host", ""), request.url.scheme)
        if here is None:
            raise Refused(refusal("no-passkeys-here"))
        return here


def otherwise(owner: Person, known: Person) -> Any:
    return refusal("passkey-of-another", name=owner.name, you=known.name)


def passkey_info(passkey: Passkey) -> PasskeyInfo:
    browser, _, system = passkey.device.partition("/")
    return PasskeyInfo(passkey.id, browser, system, passkey.since, passkey.seen)
