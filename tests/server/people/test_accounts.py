"""An account by mail: whoever reads what is sent to an address has it, and nobody learns whose address is known."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.base.limits import Limits, Rate
from presidium.server.http.routes import signin
from presidium.server.notifications.channels.smtp import Mailer, Unsent
from presidium.server.notifications.repository import NotificationRepository, new_channel
from presidium.server.notifications.settings import Settings, chosen
from presidium.server.people.accounts import Passkey, normal
from presidium.server.people.links import EMAIL_LINK_LIFETIME_S
from presidium.server.people.repository import hashed
from presidium.server.storage.tables import CHALLENGES, CHANNELS, LINKS, MAILS, PASSKEYS, TOKENS
from tests.server.notifications.sinks import Letters
from tests.server.wire_table import GENEROUS, Answered, Wire, over_the_wire, scope

ADDRESS = "ann@letters.example"


class Letterbox:
    """In place of the post: every letter, and to whom."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []
        self.fails = False

    async def send(self, to: str, subject: str, text: str, id: str, stop: str = "") -> None:
        if self.fails:
            raise Unsent("SMTP: 451")
        self.letters.append((to, subject, text))


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signin, "LOOK_UP_DELAY_S", 0.0)


def with_mail(wire: Wire) -> Letterbox:
    box = Letterbox()
    wire.hall.mailer, wire.hall.settings = box, Settings("https://table.example")  # type: ignore[assignment]
    return box


async def posted(wire: Wire) -> None:
    while wire.hall.background.tasks:
        await asyncio.gather(*wire.hall.background.tasks)


async def claims(wire: Wire, who: str, address: str = ADDRESS) -> Answered:
    answered = await wire.http("POST", "/api/me/mail", {"address": address}, who)
    await posted(wire)
    return answered


async def asks(wire: Wire, address: str = ADDRESS, who: str | None = None) -> Answered:
    answered = await wire.http("POST", "/api/signin/mail", {"address": address, "lang": "en"}, who)
    await posted(wire)
    return answered


def link_in(text: str) -> str:
    found = re.search(r"https://table\.example/link/([\w-]+)", text)
    assert found is not None, text
    return found[1]


async def confirmed(wire: Wire, box: Letterbox, who: str, address: str = ADDRESS) -> None:
    await claims(wire, who, address)
    assert (await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {}, who)).status == 201


async def address_of(wire: Wire, who: str) -> str:
    address: str = (await wire.get("/api/me/account", who)).json["address"]
    return address


