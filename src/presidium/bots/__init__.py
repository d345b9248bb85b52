"""Bots: programs that choose a seat's answers. A bot receives only what its seat may know, so it cannot cheat."""

import sys

from presidium.bots.analysis.tracks import Reading, Track, Tracks, percent, tracks
from presidium.bots.runtime.bot import Believer, Bot, BotError, Ground, Listener, Picker, Preparing, Replier, Speaker
from presidium.bots.runtime.comrades import COMRADES
from presidium.bots.runtime.driver import (
    answer_for,
    answer_from,
    answers,
    let_reply,
    let_speak,
    play_out,
    time_to_talk,
    told,
)
from presidium.bots.runtime.mind import Mind, Policy
from presidium.bots.runtime.opinion import Opinion, opinion
from presidium.bots.runtime.roster import (
    advises,
    at_hand,
    caretaker,
    comrades,
    comrades_for,
    find,
    lenses,
    must_sit,
    names,
    newcomer,
    newcomer_options,
    person,
    reading,
    seasoned,
    suggest,
    talks,
    thinks,
    usual_lens,
    yardsticks,
)
from presidium.core.content.chart import Thing

# Import paths of 0.2. `_old_paths` cannot hold them: importing `presidium.bots.opinion` would replace the function.
for _old, _name in {"opinion": opinion, "roster": comrades, "tracks": tracks}.items():
    sys.modules[f"{__name__}.{_old}"] = sys.modules[_name.__module__]

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
    "Preparing",
    "Reading",
    "Replier",
    "Speaker",
    "Thing",
    "Track",
    "Tracks",
    "advises",
    "answer_for",
    "answer_from",
    "answers",
    "at_hand",
    "caretaker",
    "comrades",
    "comrades_for",
    "find",
    "lenses",
    "let_reply",
    "let_speak",
    "must_sit",
    "names",
    "newcomer",
    "newcomer_options",
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
    "usual_lens",
    "yardsticks",
]
