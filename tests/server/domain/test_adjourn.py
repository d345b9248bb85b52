"""By consent: days off, in which no clock runs, and to go on at another tempo."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.core import Ask
from presidium.server.base.tempo import BANK, DAY, DEADLINE, HOUR
from presidium.server.domain import journal
from presidium.server.domain.correspondence_clock import bank_left, sitting
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from tests.server.house import At, House
from tests.server.positions import purging

pytestmark = pytest.mark.usefixtures("hasty")


def mail(house: House, **parts: Any) -> At:
    at = house.table(people=3, bot="naive", **({"pace": "mail"} | parts))
    at.until(lambda table: isinstance(table.g.question(), Ask) and table.seats[table.asked()[0]].by_hand)
    return at


def number(at: At) -> int:
    proposal = at.table.correspondence.proposal
    assert proposal is not None
    return proposal.id


def all_agree(at: At) -> None:
    id = number(at)
    for seat in table_info(at.table).proposal.awaits:  # type: ignore[union-attr]
        at.do(at.holder(seat), commands.Assent, seat=seat, proposal=id, agree=True)


# Days off


def test_a_holiday_begins_when_all_others_have_agreed_and_bots_do(house: House) -> None:
    at = mail(house)
    at.do("Ben", commands.Holiday, seat=2, days=7)
    proposal = table_info(at.table).proposal
    assert proposal is not None
    assert (proposal.seat, proposal.days, proposal.awaits) == (2, 7, (1, 3))
    at.do("Ann", commands.Assent, seat=1, proposal=number(at), agree=True)
    assert at.table.correspondence.holidays == {}
    at.do("Cid", commands.Assent, seat=3, proposal=number(at), agree=True)
    assert at.table.correspondence.holidays == {2: house.now + 7 * DAY}
    assert table_info(at.table).seats[1].holiday == house.now + 7 * DAY
    assert table_info(at.table).proposal is None


def test_meanwhile_no_clock_runs_and_then_it_goes_on_where_it_stood(house: House) -> None:
    at = mail(house)
    house.tick(DAY)
    closes = at.table.deadline()
    assert closes is not None
    at.do("Ben", commands.Holiday, seat=2, days=7)
    all_agree(at)
    assert at.table.deadline() is None
    house.call(house.hall.wake)
    house.tick(7 * DAY - HOUR)
    assert at.facts(journal.Late) == []
    house.tick(2 * HOUR)
    assert at.table.correspondence.holidays == {}
    assert at.table.deadline() == pytest.approx(closes + 7 * DAY, abs=1)
    assert [told.what for told in at.table.notices][-3:] == ["holiday-proposed", "holiday", "holiday-over"]


def test_questions_can_be_answered_meanwhile(house: House) -> None:
    at = mail(house)
    at.do("Ben", commands.Holiday, seat=2, days=7)
    all_agree(at)
    question, seat = at.table.question, at.table.asked()[0]
    at.answer(seat, at.plain(seat))
    assert at.table.question > question


def test_a_window_stands_until_the_first_sitting_after_it(house: House) -> None:
    at = purging(house, pace="mail", sittings=(480, 1200), zone="Europe/Paris")
    question = at.table.question
    at.do("Ben", commands.Holiday, seat=2, days=2)
    all_agree(at)
    house.call(house.hall.wake)
    house.tick(2 * DAY - HOUR)
    assert at.table.question == question
    house.tick(DAY)
    assert at.table.question > question


def test_it_ends_when_he_says_that_he_is_back(house: House) -> None:
    at = mail(house)
    at.do("Ben", commands.Holiday, seat=2, days=28)
    all_agree(at)
    house.tick(DAY)
    assert at.refused("Ann", commands.EndHoliday, seat=1) == "not-on-holiday"
    at.do("Ben", commands.EndHoliday, seat=2)
    assert at.table.deadline() is not None


def test_one_who_objects_is_enough_and_who_asks_may_withdraw(house: House) -> None:
    at = mail(house)
    for who, seat, what in (("Ann", 1, "proposal-refused"), ("Ben", 2, "proposal-withdrawn")):
        at.do("Ben", commands.Holiday, seat=2, days=7)
        at.do(who, commands.Assent, seat=seat, proposal=number(at), agree=False)
        assert at.table.correspondence.proposal is None
        assert at.table.notices[-1].what == what
    assert at.refused("Ann", commands.Assent, seat=1, proposal=1, agree=True) == "no-such-proposal"


def test_one_proposal_at_a_time(house: House) -> None:
    at = mail(house)
    at.do("Ben", commands.Holiday, seat=2, days=7)
    assert at.refused("Ann", commands.Holiday, seat=1, days=7) == "one-proposal-at-a-time"
    assert at.refused("Ann", commands.Adjourn, seat=1, pace="live") == "one-proposal-at-a-time"


def test_who_leaves_takes_his_proposal_and_his_holiday_with_him(house: House) -> None:
    at = mail(house)
    at.do("Ben", commands.Holiday, seat=2, days=7)
    at.do("Ben", commands.Leave, seat=2)
    assert at.table.correspondence.proposal is None
    at.do("Cid", commands.Holiday, seat=3, days=7)
    all_agree(at)
    at.do("Cid", commands.Leave, seat=3)
    assert at.table.correspondence.holidays == {}


# Another tempo


def test_a_live_table_goes_on_by_mail_when_all_agree_and_back(house: House) -> None:
    at = purging(house, pace="live")
    at.do("Ann", commands.Adjourn, seat=1, pace="mail", sittings=(480,), zone="Asia/Tokyo")
    assert at.table.tempo.pace == "live"
    all_agree(at)
    assert (at.table.tempo.pace, at.table.tempo.sittings) == ("mail", (480,))
    assert at.table.asked_at == house.now
    assert sitting(at.table) is not None
    house.restart(graceful=False)
    assert at.table.tempo.zone == "Asia/Tokyo"
    at.do("Ben", commands.Adjourn, seat=2, pace="live")
    all_agree(at)
    assert at.table.tempo.pace == "live"
    assert [told.what for told in at.table.notices] == ["adjourn-proposed", "adjourned"] * 2


def test_banks_begin_anew(house: House) -> None:
    at = mail(house)
    seat = at.table.asked()[0]
    house.tick(DEADLINE + HOUR)
    at.answer(seat, at.plain(seat))
    assert bank_left(at.table, seat) < BANK
    at.do("Ann", commands.Adjourn, seat=1, pace="mail", bank=BANK, deadline=DAY)
    all_agree(at)
    assert bank_left(at.table, seat) == BANK


def test_who_was_away_has_his_seat_again_where_nobody_need_be_there(house: House) -> None:
    at = mail(house, pace="live")
    house.run(at.room.apply_facts(journal.Minded(3, True)))
    at.do("Ann", commands.Adjourn, seat=1, pace="untimed")
    all_agree(at)
    assert not at.table.seats[3].minded


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"pace": "untimed", "sofa": True}, "sofa-stays"),
        ({"pace": "solo"}, "adjourn-is-for-people"),
    ],
)
def test_where_nobody_waits_for_anybody_it_is_refused(house: House, parts: dict[str, Any], why: str) -> None:
    at = house.table(people=1, bot="naive", **parts)
    assert at.refused("Ann", commands.Adjourn, seat=1, pace="mail") == why


def test_days_off_are_for_tables_that_wait(house: House) -> None:
    assert mail(house, pace="live").refused("Ann", commands.Holiday, seat=1, days=3) == "holiday-where-it-waits"
    at = mail(house)
    tempo = at.table.tempo
    same = {"deadline": tempo.deadline, "bank": tempo.bank}
    assert at.refused("Ann", commands.Adjourn, seat=1, pace="mail", **same) == "same-tempo"


def test_a_rematch_keeps_the_last_tempo(house: House) -> None:
    at = mail(house)
    at.do("Ann", commands.Adjourn, seat=1, pace="untimed")
    all_agree(at)
    at.do("Ann", commands.Finish)
    again = At(house, at.do("Ann", commands.Rematch).table)
    assert again.table.tempo.pace == "untimed"
