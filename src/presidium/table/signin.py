"""Coming back as who one was: by a letter to one's address, or by a passkey. What is asked of these by HTTP.

Nothing here tells whether an address is known: what is asked is counted alike, answered alike, and only afterwards
looked at.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.table.accounts import Passkey, normal
from presidium.table.calling.post import Unsent
from presidium.table.entrance import Entrance, kind_of
from presidium.table.guard import address_of
from presidium.table.letters import json
from presidium.table.letters.people import (
    AccountInfo,
    AskMail,
    Ceremony,
    PasskeyInfo,
    PasskeyMade,
    PasskeyShown,
    Posted,
)
from presidium.table.links import HOUR
from presidium.table.passkeys import Challenges, Said, made, shown, to_make, to_show, where
from presidium.table.people import Person, hashed
from presidium.table.unfurl import tongue
from presidium.text import Words, complete, languages

if TYPE_CHECKING:
    from presidium.table.app import Server

log = logging.getLogger("presidium.mail")

LATER: Final = 0.25
"""An address is looked at when its question has long been answered: nobody can measure what came of it."""
PASSKEYS: Final = 20


class SignIn:
    def __init__(self, server: Server, entrance: Entrance) -> None:
        self.server = server
        self.entrance = entrance
        self.hall = server.hall
        self.people, self.links, self.accounts = server.hall.people, server.hall.links, server.hall.accounts
        self.challenges = Challenges(server.hall.clock)
        self.signing = asyncio.Lock()

    async def account(self, request: Request) -> Response:
        person = self.server.person(request)
        self.server.guard.work("command", request, person)
        return self._shown(person)

    def _shown(self, person: Person, status: int = 200) -> Response:
        keys = tuple(passkey_info(each) for each in self.accounts.passkeys(person))
        address, caller = self.accounts.address_of(person), self.hall.caller
        called = caller is not None and bool(address) and caller.ledger.writes_to(person.id, address)
        return json(AccountInfo(address, keys, called), status)

    # By mail

    async def mail(self, request: Request) -> Response:
        """Say which address is one's own: a letter goes there, and only whoever reads it makes it so."""
        person = self.server.person(request)
        if request.method == "DELETE":
            self.server.guard.work("command", request, person)
            await self.accounts.store.written(self.accounts.has_none(person))
            return self._shown(person)
        address, words = await self._asked(request)
        if address == self.accounts.address_of(person):
            raise Refused(refusal("mail-yours-already"))
        self.hall.spawn(self._claims(person, address, words))
        return json(Posted(int(HOUR) // 60), 202)

    async def by_mail(self, request: Request) -> Response:
        """Have a link sent by which one is who one was."""
        address, words = await self._asked(request)
        self.hall.spawn(self._comes_back(address, words))
        return json(Posted(int(HOUR) // 60), 202)

    async def _asked(self, request: Request) -> tuple[str, Words]:
        asked = await self.server.body(request, AskMail)
        if self.hall.post is None:
            raise Refused(refusal("no-mail-here"))
        address = normal(asked.address)
        self.server.guard.count("mails", address_of(request))
        self.server.guard.count("mailbox", hashed(address))
        lang = asked.lang if asked.lang in languages() and complete(asked.lang) else tongue(request)
        return address, Words(lang)

    async def _claims(self, person: Person, address: str, words: Words) -> None:
        """An address that is another's already brings its owner back instead: that tells nobody but its owner."""
        await asyncio.sleep(LATER)
        if self.accounts.whose(address) is not None:
            await self._comes_back(address, words)
            return
        code = await self.links.to_address(person, address)
        await self._write(address, words, "claim", name=person.name, link=self._link(code))

    async def _comes_back(self, address: str, words: Words) -> None:
        await asyncio.sleep(LATER)
        owner = self.accounts.whose(address)
        if owner is not None:
            code = await self.links.to_device(owner, HOUR)
            await self._write(address, words, "signin", name=owner.name, link=self._link(code))

    def _link(self, code: str) -> str:
        return f"{self.hall.settings.address}/link/{code}"

    async def _write(self, address: str, words: Words, kind: str, **about: str) -> None:
        """Hand a letter over; if it is not taken, the host hears that, and not for whom it was."""
        assert self.hall.post is not None
        subject = words(f"mail-{kind}-subject", house=self.hall.settings.host)
        text = words(f"mail-{kind}-text", house=self.hall.settings.host, **about)
        try:
            await self.hall.post.send(address, subject, f"{text}\n", secrets.token_hex(16))
        except Unsent as why:
            log.warning("a letter was not taken: %s", why)

    # By passkey

    async def passkey_to_make(self, request: Request) -> Response:
        person, here = self.server.person(request), self._here(request)
        self.server.guard.count("people", address_of(request))
        challenge = self.challenges.new(person.id)
        return json(Ceremony(to_make(here, person, self.accounts.passkeys(person), challenge)), 201)

    async def passkeys(self, request: Request) -> Response:
        """A passkey that was made just now is this person's."""
        person, here = self.server.person(request), self._here(request)
        asked = await self.server.body(request, PasskeyMade)
        self.server.guard.work("command", request, person)
        async with self.signing:
            challenge = self.challenges.answered(asked.credential, person.id)
            credential, key, count = made(asked.credential, challenge, here)
            if len(self.accounts.passkeys(person)) >= PASSKEYS:
                raise Refused(refusal("too-many-passkeys", most=PASSKEYS))
            if self.accounts.passkey(credential) is not None:
                raise Refused(refusal("passkey-refused"))
            now, device = self.people.clock(), kind_of(request)
            passkey = Passkey(credential, person.id, key, count, device, now, None)
            await self.accounts.store.written(self.accounts.has_passkey(passkey))
        return self._shown(person, 201)

    async def passkey(self, request: Request) -> Response:
        person, which = self.server.person(request), request.path_params["passkey"]
        self.server.guard.work("command", request, person)
        gone = [each for each in self.accounts.passkeys(person) if each.id == which]
        if not gone:
            raise Refused(refusal("no-such-passkey"))
        await self.accounts.store.written(*map(self.accounts.removed, gone))
        return self._shown(person)

    async def passkey_to_show(self, request: Request) -> Response:
        here = self._here(request)
        self.server.guard.count("people", address_of(request))
        return json(Ceremony(to_show(here, self.challenges.new())), 201)

    async def by_passkey(self, request: Request) -> Response:
        """Whoever shows a passkey is whose it is; nobody becomes somebody else without saying so."""
        here, asked = self._here(request), await self.server.body(request, PasskeyShown)
        self.server.guard.count("people", address_of(request))
        async with self.signing:
            challenge = self.challenges.answered(asked.credential)
            found = self.accounts.passkey(str(asked.credential.get("id", "")))
            if found is None:
                raise Refused(refusal("passkey-refused"))
            passkey, owner = found
            count = shown(asked.credential, challenge, here, passkey)
            known = self.server.signed_in(request)
            same = known is not None and known.person.id == owner.id
            used: list[Any] = [self.accounts.used(passkey, count)]
            if known is not None and (not known.only if same else not asked.instead):
                await self.accounts.store.written(*used)
                why = refusal("you-already", name=owner.name) if same else otherwise(owner, known.person)
                raise Refused(why)
            token, kept = self.people.new_token(owner, kind_of(request))
            await self.accounts.store.written(*used, kept)
            await self.entrance.outgrown(request, owner)
        return self.entrance.with_token(request, owner, token)

    def _here(self, request: Request) -> Said:
        here = where(request)
        if here is None:
            raise Refused(refusal("no-passkeys-here"))
        return here


def otherwise(owner: Person, known: Person) -> Any:
    return refusal("passkey-of-another", name=owner.name, you=known.name)


def passkey_info(passkey: Passkey) -> PasskeyInfo:
    browser, _, system = passkey.device.partition("/")
    return PasskeyInfo(passkey.id, browser, system, passkey.since, passkey.seen)
