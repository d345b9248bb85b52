"""The observation of Politburo computed from an engine view, for comparison with `observe.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from presidium.core import Player, View
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Point
from presidium.games.politburo.state import Public, Purged, Round, Trio, ballot_of, member_of
from presidium.lab.batch.needs import np
from presidium.lab.batch.politburo.games import Array
from presidium.lab.batch.politburo.tables import CAST, OVER, POINT
from presidium.lab.batch.politburo.told import PHASES, ministry, says

SIDES: Final = {"repression": 2, "reform": 3}
NO_FACTS: Final = (0, 0, 0, -1, -1, -1, -3, 0)


def seen(view: View[Public]) -> Array:
    """The observation of Politburo made from an engine view, field by field."""
    public = view.public
    rounds: list[Round | None] = [None] * (view.rules.seats + 1)
    rounds[0] = under_way(public)
    for over in public.history:
        rounds[over.number] = over
    phase = PHASES[type(view.stack[-1])] if view.stack else OVER
    told = [*head(view, phase)]
    for round in rounds:
        told += NO_FACTS if round is None else facts(view, round)
    told += [*(public.levels[each] for each in MINISTRIES), *(0,) * 5]
    told += now(view, phase)
    for by_seat in (thumbs, ballots):  # votes on the first plan in all rounds, then votes on the second plan, and so on
        for each in zip(*(by_seat(view, round) for round in rounds), strict=True):
            told += chain(*each)
    return np.asarray(told, np.int8)


def head(view: View[Public], phase: int) -> Iterator[int]:
    public = view.public
    yield phase
    yield public.round if phase > 1 else 0
    yield (public.gensek - (view.seat or 1)) % view.rules.seats if 1 < phase < OVER else -1
    yield ministry(public.proposed)
    voters = public.voters if phase in (CAST, POINT) else None
    yield 0 if view.seat is None or view.answer is None else 1 if says(view.seat, view.answer, voters) else 2
    yield from (0, 0, 0)
    members = [view.secret(member_of(seat)) for seat in around(view)]
    yield from filled(view, [1 + MEMBERS.index(member) if member in MEMBERS else 0 for member in members])


def now(view: View[Public], phase: int) -> Iterator[int]:
    public = view.public
    called = (public.voters if phase in (CAST, POINT) else None) or ()
    won = () if public.outcome is None else public.outcome.winners
    yield from filled(view, [public.influence[seat - 1] for seat in around(view)])
    yield from filled(view, [int(seat in called) for seat in around(view)])
    yield from filled(view, [int(seat in won) for seat in around(view)])


def around(view: View[Public]) -> tuple[Player, ...]:
    """All seats to the left, beginning with the observer."""
    chair = view.seat or 1
    return (*range(chair, view.rules.seats + 1), *range(1, chair))


def filled(view: View[Public], by_seat: list[int]) -> list[int]:
    """Fills a list of numbers by seat up with zeros to 8 or 16 numbers."""
    return by_seat + [0] * ((8 if view.rules.seats <= 8 else 16) - view.rules.seats)


def under_way(now: Public) -> Round | None:
    """The current round up to now; None before its first plan."""
    if not now.proposals:
        return None
    about = now.ministry or "defence"  # a placeholder, which `facts` ignores
    return Round(now.round, now.gensek, now.proposals, about, now.ballots, now.change, None)


def facts(view: View[Public], round: Round) -> Iterator[int]:
    lasts = round.number not in {over.number for over in view.public.history}
    plans = [ministry(plan.ministry) for plan in round.proposals]
    yield from (*plans, *(0,) * (2 - len(plans)))
    yield ministry(view.public.ministry if lasts else round.ministry)
    yield from (*(count.repression for count in round.ballots), *(-1,) * (3 - len(round.ballots)))
    moved = round.ballots and (round.ballots[-1].unanimous or len(round.ballots) == 3)
    yield round.change if moved else -3
    yield 0 if round.verdict is None else 1 + fingers(round.verdict, round.ballots[-1].voters)


def fingers(verdict: Purged, voters: Trio) -> int:
    pointed = zip(voters, verdict.fingers, strict=True)
    return sum(1 << at for at, (seat, whom) in enumerate(pointed) if says(seat, Point(whom), voters))


def thumbs(view: View[Public], round: Round | None) -> Iterator[list[int]]:
    """The votes on the two plans of a round, as a list by seat for each plan."""
    proposals = () if round is None else round.proposals
    for plan in proposals:
        yield filled(view, [1 if plan.votes[seat - 1] == "for" else 2 for seat in around(view)])
    for _ in range(2 - len(proposals)):
        yield filled(view, [0] * view.rules.seats)


def ballots(view: View[Public], round: Round | None) -> Iterator[list[int]]:
    """The votes in the three ballots of a round, as a list by seat for each ballot."""
    number, counts = (0, ()) if round is None else (round.number, round.ballots)
    for at, count in enumerate(counts, 1):
        cast = {seat: view.secret(ballot_of(number, at, seat)) for seat in count.voters}
        yield filled(view, [SIDES.get(cast[seat], 1) if seat in cast else 0 for seat in around(view)])
    for _ in range(3 - len(counts)):
        yield filled(view, [0] * view.rules.seats)
