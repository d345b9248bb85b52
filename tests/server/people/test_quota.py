"""How much people may have: tables that are not over, and bytes at one of them. The game itself always goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from presidium.core import Refused
from presidium.server.base.limits import Limits
from presidium.server.domain import fact_kinds, journal
from presidium.server.protocol import commands as wire
from tests.server.house import At, House
from tests.server.wire_table import Wire, over_the_wire

GOULAG = {"game": "goulag", "seats": 5}


def size(at: At) -> int:
    """How long the journal on disk is."""
    return len(at.house.store.journal(at.id))


# Said again as it was


def test_standing_orders_that_are_the_same_are_not_written_again(house: House) -> None:
    at = house.table("kremlin", people=2)
    ann = at.listen("Ann", 1)
    orders = ("pass untouched until 9", "guard G 6")
    at.do("Ann", wire.Order, seat=1, orders=orders)
    before, heard = size(at), len(ann.heard)
    for _ in range(20):
        at.do("Ann", wire.Order, seat=1, orders=orders)
    assert (size(at), len(ann.heard)) == (before, heard)
    at.do("Ann", wire.Order, seat=1, orders=orders[:1])
    assert at.table.orders[1] == orders[:1]


def test_nor_is_anything_else_that_is_so_already(house: House) -> None:
    at = house.open("politburo", 5, sit=True, nonce="mine")
    at.do("Ann", wire.Fill, seat=5, bot="naive")
    before = size(at)
    for do, parts in (
        (wire.Sit, {"seat": 1}),
        (wire.Sit, {"seat": 1, "nonce": "mine"}),
        (wire.Fill, {"seat": 5, "bot": "naive"}),
        (wire.Handover, {"seat": 1}),
    ):
        at.do("Ann", do, **parts)
    assert size(at) == before
    for seat in (2, 3, 4):
        at.do(("Ben", "Cid", "Dan")[seat - 2], wire.Sit, seat=seat)
    at.do("Ann", wire.Start)
    at.until(lambda table: len(table.asked()) > 1)
    question = at.table.question
    at.do("Ben", wire.Ahead, seat=2, action="propose finance")
    at.do("Ben", wire.Answer, seat=2, question=question, action="vote for")
    at.do("Ben", wire.Agree, seat=2)
    before = size(at)
    at.do("Ben", wire.Ahead, seat=2, action="propose finance")
    at.do("Ben", wire.Answer, seat=2, question=question, action="vote for")
    at.do("Ben", wire.Agree, seat=2)
    assert size(at) == before


def test_what_is_said_again_in_private_is_no_sign_of_life(house: House) -> None:
    """Else the caretaker's going would tell that somebody has answered."""
    at = house.table("politburo", people=5, pace="live")
    at.until(lambda table: len(table.asked()) > 1)
    people = {seat: at.listen(at.holder(seat), seat) for seat in range(1, 6)}
    at.do(at.holder(2), wire.Answer, seat=2, question=at.table.question, action="vote for")
    at.hang_up(people[2])
    house.tick(40)
    assert at.table.seats[2].minded
    heard = len(people[1].heard)
    at.do(at.holder(2), wire.Answer, seat=2, question=at.table.question, action="vote for")
    assert at.table.seats[2].minded
    assert len(people[1].heard) == heard


# Bytes


def until_refused(why: str, write: Callable[[int], object], most: int = 2_000) -> int:
    """How often something can be written until it is refused, and for this reason."""
    for n in range(most):
        try:
            write(n)
        except Refused as refused:
            if refused.why.id == why:
                return n
            raise
    raise AssertionError("there is no end to it")


def rewrites(at: At, who: str, seat: int, orders: int = 50) -> int:
    def write(n: int) -> None:
        at.do(who, wire.Order, seat=seat, orders=(f"pass untouched until {2 + n % 9}",) * orders)

    return until_refused("enough-written", write)


def test_orders_cannot_be_rewritten_without_end_and_the_game_goes_on(house: House) -> None:
    house.hall.limits = replace(Limits(), person_bytes=20_000)
    at = house.table("kremlin", people=2)
    assert 5 < rewrites(at, "Ann", 1) < 20
    assert rewrites(at, "Ann", 1, orders=1) < 50
    assert at.refused("Ann", wire.Chat, seat=1, text="I have more to say. " * 5) == "enough-written"
    at.do("Ben", wire.Order, seat=2, orders=("guard G 6",))
    at.do("Ben", wire.Chat, seat=2, text="Nobody else is silenced")
    at.until(lambda table: table.over)


