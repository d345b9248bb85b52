"""What comes of an answer of Kremlin: likely worlds by the hundred, played on in machine code."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from presidium.batch.kremlin import load, record, words
from presidium.batch.kremlin.compiled import kept_in
from presidium.bots.frozen.kremlin.prospects import reigns
from presidium.bots.kremlin.beliefs import Particles
from presidium.bots.kremlin.rollouts import kernel
from presidium.bots.kremlin.rollouts.outlook import MINDS
from presidium.bots.kremlin.rollouts.tables import tables
from presidium.bots.kremlin.temper import Temper
from presidium.core import PASS, Action, SeatView, seat_view
from presidium.kremlin import KREMLIN
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.ending import LAST_YEAR
from presidium.kremlin.state import Public, edition_of

DICE: Final = 1 << 48


def compiled_once() -> Path:
    """What says that everything has been compiled."""
    return kept_in(Path(__file__).parent) / "rollouts"


def warm() -> None:
    """Have everything compiled, before anybody waits for it."""
    for preset in ("1988 basic", "1986 basic"):
        g = KREMLIN.new(4, preset=preset)
        rng = Random(0)
        while not isinstance(g.stack[-1], Window):
            seat = g.waiting_for()[0]
            g.apply(seat, g.options(seat).sample(rng))  # type: ignore[union-attr]
        view = seat_view(g, 1)
        Rollouts(view, Particles(view), rng).compare([PASS], 1)
    compiled_once().touch()


class Rollouts:
    """One question, thought through in so many worlds: each answer is played on in all of them, with the same dice."""

    def __init__(self, view: SeatView[Public], particles: Particles, rng: Random, years: int = LAST_YEAR) -> None:
        """`years`: how many more than the one under way are played on; there are no more than these."""
        self.view, self.particles, self.rng = view, particles, rng
        self.last_year = view.public.year + years
        self.tables = tables(reigns(edition_of(view)), Temper())
        self.room, self.minds = np.zeros(1, record.GAME), np.zeros(1, MINDS)

    def compare(self, actions: list[Action], rounds: int) -> dict[Action, list[float]]:
        """What came of each, world by world."""
        numbers = np.array([words.number(action, self.view.public, self.view.seat) for action in actions], np.int32)
        dice = np.array([self.rng.randrange(DICE), 0], np.int64)
        came = np.zeros((len(actions), rounds))
        kernel.compare(
            self.worlds(rounds), self.room, self.view.seat, numbers, self.tables, self.minds, dice, self.last_year, came
        )
        return dict(zip(actions, came.tolist(), strict=True))

    def worlds(self, many: int) -> Any:
        """Worlds as likely as they are believed: they differ in the sheets of the others."""
        found = record.copies(record.batch([load.of_view(self.view)]), many)
        found["answer"][:, self.view.seat] = -1
        for seat, some in self.particles.sheets.items():
            sheets, weights = [sheet for sheet, _ in some], [weight for _, weight in some]
            found["written"][:, seat] = self.rng.choices(sheets, weights, k=many)
        return found
