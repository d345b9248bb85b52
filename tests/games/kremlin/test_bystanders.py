"""Who has nothing to do with a window is told the same as all others who have not, and nothing of theirs."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import view
from presidium.games.kremlin.content.brief.bystander import bystander, stands_by
from presidium.games.kremlin.content.brief.prospect import prospect
from presidium.games.kremlin.content.brief.reacting import Reacting, reacting
from presidium.games.kremlin.content.brief.stake import stake
from presidium.games.kremlin.rules import PRESETS
from tests.games.kremlin.drawn import new, play_out, window


@pytest.mark.ci
@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_what_each_of_them_would_be_told_by_himself(preset: str) -> None:
    stood_by = 0
    for number in range(5):
        for g in play_out(new(5, preset=preset), Random(number), passing=0.8):
            if (step := window(g)) is None:
                continue
            for v in (view(g, seat) for seat in g.asked()):
                if stands_by(v, seen := prospect(v, step)):
                    stood_by += 1
                    assert reacting(v, step) == Reacting(v, seen).brief(stake(v, seen))
    assert stood_by


@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_made_of_what_everybody_sees(preset: str) -> None:
    for g in play_out(new(4, preset=preset), Random(1), passing=0.8):
        if window(g) is not None:
            assert {seat: bystander(view(g, seat)) for seat in g.asked()} == dict.fromkeys(
                g.asked(), bystander(view(g, None))
            )
