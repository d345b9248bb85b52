"""A bot for somebody's first game: it knows how to play, and is often somewhere else with its thoughts."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from presidium.bots.bot import Bot, Replier, Speaker
from presidium.core import Action, SeatView, Statement

STRAYS: Final = 0.2
"""How often it chooses at random."""


class Mild:
    """Chooses as another bot would, and one time in five at random. It says what that one says."""

    def __init__(self, usual: Bot, at_random: Bot) -> None:
        self.usual, self.at_random = usual, at_random

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        chooses = self.at_random if rng.random() < STRAYS else self.usual
        return chooses.choose(view, rng)

    def reply(self, view: SeatView[Any], rng: Random) -> Statement | None:
        return self.usual.reply(view, rng) if isinstance(self.usual, Replier) else None

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        return self.usual.speak(view, rng) if isinstance(self.usual, Speaker) else None
