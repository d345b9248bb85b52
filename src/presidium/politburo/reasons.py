"""Why somebody is taken for this member: what he did or said, and how much likelier that was of him than of others.

Values only, worded like the lines of a brief; who weighs what was seen says which of them count.
"""

from __future__ import annotations

from typing import Literal

from presidium.core import Line, Player, Statement, value
from presidium.politburo.goals import Member, Ministry
from presidium.politburo.state import Choice, Side, Trio

Speaks = Literal["for", "against"]


class Reason(Line):
    """One thing that happened, and whether it speaks for the seat's being that member or against it: it was so many
    times likelier then, or less likely; 1 for hardly."""

    __slots__ = ()
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseTaken(Line):
    """Whom a seat is taken for, and how likely, in a hundred."""

    rule = "politburo 1.1"
    seat: Player
    member: Member
    percent: int


@value
class BecauseProposed(Reason):
    """What a Gensek proposed."""

    rule = "politburo 2.1"
    round: int
    gensek: Player
    ministry: Ministry
    member: Member
    speaks: Speaks
    times: int


@value
class BecauseVoted(Reason):
    """How somebody voted on a plan."""

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
    """Whom a Gensek named for a ballot."""

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
    """A ballot that is known."""

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
    """How many of several voters were for Repression, where it is not known who."""

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
    """What somebody said he wants."""

    rule = "politburo 7.1"
    round: int
    speaker: Player
    wish: Statement
    member: Member
    speaks: Speaks
    times: int
