"""A closed hall: strangers come in by invitation only, and until then are shown nothing of what goes on in it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from starlette.routing import Route

from presidium.core import Refused
from presidium.server.base.limits import Limits, Rate
from presidium.server.people.invitations import DAY_S, bare
from presidium.server.storage.tables import INVITATIONS, PEOPLE
from tests.server.wire_table import GENEROUS, Answered, Wire

OPEN_TO_ALL = {
    "/api/hall",
    "/api/people",
    "/api/me",
    "/api/me/devices/here",
    "/api/signin/mail",
    "/api/signin/passkey/challenge",
    "/api/signin/passkey",
    "/api/links/{code}",
    "/api/confirms/{code}",
    "/api/stops/{code}",
    "/api/games",
    "/api/rules/{game}",
    "/api/rules/{game}/pictures",
    "/api/words/{game}",
    "/api/schemas/{game}",
    "/api/lessons/{game}",
    "/api/problems",
    "/api/problems/{game}/{number}",
    "/api/openapi.json",
    "/api/asyncapi.json",
}
"""The entrance, what a letter leads to, and the library: whoever waits outside may learn the games."""


def closed(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that speaks to a hall that is closed."""

    @wraps(test)
    def ran(tmp_path: Path, **others: Any) -> None:
        async def go() -> None:
            async with asyncio.timeout(120), Wire(tmp_path, closed=True).up() as wire:
                await test(wire, **others)

        asyncio.run(go())

    ran.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    )
    return ran


async def invited(wire: Wire, uses: int = 1, days: float = 1) -> str:
    code, kept = wire.hall.invitations.new(uses, days)
    await wire.hall.store.written(kept)
    return code


async def comes(wire: Wire, name: str, invite: str = "") -> Answered:
    return await wire.http("POST", "/api/people", {"name": name, "invite": invite})


async def somebody(wire: Wire, name: str) -> str:
    token: str = (await comes(wire, name, await invited(wire))).json["token"]
    return token


@closed
async def test_a_stranger_is_told_so_wherever_he_knocks(wire: Wire) -> None:
    ann = await somebody(wire, "Ann")
    table = await wire.table(ann, game="goulag", seats=5, listed=True)
    knocked = 0
    for route in wire.app.routes:
        if not isinstance(route, Route) or not route.path.startswith("/api/") or route.path in OPEN_TO_ALL:
            continue
        path = route.path.replace("{table}", table).replace("{", "").replace("}", "")
        for method in sorted((route.methods or set()) - {"HEAD"}):
            for who in (None, "nobody's token"):
                answered = await wire.http(method, path, {}, who)
                assert (answered.status, answered.why) == (403, "hall-closed"), (method, path)
                knocked += 1
    assert knocked > 30
    line = await wire.listen(table)
    assert (line.opened, line.code) == (False, 1008)


@closed
async def test_what_is_open_to_strangers_tells_nothing_of_the_tables(wire: Wire) -> None:
    ann = await somebody(wire, "Ann Onymous")
    table = await wire.table(ann, game="goulag", seats=5, listed=True, title="Under the rose")
    for path in ("/api/hall", "/api/me", "/api/games", "/api/rules/goulag", "/api/problems", f"/archive/{table}", "/"):
        told = await wire.get(path)
        assert told.status < 400, path
        for secret in (b"Onymous", b"rose", table.encode()):
            assert secret not in told.body
    assert (await wire.get("/api/hall")).json["closed"] is True
    lesson = await wire.http("POST", "/api/lessons/goulag", {"answers": []})
    assert lesson.status == 200


