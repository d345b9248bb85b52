"""What each seat of a finished game could have known: right, beside the truth, and shut as long as it is hidden."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import msgspec
import pytest

from presidium.core import Refused, view
from presidium.core.record import read
from presidium.games import find
from presidium.server.base.fair_queue import WHENCE
from presidium.server.base.job_pool import JobSlot
from presidium.server.live.bot_pool import BotPool
from presidium.text import Words
from tests.bots.goulag.test_goulag_beliefs import by_hand
from tests.server.wire_table import Wire, over_the_wire, politburo, to_the_vote

GAMES = {"goulag": 5, "politburo": 5, "kremlin": 3}
EARLY = 6
"""To add up all the worlds by hand takes long when there are many."""


async def over(wire: Wire, game: str) -> str:
    """A game that bots have played to its end."""
    ann = await wire.person("Ann")
    bots = ["careful" if game == "kremlin" else "naive"] * GAMES[game]
    table = await wire.table(ann, game=game, seats=GAMES[game], pace="bots", bots=bots)
    await wire.done(table, ann, "start")
    while wire.room(table).table.running:
        await asyncio.sleep(0.01)
    return table


async def known(wire: Wire, table: str, seat: int, lens: str = "") -> Any:
    found = await wire.get(f"/api/tables/{table}/beliefs?seat={seat}&lens={lens}")
    assert found.status == 200, found.body
    return found.json


async def told_by_then(wire: Wire, table: str, seat: int, n: int) -> list[Any]:
    """What the archives say that this seat had heard after so many steps."""
    steps = (await wire.get(f"/api/tables/{table}/history?eyes={seat}")).json
    return [event for step in steps if step["n"] <= n for event in step.get("events", ())]


@over_the_wire
async def test_it_is_what_one_gets_by_adding_up_every_world(wire: Wire) -> None:
    table, seat = await over(wire, "goulag"), 2
    goulag = find("goulag")
    record = read((await wire.get(f"/api/tables/{table}/record")).body.decode(), find)
    found = await known(wire, table, seat, "doubting")
    looked = 0
    for at, moment in enumerate(found["course"][:EARLY]):
        heard = await told_by_then(wire, table, seat, moment["n"])
        then = [g.copy() for g in record.replay(goulag) if not g.answers]
        (g, *_) = [g for g in then if goulag.codec.encode(g.log.heard_by(seat)) == heard]
        assert moment["year"] == g.public.round
        loyal = by_hand(view(g, seat))
        for track in found["tracks"]:
            _, other = track["about"]
            believed = dict(zip(map(tuple, track["may_be"]), track["likely"][at], strict=True))
            assert believed.get(("worker", "loyal"), 0) == pytest.approx(loyal[int(other)], abs=1e-4)
            assert track["may_be"][track["truth"][at]] == ["worker", g.secret(("worker", int(other)))]
            looked += 1
    assert looked == EARLY * 4


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
@over_the_wire
async def test_every_seat_of_every_game_has_its_own_in_words(wire: Wire, game: str) -> None:
    table = await over(wire, game)
    every = [await known(wire, table, seat) for seat in range(1, GAMES[game] + 1)]
    assert len({str(found["tracks"]) for found in every}) == len(every), "each has seen something else"
    played = find(game)
    for found in every:
        assert found["lens"] == (found["lenses"][0] if game == "kremlin" else "trusting")
        numbers = [moment["n"] for moment in found["course"]]
        assert numbers == sorted(set(numbers))
        assert found["tracks"]
        for track in found["tracks"]:
            assert len(track["likely"]) == len(track["truth"]) == len(numbers)
            assert all(sum(row) == pytest.approx(1, abs=1e-3) for row in track["likely"])
            assert len(track["because"]) <= 3
            for lang in ("en", "fr"):
                words = Words(lang)
                assert words.has(f"page-lens-{game}-{found['lens']}-says")
                for noun, id in (track["about"], *track["may_be"]):
                    named = noun == "player" or words.has(f"{game}-{noun}") or words.has(f"{game}-{noun}-{id}")
                    assert named, f"{noun} {id}"
                for line in track["because"]:
                    assert words.brief(game, played.codec.decode(line))


@pytest.mark.ci
@over_the_wire
async def test_other_lenses_read_otherwise(wire: Wire) -> None:
    table = await over(wire, "goulag")
    doubting, trusting = await known(wire, table, 1, "doubting"), await known(wire, table, 1, "trusting")
    assert doubting["lenses"] == trusting["lenses"] == ["doubting", "trusting"]
    assert doubting["tracks"] != trusting["tracks"]
    refused = await wire.get(f"/api/tables/{table}/beliefs?seat=1&lens=rosy")
    assert (refused.status, refused.why) == (422, "unknown-lens")
    assert (await wire.get(f"/api/tables/{table}/beliefs?seat=9")).why == "no-such-seat"
    assert (await wire.get(f"/api/tables/{table}/beliefs")).why == "no-such-seat"


@pytest.mark.ci
@over_the_wire
async def test_it_is_worked_out_once(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = await over(wire, "goulag"), []
    run = JobSlot.run

    async def counted(*work: Any) -> Any:
        asked.append(work)
        return await run(*work)

    monkeypatch.setattr(JobSlot, "run", counted)
    first, second = await asyncio.gather(known(wire, table, 1), known(wire, table, 1))
    assert first == second
    assert len(asked) == 1
    await known(wire, table, 2)
    assert len(asked) == 2


@pytest.mark.ci
@pytest.mark.parametrize("part", ["beliefs?seat=1", "charts"])
@over_the_wire
async def test_nobody_waits_for_the_turn_of_an_address_that_floods_the_queue(wire: Wire, part: str) -> None:
    """Also where that address has asked for the same before."""
    path, jobs = f"/api/tables/{await over(wire, 'goulag')}/{part}", wire.hall.bot_pool.jobs

    async def long() -> None:
        WHENCE.set("flood")
        async with jobs.turn() as turn:
            await turn.run(time.sleep, 60)

    flood = [asyncio.ensure_future(long()), asyncio.ensure_future(wire.http("GET", path, whence="flood"))]
    while len(jobs.waiting) == 0:
        await asyncio.sleep(0.01)
    others = await asyncio.gather(*(wire.http("GET", path, whence="192.0.2.8") for _ in range(2)))
    assert [each.status for each in others] == [200, 200]
    assert not any(each.done() for each in flood)
    flood[0].cancel()
    assert (await flood[1]).body == others[0].body


# As long as something is hidden


@over_the_wire
async def test_it_is_refused_while_the_game_runs(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    for who in (None, party.host, party.tokens[2]):
        for seat in ("1", "2", "9", "x", ""):
            for lens in ("", "doubting", "rosy"):
                refused = await wire.get(f"/api/tables/{party.table}/beliefs?seat={seat}&lens={lens}", who)
                assert (refused.status, refused.why) == (422, "not-over")
    assert not wire.hall.bot_pool.jobs.processes, "nobody has begun to think about it"


@over_the_wire
async def test_it_is_refused_where_the_archives_stay_shut(wire: Wire) -> None:
    party = await politburo(wire)
    await wire.done(party.table, party.host, "finish")
    assert (await wire.get(f"/api/tables/{party.table}/beliefs?seat=1", party.host)).why == "archives-shut"


@over_the_wire
async def test_a_game_of_older_rules_is_not_read_by_newer_ones(wire: Wire) -> None:
    table = await over(wire, "goulag")
    there = wire.room(table).table
    there.opened = msgspec.structs.replace(there.opened, rules_version=0)
    assert (await wire.get(f"/api/tables/{table}/beliefs?seat=1")).why == "beliefs-older-rules"


# Beside the games


def test_it_is_worked_out_in_a_process_of_its_own() -> None:
    async def studied() -> None:
        minds = BotPool()
        try:
            first = await minds.study(None, os.getpid)
            assert first != os.getpid()
            assert await minds.study(None, os.getpid) == first
            with pytest.raises(Refused, match="took-too-long"):
                async with minds.jobs.turn() as turn:
                    await turn.run(time.sleep, 60, seconds=0.2)
            assert await minds.study(None, os.getpid) != first
        finally:
            minds.close()

    asyncio.run(studied())
