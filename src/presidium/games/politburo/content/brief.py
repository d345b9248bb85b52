"""Briefs of Politburo: the plan, the ministry's level, and the asked player's goal."""

from __future__ import annotations

from typing import Final, Literal

from presidium.core import Action, Brief, Line, Offer, Player, View, value
from presidium.games.politburo.execution import CastBallots, NameVoters
from presidium.games.politburo.goals import GOALS, INFLUENCE, MINISTRIES, Member, Ministry, Standing
from presidium.games.politburo.moves import Cast, Point, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.purge import Purge, opposite
from presidium.games.politburo.state import TRACK, Public, Side, ballot_of, member_of

RAISES: Final[dict[Member, Ministry]] = {"beria": "security", "kaganovich": "finance", "voroshilov": "defence"}
LOWERS: Final[dict[Member, Ministry]] = {"kirov": "security", "kuibyshev": "finance", "malenkov": "defence"}


@value
class IfEndedNow(Line):
    """Whether the reader's goal would be met if the game ended now."""

    rule = "politburo 5.4"
    private = True
    holds: bool


@value
class MovesMinistry(Line):
    """How far the plan's ministry can move, told at the vote on the plan, at the naming of voters or in a ballot."""

    rule = "politburo 3.2"
    what: Literal["plan", "voters", "ballot"]
    ministry: Ministry


@value
class FingerCosts(Line):
    """What pointing at a voter costs the reader: Influence only if the reader is no deviant and points wrongly."""

    rule = "politburo 4.3"
    private = True
    deviant: bool


@value
class YourPlan(Line):
    """The Gensek must propose a ministry; `number` is 2 if the first proposal was refused."""

    rule = "politburo 2.1"
    number: int


@value
class PlanIs(Line):
    """The plan to vote on: its Gensek, its ministry, and whether it is the first or the second plan of the round."""

    rule = "politburo 2.1"
    gensek: Player
    number: int
    ministry: Ministry
    level: int


@value
class YouWantIt(Line):
    """The direction in which the reader's goal needs the ministry to move."""

    rule = "politburo 5.4"
    private = True
    side: Side


@value
class YourVoters(Line):
    """The Gensek must name the three voters of a ballot."""

    rule = "politburo 3.1"
    number: int
    ministry: Ministry
    level: int


@value
class BallotOn(Line):
    """The ministry that the three voters vote on, and whether it is the first, second or third ballot."""

    rule = "politburo 3.1"
    number: int
    ministry: Ministry
    level: int


@value
class PointAt(Line):
    """Each voter must point at the deviant: the voter who voted against the majority, for `side`."""

    rule = "politburo 4.1"
    side: Side


@value
class YourFinger(Line):
    """The reader's risk when pointing: none for the deviant; 1 Influence for a majority voter who points wrongly."""

    rule = "politburo 4.3"
    private = True
    deviant: bool


@value
class ThenAnother(Line):
    """Consequence of a first refusal: the Gensek proposes another ministry."""

    rule = "politburo 2.2"
    gensek: Player


@value
class ThenLast(Line):
    """Consequence of a second refusal: the last ministry is taken without a vote."""

    rule = "politburo 2.3"
    ministry: Ministry


@value
class MovesBy(Line):
    """How far a ballot moves the ministry: by 2 if all three agree; the third time by 1 if only two agree."""

    rule = "politburo 3.2"
    number: int


@value
class YourGoal(Line):
    """The reader's goal, and whether it is met at present."""

    rule = "politburo 5.4"
    private = True
    member: Member
    holds: bool


@value
class YourInfluence(Line):
    """The Influence points that the reader still has."""

    rule = "politburo 5.1"
    points: int


@value
class Answer(Line):
    """The label of a button that gives this answer."""

    action: Action


@value
class WouldStand(Line):
    """The level that the ministry would reach if all three voters voted like this answer."""

    rule = "politburo 3.2"
    ministry: Ministry
    level: int


