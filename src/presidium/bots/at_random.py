"""The bot for every game: it does not care."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.core import Action, Options, SeatView


class AtRandom:
    """Takes any option, each as likely as the others, and looks at nothing else."""

    def pick(self, options: Options, rng: Random) -> Action:
        return options.sample(rng)

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        return self.pick(view.options, rng)
