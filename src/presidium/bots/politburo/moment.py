"""A position of Politburo as plain numbers, from which a simulation plays on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from presidium.bots.politburo.evidence import limit
from presidium.bots.politburo.minutes import NUMBER, Levels
from presidium.core import Action, Said, SeatView
from presidium.core.content.talk import standing
from presidium.games.politburo.execution import CastBallots, NameVoters
from presidium.games.politburo.moves import Accuse, Cast, Divided, Name, Point, Propose, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.state import Public, ballot_of

Stage = Literal["propose", "vote", "name", "cast", "point"]
Deed = int | bool | tuple[int, ...]
"""An answer as numbers: a ministry, a side (True for Repression) or vote, a seat, or three voters."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of Politburo as numbers, with seats, ministries and members counted from 0."""

    seats: int
    limit: int
    gensek: int
    levels: Levels
    influence: tuple[int, ...]
    left: int
    """Rounds still to be played, the current one included."""
    stage: Stage
    refused: int | None
    """The ministry of the round's first plan if this plan was refused; else None."""
    ministry: int | None
    """The ministry that is voted on or executed; None if no ministry has been proposed."""
    ballot: int = 1
    trio: tuple[int, ...] = ()
    up: bool = False
    """True if the majority of the divided third ballot was for Repression."""
    sides: dict[int, bool] = field(default_factory=dict)
    """The third ballot's votes that the seat knows: True for Repression."""
    accused: int | None = None
    """The seat that the Gensek has called the deviant; None if it has accused no seat."""
    shared: bool = False
    """True if those who share the most Influence win together (5.5)."""
    strict: bool = False
    """True if a goal met strictly counts before one met by a tie (5.6)."""


def moment(view: SeatView[Public]) -> Moment:
    public, step = view.public, view.stack[-1]
    about = public.proposed or public.ministry
    refused = public.proposals[0].ministry if public.proposals else None
    common: dict[str, Any] = {
        "seats": view.rules.seats,
        "limit": limit(view),
        "gensek": public.gensek - 1,
        "levels": (public.levels["defence"], public.levels["finance"], public.levels["security"]),
        "influence": public.influence,
        "left": view.rules.seats + 1 - public.round,
        "refused": None if refused is None else NUMBER[refused],
        "ministry": None if about is None else NUMBER[about],
        "shared": view.rules["victory"] == "shared",
        "strict": view.rules["goals"] == "strict",
    }
    match step:
        case ProposePlan():
            return Moment(**common, stage="propose")
        case VotePlan():
            return Moment(**common, stage="vote")
        case NameVoters(number):
            return Moment(**common, stage="name", ballot=number)
        case CastBallots(number):
            return Moment(**common, stage="cast", ballot=number, trio=tuple(v - 1 for v in public.voters or ()))
    return Moment(**common, **_purge(view), stage="point", ballot=3)


def _purge(view: SeatView[Public]) -> dict[str, Any]:
    """The parts of a Moment about a purge: voters, result and known votes of the third ballot, and the accused."""
    count = view.public.ballots[-1]
    up = count.side == "repression"
    keys = {voter - 1: ballot_of(view.public.round, 3, voter) for voter in count.voters}
    sides = {seat: view.secret(key) == "repression" for seat, key in keys.items() if view.knows(key)}
    if (not up) in sides.values():
        sides |= {seat: up for seat in keys if seat not in sides}
    return {"trio": tuple(keys), "up": up, "sides": sides, "accused": accused(view)}


def accused(view: SeatView[Public]) -> int | None:
    """The seat that the Gensek has called the deviant since the third ballot was divided; None without it."""
    for event in reversed(standing(view.events)):
        if isinstance(event, Divided):
            return None
        if isinstance(event, Said) and event.seat == view.public.gensek and isinstance(event.statement, Accuse):
            return event.statement.seat - 1
    return None


def deed(action: Action) -> Deed:
    match action:
        case Propose(ministry):
            return NUMBER[ministry]
        case Vote(vote):
            return vote == "for"
        case Name(voters):
            return tuple(voter - 1 for voter in voters)
        case Cast(side):
            return side == "repression"
        case Point(seat):
            return seat - 1
    raise AssertionError(f"{action} is no answer in Politburo")
