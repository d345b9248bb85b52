"""The link of a notification signs a person in for its table, and nowhere else."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql
from starlette.routing import Route, WebSocketRoute

from presidium.bots import Opinion
from presidium.server.http.routes import advice
from presidium.server.people.repository import PeopleRepository, hashed
from presidium.server.storage.tables import TOKENS
from tests.server.people.test_closed import closed, somebody
from tests.server.wire_table import Answered, Wire, over_the_wire, politburo, settled

OF_ITSELF = {("GET", "/api/me"), ("DELETE", "/api/me/devices/here"), ("GET", "/api/links/{code}")}
"""Who am I, be gone, and where does this lead: these know somebody who is nobody elsewhere."""
ANEW = {
    ("POST", "/api/people"),
    ("POST", "/api/signin/mail"),
    ("POST", "/api/signin/passkey/challenge"),
    ("POST", "/api/signin/passkey"),
    ("POST", "/api/links/{code}"),
}
"""By these one becomes somebody."""


class Two(NamedTuple):
    """Ann sits at two tables, and has come to the first of them by a call."""

    ann: str
    guest: str
    here: str
    there: str


async def called(wire: Wire, token: str, table: str, who: str | None = None, **body: Any) -> Answered:
    person = await wire.hall.people.who(token)
    assert person is not None
    code = await wire.hall.links.to_call(person.id, table)
    return await wire.http("POST", f"/api/links/{code}", body, who)


async def two(wire: Wire, ann: str | None = None) -> Two:
    ann = ann or await wire.person("Ann")
    tables = []
    for _ in range(2):
        tables.append(await wire.table(ann, game="goulag", seats=5, pace="solo", bots=["naive"] * 4, sit=True))
        await wire.done(tables[-1], ann, "start")
    return Two(ann, (await called(wire, ann, tables[0])).json["token"], *tables)


def asked(wire: Wire) -> list[tuple[str, str]]:
    """Everything that can be asked of the server by HTTP."""
    found = [(method, route) for route in wire.app.routes if isinstance(route, Route) for method in route.methods or ()]
    return sorted((method, route.path) for method, route in found if method != "HEAD" and "/api/" in route.path)


def told(answered: Answered) -> tuple[int, str]:
    refused = answered.status >= 400 and answered.headers["content-type"] == "application/json"
    return answered.status, answered.why if refused else ""


async def no_thought(*_: object, **__: object) -> Opinion:
    return Opinion("bound", None)


REFUSED = (403, "one-table-only")


@over_the_wire
async def test_every_question_is_about_that_table_or_as_nobodys(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new route cannot forget it: what is not asked about the table is answered as to nobody, or refused."""
    monkeypatch.setattr(advice, "on_the_beat", lambda thought: thought)
    monkeypatch.setattr(wire.hall.bot_pool, "opine", no_thought)
    ann, guest, here, there = await two(wire)
    refused, at_the_table = 0, 0
    for method, route in asked(wire):
        if (method, route) in OF_ITSELF | ANEW:
            continue
        paths = {table: route.replace("{table}", table) for table in (here, there)}
        paths = {table: f"{path}?seat=1".replace("{", "").replace("}", "") for table, path in paths.items()}
        answered = await wire.http(method, paths[there], {}, guest)
        if told(answered) == REFUSED:
            refused += 1
        else:
            nobody = await wire.http(method, paths[there], {})
            assert (answered.status, answered.body) == (nobody.status, nobody.body), (method, route)
        if route.startswith("/api/tables/{table}"):
            same = await wire.http(method, paths[here], {}, ann)
            assert told(await wire.http(method, paths[here], {}, guest)) == told(same), (method, route)
            at_the_table += 1
        elif "{table}" in route:
            assert told(await wire.http(method, paths[here], {}, guest)) == REFUSED, (method, route)
    assert refused > 30
    assert at_the_table > 12
    assert {route.path for route in wire.app.routes if isinstance(route, WebSocketRoute)} == {
        "/api/tables/{table}/stream",
        "/seen",  # it shows the visitor their own request, and asks nobody
    }


@over_the_wire
async def test_at_that_table_one_plays(wire: Wire) -> None:
    ann, guest, here, there = await two(wire)
    me = (await wire.get("/api/me", guest)).json
    assert (me["name"], [each["id"] for each in me["tables"]], me["only"]) == ("Ann", [here], [here])
    hello = (await wire.get(f"/api/tables/{here}?seat=1", guest)).json
    assert hello["yours"] == [1]
    assert (await wire.get(f"/api/tables/{there}", guest)).json.get("yours") is None
    line = await wire.listen(here, guest, "seat=1")
    said = await line.do("chat", "c1", text="Comrades!", seat=1)
    assert said["type"] == "done"
    assert (await wire.do(there, guest, "chat", text="Comrades!", seat=1)).why == "one-table-only"
    other = await wire.listen(there, guest, "seat=1")
    assert (other.opened, other.code) == (False, 1008)
    watching = await wire.listen(there, guest)
    assert (await watching.do("chat", "c2", text="Comrades!"))["why"]["id"] == "one-table-only"
    wire.room(here).table.closed = "host"
    assert (await wire.do(here, guest, "rematch")).why == "one-table-only"
    assert (await wire.get("/api/me", ann)).json["only"] == []


