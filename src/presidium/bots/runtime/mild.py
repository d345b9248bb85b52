"""A bot for a person's first game: it plays sensibly and sometimes at random."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from presidium.bots.runtime.bot import Bot, Replier, Speaker
from presidium.core import Action, SeatView, Statement

RANDOM_RATE: Final = 0.2
"""Probability that the mild bot answers at random."""


class Mild:
    """A bot that plays and speaks as another bot would, but gives one answer in five at random."""

    def __init__(self, usual: Bot, at_random: Bot) -> None:
        self.usual, self.at_random = usual, at_random

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        chooses = self.at_random if rng.random() < RANDOM_RATE else self.usual
        return chooses.choose(view, rng)

    def reply(self, view: SeatView[Any], rng: Random) -> Statement | None:
        return self.usual.reply(view, rng) if isinstance(self.usual, Replier) else None

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        return self.usual.speak(view, rng) if isinstance(self.usual, Speaker) else None
