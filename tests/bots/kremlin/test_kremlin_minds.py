"""The levels of Kremlin's bots: each says how likely it answers what, from its view alone, within the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from presidium.bots import answers, find, let_speak, play_out, time_to_talk
from presidium.bots.kremlin.belief.mixture import MIXTURES, Level
from presidium.bots.kremlin.play.sheet import suggest_sheet, written
from presidium.bots.kremlin.search.playout import simulate
from presidium.bots.runtime.mind import Mind
from presidium.core import CHANCE, seat_view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.events import Declared
from presidium.games.kremlin.rules import PRESETS
from presidium.games.kremlin.state import Kremlin
from presidium.lab.match import match

EQUAL = ("analyst?sheet=obvious", "careful-1")
LEVELS = ("recruit", "careful", "analyst", "master?worlds=64")


def mind(name: str) -> Mind[Any]:
    bot = find(name, "kremlin")
    assert isinstance(bot, Mind)
    return bot


@pytest.mark.few(3)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", ["1988 basic", "1986 full"])
def test_its_policy_is_a_function_of_what_its_seat_has_seen(level: str, preset: str) -> None:
    """Asked in another world that looks the same, one that remembers nothing answers the same, and says the same."""
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

        if time_to_talk(g):
            speaks = rng.choice(g.rules.players)
            twin = seat_view(KREMLIN.worlds(seat_view(g, speaks)).sample(rng), speaks)
            assert mind(level).speak(twin, rng) == bots[speaks].speak(seat_view(g, speaks), rng)  # type: ignore[attr-defined]
            let_speak(g, bots, dict.fromkeys(bots, rng))
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


@pytest.mark.parametrize("edition", ["1988", "1986"])
def test_a_careful_one_shows_little_in_the_first_year(edition: str) -> None:
    """Of 55 points at most 15, on the whole; the one of 0.1 showed 23 in 1988."""
    shown = []
    for number in range(12):
        g = KREMLIN.new(4, edition=edition)
        bots = {seat: find("careful", "kremlin") for seat in g.rules.players}
        simulate(g, bots, Random(number), {seat: Random(f"{number}/{seat}") for seat in bots}, last_year=1)
        shown.append(sum(first_shown(g)) / 4)
    assert sum(shown) / len(shown) <= 15


def first_shown(g: Kremlin) -> Iterator[int]:
    """All the points declared so far, rise by rise."""
    stood: dict[tuple[int, str], int] = {}
    for event, _ in g.log:
        if isinstance(event, Declared):
            yield event.points - stood.get((event.player, event.who), 0)
            stood[event.player, event.who] = event.points


def test_an_analyst_may_be_dealt_the_obvious_sheet() -> None:
    g = KREMLIN.new(4)
    while len(g.asked()) < 2:
        g.apply(CHANCE, next(iter(g.options(CHANCE) or ())))
    dealt, usual = (find(name, "kremlin").choose(seat_view(g, 1), Random(8)) for name in EQUAL)
    assert dealt == usual


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["1988", "1986"])
def test_an_analyst_wins_more_than_its_share_among_those_of_before(edition: str) -> None:
    bots = match(KREMLIN, 4, 80, ("analyst", "careful-1", "careful-1", "careful-1"), 3, {"edition": edition}).bots
    assert bots["analyst"].wins > 0.3 * bots["analyst"].games


@pytest.mark.parametrize("level", MIXTURES)
@pytest.mark.parametrize("edition", ["1988", "1986"])
def test_every_plan_writes_each_number_once(level: Level, edition: str) -> None:
    mixture = MIXTURES[level][edition]
    assert sum(mixture.values()) == pytest.approx(1, abs=0.01)
    for plan in mixture:
        assert sorted(number for number in plan if number) == list(range(1, 11))
