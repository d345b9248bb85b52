"""Everything of mine in a file: all that lies under a name, and nothing of anybody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy import Float, Integer, LargeBinary, String, Text

from presidium.server.base.background import Background
from presidium.server.people.export import LEFT_OUT, export, exported, tables_of
from presidium.server.protocol.http.people import Export
from presidium.server.storage.tables import PLACES, metadata
from tests.server.people.test_others import shun, two
from tests.server.wire_table import Wire, over_the_wire


@over_the_wire
async def test_the_export_holds_what_is_mine_and_nobody_elses(wire: Wire) -> None:
    table, ann, ben = await two(wire, bots=["naive"] * 3, pace="untimed")
    await wire.done(table, ann, "start")
    await wire.done(table, ann, "chat", text="mine", seat=1)
    await wire.done(table, ben, "chat", text="his", seat=2)
    for who, seat, zone in ((ann, 1, "Asia/Tokyo"), (ben, 2, "Asia/Omsk")):
        await wire.done(table, who, "hours", seat=seat, zone=zone, starts=1320, ends=420)
    await shun(wire, ann, table, seat=2, muted=True)
    answered = await wire.get("/api/me/export", ann)
    assert answered.headers["content-disposition"] == 'attachment; filename="presidium.json"'
    told = answered.json
    assert (told["form"], told["name"], len(told["devices"]), told["others"][0]["name"]) == (1, "Ann", 1, "Ben")
    (one,) = told["tables"]
    assert (one["id"], one["hosting"], one["sat"][0]["seat"]) == (table, True, 1)
    assert [each["text"] for each in one["done"] if each["type"] == "Chatted"] == ["mine"]
    assert [each["hours"]["zone"] for each in one["done"] if each["type"] == "HoursKept"] == ["Asia/Tokyo"]
    assert [each["view"]["seat"] for each in one["known"]] == [1]
    people = [held.person for held in wire.room(table).table.seats.values() if held.person]
    text = json.dumps(told)
    assert not [secret for secret in (*people, ann, ben, "5eed", "5a17") if secret in text]
    assert (await wire.get("/api/me/export")).status == 401


@over_the_wire
async def test_the_export_holds_what_one_has_proposed_and_agreed_to(wire: Wire) -> None:
    table, ann, ben = await two(wire, bots=["naive"] * 3, pace="untimed")
    await wire.done(table, ann, "start")
    await wire.done(table, ann, "holiday", seat=1, days=3)
    proposal = wire.room(table).table.correspondence.proposal
    assert proposal is not None
    await wire.done(table, ben, "assent", seat=2, proposal=proposal.id, agree=True)
    await wire.done(table, ann, "back", seat=1)
    await wire.done(table, ben, "adjourn", seat=2, pace="mail")
    done = {
        who: [each["type"] for each in (await wire.get("/api/me/export", who)).json["tables"][0]["done"]]
        for who in (ann, ben)
    }
    assert done[ann][-3:] == ["Started", "Proposed", "HolidayEnded"]
    assert done[ben] == ["ProposalAnswered", "Proposed"]


@over_the_wire
async def test_other_visitors_have_their_turn_between_two_tables(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, done, run = await wire.person("Ann"), list[str](), Background.run_in_thread

    async def noted(background: Background, work: Any, *of: Any) -> Any:
        done.append(work.__name__)
        return await run(background, work, *of)

    monkeypatch.setattr(Background, "run_in_thread", noted)
    for _ in range(3):
        await wire.table(ann, game="goulag", seats=5)
    assert len((await wire.get("/api/me/export", ann)).json["tables"]) == 3
    assert done == ["tables_of", *["exported"] * 3, "export"]


VALUES = {String: "canary", Text: "77", Float: 77.0, Integer: 77, LargeBinary: b"canary"}


@over_the_wire
async def test_whatever_lies_under_a_name_is_in_the_export_or_said_not_to_be(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5)
    person = await wire.hall.people.who(ann)
    assert person is not None

    def all_told() -> Export:
        tables = [exported(wire.hall.store, row, person.id) for row in tables_of(wire.hall.store, person.id)]
        return export(wire.hall.people, wire.hall.blocklists, wire.hall.wall(), person, tables)

    before = all_told()
    own = [each for each in metadata.sorted_tables if "person" in each.c]
    assert len(own) > 12
    for each in own:
        if each in LEFT_OUT or each is PLACES:  # where one has sat is what the tables are found by
            continue
        values = {column.name: VALUES[type(column.type)] for column in each.c} | {"person": person.id}
        if "table_id" in each.c:
            values["table_id"] = table
        await wire.hall.store.written(sql.insert(each).values(**values))
        told = all_told()
        assert replace(told, at=before.at) != before, each.name
        before = told
