"""Kinds of evidence for a player's points on a politician: declarations, passes and claims, with likelihood ratios.

The classes are plain values, worded like the lines of a brief; the bots decide which evidence to use.
"""

from __future__ import annotations

from typing import Literal

from presidium.core import Line, Player, Statement, value
from presidium.games.kremlin.printed.people import Letter

Much = Literal["more", "less"]


class Reason(Line):
    """A piece of evidence for or against undeclared points, and by which factor it changes their likelihood; 1 means
    hardly at all."""

    __slots__ = ()
    much: Much
    times: int


@value
class BecauseTaken(Line):
    """Whether a player is believed to have undeclared points on a politician, with the probability in percent."""

    rule = "kremlin C.1"
    seat: Player
    who: Letter
    points: int
    much: Much
    percent: int


@value
class BecauseDeclared(Reason):
    """Evidence for undeclared points: a declaration of the player."""

    rule = "kremlin C.1"
    year: int
    seat: Player
    who: Letter
    points: int
    much: Much
    times: int


@value
class BecauseSilent(Reason):
    """Evidence about undeclared points: how often the player passed while so many points stood on the politician."""

    rule = "kremlin 13.3"
    seat: Player
    who: Letter
    points: int
    often: int
    much: Much
    times: int


@value
class BecauseSaid(Reason):
    """Evidence about undeclared points: a claim that the player has made."""

    rule = "kremlin 16.1"
    year: int
    seat: Player
    word: Statement
    much: Much
    times: int
