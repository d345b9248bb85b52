"""Advice for a player who is asked, from their own view and for them alone; after the game, why a bot answered so."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from presidium.bots import find
from presidium.bots.runtime.mind import drawing_by
from presidium.bots.runtime.opinion import opinion
from presidium.core import Refused
from presidium.games import GAMES
from presidium.server.archive import archive
from presidium.server.archive.bot_view import bot_view_at
from presidium.server.base.limits import chosen
from presidium.server.domain import journal
from presidium.server.http.routes import advice as opinions
from presidium.server.render import streams
from presidium.text import Words
from tests.contract.sittings import EXAMPLES
from tests.server.advisers import advise_at_once
from tests.server.house import At, House
from tests.server.wire_table import Wire, over_the_wire, politburo, settled, to_the_vote

ALONE: dict[str, dict[str, Any]] = {
    "goulag": {"seats": 5, "bots": ["naive"] * 4},
    "politburo": {"seats": 5, "bots": ["naive"] * 4},
    "kremlin": {"seats": 3, "bots": ["careful"] * 2},
}


async def alone(wire: Wire, game: str, **more: Any) -> tuple[str, str]:
    """Ann against bots, and asked."""
    ann = await wire.person("Ann")
    table = await wire.table(ann, game=game, pace="solo", sit=True, **(ALONE[game] | more))
    await wire.done(table, ann, "start")
    assert 1 in wire.room(table).table.asked()
    return table, ann


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    advise_at_once(monkeypatch)


# Advice


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("game", ["goulag", "politburo", pytest.param("kremlin", marks=pytest.mark.ci)])  # compiled
@over_the_wire
async def test_whoever_is_asked_alone_may_ask_what_a_seasoned_comrade_would_do(wire: Wire, game: str) -> None:
    table, ann = await alone(wire, game)
    for _ in range(12):
        room = wire.room(table)
        if 1 not in room.table.asked():
            break
        told = (await wire.get(f"/api/tables/{table}/advice?seat=1", ann)).json
        assert (told["bot"], told["question"]) == ("analyst", room.table.question)
        advised = room.table.game.notation.read(told["action"])
        assert room.table.g.why_not(1, advised) is None
        if told["how"] == "weighs":
            assert told["weighed"][0]["action"] == told["action"]
            assert 0 < sum(each["share"] for each in told["weighed"]) <= 1.001
        for ground in told["grounds"]:
            assert ground["belief"]["type"] == "BecauseTaken"
            assert all(line["type"].startswith("Because") for line in ground["because"])
        await wire.done(table, ann, "answer", seat=1, question=room.table.question, action=told["action"])


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_advice_is_for_ones_own_seat_when_it_is_asked_and_while_the_game_runs(wire: Wire) -> None:
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    table = await wire.table(ann, game="goulag", pace="solo", sit=True, **ALONE["goulag"])
    where = f"/api/tables/{table}/advice"
    assert (await wire.get(f"{where}?seat=1", ann)).why == "not-started"
    await wire.done(table, ann, "start")
    assert (await wire.get(f"{where}?seat=1", ann)).status == 200
    assert (await wire.get(f"{where}?seat=1", ben)).why == "not-your-seat"
    assert (await wire.get(f"{where}?seat=2", ann)).why == "not-your-seat"
    assert (await wire.get(f"{where}?seat=1")).why == "who-are-you"
    assert (await wire.get(where, ann)).why == "no-such-seat"
    await wire.done(table, ann, "agree", seat=1)
    assert (await wire.get(f"{where}?seat=1", ann)).why == "table-over"


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_who_is_not_asked_has_nothing_to_ask(wire: Wire) -> None:
    party = await politburo(wire, advice=True)
    (leader,) = wire.room(party.table).table.asked()
    other = leader % 5 + 1
    assert (await wire.get(f"/api/tables/{party.table}/advice?seat={other}", party.tokens[other])).why == "not-asked"


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("advice", [True, False])
@over_the_wire
async def test_people_have_it_only_where_they_could_know_before_they_sat_down(wire: Wire, advice: bool) -> None:
    party = await politburo(wire, start=False, advice=advice)
    assert (await wire.get(f"/api/tables/{party.table}")).json["table"]["advice"] == advice
    await wire.done(party.table, party.host, "start")
    await to_the_vote(wire, party)
    told = await wire.get(f"/api/tables/{party.table}/advice?seat=2", party.tokens[2])
    assert told.json["action"] in ("vote for", "vote against") if advice else told.why == "no-advice"


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_one_person_with_two_seats_is_not_alone_nor_who_is_left_when_others_go(wire: Wire) -> None:
    party = await politburo(wire)
    for seat in (3, 4, 5):
        await wire.done(party.table, party.tokens[seat], "leave", seat=seat)
    await wire.done(party.table, party.tokens[2], "leave", seat=2)
    assert not (await wire.get(f"/api/tables/{party.table}")).json["table"]["advice"]
    ann = await wire.person("Ann")
    passed = await wire.table(ann, game="goulag", seats=5, pace="untimed", bots=["naive"] * 3)
    for seat in (1, 2):
        await wire.done(passed, ann, "sit", seat=seat)
    await wire.done(passed, ann, "start")
    assert not (await wire.get(f"/api/tables/{passed}")).json["table"]["advice"]


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_a_rematch_is_as_the_table_before(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed", advice=True)
    for seat, token in party.tokens.items():
        await wire.done(party.table, token, "agree", seat=seat)
    again = (await wire.done(party.table, party.host, "rematch"))["table"]
    assert (await wire.get(f"/api/tables/{again}")).json["table"]["advice"]


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_nobody_else_hears_of_it_and_nothing_is_written(wire: Wire) -> None:
    party = await politburo(wire, advice=True)
    await to_the_vote(wire, party)
    lines = [await wire.listen(party.table, party.tokens[seat], f"seat={seat}") for seat in party.tokens]
    watching = await wire.listen(party.table)
    before, seq = [len(line.heard) for line in (*lines, watching)], wire.room(party.table).table.seq
    looks = [
        (await wire.get(f"/api/tables/{party.table}?seat={seat}", token)).body for seat, token in party.tokens.items()
    ]
    assert (await wire.get(f"/api/tables/{party.table}/advice?seat=2", party.tokens[2])).status == 200
    await settled()
    assert [len(line.heard) for line in (*lines, watching)] == before
    assert wire.room(party.table).table.seq == seq
    assert looks == [
        (await wire.get(f"/api/tables/{party.table}?seat={seat}", token)).body for seat, token in party.tokens.items()
    ]


@pytest.mark.parametrize(("takes", "beats"), [(0.0, 1), (0.05, 1), (0.25, 2)])
def test_it_is_told_on_the_beat_however_soon_it_was_there(
    takes: float, beats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opinions, "ADVICE_STEP_S", 0.2)

    async def go() -> float:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await opinions.on_the_beat(asyncio.sleep(takes))
        return loop.time() - begun

    assert asyncio.run(go()) >= beats * 0.2


def test_it_costs_so_much_that_nobody_can_keep_the_bots_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    advise_at_once(monkeypatch)

    async def go() -> None:
        async with Wire(tmp_path, chosen(["work=1200:1"])).up() as wire:
            table, ann = await alone(wire, "goulag")
            asked = [await wire.get(f"/api/tables/{table}/advice?seat=1", ann) for _ in range(3)]
            assert [each.status for each in asked] == [200, 200, 429]

    asyncio.run(go())


@over_the_wire
async def test_it_is_thought_in_a_process_for_which_no_table_waits(wire: Wire) -> None:
    table, ann = await alone(wire, "goulag")
    told = (await wire.get(f"/api/tables/{table}/advice?seat=1", ann)).json
    assert told["how"] == "weighs"
    assert not wire.hall.bot_pool._pools
    assert len(wire.hall.bot_pool.opinions.processes) == 1


# Why


def over(house: House, game: str, bot: str, **parts: Any) -> At:
    at = house.table(game, people=1, pace="solo", bot=bot, **parts)
    at.until(lambda table: table.over)
    return at


def bots_answers(at: At) -> list[tuple[int, int, str]]:
    seen = [json.loads(message) for message in archive.seen_again(at.house.store, at.table, streams.ALL)]
    return [
        (each["n"], int(seat), text)
        for each in seen
        for seat, text in (each.get("answers") or {}).items()
        if seat != "1"
    ]


@pytest.mark.ci
@pytest.mark.parametrize(("game", "bot"), [("goulag", "naive"), ("politburo", "naive"), ("kremlin", "careful")])
def test_every_answer_of_a_bot_is_one_it_would_give_at_the_view_it_had(house: House, game: str, bot: str) -> None:
    at = over(house, game, bot)
    given = bots_answers(at)
    assert len(given) > 10
    for n, seat, text in given[:: max(1, len(given) // (10 if EXAMPLES < 10 else 40))]:
        then = bot_view_at(house.store, at.table, n, seat)
        assert (then.bot, at.table.game.notation.print(then.answer), then.view.seat) == (bot, text, seat)
        said = opinion(then.view, find(then.bot, game), then.answer)
        assert said.how in ("weighs", "bound", "writes")
        assert said.how != "weighs" or then.answer in dict(said.shares)


def test_who_takes_its_time_saw_what_was_there_when_the_question_was_put(house: House) -> None:
    at = over(house, "goulag", "analyst")
    for n, seat, _ in bots_answers(at):
        then = bot_view_at(house.store, at.table, n, seat)
        with drawing_by(at.table.seed.luck):
            said = opinion(then.view, find("analyst", "goulag"), then.answer)
        assert said.how == "bound" or then.answer in dict(said.shares)


@pytest.mark.parametrize(("bot", "how"), [("random", {"draws", "bound"}), ("mild", {"strays", "bound"})])
def test_bots_that_draw_lots_say_so(house: House, bot: str, how: set[str]) -> None:
    at = over(house, "goulag", bot)
    said = set()
    for n, seat, _ in bots_answers(at):
        then = bot_view_at(house.store, at.table, n, seat)
        said.add(opinion(then.view, find(bot, "goulag"), then.answer).how)
    assert said <= how
    assert len(said) > 0


def test_only_bots_are_asked_and_only_where_they_answered(house: House) -> None:
    at = over(house, "goulag", "naive")
    mine = next(
        message
        for message in map(json.loads, archive.seen_again(house.store, at.table, streams.ALL))
        if "1" in (message.get("answers") or {})
    )
    whys = []
    for step, seat in ((mine["n"], 1), (1, 2), (100_000, 2)):
        with pytest.raises(Refused) as refused:
            bot_view_at(house.store, at.table, step, seat)
        whys.append(refused.value.why.id)
    assert whys == ["no-bot-there", "no-answer-there", "no-such-message"]


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_while_the_game_runs_no_bot_says_why(wire: Wire) -> None:
    table, ann = await alone(wire, "goulag")
    facts = [entry.fact for entry in wire.hall.store.journal(table)]
    assert any(isinstance(fact, journal.Moved) for fact in facts)
    for step in range(12):
        assert (await wire.get(f"/api/tables/{table}/why?at={step}&seat=2", ann)).why == "not-over"
    await wire.done(table, ann, "finish")
    assert (await wire.get(f"/api/tables/{table}/why?at=3&seat=2", ann)).why == "archives-shut"


@pytest.mark.usefixtures("at_once")
@over_the_wire
async def test_afterwards_anybody_may_ask_and_what_was_thought_is_kept(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, pace="bots", bots=["naive"] * 5)
    await wire.done(table, ann, "start")
    async with asyncio.timeout(60):
        while not wire.room(table).table.over:
            await settled()
    steps = (await wire.get(f"/api/tables/{table}/history?eyes=all")).json
    step = next(each for each in steps if any(text.startswith("name") for text in (each.get("answers") or {}).values()))
    ((seat, text),) = step["answers"].items()
    where = f"/api/tables/{table}/why?at={step['n']}&seat={seat}"
    told = (await wire.get(where)).json
    assert (told["bot"], told["action"]) == ("naive", text)
    assert text in [each["action"] for each in told["weighed"]]
    words, game = Words("en"), GAMES["goulag"]
    lines = [ground["belief"] for ground in told["grounds"]]
    assert all("taken for" in words.brief("goulag", game.codec.decode(line)) for line in lines)
    wire.app.state.server.limiter.limits = chosen(["work=1:1", "address-work=900:1"])
    assert (await wire.get(where)).json == told
    assert (await wire.get(f"/api/tables/{table}/why?at=x&seat={seat}")).why == "no-such-message"
