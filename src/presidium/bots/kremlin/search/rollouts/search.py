"""Evaluates answers of Kremlin by playing each on in hundreds of likely worlds, in compiled code."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from presidium.bots.kremlin.belief.beliefs import Particles
from presidium.bots.kremlin.play.prospects import reigns
from presidium.bots.kremlin.search.rollouts import kernel
from presidium.bots.kremlin.search.rollouts.outlook import MINDS
from presidium.bots.kremlin.search.rollouts.tables import tables
from presidium.bots.kremlin.temper import Temper
from presidium.core import PASS, Action, SeatView, seat_view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.state import Public, edition_of
from presidium.lab.batch.kremlin import load, record, words
from presidium.lab.batch.kremlin.compiled import kept_in

DICE: Final = 1 << 48


def compiled_once() -> Path:
    """Path of a file whose existence means that the machine code is completely compiled."""
    return kept_in(Path(__file__).parent) / "rollouts"


def warm() -> None:
    """Compiles all machine code of Kremlin's search in advance."""
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
    """Evaluates the answers to one question. Each answer is played on in the same worlds with the same dice."""

    def __init__(self, view: SeatView[Public], particles: Particles, rng: Random, years: int = LAST_YEAR) -> None:
        """`years`: maximum number of years that are played on after the current year."""
        self.view, self.particles, self.rng = view, particles, rng
        self.last_year = view.public.year + years
        self.tables = tables(reigns(edition_of(view)), Temper())
        self.room, self.minds = np.zeros(1, record.GAME), np.zeros(1, MINDS)

    def compare(self, actions: list[Action], rounds: int) -> dict[Action, list[float]]:
        """Results of each action, one for each world: the estimated probability that the seat wins."""
        numbers = np.array([words.number(action, self.view.public, self.view.seat) for action in actions], np.int32)
        dice = np.array([self.rng.randrange(DICE), 0], np.int64)
        came = np.zeros((len(actions), rounds))
        kernel.compare(
            self.worlds(rounds), self.room, self.view.seat, numbers, self.tables, self.minds, dice, self.last_year, came
        )
        return dict(zip(actions, came.tolist(), strict=True))

    def worlds(self, many: int) -> Any:
        """Worlds drawn by their probability, as records. They differ only in the other seats' sheets."""
        found = record.copies(record.batch([load.of_view(self.view)]), many)
        found["answer"][:, self.view.seat] = -1
        for seat, some in self.particles.sheets.items():
            sheets, weights = [sheet for sheet, _ in some], [weight for _, weight in some]
            found["written"][:, seat] = self.rng.choices(sheets, weights, k=many)
        return found
