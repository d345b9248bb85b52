"""Issue of the table, 2: a caretaker plays for the absent from the seat's own view, and hands back at once."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.bots import caretaker, find
from presidium.core import Ask, View
from presidium.games.kremlin.events import Declared
from presidium.games.registry import OUR_OWN
from presidium.server.base.tempo import GRACE
from presidium.server.domain import bot_talk, journal
from presidium.server.live.watch import AWAY_S
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from tests.server.house import At, House
from tests.server.positions import purging

LIVE = AWAY_S["live"]


def minded(at: At) -> list[int]:
    return [seat.seat for seat in table_info(at.table).seats if seat.minded]


def test_somebody_who_stays_away_is_minded_and_everybody_sees_it(house: House) -> None:
    at = house.table(people=2, pace="live", decision=600.0)
    ann, ben = at.listen("Ann", 1), at.listen("Ben", 2)
    at.hang_up(ben)
    house.tick(LIVE - 1)
    assert minded(at) == []
    house.tick(1)
    assert minded(at) == [2]
    shown = [message["table"]["seats"][1]["minded"] for message in ann.heard if "table" in message]
    assert shown == [True]


def test_the_caretaker_hands_back_the_moment_the_person_returns(house: House) -> None:
    at = house.table(people=2, pace="live", decision=600.0)
    at.listen("Ann", 1)
    at.hang_up(at.listen("Ben", 2))
    house.tick(LIVE)
    assert minded(at) == [2]
    at.listen("Ben", 2)
    assert minded(at) == []
    assert at.table.seats[2].by_hand


def test_a_command_is_a_return_too(house: House) -> None:
    at = house.table(people=2, pace="live", decision=600.0)
    at.listen("Ann", 1)
    house.tick(LIVE)
    assert minded(at) == [2]
    at.do("Ben", commands.Chat, seat=2, text="I am here")
    assert minded(at) == []
    house.tick(LIVE - 1)
    at.do("Ben", commands.Chat, seat=2, text="still here")
    house.tick(LIVE - 1)
    assert minded(at) == []
    house.tick(1)
    assert minded(at) == [2]


def test_somebody_who_never_came_is_minded_too(house: House) -> None:
    at = house.table(people=3, pace="live")
    at.listen("Ann", 1)
    at.listen("Cid", 3)
    house.tick(LIVE)
    assert minded(at) == [2]


def test_so_is_somebody_who_did_not_come_back_after_a_restart(house: House) -> None:
    at = house.table(people=2, pace="live", decision=600.0)
    at.listen("Ann", 1)
    at.listen("Ben", 2)
    house.restart()
    at.listen("Ann", 1)
    house.tick(LIVE)
    assert minded(at) == [2]


def test_coming_back_begins_the_wait_anew(house: House) -> None:
    at = house.table(people=2, pace="live", decision=600.0)
    at.listen("Ann", 1)
    at.hang_up(at.listen("Ben", 2))
    house.tick(LIVE - 5)
    at.hang_up(at.listen("Ben", 2))
    house.tick(LIVE - 1)
    assert minded(at) == []
    house.tick(1)
    assert minded(at) == [2]


def test_another_device_of_the_same_person_counts(house: House) -> None:
    at = house.table(people=2, pace="live", decision=600.0)
    at.listen("Ann", 1)
    phone, _laptop = at.listen("Ben", 2), at.listen("Ben", 2)
    at.hang_up(phone)
    house.tick(2 * LIVE)
    assert minded(at) == []


def test_nobody_is_minded_where_nobody_waits(house: House) -> None:
    """When all have gone the table rests; whoever comes first finds his own seat his own."""
    at = house.table(people=2, pace="live", decision=6000.0)
    for ear in (at.listen("Ann", 1), at.listen("Ben", 2)):
        at.hang_up(ear)
    house.tick(10 * LIVE)
    assert minded(at) == []
    at.listen("Ben", 2)
    house.tick(LIVE)
    assert minded(at) == [1]


def test_solo_waits_for_its_person_for_ever(house: House) -> None:
    at = house.table(people=1, pace="solo")
    at.hang_up(at.listen("Ann", 1))
    at.listen(None)
    house.tick(100 * LIVE)
    assert minded(at) == []


def test_the_caretaker_plays_on_from_the_seats_own_view(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int | None] = []
    best = find("naive", "goulag")

    class Watched:
        def choose(self, view: View[Any], rng: Any) -> Any:
            seen.append(view.seat)
            return best.choose(view, rng)

    at = house.table(people=5, pace="live", decision=600.0)
    at.listen("Ann", 1)
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Watched())
    house.tick(LIVE + 1)
    assert minded(at) == [2, 3, 4, 5]
    assert seen
    assert 1 not in seen


def test_the_caretaker_is_our_best_and_never_plays_at_random() -> None:
    for game in OUR_OWN:
        assert caretaker(game.name) != "random"
        assert find(caretaker(game.name), game.name) is not None


def test_at_a_live_table_a_minded_seat_decides_after_a_bots_pause(house: House) -> None:
    at = house.table(people=5, pace="live", decision=600.0)
    (asked,) = at.table.asked()
    other = at.holder(asked % 5 + 1)
    at.listen(other, asked % 5 + 1)
    question = at.table.question
    house.tick(LIVE - 1)
    assert at.table.question == question
    house.tick(1)
    assert at.table.question == question + 1


def test_whoever_returns_in_time_has_his_whole_time_back(house: House) -> None:
    at = house.table(people=2, pace="live", decision=100.0)
    at.until(lambda table: isinstance(table.g.question(), Ask) and table.asked() == (2,))
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    assert at.table.deadline() == at.table.asked_at + 1
    at.listen("Ben", 2)
    assert at.table.deadline() == at.table.asked_at + 100


# What it never does


def test_the_caretaker_passes_windows_whatever_it_holds(house: House) -> None:
    at = purging(house, pace="live")
    house.run(at.room.apply_facts(journal.Minded(1, True), journal.Minded(2, True)))
    house.tick(120)
    moved = [fact.action for fact in at.facts(journal.Moved) if fact.seat in (1, 2)]
    assert len(moved) > 4
    assert not [action for action in moved if action.startswith(("declare", "play", "waive", "give"))]
    assert {event.player for event in at.told(Declared)}.isdisjoint({1, 2})


def test_the_orders_of_a_minded_seat_declare_for_it(house: House) -> None:
    at = purging(house, pace="live")
    at.do("Ben", commands.Order, seat=2, orders=("seize B 5 when purge C",))
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    house.tick(6 + GRACE)
    assert at.table.g.public.control["B"] == 2


def test_a_whole_game_under_the_caretaker_declares_nothing(house: House) -> None:
    """Everybody leaves at the start: not one point is declared, not one card played."""
    at = house.table("kremlin", people=3, options={"preset": "1988 advanced"}, pace="untimed")
    for seat, name in enumerate(("Ann", "Ben", "Cid"), 1):
        at.do(name, commands.Leave, seat=seat)
    assert at.table.over
    moved = [fact.action.split()[0] for fact in at.facts(journal.Moved) if fact.seat]
    assert {"declare", "play", "give", "waive"}.isdisjoint(moved)
