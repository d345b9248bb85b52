"""Issue of the table, 2 (kremlin 13.4): standing orders, live, secret, editable, and all that acts for a seat."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.events import Declared
from presidium.server.domain import journal
from presidium.server.protocol import commands
from tests.games.kremlin.cards.table import dealt
from tests.games.kremlin.drawn import acts, alike, drawn
from tests.rules import rule
from tests.server.house import At, House
from tests.server.positions import NOBODIES, laid, purging


def order(at: At, who: str, seat: int, *orders: str) -> None:
    at.do(who, commands.Order, seat=seat, orders=orders)


@rule("kremlin 13.4")
def test_an_order_to_seize_acts_when_its_window_closes_and_not_before(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    order(at, "Ben", 2, "seize B 5 when purge C")
    house.tick(6.29)
    assert at.told(Declared) == []
    house.tick(0.01)
    assert at.table.g.public.control["B"] == 2


@rule("kremlin 13.4")
def test_a_guard_keeps_control_against_whoever_would_seize(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    order(at, "Ann", 1, "guard B 9")
    order(at, "Ben", 2, "seize B 5 when purge C")
    house.tick(6.3)
    assert at.table.g.public.control["B"] == 1


def test_the_persons_own_answer_comes_before_the_orders(house: House) -> None:
    at = purging(house, pace="live", bot="careful")
    order(at, "Ben", 2, "seize B 5 when purge C")
    at.answer(2, "pass")
    house.tick(6.3)
    assert at.told(Declared) == []


def test_untimed_does_not_wait_for_a_seat_whose_orders_answer(house: House) -> None:
    at = purging(house, pace="untimed", bot="careful")
    order(at, "Ben", 2, "pass all")
    question = at.table.question
    at.answer(1, "pass")
    assert at.table.question > question


@rule("kremlin 12.1", "kremlin 13.4")
@pytest.mark.parametrize("sheet", ["B10 C9 D8 E7 F6 G5 H4 I3 J2 K1", NOBODIES])
@pytest.mark.parametrize(
    "orders", [("pass untouched",), ("guard B 9",), ("seize B 5 when purge C",), ("pass vote", "guard C 2")]
)
def test_untimed_waits_for_a_seat_whose_orders_go_by_what_it_holds(
    house: House, orders: tuple[str, ...], sheet: str
) -> None:
    """Whether the window closes must not tell what is on Ben's sheet."""
    at = house.table("kremlin", people=2, seats=4, pace="untimed", bot="careful")
    sheets = alike(4, militarists=sheet, evolutionists=NOBODIES, expansionists=NOBODIES)
    at.lay(acts(drawn(f"edition 1988 | phase 2 | {sheets} | declared B stalinists 3"), "B", "purge C"))
    order(at, "Ben", 2, *orders)
    question = at.table.question
    at.answer(1, "pass")
    assert at.table.question == question
    at.answer(2, "pass")
    assert at.table.question > question


def test_what_is_ordered_for_a_kind_counts_ahead_and_the_other_orders_answer_then(house: House) -> None:
    at = purging(house, pace="untimed", bot="careful")
    order(at, "Ben", 2, "seize B 5 when purge C", "pass purge")
    at.answer(1, "pass")
    assert at.table.g.public.control["B"] == 2


def test_kinds_of_windows_are_passed_and_others_ask(house: House) -> None:
    at = laid(house, "phase 2 | declared B stalinists 3", pace="untimed", bot="careful")
    order(at, "Ben", 2, "pass start")
    at.answer(1, "pass")
    assert not at.asks_window
    at.answer(1, "purge C")
    question = at.table.question
    at.answer(1, "pass")
    assert (at.asks_window, at.table.question) == (True, question)


def test_orders_given_in_a_window_that_waited_for_them_close_it(house: House) -> None:
    at = purging(house, pace="untimed", bot="careful")
    question = at.table.question
    at.answer(1, "pass")
    order(at, "Ben", 2, "pass purge")
    assert at.table.question > question


def test_orders_are_replaced_as_a_whole_at_any_time(house: House) -> None:
    at = house.table("kremlin", people=2)
    order(at, "Ben", 2, "guard G 3", "pass vote")
    assert at.table.orders == {2: ("guard G 3", "pass vote until 1")}
    order(at, "Ben", 2, "guard H 2")
    assert at.table.orders == {2: ("guard H 2",)}
    at.do("Ann", commands.Pause)
    order(at, "Ben", 2)
    assert at.table.orders == {2: ()}


def test_orders_are_shown_to_their_seat_alone(house: House) -> None:
    at = house.table("kremlin", people=2)
    ann, ben, watcher = at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)
    order(at, "Ben", 2, "guard G 3")
    assert [message["orders"] for message in ben.heard] == [["guard G 3"]]
    assert (ann.heard, watcher.heard) == ([], [])
    for key, who in ((1, "Ann"), (None, "Ben")):
        assert b"guard" not in at.room.hello(key, house.person(who).id)
    assert b'"orders":["guard G 3"]' in at.room.hello(2, house.person("Ben").id)


@pytest.mark.parametrize("graceful", [True, False])
def test_orders_outlive_a_restart(house: House, graceful: bool) -> None:
    at = house.table("kremlin", people=2)
    order(at, "Ben", 2, "guard G 3")
    house.restart(graceful)
    assert at.table.orders == {2: ("guard G 3",)}


def test_an_order_nobody_can_read_is_refused_and_the_old_ones_stand(house: House) -> None:
    at = house.table("kremlin", people=2)
    order(at, "Ben", 2, "guard G 3")
    assert at.refused("Ben", commands.Order, seat=2, orders=("guard",)) == "kremlin-order-form"
    assert at.refused("Ben", commands.Order, seat=2, orders=("pass nothing",)) == "kremlin-order-kind"
    assert at.table.orders == {2: ("guard G 3",)}


def test_the_other_games_know_no_orders(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ben", commands.Order, seat=2, orders=("guard G 3",)) == "no-orders-here"
    order(at, "Ben", 2)


@rule("kremlin 13.4")
@pytest.mark.parametrize(("orders", "played"), [((), []), (("play 1 when start 4",), [Play("1")])])
def test_a_card_is_played_for_somebody_away_by_his_orders_only(
    house: House, orders: tuple[str, ...], played: list[Play]
) -> None:
    at = house.table("kremlin", people=2, seats=4, options={"preset": "1988 advanced"}, pace="live", bot="careful")
    at.lay(dealt("1988", 4, "", "chief N", militarists="1"))
    order(at, "Ben", 2, *orders)
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    house.tick(4.3)
    assert [event.play for event in at.told(Played)] == played
