"""To be forgotten: the name and the words of whoever asks for it are nowhere any more, and the games go on."""

from __future__ import annotations

import asyncio
import gzip
import json
import lzma
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.archive.stream_replay import StreamReplay
from presidium.server.base.names import FORGOTTEN
from presidium.server.domain.journal import Sat
from presidium.server.live import erasure
from presidium.server.notifications.repository import Callee
from presidium.server.notifications.settings import Settings
from presidium.server.people.erasure import OWNED, STAYS, let_go
from presidium.server.storage.tables import FORGETTING, PEOPLE, PLACES, TABLES, metadata
from tests.server.http.test_mine import finished, goulag
from tests.server.people.test_notes import noted
from tests.server.wire_table import Wire, over_the_wire, settled
from tests.stores import without_waiting

NAME, OTHER_NAME, SAID = "Zinaida Vorobyova", "Zina of the Sofa", "the samovar knows everything"
TITLE = "Vorobyova's winter table"
ZONE, STAYED = "Asia/Novokuznetsk", "Asia/Yekaterinburg"
WORDS = (NAME, OTHER_NAME, SAID, TITLE, ZONE)


async def forget(wire: Wire, who: str) -> Any:
    answered = await wire.http("DELETE", "/api/me?sure=yes", None, who)
    assert answered.status == 200, answered.body
    await settled()
    return answered


async def everywhere(wire: Wire) -> dict[str, str]:
    """A life here: a finished game with talk, a running one among people, an open one, and talk without a seat."""
    zina, ben = await wire.person(NAME), await wire.person("Ben")
    over = await goulag(wire, zina, title=TITLE)
    await wire.done(over, zina, "chat", text=SAID, seat=1)
    await wire.done(over, zina, "hours", seat=1, zone=ZONE, starts=1320, ends=420)
    await wire.done(over, zina, "hours", seat=1, zone=ZONE, starts=1260, ends=420)
    await finished(wire, over, zina)
    await wire.hall.archivist.close()
    running = await wire.table(zina, game="goulag", seats=5, pace="untimed", bots=["naive"] * 3, title=TITLE)
    await wire.done(running, zina, "sit", seat=1, name=OTHER_NAME)
    await wire.done(running, ben, "sit", seat=2)
    await wire.done(running, zina, "start")
    await wire.done(running, zina, "hours", seat=1, zone=ZONE, starts=1320, ends=420)
    await wire.done(running, ben, "hours", seat=2, zone=STAYED, starts=1320, ends=420)
    await wire.done(running, zina, "chat", text=SAID, seat=1)
    await noted(wire, running, zina, 1, **{"note 2": SAID})
    waiting = await wire.table(zina, game="goulag", seats=5, sit=True)
    bens = await wire.table(ben, game="goulag", seats=5, sit=True)
    await wire.done(bens, zina, "chat", text=SAID)
    await wire.done(bens, ben, "chat", text="what a table", seat=1)
    return {"zina": zina, "ben": ben, "over": over, "running": running, "waiting": waiting, "bens": bens}


def opened(value: Any) -> str:
    """Whatever lies in a column, unpacked."""
    if isinstance(value, bytes):
        for unpack in (gzip.decompress, lzma.decompress):
            try:
                return unpack(value).decode()
            except (OSError, lzma.LZMAError):
                continue
        return value.decode(errors="replace")
    return str(value)


def found(wire: Wire) -> list[str]:
    """Where the name or the words still are: in a row, or, in a file, between its pages."""
    found = []
    for file in wire.data.iterdir():
        raw = file.read_bytes()
        found += [f"{file.name}: {word}" for word in WORDS if word.encode() in raw]
    for table in metadata.sorted_tables:
        rows = [" ".join(map(opened, row)) for row in wire.hall.store.all(sql.select(table))]
        found += [f"{table.name}: {word}" for word in WORDS if any(word in row for row in rows)]
    return found


@over_the_wire
async def test_the_name_and_the_words_are_nowhere_any_more(wire: Wire) -> None:
    life = await everywhere(wire)
    for room in list(wire.hall.rooms.values()):
        await room.save()
    told = found(wire)
    assert {f"{table}: {word}" for table in ("archives", "snapshots", "journal") for word in (NAME, SAID, ZONE)} <= set(
        told
    )
    assert f"notes: {SAID}" in told
    answered = await forget(wire, life["zina"])
    assert answered.json == {"tables": 4}
    assert 'presidium=""' in answered.headers["set-cookie"]
    assert not found(wire)
    for room in list(wire.hall.rooms.values()):
        await room.save()
    assert not found(wire)
    assert not wire.hall.store.all(sql.select(FORGETTING))


