"""Bots see views and nothing else: in a world that looks the same to them they do the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.bots import Speaker, find, names, play_out, thinks
from presidium.core import CHANCE, Player, Record, State, view
from presidium.games import GAMES
from tests.bots.runtime.test_driver import minds
from tests.contract.laws import laws
from tests.contract.sittings import Sitting, sittings

SITTINGS = [
    sitting
    for game in GAMES.values()
    if "naive" in names(game.name) and not laws(game).long
    for sitting in sittings(game)
    if sitting.seats in (5, 8)
]


def thoughtful(game: str, moment: int) -> list[str]:
    """The bots that play it; those that take their time are asked now and then, and think in few worlds."""
    return [
        f"{name}?worlds=2" if thinks(name, game) else name
        for name in names(game)
        if moment % 11 == 3 or not thinks(name, game)
    ]


def same_answer(sitting: Sitting, name: str, g: State[Any], seat: Player, seed: int) -> None:
    seen = view(g, seat)
    world = sitting.game.imagine(seen, Random(seed))
    imagined = view(world, seat)
    bot, twin = find(name, sitting.game.name), find(name, sitting.game.name)
    if seen.options is not None and len(seen.options) > 1:
        assert bot.choose(seen, Random(seed)) == twin.choose(imagined, Random(seed))
    if isinstance(bot, Speaker) and isinstance(twin, Speaker):
        assert bot.speak(seen, Random(seed)) == twin.speak(imagined, Random(seed))


@pytest.mark.few(12, quick=4)
@pytest.mark.parametrize(
    "sitting",
    [pytest.param(each, marks=[pytest.mark.slow] * (each.seats > 5)) for each in SITTINGS],
    ids=str,
)
def test_a_bot_does_the_same_in_every_world_its_view_could_come_from(sitting: Sitting) -> None:
    record = Record.of(sitting.game, sitting.new())
    g = sitting.new()
    bots = {seat: find("naive", sitting.game.name) for seat in g.rules.players}
    play_out(g, bots, Random(3), minds(g), record.moves)
    differs = 0
    for moment, state in enumerate(record.replay(sitting.game)):
        if state.over or state.asked() == (CHANCE,):
            continue
        seat = moment % sitting.seats + 1
        differs += sitting.game.imagine(view(state, seat), Random(moment)).secrets != state.secrets
        for name in thoughtful(sitting.game.name, moment):
            for asked in {seat, *state.asked()}:
                same_answer(sitting, name, state, asked, moment)
    assert differs > 10
