"""A bot for every game that answers at random."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.core import Action, Options, SeatView


class AtRandom:
    """A bot that takes any option with equal probability and ignores everything else in its view."""

    def pick(self, options: Options, rng: Random) -> Action:
        return options.sample(rng)

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        return self.pick(view.options, rng)
