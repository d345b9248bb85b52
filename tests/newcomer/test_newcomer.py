"""A player who has taken the lesson holds their own at the newcomer's table.

The scripts beside this file know what the lessons teach and nothing else. `benchmarks/newcomer.py` plays as many games
as it takes to be sure; here a few show that nothing is broken.
"""

from __future__ import annotations

import pytest

from presidium.bots import find, newcomer
from presidium.core import Game
from presidium.games import GAMES
from tests.newcomer.measure import measure, missed

OURS = [GAMES[name] for name in ("goulag", "kremlin", "politburo")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_newcomers_table_is_one_of_the_game(game: Game) -> None:
    table = newcomer(game.name, game.seats)
    assert len(table) + 1 in game.seats
    for bot in table:
        assert find(bot, game.name)


def test_where_nobody_has_said_who_sits_there_it_is_a_small_table() -> None:
    assert newcomer("nobody's game", range(3, 7)) == ("random", "random")


# Enough that a script gone wrong is caught: one that answers at random wins 5 to 20 points of a hundred less.
QUICK = {"goulag": (150, 0.36, -0.1), "kremlin": (60, 0.12, -0.1), "politburo": (250, 0.04, -0.03)}


@pytest.mark.few(1)
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_he_holds_his_own(game: Game) -> None:
    games, least, behind = QUICK[game.name]
    how = measure(game, games)
    assert how.wins >= least, how
    assert how.ahead >= behind, how


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_he_wins_as_many_as_he_should(game: Game) -> None:
    how = measure(game, {"goulag": 2000, "kremlin": 1000, "politburo": 3000}[game.name])
    assert not missed(game.name, how), how
