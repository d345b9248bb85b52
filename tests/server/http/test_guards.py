"""What keeps the server usable by all: origins, headers, limits; and what it never says."""

from __future__ import annotations

import logging
from contextlib import nullcontext
from typing import Any

import pytest
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from presidium.core import Refused
from presidium.server.base.limits import Limits
from presidium.server.http.rate_limit import RateLimiter
from tests.server.wire_table import HOST, Wire, answers, over_the_wire, politburo, to_the_vote

GOULAG = {"game": "goulag", "seats": 5}


@over_the_wire
async def test_a_page_of_another_site_may_not_act(wire: Wire) -> None:
    ann = await wire.person("Ann")
    for origin in ("https://elsewhere.example", "null", f"http://{HOST}.elsewhere.example", "http://[", "", "x"):
        refused = await wire.http("POST", "/api/tables", GOULAG, ann, origin=origin)
        assert (refused.status, refused.why) == (403, "foreign-origin")
    assert (await wire.http("POST", "/api/tables", GOULAG, ann, origin=f"http://{HOST}")).status == 201


@pytest.mark.parametrize(
    ("scheme", "public", "origin", "status"),
    [
        ("http", "", f"http://{HOST}", 200),
        ("http", "", f"https://{HOST}", 403),
        ("http", f"https://{HOST}/hall", f"https://{HOST}", 200),
        ("http", f"https://{HOST}/hall", f"http://{HOST}", 403),
        ("http", f"https://{HOST}.example", f"http://{HOST}", 200),
        ("http", f"https://{HOST}.example", f"https://{HOST}", 403),
        ("http", f"http://{HOST}", f"https://{HOST}", 403),
        ("https", "", f"https://{HOST}", 200),
        ("https", f"https://{HOST}", f"http://{HOST}", 403),
        ("https", f"http://{HOST}", f"http://{HOST}", 403),
    ],
)
@pytest.mark.parametrize("stream", [False, True])
def test_the_origin_has_our_scheme(scheme: str, public: str, origin: str, status: int, stream: bool) -> None:
    guard = RateLimiter(Limits(), lambda: 0.0)
    guard.address = public
    headers = [(b"host", HOST.encode()), (b"origin", origin.encode())]
    parts = {"path": "/", "query_string": b"", "server": ("127.0.0.1", 80), "headers": headers}
    asked: HTTPConnection
    if stream:
        asked = WebSocket({**parts, "type": "websocket", "scheme": scheme.replace("http", "ws")}, nothing, nothing)
    else:
        asked = Request({**parts, "type": "http", "method": "POST", "scheme": scheme})
    with nullcontext() if status == 200 else pytest.raises(Refused, match="foreign-origin"):
        guard.origin(asked)


def test_a_visitor_who_came_by_http_past_a_proxy_that_says_so_may_act() -> None:
    """Where the public address has https: a proxy that also serves http sends what the visitor used."""
    guard = RateLimiter(Limits(), lambda: 0.0)
    guard.address = f"https://{HOST}"
    headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode()), (b"x-forwarded-proto", b"http")]
    guard.origin(Request({"type": "http", "method": "POST", "scheme": "http", "path": "/", "headers": headers}))


async def nothing(*_: Any) -> Any:
    """Neither says nor hears anything."""


def test_a_proxy_that_hides_the_scheme_is_named_in_the_log_once(caplog: pytest.LogCaptureFixture) -> None:
    guard = RateLimiter(Limits(), lambda: 0.0)
    for origin in ("http://elsewhere.example", f"https://{HOST}", f"https://{HOST}"):
        headers = [(b"host", HOST.encode()), (b"origin", origin.encode())]
        scope = {
            "type": "http",
            "method": "POST",
            "scheme": "http",
            "path": "/",
            "query_string": b"",
            "headers": headers,
        }
        with pytest.raises(Refused, match="foreign-origin"):
            guard.origin(Request(scope))
    assert [record.getMessage().count("X-Forwarded-Proto") for record in caplog.records] == [1]


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
    wire.app.state.server.limiter.limits = Limits()
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
