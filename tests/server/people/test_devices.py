"""Devices: where one is signed in, and how that ends."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from starlette.websockets import WebSocket

from presidium.server.people.devices import device_of
from presidium.server.people.repository import PeopleRepository, hashed
from presidium.server.storage import migrations
from presidium.server.storage.migrate import migrate
from presidium.server.storage.sqlite import SQLite
from tests.server.wire_table import Wire, over_the_wire, settled
from tests.stores import without_waiting


def test_a_token_given_before_devices_were_kept_is_still_good(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "old.db")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    ann = "INSERT INTO people VALUES (?, ?, ?)", [("a", "Ann", 1.0)]
    token = "INSERT INTO tokens VALUES (?, ?, ?)", [(hashed("token"), "a", 1.0)]
    store.write(ann, token).result()
    migrate(store)
    found = without_waiting(PeopleRepository(store).who("token"))
    store.close()
    assert found == ("a", "Ann")


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36"


@pytest.mark.parametrize(
    ("agent", "called"),
    [
        (FIREFOX, "Firefox/Linux"),
        (PHONE, "Chrome/Android"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36 Edg/139.0",
            "Edge/Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1",
            "Safari/iPhone",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
            "Safari/macOS",
        ),
        ("presidium/0.2.0 (Darwin)", "Presidium/macOS"),
        ("curl/8.5.0", "/"),
        ("", "/"),
        ("<b>Firefox/</b>\x1b[31m" * 500, "Firefox/"),
    ],
)
def test_a_device_is_called_by_its_browser_and_system_and_nothing_else(agent: str, called: str) -> None:
    assert device_of(agent) == called


async def two_devices(wire: Wire) -> tuple[str, str]:
    """Ann at her desk, and on her telephone."""
    desk = (await wire.http("POST", "/api/people", {"name": "Ann"}, user_agent=FIREFOX)).json["token"]
    code = (await wire.http("POST", "/api/me/links", None, desk)).json["code"]
    wire.clock.goes_on(5000)
    phone = (await wire.http("POST", f"/api/links/{code}", {}, user_agent=PHONE)).json["token"]
    return desk, phone


async def listed(wire: Wire, who: str) -> list[Any]:
    devices: list[Any] = (await wire.get("/api/me/devices", who)).json
    return devices


@over_the_wire
async def test_one_sees_where_one_is_signed_in(wire: Wire) -> None:
    desk, phone = await two_devices(wire)
    await wire.person("Ben")
    await wire.get("/api/me", phone)
    devices = await listed(wire, desk)
    called = [(each["browser"], each["system"], each["since"], each["here"]) for each in devices]
    assert called == [("Chrome", "Android", 6000.0, False), ("Firefox", "Linux", 1000.0, True)]
    assert [each["here"] for each in await listed(wire, phone)] == [True, False]
    assert (await wire.get("/api/me/devices")).status == 401
    told = json.dumps(devices)
    assert not [secret for secret in (desk, phone, hashed(desk), hashed(phone)) if secret in told]


@over_the_wire
async def test_when_a_device_was_seen_is_kept_to_the_hour(wire: Wire) -> None:
    desk, _ = await two_devices(wire)
    for now, hour in ((7300.0, 7200.0), (10_000.0, 7200.0), (10_800.5, 10_800.0)):
        wire.clock.now = now
        for _ in range(3):
            await wire.get("/api/me", desk)
        await wire.hall.store.written()
        assert [each["seen"] for each in await listed(wire, desk)][1] == hour


@over_the_wire
async def test_a_device_that_is_signed_out_is_nobody_at_once(wire: Wire) -> None:
    desk, phone = await two_devices(wire)
    table = await wire.table(desk, game="goulag", seats=5, sit=True, bots=["naive"] * 4)
    await wire.done(table, desk, "start")
    lines = {who: await wire.listen(table, who, "seat=1") for who in (desk, phone)}
    watching = await wire.listen(table, phone)
    (lost,) = [each["id"] for each in await listed(wire, desk) if not each["here"]]
    waiting = (await wire.http("POST", "/api/me/links", None, phone)).json["code"]
    left = await wire.http("DELETE", f"/api/me/devices/{lost}", None, desk)
    assert (left.status, [each["here"] for each in left.json]) == (200, [True])
    await settled()
    assert (lines[phone].code, watching.code, lines[desk].code) == (1008, 1008, None)
    for method, path in (("GET", "/api/me"), ("POST", "/api/me/links"), ("GET", "/api/me/devices")):
        assert (await wire.http(method, path, None, phone)).why == "who-are-you"
    assert (await wire.get(f"/api/tables/{table}?seat=1", phone)).why == "not-your-seat"
    assert (await wire.do(table, phone, "chat", seat=1, text="still me")).why == "who-are-you"
    assert (await wire.listen(table, phone, "seat=1")).opened is False
    assert (await wire.get(f"/api/links/{waiting}")).why == "no-such-link"  # it may have been made there
    assert (await wire.get("/api/me", desk)).status == 200


@over_the_wire
async def test_a_line_says_nothing_more_in_the_name_of_who_was_signed_out(wire: Wire) -> None:
    """Whatever was on its way when it was closed comes too late."""
    desk, phone = await two_devices(wire)
    table = await wire.table(desk, game="goulag", seats=5, sit=True)
    line = await wire.listen(table, phone, "seat=1")
    (lost,) = [each["id"] for each in await listed(wire, desk) if not each["here"]]
    chat = {"do": "chat", "id": "late", "seat": 1, "text": "still me"}
    out = asyncio.create_task(wire.http("DELETE", f"/api/me/devices/{lost}", None, desk))
    while not out.done():
        await asyncio.sleep(0)
    line.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(chat)})
    await settled()
    assert not wire.room(table).table.chat


@pytest.mark.parametrize("how", ["signed out", "banned"])
@over_the_wire
async def test_a_websocket_whose_device_goes_during_the_handshake_hears_nothing(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Nobody can close it in that moment, because the server does not count it yet."""
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, sit=True)
    person, usual = await wire.hall.people.who(ann), WebSocket.accept
    assert person is not None

    async def slowly(socket: WebSocket) -> None:
        if how == "banned":
            await wire.app.state.server.admin.do("ban", person.id)
        else:
            assert (await wire.http("DELETE", "/api/me/devices/here", None, ann)).status == 204
        await usual(socket)

    monkeypatch.setattr(WebSocket, "accept", slowly)
    line = await wire.listen(table, ann, "seat=1")
    assert line.heard == []
    assert line.code == 1008
    newcomer = await wire.http("POST", "/api/people", {"name": "Eve"})
    assert newcomer.status == (403 if how == "banned" else 201)


