"""One side of a comparison: imagines worlds of Kremlin 1988 from a seat's view and lets careful bots play them out.

The script runs in checkouts with `Game.worlds` and special playouts, and in older checkouts without them.
"""

from __future__ import annotations

from random import Random
from typing import Any

from worker import serve

from presidium.bots import find, play_out
from presidium.core import view
from presidium.games.kremlin import KREMLIN

try:
    from presidium.bots.kremlin.search.playout import simulate
except ImportError:
    simulate = None  # type: ignore[assignment]

SEATS = 4


class Simulations:
    """Repeats what a search does: draws a possible state and plays the game to its end."""

    def __init__(self) -> None:
        self.number = 0
        g = KREMLIN.new(SEATS)
        while g.public.year < 2:  # without declarations, so that all sides see the same view
            for seat in g.waiting_for():
                options = g.options(seat)
                assert options is not None
                choice = options.sample(Random(f"{self.number}/{seat}")) if not options.listed or seat == 0 else None
                g.apply(seat, next(iter(options)) if choice is None else choice)
                self.number += 1
        self.view = view(g, 1)
        self.worlds: Any = KREMLIN.worlds(self.view) if hasattr(KREMLIN, "worlds") else None

    def playout(self) -> tuple[int, int]:
        self.number += 1
        rng = Random(self.number)
        g = KREMLIN.imagine(self.view, rng) if self.worlds is None else self.worlds.sample(rng)
        bots = {seat: find("careful", "kremlin") for seat in g.rules.players}
        whims = dict.fromkeys(bots, rng)
        play = play_out if simulate is None else simulate
        return 1, int(play(g, bots, rng, whims) > 0)

    def advance(self, _: int) -> Any:
        return KREMLIN.imagine(self.view, Random(1))

    def copy(self, state: Any) -> Any:
        return state.copy()


if __name__ == "__main__":
    serve(Simulations())
