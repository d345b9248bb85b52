"""Bots: they choose from what their seat may know, and so cannot peek."""

from presidium.bots.bot import Bot, BotError, Picker, Speaker
from presidium.bots.driver import answer_for, let_speak, play_out, time_to_talk
from presidium.bots.roster import find, names

__all__ = [
    "Bot",
    "BotError",
    "Picker",
    "Speaker",
    "answer_for",
    "find",
    "let_speak",
    "names",
    "play_out",
    "time_to_talk",
]
