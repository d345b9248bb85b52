"""What a seat has to its name is counted from what everybody was told, and from nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from presidium.bots import find, play_out
from presidium.core import State, view
from presidium.games import GAMES
from presidium.games.kremlin.content.deeds import deeds as kremlin_deeds
from presidium.games.kremlin.events import Died, Exiled, Waved
from presidium.games.politburo.moves import Unmasked
from tests.text.messages import SPOKEN, messages

OURS = ("goulag", "kremlin", "politburo")


def played(game: str, seed: int, **options: str) -> State[Any]:
    seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
    g = GAMES[game].new(seats, **options)
    bots = {seat: find("mild", game) for seat in g.rules.players}
    play_out(g, bots, Random(seed), {seat: Random(seed * 31 + seat) for seat in bots}, talk=False)
    return g


def counted(game: str, g: State[Any]) -> dict[int, Counter[str]]:
    find_deeds = GAMES[game].deeds
    assert find_deeds is not None
    return find_deeds(view(g, None))


def told(g: State[Any], kind: type[Any]) -> list[Any]:
    return [event for event in g.log.heard_by(None) if isinstance(event, kind)]


@pytest.mark.parametrize("game", OURS)
def test_every_seat_has_its_own_and_there_are_words_for_all_of_it(game: str) -> None:
    names: set[str] = set()
    for seed in range(6):
        g = played(game, seed)
        found = counted(game, g)
        assert tuple(found) == tuple(g.rules.players)
        assert all(count >= 0 for each in found.values() for count in each.values())
        names |= {name for each in found.values() for name in each}
    assert len(names) == 3
    for lang in SPOKEN:
        assert {f"page-me-deed-{game}-{name}" for name in names} <= messages(lang).keys()


@pytest.mark.parametrize("edition", ["1986", "1988"])
def test_kremlin_counts_whose_men_waved_died_and_went_to_siberia(edition: str) -> None:
    whose: Counter[str] = Counter()
    for seed in range(8):
        g = played("kremlin", seed, edition=edition)
        found = kremlin_deeds(view(g, None))
        for name, happened in (
            ("waves", [each for each in told(g, Waved) if each.success == "yes"]),
            ("buried", told(g, Died)),
            ("exiled", told(g, Exiled)),
        ):
            count = sum(each[name] for each in found.values())
            assert count <= len(happened)
            whose[name] += count
    assert all(whose[name] for name in ("waves", "buried", "exiled")), "men of the factions too, not only nobody's"


def test_politburo_counts_fingers_that_were_right() -> None:
    right = 0
    for seed in range(12):
        g = played("politburo", seed)
        found = counted("politburo", g)
        unmasked = {each.deviant for each in told(g, Unmasked)}
        right += sum(each["unmasked"] for each in found.values())
        assert unmasked or not any(each["unmasked"] for each in found.values())
    assert right
