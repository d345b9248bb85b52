"""When a mind opens its mouth, and what it might say then; what serves it best, it reckons itself."""

from __future__ import annotations

from random import Random

from presidium.bots.frozen.politburo import accusation, said, wanted, wish
from presidium.bots.politburo.moment import accused
from presidium.core import SeatView, Statement
from presidium.politburo.goals import MINISTRIES
from presidium.politburo.moves import Accuse, ClaimBallot, Pact, Want
from presidium.politburo.plan import ProposePlan, VotePlan
from presidium.politburo.purge import Purge
from presidium.politburo.state import Public, ballot_of, member_of


def openings(view: SeatView[Public]) -> list[Statement]:
    """When a round begins: any wish it has not uttered. In a purge: whom it accuses, if it is the Gensek, who alone
    has seen the ballots; where it stands, if it has to point, and be pointed at."""
    public, step, me = view.public, view.stack[-1], view.seat
    uttered = {event.statement for event in said(view) if event.seat == me}
    if isinstance(step, ProposePlan) and not public.proposals:
        wishes = [Want(ministry, way) for ministry in MINISTRIES for way in ("up", "down")]
    elif isinstance(step, Purge) and me == public.gensek:
        return [] if accused(view) is not None else [Accuse(voter) for voter in public.ballots[-1].voters]
    elif isinstance(step, Purge) and me in public.ballots[-1].voters and public.ministry is not None:
        wishes = [Want(public.ministry, "up"), Want(public.ministry, "down")]
    else:
        return []
    return [wish for wish in wishes if wish not in uttered]


def plainly(view: SeatView[Public], rng: Random, often: float, honest: float) -> Statement | None:
    """A Gensek tells who the deviant is, perhaps truly, and offers a pact; everybody tells once what he wants."""
    public, me = view.public, view.seat
    if me == public.gensek and isinstance(view.stack[-1], Purge):
        truly = candid(view, openings(view)) if honest and rng.random() < honest else []
        return truly[0] if truly else accusation(view, rng)
    if rng.random() >= often:
        return None
    mine = {type(event.statement) for event in said(view) if event.seat == me}
    if Want not in mine:
        return wanted(view, rng)
    if me == public.gensek and isinstance(view.stack[-1], VotePlan) and Pact not in mine:
        return Pact(view.rules.left(me))
    return None


def reply(view: SeatView[Public], rng: Random, honest: float) -> Statement | None:
    """Whoever is called a deviant says how he voted, as he did or with the majority; whoever is offered a pact, what he
    wants."""
    match addressed(view):
        case Accuse():
            return own_ballot(view, rng.random() < honest)
        case Pact():
            return wanted(view, rng)
    return None


def addressed(view: SeatView[Public]) -> Statement | None:
    """What somebody has said to this seat since it last spoke."""
    for event in reversed(said(view)):
        if event.seat == view.seat:
            return None
        if isinstance(event.statement, Accuse | Pact) and event.statement.seat == view.seat:
            return event.statement
    return None


def own_ballot(view: SeatView[Public], truly: bool) -> ClaimBallot | None:
    """How it voted in the last ballot it voted in this round."""
    for number, count in reversed(list(enumerate(view.public.ballots, 1))):
        if view.seat in count.voters:
            own = view.secret(ballot_of(view.public.round, number, view.seat))
            return ClaimBallot(view.public.round, number, own if truly else count.side)
    return None


def candid(view: SeatView[Public], words: list[Statement]) -> list[Statement]:
    """Those of them it means: a wish that is its goal's, and as the deviant the one whose ballot it has seen."""
    return [word for word in words if is_meant(view, word)]


def is_meant(view: SeatView[Public], word: Statement) -> bool:
    if isinstance(word, Want):
        wanted = wish(view.secret(member_of(view.seat)), word.ministry)
        return wanted > 0 if word.way == "up" else wanted < 0
    if isinstance(word, Accuse):
        count, ballot = view.public.ballots[-1], ballot_of(view.public.round, 3, word.seat)
        return view.knows(ballot) and view.secret(ballot) != count.side
    return True
