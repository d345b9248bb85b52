"""Version 1 of Politburo's encoding: the list of actions, and the observation of a seat made from its view.

`presidium.lab.batch.politburo` computes the same numbers over arrays of games.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from presidium.core import UNSEEN, Action, Player, Rules, View
from presidium.games.politburo.execution import CastBallots, NameVoters, naming
from presidium.games.politburo.game import DrawMember, FirstGensek
from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Cast, Draw, First, Name, Point, Propose, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Public, Purged, Round, Trio
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
    """The observation of Politburo made from a view, field by field."""
    public, seats, me = view.public, view.rules.seats, view.seat or 1
    each = lanes(seats)
    phase = PHASES[type(view.stack[-1])] if view.stack else OVER
    told = list(unknown(seats))
    voters = public.voters if phase in (CAST, POINT) else None
    told[0], told[1] = phase, public.round if phase > 1 else 0
    told[2] = (public.gensek - me) % seats if 1 < phase < OVER else -1
    told[3] = ministry(public.proposed)
    if view.seat is not None and view.answer is not None:
        told[4] = 1 if says(view.seat, view.answer, voters) else 2
    won = () if public.outcome is None else public.outcome.winners
    facts_at, levels_at = 8 + each, 8 + each + 8 * (seats + 1)
    told[levels_at : levels_at + 3] = [public.levels[name] for name in MINISTRIES]
    for steps, seat in enumerate((*range(me, seats + 1), *range(1, me))):
        card = view.secrets.get(("member", seat))
        told[8 + steps] = 0 if card is None or card.value is UNSEEN else NUMBER[card.value]
        told[levels_at + 8 + steps] = public.influence[seat - 1]
        told[levels_at + 8 + each + steps] = 1 if voters and seat in voters else 0
        told[levels_at + 8 + 2 * each + steps] = 1 if seat in won else 0
    votes_at = levels_at + 8 + 3 * each
    for over in public.history:
        row = over.number
        told[facts_at + 8 * row : facts_at + 8 * row + 8] = facts(over, over.ministry)
        votes(view, me, over, told, votes_at + each * row, each * (seats + 1))
    now = under_way(public)
    if now is not None:
        told[facts_at : facts_at + 8] = facts(now, public.ministry)
        votes(view, me, now, told, votes_at, each * (seats + 1))
    return told


NUMBER: Final = {member: number for number, member in enumerate(MEMBERS, 1)}


@cache
def unknown(seats: int) -> tuple[int, ...]:
    """The observation before any number is known: every field holds its value for unknown."""
    each = lanes(seats)
    head, facts, levels = [0] * (8 + each), NO_FACTS * (seats + 1), [0] * (8 + 3 * each)
    return (*head, *facts, *levels, *[0] * (5 * each * (seats + 1)))


def under_way(now: Public) -> Round | None:
    """The current round up to now; None before its first plan, and after the end."""
    if not now.proposals:
        return None
    about = now.ministry or "defence"  # a placeholder, which `facts` ignores
    return Round(now.round, now.gensek, now.proposals, about, now.ballots, now.change, None)


def facts(round: Round, about: str | None) -> tuple[int, ...]:
    """The eight public numbers of a round."""
    plans = [0 if plan.ministry is None else 1 + MINISTRIES.index(plan.ministry) for plan in round.proposals]
    counts = [count.repression for count in round.ballots]
    moved = counts and (round.ballots[-1].unanimous or len(counts) == 3)
    return (
        *plans,
        *(0,) * (2 - len(plans)),
        ministry(about),
        *counts,
        *(-1,) * (3 - len(counts)),
        round.change if moved else -3,
        0 if round.verdict is None else 1 + fingers(round.verdict, round.ballots[-1].voters),
    )


def fingers(verdict: Purged, voters: Trio) -> int:
    pointed = zip(voters, verdict.fingers, strict=True)
    return sum(1 << at for at, (seat, whom) in enumerate(pointed) if says(seat, Point(whom), voters))


def votes(view: View[Public], me: Player, round: Round, told: list[int], at: int, apart: int) -> None:
    """Writes the votes of a round into `told`: on two plans and in three ballots, by seat, `apart` from one another."""
    seats = view.rules.seats
    for which, plan in enumerate(round.proposals):
        row = [1 if vote == "for" else 2 for vote in plan.votes]
        told[at + which * apart : at + which * apart + seats] = row[me - 1 :] + row[: me - 1]
    for number, count in enumerate(round.ballots, 1):
        start = at + (1 + number) * apart
        for voter in count.voters:
            ballot = view.secrets.get(("ballot", round.number, number, voter))
            known = ballot is not None and ballot.value is not UNSEEN
            told[start + (voter - me) % seats] = SIDES[ballot.value] if known and ballot else 1


def ministry(which: str | None) -> int:
    """Number of a ministry from 1 on; 0 for None."""
    return 0 if which is None else 1 + MINISTRIES.index(which)


def says(seat: Player, answer: Action, voters: Trio | None) -> bool:
    """True if a sealed answer means yes: "for", "Repression", or the later of the two seats that may be pointed at."""
    if isinstance(answer, Point):
        return answer.seat == [other for other in voters or () if other != seat][1]
    return answer in (Vote("for"), Cast("repression"))
