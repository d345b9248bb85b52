"""Response bodies about a game in progress or finished: advice, beliefs, charts, turning points, what-ifs."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium.bots.runtime.opinion import How
from presidium.core.content.chart import Drawn
from presidium.server.protocol import messages

STEP: Final = Meta(description="The number of the step, as in `history?eyes=…`.")


class Suggestion(msgspec.Struct, frozen=True):
    """A possible answer, in the notation of the game."""

    action: str


class BeliefMoment(msgspec.Struct, frozen=True):
    """A moment for which beliefs are given: its number in the archives, and the year or round."""

    n: int
    year: int


class BeliefTrack(msgspec.Struct, frozen=True):
    """The probabilities of one hidden fact, moment by moment, and the truth. `about` and `may_be` hold pairs: a noun of
    the game's words, and a value."""

    about: tuple[str, str]
    may_be: tuple[tuple[str, str], ...]
    likely: tuple[tuple[float, ...], ...]
    truth: tuple[int, ...]
    because: Any


class Beliefs(msgspec.Struct, frozen=True):
    """What a player in one seat of a finished game could have inferred, under a lens's assumptions."""

    seat: int
    lens: str
    lenses: tuple[str, ...]
    course: tuple[BeliefMoment, ...]
    tracks: tuple[BeliefTrack, ...]


class RowInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of a chart, and of the table behind it."""

    of: Annotated[tuple[str, str], Meta(description="A noun of the game's words and a value.")]
    cells: tuple[int | str | None, ...]
    truth: Annotated[tuple[int | str | None, ...], Meta(description="The true values, where they were hidden.")] = ()


class ChartInfo(msgspec.Struct, frozen=True):
    """A chart of a finished game. Its columns are years, or things of the game."""

    id: str
    drawn: Drawn
    columns: tuple[tuple[str, str], ...]
    rows: tuple[RowInfo, ...]
    kind: Annotated[str, Meta(description="What the cells hold: `player`, `word`, or, if empty, numbers.")]
    moments: Annotated[tuple[int, ...], Meta(description="For each column, the number of its moment.")]


class TurnInfo(msgspec.Struct, frozen=True):
    """A turning point of a finished game. `slots` holds the arguments of its translated text."""

    n: int
    kind: Annotated[str, Meta(description="What happened, by the game's own name for it.")]
    slots: dict[str, tuple[str, str] | int]


class ChartsInfo(msgspec.Struct, frozen=True):
    """The charts and turning points of a finished game."""

    charts: tuple[ChartInfo, ...]
    turns: tuple[TurnInfo, ...]


class ChancePoint(msgspec.Struct, frozen=True):
    """Each seat's chance of winning after one step of a finished game."""

    n: Annotated[int, STEP]
    chance: Annotated[tuple[float, ...], Meta(description="By seat, from 0 to 1. Several seats may win together.")]


class TurnedInfo(msgspec.Struct, frozen=True):
    """A step of a finished game that changed a seat's chance of winning much."""

    n: Annotated[int, STEP]
    before: Annotated[tuple[float, ...], Meta(description="By seat, the chance before the step.")]
    after: Annotated[tuple[float, ...], Meta(description="By seat, the chance after the step.")]


class ChancesInfo(msgspec.Struct, frozen=True):
    """Each seat's chance of winning over a finished game, by simulation, and the steps that changed it most."""

    share_done: Annotated[
        float, Meta(description="How much of the work is done, from 0 to 1. Below 1, ask again for the rest.")
    ]
    points: Annotated[tuple[ChancePoint, ...], Meta(description="The course of the game.")]
    turns: Annotated[tuple[TurnedInfo, ...], Meta(description="In the order of the game; empty until all is done.")]


class DecisionInfo(msgspec.Struct, frozen=True):
    """A question of a finished game at which players had a choice. Windows in which a player passed do not count."""

    n: Annotated[int, Meta(description="The number of the moment at which the question was asked.")]
    seats: Annotated[tuple[int, ...], Meta(description="The seats that had a choice and used it.")]


class BroughtInfo(msgspec.Struct, frozen=True):
    """An uploaded record that has been replayed and found valid."""

    hello: Annotated[messages.Hello, Meta(description="As a finished table would send it.")]
    moves: Annotated[int, Meta(description="How many answers and statements it has.")]
    rolls: Annotated[
        int | None, Meta(description="How many of its rolls match the promised dice; null if there was no promise.")
    ]


class WeighedInfo(msgspec.Struct, frozen=True):
    """An answer, in notation, and the probability that the bot gives it."""

    action: str
    share: float


class GroundInfo(msgspec.Struct, frozen=True):
    """A belief of a bot and the evidence for it, the strongest first. Both are values of the game."""

    belief: Any
    because: Any


class OpinionInfo(msgspec.Struct, frozen=True):
    """The answer a bot would give, or has given, with its reasons."""

    bot: str
    question: int
    how: How
    """How the bot chooses. `weighs`: by the probabilities in `weighed`. `strays`: likewise, but one answer in five is
    random. `writes`: by a plan, where answers are too many to weigh each. `draws`: at random. `mute`: the bot does not
    say. `bound`: there was only one answer."""
    action: str
    weighed: tuple[WeighedInfo, ...] = ()
    grounds: tuple[GroundInfo, ...] = ()


class ChoiceInfo(msgspec.Struct, frozen=True):
    """The options of one seat at a question, and its answer. Seat 0 is chance."""

    seat: int
    options: tuple[str, ...] | int
    """The answers the seat could have given; only their number if there are very many."""
    answer: str = ""
    """The answer the seat gave; empty if the game ended before the question closed."""


class CrossroadsInfo(msgspec.Struct, frozen=True):
    """A question of a finished game at which a player had a choice."""

    n: int
    """The number of the moment at which the question was asked."""
    steps: Any
    window: bool
    choices: tuple[ChoiceInfo, ...]


class EndingInfo(msgspec.Struct, frozen=True):
    """One way a game ended: the winners, the rulebook's word for them, the rule, and how often it happened."""

    winners: tuple[int, ...]
    who: str
    rule: str
    times: int = 1


class WhatIf(msgspec.Struct, frozen=True):
    """Results of games that bots played on after another answer, and after the real answer, with the same dice."""

    bot: str
    times: int
    """How many games were to be played with each answer."""
    games: int
    """How many games were played with each answer; fewer than `times` if time ran out."""
    instead: tuple[EndingInfo, ...]
    really: tuple[EndingInfo, ...]
    turned: int
    """How many of the games with the other answer had other winners."""
    ended: EndingInfo | None = None
    """How the game really ended; null if it did not come to its end."""
