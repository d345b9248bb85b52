"""A mind answers as often as its policy says; a bot that listens hears everything once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from presidium.bots import Mind, Policy, find, names, play_out
from presidium.bots.runtime.mind import evenly, surely, whim
from presidium.core import CHANCE, Action, Event, SeatView, seat_view, view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.moves import Play
from presidium.games.kremlin import KREMLIN

POSITION = "goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"
WORK, STRIKE = Play("work"), Play("strike")


class Wavering(Mind[Any]):
    """Works three times in four, where it has cards to play."""

    def policy(self, view: SeatView[Any]) -> Policy:
        return {WORK: 0.75, STRIKE: 0.25} if WORK in view.options else evenly(list(view.options))


class Listening(Wavering):
    """Keeps what it heard, and checks it against what it is shown."""

    def __init__(self) -> None:
        self.heard = 0
        self.news: list[Event] = []

    def hear(self, event: Event) -> None:
        self.news.append(event)

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        assert tuple(self.news) == view.events
        return super().choose(view, rng)


def built() -> SeatView[Any]:
    """The view of a builder who has to play a card."""
    g = GOULAG.read_position(POSITION)
    g.apply(2, next(iter(g.options(2) or ())))
    return seat_view(g, g.asked()[0])


def test_a_mind_answers_as_often_as_it_says() -> None:
    view, rng = built(), Random(1)
    answers = Counter(Wavering().choose(view, rng) for _ in range(4000))
    assert 0.72 < answers[WORK] / 4000 < 0.78


def test_where_options_are_not_listed_a_mind_only_samples() -> None:
    g = KREMLIN.new(3)
    while CHANCE in g.asked():
        g.apply(CHANCE, next(iter(g.options(CHANCE) or ())))
    view = seat_view(g, 1)
    assert not view.options.listed
    assert Wavering().choose(view, Random(1)) in view.options


def test_policies_made_plainly() -> None:
    assert surely(WORK) == {WORK: 1.0}
    assert evenly([WORK, STRIKE]) == {WORK: 0.5, STRIKE: 0.5}


def test_the_same_view_gives_the_same_whims_and_another_others() -> None:
    one, again, other = whim(built()), whim(built()), whim(built(), "other")
    assert one.random() == again.random() != other.random()


def test_who_listens_hears_all_its_seat_is_told_once_and_in_order() -> None:
    g = GOULAG.new(5)
    bots = {seat: Listening() for seat in g.rules.players}
    play_out(g, bots, Random(3), {seat: Random(seat) for seat in bots})
    for seat, bot in bots.items():
        assert bot.news
        assert tuple(bot.news) == view(g, seat).events[: bot.heard]


def test_a_seat_that_is_not_asked_has_no_options_rather_than_none() -> None:
    g = GOULAG.read_position(POSITION)
    idle = seat_view(g, 1)
    assert (view(g, 1).options, len(idle.options), idle.seat) == (None, 0, 1)


def test_a_baseline_bot_is_found_and_offered_to_nobody() -> None:
    assert find("naive-1", "goulag") is not None
    assert "naive-1" not in names("goulag")
