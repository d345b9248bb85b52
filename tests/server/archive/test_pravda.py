"""Pravda over the wire: who may read what, in which language, and that nobody feels what is sealed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from presidium.server.archive import press
from tests.server.wire_table import Wire, answers, over_the_wire, politburo, to_the_vote


async def first_year(wire: Wire) -> tuple[str, str, list[Any]]:
    """Somebody alone with bots, who plays until there is a newspaper: the table, his token, and what he reads."""
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="kremlin", seats=4, bots=["random"] * 3, sit=True)
    await wire.done(table, ann, "start")
    for _ in range(2000):
        pages: list[Any] = (await wire.get(f"/api/tables/{table}/pravda?seat=1", ann)).json
        if pages:
            return table, ann, pages
        question = (await wire.get(f"/api/tables/{table}?seat=1", ann)).json["question"]
        options = question["options"]
        if isinstance(options, int):
            options = [(await wire.get(f"/api/tables/{table}/suggestion?seat=1", ann)).json["action"]]
        action = "pass" if "pass" in options else options[0]
        await wire.done(table, ann, "answer", seat=1, question=question["id"], action=action)
    raise AssertionError("a year went by without a newspaper")


@over_the_wire
async def test_a_seat_reads_what_everybody_reads_and_its_box(wire: Wire) -> None:
    table, ann, (page, *_) = await first_year(wire)
    assert (page["number"], page["when"], page["year"]) == (1, "year", 1)
    assert page["headline"]["text"]
    assert page["deck"]["events"]
    assert page["box"]
    (watched, *_) = (await wire.get(f"/api/tables/{table}/pravda")).json
    assert watched == page | {"box": []}
    (aside, *_) = (await wire.get(f"/api/tables/{table}/pravda", ann)).json
    assert aside == watched


@over_the_wire
async def test_it_is_printed_in_every_language_and_in_no_other(wire: Wire) -> None:
    table, ann, (page, *_) = await first_year(wire)
    (french, *_) = (await wire.get(f"/api/tables/{table}/pravda?seat=1&lang=fr", ann)).json
    assert french["headline"]["text"] != page["headline"]["text"]
    assert french["headline"]["events"] == page["headline"]["events"]
    (german, *_) = (await wire.get(f"/api/tables/{table}/pravda?seat=1&lang=de", ann)).json
    assert german["headline"]["text"] not in (page["headline"]["text"], french["headline"]["text"])
    refused = await wire.get(f"/api/tables/{table}/pravda?lang=xx", ann)
    assert (refused.status, refused.why) == (422, "unknown-language")


@over_the_wire
async def test_nobody_reads_another_seats_box(wire: Wire) -> None:
    table, ann, _ = await first_year(wire)
    bob = await wire.person("Bob")
    for who, seat in ((bob, 1), (None, 1), (ann, 2)):
        refused = await wire.get(f"/api/tables/{table}/pravda?seat={seat}", who)
        assert (refused.status, refused.why) == (403, "not-your-seat")


@over_the_wire
async def test_before_the_start_there_is_none(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="kremlin", seats=4)
    assert (await wire.get(f"/api/tables/{table}/pravda", ann)).json == []


@over_the_wire
async def test_whether_it_is_printed_anew_tells_nothing_of_sealed_answers(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    room = wire.room(party.table)
    before = press.PressArchive(room.table, 1, "en").key
    assert (await answers(wire, party, 2, "vote for")).status == 200
    assert press.PressArchive(room.table, 1, "en").key == before


@over_the_wire
async def test_it_calls_people_by_their_names(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    rng = Random(1)
    while (told := (await wire.get(f"/api/tables/{party.table}")).json)["table"]["status"] == "running":
        for seat in told["question"]["asked"]:
            question = (await wire.get(f"/api/tables/{party.table}?seat={seat}", party.tokens[seat])).json["question"]
            if question and question["options"]:
                await answers(wire, party, seat, rng.choice(question["options"]))
    (*_, last) = (await wire.get(f"/api/tables/{party.table}/pravda")).json
    text = json.dumps(last)
    names = [held["name"] for held in told["table"]["seats"]]
    assert any(name in json.dumps(last["turning"]) for name in names)
    assert "Comrade " not in text
