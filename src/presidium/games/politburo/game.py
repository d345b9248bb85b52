"""The rules of Politburo. Each step is a paragraph of the rulebook, in the rulebook's order and with its number.

The members of the Politburo move three ministries between Repression and Reform. Each member has a secret goal. This
module has set-up, rounds and end; the phases of a round have their own files: `plan`, `execution`, `purge`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from presidium.core import (
    DONE,
    Action,
    Listed,
    Player,
    Question,
    Refusal,
    Roll,
    Rules,
    State,
    Step,
    Steps,
    refusal,
    value,
)
from presidium.games.politburo.execution import FIRST
from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Member, outcome, running
from presidium.games.politburo.moves import Appointed, Draw, Drawn, Ended, First, Fulfilled, Opened
from presidium.games.politburo.plan import PLAN
from presidium.games.politburo.state import Politburo, Public, Round, ballot_of, member_of

# 1 Set-up


def begin(rules: Rules) -> Politburo:
    """Returns the state of a new game of Politburo; the whole course of the game is one list of steps."""
    public = Public((INFLUENCE,) * rules.seats, dict.fromkeys(MINISTRIES, 0))  # 1.2, 1.3
    draws = tuple(DrawMember(seat) for seat in rules.players)
    return State(rules, public, (*draws, FirstGensek(), *rounds(rules.seats), End()))


@value
class DrawMember(Step):
    """Each player draws one of the ten members, in secret; the members left over leave the game unseen."""

    rule = "politburo 1.1"
    seat: Player

    def play(self, g: Politburo) -> Question:
        return drawing(frozenset(g.secret(member_of(seat)) for seat in range(1, self.seat)))

    def resolve(self, g: Politburo, answer: Draw) -> Steps:
        look_at_member(g, self.seat, answer.member)
        return DONE


def look_at_member(g: Politburo, seat: Player, member: Member) -> None:
    g.hide(member_of(seat), member, seat)
    g.whisper(Drawn(seat, member), seat)


@cache
def drawing(drawn: frozenset[Member]) -> Roll:
    def why_not(action: Action) -> Refusal:
        if isinstance(action, Draw) and action.member in drawn:
            return refusal("politburo-member-drawn", "politburo 1.1", member=action.member)
        return refusal("politburo-must-draw", "politburo 1.1")

    return Roll(Listed(tuple(Draw(member) for member in MEMBERS if member not in drawn), why_not), "member")


@value
class FirstGensek(Step):
    """The first General Secretary is drawn at random."""

    rule = "politburo 1.4"

    def play(self, g: Politburo) -> Question:
        return appointing(g.rules.seats)

    def resolve(self, g: Politburo, answer: First) -> Steps:
        g.public.gensek = answer.seat
        g.tell(Appointed(g.public.round, answer.seat))
        return DONE


@cache
def appointing(seats: int) -> Roll:
    def why_not(action: Action) -> Refusal:
        if isinstance(action, First):
            return refusal("no-such-seat", "politburo 1.4", seat=action.seat)
        return refusal("politburo-must-appoint", "politburo 1.4")

    return Roll(Listed(tuple(First(seat) for seat in range(1, seats + 1)), why_not), "first-gensek")


# The round


@value
class CloseRound(Step):
    """The round ends, and the public facts about it are stored."""

    def play(self, g: Politburo) -> Steps:
        now = g.public
        assert now.ministry is not None
        now.history += (
            Round(now.round, now.gensek, now.proposals, now.ministry, now.ballots, now.change, now.verdict),
        )
        now.proposals, now.ministry, now.voters, now.ballots, now.change, now.verdict = (), None, None, (), 0, None
        return DONE


@value
class NextGensek(Step):
    """The office of General Secretary passes to the next player on the left."""

    rule = "politburo 1.4"

    def play(self, g: Politburo) -> Steps:
        public = g.public
        public.gensek = g.rules.left(public.gensek)
        public.round += 1
        g.tell(Appointed(public.round, public.gensek))
        return DONE


ROUND: Final = (*PLAN, *FIRST, CloseRound())


def rounds(left: int) -> Steps:
    """1.4 Returns the steps of this many rounds; between two rounds the office of Gensek passes to the left."""
    return ROUND + (NextGensek(), *ROUND) * (left - 1)


# 5 End


@value
class End(Step):
    """5.1 The members are revealed, and all other secrets are opened too (6.1)."""

    rule = "politburo 5.1"

    def play(self, g: Politburo) -> Steps:
        public = g.public
        members: tuple[Member, ...] = tuple(g.secret(member_of(seat)) for seat in g.rules.players)
        public.outcome = outcome(members, public.influence, public.levels, g.rules)
        g.end()
        for over in public.history:
            open_ballots(g, over)
        g.tell(Fulfilled(running(members, public.influence, public.levels)))
        g.tell(Ended(public.outcome, members))
        return DONE


def open_ballots(g: Politburo, over: Round) -> None:
    """Tells who voted how in the divided first and second ballots of a round. All other votes are known already."""
    for number, count in enumerate(over.ballots[:2], 1):
        if not count.unanimous:
            cast = [(voter, g.secret(ballot_of(over.number, number, voter))) for voter in count.voters]
            repression = tuple(voter for voter, side in cast if side == "repression")
            g.tell(Opened(over.number, number, repression, tuple(voter for voter, side in cast if side == "reform")))


def strata(g: Politburo, seat: Player) -> dict[str, str]:
    """Returns the member of a seat in a finished game, because reports count the results of each member separately."""
    member: Member = g.secret(member_of(seat))
    return {"member": member}
