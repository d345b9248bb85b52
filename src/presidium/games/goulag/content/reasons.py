"""Kinds of evidence for a player's side in Goulag: acts and claims, each with a likelihood ratio.

This module only defines values, which are worded like the lines of a brief. The bots decide which evidence they use.
"""

from __future__ import annotations

from presidium.core import Line, Player, Statement, value
from presidium.games.goulag.moves import Side


class Reason(Line):
    """An act as evidence for a side: how many times likelier the act is for players of that side."""

    __slots__ = ()
    side: Side
    times: int


@value
class BecauseTaken(Line):
    """The side on which a bot believes a player to be, with its probability in percent: a reason for its answer."""

    rule = "goulag 1.3"
    seat: Player
    side: Side
    percent: int


@value
class BecauseNamed(Reason):
    """A commissar's choice of builders and supervisor, as evidence for the commissar's side."""

    rule = "goulag 2.1"
    round: int
    commissar: Player
    builders: tuple[Player, Player]
    supervisor: Player
    side: Side
    times: int


@value
class BecauseWatched(Reason):
    """A supervisor's decision to order an exchange or not, as evidence for the supervisor's side."""

    rule = "goulag 2.4"
    round: int
    supervisor: Player
    builder: Player | None
    side: Side
    times: int


@value
class BecauseShown(Reason):
    """The number of Work cards that a round of two builders showed, as evidence for the builders' sides."""

    rule = "goulag 2.5"
    round: int
    builders: tuple[Player, Player]
    work: int
    side: Side
    times: int


@value
class BecauseSaid(Reason):
    """A player's claim, as evidence for the side of a player."""

    rule = "goulag 5.1"
    speaker: Player
    claim: Statement
    side: Side
    times: int
