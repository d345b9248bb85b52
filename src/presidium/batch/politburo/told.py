"""Words that both the batch's states and its observations say the same things by."""

from __future__ import annotations

from typing import Final

from presidium.batch.politburo.tables import CAST, DRAW, FIRST, NAME, POINT, PROPOSE, VOTE
from presidium.core import Action, Player
from presidium.politburo.execution import CastBallots, NameVoters
from presidium.politburo.game import DrawMember, FirstGensek
from presidium.politburo.goals import MINISTRIES
from presidium.politburo.moves import Cast, Point, Vote
from presidium.politburo.plan import ProposePlan, VotePlan
from presidium.politburo.purge import Purge
from presidium.politburo.state import Trio

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
    """Its number; 0: none."""
    return 0 if which is None else 1 + MINISTRIES.index(which)


def says(seat: Player, answer: Action, voters: Trio | None) -> bool:
    """Whether a sealed answer is a yes: for, Repression, or the later of the two he may point at."""
    if isinstance(answer, Point):
        return answer.seat == [other for other in voters or () if other != seat][1]
    return answer in (Vote("for"), Cast("repression"))
