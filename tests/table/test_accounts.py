"""An account by mail: whoever reads what is sent to an address has it, and nobody learns whose address is known."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.table import signin
from presidium.table.accounts import normal
from presidium.table.calling.post import Post, Unsent
from presidium.table.calling.settings import Settings, chosen
from presidium.table.file import LINKS, MAILS, PEOPLE
from presidium.table.limits import Limits, Rate
from presidium.table.links import HOUR
from tests.table.calling.sinks import Letters
from tests.table.wire_table import GENEROUS, Answered, Wire, over_the_wire

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
    monkeypatch.setattr(signin, "LATER", 0.0)


def with_mail(wire: Wire) -> Letterbox:
    box = Letterbox()
    wire.hall.post, wire.hall.settings = box, Settings("https://table.example")  # type: ignore[assignment]
    return box


async def posted(wire: Wire) -> None:
    while wire.hall._tasks:
        await asyncio.gather(*wire.hall._tasks)


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
    wire.clock.goes_on(HOUR + 1)
    assert (await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {}, ann)).why == "no-such-link"
    await confirmed(wire, box, ann)
    await asks(wire)
    wire.clock.goes_on(HOUR + 1)
    assert (await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {})).why == "no-such-link"


@over_the_wire
async def test_a_letter_read_on_a_device_of_nobodys_signs_it_in_and_on_anothers_changes_nobody(wire: Wire) -> None:
    box, ann, ben = with_mail(wire), await wire.person("Ann"), await wire.person("Ben")
    await claims(wire, ann)
    phone = await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {})
    assert (phone.json["name"], await address_of(wire, phone.json["token"])) == ("Ann", ADDRESS)
    await claims(wire, ann, "other@letters.example")
    stays = await wire.http("POST", f"/api/links/{link_in(box.letters.pop()[2])}", {}, ben)
    assert (stays.status, "set-cookie" in stays.headers) == (201, False)
    assert (await address_of(wire, ann), await address_of(wire, ben)) == ("other@letters.example", "")


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
    monkeypatch.setattr(signin, "LATER", 0.05)
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
    box.fails = True
    await claims(wire, ann, "bob@letters.example")
    await asks(wire)
    assert "a letter was not taken: SMTP: 451" in caplog.text
    for secret in (code, ann, "letters.example", "bob@"):
        assert secret not in caplog.text
    (link, _) = wire.hall.store.all(sql.select(LINKS.c.hash).order_by(LINKS.c.until))
    assert code not in link.hash


@over_the_wire
async def test_a_house_without_post_says_so_and_asks_for_nothing(wire: Wire) -> None:
    ann = await wire.person("Ann")
    assert (await wire.get("/api/hall")).json == {"closed": False, "mail": False, "passkeys": False}
    assert (await claims(wire, ann)).why == "no-mail-here"
    assert (await asks(wire)).why == "no-mail-here"


def test_letters_to_one_box_and_from_one_address_are_few(tmp_path: Path) -> None:
    async def go() -> None:
        limits = Limits(mails=Rate(6, 0.05), mailbox=Rate(3, 0.001), people=GENEROUS.people)
        async with Wire(tmp_path, limits).up() as wire:
            box = with_mail(wire)
            tried = [(await asks(wire)).status for _ in range(5)]
            assert tried == [202, 202, 202, 429, 429]  # though nobody has that address
            others = [(await asks(wire, f"n{n}@letters.example")).status for n in range(4)]
            assert 429 in others
            assert box.letters == []

    asyncio.run(go())


@pytest.mark.parametrize("text", ["", "ann", "ann@", "@x.org", "a b@x.org", "ann@x.org\r\nBcc: b@x.org", "é@x.org"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="not-a-mail-address"):
        normal(text)


@over_the_wire
async def test_what_is_kept_of_an_account_is_told_and_forgotten_as_a_whole(wire: Wire) -> None:
    box, ann = with_mail(wire), await wire.person("Ann")
    await confirmed(wire, box, ann)
    await claims(wire, ann, "other@letters.example")
    person = wire.hall.people.who(ann)
    assert person is not None
    assert wire.hall.accounts.told_of(person) == {"mail": ADDRESS, "passkeys": []}
    await wire.hall.store.written(*wire.hall.accounts.forget(person))
    assert wire.hall.accounts.told_of(person) == {"mail": "", "passkeys": []}
    assert wire.hall.store.all(sql.select(LINKS)) == []
    assert len(wire.hall.store.all(sql.select(PEOPLE))) == 1


def test_a_real_server_takes_the_letter(tmp_path: Path) -> None:
    async def go() -> None:
        async with Letters().open() as sink, Wire(tmp_path).up() as wire:
            settings = chosen("https://table.example", f"smtp://127.0.0.1:{sink.port}", "house@table.example")
            wire.hall.settings, wire.hall.post = settings, Post(settings)
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
