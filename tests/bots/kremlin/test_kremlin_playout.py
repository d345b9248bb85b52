"""Games of Kremlin played on in the mind: the same games, only sooner."""

from __future__ import annotations

import gc
from random import Random

import pytest

from presidium.bots import find, play_out
from presidium.bots.kremlin.search.playout import simulate
from presidium.core import Player, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.rules import PRESETS
from presidium.games.kremlin.state import Kremlin

SEATS = 4


def whims(number: int) -> dict[Player, Random]:
    return {seat: Random(f"{number}/{seat}") for seat in range(1, SEATS + 1)}


def careful() -> dict[Player, object]:
    return {seat: find("careful", "kremlin") for seat in range(1, SEATS + 1)}


@pytest.mark.parametrize("bot", ["careful", "careful-1"])
@pytest.mark.parametrize("preset", PRESETS)
def test_it_leads_where_the_driver_leads(preset: str, bot: str) -> None:
    for number in range(2):
        driven, simulated = (KREMLIN.new(SEATS, preset=preset) for _ in range(2))
        bots = [{seat: find(bot, "kremlin") for seat in driven.rules.players} for _ in range(2)]
        decisions = play_out(driven, bots[0], Random(number), whims(number), talk=False)
        asked = simulate(simulated, bots[1], Random(number), whims(number))
        assert simulated.public.outcome == driven.public.outcome
        assert simulated.public.track == driven.public.track
        assert simulated.public.declared == driven.public.declared
        assert asked <= decisions


def begun(years: int) -> Kremlin:
    g = KREMLIN.new(SEATS)
    simulate(g, careful(), Random(3), whims(3), last_year=years)  # type: ignore[arg-type]
    g.go_on()
    return g


def test_it_stops_when_a_year_is_over() -> None:
    g = begun(2)
    assert not g.over
    assert g.public.year == 3
    assert len(g.public.track) == 2


def test_it_goes_on_from_an_imagined_world_and_an_answer_that_is_in() -> None:
    g = begun(1)
    while len(g.asked()) < 2:
        seat = g.asked()[0]
        options = g.options(seat)
        assert options is not None
        g.apply(seat, next(iter(options)))
    g.apply(g.asked()[0], next(iter(g.options(g.asked()[0]) or ())))
    seen = view(g, g.asked()[0])
    world = KREMLIN.worlds(seen).sample(Random(1))
    assert world.answers
    simulate(world, careful(), Random(3), whims(3))  # type: ignore[arg-type]
    assert world.over
    assert world.public.outcome is not None


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("preset", PRESETS)
def test_it_leaves_nothing_that_has_to_be_swept_up(preset: str) -> None:
    """Or a mind that plays on a thousand times would fill the memory."""
    g = KREMLIN.new(SEATS, preset=preset)
    simulate(g.copy(), careful(), Random(1), whims(1))  # type: ignore[arg-type]
    gc.collect()
    simulate(g.copy(), careful(), Random(2), whims(2))  # type: ignore[arg-type]
    assert gc.isenabled()
    assert gc.collect() == 0
