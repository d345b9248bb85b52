"""Permanent bots at the wire: who may be one, who invites it where, and that its seats are seen to be a program's."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.core import Refused
from presidium.server.protocol import commands as protocol
from presidium.server.protocol.http.people import PermanentBot
from tests.server.wire_table import Wire, over_the_wire

SAYS: dict[str, Any] = {"bot": "naive", "knows": ["goulag"]}


async def be(wire: Wire, name: str) -> str:
    token = await wire.person(name)
    assert (await wire.http("PUT", "/api/me/bot", SAYS, token)).status == 200
    return token


async def invited(wire: Wire, token: str) -> list[Any]:
    answer = await wire.http("GET", "/api/me/invitations", None, token)
    return [(each["table"], each["seat"]) for each in answer.json]


@over_the_wire
async def test_a_host_invites_it_and_it_comes(wire: Wire) -> None:
    ann, bot = await wire.person("Ann"), await be(wire, "Fyodor")
    (listed,) = (await wire.get("/api/bots")).json
    assert listed == {"name": "Fyodor", "bot": "naive", "knows": ["goulag"], "present": True}
    table = await wire.table(ann, game="goulag", seats=5)
    await wire.done(table, ann, "invite", seat=3, bot="fyodor")
    assert await invited(wire, bot) == [(table, 3)]
    await wire.done(table, bot, "sit", seat=3)
    seats = (await wire.get(f"/api/tables/{table}")).json["table"]["seats"]
    assert [seat["program"] for seat in seats] == [False, False, True, False, False]
    assert (await wire.http("DELETE", f"/api/me/invitations/{table}", None, bot)).status == 204
    assert await invited(wire, bot) == []


@over_the_wire
async def test_who_may_not_invite_whom_where(wire: Wire) -> None:
    ann, ben, bot = await wire.person("Ann"), await wire.person("Ben"), await be(wire, "Fyodor")
    table = await wire.table(ann, game="goulag", seats=5)
    await wire.done(table, ben, "sit", seat=1)

    async def why(who: str, where: str = table, seat: int = 2, name: str = "Fyodor") -> str:
        return (await wire.do(where, who, "invite", seat=seat, bot=name)).why

    assert await why(ben) == "only-host"
    assert await why(ann, seat=6) == "no-such-seat"
    assert await why(ann, seat=1) == "seat-taken"
    assert await why(ann, name="Boris") == "no-such-permanent-bot"
    other = await wire.table(ann, game="politburo", seats=5)
    assert await why(ann, other) == "bot-plays-another-game"
    await wire.done(table, bot, "sit", seat=2)
    assert await why(ann, seat=3) == "bot-sits-already"
    assert await invited(wire, bot) == []
    await wire.done(table, ann, "leave", seat=2)
    await wire.done(table, ann, "invite", seat=2, bot="Fyodor")
    await wire.done(table, ann, "fill")
    await wire.done(table, ann, "start")
    assert await invited(wire, bot) == []
    assert await why(ann) == "started-already"


@over_the_wire
async def test_its_name_is_its_own_and_stays(wire: Wire) -> None:
    bot = await be(wire, "Fyodor")
    for name, why in (("FYODOR", "bot-name-taken"), ("Fуodor", "bot-name-taken"), ("?", "bot-without-a-name")):
        answer = await wire.http("PUT", "/api/me/bot", SAYS, await wire.person(name))
        assert answer.why == why, name
    unknown = await wire.http("PUT", "/api/me/bot", {"bot": "x", "knows": ["chess"]}, bot)
    assert (unknown.status, unknown.why) == (404, "unknown-game")
    assert (await wire.http("PATCH", "/api/me", {"name": "Ann"}, bot)).why == "bots-keep-their-name"
    assert (await wire.http("DELETE", "/api/me/bot", None, bot)).status == 204
    assert (await wire.http("PATCH", "/api/me", {"name": "Ann"}, bot)).status == 200
    await be(wire, "Fyodor")


@over_the_wire
async def test_of_a_new_name_and_a_registration_at_once_the_second_is_refused(wire: Wire) -> None:
    """Both were begun, by two workers, before either was stored."""
    people, bots = wire.hall.people, wire.hall.hosted_bots
    fyodor, ben = await people.who(await be(wire, "Fyodor")), await people.who(await wire.person("Ben"))
    assert fyodor is not None
    assert ben is not None
    with pytest.raises(Refused, match="bots-keep-their-name"):
        await people.rename(fyodor, "Ann")
    await people.rename(ben, "Boris")
    with pytest.raises(Refused, match="who-are-you"):
        await bots.be(ben, PermanentBot(**SAYS), 0.0)
    assert await bots.of(ben.id) is None


@over_the_wire
async def test_whatever_door_it_comes_by_everybody_sees_a_program(wire: Wire) -> None:
    ann, bot = await wire.person("Ann"), await be(wire, "Fyodor")
    table = await wire.table(ann, game="goulag", seats=5)
    link = (await wire.done(table, ann, "seatlink", seat=4))["link"]
    assert (await wire.http("POST", f"/api/links/{link}", {}, bot)).status == 201
    own = await wire.http("POST", "/api/tables", {"game": "goulag", "seats": 5, "sit": True}, bot)
    for id, seat in ((table, 4), (own.json["id"], 1)):
        assert (await wire.get(f"/api/tables/{id}")).json["table"]["seats"][seat - 1]["program"]


@over_the_wire
async def test_anybody_may_say_that_a_program_plays(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5)
    for program in (True, False):
        await wire.done(table, ann, "sit", seat=1, program=program)
        assert wire.room(table).table.seats[1].program is program


@over_the_wire
async def test_whoever_is_forgotten_is_invited_no_more(wire: Wire) -> None:
    ann, bot = await wire.person("Ann"), await be(wire, "Fyodor")
    table = await wire.table(ann, game="goulag", seats=5)
    await wire.done(table, ann, "invite", seat=3, bot="Fyodor")
    mine = (await wire.http("GET", "/api/me/export", None, bot)).json["besides"]
    assert mine["invited"][0]["seat"] == 3
    assert mine["permanent"][0]["name"] == "Fyodor"
    assert (await wire.http("DELETE", "/api/me?sure=yes", None, bot)).status == 200
    assert (await wire.get("/api/bots")).json == []
    assert (await wire.do(table, ann, "invite", seat=3, bot="Fyodor")).why == "no-such-permanent-bot"


def test_the_command_is_one_of_the_protocol() -> None:
    command = protocol.read_command(b'{"do": "invite", "id": "1", "seat": 3, "bot": "Fyodor"}')
    assert command == protocol.Invite(id="1", seat=3, bot="Fyodor")