@over_the_wire
async def test_another_call_opens_another_table_on_the_same_device(wire: Wire) -> None:
    ann, guest, here, there = await two(wire)
    person = await wire.hall.people.who(ann)
    assert person is not None
    code = await wire.hall.links.to_call(person.id, there)
    looked = (await wire.get(f"/api/links/{code}", guest)).json
    assert (looked["leads"], looked["you"], looked["mine"]) == ("call", "", False)
    opened = await wire.http("POST", f"/api/links/{code}", {}, guest)
    assert (opened.status, opened.json) == (201, {"code": "", "table": there})
    assert "set-cookie" not in opened.headers
    for known in (wire.hall.people, type(wire.hall.people)(wire.hall.store)):
        signed_in = await known.signed_in(guest)
        assert signed_in is not None
        assert signed_in.only == (here, there)
    assert (await wire.get(f"/api/tables/{there}?seat=1", guest)).status == 200
    assert (await wire.get(f"/api/links/{code}", guest)).why == "no-such-link"
    assert (await called(wire, ann, there, guest)).why == "signed-in-already"


@over_the_wire
async def test_who_is_signed_in_wholly_stays_so(wire: Wire) -> None:
    ann, _, here, _ = await two(wire)
    for body in ({}, {"instead": True}):
        assert (await called(wire, ann, here, ann, **body)).why == "signed-in-already"
    assert (await wire.get("/api/me/devices", ann)).status == 200
    ben = await wire.person("Ben")
    assert (await called(wire, ann, here, ben)).why == "signed-in-otherwise"
    became = await called(wire, ann, here, ben, instead=True)
    assert (became.json["name"], became.json["table"]) == ("Ann", here)
    assert told(await wire.get("/api/me/devices", became.json["token"])) == REFUSED
    assert (await wire.get("/api/me/devices", ben)).status == 200


@over_the_wire
async def test_a_link_of_ones_own_signs_in_wholly(wire: Wire) -> None:
    ann, guest, here, _ = await two(wire)
    code = (await wire.http("POST", "/api/me/links", None, ann)).json["code"]
    line = await wire.listen(here, guest, "seat=1")
    token = (await wire.http("POST", f"/api/links/{code}", {}, guest)).json["token"]
    assert (await wire.get("/api/me", token)).json["only"] == []
    assert await wire.hall.people.who(guest) is None
    await settled()
    assert line.code == 1008  # it comes back by the new token


@over_the_wire
async def test_the_list_of_devices_says_which_are_for_a_table(wire: Wire) -> None:
    ann, guest, here, _ = await two(wire)
    devices = (await wire.get("/api/me/devices", ann)).json
    assert sorted(each["only"] for each in devices) == [[], [here]]
    assert [each["only"] for each in (await wire.get("/api/me/export", ann)).json["devices"]].count([here]) == 1
    gone = await wire.http("DELETE", "/api/me/devices/here", None, guest)
    assert gone.status == 204
    assert 'presidium=""' in gone.headers["set-cookie"]
    assert (await wire.get(f"/api/tables/{here}?seat=1", guest)).why == "not-your-seat"
    assert (await wire.http("DELETE", "/api/me/devices/here", None, guest)).why == "who-are-you"
    assert len((await wire.get("/api/me/devices", ann)).json) == 1


@over_the_wire
async def test_links_that_two_workers_open_at_once_on_one_device_are_both_worth_their_table(wire: Wire) -> None:
    """Each worker remembers the device as it was."""
    ann, guest, here, there = await two(wire)
    third = await wire.table(ann, game="goulag", seats=5, sit=True)
    other = PeopleRepository(wire.hall.store, wire.hall.wall)
    for people in (wire.hall.people, other):
        known = await people.signed_in(guest)
        assert known is not None
        assert known.only == (here,)
    await wire.hall.people.widen(guest, there)
    await other.widen(guest, third)
    await other.widen(guest, third)
    wire.hall.people.lose_all()
    for people in (wire.hall.people, other):
        known = await people.signed_in(guest)
        assert known is not None
        assert known.only == (here, there, third)


@over_the_wire
async def test_a_link_is_not_used_up_by_a_device_that_another_worker_has_signed_out(wire: Wire) -> None:
    ann, guest, _, there = await two(wire)
    person = await wire.hall.people.who(ann)
    assert person is not None
    code = await wire.hall.links.to_call(person.id, there)
    assert await wire.hall.people.who(guest) == person
    await wire.hall.store.written(sql.delete(TOKENS).where(TOKENS.c.hash == hashed(guest)))
    assert (await wire.http("POST", f"/api/links/{code}", {}, guest)).why == "who-are-you"
    assert (await wire.get(f"/api/links/{code}")).status == 200


@over_the_wire
async def test_a_seat_is_taken_only_at_that_table(wire: Wire) -> None:
    """A link to a seat elsewhere makes nobody a second person on his own device."""
    ann, guest, _, _ = await two(wire)
    party = await politburo(wire, start=False)
    await wire.done(party.table, party.host, "leave", seat=5)
    code = (await wire.done(party.table, party.host, "seatlink", seat=5))["link"]
    assert told(await wire.http("POST", f"/api/links/{code}", {"name": "Eve"}, guest)) == REFUSED
    assert (await called(wire, ann, party.table, guest)).status == 201
    assert (await wire.http("POST", f"/api/links/{code}", {}, guest)).json["table"] == party.table
    assert wire.room(party.table).table.seats[5].person == (await wire.hall.people.who(ann)).id  # type: ignore[union-attr]


@closed
async def test_in_a_closed_hall_the_rest_is_refused_too(wire: Wire) -> None:
    _, guest, here, there = await two(wire, await somebody(wire, "Ann"))
    assert (await wire.get(f"/api/tables/{here}?seat=1", guest)).status == 200
    for path in (f"/api/tables/{there}", "/api/tables", "/api/me/tables"):
        assert told(await wire.get(path, guest)) == REFUSED
    assert (await wire.http("DELETE", "/api/me/devices/here", None, guest)).status == 204