@closed
async def test_an_invitation_lets_as_many_in_as_it_says_and_they_stay(wire: Wire) -> None:
    code = await invited(wire, uses=2)
    assert (await comes(wire, "Eve")).why == "hall-closed"
    assert (await comes(wire, "Eve", "ACDE-ACDE-ACDE")).why == "no-such-invitation"
    ann = await comes(wire, "Ann", code)
    ben = await comes(wire, "Ben", f" {code.lower().replace('-', ' ')} ")
    assert (ann.status, ben.status) == (201, 201)
    assert (await comes(wire, "Cid", code)).why == "no-such-invitation"
    assert [row.name for row in wire.hall.store.all(sql.select(PEOPLE.c.name))] == ["Ann", "Ben"]
    for who in (ann.json["token"], ben.json["token"]):
        assert (await wire.get("/api/tables", who)).status == 200


@closed
async def test_of_many_who_come_by_the_last_use_one_gets_in(wire: Wire) -> None:
    code = await invited(wire)
    came = await asyncio.gather(*(comes(wire, f"N{n}", code) for n in range(8)))
    assert sorted(each.status for each in came) == [201] + [404] * 7
    assert [row.uses for row in wire.hall.store.all(sql.select(INVITATIONS.c.uses))] == [0]


@closed
async def test_an_invitation_runs_out_and_can_be_revoked(wire: Wire) -> None:
    old, gone = await invited(wire, 5, days=2), await invited(wire, 5, days=9)
    assert (await comes(wire, "Ann", gone)).status == 201
    wire.clock.goes_on(2 * DAY_S)
    assert (await comes(wire, "Ben", old)).why == "no-such-invitation"
    kept = wire.hall.invitations
    (id,) = [each.id for each in kept.all() if kept.is_good(each)]
    await wire.hall.store.written(kept.revoked(id[:8]))
    assert (await comes(wire, "Ben", gone)).why == "no-such-invitation"
    for nobody in ("", "zz", id):
        with pytest.raises(Refused, match="no-such-invitation-id"):
            kept.revoked(nobody)


@closed
async def test_of_a_code_only_its_hash_is_kept(wire: Wire) -> None:
    code = await invited(wire)
    (row,) = wire.hall.store.all(sql.select(INVITATIONS))
    assert not {code, bare(code)} & {str(part) for part in row}


@closed
async def test_a_link_brings_a_device_in_and_a_seat_to_those_who_are(wire: Wire) -> None:
    ann = await somebody(wire, "Ann")
    device = (await wire.http("POST", "/api/me/links", None, ann)).json["code"]
    assert (await wire.http("POST", f"/api/links/{device}", {})).json["name"] == "Ann"
    table = await wire.table(ann, game="goulag", seats=5)
    seat = (await wire.done(table, ann, "seatlink", seat=3))["link"]
    assert (await wire.http("POST", f"/api/links/{seat}", {"name": "Eve"})).why == "hall-closed"
    ben = await somebody(wire, "Ben")
    assert (await wire.http("POST", f"/api/links/{seat}", {}, ben)).json["table"] == table


def test_who_was_in_before_the_hall_was_closed_is_in_still(tmp_path: Path) -> None:
    async def go() -> None:
        async with Wire(tmp_path).up() as wire:
            ann = await wire.person("Ann")
            assert (await comes(wire, "Ben", "whatever")).status == 201  # an open hall asks for nothing
        async with Wire(tmp_path, closed=True).up() as wire:
            assert (await wire.get("/api/tables", ann)).status == 200
            assert (await comes(wire, "Cid")).why == "hall-closed"

    asyncio.run(go())


def test_codes_are_tried_no_faster_than_those_of_screens(tmp_path: Path) -> None:
    async def go() -> None:
        limits = Limits(codes=Rate(5, 0.2), people=GENEROUS.people, address_work=GENEROUS.address_work)
        async with Wire(tmp_path, limits, closed=True).up() as wire:
            tried = [await comes(wire, "Eve", f"ACDE-ACDE-ACD{n}") for n in range(7)]
            assert [each.why for each in tried] == ["no-such-invitation"] * 5 + ["too-fast"] * 2
            assert (await comes(wire, "Eve", await invited(wire))).why == "too-fast"  # not even a good one

    asyncio.run(go())
