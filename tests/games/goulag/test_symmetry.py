"""The game is exactly symmetric under exchanging the sides and the cards.

With n players, each round's Work cards w become 2 - w, so W' = 2n - W, and L' = n - L. Then W > 2L
says W' < 2L', a tie stays a tie, and the smaller side of a tie becomes the other one: 3.2 and 3.3
name the exchanged side.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from presidium.core import Action, Record
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag
from presidium.games.goulag.moves import Deal, Play
from tests.games.goulag.drawn import OWN_CARD, SEATS, new
from tests.rules import rule

OTHER = {"loyal": "disloyal", "disloyal": "loyal", "work": "strike", "strike": "work", "nobody": "nobody"}


def random_game(seats: int, own_card: str, rng: Random) -> tuple[Record, Goulag]:
    g = new(seats, own_card)
    record = Record.of(GOULAG, g)
    while not g.over:
        player = rng.choice(g.waiting_for())
        options = g.options(player)
        assert options is not None
        action = options.sample(rng)
        g.apply(player, action)
        record.moves.append((player, action))
    return record, g


def exchanged(action: Action) -> Action:
    if isinstance(action, Deal):
        return Deal(OTHER[action.side])  # type: ignore[arg-type]
    if isinstance(action, Play):
        return Play(OTHER[action.card])  # type: ignore[arg-type]
    return action


@rule("goulag 3.2", "goulag 3.3")
@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize("seats", SEATS)
def test_exchanging_sides_and_cards_exchanges_the_winner(seats: int, own_card: str) -> None:
    rng = Random(seats)
    endings = Counter[str]()
    for _ in range(60):
        record, g = random_game(seats, own_card, rng)
        mirror = Record.of(GOULAG, g)
        mirror.moves = [(player, exchanged(action)) for player, action in record.moves]
        mirrored = mirror.final(GOULAG)
        one, other = g.public.outcome, mirrored.public.outcome
        assert one is not None
        assert other is not None
        assert (other.who, other.rule) == (OTHER[one.who], one.rule)
        assert other.winners == one.winners
        assert mirrored.public.canal == 2 * seats - g.public.canal
        assert [over.work for over in mirrored.public.history] == [2 - over.work for over in g.public.history]
        endings[one.ending] += 1
    assert {"loyal (goulag 3.2)", "disloyal (goulag 3.2)"} <= endings.keys()
    assert any(ending.endswith("3.3)") for ending in endings)


@pytest.mark.parametrize("seats", [5, 7])
def test_random_play_favours_neither_side(seats: int) -> None:
    """In 600 decided games a difference of more than four standard deviations would be a bug."""
    rng = Random(1)
    wins = Counter[str]()
    while wins["loyal"] + wins["disloyal"] < 600:
        _, g = random_game(seats, "seen", rng)
        assert g.public.outcome is not None
        wins[g.public.outcome.who] += 1
    assert abs(wins["loyal"] - wins["disloyal"]) < 4 * 600**0.5
