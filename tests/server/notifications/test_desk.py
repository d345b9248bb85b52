"""How one is called is asked by HTTP; what a stranger could do with it, he cannot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from presidium.core import Refused, refusal
from presidium.server.base.limits import Limits, Rate
from presidium.server.notifications.channels.smtp import mailer_of
from presidium.server.notifications.repository import MAX_CHANNELS, new_channel
from presidium.server.notifications.settings import Settings, Smtp
from presidium.server.people.repository import hashed
from tests.server.notifications.browser import Browser
from tests.server.notifications.called import HOME, Here
from tests.server.notifications.sinks import Letters, Requests
from tests.server.wire_table import GENEROUS, Answered, Wire, over_the_wire


@asynccontextmanager
async def reached(wire: Wire) -> AsyncIterator[tuple[Letters, Requests]]:
    """The wire's house, with a post and its sinks."""
    async with Letters().open() as letters, Requests().open() as requests:
        smtp = Smtp("127.0.0.1", letters.port, False)
        wire.hall.settings = Settings(HOME, smtp, "hall@example.org", "mailto:me@example.org", True)
        wire.hall.mailer = mailer_of(wire.hall.settings)
        ports = {"push.test": requests.port, "hook.test": requests.port}
        wire.hall.notifier = wire.hall.new_notifier(Here(ports))
        yield letters, requests
        wire.hall.notifier = None


async def add(wire: Wire, channel: Any, who: str) -> Answered:
    return await wire.http("POST", "/api/me/calls/channels", channel, who)


@over_the_wire
async def test_where_nothing_is_set_up_nothing_is_offered(wire: Wire) -> None:
    ann = await wire.person("Ann")
    told = (await wire.get("/api/me/calls", ann)).json
    assert (told["push"], told["mail"], told["hooks"], told["channels"]) == ("", False, False, [])
    asked = await add(wire, {"kind": "mail", "address": "a@b.c"}, ann)
    assert (asked.status, asked.why) == (404, "no-calls-here")


@over_the_wire
async def test_a_mail_address_is_called_only_after_its_button_was_pressed(wire: Wire) -> None:
    ann = await wire.person("Ann")
    async with reached(wire) as (letters, _):
        added = await add(wire, {"kind": "mail", "address": "ann@example.com"}, ann)
        assert added.status == 201
        (channel,) = added.json["channels"]
        assert not channel["confirmed"]
        tested = await wire.http("POST", f"/api/me/calls/channels/{channel['id']}/test", {}, ann)
        assert tested.why == "not-confirmed"
        code = re.search(r"/confirm/([\w-]+)", letters.taken[0].get_content())[1]  # type: ignore[index]
        looked = (await wire.get(f"/api/confirms/{code}")).json
        assert (looked["name"], looked["person"], looked["done"]) == ("ann@example.com", "Ann", False)
        assert not (await wire.get("/api/me/calls", ann)).json["channels"][0]["confirmed"], "to look is not to press"
        assert (await wire.http("POST", f"/api/confirms/{code}", {})).json["done"]
        assert (await wire.get("/api/me/calls", ann)).json["channels"][0]["confirmed"]
        assert (await wire.http("POST", f"/api/confirms/{code}", {})).why == "no-such-link"
        assert (await wire.http("POST", f"/api/me/calls/channels/{channel['id']}/test", {}, ann)).status == 200
        assert letters.taken[1]["Subject"] == "A test notification"
        stop = letters.taken[1]["List-Unsubscribe"].strip("<>").removeprefix(HOME)
        assert (await wire.get(f"/api{stop.replace('/stop', '/stops')}")).json["done"] is False
        assert (await wire.http("POST", stop, {})).json["done"], "as a mail program does it, without a token"
        assert (await wire.get("/api/me/calls", ann)).json["channels"] == []


