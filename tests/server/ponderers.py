"""Bots that take their time, for processes of their own."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from presidium.bots import Mind, Policy
from presidium.bots.runtime.mind import whim
from presidium.core import SeatView, Statement
from presidium.games.goulag.moves import Claim


class Ponderer(Mind[Any]):
    """Takes the last option, and tells everybody once that the first seat is loyal."""

    thinks = 0.5

    def __init__(self) -> None:
        self.spoken = False

    def policy(self, view: SeatView[Any]) -> Policy:
        return {list(view.options)[-1]: 1.0}

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        if self.spoken or view.rules.game != "goulag":
            return None
        self.spoken = True
        return Claim(1, "loyal", "inferred")


class Whimsical(Ponderer):
    """Takes what its luck says."""

    def policy(self, view: SeatView[Any]) -> Policy:
        return {whim(view).choice(list(view.options)): 1.0}


class Dozer(Ponderer):
    """Never comes to anything."""

    def policy(self, view: SeatView[Any]) -> Policy:
        time.sleep(3600)
        raise AssertionError


class Fool(Ponderer):
    """Breaks down."""

    def policy(self, view: SeatView[Any]) -> Policy:
        raise RuntimeError("a secret")


class Dawdler(Ponderer):
    """Takes longer than it has."""

    def policy(self, view: SeatView[Any]) -> Policy:
        time.sleep(2)
        return super().policy(view)
