"""Why somebody is taken for loyal or disloyal: what he did or said, and how much likelier that was on one side.

Values only, worded like the lines of a brief; who weighs what was seen says which of them count.
"""

from __future__ import annotations

from presidium.core import Line, Player, Statement, value
from presidium.goulag.moves import Side


class Reason(Line):
    """One thing that happened, and the side it speaks for: it was so many times likelier there, 1 for hardly."""

    __slots__ = ()
    side: Side
    times: int


@value
class BecauseTaken(Line):
    """What somebody is taken for, and how likely, in a hundred: an answer goes by it."""

    rule = "goulag 1.3"
    seat: Player
    side: Side
    percent: int


@value
class BecauseNamed(Reason):
    """Whom a commissar named."""

    rule = "goulag 2.1"
    round: int
    commissar: Player
    builders: tuple[Player, Player]
    supervisor: Player
    side: Side
    times: int


@value
class BecauseWatched(Reason):
    """Whom a supervisor made exchange, if anybody."""

    rule = "goulag 2.4"
    round: int
    supervisor: Player
    builder: Player | None
    side: Side
    times: int


@value
class BecauseShown(Reason):
    """How many Work cards two builders' round brought."""

    rule = "goulag 2.5"
    round: int
    builders: tuple[Player, Player]
    work: int
    side: Side
    times: int


@value
class BecauseSaid(Reason):
    """What somebody claimed."""

    rule = "goulag 5.1"
    speaker: Player
    claim: Statement
    side: Side
    times: int