@over_the_wire
async def test_the_address_one_comes_back_by_needs_no_second_letter(wire: Wire) -> None:
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    person = await wire.hall.people.who(ann)
    assert person is not None
    await wire.hall.store.written(*wire.hall.accounts.has_address(person, "ann@example.com"))
    async with reached(wire) as (letters, _):
        assert (await wire.get("/api/me/calls", ann)).json["own"] == "ann@example.com"
        assert (await wire.get("/api/me/account", ann)).json["called"] is False
        (channel,) = (await add(wire, {"kind": "mail", "address": "Ann@Example.com"}, ann)).json["channels"]
        assert channel["confirmed"]
        assert not letters.taken
        assert (await wire.get("/api/me/account", ann)).json["called"] is True
        (theirs,) = (await add(wire, {"kind": "mail", "address": "ann@example.com"}, ben)).json["channels"]
        assert not theirs["confirmed"], "it is not his"
        assert (await wire.http("DELETE", "/api/me/mail", None, ann)).json["address"] == ""
        assert (await wire.get("/api/me/calls", ann)).json["channels"] == [channel]
        assert (await wire.get("/api/me/calls", ann)).json["own"] == ""


@over_the_wire
async def test_a_browser_and_a_hook_are_added_tested_and_ended(wire: Wire) -> None:
    ann, ben, browser = await wire.person("Ann"), await wire.person("Ben"), Browser()
    async with reached(wire) as (_, requests):
        push = {"kind": "push", "address": "https://push.test/1", "keys": browser.keys}
        (channel,) = (await add(wire, push, ann)).json["channels"]
        assert channel["here"]
        await wire.http("POST", f"/api/me/calls/channels/{channel['id']}/test", {}, ann)
        assert browser.read(requests.taken[0].body)["title"] == "A test notification"
        theirs = await wire.http("POST", f"/api/me/calls/channels/{channel['id']}/test", {}, ben)
        assert theirs.why == "no-such-channel"
        for form in ("json", "discord"):
            hook = {"kind": "hook", "address": "https://hook.test/x", "form": form}
            channels = (await add(wire, hook, ann)).json["channels"]
        assert {(each["kind"], each["form"]) for each in channels} == {("push", ""), ("hook", "discord")}
        gone = await wire.http("DELETE", f"/api/me/calls/channels/{channel['id']}", None, ann)
        assert [each["kind"] for each in gone.json["channels"]] == ["hook"]


@pytest.mark.parametrize(
    ("channel", "why"),
    [
        ({"kind": "hook", "address": "https://nowhere.test/x"}, "not-a-public-hook"),
        ({"kind": "hook", "address": "ftp://hook.test/x"}, "not-a-hook"),
        ({"kind": "push", "address": "http://push.test/x", "keys": Browser().keys}, "not-a-hook"),
        ({"kind": "push", "address": "https://push.test/x"}, "not-a-push"),
        ({"kind": "mail", "address": "nobody"}, "not-a-mail-address"),
        ({"kind": "pigeon", "address": "x"}, "unreadable-body"),
    ],
)
@over_the_wire
async def test_what_leads_nowhere_is_refused_and_not_kept(wire: Wire, channel: Any, why: str) -> None:
    ann = await wire.person("Ann")
    async with reached(wire):
        assert (await add(wire, channel, ann)).why == why
        assert (await wire.get("/api/me/calls", ann)).json["channels"] == []


@over_the_wire
async def test_hours_and_tables_are_ones_own(wire: Wire) -> None:
    ann = await wire.person("Ann")
    async with reached(wire):
        hours = {"lang": "fr", "zone": "Europe/Paris", "quiet": [1320, 480]}
        told = (await wire.http("PUT", "/api/me/calls", hours, ann)).json
        assert (told["lang"], told["zone"], told["quiet"]) == ("fr", "Europe/Paris", [1320, 480])
        assert (await wire.http("PUT", "/api/me/calls", {"lang": "fr", "zone": "Mars/Base"}, ann)).why == "no-such-zone"
        assert (await wire.http("PUT", "/api/me/calls", {"lang": "xx"}, ann)).why == "unknown-language"
        assert (await wire.http("PUT", "/api/me/calls/tables/none", {"on": False}, ann)).why == "no-such-table"


@over_the_wire
async def test_a_link_out_of_a_letter_signs_in_once_and_leads_to_the_table(wire: Wire) -> None:
    ann = await wire.person("Ann")
    async with reached(wire):
        table = (await wire.http("POST", "/api/tables", {"game": "goulag", "seats": 5, "sit": True}, ann)).json["id"]
        code = await wire.hall.links.to_call((await wire.hall.people.who(ann)).id, table)  # type: ignore[union-attr]
        looked = (await wire.get(f"/api/links/{code}")).json
        assert (looked["leads"], looked["name"], looked["table"]) == ("call", "Ann", table)
        opened = await wire.http("POST", f"/api/links/{code}", {})
        assert (opened.json["name"], opened.json["table"]) == ("Ann", table)
        assert (await wire.http("POST", f"/api/links/{code}", {})).why == "no-such-link"


