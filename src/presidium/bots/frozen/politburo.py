"""A naive member of Politburo: it votes for its goal, and takes the others for what their votes look like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import prod
from random import Random
from typing import Final

from presidium.core import Action, Player, Said, Statement, View
from presidium.politburo.execution import CastBallots
from presidium.politburo.goals import MEMBERS, MINISTRIES, Member, Ministry
from presidium.politburo.imagine import counts
from presidium.politburo.moves import Accuse, Cast, Divided, Name, Pact, Point, Propose, Vote, Want
from presidium.politburo.plan import VotePlan
from presidium.politburo.purge import Purge
from presidium.politburo.state import Public, ballot_of, member_of

Lean = dict[Player, dict[Ministry, float]]
"""For each other seat that matters, how likely it is to vote for Repression in each ministry."""

OWN: Final[dict[Member, tuple[Ministry, int]]] = {
    "beria": ("security", 1),
    "kirov": ("security", -1),
    "kaganovich": ("finance", 1),
    "kuibyshev": ("finance", -1),
    "voroshilov": ("defence", 1),
    "malenkov": ("defence", -1),
}
"""Whose goal is one ministry above, or below, the others."""
EVERYWHERE: Final[dict[Member, int]] = {"bulganin": 1, "khrushchev": -1}
UNITY: Final[dict[Member, int]] = {"molotov": 1, "zhdanov": -1}
"""Who fears purges, and who needs them."""

STEADY: Final = 0.4  # how far a wish moves a vote from a toss-up
BELIEVED: Final = 0.3  # how far a word does
HEEDED: Final = 2.0  # how much more likely is the deviant whom the Gensek accuses
TALKATIVE: Final = 0.3
LYING: Final = 0.5


class Naive:
    """Wants one thing, says so, and believes the same of others."""

    def choose(self, view: View[Public], rng: Random) -> Action:
        assert view.options is not None
        options = list(view.options)
        rng.shuffle(options)  # of equals, any
        lean = leanings(view)
        return max(options, key=lambda action: worth(action, view, lean))

    def speak(self, view: View[Public], rng: Random) -> Statement | None:
        """A Gensek tells who the deviant is, perhaps truly, and offers a pact; everybody tells once what he wants."""
        public, me = view.public, view.seat
        if me == public.gensek and isinstance(view.stack[-1], Purge):
            return accusation(view, rng)
        if rng.random() >= TALKATIVE:
            return None
        mine = {type(event.statement) for event in said(view) if event.seat == me}
        if Want not in mine:
            return wanted(view, rng)
        if me == public.gensek and isinstance(view.stack[-1], VotePlan) and Pact not in mine:
            return Pact(view.rules.left(me))
        return None


# What an action is worth


def worth(action: Action, view: View[Public], lean: Lean) -> float:
    public, mine = view.public, me(view)
    match action:
        case Propose(ministry):
            others = [seat for seat in view.rules.players if seat != view.seat]
            return max(trio_worth(mine, ministry, trio, lean) for trio in combinations(others, 3))
        case Vote(vote):
            return plan_worth(view, lean) * (1 if vote == "for" else -1)
        case Name(voters):
            assert public.ministry is not None
            return trio_worth(mine, public.ministry, voters, lean)
        case Cast(side):
            assert public.ministry is not None
            return ballot_worth(view, public.ministry, 1 if side == "repression" else -1, lean)
        case Point(seat):
            return suspicion(view, seat, lean)
    return 0.0


def me(view: View[Public]) -> Member:
    assert view.seat is not None
    mine: Member = view.secret(member_of(view.seat))
    return mine


def wish(member: Member, ministry: Ministry) -> float:
    """How much this member wants Repression there: 1 for up, -1 for down."""
    if member in OWN:
        own, way = OWN[member]
        return way if ministry == own else -way / 2
    return EVERYWHERE.get(member, 0)


def trio_worth(mine: Member, ministry: Ministry, trio: tuple[Player, ...], lean: Lean) -> float:
    """Voters who lean my way; or who agree, for one who fears a purge; or who do not."""
    up = [lean[seat][ministry] for seat in trio]
    agree = prod(up) + prod(1 - chance for chance in up)
    return wish(mine, ministry) * (sum(up) - 1.5) + UNITY.get(mine, 0) * agree


def ballot_worth(view: View[Public], ministry: Ministry, way: int, lean: Lean) -> float:
    public, mine = view.public, me(view)
    assert public.voters is not None
    up = [lean[seat][ministry] for seat in public.voters if seat != view.seat]
    agree = prod(chance if way == 1 else 1 - chance for chance in up)
    return wish(mine, ministry) * way + UNITY.get(mine, 0) * agree


def plan_worth(view: View[Public], lean: Lean) -> float:
    """A plan is good if its Gensek leans my way there; of an unknown one, if he has offered a pact."""
    public = view.public
    assert public.proposed is not None
    if public.gensek == view.seat:
        return 1.0
    pact = any(event.seat == public.gensek and event.statement == Pact(view.seat or 0) for event in said(view))
    return wish(me(view), public.proposed) * (lean[public.gensek][public.proposed] - 0.5) + 0.1 * pact


def suspicion(view: View[Public], seat: Player, lean: Lean) -> float:
    """How likely this voter went against the majority; if I did so myself, it does not matter where I point."""
    public = view.public
    assert public.ministry is not None
    up = lean[seat][public.ministry]
    against = 1 - up if public.ballots[-1].side == "repression" else up
    return against * HEEDED if accused(view) == seat else against


def accused(view: View[Public]) -> Player | None:
    """Whom the Gensek has called the deviant since the ballot was divided."""
    for event in reversed(view.events):
        if isinstance(event, Divided):
            return None
        if isinstance(event, Said) and event.seat == view.public.gensek and isinstance(event.statement, Accuse):
            return event.statement.seat
    return None


# Who leans where


def leanings(view: View[Public]) -> Lean:
    """Each seat may be any member but mine, the likelier the better its ballots and its words fit."""
    mine = me(view)
    weights = {seat: {m: 1.0 for m in MEMBERS if m != mine} for seat in concerned(view) if seat != view.seat}
    for seat, ministry, share in evidence(view):
        if seat in weights:
            for member, up in UP[ministry].items():
                if member != mine:
                    weights[seat][member] *= share * up + (1 - share) * (1 - up)
    return {seat: average(members) for seat, members in weights.items()}


def concerned(view: View[Public]) -> Iterable[Player]:
    """Whose leanings matter for this question: all, when voters are to be found."""
    public = view.public
    if isinstance(view.stack[-1], VotePlan):
        return (public.gensek,)
    return public.voters if isinstance(view.stack[-1], CastBallots | Purge) and public.voters else view.rules.players


UP: Final = {ministry: {member: 0.5 + STEADY * wish(member, ministry) for member in MEMBERS} for ministry in MINISTRIES}
"""How likely each member is to vote for Repression, ministry by ministry."""


def average(members: dict[Member, float]) -> dict[Ministry, float]:
    whole = sum(members.values())
    return {m: sum(weight * UP[m][member] for member, weight in members.items()) / whole for m in MINISTRIES}


def evidence(view: View[Public]) -> Iterator[tuple[Player, Ministry, float]]:
    """Seat, ministry, and how likely it wanted Repression there: ballots seen, ballots counted, and words."""
    about = {over.number: over.ministry for over in view.public.history} | {view.public.round: view.public.ministry}
    for round, number, count in counts(view.public):
        ballots = {voter: view.secret(ballot_of(round, number, voter)) for voter in count.voters}
        seen = [side for voter, side in ballots.items() if view.knows(ballot_of(round, number, voter))]
        share = (count.repression - seen.count("repression")) / max(1, 3 - len(seen))
        ministry = about[round]
        assert ministry is not None
        for voter, side in ballots.items():
            known = view.knows(ballot_of(round, number, voter))
            yield voter, ministry, float(side == "repression") if known else share
    for speaker, want in dict.fromkeys((event.seat, event.statement) for event in said(view)):
        if isinstance(want, Want):
            yield speaker, want.ministry, 0.5 + (BELIEVED if want.way == "up" else -BELIEVED)


# Talk


def said(view: View[Public]) -> list[Said]:
    return [event for event in view.events if isinstance(event, Said)]


def wanted(view: View[Public], rng: Random) -> Want | None:
    """What it wants most; those who care for no ministry keep silent."""
    mine = me(view)
    ministries = rng.sample(MINISTRIES, 3)
    ministry = max(ministries, key=lambda ministry: abs(wish(mine, ministry)))
    strength = wish(mine, ministry)
    return Want(ministry, "up" if strength > 0 else "down") if strength else None


def accusation(view: View[Public], rng: Random) -> Accuse | None:
    """The Gensek has seen the ballots; now and then he names somebody else."""
    public = view.public
    if accused(view) is not None:
        return None
    side = public.ballots[-1].side
    voters = public.ballots[-1].voters
    guilty = [seat for seat in voters if view.secret(ballot_of(public.round, 3, seat)) != side]
    innocent = [seat for seat in voters if seat not in guilty]
    return Accuse(rng.choice(innocent if rng.random() < LYING else guilty))
