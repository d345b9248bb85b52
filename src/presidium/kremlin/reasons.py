"""Why somebody is believed to have much written on a politician, or little: what he showed, where he was silent, and
what he said.

Values only, worded like the lines of a brief; who weighs what was seen says which of them count.
"""

from __future__ import annotations

from typing import Literal

from presidium.core import Line, Player, Statement, value
from presidium.kremlin.printed.people import Letter

Much = Literal["more", "less"]


class Reason(Line):
    """One thing that happened, and what it speaks for: that there is more than stands, or not; so many times likelier
    so, 1 for hardly."""

    __slots__ = ()
    much: Much
    times: int


@value
class BecauseTaken(Line):
    """Whether somebody is taken to have more on a politician than stands there, and how likely, in a hundred."""

    rule = "kremlin C.1"
    seat: Player
    who: Letter
    points: int
    much: Much
    percent: int


@value
class BecauseDeclared(Reason):
    """What he declared himself."""

    rule = "kremlin C.1"
    year: int
    seat: Player
    who: Letter
    points: int
    much: Much
    times: int


@value
class BecauseSilent(Reason):
    """How often he let things be where so much stood."""

    rule = "kremlin 13.3"
    seat: Player
    who: Letter
    points: int
    often: int
    much: Much
    times: int


@value
class BecauseSaid(Reason):
    """What he said he has."""

    rule = "kremlin 16.1"
    year: int
    seat: Player
    word: Statement
    much: Much
    times: int
