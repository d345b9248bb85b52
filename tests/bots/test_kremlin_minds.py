"""The levels of Kremlin's bots: each says how likely it answers what, from its view alone, within the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.bots import answers, find, play_out
from presidium.bots.kremlin.sheet import suggest_sheet, written
from presidium.bots.mind import Mind
from presidium.core import CHANCE, seat_view
from presidium.kremlin import KREMLIN
from presidium.kremlin.rules import PRESETS
from presidium.research.match import match

LEVELS = ("recruit", "careful", "analyst", "master?rounds=2")


def mind(name: str) -> Mind[Any]:
    bot = find(name, "kremlin")
    assert isinstance(bot, Mind)
    return bot


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", ["1988 basic", "1986 full"])
def test_its_policy_is_a_function_of_what_its_seat_has_seen(level: str, preset: str) -> None:
    """Asked in another world that looks the same, by one that remembers nothing, it says the same."""
    g, dice, rng = KREMLIN.new(4, preset=preset), Random(4), Random(5)
    bots = {seat: mind(level) for seat in g.rules.players}
    asked = 0
    while not g.over and asked < 25:

        def answer(seat: int, options: Any) -> Any:
            nonlocal asked
            seen = seat_view(g, seat)
            if options.listed and options.only() is None and rng.random() < 0.05:
                policy = bots[seat].policy(seen)
                assert sum(policy.values()) == pytest.approx(1)
                assert all(action in options for action in policy)
                twin = KREMLIN.worlds(seen).sample(rng)
                assert mind(level).policy(seat_view(twin, seat)) == policy
                asked += 1
            return options.only() or find("careful", "kremlin").choose(seen, rng)

        for player, action in answers(g, lambda faces: faces.sample(dice), answer):
            g.apply(player, action)
    assert asked > 10


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [3, 6])
def test_it_plays_whole_games_within_the_rules(level: str, preset: str, seats: int) -> None:
    g = KREMLIN.new(seats, preset=preset)
    bots = {seat: find(level if seat == 1 else "careful", "kremlin") for seat in g.rules.players}
    play_out(g, bots, Random(seats), {seat: Random(seat) for seat in bots})
    assert g.over


def test_sheets_are_drawn_from_many_plans() -> None:
    g = KREMLIN.new(4)
    while len(g.asked()) < 2:
        g.apply(CHANCE, next(iter(g.options(CHANCE) or ())))
    seen, rng = seat_view(g, 1), Random(2)
    assert len({suggest_sheet(seen, rng) for _ in range(30)}) > 25
    plan = (3, 2, 1, 10, 9, 8, 7, 6, 5, 4)
    first = written(seen, plan, Random(1)).sheet
    assert len(set(first)) == 10
    assert written(seen, plan, Random(1)).sheet == first


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["1988", "1986"])
def test_an_analyst_wins_more_than_its_share_among_those_of_before(edition: str) -> None:
    bots = match(KREMLIN, 4, 80, ("analyst", "careful-1", "careful-1", "careful-1"), 3, {"edition": edition}).bots
    assert bots["analyst"].wins > 0.3 * bots["analyst"].games
