"""A bot of this package."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.core import Action, View
from presidium_queue.game import Loaf, Push


class Pusher:
    """It has never waited for anything, and eats what it buys."""

    def choose(self, view: View[Any], rng: Random) -> Action:
        assert view.options is not None
        assert view.seat is not None
        return next(wanted for wanted in (Push(), Loaf(view.seat)) if wanted in view.options)
