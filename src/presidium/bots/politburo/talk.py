"""When a mind opens its mouth, and what it might say then; what serves it best, it reckons itself."""

from __future__ import annotations

from presidium.bots.frozen.politburo import said
from presidium.bots.politburo.moment import accused
from presidium.core import SeatView, Statement
from presidium.politburo.goals import MINISTRIES
from presidium.politburo.moves import Accuse, Want
from presidium.politburo.plan import ProposePlan
from presidium.politburo.purge import Purge
from presidium.politburo.state import Public


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
