"""Sittings: whatever is sealed opens at times of day and at no other, so that nothing tells who has answered."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import datetime
from itertools import repeat
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from presidium.core import AskAll, Refused
from presidium.games.kremlin.state import FACTIONS
from presidium.server.base import hours
from presidium.server.base.hours import QuietHours, after, first_at
from presidium.server.base.tempo import BANK, DAY, DEADLINE, GRACE, HOUR
from presidium.server.domain import autoplay, journal
from presidium.server.domain.correspondence import EVERYBODY
from presidium.server.domain.correspondence_clock import bank_left, sitting
from presidium.server.domain.dice import Seed
from presidium.server.domain.prompting import must_notify
from presidium.server.notifications.enqueue import owes
from presidium.server.protocol import commands
from presidium.server.storage.house_clock import CONFIRM_S
from tests.games.kremlin.drawn import acts, alike, drawn
from tests.server.house import At, House
from tests.server.positions import NOBODIES, purging

pytestmark = pytest.mark.usefixtures("hasty")

PARIS = {"pace": "mail", "sittings": (480, 1200), "zone": "Europe/Paris"}


def moment(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def shown(at: float, zone: str = "Europe/Paris") -> str:
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def by_the_wall(at: At) -> str:
    opens = sitting(at.table)
    assert opens is not None
    return shown(opens + at.house.wall_ahead)


# Times of day


@pytest.mark.parametrize(
    ("now", "zone", "then"),
    [
        ("2026-03-28 21:00", "Europe/Paris", "2026-03-29 08:00"),  # a night of seven hours
        ("2026-10-24 21:00", "Europe/Paris", "2026-10-25 08:00"),  # one of nine
        ("2026-03-07 21:00", "America/New_York", "2026-03-08 08:00"),
        ("2026-10-31 21:00", "America/New_York", "2026-11-01 08:00"),
        ("2026-06-01 08:00", "Europe/Paris", "2026-06-01 08:00"),
        ("2026-06-01 08:01", "Europe/Paris", "2026-06-01 20:00"),
    ],
)
def test_eight_o_clock_is_eight_o_clock_in_summer_and_in_winter(now: str, zone: str, then: str) -> None:
    assert shown(first_at((480, 1200), zone, moment(now, zone)), zone) == then


def test_a_time_that_a_clock_leaves_out_comes_later_and_one_it_shows_twice_comes_once() -> None:
    spring = first_at((150,), "Europe/Paris", moment("2026-03-29 00:00"))
    assert shown(spring) == "2026-03-29 03:30"
    autumn = first_at((150,), "Europe/Paris", moment("2026-10-25 00:00"))
    assert shown(first_at((150,), "Europe/Paris", autumn + 1)) == "2026-10-26 02:30"


def test_where_the_system_knows_no_zones_they_are_known_all_the_same() -> None:
    hours = "from presidium.server.base.hours import first_at, zone_named"
    asked = f"{hours}; print(first_at((480,), zone_named('Europe/Paris'), 0.0))"
    bare = {**os.environ, "PYTHONTZPATH": ""}
    told = subprocess.run([sys.executable, "-c", asked], env=bare, capture_output=True, text=True, check=True).stdout
    assert float(told) == moment("1970-01-01 08:00")


def test_where_nobody_knows_any_zone_a_table_sits_by_utc_or_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hours, "zones", lambda: frozenset({hours.UTC}))
    with pytest.raises(Refused) as refused:
        house.open("kremlin", **PARIS)
    assert refused.value.why.id == "no-such-zone"
    assert house.open("kremlin", **{**PARIS, "zone": ""}).table.tempo.zone == "UTC"


@pytest.mark.parametrize(
    ("now", "then"),
    [("23:30", "07:00"), ("03:00", "07:00"), ("07:00", "07:00"), ("21:59", "21:59"), ("22:00", "07:00")],
)
def test_quiet_hours_go_past_midnight(now: str, then: str) -> None:
    end = after(QuietHours("Europe/Paris", 1320, 420), moment(f"2026-05-05 {now}"))
    assert shown(end).endswith(then)


# Windows


def test_a_window_closes_at_the_very_next_sitting_whoever_has_answered(house: House) -> None:
    for answers in ((), (1,), (1, 2)):
        at = purging(house, **PARIS)
        question, opens = at.table.question, sitting(at.table)
        assert opens == at.table.deadline()
        assert opens is not None
        for seat in answers:
            at.answer(seat, "pass")
        assert (at.table.question, autoplay.acts_at(at.table)) == (question, opens + GRACE)
        house.call(house.hall.wake)
        house.tick(opens + GRACE - house.now - 0.1)
        assert at.table.question == question
        house.tick(0.2)
        assert at.table.question > question
        house.now += HOUR


def test_not_at_one_that_comes_too_soon_to_have_heard_of_it(house: House) -> None:
    house.now = moment("2026-06-01 19:45")
    assert by_the_wall(purging(house, **PARIS)) == "2026-06-02 08:00"
    house.now = moment("2026-06-02 19:25")
    assert by_the_wall(purging(house, **PARIS)) == "2026-06-02 20:00"


def test_what_somebody_answers_at_the_last_moment_counts(house: House) -> None:
    at = purging(house, **PARIS)
    opens = sitting(at.table)
    assert opens is not None
    house.now = opens + GRACE / 2
    at.answer(1, "pass")
    house.now = opens + GRACE + 0.1
    assert at.refused("Ben", commands.Answer, seat=2, question=at.table.question, action="pass") == "too-late"


def test_one_that_all_have_passed_beforehand_is_not_waited_for(house: House) -> None:
    at = house.table("kremlin", people=2, seats=4, **PARIS)
    for seat, who in enumerate(("Ann", "Ben"), start=1):
        at.do(who, commands.AskMe, seat=seat, when="acting")
    assert asked_windows(at) == 0


def asked_windows(at: At) -> int:
    """How many sittings it takes to come to the second year, all others answering at once."""
    house, held = at.house, 0
    while at.table.g.public.year == 1 and at.table.running:
        table = at.table
        for seat in table.g.waiting_for():
            if table.seats[seat].by_hand and seat not in at.table.held and at.table.question == table.question:
                at.answer(seat, at.plain(seat))
        if at.table.question == table.question:
            held += at.asks_window
            opens = autoplay.acts_at(at.table)
            assert opens is not None
            house.now = max(house.now, opens)
            house.run(at.room.apply_facts())
    return held


def test_without_such_a_word_they_take_their_sittings(house: House) -> None:
    assert asked_windows(house.table("kremlin", people=2, seats=4, **PARIS)) > 3


def test_to_say_so_in_the_midst_of_one_moves_nothing(house: House) -> None:
    at = purging(house, **PARIS)
    question = at.table.question
    for seat, who in enumerate(("Ann", "Ben"), start=1):
        at.do(who, commands.AskMe, seat=seat, when="acting")
        at.do(who, commands.Order, seat=seat, orders=("pass all",))
        at.answer(seat, "pass")
    assert at.table.question == question


# What silence does not answer


def sheets(house: House) -> At:
    at = house.table("kremlin", people=2, seats=4, **PARIS)
    assert not at.asks_window
    assert isinstance(at.table.g.question(), AskAll)
    return at


def test_sheets_open_at_the_first_sitting_at_which_all_are_in(house: House) -> None:
    at = sheets(house)
    question, first = at.table.question, sitting(at.table)
    assert first is not None
    house.call(house.hall.wake)
    at.answer(1, at.plain(1))
    house.tick(first - house.now + 1)
    assert at.table.question == question
    assert len(at.facts(journal.SittingHeld)) == 1
    second = sitting(at.table)
    assert second is not None
    assert second > first
    at.answer(2, at.plain(2))
    assert at.table.question == question, "not when the last one comes"
    house.tick(second - house.now + 1)
    assert at.table.question > question


def test_or_when_their_deadline_and_the_bank_of_all_are_over(house: House) -> None:
    at = sheets(house)
    question, put, closes = at.table.question, at.table.asked_at, at.table.deadline()
    assert closes is not None
    assert shown(closes).endswith(("08:00", "20:00"))
    assert put + DEADLINE + BANK <= closes < put + DEADLINE + BANK + DAY
    house.call(house.hall.wake)
    house.tick(closes - house.now - 1)
    assert at.table.question == question
    house.tick(2)
    assert at.table.question > question
    assert bank_left(at.table, EVERYBODY) == 0


# Who is called


def test_who_could_change_nothing_is_not_called_and_may_still_answer(house: House) -> None:
    able = purging(house, **PARIS)
    unable = house.table("kremlin", people=2, seats=4, **PARIS)
    nothing = alike(4, **dict.fromkeys(FACTIONS[1:4], NOBODIES))
    unable.lay(acts(drawn(f"edition 1988 | phase 2 | {nothing} | declared B stalinists 3"), "B", "purge C"))
    assert (must_notify(able.table, 2), must_notify(unable.table, 2)) == (True, False)
    assert (owes(able.table, 2), owes(unable.table, 2)) == (True, False), "nor by any call"
    assert sitting(able.table) == sitting(unable.table)
    unable.do("Ben", commands.AskMe, seat=2, when="every")
    assert must_notify(unable.table, 2)
    unable.answer(2, "pass")
    assert not must_notify(unable.table, 2)


@pytest.mark.parametrize("seat", [1, 3, None])
def test_what_ben_holds_changes_nothing_that_others_hear_nor_when(house: House, seat: int | None) -> None:
    """Two worlds that differ in Ben's sheet, in what he answers and orders, and in when."""
    heard: list[Any] = []
    house.seeds = repeat(Seed(f"{7:064x}", f"{7:064x}"))
    for holds in (NOBODIES, ""):
        at = house.table("kremlin", people=3, seats=4, bot="careful", **PARIS)
        mine = {FACTIONS[1]: holds} if holds else {}
        sheets = alike(4, **dict.fromkeys(FACTIONS[2:4], NOBODIES), **mine)
        ears = [at.listen(None if seat is None else ("Ann", "", "Cid")[seat - 1], seat)]
        start = house.now
        at.lay(acts(drawn(f"edition 1988 | phase 2 | {sheets} | declared B stalinists 3"), "B", "purge C"))
        ears[0].heard.clear()
        if holds:
            house.tick(HOUR)
            at.answer(2, "pass")
            house.tick(HOUR)
        else:
            at.do("Ben", commands.Order, seat=2, orders=("pass all",))
            at.do("Ben", commands.AskMe, seat=2, when="acting")
            house.tick(2 * HOUR)
        before = autoplay.acts_at(at.table), at.table.deadline()
        opens = sitting(at.table)
        assert opens is not None
        house.now = opens + GRACE
        house.run(at.room.apply_facts())
        house.settle()
        row = house.store.row(at.id)
        assert row is not None
        heard.append(
            (
                [{**told, "at": told["at"] - start, "n": 0} for told in relative(ears[0].heard, start)],
                [None if each is None else each - start for each in before],
                None if row.wakes is None else row.wakes - start,
            )
        )
        house.now = start + DAY
    assert heard[0] == heard[1]


