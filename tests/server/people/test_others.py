"""Blocking, muting, and a word to the host: done for the person who asks, and told to nobody else."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.people import blocklist
from presidium.server.storage.tables import REPORTS
from tests.server.wire_table import Answered, Wire, over_the_wire, settled


async def shun(wire: Wire, who: str, table: str, **parts: Any) -> Answered:
    return await wire.http("POST", "/api/me/others", {"table": table, **parts}, who)


async def two(wire: Wire, **more: Any) -> tuple[str, str, str]:
    """Ann's table, with Ben at it."""
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    table = await wire.table(ann, game="goulag", seats=5, sit=True, **more)
    await wire.done(table, ben, "sit", seat=2)
    return table, ann, ben


@over_the_wire
async def test_whom_a_host_has_blocked_finds_no_seat_free_at_his_tables(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    here = await shun(wire, ann, table, seat=2, blocked=True)
    assert here.json == {"blocked_seats": [2], "muted_seats": [], "muted_names": []}
    again = await wire.table(ann, game="goulag", seats=5, sit=True)
    assert (await wire.do(again, ben, "sit")).why == "no-open-seat"
    assert (await wire.do(again, ben, "sit", seat=3)).why == "seat-taken"
    cid = await wire.person("Cid")
    await wire.done(again, cid, "sit", seat=3)
    assert (await wire.do(again, ben, "sit", seat=3)).why == "seat-taken"


@over_the_wire
async def test_nor_does_a_link_give_him_one_nor_a_rematch(wire: Wire) -> None:
    table, ann, ben = await two(wire, bots=["naive"] * 3)
    await shun(wire, ann, table, seat=2, blocked=True)
    again = await wire.table(ann, game="goulag", seats=5, sit=True)
    link = (await wire.done(again, ann, "seatlink", seat=4))["link"]
    assert (await wire.http("POST", f"/api/links/{link}", {}, ben)).why == "no-such-link"
    cid = await wire.person("Cid")
    assert (await wire.http("POST", f"/api/links/{link}", {}, cid)).status == 201, "the link is as good as before"
    await wire.done(table, ann, "start")
    await wire.done(table, ann, "finish")
    follower = (await wire.done(table, ann, "rematch"))["table"]
    seats = wire.room(follower).table.seats
    assert [held.name for held in seats.values()][:2] == ["Ann", ""]


@over_the_wire
async def test_who_sits_already_may_still_change_his_name_and_the_other_way_round_nothing_is_refused(
    wire: Wire,
) -> None:
    table, ann, ben = await two(wire)
    await shun(wire, ann, table, seat=2, blocked=True)
    await wire.done(table, ben, "sit", seat=2, name="Benedict")
    bens = await wire.table(ben, game="goulag", seats=5, sit=True)
    await wire.done(bens, ann, "sit", seat=2)  # she is warned by her page
    assert (await wire.get(f"/api/tables/{bens}/others", ann)).json["blocked_seats"] == [1]


@over_the_wire
async def test_the_list_says_whom_by_the_name_one_knew_him_by(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    await shun(wire, ann, table, seat=2, blocked=True, muted=True)
    await wire.http("PATCH", "/api/me", {"name": "Somebody Else"}, ben)
    (one,) = (await wire.get("/api/me/others", ann)).json
    assert (one["name"], one["blocked"], one["muted"]) == ("Ben", True, True)
    await shun(wire, ann, table, seat=2, blocked=False)
    assert [each["muted"] for each in (await wire.get("/api/me/others", ann)).json] == [True]
    assert (await wire.get("/api/me/others", ben)).json == []
    refused = await wire.http("DELETE", f"/api/me/others/{one['id']}", None, ben)
    assert refused.why == "nobody-there"
    assert (await wire.http("DELETE", f"/api/me/others/{one['id']}", None, ann)).json == []


@over_the_wire
async def test_who_talks_without_a_seat_is_muted_by_what_he_is_called(wire: Wire) -> None:
    table, ann, _ = await two(wire)
    dan = await wire.person("Dan")
    await wire.done(table, dan, "chat", text="la la la")
    here = await shun(wire, ann, table, name="Dan", muted=True)
    assert here.json["muted_names"] == ["Dan"]
    other = await wire.table(dan, game="goulag", seats=5, sit=True)
    assert (await wire.get(f"/api/tables/{other}/others", ann)).json["muted_seats"] == [1]
    assert (await shun(wire, ann, table, name="Nobody", muted=True)).why == "nobody-there"
    assert (await shun(wire, ann, table, seat=1, muted=True)).why == "not-oneself"
    assert (await shun(wire, ann, table, seat=5, muted=True)).why == "nobody-there"


@over_the_wire
async def test_whoever_plays_cannot_find_out_who_talks_among_those_who_watch(wire: Wire) -> None:
    table, ann, _ = await two(wire, bots=["naive"] * 3)
    await wire.done(table, ann, "start")
    dan = await wire.person("Dan")
    await wire.done(table, dan, "chat", text="la la la")
    assert (await shun(wire, ann, table, name="Dan", muted=True)).why == "nobody-there"


@over_the_wire
async def test_nobody_is_told_that_he_is_blocked_muted_or_reported(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    await wire.done(table, ben, "chat", text="you old samovar", seat=2)
    line, watching = await wire.listen(table, ben, "seat=2"), await wire.listen(table)
    before = len(line.heard), len(watching.heard)
    asked = ("/api/me", "/api/me/tables", "/api/me/export", "/api/me/others", f"/api/tables/{table}?seat=2")
    known = [(await wire.get(path, ben)).body for path in asked]
    await shun(wire, ann, table, seat=2, blocked=True, muted=True)
    report = {"table": table, "seat": 2, "text": "you old samovar", "reason": "insult", "words": "He started it."}
    assert (await wire.http("POST", "/api/reports", report, ann)).status == 201
    await settled()
    assert (len(line.heard), len(watching.heard)) == before
    assert [(await wire.get(path, ben)).body for path in asked] == known


@over_the_wire
async def test_a_report_lies_with_the_host_with_its_moment_and_what_was_said(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    await wire.done(table, ben, "chat", text="you old samovar", seat=2)
    report = {
        "table": table,
        "seat": 2,
        "text": "you old samovar",
        "reason": "insult",
        "words": "He\x1b[31m started it.",
    }
    assert (await wire.http("POST", "/api/reports", report, ann)).status == 201
    (row,) = wire.hall.store.all(sql.select(REPORTS))
    assert (row.table_id, row.seat, row.name, row.said, row.reason) == (table, 2, "Ben", "you old samovar", "insult")
    assert "\x1b" not in row.words
    made_up = report | {"text": "he never said that"}
    assert (await wire.http("POST", "/api/reports", made_up, ann)).why == "never-said"
    assert (await wire.http("POST", "/api/reports", report | {"reason": "nose"}, ann)).status == 400
    assert (await wire.http("POST", "/api/reports", report)).status == 401
    assert len(wire.hall.store.all(sql.select(REPORTS))) == 1


@over_the_wire
async def test_lists_and_reports_have_an_end(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    wire.app.state.server.limiter.limits = type(wire.limits)()
    report = {"table": table, "seat": 2, "reason": "other"}
    told = [(await wire.http("POST", "/api/reports", report, ann)).status for _ in range(12)]
    assert told == [201] * 10 + [429] * 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocklist, "MAX_BLOCKED", 0)
        assert (await shun(wire, ben, table, seat=1, muted=True)).why == "enough-others"


@over_the_wire
async def test_whoever_is_forgotten_is_on_nobodys_list_and_his_words_in_no_report(wire: Wire) -> None:
    table, ann, ben = await two(wire)
    await wire.done(table, ben, "chat", text="you old samovar", seat=2)
    await shun(wire, ann, table, seat=2, blocked=True)
    report = {"table": table, "seat": 2, "text": "you old samovar", "reason": "insult"}
    await wire.http("POST", "/api/reports", report, ann)
    await wire.http("DELETE", "/api/me?sure=yes", None, ben)
    assert (await wire.get("/api/me/others", ann)).json == []
    (row,) = wire.hall.store.all(sql.select(REPORTS))
    assert (row.about, row.name, row.said, row.reason) == (None, "a comrade", "", "insult")
    await wire.http("DELETE", "/api/me?sure=yes", None, ann)
    assert not wire.hall.store.all(sql.select(REPORTS))
