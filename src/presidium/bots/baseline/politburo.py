"""A naive bot for Politburo: it votes for its goal, and guesses the other players' goals from their votes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import prod
from random import Random
from typing import Final

from presidium.core import Action, Player, Said, Statement, View
from presidium.games.politburo.execution import CastBallots
from presidium.games.politburo.goals import MEMBERS, MINISTRIES, Member, Ministry
from presidium.games.politburo.imagine import counts
from presidium.games.politburo.moves import Accuse, Cast, Divided, Name, Pact, Point, Propose, Vote, Want
from presidium.games.politburo.plan import VotePlan
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Public, ballot_of, member_of

Lean = dict[Player, dict[Ministry, float]]
"""For each seat that matters and each ministry: the probability that the seat votes for Repression."""

OWN: Final[dict[Member, tuple[Ministry, int]]] = {
    "beria": ("security", 1),
    "kirov": ("security", -1),
    "kaganovich": ("finance", 1),
    "kuibyshev": ("finance", -1),
    "voroshilov": ("defence", 1),
    "malenkov": ("defence", -1),
}
"""For members whose goal is one ministry: this ministry, and 1 for the highest level, -1 for the lowest."""
EVERYWHERE: Final[dict[Member, int]] = {"bulganin": 1, "khrushchev": -1}
UNITY: Final[dict[Member, int]] = {"molotov": 1, "zhdanov": -1}
"""For members whose goal is Influence: 1 for Molotov, who must avoid purges; -1 for Zhdanov, who needs purges."""

STEADY: Final = 0.4  # how far a wish moves the probability of a vote from 1/2
BELIEVED: Final = 0.3  # how far a stated wish moves the probability of a vote from 1/2
HEEDED: Final = 2.0  # factor on the suspicion of a voter whom the Gensek accuses
TALKATIVE: Final = 0.3
LYING: Final = 0.5


class Naive:
    """A bot that pursues its own member's goal and states it openly. It expects the same of other players."""

    def choose(self, view: View[Public], rng: Random) -> Action:
        assert view.options is not None
        options = list(view.options)
        rng.shuffle(options)  # so that equally good options have the same chance
        lean = leanings(view)
        return max(options, key=lambda action: worth(action, view, lean))

    def speak(self, view: View[Public], rng: Random) -> Statement | None:
        """The bot's statement; None if it stays silent. A Gensek accuses a voter (perhaps falsely) or offers a pact;
        any seat states its wish once."""
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


# The value of an action


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
    """How much this member wants Repression in the ministry: 1 for Repression, -1 for Reform, 0 for neither."""
    if member in OWN:
        own, way = OWN[member]
        return way if ministry == own else -way / 2
    return EVERYWHERE.get(member, 0)


def trio_worth(mine: Member, ministry: Ministry, trio: tuple[Player, ...], lean: Lean) -> float:
    """Value of three voters to the bot: high if they vote as it wants. Molotov's bot wants voters who agree, Zhdanov's
    bot voters who disagree."""
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
    """Value of voting for a plan: high if its Gensek probably votes as the bot wants, or has offered the bot a pact."""
    public = view.public
    assert public.proposed is not None
    if public.gensek == view.seat:
        return 1.0
    pact = any(event.seat == public.gensek and event.statement == Pact(view.seat or 0) for event in said(view))
    return wish(me(view), public.proposed) * (lean[public.gensek][public.proposed] - 0.5) + 0.1 * pact


def suspicion(view: View[Public], seat: Player, lean: Lean) -> float:
    """Probability that this voter voted against the majority; higher if the Gensek has accused the voter."""
    public = view.public
    assert public.ministry is not None
    up = lean[seat][public.ministry]
    against = 1 - up if public.ballots[-1].side == "repression" else up
    return against * HEEDED if accused(view) == seat else against


def accused(view: View[Public]) -> Player | None:
    """The seat that the Gensek has called the deviant since the ballot was divided; None without an accusation."""
    for event in reversed(view.events):
        if isinstance(event, Divided):
            return None
        if isinstance(event, Said) and event.seat == view.public.gensek and isinstance(event.statement, Accuse):
            return event.statement.seat
    return None


# Beliefs about the other players


def leanings(view: View[Public]) -> Lean:
    """For each seat and ministry: the probability of a Repression vote, by the members the seat may have."""
    mine = me(view)
    weights = {seat: {m: 1.0 for m in MEMBERS if m != mine} for seat in concerned(view) if seat != view.seat}
    for seat, ministry, share in evidence(view):
        if seat in weights:
            for member, up in UP[ministry].items():
                if member != mine:
                    weights[seat][member] *= share * up + (1 - share) * (1 - up)
    return {seat: average(members) for seat, members in weights.items()}


def concerned(view: View[Public]) -> Iterable[Player]:
    """The seats whose votes matter for this question: the Gensek, the named voters, or all seats."""
    public = view.public
    if isinstance(view.stack[-1], VotePlan):
        return (public.gensek,)
    return public.voters if isinstance(view.stack[-1], CastBallots | Purge) and public.voters else view.rules.players


UP: Final = {ministry: {member: 0.5 + STEADY * wish(member, ministry) for member in MEMBERS} for ministry in MINISTRIES}
"""For each ministry and member: the probability that a player with this member votes for Repression."""


def average(members: dict[Member, float]) -> dict[Ministry, float]:
    whole = sum(members.values())
    return {m: sum(weight * UP[m][member] for member, weight in members.items()) / whole for m in MINISTRIES}


def evidence(view: View[Public]) -> Iterator[tuple[Player, Ministry, float]]:
    """Yields a seat, a ministry, and the probability that the seat wanted Repression there, for each seen ballot,
    counted ballot and statement."""
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
    """A statement of what the bot's member wants most; None for Molotov and Zhdanov, who want no ministry moved."""
    mine = me(view)
    ministries = rng.sample(MINISTRIES, 3)
    ministry = max(ministries, key=lambda ministry: abs(wish(mine, ministry)))
    strength = wish(mine, ministry)
    return Want(ministry, "up" if strength > 0 else "down") if strength else None


def accusation(view: View[Public], rng: Random) -> Accuse | None:
    """The Gensek's accusation of the deviant, or sometimes of an innocent voter. None if it has accused before."""
    public = view.public
    if accused(view) is not None:
        return None
    side = public.ballots[-1].side
    voters = public.ballots[-1].voters
    guilty = [seat for seat in voters if view.secret(ballot_of(public.round, 3, seat)) != side]
    innocent = [seat for seat in voters if seat not in guilty]
    return Accuse(rng.choice(innocent if rng.random() < LYING else guilty))
