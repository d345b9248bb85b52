"""“What if” in the archives: what could have been answered, and what bots make of it in a process of their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from presidium.bots.analysis.whatif import PLAYOUTS
from presidium.core import Outcome, Player, Refused, Statement
from presidium.server.archive import archive, moments, whatif
from presidium.server.archive.whatif import WhatIfRunner
from presidium.server.base.job_pool import JobPool
from presidium.server.base.limits import Limits, Rate
from presidium.server.domain import journal
from presidium.server.domain.journal import Entry
from presidium.server.protocol import commands as wire
from presidium.server.render import streams
from tests.server.domain.test_beginning import middle, over
from tests.server.domain.test_taking_back import a_game_with_second_thoughts
from tests.server.house import FEWEST, At, House
from tests.server.playing_on import Here
from tests.server.wire_table import GENEROUS, Wire, over_the_wire


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
    last = len(archive.seen_again(house.store, at.table, streams.ALL)) + 100
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


class Copied(list[Entry]):
    """A journal that counts the entries copied out of it."""

    count = 0

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        self.count += len(found) if isinstance(at, slice) else 0
        return found


def test_the_time_does_not_grow_with_the_square_of_what_was_asked_for_beside_the_game(
    at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Visitors can write thousands of such facts at a table."""
    entries = at.house.store.journal(at.id)
    begun = next(n for n, each in enumerate(entries) if isinstance(each.fact, journal.Started)) + 1
    asks = [journal.AsksToBeAsked(1, when) for when in ("every", "matters") * 300]
    facts = [*(each.fact for each in entries[:begun]), *asks, *(each.fact for each in entries[begun:])]
    batches = [each.batch for each in entries[:begun]] + list(range(begun + 1, len(facts) + 1))
    long = Copied(Entry(seq, batch, 0.0, fact) for seq, (batch, fact) in enumerate(zip(batches, facts, strict=True), 1))
    monkeypatch.setattr(at.house.store, "journal", lambda *_: long)
    looked, given = [], moments.Moment.given.fget
    assert given is not None
    monkeypatch.setattr(moments.Moment, "given", property(lambda here: looked.append(here.n) or given(here)))
    found = moments.crossings(at.house.store, at.table, 1, 10**6)
    assert found == moments.crossings(at.house.store, at.table, 1, found[-1].n + 1)
    assert moments.decisions(at.house.store, at.table)
    assert len(looked) < 3 * at.table.question
    assert long.count < 10 * len(long)


def test_the_numbers_are_those_of_the_archives(at: At) -> None:
    seen = [json.loads(message) for message in archive.seen_again(at.house.store, at.table, streams.ALL)]
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
        if here.seq < len(here.entries) and type(here.entries[here.seq].fact).__name__ == "Stated":
            return here.n
    raise AssertionError("nobody spoke")


# Playing on


def test_it_is_played_on_both_ways_and_counted(house: House, at: At) -> None:
    n = middle(at)
    seat, given, other = choice(at, n)
    here = house.hall.what_ifs = Here()
    told = house.run(whatif.answered(house.hall, at.table, n, seat, other, "random"))
    assert (told.bot, told.games, told.times) == ("random", PLAYOUTS, PLAYOUTS)
    assert sum(each.times for each in told.instead) == sum(each.times for each in told.really) == PLAYOUTS
    assert 0 <= told.turned <= PLAYOUTS
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
    assert (told.games, told.times) == (1, PLAYOUTS)


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


@pytest.mark.ci
@over_the_wire
async def test_anybody_may_ask_and_it_is_played_in_a_process_of_its_own(wire: Wire) -> None:
    table = await finished(wire)
    address = await asked(wire, table)
    told = (await wire.get(f"{address}&bot=random")).json
    assert (told["bot"], told["games"], told["times"]) == ("random", PLAYOUTS, PLAYOUTS)
    assert sum(each["times"] for each in told["instead"]) == PLAYOUTS
    assert wire.hall.what_ifs.jobs.processes
    wire.hall.what_ifs.close()
    assert (await wire.get(f"{address}&bot=random")).json == told  # from memory
    assert not wire.hall.what_ifs.jobs.processes


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
    monkeypatch.setattr(whatif, "KILL_GRACE_S", -1.0)
    crossing = moments.moment(house.store, at.table, middle(at)).crossroads()

    async def go() -> None:
        what_ifs = WhatIfRunner(JobPool(slots=1))
        with pytest.raises(Refused, match="whatif-too-long"):
            await what_ifs.play(crossing, crossing.given, "random", "", 1.0)
        assert not what_ifs.jobs.processes

    asyncio.run(go())
