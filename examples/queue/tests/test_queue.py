"""The rules of The Queue."""

from __future__ import annotations

import pytest
from presidium_queue.game import QUEUE, Buying, Closing, Deal, Loaf, Public, Push, Pushing, Queue, friend

from presidium.core import CHANCE, PASS, State, Step, view
from tests.rules import rule


def table(line: tuple[int, ...], *steps: Step, loaves: tuple[int, ...] = (0, 0, 0)) -> Queue:
    """Three players, in the middle of the game, with these steps to come."""
    g = State(QUEUE.rules(3, {}), Public(line, loaves), steps)
    for seat, card in enumerate((5, 2, 8), 1):
        g.hide(friend(seat), card, seat)
    return g


def volley(g: Queue, *pushing: int) -> Queue:
    for seat in g.rules.players:
        g.apply(seat, Push() if seat in pushing else PASS)
    return g


@rule("queue 1.1", "queue 1.2")
def test_each_sees_his_own_friend_and_the_queue_begins_in_seat_order() -> None:
    g = QUEUE.new(3)
    for card in (5, 2, 8):
        g.apply(CHANCE, Deal(card))
    assert g.public.line == (1, 2, 3)
    assert [view(g, seat).knows(friend(2)) for seat in (1, 2, 3)] == [False, True, False]


@rule("queue 2.1", "queue 2.2")
@pytest.mark.parametrize(("pushing", "line"), [((), (1, 2, 3)), ((3,), (3, 1, 2)), ((1, 2), (3, 1, 2))])
def test_one_alone_comes_to_the_front_and_several_to_the_end(pushing: tuple[int, ...], line: tuple[int, ...]) -> None:
    g = table((1, 2, 3), Pushing(), Closing())
    assert volley(g, *pushing).public.line == line


@rule("queue 2.3", "queue 2.4")
def test_the_first_buys_a_loaf_for_anybody_and_goes_to_the_end() -> None:
    g = table((2, 1, 3), Buying(), Closing())
    g.apply(2, Loaf(3))
    assert (g.public.loaves, g.public.line) == ((0, 0, 1), (1, 3, 2))


@rule("queue 3.1", "queue 3.2")
@pytest.mark.parametrize(("loaves", "winner"), [((3, 0, 0), 1), ((1, 0, 1), 3), ((2, 1, 1), 1)])
def test_the_shop_closes_and_the_better_friend_breaks_ties(loaves: tuple[int, ...], winner: int) -> None:
    g = table((2, 1, 3), Buying(), Closing(), loaves=loaves)
    g.apply(2, Loaf(2))
    assert g.over
    assert g.public.outcome is not None
    assert g.public.outcome.winners == (winner,)
