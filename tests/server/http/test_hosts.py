"""By which names a server may be called: a foreign name that leads here finds nothing."""

from __future__ import annotations

import socket

import pytest

from presidium.core import Refused
from presidium.server.base.host_names import allowed
from presidium.server.http.host_check import HostNames
from presidium.text import Words, languages
from tests.server.wire_table import HOST, Wire, over_the_wire

OURS = ["127.0.0.1", "127.0.0.1:8000", "192.168.1.20:8000", "[::1]:8000", "[2001:db8::7]", "localhost", "LOCALHOST:80"]
OURS += [
    "localhost.:8000",
    "tables.localhost:8000",
    "box",
    "box:8000",
    "box.home.arpa",
    "box.local:80",
    HOST,
    "BÜRO.example",
]
FOREIGN = [
    "elsewhere.example",
    "elsewhere.example:8000",
    f"{HOST}.elsewhere.example",
    f"not{HOST}",
    "localhost.example",
]
FOREIGN += ["", ":8000", "127.0.0.1.elsewhere.example", "0x7f000001", "[::1", "[localhost]", "user@127.0.0.1", "a b"]
FOREIGN += ["elsewhere.example, 127.0.0.1", "127.0.0.1/", "box.example"]


@pytest.fixture
def hosts(monkeypatch: pytest.MonkeyPatch) -> HostNames:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.home.arpa")
    return HostNames(None, [HOST, "Büro.example"])


@pytest.mark.parametrize("host", OURS)
def test_an_address_a_loopback_name_the_machines_own_and_those_allowed_pass(hosts: HostNames, host: str) -> None:
    assert hosts.ours(host.encode("idna").decode())


@pytest.mark.parametrize("host", FOREIGN)
def test_any_other_name_is_foreign(hosts: HostNames, host: str) -> None:
    assert not hosts.ours(host)


@pytest.mark.parametrize("text", ["", "https://table.example.org", "table.example.org/", "a b", "*", "é" * 80])
def test_what_is_no_name_cannot_be_allowed(text: str) -> None:
    with pytest.raises(Refused, match="not-a-host-name"):
        allowed(text)


@over_the_wire
async def test_under_a_foreign_name_nothing_is_found_and_nothing_is_done(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, sit=True)
    for method, path in (("GET", "/api/me"), ("GET", f"/api/tables/{table}"), ("POST", "/api/people"), ("GET", "/x")):
        answered = await wire.http(method, path, {"name": "Eve"}, ann, host="elsewhere.example:8000")
        assert answered.status == 421
        assert b"Ann" not in answered.body
        assert "set-cookie" not in answered.headers
        assert answered.headers["x-content-type-options"] == "nosniff"
        assert b"elsewhere.example" in answered.body
    refused = await wire.http("GET", "/api/me", None, ann, host="elsewhere.example")
    assert (refused.why, refused.json["why"]["args"]) == ("misdirected", {"name": "elsewhere.example"})


@over_the_wire
async def test_whoever_wanted_to_see_the_page_is_told_in_sentences_what_to_do(wire: Wire) -> None:
    for path in ("/", "/status", f"/t/{'x' * 12}"):
        answered = await wire.http("GET", path, host="elsewhere.example")
        told = answered.body.decode().splitlines()
        spoken = {Words(lang)("refused-misdirected", name="x") for lang in languages()}
        assert (answered.status, len(told)) == (421, len(spoken))
        assert all(line.endswith("--allow-host elsewhere.example") for line in told)


@over_the_wire
async def test_a_stream_is_not_opened_under_a_foreign_name(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, sit=True)
    there = await wire.listen(table, ann, "seat=1", host="elsewhere.example")
    assert (there.opened, there.heard) == (False, [])
    assert (await wire.listen(table, ann, "seat=1", host="[::1]:8000")).opened
