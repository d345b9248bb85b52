"""Of a game that is played or was: what to answer, what could be known, how it turned, what might have been."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from presidium.bots.opinion import How
from presidium.core.chart import Drawn
from presidium.table import messages


class Suggestion(msgspec.Struct, frozen=True):
    """An answer one might give, in notation."""

    action: str


class BeliefMoment(msgspec.Struct, frozen=True):
    """When something was believed: the step of the archives, and the year or round."""

    n: int
    year: int


class BeliefTrack(msgspec.Struct, frozen=True):
    """What was believed of one thing, moment by moment, beside what it was. Things are pairs: the noun of the game's
    words, and which."""

    about: tuple[str, str]
    may_be: tuple[tuple[str, str], ...]
    likely: tuple[tuple[float, ...], ...]
    truth: tuple[int, ...]
    because: Any


class Beliefs(msgspec.Struct, frozen=True):
    """What a seat of a finished game could have known, through a lens."""

    seat: int
    lens: str
    lenses: tuple[str, ...]
    course: tuple[BeliefMoment, ...]
    tracks: tuple[BeliefTrack, ...]


class RowInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a drawing, and of the table behind it."""

    of: Annotated[tuple[str, str], Meta(description="A noun of the game's words, and which.")]
    cells: tuple[int | str | None, ...]
    truth: Annotated[
        tuple[int | str | None, ...], Meta(description="The same as it was in truth, where that was hidden.")
    ] = ()


class ChartInfo(msgspec.Struct, frozen=True):
    """A drawing of a finished game: rows over columns, which are years, or things of the game."""

    id: str
    drawn: Drawn
    columns: tuple[tuple[str, str], ...]
    rows: tuple[RowInfo, ...]
    kind: Annotated[str, Meta(description="What the cells hold: `player`, `word`, or, empty, numbers.")]
    moments: Annotated[tuple[int, ...], Meta(description="By column, the number of the moment it speaks of.")]


class TurnInfo(msgspec.Struct, frozen=True):
    """A moment at which a game turned, and what there is to say of it: things that have a name, and numbers."""

    n: int
    kind: Annotated[str, Meta(description="What happened, by a word of the game's own.")]
    slots: dict[str, tuple[str, str] | int]


class ChartsInfo(msgspec.Struct, frozen=True):
    """A finished game as a whole."""

    charts: tuple[ChartInfo, ...]
    turns: tuple[TurnInfo, ...]


class BroughtInfo(msgspec.Struct, frozen=True):
    """A record that somebody has brought, and that the rules allow."""

    hello: Annotated[messages.Hello, Meta(description="As a table that is over would say it.")]
    moves: Annotated[int, Meta(description="How many answers and statements it has.")]
    rolls: Annotated[int | None, Meta(description="How many of its rolls are as was promised; null: nothing was.")]


class WeighedInfo(msgspec.Struct, frozen=True):
    """An answer, in notation, and how often it would be given, of 1."""

    action: str
    share: float


class GroundInfo(msgspec.Struct, frozen=True):
    """Something a bot believes, and why, the most telling first: values that the game's words tell, as in a brief."""

    belief: Any
    because: Any


class OpinionInfo(msgspec.Struct, frozen=True):
    """What a bot would answer, or has answered, and what it thinks of it."""

    bot: str
    question: int
    how: How
    """`weighs`: it gives each answer so often. `strays`: the same, but one time in five it draws lots. `writes`: it has
    an idea, where answers are too many to weigh each. `draws`: it draws lots. `mute`: it does not say. `bound`: there
    was nothing to choose."""
    action: str
    weighed: tuple[WeighedInfo, ...] = ()
    grounds: tuple[GroundInfo, ...] = ()


class ChoiceInfo(msgspec.Struct, frozen=True):
    """What somebody could have answered, and what he did; seat 0 is chance."""

    seat: int
    options: tuple[str, ...] | int
    """Only their number where they are far too many."""
    answer: str = ""
    """Empty where the game was ended before."""


class CrossroadsInfo(msgspec.Struct, frozen=True):
    """A question of a finished game in which somebody had a choice."""

    n: int
    """The number of the moment at which it stood."""
    steps: Any
    window: bool
    choices: tuple[ChoiceInfo, ...]


class EndingInfo(msgspec.Struct, frozen=True):
    """A way for a game to end: who won, by the rulebook's word for them, and by which rule."""

    winners: tuple[int, ...]
    who: str
    rule: str
    times: int = 1


class WhatIf(msgspec.Struct, frozen=True):
    """How a game ended when bots played on with another answer, and with the one given; on the same dice."""

    bot: str
    times: int
    """How often they were to play each."""
    games: int
    """How often they have: fewer where time ran out."""
    instead: tuple[EndingInfo, ...]
    really: tuple[EndingInfo, ...]
    turned: int
    """In how many of these games others won."""
    ended: EndingInfo | None = None
    """How the game ended in truth; null if it came to no end."""


TOLD: Final = (Suggestion, OpinionInfo, Beliefs, ChartsInfo, CrossroadsInfo, WhatIf, BroughtInfo)
