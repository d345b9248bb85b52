"""The engine: State, Step, Question, Action, Event, View and Record, from which all games are made.

It contains no game, no input or output and no randomness, and uses only the standard library.
"""

from presidium.core.codec import Codec
from presidium.core.content.brief import Brief, Cost, Line, Offer, Scale, When
from presidium.core.content.example import Example, Figure, Paragraph
from presidium.core.content.lesson import Lesson, Screen
from presidium.core.content.press import Fact, Issue, Portrait, Press
from presidium.core.content.problem import Problem
from presidium.core.decision import (
    CHANCE,
    PASS,
    Action,
    Answers,
    Ask,
    AskAll,
    Chance,
    Listed,
    Options,
    Pass,
    Player,
    Question,
    Refusal,
    Refused,
    Roll,
    Span,
    refusal,
)
from presidium.core.game import Game, Imagined, Odds, Orders, Worlds
from presidium.core.log import Event, Log, Said, Statement
from presidium.core.notation import Kind, Notation, Unreadable, fields, numbers, one_of
from presidium.core.noun import Noun, nouns
from presidium.core.record import BadRecord, Record
from presidium.core.rules import Option, Rules, named, settle
from presidium.core.state import Key, Outcome, Secret, State
from presidium.core.step import DONE, Step, Steps
from presidium.core.value import value
from presidium.core.view import UNSEEN, SeatView, View, open_view, seat_view, seated, view, world

__all__ = [
    "CHANCE",
    "DONE",
    "PASS",
    "UNSEEN",
    "Action",
    "Answers",
    "Ask",
    "AskAll",
    "BadRecord",
    "Brief",
    "Chance",
    "Codec",
    "Cost",
    "Event",
    "Example",
    "Fact",
    "Figure",
    "Game",
    "Imagined",
    "Issue",
    "Key",
    "Kind",
    "Lesson",
    "Line",
    "Listed",
    "Log",
    "Notation",
    "Noun",
    "Odds",
    "Offer",
    "Option",
    "Options",
    "Orders",
    "Outcome",
    "Paragraph",
    "Pass",
    "Player",
    "Portrait",
    "Press",
    "Problem",
    "Question",
    "Record",
    "Refusal",
    "Refused",
    "Roll",
    "Rules",
    "Said",
    "Scale",
    "Screen",
    "SeatView",
    "Secret",
    "Span",
    "State",
    "Statement",
    "Step",
    "Steps",
    "Unreadable",
    "View",
    "When",
    "Worlds",
    "fields",
    "named",
    "nouns",
    "numbers",
    "one_of",
    "open_view",
    "refusal",
    "seat_view",
    "seated",
    "settle",
    "value",
    "view",
    "world",
]