def brief(v: View[Public]) -> Brief | None:
    """Returns the brief of a Politburo question for this seat; None if the seat is not asked."""
    if v.seat is None or v.options is None or not v.stack:
        return None
    match v.stack[-1]:
        case ProposePlan():
            return proposing(v)
        case VotePlan():
            return voting(v)
        case NameVoters(number=number):
            ministry = plan_of(v)
            head = YourVoters(number, ministry, v.public.levels[ministry])
            return Brief((head,), goal(v), stake=moves(v, "voters", ministry))
        case CastBallots(number=number):
            return casting(v, number)
        case Purge():
            return pointing(v)
    return None


def proposing(v: View[Public]) -> Brief:
    offers = tuple(answer(action) for action in v.options or ())
    return Brief((YourPlan(len(v.public.proposals) + 1),), goal(v), offers=offers, stake=(IfEndedNow(holds(v)),))


def voting(v: View[Public]) -> Brief:
    public, ministry = v.public, plan_of(v)
    number = len(public.proposals) + 1
    refused = {plan.ministry for plan in public.proposals} | {ministry}
    last = next(other for other in MINISTRIES if other not in refused)
    head = PlanIs(public.gensek, number, ministry, public.levels[ministry])
    then: Line = ThenAnother(public.gensek) if number == 1 else ThenLast(last)
    offers = (answer(Vote("for")), answer(Vote("against"), then))
    return Brief((head,), goal(v), offers=offers, stake=moves(v, "plan", ministry))


def casting(v: View[Public], number: int) -> Brief:
    ministry = plan_of(v)
    level = v.public.levels[ministry]
    sides: tuple[Side, ...] = ("reform", "repression")
    if towards(v, ministry) == "repression":
        sides = ("repression", "reform")
    offers = tuple(answer(Cast(side), WouldStand(ministry, reached(v, level, side))) for side in sides)
    head = BallotOn(number, ministry, level)
    return Brief((head,), (MovesBy(number), *goal(v)), offers=offers, stake=moves(v, "ballot", ministry))


def pointing(v: View[Public]) -> Brief:
    assert v.seat is not None
    public, majority = v.public, v.public.ballots[-1].side
    head = PointAt(opposite(majority))
    deviant = v.secret(ballot_of(public.round, 3, v.seat)) != majority
    influence = YourInfluence(public.influence[v.seat - 1])
    offers = tuple(answer(action, FingerCosts(deviant)) for action in v.options or () if isinstance(action, Point))
    return Brief((head,), (influence, *goal(v)), offers=offers, stake=(YourFinger(deviant),))


def answer(action: Action, then: Line | None = None) -> Offer:
    return Offer(action, Answer(action), then)


def plan_of(v: View[Public]) -> Ministry:
    ministry = v.public.proposed or v.public.ministry
    assert ministry is not None
    return ministry


def reached(v: View[Public], level: int, side: Side) -> int:
    """3.2 Returns a ministry's level after a move by 2; 1.3 the track may end before."""
    there = level + 2 if side == "repression" else level - 2
    return there if v.rules["track"] == "open" else max(-TRACK, min(TRACK, there))


def own_member(v: View[Public]) -> Member:
    assert v.seat is not None
    member: Member = v.secret(member_of(v.seat))
    return member


def goal(v: View[Public]) -> tuple[Line, ...]:
    return (YourGoal(own_member(v), holds(v)),)


def holds(v: View[Public]) -> bool:
    """True if this seat's goal is met at present."""
    lost = sum(INFLUENCE - left for left in v.public.influence)
    return GOALS[own_member(v)](Standing(v.public.levels, lost, v.rules.seats))


def moves(v: View[Public], what: Literal["plan", "voters", "ballot"], ministry: Ministry) -> tuple[Line, ...]:
    """Returns sentences on what a plan does, and on the direction that this seat's goal prefers."""
    side = towards(v, ministry)
    return MovesMinistry(what, ministry), IfEndedNow(holds(v)) if side is None else YouWantIt(side)


def towards(v: View[Public], ministry: Ministry) -> Side | None:
    """5.4 Returns the direction that helps the seat's goal in this ministry; None if neither direction helps."""
    member = own_member(v)
    if member in RAISES:
        return "repression" if RAISES[member] == ministry else "reform"
    if member in LOWERS:
        return "reform" if LOWERS[member] == ministry else "repression"
    sums: dict[Member, Side] = {"bulganin": "repression", "khrushchev": "reform"}
    return sums.get(member)
