"""The worlds a seat of Goulag may imagine: all that its view allows, as likely as `imagine` says."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from presidium.core import view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag, played, worker
from tests.games.goulag.drawn import OWN_CARD, do, drawn

DRAWS = 1500


def imagined(g: Goulag, seat: int | None, *keys: tuple[str | int, ...]) -> Counter[tuple[str, ...]]:
    """How often each combination of these secrets was imagined."""
    rng, seen = Random(5), view(g, seat)
    worlds = (GOULAG.imagine(seen, rng) for _ in range(DRAWS))
    return Counter(tuple(world.secret(key) for key in keys) for world in worlds)


def likely(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> bool:
    """Whether exactly these combinations came up, each about as often as it should (within 5 deviations)."""
    total = sum(expected.values())
    close = all(
        abs(found[key] - DRAWS * weight / total) < 5 * (DRAWS * weight / total) ** 0.5 + 1
        for key, weight in expected.items()
    )
    return found.keys() == expected.keys() and close


@pytest.mark.parametrize("own_card", OWN_CARD)
def test_the_worker_cards_are_drawn_uniformly_from_those_not_seen(own_card: str) -> None:
    g = drawn("LDLDL", own_card=own_card)
    seen = {5: "loyal"} | ({1: "loyal"} if own_card == "seen" else {})
    expected: dict[tuple[str, ...], float] = {}
    for sides in product(("loyal", "disloyal"), repeat=5):
        if all(sides[seat - 1] == side for seat, side in seen.items()):
            weight, left = 1, {"loyal": 4 - list(seen.values()).count("loyal"), "disloyal": 4}
            for seat in {1, 2, 3, 4, 5} - seen.keys():
                weight *= left[sides[seat - 1]]
                left[sides[seat - 1]] -= 1
            if weight:
                expected[sides] = weight
    assert likely(imagined(g, 1, *(worker(seat) for seat in range(1, 6))), expected)


def test_a_spectator_imagines_every_pair_of_choices_that_gives_what_was_shown() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play strike", "3: pass")
    keys = played(1, 1), played(1, 4)
    assert likely(imagined(g, None, *keys), {("work", "strike"): 1, ("strike", "work"): 1})
    assert likely(imagined(g, 3, *keys), {("work", "strike"): 1, ("strike", "work"): 1})


def test_a_builder_infers_the_other_choice() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play strike", "3: supervise 4")
    assert imagined(g, 1, played(1, 1), played(1, 4)) == {("work", "strike"): DRAWS}
    assert imagined(g, 4, played(1, 1), played(1, 4)) == {("work", "strike"): DRAWS}
    assert imagined(g, 5, played(1, 1), played(1, 4)) == {("work", "strike"): DRAWS}  # two Work with 4 exchanged


def test_before_the_cards_are_shown_every_choice_is_possible() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play strike")
    every = dict.fromkeys(product(("work", "strike"), repeat=2), 1.0)
    assert likely(imagined(g, 3, played(1, 1), played(1, 4)), every)
    assert likely(imagined(g, 1, played(1, 1), played(1, 4)), {("work", "work"): 1, ("work", "strike"): 1})


def test_a_choice_not_yet_made_is_no_secret_of_the_world() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work")
    world = GOULAG.imagine(view(g, 4), Random(1))
    assert played(1, 1) not in world.secrets
    assert world.answers == {}
    assert GOULAG.imagine(view(g, 1), Random(1)).answers == g.answers
