"""A moment: where a game of Politburo stands, in numbers alone, for whoever plays on from there in the mind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from presidium.bots.politburo.evidence import limit
from presidium.bots.politburo.minutes import NUMBER, Levels
from presidium.core import Action, Said, SeatView
from presidium.politburo.execution import CastBallots, NameVoters
from presidium.politburo.moves import Accuse, Cast, Divided, Name, Point, Propose, Vote
from presidium.politburo.plan import ProposePlan, VotePlan
from presidium.politburo.state import Public, ballot_of

Stage = Literal["propose", "vote", "name", "cast", "point"]
Deed = int | bool | tuple[int, ...]
"""An answer in numbers: a ministry, a side, a seat, three voters."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the game stands."""

    seats: int
    limit: int
    gensek: int
    levels: Levels
    influence: tuple[int, ...]
    left: int
    """Rounds to be played, this one among them."""
    stage: Stage
    refused: int | None
    """The ministry of the first plan, if that was refused."""
    ministry: int | None
    """What is voted on, or carried out."""
    ballot: int = 1
    trio: tuple[int, ...] = ()
    up: bool = False
    """Which way the divided third ballot went."""
    sides: dict[int, bool] = field(default_factory=dict)
    """How the third ballot was cast, as far as the seat knows."""
    accused: int | None = None
    """Whom the Gensek has called the deviant."""


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
    """Who voted in the divided ballot, which way it went, and what the seat knows of who voted how."""
    count = view.public.ballots[-1]
    up = count.side == "repression"
    keys = {voter - 1: ballot_of(view.public.round, 3, voter) for voter in count.voters}
    sides = {seat: view.secret(key) == "repression" for seat, key in keys.items() if view.knows(key)}
    if (not up) in sides.values():
        sides |= {seat: up for seat in keys if seat not in sides}
    return {"trio": tuple(keys), "up": up, "sides": sides, "accused": accused(view)}


def accused(view: SeatView[Public]) -> int | None:
    """Whom the Gensek has called the deviant since the ballot was divided."""
    for event in reversed(view.events):
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
