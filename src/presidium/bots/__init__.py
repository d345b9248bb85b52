"""Bots: they choose from what their seat may know, and so cannot peek."""

from presidium.bots.bot import Bot, BotError, Picker, Speaker
from presidium.bots.driver import answer_for, answers, let_speak, play_out, time_to_talk
from presidium.bots.roster import caretaker, find, names, suggest

__all__ = [
    "Bot",
    "BotError",
    "Picker",
    "Speaker",
    "answer_for",
    "answers",
    "caretaker",
    "find",
    "let_speak",
    "names",
    "play_out",
    "suggest",
    "time_to_talk",
]
