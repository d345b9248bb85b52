"""Conversions used for both the stored states and the observations of a Politburo batch."""

from __future__ import annotations

from typing import Final

from presidium.core import Action, Player
from presidium.games.politburo.execution import CastBallots, NameVoters
from presidium.games.politburo.game import DrawMember, FirstGensek
from presidium.games.politburo.goals import MINISTRIES
from presidium.games.politburo.moves import Cast, Point, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Trio
from presidium.lab.batch.politburo.tables import CAST, DRAW, FIRST, NAME, POINT, PROPOSE, VOTE

PHASES: Final = {
    DrawMember: DRAW,
    FirstGensek: FIRST,
    ProposePlan: PROPOSE,
    VotePlan: VOTE,
    NameVoters: NAME,
    CastBallots: CAST,
    Purge: POINT,
}


def ministry(which: str | None) -> int:
    """Number of a ministry from 1 on; 0 for None."""
    return 0 if which is None else 1 + MINISTRIES.index(which)


def says(seat: Player, answer: Action, voters: Trio | None) -> bool:
    """True if a sealed answer means yes: "for", "Repression", or the later of the two seats that may be pointed at."""
    if isinstance(answer, Point):
        return answer.seat == [other for other in voters or () if other != seat][1]
    return answer in (Vote("for"), Cast("repression"))
