"""What keeps the server usable by all: origins, headers, limits; and what it never says."""

from __future__ import annotations

import logging

import pytest

from presidium.table.limits import Limits
from tests.table.wire_table import HOST, Wire, answers, over_the_wire, politburo, to_the_vote

GOULAG = {"game": "goulag", "seats": 5}


@over_the_wire
async def test_a_page_of_another_site_may_not_act(wire: Wire) -> None:
    ann = await wire.person("Ann")
    for origin in ("https://elsewhere.example", "null", f"http://{HOST}.elsewhere.example", "http://[", "", "x"):
        refused = await wire.http("POST", "/api/tables", GOULAG, ann, origin=origin)
        assert (refused.status, refused.why) == (403, "foreign-origin")
    assert (await wire.http("POST", "/api/tables", GOULAG, ann, origin=f"https://{HOST}")).status == 201


@over_the_wire
async def test_every_answer_has_its_security_headers(wire: Wire) -> None:
    tried = [
        ("GET", "/api/games"),
        ("GET", "/api/nowhere"),
        ("PUT", "/api/me"),
        ("POST", "/api/people"),
        ("GET", "/health"),
    ]
    for method, path in tried:
        headers = (await wire.http(method, path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] in ("no-store", "no-cache")  # the page says itself how long


@over_the_wire
async def test_too_much_of_everything_is_too_fast(wire: Wire) -> None:
    wire.app.state.server.guard.limits = Limits()
    ann = await wire.person("Ann")
    table = await wire.table(ann, **GOULAG, sit=True)
    said = [await wire.do(table, ann, "chat", seat=1, text="!") for _ in range(7)]
    assert [answered.status for answered in said] == [200] * 6 + [429]
    assert said[-1].json["why"] == {"id": "too-fast", "rule": "", "args": {"seconds": 2}}
    wire.clock.goes_on(2)
    assert (await wire.do(table, ann, "chat", seat=1, text="!")).status == 200
    assert said[-1].headers["retry-after"] == "2"
    more = [await wire.http("POST", "/api/people", {"name": "Crowd"}) for _ in range(100)]
    assert [answered.status for answered in more] == [201] * 99 + [429]
    assert more[-1].headers["retry-after"] == "3"


@over_the_wire
async def test_health_readiness_and_status(wire: Wire) -> None:
    await politburo(wire)
    assert (await wire.get("/health")).body == b"ok\n"
    assert (await wire.get("/ready")).status == 200
    assert b"running: 1" in (await wire.get("/status")).body


@over_the_wire
async def test_nothing_secret_is_logged_or_told_in_errors(wire: Wire, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    party = await politburo(wire)
    await to_the_vote(wire, party)
    code = (await wire.done(party.table, party.host, "seatlink", seat=3))["link"]
    told = [await wire.http("POST", f"/api/links/{code}", {"name": 7})]
    told.append(await wire.http("POST", "/api/tables", {"game": 1}, party.host))
    for seat in party.tokens:
        await wire.done(party.table, party.tokens[seat], "ahead", seat=seat, action="propose finance")
        told.append(await answers(wire, party, seat, "nonsense"))
        told.append(await wire.do(party.table, party.tokens[seat], "answer", seat=seat % 5 + 1, question=1, action="x"))
    await wire.listen(party.table, party.tokens[2], "seat=3")
    people = [held.person for held in wire.room(party.table).table.seats.values()]
    said = caplog.text + "".join(answered.body.decode() for answered in told)
    for secret in (*party.tokens.values(), *people, code, "5eed", "5a17", "nonce-1"):
        assert secret is not None
        assert secret not in said
