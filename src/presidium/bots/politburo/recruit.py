"""A recruit: it knows its goal, and is often somewhere else with its thoughts."""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.politburo import TALKATIVE
from presidium.bots.mind import Policy
from presidium.bots.politburo.naive import Naive
from presidium.core import SeatView
from presidium.politburo.state import Public

STRAYS: Final = 0.22
"""How often it answers at random."""


class Recruit(Naive):
    """Answers as the naive one would, and now and then anything."""

    def __init__(self, strays: float = STRAYS, talk: float = TALKATIVE, honest: float = 0.0) -> None:
        super().__init__(talk, honest)
        self.strays = strays

    def policy(self, view: SeatView[Public]) -> Policy:
        usual, chance = super().policy(view), self.strays / len(view.options)
        return {action: chance + (1 - self.strays) * usual.get(action, 0.0) for action in view.options}
