"""A bot that never speaks, for the task `talk`: it gives another bot's answers and holds its tongue."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import quote

from presidium.bots import find
from presidium.bots.runtime.driver import told
from presidium.core import Action, SeatView


def muted(bot: str, game: str) -> str:
    """The name of this bot without its voice."""
    return f"{__name__}:Mute?bot={quote(bot, safe='')}&game={game}"


class Mute:
    """Another bot without its statements. It still hears what others say."""

    def __init__(self, bot: str, game: str) -> None:
        self.bot = find(bot, game)

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        if hasattr(self.bot, "pick"):
            action: Action = self.bot.pick(view.options, rng)
            return action
        return self.bot.choose(told(self.bot, view), rng)
