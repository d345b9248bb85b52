"""The API by HTTP: people, links, tables, commands, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from presidium.core.record import read
from presidium.games import GAMES, find
from presidium.server.archive.archive import check, promise_of
from presidium.server.protocol.commands import PROTOCOL
from tests.server.wire_table import Wire, answers, over_the_wire, politburo, to_the_vote

# People


@over_the_wire
async def test_a_person_is_known_by_cookie_and_by_bearer(wire: Wire) -> None:
    welcome = await wire.http("POST", "/api/people", {"name": "  Ann\n Lee "})
    assert (welcome.status, welcome.json["name"]) == (201, "Ann Lee")
    token, cookie = welcome.json["token"], welcome.headers["set-cookie"]
    assert cookie.startswith(f"presidium={token};")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    by_cookie = await wire.http("GET", "/api/me", None, None, cookie=f"presidium={token}")
    assert by_cookie == await wire.get("/api/me", token)
    assert by_cookie.json == {"name": "Ann Lee", "tables": [], "only": []}


@over_the_wire
async def test_nobody_is_nobody(wire: Wire) -> None:
    for who in ("wrong", "x" * 5000):
        answered = await wire.get("/api/me", who)
        assert (answered.status, answered.why) == (401, "who-are-you")
    for who in (None, ""):
        assert (await wire.get("/api/me", who))[::2] == (204, b"")  # a first visit is no error
    assert (await wire.http("POST", "/api/tables", {"game": "goulag", "seats": 5})).status == 401
    assert (await wire.do("x", None, "start")).status == 401


@over_the_wire
async def test_a_new_name_is_the_name_on_every_device(wire: Wire) -> None:
    ann = await wire.person("Ann")
    code = (await wire.http("POST", "/api/me/links", None, ann)).json["code"]
    phone = (await wire.http("POST", f"/api/links/{code}", {})).json["token"]
    assert phone != ann
    await wire.http("PATCH", "/api/me", {"name": "Anna"}, ann)
    assert (await wire.get("/api/me", phone)).json["name"] == "Anna"


@over_the_wire
async def test_a_link_works_once_even_for_two_at_the_same_time(wire: Wire) -> None:
    ann = await wire.person("Ann")
    code = (await wire.http("POST", "/api/me/links", None, ann)).json["code"]
    both = await asyncio.gather(*(wire.http("POST", f"/api/links/{code}", {}) for _ in range(2)))
    assert sorted(answered.status for answered in both) == [201, 404]
    assert (await wire.http("POST", f"/api/links/{code}", {})).why == "no-such-link"


@over_the_wire
async def test_a_token_holds_its_seats_on_every_device(wire: Wire) -> None:
    party = await politburo(wire)
    code = (await wire.http("POST", "/api/me/links", None, party.tokens[2])).json["code"]
    phone = (await wire.http("POST", f"/api/links/{code}", {})).json["token"]
    here = f"/api/tables/{party.table}?seat=2"
    assert (await wire.get(here, phone)).body == (await wire.get(here, party.tokens[2])).body
    assert [table["id"] for table in (await wire.get("/api/me", phone)).json["tables"]] == [party.table]


@over_the_wire
async def test_a_seat_link_gives_the_seat_to_whoever_opens_it_first(wire: Wire) -> None:
    party = await politburo(wire)
    refused = await wire.do(party.table, party.tokens[2], "seatlink", seat=3)
    assert (refused.status, refused.why) == (403, "only-host")
    code = (await wire.done(party.table, party.host, "seatlink", seat=3))["link"]
    held = await wire.http("POST", f"/api/links/{code}", {"name": "Carl again"})
    assert (held.status, held.why) == (422, "seat-held"), "and the link stays good"
    await wire.done(party.table, party.tokens[3], "leave", seat=3)
    assert (await wire.http("POST", f"/api/links/{code}", {})).status == 404, "links made before he left are void"
    code = (await wire.done(party.table, party.host, "seatlink", seat=3))["link"]
    opened = await wire.http("POST", f"/api/links/{code}", {"name": "Carl again"})
    assert (opened.status, opened.json["table"]) == (201, party.table)
    here = f"/api/tables/{party.table}?seat=3"
    assert (await wire.get(here, opened.json["token"])).json["yours"] == [3]
    assert (await wire.get(here, party.tokens[3])).why == "not-your-seat"
    assert (await wire.http("POST", f"/api/links/{code}", {})).status == 404


# Tables


@over_the_wire
async def test_the_games_with_their_options_and_bots(wire: Wire) -> None:
    games = {game["game"]: game for game in (await wire.get("/api/games")).json}
    assert list(games) == list(GAMES)
    assert {game["protocol"] for game in games.values()} == {PROTOCOL}
    assert games["kremlin"]["seats"] == [3, 6]
    assert "careful" in games["kremlin"]["bots"]


GOULAG: dict[str, Any] = {"game": "goulag", "seats": 5}


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "goulag", "seats": 2}, "wrong-players"),
        (GOULAG | {"options": {"cheese": "on"}}, None),
        (GOULAG | {"bots": ["deep blue"]}, "unknown-bot"),
        (GOULAG | {"bots": ["naive"] * 6}, "too-many-bots"),
        (GOULAG | {"bots": ["naive"] * 5, "sit": True}, "too-many-bots"),
        (GOULAG | {"seats": "5"}, "unreadable-body"),
        (GOULAG | {"scale": 5}, "unreadable-body"),
        (GOULAG | {"pace": "slow"}, "unreadable-body"),
        (GOULAG | {"seed": "mine"}, "unreadable-body"),
        ([], "unreadable-body"),
        (b"{", "unreadable-body"),
        (b"\xff", "unreadable-body"),
        (b'{"game": "\\ud800", "seats": 5}', "unreadable-body"),
        (b"[" * 20_000, "unreadable-body"),
        (b'{"game": "' + b"x" * 70_000 + b'"}', "too-large"),
    ],
)
@over_the_wire
async def test_a_table_that_cannot_be_made(wire: Wire, new: Any, why: str | None) -> None:
    ann = await wire.person("Ann")
    answered = await wire.http("POST", "/api/tables", new, ann)
    assert answered.status == {"too-large": 413, "unreadable-body": 400, "unknown-game": 404}.get(why or "", 422)
    assert why is None or answered.why == why
    assert (await wire.get("/api/me", ann)).json["tables"] == []


@pytest.mark.parametrize(
    ("method", "path", "status", "why"),
    [
        ("GET", "/api", 404, "no-such-address"),
        ("GET", "/api/", 404, "no-such-address"),
        ("GET", "/api/nothing/here", 404, "no-such-address"),
        ("GET", "/api/links/a\0b", 404, "no-such-address"),
        ("POST", "/api/nothing", 404, "no-such-address"),
        ("DELETE", "/api/tables", 405, "no-such-method"),
        ("POST", "/api/openapi.json", 405, "no-such-method"),
    ],
)
@over_the_wire
async def test_an_address_that_is_none_says_so_as_everything_else_does(
    wire: Wire, method: str, path: str, status: int, why: str
) -> None:
    answered = await wire.http(method, path)
    assert (answered.status, answered.why) == (status, why)
    assert answered.headers["content-type"] == "application/json"
    assert ("allow" in answered.headers) == (status == 405)


@over_the_wire
async def test_text_about_nul_is_ordinary_text(wire: Wire) -> None:
    party = await politburo(wire, start=False)
    await wire.done(party.table, party.host, "chat", text=r"In JSON it is \u0000.")
    assert wire.room(party.table).table.chat[-1].text == r"In JSON it is \u0000."


@over_the_wire
async def test_only_listed_tables_that_are_not_over_are_in_the_list(wire: Wire) -> None:
    ann = await wire.person("Ann")
    listed = await wire.table(ann, **GOULAG, listed=True, title="Come all")
    await wire.table(ann, **GOULAG)
    assert [table["id"] for table in (await wire.get("/api/tables")).json] == [listed]
    await wire.done(listed, ann, "finish")
    assert (await wire.get("/api/tables")).json == []
    assert len((await wire.get("/api/me", ann)).json["tables"]) == 2


@over_the_wire
async def test_a_seat_is_seen_by_its_person_alone(wire: Wire) -> None:
    party = await politburo(wire)
    here = f"/api/tables/{party.table}"
    mine = (await wire.get(f"{here}?seat=2", party.tokens[2])).json
    theirs = (await wire.get(here)).json
    assert mine["yours"] == [2]
    assert mine["view"]["secrets"] != theirs["view"]["secrets"]
    for who in (None, party.tokens[3]):
        assert (await wire.get(f"{here}?seat=2", who)).why == "not-your-seat"
        assert (await wire.get(f"{here}/history?seat=2", who)).why == "not-your-seat"
    for seat in ("6", "0", "-1", "two", "%C2%B2", "99999999999999999999"):
        assert (await wire.get(f"{here}?seat={seat}", party.tokens[2])).why == "no-such-seat"
    assert (await wire.get("/api/tables/nowhere")).why == "no-such-table"


# Commands


@pytest.mark.parametrize("do", ["fill", "start", "pause", "resume", "finish", "handover", "seatlink"])
@over_the_wire
async def test_what_only_the_host_may_do(wire: Wire, do: str) -> None:
    party = await politburo(wire)
    parts = {"seat": 3} if do in ("handover", "seatlink") else {}
    before = (await wire.get(f"/api/tables/{party.table}")).body
    refused = await wire.do(party.table, party.tokens[2], do, **parts)
    assert (refused.status, refused.why) == (403, "only-host")
    assert (await wire.get(f"/api/tables/{party.table}")).body == before


@pytest.mark.parametrize(
    ("do", "parts"),
    [
        ("answer", {"question": 0, "action": "vote for"}),
        ("ahead", {"action": "vote for"}),
        ("say", {"statement": "anything"}),
        ("order", {}),
        ("concede", {}),
        ("agree", {}),
        ("leave", {}),
        ("chat", {"text": "I am somebody else"}),
    ],
)
@over_the_wire
async def test_nobody_acts_for_a_foreign_seat(wire: Wire, do: str, parts: dict[str, Any]) -> None:
    party = await politburo(wire)
    for who in (party.tokens[2], await wire.person("Stranger")):
        before = (await wire.get(f"/api/tables/{party.table}")).body
        refused = await wire.do(party.table, who, do, seat=3, **parts)
        assert (refused.status, refused.why) == (403, "not-your-seat")
        assert (await wire.do(party.table, who, do, seat=9, **parts)).why == "no-such-seat"
        assert (await wire.get(f"/api/tables/{party.table}")).body == before
    assert (await wire.do("nowhere", party.tokens[3], do, seat=3, **parts)).why == "no-such-table"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "start"},
        {"do": "start", "id": ""},
        {"do": "start", "id": 7},
        {"do": "start", "id": "x" * 65},
        {"do": "start", "id": "\0"},
        {"do": "sit", "id": "1", "nonce": "\\\0"},
        {"do": "start", "id": "1", "more": 1},
        {"do": "dance", "id": "1"},
        {"do": "answer", "id": "1", "seat": "1", "question": 1, "action": "pass"},
        {"do": "answer", "id": "1", "seat": 1, "question": 1, "action": "x" * 201},
        {"do": "chat", "id": "1", "text": ""},
        {"id": "1"},
    ],
)
@over_the_wire
async def test_a_command_that_cannot_be_read(wire: Wire, command: Any) -> None:
    party = await politburo(wire, start=False)
    refused = await wire.http("POST", f"/api/tables/{party.table}/commands", command, party.host)
    assert (refused.status, refused.why) == (400, "unreadable-body")
    assert not wire.room(party.table).table.started


@over_the_wire
async def test_a_stale_answer_is_told_the_question_that_stands(wire: Wire) -> None:
    party = await politburo(wire)
    stale = wire.room(party.table).table.question
    await to_the_vote(wire, party)
    here = {"seat": 2, "question": stale, "action": "vote for"}
    refused = await wire.do(party.table, party.tokens[2], "answer", **here)
    assert (refused.status, refused.why) == (409, "stale-question")
    standing = (await wire.get(f"/api/tables/{party.table}?seat=2", party.tokens[2])).json["question"]
    assert refused.json["question"] == standing
    assert standing["options"] == ["vote for", "vote against"]


@over_the_wire
async def test_an_answer_the_rules_forbid_says_which(wire: Wire) -> None:
    party = await politburo(wire)
    (leader,) = wire.room(party.table).table.asked()
    other = leader % 5 + 1
    assert (await answers(wire, party, other, "propose finance")).status == 422
    refused = await answers(wire, party, leader, "vote for")
    assert refused.status == 422
    assert refused.json["why"]["rule"].startswith("politburo ")
    assert (await answers(wire, party, leader, "propose")).status == 422


@over_the_wire
async def test_a_command_sent_twice_is_done_once(wire: Wire) -> None:
    party = await politburo(wire)
    for _ in range(3):
        done = await wire.done(party.table, party.tokens[2], "chat", seat=2, text="Hello", id="same")
        assert done["id"] == "same"
    await wire.done(party.table, party.tokens[3], "chat", seat=3, text="Hello too", id="same")
    chat = (await wire.get(f"/api/tables/{party.table}?seat=2", party.tokens[2])).json["chat"]
    assert [line["text"] for line in chat] == ["Hello", "Hello too"]


@over_the_wire
async def test_a_retried_answer_is_not_refused_as_stale(wire: Wire) -> None:
    party = await politburo(wire)
    (leader,) = wire.room(party.table).table.asked()
    parts = {"seat": leader, "question": wire.room(party.table).table.question, "action": "propose finance"}
    for _ in range(2):
        await wire.done(party.table, party.tokens[leader], "answer", id="one", **parts)


@over_the_wire
async def test_a_sealed_answer_can_be_changed_until_its_time(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    for vote in ("vote for", "vote against"):
        await answers(wire, party, 2, vote)
        mine = (await wire.get(f"/api/tables/{party.table}?seat=2", party.tokens[2])).json
        assert mine["question"]["answer"] == vote
    wire.clock.now = mine["question"]["deadline"] + 0.31
    assert (await answers(wire, party, 2, "vote for")).why == "too-late"


@over_the_wire
async def test_the_record_is_closed_before_the_end_and_open_after_it(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    here = f"/api/tables/{party.table}"
    assert (await wire.get(f"{here}/record", party.host)).why == "not-over"
    assert "seed" not in (await wire.get(here)).json
    for seat, token in party.tokens.items():
        await wire.done(party.table, token, "agree", seat=seat)
    assert (await wire.get(here)).json["seed"] == "5eed"
    text = (await wire.get(f"{here}/record")).body.decode()
    record = read(text, find)
    promise = promise_of(text)
    assert promise is not None
    assert check(promise, record, find("politburo")) == sum(player == 0 for player, _ in record.moves) > 5


@over_the_wire
async def test_a_rematch_brings_the_same_people_to_one_table(wire: Wire) -> None:
    party = await politburo(wire)
    assert (await wire.do(party.table, party.host, "rematch")).why == "not-over"
    await wire.done(party.table, party.host, "finish")
    stranger = await wire.person("Stranger")
    assert (await wire.do(party.table, stranger, "rematch")).why == "only-players"
    asked = [wire.done(party.table, party.tokens[seat], "rematch") for seat in (2, 3)]
    one, other = await asyncio.gather(*asked)
    assert one["table"] == other["table"]
    again = (await wire.get(f"/api/tables/{one['table']}", party.tokens[4])).json
    assert again["yours"] == [4]
    assert (await wire.get(f"/api/tables/{party.table}")).json["table"]["next_table"] == one["table"]
