"""The pupil of Politburo: what it learnt from is what it sees when it plays, and it plays by the rules at any table."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import find, play_out
from presidium.bots.politburo import pupil
from presidium.core import seat_view
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.state import SEATS
from presidium.lab.batch import new
from presidium.lab.batch.needs import np
from presidium.lab.training.politburo.lesson import Seen, features, seat_features

pytestmark = pytest.mark.ci

POLITBURO_AT_FIVE = new("politburo", 5)


def test_the_pupil_sees_at_the_table_what_it_learnt_from() -> None:
    rng = Random(1)
    g, compared = POLITBURO.new(5), 0
    while not g.over:
        seat = g.waiting_for()[0]
        if seat:
            observed = np.asarray(POLITBURO_AT_FIVE.observe(POLITBURO_AT_FIVE.load([g]), seat))
            seen = Seen(POLITBURO_AT_FIVE, observed)
            view = seat_view(g, seat)
            assert np.allclose(features(seen, seen.leanings())[0], pupil.features(view), atol=1e-5)
            lean = pupil.leanings(view)
            seats = [pupil.seat_features(view, g.rules.left(seat, by), lean[g.rules.left(seat, by)]) for by in range(5)]
            assert np.allclose(seat_features(seen, seen.leanings())[0], seats, atol=1e-5)
            compared += 1
        options = g.options(seat)
        assert options is not None
        g.apply(seat, options.sample(rng))
    assert compared > 50


@pytest.mark.parametrize("seats", SEATS)
def test_the_pupil_plays_at_any_table(seats: int) -> None:
    g = POLITBURO.new(seats)
    bots = {seat: find("pupil", "politburo") for seat in g.rules.players}
    play_out(g, bots, Random(1), {seat: Random(seat) for seat in g.rules.players})
    assert g.public.outcome is not None
