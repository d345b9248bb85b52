"""What one worker reads, while another changes it: what was read before does not undo what comes after."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.http.server import Server
from presidium.server.notifications.repository import NotificationRepository, new_channel
from presidium.server.people.repository import hashed
from presidium.server.storage.statements import put_once
from presidium.server.storage.store import Store
from presidium.server.storage.tables import BANS, PEOPLE
from tests.server.wire_table import Wire, over_the_wire


class Slow:
    """Reads of a store, of which the first waits with what it has found until it is told to go on."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, which: Callable[..., Any]) -> None:
        self.found, self.goes_on = asyncio.Event(), asyncio.Event()
        self.which = which
        self.read = store.read
        monkeypatch.setattr(store, "read", self)

    async def __call__(self, work: Callable[..., Any], *args: Any) -> Any:
        found = await self.read(work, *args)
        if work == self.which and not self.found.is_set():
            self.found.set()
            await self.goes_on.wait()
        return found


@over_the_wire
async def test_an_older_look_at_the_bans_does_not_lift_a_newer_one(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    server: Server = wire.app.state.server
    ann = await wire.hall.people.who(await wire.person("Ann"))
    assert ann is not None
    slow = Slow(wire.hall.store, monkeypatch, wire.hall.people.all_banned)
    older = asyncio.ensure_future(server.admin.look_again())  # for instance because of an announcement
    await slow.found.wait()
    ban = asyncio.ensure_future(server.admin.do("ban", ann.id))
    await asyncio.sleep(0.05)
    server.limiter.shut_out("192.0.2.9", ann.id)  # another worker shares the banned addresses
    slow.goes_on.set()
    await asyncio.gather(older, ban)
    assert wire.hall.people.banned == {ann.id}
    assert (await wire.http("POST", "/api/people", {"name": "Eve"}, whence="192.0.2.9")).why == "banned"


@over_the_wire
async def test_an_older_look_at_the_bans_does_not_hide_one_of_another_worker(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Server = wire.app.state.server
    slow = Slow(wire.hall.store, monkeypatch, wire.hall.people.all_banned)
    older = asyncio.ensure_future(server.admin.look_again())
    await slow.found.wait()
    await wire.hall.store.written(put_once(BANS).values(person="bo", since=1.0))
    newer = asyncio.ensure_future(server.admin.look_again())
    await asyncio.sleep(0.05)
    slow.goes_on.set()
    await asyncio.gather(older, newer)
    assert wire.hall.people.banned == {"bo"}


@over_the_wire
async def test_an_older_look_at_the_channels_does_not_forget_a_newer_one(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = await wire.person("Ann")
    ann = await wire.hall.people.who(token)
    assert ann is not None
    ledger = NotificationRepository(wire.hall.store)
    slow = Slow(wire.hall.store, monkeypatch, wire.hall.store.all)
    older = asyncio.ensure_future(ledger.look_again(ann.id))
    await slow.found.wait()
    adds = asyncio.ensure_future(ledger.add(new_channel(ann.id, "hook", "https://a.example/", 0.0), hashed(token)))
    await asyncio.sleep(0.05)
    slow.goes_on.set()
    await asyncio.gather(older, adds)
    assert ledger.wants(ann.id, "table")


@over_the_wire
async def test_an_older_look_at_a_person_does_not_keep_a_former_name(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, people = await wire.person("Ann"), wire.hall.people
    ann = await people.who(token)
    assert ann is not None
    people.lose_all()
    slow = Slow(wire.hall.store, monkeypatch, wire.hall.store.one)
    older = asyncio.ensure_future(people.who(token))
    await slow.found.wait()
    await people.rename(ann, "Anna")
    slow.goes_on.set()
    await older
    again = await people.who(token)
    assert again is not None
    assert again.name == "Anna"
    assert [row.name for row in wire.hall.store.all(sql.select(PEOPLE.c.name))] == ["Anna"]


@over_the_wire
async def test_who_hears_that_a_device_is_signed_out_hears_it_after_all_workers(wire: Wire) -> None:
    heard: list[tuple[str, str]] = []

    class Inside:
        async def ask_all(self, what: str, person: str = "") -> list[Any]:
            heard.append((what, person))
            return []

    token = await wire.person("Ann")
    ann = await wire.hall.people.who(token)
    assert ann is not None
    wire.hall.peers = Inside()  # type: ignore[assignment]
    try:
        assert (await wire.http("DELETE", "/api/me/devices/here", None, token)).status == 204
        assert heard == [("gone", ann.id)]
    finally:
        wire.hall.peers = None
