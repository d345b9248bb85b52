"""What spectators say while a game runs is not for those who play it, or have played it, whatever they leave out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.wire_table import Line, Party, Wire, over_the_wire, politburo, settled

TALK = "the third one is lying"


async def watched(wire: Wire) -> Party:
    """A game that runs, and something said about it among those who watch."""
    party = await politburo(wire, pace="untimed")
    await wire.done(party.table, await wire.person("Watcher"), "chat", text=TALK)
    return party


def said(thing: Any) -> bool:
    return TALK in json.dumps(thing)


async def heard_anywhere(wire: Wire, table: str, who: str | None) -> list[str]:
    """The addresses that tell it, of all that can be read without a seat."""
    here = f"/api/tables/{table}"
    asked = [here, f"{here}?seat=", f"{here}/history", f"{here}/history?since=0", f"{here}/record", f"{here}/code.svg"]
    asked += [f"{here}/history?eyes={eyes}" for eyes in ("nobody", "all", "2")]
    asked += ["/api/tables", "/api/me", "/status", f"{here}/suggestion"]
    asked += [f"{here}/advice?seat=1", f"{here}/why?at=2&seat=1"]
    found = [path for path in asked if TALK.encode() in (await wire.get(path, who)).body]
    for query in ("", "since=0", "since=1", "since=99999"):
        line = await wire.listen(table, who, query)
        found += [f"stream?{query}"] * said(line.messages)
        await line.hang_up()
    return found


@over_the_wire
async def test_those_who_watch_hear_each_other(wire: Wire) -> None:
    party = await watched(wire)
    for who in (None, await wire.person("Other")):
        assert await heard_anywhere(wire, party.table, who) == [
            f"/api/tables/{party.table}",
            f"/api/tables/{party.table}/history",
            f"/api/tables/{party.table}/history?since=0",
            *(f"stream?{query}" for query in ("", "since=0", "since=1", "since=99999")),
        ]


@over_the_wire
async def test_a_player_who_leaves_out_his_seat_hears_nothing_of_it(wire: Wire) -> None:
    party = await watched(wire)
    assert await heard_anywhere(wire, party.table, party.tokens[2]) == []


@pytest.mark.parametrize("how", ["leave", "concede"])
@over_the_wire
async def test_nor_does_somebody_who_has_left_the_game(wire: Wire, how: str) -> None:
    party = await watched(wire)
    await wire.done(party.table, party.tokens[3], how, seat=3)
    assert await heard_anywhere(wire, party.table, party.tokens[3]) == []
    refused = await wire.do(party.table, party.tokens[3], "chat", text="I was Beria")
    assert refused.why == "has-played"


@over_the_wire
async def test_nor_anybody_after_a_restart(wire: Wire) -> None:
    party = await watched(wire)
    await wire.done(party.table, party.tokens[3], "leave", seat=3)
    for room in list(wire.hall.rooms.values()):
        await room.save()
    wire.hall.rooms.clear()
    for seat in (2, 3):
        assert await heard_anywhere(wire, party.table, party.tokens[seat]) == []


@over_the_wire
async def test_all_hear_it_when_the_game_is_over(wire: Wire) -> None:
    party = await watched(wire)
    await wire.done(party.table, party.tokens[3], "leave", seat=3)
    lines = [await wire.listen(party.table, party.tokens[seat], "") for seat in (2, 3)]
    await wire.done(party.table, party.host, "finish")
    await settled()
    for line in lines:
        assert [told["text"] for told in line.updates[-1]["chat"]] == [TALK]
    for seat in (2, 3):
        assert f"/api/tables/{party.table}" in await heard_anywhere(wire, party.table, party.tokens[seat])


async def hears(wire: Wire, party: Party, line: Line, text: str) -> bool:
    await wire.done(party.table, await wire.person("Watcher"), "chat", text=text)
    await settled()
    return any(text in message for message in line.heard)


@over_the_wire
async def test_whoever_comes_to_play_stops_hearing_it_on_the_line_he_has_open(wire: Wire) -> None:
    """A hello takes him over: he misses nothing of the game, and is told no number that counts their lines."""
    party = await politburo(wire, pace="untimed", start=False)
    player = await wire.listen(party.table, party.tokens[2])
    late = await wire.person("Late")
    watcher = await wire.listen(party.table, late)
    await wire.done(party.table, party.host, "start")
    assert player.messages[-1]["type"] == "hello"
    assert not await hears(wire, party, player, "word one")
    assert await hears(wire, party, watcher, "word two")
    await wire.done(party.table, party.tokens[4], "leave", seat=4)
    code = (await wire.done(party.table, party.host, "seatlink", seat=4))["link"]
    assert (await wire.http("POST", f"/api/links/{code}", {}, late)).status == 201
    await settled()
    assert watcher.messages[-1]["type"] == "hello"
    assert watcher.messages[-1]["yours"] == [4]
    assert "two" not in watcher.heard[-1]
    assert not await hears(wire, party, watcher, "word three")
    n = [line.messages[-1]["n"] for line in (player, watcher)]
    await wire.done(party.table, party.host, "chat", seat=1, text="four")
    await settled()
    assert [line.messages[-1]["n"] for line in (player, watcher)] == [each + 1 for each in n]
    assert [line.messages[-1]["chat"][0]["text"] for line in (player, watcher)] == ["four", "four"]


@over_the_wire
async def test_whoever_only_sat_down_before_the_start_may_watch_like_anybody(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed", start=False)
    await wire.done(party.table, party.tokens[5], "leave", seat=5)
    await wire.done(party.table, party.host, "fill")
    await wire.done(party.table, party.host, "start")
    await wire.done(party.table, party.tokens[5], "chat", text=TALK)
    assert f"/api/tables/{party.table}" in await heard_anywhere(wire, party.table, party.tokens[5])


@over_the_wire
async def test_a_player_without_a_seat_sees_what_those_see_who_watch(wire: Wire) -> None:
    party = await watched(wire)
    here = f"/api/tables/{party.table}"
    mine, theirs = (await wire.get(here, party.tokens[2])).json, (await wire.get(here)).json
    own = ("chat", "n", "yours")
    assert {**mine, **dict.fromkeys(own)} == {**theirs, **dict.fromkeys(own)}
    history = [(await wire.get(f"{here}/history", who)).json for who in (party.tokens[2], None)]
    assert [{**update, "n": 0} for update in history[0]] == [{**update, "n": 0} for update in history[1][:-1]]
