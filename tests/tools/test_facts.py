"""A bot is written from the documentation alone: what a game has, the page names."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import answers, find
from presidium.games import find as game_of
from tools.facts import SECRETS, made_of, page
from tools.publics import GAMES

CARDS = {"kremlin": {"edition": "1988", "intrigue": "on", "growth": "on"}}


@pytest.mark.parametrize("game", GAMES)
def test_every_secret_of_a_game_is_on_its_page_and_no_other(game: str) -> None:
    seen, bot, rng = set(), find("random", game), Random(1)
    for _ in range(3):
        g = game_of(game).new(5, **CARDS.get(game, {}))
        while not g.over:
            for seat, action in answers(
                g, lambda options: options.sample(rng), lambda _, options: bot.pick(options, rng)
            ):  # type: ignore[attr-defined]
                g.apply(seat, action)
            seen |= {str(key[0]) for key in g.secrets}
    assert seen == {key.split('"')[1] for key in SECRETS[game]}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_every_public_field_holds(game: str) -> None:
    plain = {"round", "year", "men", "outcome"}
    assert [name for name, _, said in made_of(GAMES[game]) if not said and name not in plain] == []
    told = page(game)
    assert all(f"| `{name}` |" in told for name, _, _ in made_of(GAMES[game]))
