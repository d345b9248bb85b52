"""“What if” in the archives: what could have been answered, and what bots make of it in a process of their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from presidium.bots.whatif import TIMES, Pair
from presidium.core import Outcome, Player, Refused, Statement
from presidium.table import archive, moments, streams, whatif, wire
from presidium.table.limits import Limits, Rate
from presidium.table.whatif import WhatIfs
from tests.table.house import FEWEST, At, House
from tests.table.playing_on import Here
from tests.table.test_beginning import middle, over
from tests.table.test_taking_back import a_game_with_second_thoughts
from tests.table.wire_table import GENEROUS, Wire, over_the_wire


@pytest.fixture
def at(house: House) -> At:
    return over(house)


def choice(at: At, n: int) -> tuple[Player, str, str]:
    """Somebody who had a choice at this moment, what he answered, and what he could have instead."""
    found = moments.crossings(at.house.store, at.table, n, n + 1)[0].choices[0]
    assert isinstance(found.options, tuple)
    return found.seat, found.answer, next(text for text in found.options if text != found.answer)


# What could have been answered


@pytest.mark.parametrize("game", FEWEST)
def test_every_question_with_a_choice_is_found_with_its_options_and_its_answer(house: House, game: str) -> None:
    at = over(house, game)
    last = len(archive.seen_again(house.hall, at.table, streams.ALL)) + 100
    for found in moments.crossings(house.store, at.table, last // 3, last):
        here = moments.moment(house.store, at.table, found.n)
        asked = here.table.asked()
        assert {each.seat for each in found.choices} <= set(asked)
        crossing = here.crossroads()
        assert set(crossing.given) == set(asked)
        assert crossing.record.final(at.table.game).stack == here.table.g.stack
        for each in found.choices:
            options = here.table.g.options(each.seat)
            assert options is not None
            assert options.only() is None
            assert isinstance(each.options, int) or len(set(each.options)) == len(each.options) > 1
            assert at.table.game.notation.read(each.answer) in options


def test_the_numbers_are_those_of_the_archives(at: At) -> None:
    seen = [json.loads(message) for message in archive.seen_again(at.house.hall, at.table, streams.ALL)]
    for message in seen:
        if message.get("question"):
            here = moments.moment(at.house.store, at.table, message["n"]).table
            assert here.question == message["question"]["id"]


def test_what_was_taken_back_was_a_moment_too(house: House) -> None:
    at = house.table("politburo", pace="solo")
    assert a_game_with_second_thoughts(at, 1)
    passages = list(moments.moments(house.store, at.table, 1, 9999))
    assert max(here.table.undone for here in passages) == at.table.undone > 0
    for here in passages:
        assert here.record.final(at.table.game) == here.table.g
        if here.table.running and here.given:
            crossing = here.crossroads()
            assert set(crossing.given) == set(crossing.record.final(at.table.game).asked())


def test_what_was_still_said_before_the_answer_is_said_before_it_is_another(house: House) -> None:
    at = house.table(people=1, pace="untimed", seats=5)
    at.until(lambda table: 1 in table.g.asked() and len(at.options(1)) > 1)
    at.do("Ann", wire.Say, seat=1, statement="claim 2 loyal inferred")
    at.until(lambda table: table.over)
    crossing = moments.moment(house.store, at.table, _moment_before_talk(at)).crossroads()
    assert isinstance(crossing.record.moves[-1][1], Statement)


def _moment_before_talk(at: At) -> int:
    for here in moments.moments(at.house.store, at.table, 1, 999):
        if here.after and type(here.after[0].fact).__name__ == "Stated":
            return here.n
    raise AssertionError("nobody spoke")


# Playing on


def test_it_is_played_on_both_ways_and_counted(house: House, at: At) -> None:
    n = middle(at)
    seat, given, other = choice(at, n)
    here = house.hall.what_ifs = Here()
    told = house.run(whatif.answered(house.hall, at.table, n, seat, other, "random"))
    assert (told.bot, told.games, told.times) == ("random", TIMES, TIMES)
    assert sum(each.times for each in told.instead) == sum(each.times for each in told.really) == TIMES
    assert 0 <= told.turned <= TIMES
    outcome: Outcome = at.table.g.public.outcome
    assert told.ended is not None
    assert (told.ended.winners, told.ended.rule) == (outcome.winners, outcome.rule)
    crossing, answers = here.asked[0]
    printed = at.table.game.notation.print
    assert (printed(crossing.given[seat]), printed(answers[seat])) == (given, other)
    assert house.run(whatif.answered(house.hall, at.table, n, seat, other, "random")) == told


def test_what_is_not_played_when_time_is_up_is_left_out(house: House, at: At) -> None:
    n = middle(at)
    seat, _, other = choice(at, n)
    house.hall.what_ifs = Here()
    house.hall.limits = Limits(what_if_seconds=1e-9)
    told = house.run(whatif.answered(house.hall, at.table, n, seat, other, "random"))
    assert (told.games, told.times) == (1, TIMES)


def test_only_so_many_wait_for_their_turn(house: House, at: At) -> None:
    n = middle(at)
    crossing = moments.moment(house.store, at.table, n).crossroads()

    class Slow(WhatIfs):
        async def _played(self, *_: Any) -> list[Pair]:
            await asyncio.sleep(0)
            return []

    async def many() -> list[Any]:
        slow = Slow()
        asked = [slow.play(crossing, {}, "random", "", 1) for _ in range(whatif.WAITING + 2)]
        return await asyncio.gather(*asked, return_exceptions=True)

    came = house.run(many())
    assert [type(each) for each in came] == [list] * whatif.WAITING + [Refused] * 2


def test_who_plays_on_answers_at_once() -> None:
    assert whatif.bot_for("goulag", None) == "naive"
    assert whatif.bot_for("kremlin", "random") == "random"
    with pytest.raises(Refused, match="unknown-bot"):
        whatif.bot_for("goulag", "master")


# At the wire


async def finished(wire: Wire) -> str:
    """A table of bots alone, played to its end."""
    token = await wire.person("Ann")
    table = await wire.table(token, game="goulag", seats=5, pace="bots", bots=["random"] * 5)
    await wire.done(table, token, "start")
    while not wire.room(table).table.finished:
        wire.clock.goes_on(1)
        await asyncio.sleep(0.001)
    return table


async def asked(wire: Wire, table: str) -> str:
    """The address of something that could have been otherwise."""
    stood = (await wire.get(f"/api/tables/{table}/crossroads?at=20&until=40")).json[0]
    chose = stood["choices"][0]
    other = next(text for text in chose["options"] if text != chose["answer"]).replace(" ", "+")
    return f"/api/tables/{table}/whatif?at={stood['n']}&seat={chose['seat']}&answer={other}"


@over_the_wire
async def test_a_running_game_tells_nothing_of_what_could_have_been(wire: Wire) -> None:
    token = await wire.person("Ann")
    table = await wire.table(token, game="goulag", seats=5, sit=True, bots=["random"] * 4)
    await wire.done(table, token, "start")
    for path in ("crossroads?at=1", "whatif?at=1&seat=1&answer=pass"):
        assert (await wire.get(f"/api/tables/{table}/{path}", token)).why == "not-over"


@over_the_wire
async def test_anybody_may_ask_and_it_is_played_in_a_process_of_its_own(wire: Wire) -> None:
    table = await finished(wire)
    address = await asked(wire, table)
    told = (await wire.get(f"{address}&bot=random")).json
    assert (told["bot"], told["games"], told["times"]) == ("random", TIMES, TIMES)
    assert sum(each["times"] for each in told["instead"]) == TIMES
    assert wire.hall.what_ifs._pool is not None
    wire.hall.what_ifs.close()
    assert (await wire.get(f"{address}&bot=random")).json == told  # from memory
    assert wire.hall.what_ifs._pool is None


@over_the_wire
async def test_what_cannot_be_is_refused(wire: Wire) -> None:
    table = await finished(wire)
    address = await asked(wire, table)
    for query, why in (
        ("at=x&seat=1&answer=pass", "unreadable"),
        ("at=20&answer=pass", "unreadable"),
        ("at=20&seat=9&answer=pass", "not-asked"),
        ("at=99999&seat=1&answer=pass", "no-such-moment"),
        ("at=20&seat=1&answer=nonsense", "unreadable"),
        (f"{address.partition('?')[2]}&bot=master", "unknown-bot"),
    ):
        assert (await wire.get(f"/api/tables/{table}/whatif?{query}")).why == why


def test_one_address_may_ask_so_much_and_no_more(tmp_path: Path) -> None:
    async def go() -> None:
        limits = msgspec.structs.replace(GENEROUS, what_ifs=Rate(1, 0.1))
        async with Wire(tmp_path, limits).up() as wire:
            wire.hall.what_ifs = Here()
            address = await asked(wire, await finished(wire))
            assert (await wire.get(f"{address}&bot=random")).status == 200
            assert (await wire.get(f"{address}&bot=random")).status == 200  # made before, and free
            again = await wire.get(f"{address}&bot=mild")
            assert (again.status, again.why) == (429, "too-fast")
            wire.clock.goes_on(10)
            assert (await wire.get(f"{address}&bot=mild")).status == 200

    asyncio.run(go())


def test_a_process_that_does_not_end_is_ended(house: House, at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whatif, "STUCK", -1.0)
    crossing = moments.moment(house.store, at.table, middle(at)).crossroads()

    async def go() -> None:
        what_ifs = WhatIfs()
        with pytest.raises(Refused, match="whatif-too-long"):
            await what_ifs.play(crossing, crossing.given, "random", "", 1.0)
        assert what_ifs._pool is None

    asyncio.run(go())
