"""Who is here: told to all who are, when it changes, and by connections alone."""

from __future__ import annotations

from typing import Any

from presidium.server.protocol import commands as wire
from tests.server.house import At, Ear, House
from tests.server.wire_table import Wire, answers, over_the_wire, politburo, settled, to_the_vote


def last(ear: Ear) -> tuple[list[int], int]:
    return ear.here[-1]["seats"], ear.here[-1]["watching"]


def test_whoever_comes_is_told_who_is_here_and_so_are_the_others(house: House) -> None:
    at = house.table(people=3)
    ann = at.listen("Ann", 1)
    assert last(ann) == ([1], 0)
    house.tick(1)
    cid = at.listen("Cid", 3)
    assert last(ann) == last(cid) == ([1, 3], 0)
    house.tick(1)
    at.hang_up(cid)
    assert last(ann) == ([1], 0)


def test_a_person_is_one_on_whatever_stream_and_with_all_his_seats(house: House) -> None:
    at = house.open("goulag")
    for seat in (1, 2, 4):
        at.do("Ann", wire.Sit, seat=seat)
    one, two, watching = at.listen("Ann", 1), at.listen("Ann", 2), at.listen("Ann")
    house.tick(1)
    assert last(one) == last(two) == last(watching) == ([1, 2, 4], 0)
    at.hang_up(one)
    house.tick(1)
    assert last(two) == ([1, 2, 4], 0)


def test_those_who_watch_are_counted_known_people_once(house: House) -> None:
    at = house.table(people=1)
    ears = [at.listen(who) for who in ("Eve", "Eve", None, None)]
    house.tick(1)
    assert last(ears[0]) == ([], 3)


def test_who_sits_down_while_watching_is_at_his_seat(house: House) -> None:
    at = house.open("goulag")
    ben = at.listen("Ben")
    assert last(ben) == ([], 1)
    house.tick(1)
    at.do("Ben", wire.Sit, seat=2)
    assert last(ben) == ([2], 0)


def test_whoever_has_gone_leaves_nothing_behind(house: House) -> None:
    """Found by nonsense: a second connection of somebody who is here changes nothing, so nothing was tidied up."""
    at = house.table(people=2)
    at.listen("Ann", 1)
    for _ in range(20):
        at.hang_up(at.listen("Ann", 1))
    assert set(at.room.presence._told) == at.room.listeners


def test_it_is_told_once_a_second_at_most_and_only_if_it_has_changed(house: House) -> None:
    at = house.table(people=2)
    ann = at.listen("Ann", 1)
    for _ in range(50):
        at.hang_up(at.listen("Ben", 2))
    told = len(ann.here)
    assert told <= 2
    house.tick(10)
    assert len(ann.here) <= told + 1
    assert last(ann) == ([1], 0)


def test_it_has_no_number_and_is_not_written_down(house: House) -> None:
    at = house.table(people=2)
    before = journal_of(at)
    ann = at.listen("Ann", 1)
    at.hang_up(at.listen("Ben", 2))
    house.tick(2)
    assert all("n" not in told for told in ann.here)
    assert ann.heard == []
    assert journal_of(at) == before


def journal_of(at: At) -> list[Any]:
    return at.house.store.journal(at.id)


@over_the_wire
async def test_it_comes_after_the_hello_and_answers_do_not_move_it(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    line = await wire.listen(party.table, party.tokens[3], "seat=3")
    assert [message["type"] for message in line.messages] == ["hello"]
    told = [{"type": "here", "seats": [3], "watching": 0}]
    assert line.here[0] == told[0]
    before = len(line.here)
    for seat in (1, 2, 4):
        await answers(wire, party, seat, "vote for")
        await wire.done(party.table, party.tokens[seat], "ahead", seat=seat, action="propose finance")
    await settled()
    assert line.here == told * before
