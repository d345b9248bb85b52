"""Section 3 of the rules, Execution: three voters decide in up to three ballots how far the ministry moves."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from presidium.core import DONE, Action, Ask, AskAll, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.games.politburo.moves import Cast, Counted, Divided, Inspected, Moved, Name, Named
from presidium.games.politburo.purge import Purge, deviant, opposite
from presidium.games.politburo.state import TRACK, Count, Politburo, Side, Trio, ballot_of


@value
class NameVoters(Step):
    """3.1 The Gensek names three other players as voters; 3.3 for the second ballot the Gensek may replace any."""

    rule = "politburo 3.1"
    number: int

    def play(self, g: Politburo) -> Question:
        return naming(g.rules.seats, g.public.gensek, self.number)

    def resolve(self, g: Politburo, answer: Name) -> Steps:
        call_voters(g, self.number, answer.voters)
        return DONE


def call_voters(g: Politburo, number: int, voters: Trio) -> None:
    g.public.voters = voters
    g.tell(Named(g.public.gensek, number, voters))


@cache
def naming(seats: int, gensek: Player, number: int) -> Ask:
    rule = "politburo 3.1" if number == 1 else "politburo 3.3"

    def why_not(action: Action) -> Refusal | None:
        if not isinstance(action, Name):
            return refusal("politburo-must-name", rule)
        strangers = set(action.voters).difference(range(1, seats + 1))
        if strangers:
            return refusal("no-such-seat", rule, seat=max(strangers))
        if not len(action.voters) == len(set(action.voters)) == 3:
            return refusal("politburo-three-different", rule)
        return refusal("politburo-not-himself", rule) if gensek in action.voters else None

    others = [seat for seat in range(1, seats + 1) if seat != gensek]
    return Ask(gensek, Listed(tuple(Name(trio) for trio in combinations(others, 3)), why_not))


@value
class CallNeighbours(Step):
    """The third ballot: the Gensek's three nearest neighbours on the left vote, even if they voted before."""

    rule = "politburo 3.4"

    def play(self, g: Politburo) -> Steps:
        left, gensek = g.rules.left, g.public.gensek
        call_voters(g, 3, (left(gensek, 1), left(gensek, 2), left(gensek, 3)))
        return DONE


@value
class CastBallots(Step):
    """3.1 Each of the three voters votes Repression or Reform, in secret; 3.5 the Gensek sees the third ballot."""

    rule = "politburo 3.1"
    number: int

    def play(self, g: Politburo) -> Question:
        assert g.public.voters is not None
        return balloting(g.public.voters)

    def resolve(self, g: Politburo, answer: dict[Player, Cast]) -> Steps:
        public = g.public
        for voter, ballot in answer.items():
            seeing = (voter, public.gensek) if self.number == 3 else (voter,)
            g.hide(ballot_of(public.round, self.number, voter), ballot.side, *seeing)
        return DONE


BALLOTS: Final = Listed((Cast("repression"), Cast("reform")), lambda _: refusal("politburo-must-cast", "politburo 3.1"))


@cache
def balloting(voters: Trio) -> AskAll:
    return AskAll(dict.fromkeys(voters, BALLOTS))


@value
class CountBallots(Step):
    """3.1 All players learn only the count; 3.2 three equal votes move the ministry by 2 and end the round."""

    rule = "politburo 3.1"
    number: int

    def play(self, g: Politburo) -> Steps:
        public = g.public
        assert public.voters is not None
        cast = [g.secret(ballot_of(public.round, self.number, voter)) for voter in public.voters]
        count = Count(public.voters, cast.count("repression"))
        public.ballots += (count,)
        if count.unanimous or self.number < 3:
            g.tell(Counted(self.number, count.repression, 3 - count.repression))
        if count.unanimous:
            move(g, count.side, 2)  # 3.2
            return DONE
        return OTHERWISE[self.number]


def move(g: Politburo, side: Side, by: int) -> None:
    """Moves the ministry; 1.3 its level stops at -3 and +3, unless the option `track` is `open`."""
    public = g.public
    assert public.ministry is not None
    level = public.levels[public.ministry]
    reached = level + by if side == "repression" else level - by
    if g.rules["track"] == "clamped":
        reached = max(-TRACK, min(TRACK, reached))
    public.levels = {**public.levels, public.ministry: reached}
    public.change = reached - level
    g.tell(Moved(public.ministry, side, abs(public.change), reached))


@value
class FollowMajority(Step):
    """The ministry moves by 1 as the majority voted; only the Gensek learns who voted against the majority."""

    rule = "politburo 3.5"

    def play(self, g: Politburo) -> Steps:
        public = g.public
        side = public.ballots[-1].side
        g.tell(Divided(public.gensek, side))
        g.whisper(Inspected(public.gensek, deviant(g), opposite(side)), public.gensek)
        move(g, side, 1)
        return DONE


FIRST: Final = (NameVoters(1), CastBallots(1), CountBallots(1))  # 3.1
SECOND: Final = (NameVoters(2), CastBallots(2), CountBallots(2))  # 3.3
THIRD: Final = (CallNeighbours(), CastBallots(3), CountBallots(3))  # 3.4
PURGE: Final = (FollowMajority(), Purge())  # 3.5
OTHERWISE: Final[dict[int, Steps]] = {1: SECOND, 2: THIRD, 3: PURGE}
"""The steps that follow a ballot in which the three votes differ, by number of the ballot."""
