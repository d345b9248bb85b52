"""Notes: their author reads them on every device, and nobody else anywhere."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.base.limits import Limits
from presidium.server.people.notes import MAX_BYTES, Notebooks
from presidium.server.protocol.http.people import Note
from presidium.server.storage.opening import open_store
from presidium.server.storage.store import Store
from presidium.server.storage.tables import NOTES, PEOPLE, metadata
from tests.postgres import running
from tests.server.people.test_others import two
from tests.server.wire_table import Answered, Wire, over_the_wire, settled

SECRET = "the samovar is a spy"


async def noted(wire: Wire, table: str, who: str, seat: int, **notes: str) -> Answered:
    body = {"notes": [{"subject": subject, "text": text} for subject, text in notes.items()]}
    return await wire.http("PUT", f"/api/tables/{table}/notes?seat={seat}", body, who)


async def read(wire: Wire, table: str, who: str | None, seat: int) -> Any:
    answered = await wire.get(f"/api/tables/{table}/notes?seat={seat}", who)
    return (
        {each["subject"]: each["text"] for each in answered.json["notes"]} if answered.status == 200 else answered.why
    )


@over_the_wire
async def test_a_note_is_changed_and_deleted_by_itself(wire: Wire) -> None:
    table, ann, _ = await two(wire)
    assert await read(wire, table, ann, 1) == {}
    answered = await noted(wire, table, ann, 1, **{"note 2": SECRET, "doubt 2": "suspect"})
    assert [each["subject"] for each in answered.json["notes"]] == ["doubt 2", "note 2"]
    await noted(wire, table, ann, 1, **{"doubt 2": "", "goal 3 4": "guess"})
    assert await read(wire, table, ann, 1) == {"note 2": SECRET, "goal 3 4": "guess"}


@over_the_wire
async def test_only_the_holder_of_the_seat_writes_and_only_the_author_reads(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    await noted(wire, table, ann, 1, **{"note 2": SECRET})
    assert (await noted(wire, table, ben, 1, **{"note 2": "x"})).why == "not-your-seat"
    assert await read(wire, table, ben, 1) == {}
    assert await read(wire, table, None, 1) == "who-are-you"
    assert await read(wire, table, ann, 9) == "no-such-seat"
    assert await read(wire, "nowhere", ann, 1) == "no-such-table"


@over_the_wire
async def test_a_successor_in_the_seat_gets_none(wire: Wire) -> None:
    table, _, ben = await two(wire)
    await noted(wire, table, ben, 2, **{"note 1": SECRET})
    await wire.done(table, ben, "leave", seat=2)
    cid = await wire.person("Cid")
    await wire.done(table, cid, "sit", seat=2)
    assert await read(wire, table, cid, 2) == {}
    await noted(wire, table, cid, 2, **{"note 1": "mine"})
    assert await read(wire, table, ben, 2) == {"note 1": SECRET}, "their author may still read them"
    assert (await noted(wire, table, ben, 2, **{"note 1": "x"})).why == "not-your-seat"


@over_the_wire
async def test_nobody_else_is_told_of_a_note_by_any_address_or_stream(wire: Wire) -> None:
    table, ann, ben = await two(wire, bots=["naive"] * 3, pace="untimed")
    await wire.done(table, ann, "start")
    lines = [await wire.listen(table, ben, "seat=2"), await wire.listen(table), await wire.listen(table, ann, "seat=1")]
    heard = [len(line.heard) for line in lines]
    parts = (
        "",
        "/history",
        "/report",
        "/pravda",
        "/others",
        "/notes?seat=1",
        "/notes?seat=2",
        "?seat=2",
        "/history?seat=2",
    )
    asked = [f"/api/tables/{table}{part}" for part in parts]
    asked += ["/api/me", "/api/me/tables", "/api/me/export", "/api/tables", "/status"]
    before = [(await wire.get(path, ben)).body for path in asked]
    journal = len(wire.hall.store.journal(table))
    assert (await noted(wire, table, ann, 1, **{"note 2": SECRET})).status == 200
    await settled()
    assert [len(line.heard) for line in lines] == heard, "not even the author's other streams"
    assert [(await wire.get(path, ben)).body for path in asked] == before
    assert len(wire.hall.store.journal(table)) == journal


@over_the_wire
async def test_notes_are_in_no_archive_and_in_the_export_of_their_author(wire: Wire) -> None:
    table, ann, ben = await two(wire, bots=["naive"] * 3)
    await wire.done(table, ann, "start")
    await noted(wire, table, ann, 1, **{"note 2": SECRET})
    await wire.done(table, ann, "finish")
    await wire.hall.archivist.close()
    for path in ("", "/record", "/history?eyes=all", "/history?eyes=1", "/report?seat=1", "/pravda?seat=1"):
        assert SECRET not in (await wire.get(f"/api/tables/{table}{path}", ben)).body.decode(), path
    for kept in (each for each in metadata.sorted_tables if each is not NOTES):
        assert SECRET not in str(wire.hall.store.all(sql.select(kept))), kept.name
    (note,) = (await wire.get("/api/me/export", ann)).json["besides"]["notes"]
    assert (note["table_id"], note["seat"], note["subject"], note["text"]) == (table, 1, "note 2", SECRET)
    assert SECRET not in (await wire.get("/api/me/export", ben)).body.decode()


@over_the_wire
async def test_a_notebook_is_bounded_in_bytes_and_a_refused_write_changes_nothing(wire: Wire) -> None:
    table, ann, _ = await two(wire)
    full = {f"note {number}": "ж" * 300 for number in range(MAX_BYTES // 610)}
    assert (await noted(wire, table, ann, 1, **full)).status == 200
    assert (await noted(wire, table, ann, 1, a="x", b="ж" * 300)).why == "enough-noted"
    assert await read(wire, table, ann, 1) == full
    assert (await noted(wire, table, ann, 1, **{"note 1": ""})).status == 200
    for wrong in ({"Note": "x"}, {"a" * 41: "x"}, {"a": "x" * 301}):
        assert (await noted(wire, table, ann, 1, **wrong)).why == "unreadable-body"


@over_the_wire
async def test_changes_of_notes_are_rate_limited(wire: Wire) -> None:
    wire.app.state.server.limiter.limits = Limits()
    table, ann, _ = await two(wire)
    answers = [await noted(wire, table, ann, 1, a=str(number)) for number in range(31)]
    assert [each.status for each in answers] == [200] * 30 + [429]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_kind_of_store_keeps_notes_and_refuses_too_many(kind: str, tmp_path: Path) -> None:
    address = running().fresh() if kind == "postgresql" else ""
    with closing(open_store(tmp_path / "data", at=address)) as store:
        asyncio.run(_kept(store))


async def _kept(store: Store) -> None:
    await store.written(sql.insert(PEOPLE).values(id="ann", name="Ann", since=0.0))
    books = Notebooks(store)
    await books.put("ann", "t", 1, [Note("note 2", "one"), Note("note 3", "two")])
    await books.put("ann", "t", 1, [Note("note 2", "three"), Note("note 3", "")])
    await books.put("ann", "t", 2, [Note("note 2", "other seat")])
    assert books.of("ann", "t", 1) == (Note("note 2", "three"),)
    with pytest.raises(Refused, match="enough-noted"):
        await books.put("ann", "t", 1, [Note(f"n{number}", "x" * 300) for number in range(60)])
    assert books.of("ann", "t", 1) == (Note("note 2", "three"),)
    with pytest.raises(Refused, match="who-are-you"):
        await books.put("nobody", "t", 1, [Note("a", "b")])
