"""What a question of Politburo means to whoever is asked: the plan, where it stands, and what he wants of it."""

from __future__ import annotations

from typing import Final

from presidium.core import Action, Brief, Line, Offer, Player, View, value
from presidium.politburo.execution import CastBallots, NameVoters
from presidium.politburo.goals import GOALS, INFLUENCE, MINISTRIES, Member, Ministry, Standing
from presidium.politburo.moves import Cast, Point, Vote
from presidium.politburo.plan import ProposePlan, VotePlan
from presidium.politburo.purge import Purge, opposite
from presidium.politburo.state import Public, Side, ballot_of, member_of

RAISES: Final[dict[Member, Ministry]] = {"beria": "security", "kaganovich": "finance", "voroshilov": "defence"}
LOWERS: Final[dict[Member, Ministry]] = {"kirov": "security", "kuibyshev": "finance", "malenkov": "defence"}


@value
class YourPlan(Line):
    """The Gensek proposes; the second time something else."""

    rule = "politburo 2.1"
    number: int


@value
class PlanIs(Line):
    """Whose plan it is, the first or the second, and what it is about."""

    rule = "politburo 2.1"
    gensek: Player
    number: int
    ministry: Ministry
    level: int


@value
class YouWantIt(Line):
    """Where my goal would have it go."""

    rule = "politburo 5.4"
    private = True
    side: Side


@value
class YourVoters(Line):
    """The Gensek names who carries it out."""

    rule = "politburo 3.1"
    number: int
    ministry: Ministry
    level: int


@value
class BallotOn(Line):
    """What the three vote on, for the first, second or third time."""

    rule = "politburo 3.1"
    number: int
    ministry: Ministry
    level: int


@value
class PointAt(Line):
    """One of the three has voted against the majority."""

    rule = "politburo 4.1"
    side: Side


@value
class YourFinger(Line):
    """What pointing may cost me: the deviant's finger nothing, one of the majority's a point if it is wrong."""

    rule = "politburo 4.3"
    private = True
    deviant: bool


@value
class ThenAnother(Line):
    """Refused, another ministry is proposed."""

    rule = "politburo 2.2"
    gensek: Player


@value
class ThenLast(Line):
    """Refused again, the last ministry is taken without a vote."""

    rule = "politburo 2.3"
    ministry: Ministry


@value
class MovesBy(Line):
    """What the ballot does: three of a kind, or the third time the majority."""

    rule = "politburo 3.2"
    number: int


@value
class YourGoal(Line):
    """What I want, and whether it holds as things stand."""

    rule = "politburo 5.4"
    private = True
    member: Member
    holds: bool


@value
class YourInfluence(Line):
    """What I have left to lose."""

    rule = "politburo 5.1"
    points: int


@value
class Answer(Line):
    """Do so."""

    action: Action


@value
class WouldStand(Line):
    """Where the ministry would stand if all three vote so."""

    rule = "politburo 3.2"
    ministry: Ministry
    level: int


def brief(v: View[Public]) -> Brief | None:
    """What is asked of this seat now; None if nothing is."""
    if v.seat is None or v.options is None or not v.stack:
        return None
    match v.stack[-1]:
        case ProposePlan():
            return proposing(v)
        case VotePlan():
            return voting(v)
        case NameVoters(number=number):
            ministry = plan_of(v)
            return Brief((YourVoters(number, ministry, v.public.levels[ministry]),), goal(v))
        case CastBallots(number=number):
            return casting(v, number)
        case Purge():
            return pointing(v)
    return None


def proposing(v: View[Public]) -> Brief:
    offers = tuple(answer(action) for action in v.options or ())
    return Brief((YourPlan(len(v.public.proposals) + 1),), goal(v), offers=offers)


def voting(v: View[Public]) -> Brief:
    public, ministry = v.public, plan_of(v)
    number = len(public.proposals) + 1
    refused = {plan.ministry for plan in public.proposals} | {ministry}
    last = next(other for other in MINISTRIES if other not in refused)
    head = PlanIs(public.gensek, number, ministry, public.levels[ministry])
    then: Line = ThenAnother(public.gensek) if number == 1 else ThenLast(last)
    return Brief((head, *wanted(v, ministry)), goal(v), offers=(answer(Vote("for")), answer(Vote("against"), then)))


def casting(v: View[Public], number: int) -> Brief:
    ministry = plan_of(v)
    level = v.public.levels[ministry]
    sides: tuple[Side, ...] = ("reform", "repression")
    if towards(v, ministry) == "repression":
        sides = ("repression", "reform")
    offers = tuple(answer(Cast(side), WouldStand(ministry, reached(v, level, side))) for side in sides)
    head = BallotOn(number, ministry, level)
    return Brief((head, *wanted(v, ministry)), (MovesBy(number), *goal(v)), offers=offers)


def pointing(v: View[Public]) -> Brief:
    assert v.seat is not None
    public, majority = v.public, v.public.ballots[-1].side
    head = PointAt(opposite(majority))
    finger = YourFinger(v.secret(ballot_of(public.round, 3, v.seat)) != majority)
    influence = YourInfluence(public.influence[v.seat - 1])
    offers = tuple(answer(action) for action in v.options or () if isinstance(action, Point))
    return Brief((head,), (finger, influence, *goal(v)), offers=offers)


def answer(action: Action, then: Line | None = None) -> Offer:
    return Offer(action, Answer(action), then)


def plan_of(v: View[Public]) -> Ministry:
    ministry = v.public.proposed or v.public.ministry
    assert ministry is not None
    return ministry


def reached(v: View[Public], level: int, side: Side) -> int:
    """3.2 By two; 1.3 the track may end."""
    there = level + 2 if side == "repression" else level - 2
    return there if v.rules["track"] == "open" else max(-3, min(3, there))


def own_member(v: View[Public]) -> Member:
    assert v.seat is not None
    member: Member = v.secret(member_of(v.seat))
    return member


def goal(v: View[Public]) -> tuple[Line, ...]:
    lost = sum(INFLUENCE - left for left in v.public.influence)
    member = own_member(v)
    return (YourGoal(member, GOALS[member](Standing(v.public.levels, lost, v.rules.seats))),)


def wanted(v: View[Public], ministry: Ministry) -> tuple[Line, ...]:
    side = towards(v, ministry)
    return () if side is None else (YouWantIt(side),)


def towards(v: View[Public], ministry: Ministry) -> Side | None:
    """5.4 Which way helps my goal: what is good in one ministry is bad in the others; None if none does."""
    member = own_member(v)
    if member in RAISES:
        return "repression" if RAISES[member] == ministry else "reform"
    if member in LOWERS:
        return "reform" if LOWERS[member] == ministry else "repression"
    sums: dict[Member, Side] = {"bulganin": "repression", "khrushchev": "reform"}
    return sums.get(member)
