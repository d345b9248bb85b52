"""From an imagined world back to a history."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import Refused
from presidium.lab.environments.turns import replayed
from tests.lab.environments.tables import TABLES, door_of, played

pytestmark = pytest.mark.ci

CARDS = ("kremlin 1988 advanced", "kremlin 1986 full")


@pytest.mark.parametrize("name", [name for name in TABLES if name not in CARDS])
def test_the_answers_lead_to_what_looks_the_same(name: str) -> None:
    door = door_of(name)
    assert door.way.history is not None
    rng, others, tried = Random(name), 0, 0
    for turns in played(door, Random(name)):
        seat = turns.next
        if seat is None or turns.begun or (name.startswith("kremlin") and rng.random() > 0.03):
            continue
        here = turns.view(seat)
        twin = replayed(door, door.way.history(here, door.way.game.imagine(here, rng), rng))
        assert twin.view(seat) == here
        assert twin.next == seat
        assert twin.open(seat) == turns.open(seat)
        tried += 1
        others += twin.g.secrets != turns.g.secrets
    assert tried > 5
    assert others, "it is one of many histories, not the one that was"


@pytest.mark.parametrize("name", CARDS)
def test_with_cards_there_is_no_way_back_and_that_is_said(name: str) -> None:
    door = door_of(name)
    assert door.way.history is not None
    turns = next(iter(played(door, Random(1))))
    here = turns.view(1)
    with pytest.raises(Refused, match="no-history game=kremlin"):
        door.way.history(here, door.way.game.imagine(here, Random(1)), Random(1))