@over_the_wire
async def test_an_address_is_ones_own_when_its_letter_has_been_read(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    asked = await claims(wire, ann, "Ann@Letters.Example")
    assert (asked.status, asked.json) == (202, {"minutes": 60})
    ((to, _, text),) = box.letters
    assert (to, await address_of(wire, ann)) == (ADDRESS, "")
    assert "Ann" in text
    code = link_in(text)
    for _ in range(3):  # as scanners of mail look at links
        looked = await wire.get(f"/api/links/{code}")
        assert (looked.json["leads"], looked.json["name"]) == ("mail", "Ann")
    assert await address_of(wire, ann) == ""
    assert (await wire.http("POST", f"/api/links/{code}", {}, ann)).status == 201
    assert await address_of(wire, ann) == ADDRESS
    assert (await wire.http("POST", f"/api/links/{code}", {}, ann)).why == "no-such-link"
    assert (await claims(wire, ann)).why == "mail-yours-already"


@over_the_wire
async def test_by_the_address_one_comes_back_on_another_device(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    await confirmed(wire, box, ann)
    await asks(wire, " ANN@letters.example ")
    ((to, _, text),) = box.letters
    assert to == ADDRESS
    code = link_in(text)
    back = await wire.http("POST", f"/api/links/{code}", {})
    assert (back.status, back.json["name"]) == (201, "Ann")
    assert (await wire.http("POST", f"/api/links/{code}", {})).why == "no-such-link"


@over_the_wire
async def test_a_letter_is_good_for_an_hour(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    await claims(wire, ann)
    wire.clock.goes_on(EMAIL_LINK_LIFETIME_S + 1)
    assert (await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {}, ann)).why == "no-such-link"
    await confirmed(wire, box, ann)
    await asks(wire)
    wire.clock.goes_on(EMAIL_LINK_LIFETIME_S + 1)
    assert (await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {})).why == "no-such-link"


@over_the_wire
async def test_an_address_is_not_confirmed_on_a_device_that_is_not_the_claimants(wire: Wire) -> None:
    box, eve, ben = with_mail(wire), await wire.person("Eve"), await wire.person("Ben")
    await claims(wire, eve)
    code = link_in(box.letters.pop()[2])
    for who in (None, ben):
        shown = (await wire.get(f"/api/links/{code}", who)).json
        assert (shown["name"], shown["mine"], shown["devices"]) == ("Eve", False, 1)
        refused = await wire.http("POST", f"/api/links/{code}", {}, who)
        assert (refused.status, refused.why, "set-cookie" in refused.headers) == (409, "mail-elsewhere", False)
    assert (await address_of(wire, eve), await address_of(wire, ben)) == ("", "")
    assert (await wire.get(f"/api/links/{code}", eve)).json["devices"] == 0
    assert (await wire.http("POST", f"/api/links/{code}", {}, eve)).status == 201
    assert await address_of(wire, eve) == ADDRESS


@over_the_wire
async def test_a_device_signed_in_for_one_table_confirms_no_address(wire: Wire) -> None:
    box, eve = with_mail(wire), await wire.person("Eve")
    person = await wire.hall.people.who(eve)
    assert person is not None
    table = (await wire.http("POST", "/api/tables", {"game": "goulag", "seats": 5}, eve)).json["id"]
    call = await wire.hall.links.to_call(person.id, table)
    called = (await wire.http("POST", f"/api/links/{call}", {})).json["token"]
    await claims(wire, eve)
    code = link_in(box.letters.pop()[2])
    assert (await wire.http("POST", f"/api/links/{code}", {}, called)).why == "mail-elsewhere"
    assert await address_of(wire, eve) == ""


@pytest.mark.parametrize("reader", [None, "Ben"])
def test_becoming_the_claimant_ends_every_other_way_to_be_that_person(tmp_path: Path, reader: str | None) -> None:
    async def go() -> None:
        async with Wire(tmp_path).up() as wire:
            box, eve = with_mail(wire), await wire.person("Eve")
            who = None if reader is None else await wire.person(reader)
            person = await wire.hall.people.who(eve)
            assert person is not None
            device = (await wire.http("POST", "/api/me/links", {}, eve)).json["code"]
            second = (await wire.http("POST", f"/api/links/{device}", {})).json["token"]
            waiting = (await wire.http("POST", "/api/me/links", {}, eve)).json["code"]
            accounts, store = wire.hall.accounts, wire.hall.store
            await store.written(*accounts.has_passkey(Passkey("c", person.id, b"k", 0, "", 0.0, None), 20, hashed(eve)))
            await wire.hall.challenges.new(person.id)
            hook = new_channel(person.id, "hook", "https://eve.example/", 0.0)
            await store.written(sql.insert(CHANNELS).values(**hook._asdict()))
            await claims(wire, eve)
            code = link_in(box.letters.pop()[2])
            assert (await wire.get(f"/api/links/{code}", who)).json["devices"] == 2
            became = await wire.http("POST", f"/api/links/{code}", {"instead": True}, who)
            assert (became.status, became.json["name"]) == (201, "Eve")
            assert await address_of(wire, became.json["token"]) == ADDRESS
            for gone in (eve, second):
                assert (await wire.get("/api/me/account", gone)).why == "who-are-you"
            assert (await wire.http("POST", f"/api/links/{waiting}", {})).why == "no-such-link"
            assert await accounts.passkeys(person) == []
            assert store.all(sql.select(CHANNELS)) == []
            assert store.all(sql.select(CHALLENGES)) == []
            if who is not None:
                assert (await wire.get("/api/me", who)).json["name"] == "Ben"

    asyncio.run(go())


@over_the_wire
async def test_a_claim_that_a_device_made_before_it_was_signed_out_sends_no_letter(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever was signed out by a take-over could take the person back."""
    monkeypatch.setattr(signin, "LOOK_UP_DELAY_S", 0.05)
    box, eve = with_mail(wire), await wire.person("Eve")
    assert (await wire.http("POST", "/api/me/mail", {"address": ADDRESS}, eve)).status == 202
    assert (await wire.http("DELETE", "/api/me/devices/here", None, eve)).status == 204
    await posted(wire)
    assert box.letters == []


@over_the_wire
async def test_a_device_that_another_worker_has_signed_out_makes_no_way_back(wire: Wire) -> None:
    """Here nobody has heard of it yet: the device still counts as signed in."""
    box, eve = with_mail(wire), await wire.person("Eve")
    person, accounts, store = await wire.hall.people.who(eve), wire.hall.accounts, wire.hall.store
    assert person is not None
    await store.written(sql.delete(TOKENS).where(TOKENS.c.hash == hashed(eve)))
    assert await wire.hall.people.who(eve) == person
    assert (await wire.http("POST", "/api/me/links", {}, eve)).why == "who-are-you"
    assert (await claims(wire, eve)).status == 202
    assert box.letters == []
    with pytest.raises(Refused, match="who-are-you"):
        await store.written(*accounts.has_passkey(Passkey("c", person.id, b"k", 0, "", 0.0, None), 20, hashed(eve)))
    ledger = NotificationRepository(store)
    with pytest.raises(Refused, match="who-are-you"):
        await ledger.add(new_channel(person.id, "hook", "https://eve.example/", 0.0), hashed(eve))
    with pytest.raises(Refused, match="who-are-you"):  # the address is no longer hers
        await wire.hall.links.to_device(person, address=ADDRESS)
    with pytest.raises(Refused, match="who-are-you"):  # the channel was ended
        await wire.hall.links.to_call(person.id, "table", "channel")
    for table in (LINKS, PASSKEYS, CHANNELS):
        assert store.all(sql.select(table)) == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/mail", {"address": ADDRESS}),
        ("POST", "/api/me/passkeys", {"credential": {}}),
        ("PATCH", "/api/me", {"name": "Eve again"}),
        ("POST", "/api/tables", {"game": "goulag", "seats": 5}),
    ],
)
@over_the_wire
async def test_a_device_that_is_signed_out_while_it_speaks_does_nothing(
    wire: Wire, method: str, path: str, body: dict[str, Any]
) -> None:
    with_mail(wire)
    eve, sent = await wire.person("Eve"), list[Any]()
    person = await wire.hall.people.who(eve)
    assert person is not None

    async def slowly() -> dict[str, Any]:
        await wire.hall.people.sign_out(person, [hashed(eve)], links=True)
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    # by this name passkeys are offered
    await wire.app(scope("http", path, eve, {"host": "localhost"}, method=method), slowly, send)
    assert (sent[0]["status"], json.loads(sent[1]["body"])["why"]["id"]) == (401, "who-are-you")
    begun = {task.get_coro().__name__ for task in wire.hall.background.tasks}  # type: ignore[union-attr]
    assert begun <= {"_wait"}, "only the sign-out itself waits for the disk"


@over_the_wire
async def test_an_address_that_is_anothers_brings_its_owner_back_instead(wire: Wire) -> None:
    box, ann, eve = with_mail(wire), await wire.person("Ann"), await wire.person("Eve")
    await confirmed(wire, box, ann)
    known, unknown = await claims(wire, eve), await claims(wire, eve, "nobody@letters.example")
    assert (known.status, known.body) == (unknown.status, unknown.body)
    first, second = box.letters
    assert (first[0], second[0]) == (ADDRESS, "nobody@letters.example")
    code = link_in(first[2])
    assert (await wire.get(f"/api/links/{code}", eve)).json["leads"] == "device"
    assert (await wire.http("POST", f"/api/links/{code}", {}, eve)).why == "signed-in-otherwise"
    assert await address_of(wire, ann) == ADDRESS


@over_the_wire
async def test_of_two_who_claim_an_address_the_first_who_confirms_has_it(wire: Wire) -> None:
    box, ann, ben = with_mail(wire), await wire.person("Ann"), await wire.person("Ben")
    await claims(wire, ann)
    await claims(wire, ben)
    of_ann, of_ben = (link_in(text) for _, _, text in box.letters)
    assert (await wire.http("POST", f"/api/links/{of_ben}", {}, ben)).status == 201
    assert (await wire.http("POST", f"/api/links/{of_ann}", {}, ann)).why == "mail-taken"
    assert [row.address for row in wire.hall.store.all(sql.select(MAILS))] == [ADDRESS]


@over_the_wire
async def test_a_newer_claim_ends_the_older_one(wire: Wire) -> None:
    """The older address may be mistyped, and its owner could become the claimant."""
    box, ann = with_mail(wire), await wire.person("Ann")
    await claims(wire, ann, "anm@letters.example")
    strangers = link_in(box.letters.pop()[2])
    await claims(wire, ann)
    became = await wire.http("POST", f"/api/links/{strangers}", {"instead": True})
    assert (became.status, became.why) == (404, "no-such-link")
    assert (await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {}, ann)).status == 201


@over_the_wire
async def test_links_in_letters_end_with_the_address(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    await confirmed(wire, box, ann)
    await asks(wire)
    before = link_in(box.letters.pop()[2])
    await confirmed(wire, box, ann, "ann@elsewhere.example")
    await asks(wire, "ann@elsewhere.example")
    await claims(wire, ann, "third@letters.example")
    in_letters = [link_in(text) for _, _, text in box.letters]
    assert (await wire.http("DELETE", "/api/me/mail", None, ann)).json["address"] == ""
    for code in (before, *in_letters):
        assert (await wire.http("POST", f"/api/links/{code}", {"instead": True})).why == "no-such-link"


@over_the_wire
async def test_an_address_can_be_taken_back(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    await confirmed(wire, box, ann)
    assert (await wire.http("DELETE", "/api/me/mail", None, ann)).json["address"] == ""
    await asks(wire)
    assert box.letters == []


@over_the_wire
async def test_nothing_tells_whether_an_address_is_known(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    await confirmed(wire, box, ann)
    known, unknown = await asks(wire), await asks(wire, "nobody@letters.example")
    assert known.status == unknown.status == 202
    assert (known.headers, known.body) == (unknown.headers, unknown.body)
    assert len(box.letters) == 1


@over_the_wire
async def test_an_address_is_looked_at_only_when_the_answer_is_out(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signin, "LOOK_UP_DELAY_S", 0.05)
    box, ann = with_mail(wire), await wire.person("Ann")
    await confirmed(wire, box, ann)
    looked: list[float] = []
    whose = wire.hall.accounts.whose

    def looks(address: str) -> Any:
        looked.append(time.monotonic())
        return whose(address)

    monkeypatch.setattr(wire.hall.accounts, "whose", looks)
    for address in (ADDRESS, "nobody@letters.example"):
        await wire.http("POST", "/api/signin/mail", {"address": address})
        answered = time.monotonic()
        assert looked == []
        await posted(wire)
        assert looked.pop() > answered


@over_the_wire
async def test_neither_addresses_nor_links_are_logged(wire: Wire, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    box, ann = with_mail(wire), await wire.person("Ann")
    await claims(wire, ann)
    code = link_in(box.letters.pop()[2])
    (link,) = wire.hall.store.all(sql.select(LINKS.c.hash))
    box.fails = True
    await claims(wire, ann, "bob@letters.example")
    await asks(wire)
    assert "a letter was not taken: SMTP: 451" in caplog.text
    for secret in (code, ann, "letters.example", "bob@"):
        assert secret not in caplog.text
    assert code not in link.hash


@over_the_wire
async def test_a_house_without_post_says_so_and_asks_for_nothing(wire: Wire) -> None:
    ann = await wire.person("Ann")
    hall = (await wire.get("/api/hall")).json
    assert hall == {"closed": False, "mail": False, "passkeys": False, "alone": False}
    assert (await claims(wire, ann)).why == "no-mail-here"
    assert (await asks(wire)).why == "no-mail-here"


def test_letters_to_one_box_and_from_one_address_are_few(tmp_path: Path) -> None:
    async def go() -> None:
        limits = Limits(mails=Rate(6, 0.05), mailbox=Rate(3, 0.001), people=GENEROUS.people)
        async with Wire(tmp_path, limits).up() as wire:
            box = with_mail(wire)
            written = (ADDRESS, ADDRESS.upper(), f" {ADDRESS.title()} ", "a.nn+x@letters.example", ADDRESS.capitalize())
            tried = [(await asks(wire, each)).status for each in written]
            assert tried == [202, 202, 202, 429, 429]  # though nobody has that address
            others = [(await asks(wire, f"n{n}@letters.example")).status for n in range(4)]
            assert 429 in others
            assert box.letters == []

    asyncio.run(go())


@pytest.mark.parametrize("text", ["", "ann", "ann@", "@x.org", "a b@x.org", "ann@x.org\r\nBcc: b@x.org", "é@x.org"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="not-a-mail-address"):
        normal(text)


def test_a_real_server_takes_the_letter(tmp_path: Path) -> None:
    async def go() -> None:
        async with Letters().open() as sink, Wire(tmp_path).up() as wire:
            settings = chosen("https://table.example", f"smtp://127.0.0.1:{sink.port}", "house@table.example")
            wire.hall.settings, wire.hall.mailer = settings, Mailer(settings)
            ann = await wire.person("Änne <b>")
            await wire.http("POST", "/api/me/mail", {"address": ADDRESS, "lang": "fr"}, ann)
            await posted(wire)
            (letter,) = sink.taken
            assert letter["To"] == ADDRESS
            assert "votre adresse" in letter["Subject"]
            code = link_in(letter.get_content())
            assert (await wire.http("POST", f"/api/links/{code}", {}, ann)).status == 201
            assert await address_of(wire, ann) == ADDRESS

    asyncio.run(go())
