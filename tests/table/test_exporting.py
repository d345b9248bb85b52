"""Everything of mine in a file: all that lies under a name, and nothing of anybody else."""

from __future__ import annotations

import json

import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy import Float, Integer, LargeBinary, String, Text

from presidium.table.exporting import LEFT_OUT, export
from presidium.table.file import PLACES, metadata
from tests.table.test_others import shun, two
from tests.table.wire_table import Wire, over_the_wire


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
    proposal = wire.room(table).table.post.proposal
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


VALUES = {String: "canary", Text: "77", Float: 77.0, Integer: 77, LargeBinary: b"canary"}


@over_the_wire
async def test_whatever_lies_under_a_name_is_in_the_export_or_said_not_to_be(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5)
    person = wire.hall.people.who(ann)
    assert person is not None
    before = export(wire.hall, person)
    own = [each for each in metadata.sorted_tables if "person" in each.c]
    assert len(own) > 12
    for each in own:
        if each in LEFT_OUT or each is PLACES:  # where one has sat is what the tables are found by
            continue
        values = {column.name: VALUES[type(column.type)] for column in each.c} | {"person": person.id}
        if "table_id" in each.c:
            values["table_id"] = table
        await wire.hall.store.written(sql.insert(each).values(**values))
        told = export(wire.hall, person)
        assert replace(told, at=before.at) != before, each.name
        before = told