@over_the_wire
async def test_a_new_name_is_used_on_lines_that_are_open(wire: Wire) -> None:
    desk, phone = await two_devices(wire)
    table = await wire.table(desk, game="goulag", seats=5, sit=True)
    line = await wire.listen(table, phone)
    await wire.http("PATCH", "/api/me", {"name": "Anna"}, desk)
    await line.do("chat", "c", text="hm")  # from a seat one talks as who one sat down as
    assert [said.name for said in wire.room(table).table.chat] == ["Anna"]


@over_the_wire
async def test_one_signs_out_here_and_is_somebody_elsewhere(wire: Wire) -> None:
    desk, phone = await two_devices(wire)
    waiting = (await wire.http("POST", "/api/me/links", None, desk)).json["code"]
    (here,) = [each["id"] for each in await listed(wire, desk) if each["here"]]
    left = await wire.http("DELETE", f"/api/me/devices/{here}", None, None, cookie=f"presidium={desk}")
    assert left.status == 200
    assert left.headers["set-cookie"].startswith('presidium="";')
    assert "Max-Age=0" in left.headers["set-cookie"]
    assert (await wire.get("/api/me", desk)).why == "who-are-you"
    assert (await wire.get("/api/me", phone)).status == 200
    assert (await wire.get(f"/api/links/{waiting}")).status == 200  # one may be on the way to another device


@over_the_wire
async def test_one_signs_out_everywhere_else(wire: Wire) -> None:
    desk, phone = await two_devices(wire)
    ben = await wire.person("Ben")
    code = (await wire.http("POST", "/api/me/links", None, desk)).json["code"]
    tablet = (await wire.http("POST", f"/api/links/{code}", {})).json["token"]
    waiting = (await wire.http("POST", "/api/me/links", None, tablet)).json["code"]
    left = await wire.http("DELETE", "/api/me/devices/others", None, phone)
    assert [each["here"] for each in left.json] == [True]
    assert [(await wire.get("/api/me", who)).status for who in (desk, tablet, phone, ben)] == [401, 401, 200, 200]
    assert (await wire.get(f"/api/links/{waiting}")).why == "no-such-link"


@over_the_wire
async def test_nobody_signs_out_somebody_else(wire: Wire) -> None:
    desk, _ = await two_devices(wire)
    ben = await wire.person("Ben")
    for device in [each["id"] for each in await listed(wire, desk)] + ["x", hashed(desk)]:
        refused = await wire.http("DELETE", f"/api/me/devices/{device}", None, ben)
        assert refused.status == 404
    refused = await wire.http("DELETE", "/api/me/devices/others", None, desk, origin="https://elsewhere.example")
    assert refused.why == "foreign-origin"
    assert len(await listed(wire, desk)) == 2


@over_the_wire
async def test_a_token_that_was_taken_back_stays_so_after_a_restart(wire: Wire) -> None:
    desk, phone = await two_devices(wire)
    await wire.http("DELETE", "/api/me/devices/others", None, desk)
    again = PeopleRepository(wire.hall.store)
    assert await again.who(phone) is None
    assert await again.who(desk) is not None