def rows_of(wire: Wire, person: str) -> dict[str, int]:
    """How many rows each table of the store has of this person."""
    named = [table for table in metadata.sorted_tables if "person" in table.c]
    rows = {table.name: len(wire.hall.store.all(sql.select(table).where(table.c.person == person))) for table in named}
    return {name: count for name, count in rows.items() if count}


@over_the_wire
async def test_a_worker_that_has_not_heard_of_an_erasure_stores_nothing_of_the_person(wire: Wire) -> None:
    """The person still counts as signed in there."""
    wire.hall.settings = Settings("https://table.example", webhooks=True)
    wire.hall.notifier = wire.hall.new_notifier()
    zina, ben = await wire.person(NAME), await wire.person("Ben")
    bens = await wire.table(ben, game="goulag", seats=5, sit=True)
    person = await wire.hall.people.who(zina)
    assert person is not None
    await wire.done(bens, zina, "sit", seat=2)
    await wire.hall.store.written(*let_go(person.id, 0.0))
    assert await wire.hall.people.who(zina) == person
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/api/tables", {"game": "goulag", "seats": 5, "sit": True}),
        ("PUT", "/api/me/calls", {"lang": "de", "zone": ZONE, "quiet": None}),
        ("PUT", f"/api/me/calls/tables/{bens}", {"on": False}),
        ("PUT", "/api/me/bot", {"bot": "naive", "knows": ["goulag"]}),
        ("POST", "/api/me/others", {"table": bens, "seat": 1, "blocked": True}),
        ("POST", "/api/reports", {"table": bens, "seat": 1, "reason": "other", "words": SAID}),
        ("POST", "/api/me/links", None),
        ("PUT", f"/api/tables/{bens}/notes?seat=2", {"notes": [{"subject": "note 1", "text": SAID}]}),
        ("DELETE", "/api/me?sure=yes", None),
    ]
    for method, path, body in asked:
        assert (await wire.http(method, path, body, zina)).why == "who-are-you", path
    with pytest.raises(Refused, match="who-are-you"):
        await wire.hall.notifier.ledger.called(Callee(person.id), 1.0)
    assert rows_of(wire, person.id) == {"forgetting": 1, "places": 1}, "where they sat, until their name is out of it"


