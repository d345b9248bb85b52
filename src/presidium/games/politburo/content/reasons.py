"""Kinds of evidence for a player's member in Politburo: acts and statements, each with a likelihood ratio.

This module only defines values, which are worded like the lines of a brief. The bots decide which evidence they use.
"""

from __future__ import annotations

from typing import Literal

from presidium.core import Line, Player, Statement, value
from presidium.games.politburo.goals import Member, Ministry
from presidium.games.politburo.state import Choice, Side, Trio

Speaks = Literal["for", "against"]


class Reason(Line):
    """An act as evidence for or against a member: how many times likelier the act is with (or without) that member."""

    __slots__ = ()
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseTaken(Line):
    """The member whom a bot believes a seat to have, with the probability in percent."""

    rule = "politburo 1.1"
    seat: Player
    member: Member
    percent: int


@value
class BecauseProposed(Reason):
    """A Gensek's proposal of a ministry, as evidence for or against the Gensek's member."""

    rule = "politburo 2.1"
    round: int
    gensek: Player
    ministry: Ministry
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseVoted(Reason):
    """A vote for or against a plan, as evidence about the voter's member."""

    rule = "politburo 2.1"
    round: int
    seat: Player
    gensek: Player
    ministry: Ministry
    vote: Choice
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseNamed(Reason):
    """A Gensek's choice of voters for a ballot, as evidence about the Gensek's member."""

    rule = "politburo 3.1"
    round: int
    gensek: Player
    ministry: Ministry
    voters: Trio
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseCast(Reason):
    """A ballot whose voter is known, as evidence about the voter's member."""

    rule = "politburo 3.1"
    round: int
    seat: Player
    ministry: Ministry
    side: Side
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseCounted(Reason):
    """The count of a ballot whose single votes are unknown, as evidence about a voter's member."""

    rule = "politburo 3.1"
    round: int
    voters: tuple[Player, ...]
    ministry: Ministry
    repression: int
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseSaid(Reason):
    """A player's stated wish for a ministry, as evidence about the player's member."""

    rule = "politburo 7.1"
    round: int
    speaker: Player
    wish: Statement
    member: Member
    speaks: Speaks
    times: int
