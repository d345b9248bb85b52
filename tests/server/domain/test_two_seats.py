"""Nobody knows two seats of a game, whatever a host tries; and no game goes on for one alone."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from random import Random

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.domain import journal
from presidium.server.domain.seat_transfer import DAY_S, TO_REFUSE
from presidium.server.domain.seats import Holder
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from presidium.server.storage.tables import SNAPSHOTS
from tests.server.house import At, House, saved
from tests.server.passing import absent, refused

SOON = TO_REFUSE["live"]


# Nobody knows two seats


def test_who_has_held_a_seat_never_takes_another_in_the_same_game(house: House) -> None:
    at = house.table("kremlin", people=3)
    absent(at, 3)
    assert refused(at, "Ann", 3) == "knows-another-seat"
    at.do("Ben", commands.Leave, seat=2)
    assert refused(at, "Ben", 3) == "knows-another-seat"
    at.take("Zoe", 2)
    at.do("Zoe", commands.Leave, seat=2)
    for graceful in (True, False):
        house.restart(graceful)
        for who in ("Ann", "Ben", "Zoe"):
            assert refused(at, who, 3) == "knows-another-seat"


def test_who_held_several_from_the_start_has_none_back(house: House) -> None:
    at = house.open("kremlin", pace="untimed")
    for who, seat in (("Ann", 1), ("Ann", 2), ("Ben", 3)):
        at.do(who, commands.Sit, seat=seat)
    at.do("Ann", commands.Start)
    assert [seat.shares for seat in table_info(at.table).seats] == [(2,), (1,), ()], "and all can see it"
    at.do("Ann", commands.Leave, seat=2)
    assert refused(at, "Ann", 2) == "knows-another-seat"


def test_a_rematch_is_a_new_game(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", commands.Finish)
    again = At(house, at.do("Ann", commands.Rematch).table)
    again.do("Ann", commands.Leave, seat=3)
    again.take("Ben", 3)
    assert again.table.seat_of(house.person("Ben").id) == (2, 3)
    assert again.table.holders == ()


def test_an_older_snapshot_is_completed_from_the_journal(house: House) -> None:
    at = house.table("kremlin", people=4, seats=4)
    at.do("Ben", commands.Leave, seat=2)
    at.do("Ann", commands.Leave, seat=3)
    at.do("Ann", commands.Agree, seat=1)
    holders = at.table.holders
    house.run(at.room.save())
    (row,) = house.store.all(sql.select(SNAPSHOTS))
    body = json.loads(gzip.decompress(row.body))
    for part in ("holders", "claims", "notices"):
        del body[part]
    for seat in body["seats"].values():
        del seat["since"]
    house.run(house.store.written(sql.update(SNAPSHOTS).values(body=json.dumps(body | {"agreed": [1]}).encode())))
    house.hall.rooms.clear()
    assert [(each.name, each.gone, each.agreed) for each in at.table.holders] == [
        (each.name, each.gone, each.agreed) for each in holders
    ]
    assert refused(at, "Ben", 3) == "knows-another-seat"


def test_an_older_journal_says_by_whose_hand_somebody_left(house: House) -> None:
    """Nothing else about it is believed: whoever did not do it himself was removed."""
    at = house.table("kremlin", people=3)
    for who, by in ((2, "Ben"), (3, "Ann")):
        table = at.table.fork()
        table.add(journal.Left(who), house.now, table.batch + 1, house.person(by).id)
        at.room.table = table
    assert [each.gone for each in at.table.holders] == ["", "gave", "removed"]
    table = at.table.fork()
    table.add(journal.Left(1), house.now, table.batch + 1)
    assert table.holders[0].gone == "removed"


def test_it_is_all_in_the_snapshot(house: House) -> None:
    at = house.table("kremlin", people=3)
    at.do("Ann", commands.Leave, seat=2)
    at.take("Zoe", 2)
    again, _ = saved(at.table, {})
    assert again == at.table
    assert isinstance(again.holders[0], Holder)
    assert len(again.notices) == 2


# A game does not go on for one alone


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_a_host_who_removes_the_others_does_not_play_on_alone(house: House, pace: str) -> None:
    """At the end the rules lay much open; he would only have to get there."""
    at = house.table("kremlin", people=3, pace=pace, sheet=600.0)
    at.do("Ann", commands.Leave, seat=2)
    assert not table_info(at.table).rests, "two are left"
    at.do("Ann", commands.Leave, seat=3)
    assert table_info(at.table).rests
    question = at.table.question
    assert at.refused("Ann", commands.Answer, seat=1, question=question, action=at.plain(1)) == "table-rests"
    house.tick(10 * DAY_S)
    at.do("Ann", commands.Fill)
    house.restart()
    house.tick(1000)
    assert (at.table.question, at.table.running, at.table.deadline()) == (question, True, None)
    at.do("Ann", commands.Leave, seat=1)
    house.tick(1000)
    assert at.table.running


@pytest.mark.parametrize("how", ["taken", "agreed", "back"])
def test_it_goes_on_when_there_are_two_again_or_the_removed_agrees(house: House, how: str) -> None:
    at = house.table("kremlin", people=2, pace="live", sheet=600.0)
    at.do("Ann", commands.Leave, seat=2)
    house.tick(1000)
    assert at.table.rests
    if how == "taken":
        at.take("Zoe", 2)
        house.tick(SOON)
    elif how == "back":
        at.take("Ben", 2)
    else:
        at.do("Ben", commands.Agree, seat=2)
    assert not at.table.rests
    assert at.table.deadline() == house.now + 600, "and everybody has his whole time"
    at.answer(1, at.plain(1))
    house.tick(601)
    assert at.table.question > 0


def test_the_absent_are_played_for_as_ever(house: House) -> None:
    at = house.table("kremlin", people=3, pace="untimed")
    absent(at, 2)
    absent(at, 3)
    assert not at.table.rests
    at.do("Ann", commands.Leave, seat=3)
    assert at.table.rests, "who is away does not count"
    at.listen("Ben", 2)
    assert not at.table.rests


# Whatever a host tries


def restless(at: At, rng: Random) -> None:
    """Somebody does something, allowed or not; the host most of all."""
    who, seat = rng.choice(("Ann", "Ann", "Ann", "Ben", "Cid", "Yan", "Zoe")), rng.randint(1, 3)
    deeds = (
        commands.Leave,
        commands.Fill,
        commands.Pause,
        commands.Resume,
        commands.Handover,
        commands.Agree,
        commands.Refuse,
    )
    with suppress(Refused):
        match rng.randrange(6):
            case 0 | 1:
                at.take(who, seat)
            case 2 if seat > 1 and at.table.seats[seat].by_hand:
                absent(at, seat)
            case 3:
                at.house.tick(rng.choice((1, SOON, DAY_S)))
            case _:
                command = rng.choice(deeds)
                at.do(who, command, **({} if command in (commands.Pause, commands.Resume) else {"seat": seat}))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_tried_nobody_knows_two_seats_and_nothing_opens_without_a_word(house: House, seed: int) -> None:
    rng = Random(seed)
    at = house.table("kremlin", people=3, pace="untimed")  # it waits for sheets all the time
    for _ in range(30):
        restless(at, rng)
        assert all(len(at.table.known_to(person)) == 1 for person in at.table.players)
    for seat, held in at.table.seats.items():
        if held.by_hand and at.table.running:
            at.do(held.name, commands.Agree, seat=seat)
    holders, finished = at.table.holders, at.table.finished
    words = [entry for entry in house.store.journal(at.id) if isinstance(entry.fact, WORDS)]
    said = {(entry.by, entry.fact.seat) for entry in words}  # type: ignore[union-attr]
    if at.table.closed is not None:
        assert finished == all((each.person, each.seat) in said for each in holders)
        house.restart(graceful=bool(seed % 3))
        assert (at.table.holders, at.table.finished) == (holders, finished)


WORDS = (journal.Left, journal.Agreed)
"""What somebody has to have said himself: that he goes, or that he agrees."""
