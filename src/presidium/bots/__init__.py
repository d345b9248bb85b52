"""Bots: they choose from what their seat may know, and so cannot peek."""

from presidium.bots.bot import Believer, Bot, BotError, Listener, Picker, Speaker
from presidium.bots.driver import answer_for, answer_from, answers, let_speak, play_out, time_to_talk, told
from presidium.bots.mind import Mind, Policy
from presidium.bots.roster import caretaker, find, lenses, names, reading, suggest, talks, thinks, yardsticks
from presidium.bots.tracks import Reading, Thing, Track, Tracks, percent, tracks

__all__ = [
    "Believer",
    "Bot",
    "BotError",
    "Listener",
    "Mind",
    "Picker",
    "Policy",
    "Reading",
    "Speaker",
    "Thing",
    "Track",
    "Tracks",
    "answer_for",
    "answer_from",
    "answers",
    "caretaker",
    "find",
    "lenses",
    "let_speak",
    "names",
    "percent",
    "play_out",
    "reading",
    "suggest",
    "talks",
    "thinks",
    "time_to_talk",
    "told",
    "tracks",
    "yardsticks",
]