def relative(heard: list[Any], start: float) -> list[Any]:
    """What was heard, its times counted from the start, and without the table's own name."""

    def counted(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: counted(each) for name, each in part.items() if name not in ("id", "commitment", "mixed")}
        if isinstance(part, list):
            return [counted(each) for each in part]
        return round(part - start, 3) if isinstance(part, float) and part > 100_000 else part

    return [{**counted(told), "at": told["at"]} for told in heard]


# The clock on the wall


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 5 * HOUR, -5 * HOUR])
def test_a_wall_that_is_wrong_for_an_hour_moves_nothing(house: House, jump: float) -> None:
    house.now = moment("2026-06-01 12:00")
    at = purging(house, **PARIS)
    house.call(house.hall.wake)
    opens = sitting(at.table)
    house.tick(CONFIRM_S + HOUR)
    house.wall_ahead += jump
    house.tick(HOUR)
    house.restart()
    house.tick(HOUR / 2)
    house.wall_ahead -= jump
    house.tick(HOUR)
    assert sitting(at.table) == opens
    assert len(at.facts(journal.Compared)) == 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 26 * HOUR])
def test_one_that_was_put_right_is_followed_in_memory_or_not(house: House, jump: float) -> None:
    house.now = moment("2026-06-01 21:00")
    at = sheets(house)
    house.call(house.hall.wake)
    house.wall_ahead += jump
    house.run(house.hall.tidy())
    house.tick(CONFIRM_S + HOUR)
    assert [fact.ahead for fact in at.facts(journal.Compared)] == pytest.approx([0.0, jump])
    assert by_the_wall(at).endswith(("08:00", "20:00"))
    before = at.table
    house.restart(graceful=False)
    assert at.table == before, "a journal means the same whoever reads it"


def test_a_table_that_begins_while_the_wall_is_wrong_goes_by_what_is_sure(house: House) -> None:
    house.now = moment("2026-06-01 12:00")
    house.call(house.hall.wake)
    house.tick(CONFIRM_S + HOUR)
    house.wall_ahead += HOUR
    assert by_the_wall(purging(house, **PARIS)) == "2026-06-01 21:00", "which is eight in truth"


@pytest.mark.parametrize("graceful", [True, False])
def test_a_restart_moves_no_sitting(house: House, graceful: bool) -> None:
    at = sheets(house)
    question, opens = at.table.question, sitting(at.table)
    assert opens is not None
    house.tick(HOUR)
    at.answer(1, at.plain(1))
    house.restart(graceful)
    assert sitting(at.table) == opens
    at.answer(2, at.plain(2))
    house.tick(opens - house.now - 1)
    assert at.table.question == question
    house.tick(2)
    assert at.table.question > question
