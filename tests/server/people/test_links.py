"""Links that work once: whose they are is said first, and they are used up only when they have worked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.live import room
from presidium.server.people.links import LINK_LIFETIME_S
from presidium.server.storage.tables import JOURNAL, LINKS, PEOPLE, PLACES, TABLES, TOKENS
from tests.server.wire_table import Wire, over_the_wire, politburo


async def device_link(wire: Wire, who: str) -> str:
    code: str = (await wire.http("POST", "/api/me/links", None, who)).json["code"]
    return code


async def opened(wire: Wire, code: str, who: str | None = None, **body: Any) -> Any:
    return await wire.http("POST", f"/api/links/{code}", body, who)


def kept(wire: Wire) -> tuple[int, int]:
    """How many people there are, and how many tokens."""
    return len(wire.hall.store.all(sql.select(PEOPLE))), len(wire.hall.store.all(sql.select(TOKENS)))


# To another device


@over_the_wire
async def test_a_look_says_whose_link_it_is_and_leaves_it_good(wire: Wire) -> None:
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    code = await device_link(wire, ann)
    where = {"leads": "device", "name": "Ann", "table": "", "game": "", "title": "", "seat": None, "devices": 0}
    for who, you in ((None, ""), ("nobody's", ""), (ben, "Ben"), (ann, "Ann")):
        for _ in range(2):
            looked = await wire.get(f"/api/links/{code}", who)
            assert (looked.status, looked.json) == (200, {**where, "you": you, "mine": who == ann})
            assert "set-cookie" not in looked.headers
    assert (await opened(wire, code)).json["name"] == "Ann"
    assert (await wire.get(f"/api/links/{code}")).why == "no-such-link"
    assert (await wire.get("/api/links/nonsense")).status == 404


@over_the_wire
async def test_nobody_becomes_somebody_else_without_saying_so(wire: Wire) -> None:
    ann, eve = await wire.person("Ann"), await wire.person("Eve")
    code = await device_link(wire, eve)
    for body in ({}, {"name": "Eve"}, {"instead": False}):
        refused = await opened(wire, code, ann, **body)
        assert (refused.status, refused.why) == (409, "signed-in-otherwise")
        assert refused.json["why"]["args"] == {"name": "Eve", "you": "Ann"}
        assert "set-cookie" not in refused.headers
    by_cookie = await wire.http("POST", f"/api/links/{code}", {}, None, cookie=f"presidium={ann}")
    assert by_cookie.status == 409
    became = await opened(wire, code, ann, instead=True)
    assert (became.status, became.json["name"]) == (201, "Eve")
    assert (await wire.get("/api/me", ann)).json["name"] == "Ann"  # wherever that is kept, it is still good


@over_the_wire
async def test_ones_own_link_is_not_wasted_where_one_is_signed_in(wire: Wire) -> None:
    ann = await wire.person("Ann")
    code = await device_link(wire, ann)
    for body in ({}, {"instead": True}):
        refused = await opened(wire, code, ann, **body)
        assert (refused.status, refused.why) == (409, "signed-in-already")
    assert (await opened(wire, code)).status == 201


@over_the_wire
async def test_links_are_kept_hashed_and_run_out(wire: Wire) -> None:
    code = await device_link(wire, await wire.person("Ann"))
    (row,) = wire.hall.store.all(sql.select(LINKS))
    assert code not in row
    wire.clock.goes_on(LINK_LIFETIME_S)
    assert (await wire.get(f"/api/links/{code}")).why == "no-such-link"
    assert (await opened(wire, code)).why == "no-such-link"


@over_the_wire
async def test_a_link_is_good_until_the_disk_has_what_it_brought_about(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await device_link(wire, await wire.person("Ann"))
    new_token = wire.hall.people.new_token
    broken = sql.insert(TOKENS).values(hash="x", person="nobody", since=0.0)
    monkeypatch.setattr(wire.hall.people, "new_token", lambda *_: ("x", broken))
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await opened(wire, code)
    monkeypatch.setattr(wire.hall.people, "new_token", new_token)
    assert (await opened(wire, code)).status == 201


@over_the_wire
async def test_of_two_who_open_it_at_once_the_second_has_it_if_the_first_fails(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await device_link(wire, await wire.person("Ann"))
    sign_in, tried = wire.hall.links.sign_in, list[Any]()

    async def first_fails(*args: Any) -> str:
        tried.append(args)
        await asyncio.sleep(0)
        if len(tried) == 1:
            raise OSError("the disk is full")
        return await sign_in(*args)

    monkeypatch.setattr(wire.hall.links, "sign_in", first_fails)
    both = await asyncio.gather(opened(wire, code), opened(wire, code), opened(wire, code), return_exceptions=True)
    assert [getattr(each, "status", 0) for each in both] == [0, 201, 404]
    assert kept(wire) == (1, 2)


# To a seat


@over_the_wire
async def test_a_look_at_a_seat_link_says_which_seat_and_who_has_it(wire: Wire) -> None:
    party = await politburo(wire, title="After work")
    code = (await wire.done(party.table, party.host, "seatlink", seat=3))["link"]
    there = {"leads": "seat", "name": "Player 3", "table": party.table, "game": "politburo", "title": "After work"}
    for who, you in ((None, ""), (party.tokens[3], "Player 3"), (await wire.person("Eve"), "Eve")):
        looked = (await wire.get(f"/api/links/{code}", who)).json
        assert looked == {**there, "seat": 3, "you": you, "mine": who == party.tokens[3], "devices": 0}


@over_the_wire
async def test_a_seat_that_is_refused_leaves_the_link_good_and_makes_nobody(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed", start=False)
    code = (await wire.done(party.table, party.host, "seatlink", seat=3))["link"]
    before, give_seat = kept(wire), room.Room.give_seat

    async def refused(*_: Any) -> None:
        raise room.Refused(room.refusal("seat-taken", seat=3))

    room.Room.give_seat = refused  # type: ignore[method-assign]
    try:
        for who in (None, await wire.person("Eve")):
            assert (await opened(wire, code, who, name="New")).why == "seat-taken"
    finally:
        room.Room.give_seat = give_seat  # type: ignore[method-assign]
    assert kept(wire) == (before[0] + 1, before[1] + 1)
    won = await opened(wire, code, None, name="New")
    assert (won.status, won.json["table"]) == (201, party.table)
    assert (await wire.get(f"/api/tables/{party.table}?seat=3", won.json["token"])).json["yours"] == [3]
    assert (await opened(wire, code)).why == "no-such-link"


@over_the_wire
async def test_a_link_to_a_table_that_is_gone_leads_nowhere(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5)
    code = (await wire.done(table, ann, "seatlink", seat=3))["link"]
    wire.hall.rooms.clear()
    await wire.hall.store.written(
        *(sql.delete(each).where(each.c.table_id == table) for each in (PLACES, JOURNAL)), sql.delete(TABLES)
    )
    for answered in (await wire.get(f"/api/links/{code}"), await opened(wire, code)):
        assert answered.why == "no-such-link"
