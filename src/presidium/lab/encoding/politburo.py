"""Version 1 of Politburo's encoding: the list of actions, and the observation of a seat made from its view.

`presidium.lab.batch.politburo` computes the same numbers over arrays of games.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from presidium.core import Action, Player, Rules, View
from presidium.games.politburo.execution import CastBallots, NameVoters, naming
from presidium.games.politburo.game import DrawMember, FirstGensek
from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Cast, Draw, First, Name, Point, Propose, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Public, Purged, Round, Trio, ballot_of, member_of
from presidium.lab.encoding.field import Field

DRAW, FIRST, PROPOSE, VOTE, NAME, CAST, POINT, OVER = range(8)
"""Phases: draw a member (1.1), draw the first Gensek (1.4), propose a ministry (2.1), vote on it (2.1), name three
voters (3.1), cast a ballot (3.1), point (4.1), over."""

PHASES: Final = {
    DrawMember: DRAW,
    FirstGensek: FIRST,
    ProposePlan: PROPOSE,
    VotePlan: VOTE,
    NameVoters: NAME,
    CastBallots: CAST,
    Purge: POINT,
}
SIDES: Final = {"repression": 2, "reform": 3}
NO_FACTS: Final = (0, 0, 0, -1, -1, -1, -3, 0)


def moves(rules: Rules) -> tuple[Action, ...]:
    """The players' actions, written as if the asked player had seat 1."""
    names = [name for name in naming(rules.seats, 1, 1).options(1) or () if isinstance(name, Name)]
    thumbs, ballots = (Vote("for"), Vote("against")), (Cast("repression"), Cast("reform"))
    return (*names, *map(Propose, MINISTRIES), *thumbs, *ballots, *map(Point, rules.players[1:]))


def outcomes(rules: Rules) -> tuple[Action, ...]:
    """The actions of chance."""
    return (*map(Draw, MEMBERS), *map(First, rules.players))


def turned(action: Action, rules: Rules, by: int) -> Action:
    """The same action with all its seats shifted by `by` seats to the left."""
    if isinstance(action, Name):
        one, two, three = sorted(rules.left(seat, by) for seat in action.voters)
        return Name((one, two, three))
    return Point(rules.left(action.seat, by)) if isinstance(action, Point) else action


def lanes(seats: int) -> int:
    """Size of a field with a number for each seat: 8, or 16 at tables of more than 8 seats. Surplus numbers are 0."""
    return 8 if seats <= 8 else 16


def fields(rules: Rules) -> tuple[Field, ...]:
    """The fields of an observation. Seats are counted from the observer (0); -1 means nobody or unknown. Ministries: 1
    Defence, 2 Finance, 3 Interior Security. Members: 1 to 10 in the order of 5.4."""
    n, most, each = rules.seats, 3 if rules["track"] == "clamped" else 2 * rules.seats, lanes(rules.seats)
    rounds = ("now", *range(1, n + 1))
    asked = "0 member, 1 first Gensek, 2 plan, 3 thumb, 4 trio, 5 ballot, 6 finger, 7 nothing: it is over"
    sealed = "mine, sealed: 1 for, Repression, or the later of the two I may point at; 2 the other; 0 none"
    head = (
        Field("phase", 1, 0, OVER, f"what is asked: {asked}"),
        Field("round", 1, 0, n, "the round under way, from 1; 0 before the first"),
        Field("gensek", 1, -1, n - 1, "who leads this round"),
        Field("proposed", 1, 0, 3, "the ministry that is voted on; 0 none"),
        Field("answer", 1, 0, 2, sealed),
        Field("spare", 3, 0, 0, "nothing"),
        Field("members", each, 0, len(MEMBERS), "by seat; 0 not known"),
    )
    facts = [
        (
            Field(f"plans_{which}", 2, 0, 3, "the ministries proposed; 0 none"),
            Field(f"ministry_{which}", 1, 0, 3, "what the plan is about; 0 not yet settled"),
            Field(f"counts_{which}", 3, -1, 3, "by ballot: how many for Repression"),
            Field(f"change_{which}", 1, -3, 2, "how far the ministry has moved; -3 not yet"),
            Field(f"fingers_{which}", 1, 0, 8, "0: no purge; 1 + a bit for each voter who pointed at the later of two"),
        )
        for which in rounds
    ]
    now = (
        Field("levels", 3, -most, most, "by ministry"),
        Field("spare too", 5, 0, 0, "nothing"),
        Field("influence", each, 0, INFLUENCE, "by seat"),
        Field("called", each, 0, 1, "by seat: 1 if it is one of the three who vote or point now"),
        Field("won", each, 0, 1, "by seat: 1 if it has won"),
    )
    votes = {
        "votes": (2, "by seat, on the first plan: 1 for, 2 against"),
        "other_votes": (2, "on the second"),
        "ballot": (3, "by seat, in the first ballot: 1 has voted, 2 Repression, 3 Reform"),
        "second": (3, "in the second"),
        "third": (3, "in the third"),
    }
    by_seat = [
        Field(f"{name}_{which}", each, 0, most, about) for name, (most, about) in votes.items() for which in rounds
    ]
    return (*head, *chain(*facts), *now, *by_seat)


def seen(view: View[Public]) -> list[int]:
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
    return told


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
    return by_seat + [0] * (lanes(view.rules.seats) - view.rules.seats)


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


def ministry(which: str | None) -> int:
    """Number of a ministry from 1 on; 0 for None."""
    return 0 if which is None else 1 + MINISTRIES.index(which)


def says(seat: Player, answer: Action, voters: Trio | None) -> bool:
    """True if a sealed answer means yes: "for", "Repression", or the later of the two seats that may be pointed at."""
    if isinstance(answer, Point):
        return answer.seat == [other for other in voters or () if other != seat][1]
    return answer in (Vote("for"), Cast("repression"))
