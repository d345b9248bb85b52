"""The reader over arrays believes and does what `naive` does in the engine, up to its simplifications."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from presidium.bots import find, play_out  # noqa: E402 - only where NumPy is
from presidium.bots.goulag.naive import Naive  # noqa: E402
from presidium.bots.goulag.trained.player import Trained, net  # noqa: E402
from presidium.bots.goulag.trained.reader import Reader  # noqa: E402
from presidium.core import SeatView, State  # noqa: E402
from presidium.games.goulag import GOULAG  # noqa: E402
from presidium.games.goulag.game import worker  # noqa: E402
from presidium.lab.encoding import encoding  # noqa: E402


class Watched(Naive):
    """A naive bot that keeps how far the reader's chances are from its own, and how well the reader guesses."""

    def __init__(self, reader: Reader, apart: list[float]) -> None:
        super().__init__()
        self.reader, self.apart = reader, apart

    def policy(self, view: SeatView[Any]) -> dict[Any, float]:
        found = super().policy(view)
        code = encoding("goulag", view.rules.seats)
        seen, mask = np.asarray([code.observe(view)], np.int8), np.asarray([list(code.mask(view))])
        reading = self.reader.read(seen)
        ours = self.reader.naive(seen, mask, reading)[0]
        assert ours.sum() == pytest.approx(1, abs=1e-4)
        theirs = np.zeros(code.moves)
        for action, chance in found.items():
            theirs[code.number(view.seat, action)] = chance
        self.apart.append(float(abs(ours - theirs).sum() / 2))
        for known in (view.seat, view.rules.right(view.seat)):
            loyal = view.secret(worker(known)) == "loyal"
            assert reading.read[0, (known - view.seat) % view.rules.seats] == pytest.approx(float(loyal), abs=1e-5)
        return found


@pytest.mark.parametrize("seats", [5, pytest.param(7, marks=pytest.mark.ci)])
def test_it_answers_as_naive_does(seats: int) -> None:
    reader, apart = Reader(np, seats), list[float]()
    for seed in range(2):
        g: State[Any] = GOULAG.begin(GOULAG.rules(seats, {}))
        bots = {seat: Watched(reader, apart) for seat in g.rules.players}
        play_out(g, bots, Random(seed), {seat: Random(seed * 10 + seat) for seat in bots}, talk=False)
    assert np.mean(apart) < 0.03
    assert max(apart) < 0.35


def test_it_learns_who_is_loyal_from_deeds() -> None:
    """After a game among naive players the reader's beliefs about unseen cards are better than before it."""
    seats, code, reader = 5, encoding("goulag", 5), Reader(np, 5)
    before, after = list[float](), list[float]()
    for seed in range(12):
        g: State[Any] = GOULAG.begin(GOULAG.rules(seats, {}))
        last: dict[int, Any] = {}

        class Noted(Naive):
            def policy(self, view: SeatView[Any]) -> dict[Any, float]:
                last[view.seat] = view  # noqa: B023 - the game of this turn of the loop
                return super().policy(view)

        bots = {seat: Noted() for seat in g.rules.players}
        play_out(g, bots, Random(seed), {seat: Random(seed * 10 + seat) for seat in bots}, talk=False)
        for seat, view in last.items():
            sides = [g.secret(worker(g.rules.left(seat, by))) == "loyal" for by in range(seats)]
            guess = reader.read(np.asarray([code.observe(view)], np.int8)).read[0]
            first = reader.first_trust[0, 2 * sides[0] + sides[-1]]
            for at in (1, 2, 3):
                before.append((first[at] - sides[at]) ** 2)
                after.append((guess[at] - sides[at]) ** 2)
    assert np.mean(after) < np.mean(before) - 0.03


@pytest.mark.parametrize("seats", [5, pytest.param(6, marks=pytest.mark.ci)])
def test_the_trained_bot_plays_with_a_net_and_without(seats: int) -> None:
    trained = find("trained", "goulag")
    assert isinstance(trained, Trained)
    g: State[Any] = GOULAG.begin(GOULAG.rules(seats, {}))
    assert (net(g.rules) is None) == (seats != 5)
    bots = {seat: trained if seat == 1 else Naive() for seat in g.rules.players}
    play_out(g, bots, Random(1), {seat: Random(seat) for seat in bots})
    assert g.over