def test_it_is_remembered_where_the_table_leaves_memory(house: House) -> None:
    house.hall.limits = replace(Limits(), person_bytes=20_000)
    at = house.table("kremlin", people=2)
    rewrites(at, "Ann", 1)
    for graceful in (True, False):
        written = at.table.written
        house.restart(graceful)
        house.hall.limits = replace(Limits(), person_bytes=20_000)
        assert at.table.written == written
        assert rewrites(at, "Ann", 1) <= 1


def test_a_sealed_answer_can_be_changed_but_not_for_ever(house: House) -> None:
    house.hall.limits = replace(Limits(), person_bytes=2_000)
    at = house.table("politburo", people=5)
    at.until(lambda table: len(table.asked()) > 1)
    question, votes = at.table.question, ("vote for", "vote against")

    def vote(n: int) -> None:
        at.do("Ben", wire.Answer, seat=2, question=question, action=votes[n % 2])

    assert 10 < until_refused("enough-written", vote) < 100
    held = at.table.held[2]
    at.answer(3, "vote for")
    assert at.table.held[2] == held
    at.do("Ann", wire.Pause)
    at.do("Ann", wire.Resume)
    at.until(lambda table: table.over)


def test_what_others_keep_secret_does_not_show_in_what_one_may_write(house: House) -> None:
    """The common measure counts what everybody has seen, and nothing else."""
    at = house.table("kremlin", people=2)
    published = at.table.published
    writes_before = at.table.written
    at.do("Ann", wire.Order, seat=1, orders=("guard G 6",))
    at.do("Ann", wire.Answer, seat=1, question=at.table.question, action=at.plain(1))
    assert at.table.published == published
    assert at.table.written != writes_before
    at.do("Ann", wire.Chat, seat=1, text="hello")
    assert at.table.published > published


def test_a_table_keeps_so_much_and_answers_always(house: House) -> None:
    house.hall.limits = replace(Limits(), table_bytes=3_000)
    at = house.table("politburo", people=5)

    def talk(n: int) -> None:
        at.do(at.holder(1 + n % 5), wire.Chat, seat=1 + n % 5, text="bla " * 20)

    assert 5 < until_refused("table-is-full", talk) < 30
    at.do("Ben", wire.Ahead, seat=2, action="propose finance")
    at.until(lambda table: table.over)


@pytest.mark.parametrize("fact", [journal.Left, journal.Resumed, journal.Started, journal.Agreed, journal.Closed])
def test_whatever_ends_something_always_fits(fact: type[Any]) -> None:
    assert not issubclass(fact, fact_kinds.UNLIMITED_FACTS)


# Tables


@over_the_wire
async def test_a_person_has_so_many_tables_that_are_not_over(wire: Wire) -> None:
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    wire.hall.limits = replace(wire.limits, unfinished=3)
    tables = [await wire.table(ann, **GOULAG, sit=True) for _ in range(3)]
    refused = await wire.http("POST", "/api/tables", GOULAG, ann)
    assert (refused.status, refused.why) == (422, "too-many-tables")
    assert refused.json["why"]["args"] == {"most": 3}
    bens = await wire.table(ben, **GOULAG)
    await wire.done(bens, ann, "sit")
    await wire.done(tables[0], ann, "finish")
    await wire.table(ann, **GOULAG)
    assert (await wire.http("POST", "/api/tables", GOULAG, ann)).why == "too-many-tables"
    assert (await wire.do(tables[0], ann, "rematch")).why == "too-many-tables"


@over_the_wire
async def test_an_address_has_so_many_and_they_come_back_as_tables_end(wire: Wire) -> None:
    wire.hall.limits = replace(wire.limits, address_unfinished=3)
    people = [await wire.person(f"Person {n}") for n in range(4)]
    tables = [await wire.table(who, **GOULAG) for who in people[:3]]
    refused = await wire.http("POST", "/api/tables", GOULAG, people[3])
    assert (refused.status, refused.why) == (422, "too-many-tables-here")
    await wire.done(tables[0], people[0], "finish")
    await wire.table(people[3], **GOULAG)
    await wire.done(tables[1], people[1], "finish")
    again = (await wire.done(tables[1], people[1], "rematch"))["table"]
    assert (await wire.http("POST", "/api/tables", GOULAG, people[3])).why == "too-many-tables-here"
    await wire.done(again, people[1], "finish")
    await wire.table(people[3], **GOULAG)


@over_the_wire
async def test_links_to_seats_are_counted_like_people(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, **GOULAG, sit=True)
    wire.app.state.server.limiter.limits = Limits()
    made = [await wire.do(table, ann, "seatlink", seat=2) for _ in range(101)]
    assert [answered.status for answered in made] == [200] * 100 + [429]
