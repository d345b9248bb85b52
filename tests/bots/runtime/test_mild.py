"""The bot for a first game: the usual one, and one time in five at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.bots import find, play_out
from presidium.bots.runtime.mild import Mild
from presidium.bots.runtime.roster import ROSTERS, caretaker, names
from presidium.core import PASS, Action, View
from presidium.games import GAMES


class Counted:
    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View[Any], rng: Random) -> Action:
        self.asked += 1
        return PASS


def test_one_time_in_five_it_chooses_at_random() -> None:
    usual, stray = Counted(), Counted()
    bot, rng = Mild(usual, stray), Random(1)
    for _ in range(5000):
        bot.choose(None, rng)  # type: ignore[arg-type]
    assert usual.asked + stray.asked == 5000
    assert 900 < stray.asked < 1100


@pytest.mark.parametrize("game", ROSTERS)
def test_every_game_of_ours_has_one_between_the_recruit_and_the_best(game: str) -> None:
    """Who is the best there is, fills open seats and minds those of the absent stays."""
    assert names(game)[:2] == ("random", "mild")
    assert caretaker(game) in names(game)[2:]
    g = GAMES[game].new(GAMES[game].seats[0])
    play_out(
        g, {seat: find("mild", game) for seat in g.rules.players}, Random(1), dict.fromkeys(g.rules.players, Random(2))
    )
    assert g.over


def test_it_says_what_the_usual_one_says() -> None:
    g = GAMES["goulag"].new(5)
    said: list[Any] = []
    bots = {seat: find("mild", "goulag") for seat in g.rules.players}
    play_out(g, bots, Random(1), dict.fromkeys(bots, Random(2)), said)
    assert any(type(action).__name__ == "Claim" or hasattr(action, "game") for _, action in said)