@over_the_wire
async def test_a_table_at_which_somebody_sits_down_while_being_forgotten_is_not_missed(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They sit down at a worker that has not heard of it yet."""
    life = await everywhere(wire)
    there, first = await wire.table(life["ben"], game="goulag", seats=5, sit=True), erasure.tables_of
    person = await wire.hall.people.who(life["zina"])
    assert person is not None

    def sits_meanwhile(*of: Any) -> list[str]:
        found, again = first(*of), wire.hall.rooms[there].change
        monkeypatch.setattr(erasure, "tables_of", first)
        sat = again(lambda _: [Sat(2, person.id, person.name)], person.id)
        asyncio.run_coroutine_threadsafe(sat, loop).result(10)
        return found

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(erasure, "tables_of", sits_meanwhile)
    assert (await forget(wire, life["zina"])).json == {"tables": 5}
    assert not found(wire)


@over_the_wire
async def test_nor_is_it_told_by_any_address(wire: Wire) -> None:
    life = await everywhere(wire)
    tables = [life[each] for each in ("over", "running", "waiting", "bens")]
    asked = [f"/api/tables/{table}{part}" for table in tables for part in ("", "/history", "/report", "/pravda")]
    asked += [f"/api/tables/{life['over']}/{part}" for part in ("record", "history?eyes=all", "history?eyes=1")]
    asked += [
        f"/archive/{life['over']}",
        "/api/tables",
        "/api/me/tables",
        "/api/me/career",
        "/api/me",
        "/api/me/export",
    ]
    asked += [f"/api/tables/{life['running']}?seat=2", f"/api/tables/{life['running']}/history?seat=2"]
    before = b"".join([(await wire.get(path, life["ben"])).body for path in asked])
    assert all(word.encode() in before for word in (NAME, OTHER_NAME, SAID, ZONE))
    line = await wire.listen(life["running"], life["ben"], "seat=2")
    await forget(wire, life["zina"])
    for path in asked:
        told = (await wire.get(path, life["ben"])).body.decode()
        assert not [word for word in WORDS if word in told], path
    hello = json.loads(line.heard[-1])
    assert hello["type"] == "hello"
    assert hello["table"]["seats"][0]["name"] == FORGOTTEN
    assert [each["text"] for each in hello["chat"]] == [""]


@over_the_wire
async def test_whoever_is_forgotten_is_nobody_at_once(wire: Wire) -> None:
    life = await everywhere(wire)
    zina = life["zina"]
    link = (await wire.http("POST", "/api/me/links", None, zina)).json["code"]
    line = await wire.listen(life["running"], zina, "seat=1")
    await forget(wire, zina)
    assert line.code == 1008
    assert (await wire.get("/api/me", zina)).why == "who-are-you"
    assert (await wire.get(f"/api/links/{link}")).why == "no-such-link"
    assert (await wire.get("/api/me", life["ben"])).status == 200
    assert [row.name for row in wire.hall.store.all(sql.select(PEOPLE))] == ["Ben"]
    assert not [row for row in wire.hall.store.all(sql.select(PLACES)) if row.person != ben_of(wire, life)]


def ben_of(wire: Wire, life: dict[str, str]) -> str:
    ben = without_waiting(wire.hall.people.who(life["ben"]))
    assert ben is not None
    return ben.id


@over_the_wire
async def test_games_under_way_go_on_with_a_caretaker_and_another_host(wire: Wire) -> None:
    life = await everywhere(wire)
    await forget(wire, life["zina"])
    running = wire.room(life["running"]).table
    assert (running.seats[1].person, running.seats[1].name) == (None, FORGOTTEN)
    assert running.host == ben_of(wire, life)
    await finished(wire, life["running"], life["ben"])
    assert wire.room(life["running"]).table.finished
    assert wire.room(life["waiting"]).table.closed is not None
    assert (await wire.do(life["bens"], life["ben"], "chat", text="gone", seat=1)).status == 200


@over_the_wire
async def test_what_others_have_said_and_what_the_game_was_stays(wire: Wire) -> None:
    life = await everywhere(wire)
    record = (await wire.get(f"/api/tables/{life['over']}/record")).body.decode()
    await forget(wire, life["zina"])
    after = (await wire.get(f"/api/tables/{life['over']}/record")).body.decode()
    assert after == record.replace(NAME, FORGOTTEN)
    assert STAYED in (await wire.get(f"/api/tables/{life['running']}")).body.decode()
    assert "what a table" in (await wire.get(f"/api/tables/{life['bens']}")).body.decode()


@over_the_wire
async def test_what_is_kept_of_a_finished_game_is_what_its_journal_tells_now(wire: Wire) -> None:
    """What is rewritten leaves no line out: it is the same that would be told from the beginning."""
    life = await everywhere(wire)
    await forget(wire, life["zina"])
    table = wire.room(life["over"]).table
    kept = StreamReplay(wire.hall.store, table)
    assert kept.told is not None
    await wire.hall.store.written(("DELETE FROM archives", [()]))
    anew = StreamReplay(wire.hall.store, table)
    assert anew.told is None
    for eyes in (None, -1, *table.seats):
        assert [json.loads(each) for each in kept.seen(eyes)] == [json.loads(each) for each in anew.seen(eyes)]
    assert kept.stream(1, 0, 10_000) == anew.stream(1, 0, 10_000)


@over_the_wire
async def test_a_server_that_died_in_between_goes_on_with_it(wire: Wire) -> None:
    life = await everywhere(wire)
    zina = await wire.hall.people.who(life["zina"])
    assert zina is not None
    with pytest.MonkeyPatch.context() as patch:

        async def dies(*_: Any) -> int:
            raise asyncio.CancelledError

        patch.setattr(wire.hall.erasure, "_take_out", dies)
        with pytest.raises(asyncio.CancelledError):
            await wire.hall.erasure.forget(zina)
    assert await wire.hall.people.who(life["zina"]) is None
    assert found(wire)
    wire.hall.rooms.clear()
    await wire.hall.tidy()
    assert not found(wire)


@over_the_wire
async def test_nobody_is_forgotten_by_mistake_or_by_another(wire: Wire) -> None:
    zina = await wire.person(NAME)
    assert (await wire.http("DELETE", "/api/me", None, zina)).why == "not-sure"
    assert (await wire.http("DELETE", "/api/me?sure=yes", None, zina, origin="https://elsewhere.example")).status == 403
    assert (await wire.http("DELETE", "/api/me?sure=yes")).status == 401
    assert (await wire.get("/api/me", zina)).json["name"] == NAME


def test_whatever_lies_under_a_persons_name_is_let_go() -> None:
    """A table of the file that somebody adds calls the person `person`, or says here how it is dealt with."""
    known = {"id", "other", "about", "by"}
    for table in metadata.sorted_tables:
        people = {column.name for column in table.c for key in column.foreign_keys if key.column is PEOPLE.c.id}
        assert people <= {"person"}, table.name
        if "person" in table.c:
            assert table in OWNED or table in STAYS
    assert known
    assert TABLES not in OWNED
