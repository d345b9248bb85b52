"""Bots: they choose from what their seat may know, and so cannot peek."""

from presidium.bots.bot import Believer, Bot, BotError, Ground, Listener, Picker, Speaker
from presidium.bots.comrades import COMRADES
from presidium.bots.driver import answer_for, answer_from, answers, let_speak, play_out, time_to_talk, told
from presidium.bots.mind import Mind, Policy
from presidium.bots.opinion import Opinion, opinion
from presidium.bots.roster import (
    advises,
    caretaker,
    comrades,
    comrades_for,
    find,
    lenses,
    must_sit,
    names,
    newcomer,
    person,
    reading,
    seasoned,
    suggest,
    talks,
    thinks,
    yardsticks,
)
from presidium.bots.tracks import Reading, Track, Tracks, percent, tracks
from presidium.core.chart import Thing

__all__ = [
    "COMRADES",
    "Believer",
    "Bot",
    "BotError",
    "Ground",
    "Listener",
    "Mind",
    "Opinion",
    "Picker",
    "Policy",
    "Reading",
    "Speaker",
    "Thing",
    "Track",
    "Tracks",
    "advises",
    "answer_for",
    "answer_from",
    "answers",
    "caretaker",
    "comrades",
    "comrades_for",
    "find",
    "lenses",
    "let_speak",
    "must_sit",
    "names",
    "newcomer",
    "opinion",
    "percent",
    "person",
    "play_out",
    "reading",
    "seasoned",
    "suggest",
    "talks",
    "thinks",
    "time_to_talk",
    "told",
    "tracks",
    "yardsticks",
]
