"""Bots: they choose from what their seat may know, and so cannot peek."""

from presidium.bots.bot import Believer, Bot, BotError, Listener, Picker, Speaker
from presidium.bots.driver import answer_for, answer_from, answers, let_speak, play_out, time_to_talk, told
from presidium.bots.mind import Mind, Policy
from presidium.bots.roster import caretaker, find, names, suggest, talks, thinks, yardsticks

__all__ = [
    "Believer",
    "Bot",
    "BotError",
    "Listener",
    "Mind",
    "Picker",
    "Policy",
    "Speaker",
    "answer_for",
    "answer_from",
    "answers",
    "caretaker",
    "find",
    "let_speak",
    "names",
    "play_out",
    "suggest",
    "talks",
    "thinks",
    "time_to_talk",
    "told",
    "yardsticks",
]
