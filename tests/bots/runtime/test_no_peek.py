"""No peeking: what a bot would answer, or say, never changes with what its seat has not seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from presidium.bots import Bot, Speaker, find, names, thinks
from presidium.bots.runtime.mind import Mind
from presidium.bots.runtime.roster import ROSTERS
from presidium.core import CHANCE, Game, SeatView, State, seat_view
from presidium.games import GAMES

BOTS = [(game, name) for game in ROSTERS for name in (*names(game), *ROSTERS[game].baseline)]


def asked(game: Game, rng: Random) -> Iterator[tuple[State[Any], SeatView[Any]]]:
    """Questions that leave a choice, in games of all sizes and options in which everybody answers at random."""
    while True:
        seats = rng.choice(game.seats)
        g = game.new(seats, **{option.name: rng.choice(option.values) for option in game.options if not game.settle})
        every = rng.randrange(1, 30 if seats < 8 else 60)
        while not g.over:
            for seat in g.waiting_for():
                options = g.options(seat)
                assert options is not None
                if seat != CHANCE and options.listed and options.only() is None and rng.randrange(every) == 0:
                    yield g, seat_view(g, seat)
                g.apply(seat, options.sample(rng))


def answer(bot: Bot, seen: SeatView[Any], luck: int) -> object:
    """What it would answer; of one that is no mind, with this luck."""
    return bot.policy(seen) if isinstance(bot, Mind) else bot.choose(seen, Random(luck))


def looked(game: str, name: str, positions: int) -> int:
    """How many of these worlds differed from the true one, while the answer never did."""
    rng, differed = Random(f"{game}/{name}"), 0
    for (g, seen), _ in zip(asked(GAMES[game], rng), range(positions), strict=False):
        bot, twin = find(name, game), find(name, game)
        world = GAMES[game].imagine(seen, rng)
        differed += world.secrets != g.secrets
        same = seat_view(world, seen.seat)
        assert answer(bot, seen, differed) == answer(twin, same, differed)
        if isinstance(bot, Speaker) and isinstance(twin, Speaker):
            assert bot.speak(seen, Random(differed)) == twin.speak(same, Random(differed))
    return differed


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_does_not_peek(game: str, name: str) -> None:
    many = 50 if thinks(name, game) == 0 else 6 if thinks(name, game) < 0.5 else 2
    assert looked(game, name, many) > many // 3


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_does_not_peek_in_a_thousand_positions(game: str, name: str) -> None:
    assert looked(game, name, 1000) > 300
