"""A newcomer of Politburo, who knows what the lesson taught and nothing else.

1. My goal says which ministries I want up, and which down: first the one it names, then the others the other way.
2. I propose the ministry my goal names, and vote for the plan of a Gensek who has voted my way there.
3. As Gensek I call those who have voted my way.
4. In a ballot I vote for my goal, the third time too: whoever stands alone loses nothing unless both others find him.
5. In a purge I point at the one whose ballots so far speak against the majority: who points rightly loses nothing.
6. Of those whose goal holds the one with the most Influence wins. Molotov goes with the others, so that nobody loses
   any; Zhdanov goes against them.
"""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.core import Action, Player, SeatView
from presidium.games.politburo.goals import MINISTRIES, Member, Ministry
from presidium.games.politburo.moves import Cast, Name, Point, Propose, Vote
from presidium.games.politburo.state import Count, Public, ballot_of, member_of

Marks = dict[tuple[Player, Ministry], int]
"""How far the ballots of a seat speak for Repression in a ministry."""

NAMED: Final[dict[Member, tuple[Ministry, int]]] = {
    "beria": ("security", 1),
    "kirov": ("security", -1),
    "kaganovich": ("finance", 1),
    "kuibyshev": ("finance", -1),
    "voroshilov": ("defence", 1),
    "malenkov": ("defence", -1),
}
EVERYWHERE: Final[dict[Member, int]] = {"bulganin": 1, "khrushchev": -1}
WITH: Final[dict[Member, int]] = {"zhdanov": -1}

CERTAIN: Final = 3
"""A ballot that was seen, or that the count leaves no doubt of; one that is merely likely counts once."""


class Newcomer:
    def choose(self, view: SeatView[Public], rng: Random) -> Action:
        options = list(view.options)
        rng.shuffle(options)
        marks = seen(view)
        return max(options, key=lambda action: worth(view, action, marks))


def way(member: Member, ministry: Ministry) -> int:
    """Rule 1: how much I want this ministry up; below nought, down."""
    if member in NAMED:
        about, up = NAMED[member]
        return 2 * up if ministry == about else -up
    return EVERYWHERE.get(member, 0)


def worth(view: SeatView[Public], action: Action, marks: Marks) -> float:
    public = view.public
    member: Member = view.secret(member_of(view.seat))
    if isinstance(action, Propose):
        return abs(way(member, action.ministry))
    about = public.proposed or public.ministry
    assert about is not None
    mine = way(member, about)
    match action:
        case Vote(vote):
            good = view.seat == public.gensek or mine * marks[public.gensek, about] > 0
            return (vote == "for") is good
        case Name(voters):
            return sum((1 if mine >= 0 else -1) * marks[voter, about] for voter in voters)
        case Cast(side):
            others = sum(marks[voter, about] for voter in public.voters or () if voter != view.seat)
            wanted = mine or WITH.get(member, 1) * others
            return wanted if side == "repression" else -wanted
        case Point(seat):
            up = public.ballots[-1].side == "repression"
            return -marks[seat, about] if up else marks[seat, about]
    raise AssertionError(f"{action} is no answer in Politburo")


def seen(view: SeatView[Public]) -> Marks:
    """What the ballots so far tell of everybody."""
    public = view.public
    marks: Marks = {(seat, ministry): 0 for seat in view.rules.players for ministry in MINISTRIES}
    rounds = [(over.number, over.ministry, over.ballots) for over in public.history]
    if public.ministry is not None:
        rounds.append((public.round, public.ministry, public.ballots))
    for round, ministry, ballots in rounds:
        for number, count in enumerate(ballots, 1):
            for voter, mark in read(view, round, number, count).items():
                marks[voter, ministry] += mark
    return marks


def read(view: SeatView[Public], round: int, number: int, count: Count) -> dict[Player, int]:
    """What a ballot tells of its voters: for Repression above nought."""
    known = {
        voter: CERTAIN if view.secret(ballot_of(round, number, voter)) == "repression" else -CERTAIN
        for voter in count.voters
        if view.knows(ballot_of(round, number, voter))
    }
    rest = [voter for voter in count.voters if voter not in known]
    up = count.repression - sum(mark > 0 for mark in known.values())
    down = len(rest) - up
    mark = CERTAIN if not down else -CERTAIN if not up else (up > down) - (up < down)
    return known | dict.fromkeys(rest, mark)
