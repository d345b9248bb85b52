"""Play by mail: deadlines of days, a bank for each, quiet hours, and whose seat the caretaker minds in the end."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.core import Ask, Refused
from presidium.server.base.tempo import BANK, DAY, DEADLINE, GRACE, HOUR
from presidium.server.domain import autoplay, journal
from presidium.server.domain.correspondence import EVERYBODY
from presidium.server.domain.correspondence_clock import bank_left
from presidium.server.live.room import IDLE_S
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from presidium.server.storage.house_clock import OVERDUE_S
from tests.server.house import At, House, saved

pytestmark = pytest.mark.usefixtures("hasty")


def asked_openly(house: House, **parts: Any) -> At:
    """Five people by mail; Ann, who is Commissar, is asked openly."""
    at = house.table(people=5, pace="mail", **parts)
    assert isinstance(at.table.g.question(), Ask)
    return at


def whose(at: At) -> int:
    return at.table.asked()[0]


# What is asked for


def test_unless_somebody_says_otherwise_there_are_two_days_and_a_bank_of_three(house: House) -> None:
    tempo = house.open(pace="mail").table.tempo
    assert (tempo.deadline, tempo.bank, tempo.sittings, tempo.zone) == (DEADLINE, BANK, (), "")


def test_sittings_are_kept_in_order_and_once_each_in_their_zone(house: House) -> None:
    tempo = house.open(pace="mail", sittings=(1200, 480, 1200), zone="Europe/Paris").table.tempo
    assert (tempo.sittings, tempo.zone) == ((480, 1200), "Europe/Paris")
    assert house.open(pace="mail", sittings=(0,)).table.tempo.zone == "UTC"


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"deadline": HOUR - 1}, "mail-deadline"),
        ({"deadline": 28 * DAY + 1}, "mail-deadline"),
        ({"sittings": (480,), "zone": "Europe/Tintagel"}, "no-such-zone"),
        ({"sittings": (480,), "zone": "../../etc/passwd"}, "no-such-zone"),
        ({"sittings": (480,), "zone": "localtime"}, "no-such-zone"),
        ({"sofa": True}, "sofa-not-by-mail"),
    ],
)
def test_what_cannot_be_is_refused_with_why(house: House, parts: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused) as refused:
        house.open(pace="mail", **parts)
    assert refused.value.why.id == why


# Deadlines and banks


def test_an_open_question_waits_for_its_deadline_and_then_for_the_bank(house: House) -> None:
    at = asked_openly(house)
    put = at.table.asked_at
    assert at.table.deadline() == put + DEADLINE + BANK
    house.call(house.hall.wake)
    house.tick(DEADLINE + BANK - 1)
    assert at.table.asked_at == put
    house.tick(2)
    assert at.table.asked_at > put
    assert len(at.facts(journal.Late)) == 1


def test_what_an_answer_takes_beyond_its_deadline_comes_off_its_bank(house: House) -> None:
    at = asked_openly(house)
    seat = whose(at)
    house.tick(DEADLINE + 5 * HOUR)
    at.answer(seat, at.plain(seat))
    assert bank_left(at.table, seat) == pytest.approx(BANK - 5 * HOUR)
    told = {each.seat: each.bank for each in table_info(at.table).seats}
    assert told == {other: pytest.approx(BANK - 5 * HOUR if other == seat else BANK) for other in at.table.seats}


def test_an_answer_in_time_costs_nothing(house: House) -> None:
    at = asked_openly(house)
    house.tick(DEADLINE - 1)
    at.answer(whose(at), at.plain(whose(at)))
    assert at.facts(journal.Drew) == []


def test_a_sealed_question_has_a_bank_of_the_tables_own(house: House) -> None:
    at = asked_openly(house)
    at.answer(whose(at), at.plain(whose(at)))
    asked = at.table.asked()
    assert len(asked) > 1
    at.answer(asked[0], at.plain(asked[0]))
    house.call(house.hall.wake)
    house.tick(DEADLINE + BANK + 1)
    assert bank_left(at.table, EVERYBODY) == 0
    assert all(bank_left(at.table, seat) == BANK for seat in at.table.seats)
    assert [late.sealed for late in at.facts(journal.Late)] == [True] * (len(asked) - 1)
    assert at.facts(journal.Minded) == [], "who was late is told to nobody else"


# The caretaker


def test_he_minds_the_seat_of_who_was_late_and_hands_it_back(house: House) -> None:
    at = asked_openly(house)
    seat = whose(at)
    name = at.holder(seat)
    house.call(house.hall.wake)
    house.tick(DEADLINE + BANK + 1)
    assert at.table.seats[seat].minded
    assert [told.what for told in at.table.notices] == ["late"]
    at.listen(name, seat)
    assert not at.table.seats[seat].minded


def test_nobody_calls_him_sooner(house: House) -> None:
    at = asked_openly(house)
    house.tick(DAY)
    other = next(name for seat, name in ((each, at.holder(each)) for each in at.table.seats) if seat != whose(at))
    assert at.refused(other, commands.Mind, seat=whose(at)) == "clock-runs"


def test_the_last_person_is_never_minded(house: House) -> None:
    at = house.table(people=1, pace="mail")
    at.until(lambda table: isinstance(table.g.question(), Ask) and table.asked() == (1,))
    house.call(house.hall.wake)
    house.tick(DEADLINE + BANK + 1)
    assert len(at.facts(journal.Late)) >= 1
    assert not at.table.seats[1].minded


# Quiet hours


def test_a_deadline_that_falls_into_quiet_hours_moves_to_their_end(house: House) -> None:
    at = asked_openly(house)
    seat, due = whose(at), at.table.asked_at + DEADLINE
    minute = int(due // 60) % 1440
    hours = {"zone": "UTC", "starts": (minute - 60) % 1440, "ends": (minute + 120) % 1440}
    at.do(at.holder(seat), commands.Hours, seat=seat, **hours)
    moved = at.table.deadline()
    assert moved is not None
    assert moved - BANK == pytest.approx((due // 60 + 120) * 60)
    told = table_info(at.table).seats[seat - 1].hours
    assert told is not None
    assert (told.starts, told.ends) == (hours["starts"], hours["ends"])
    at.do(at.holder(seat), commands.Hours, seat=seat)
    assert at.table.deadline() == due + BANK


def test_nobody_is_quiet_all_day(house: House) -> None:
    at = asked_openly(house)
    assert at.refused("Ann", commands.Hours, seat=1, zone="UTC", starts=0, ends=1000) == "hours-too-long"
    assert at.refused("Ann", commands.Hours, seat=1, zone="Moon/Tycho", starts=0, ends=60) == "no-such-zone"


# In memory and out of it


def test_a_snapshot_keeps_all_of_it(house: House) -> None:
    at = asked_openly(house)
    seat = whose(at)
    at.do("Ann", commands.Hours, seat=1, zone="Asia/Tokyo", starts=0, ends=420)
    house.tick(DEADLINE + HOUR)
    at.answer(seat, at.plain(seat))
    at.do("Ben", commands.Holiday, seat=2, days=3)
    assert saved(at.table, at.room.numbers)[0].correspondence == at.table.correspondence
    before = at.table
    house.restart(graceful=False)
    assert at.table == before


def test_the_row_says_when_it_acts(house: House) -> None:
    at = asked_openly(house)
    row = house.store.row(at.id)
    assert row is not None
    assert row.wakes == autoplay.acts_at(at.table) == at.table.asked_at + DEADLINE + BANK + GRACE


def test_it_leaves_memory_between_answers_and_is_brought_back_in_time(house: House) -> None:
    at = asked_openly(house)
    assert not at.room.alarm.is_set, "no timer runs for days"
    question = at.table.question
    house.now += 2 * IDLE_S
    house.run(house.hall.tidy())
    assert at.id not in house.hall.rooms
    house.call(house.hall.wake)
    house.tick(DEADLINE + BANK - DAY)
    assert at.id not in house.hall.rooms
    house.tick(DAY)
    assert at.table.question > question


def test_one_that_somebody_looks_at_all_the_time_acts_in_time_too(house: House) -> None:
    at = asked_openly(house)
    at.listen(None)
    question = at.table.question
    house.call(house.hall.wake)
    house.tick(DEADLINE + BANK + 1)
    assert at.id in house.hall.rooms
    assert at.table.question > question


def test_an_open_table_by_mail_is_kept_for_ninety_days(house: House) -> None:
    mail, untimed = house.open(pace="mail"), house.open(pace="untimed")

    def forgets(days: float) -> set[str]:
        house.now += days * DAY
        for _ in range(2):
            house.run(house.hall.tidy())
            house.now += OVERDUE_S + 1
        house.run(house.hall.tidy())
        return {at.id for at in (mail, untimed) if house.store.row(at.id) is None}

    assert forgets(8) == {untimed.id}
    assert forgets(80) == {untimed.id}
    assert forgets(3) == {untimed.id, mail.id}