def test_letters_to_strangers_are_counted(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with Wire(tmp_path, Limits()).up() as wire, reached(wire):
            told = []
            for n in range(14):
                who = await wire.person(f"Nobody {n}")
                told.append((await add(wire, {"kind": "mail", "address": "eve@example.com"}, who)).status)
            return told

    told = asyncio.run(run())
    assert told[0] == 201
    assert told[-1] == 429


def test_a_mailbox_is_one_however_its_address_is_written(tmp_path: Path) -> None:
    async def run() -> list[int]:
        limits = replace(GENEROUS, mailbox=Rate(2, 0.001))
        async with Wire(tmp_path, limits).up() as wire, reached(wire):
            ann = await wire.person("Ann")
            typed = ("Ann@letters.example", "aNn@letters.example", "an.N@Letters.example", "ann+x@letters.example")
            return [(await add(wire, {"kind": "mail", "address": each}, ann)).status for each in typed]

    assert asyncio.run(run())[2:] == [429, 429]


@over_the_wire
async def test_an_address_that_is_added_again_in_another_case_replaces_the_first(wire: Wire) -> None:
    ann = await wire.person("Ann")
    async with reached(wire):
        for each in ("Ann@letters.example", "aNN@letters.example"):
            answered = await add(wire, {"kind": "mail", "address": each}, ann)
        assert [channel["name"] for channel in answered.json["channels"]] == ["aNN@letters.example"]


@over_the_wire
async def test_links_in_letters_end_with_the_channel(wire: Wire) -> None:
    ann = await wire.person("Ann")
    person = await wire.hall.people.who(ann)
    assert person is not None
    async with reached(wire):
        assert wire.hall.notifier is not None
        ledger = wire.hall.notifier.ledger
        table = (await wire.http("POST", "/api/tables", {"game": "goulag", "seats": 5, "sit": True}, ann)).json["id"]
        ended = []
        old, new = (new_channel(person.id, "mail", f"{name}@letters.example", 0.0) for name in ("old", "new"))
        await ledger.add(old, hashed(ann))
        ended.append(await wire.hall.links.to_call(person.id, table, old.id))
        await ledger.add(new, hashed(ann))
        await ledger.confirm(new)
        ended.append(await wire.hall.links.to_call(person.id, table, new.id))
        assert (await wire.get(f"/api/links/{ended[1]}")).status == 200
        assert (await wire.http("DELETE", f"/api/me/calls/channels/{new.id}", None, ann)).status == 200
        for code in ended:
            assert (await wire.http("POST", f"/api/links/{code}", {})).why == "no-such-link"


@over_the_wire
async def test_a_person_has_ten_channels_however_many_are_added_at_once(wire: Wire) -> None:
    ann = await wire.person("Ann")
    person = await wire.hall.people.who(ann)
    assert person is not None
    async with reached(wire):
        assert wire.hall.notifier is not None
        ledger = wire.hall.notifier.ledger
        made = [new_channel(person.id, "push", f"https://push.test/{n}", 0.0) for n in range(MAX_CHANNELS + 2)]
        added = await asyncio.gather(*(ledger.add(each, hashed(ann)) for each in made), return_exceptions=True)
        refused = [each for each in added if each is not None]
        assert [str(each) for each in refused] == [str(Refused(refusal("too-many-channels", most=MAX_CHANNELS)))] * 2
        assert len(await ledger.channels(person.id)) == MAX_CHANNELS


@over_the_wire
async def test_a_device_that_is_signed_out_while_a_name_is_looked_up_adds_nothing(wire: Wire) -> None:
    ann = await wire.person("Ann")
    person = await wire.hall.people.who(ann)
    assert person is not None
    async with reached(wire):
        caller = wire.hall.notifier
        assert caller is not None

        async def signs_out(*_: object) -> None:
            await wire.hall.people.sign_out(person, [hashed(ann)], links=True)

        assert caller.outgoing is not None
        caller.outgoing.must_be_public = signs_out  # type: ignore[method-assign]
        answered = await add(wire, {"kind": "hook", "address": "https://hook.test/x", "form": "json"}, ann)
        assert answered.why == "who-are-you"
        assert await caller.ledger.channels(person.id) == []
