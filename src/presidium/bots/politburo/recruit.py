"""A beginner bot for Politburo: it plays for its goal, and sometimes answers at random."""

from __future__ import annotations

from typing import Final

from presidium.bots.politburo.naive import Naive
from presidium.bots.politburo.talk import TALK_RATE
from presidium.bots.runtime.mind import Policy
from presidium.core import SeatView
from presidium.games.politburo.plan import VotePlan
from presidium.games.politburo.state import Public

RANDOM_RATE: Final = 0.36
"""Probability that the recruit answers at random."""


class Recruit(Naive):
    """A bot that answers as `naive` does, but sometimes at random."""

    def __init__(self, strays: float = RANDOM_RATE, talk: float = TALK_RATE, honest: float = 0.0) -> None:
        super().__init__(talk, honest)
        self.strays = strays

    def policy(self, view: SeatView[Public]) -> Policy:
        usual = super().policy(view)
        if view.seat == view.public.gensek and isinstance(view.stack[-1], VotePlan):
            return usual  # a Gensek supports its own plan
        chance = self.strays / len(view.options)
        return {action: chance + (1 - self.strays) * usual.get(action, 0.0) for action in view.options}
