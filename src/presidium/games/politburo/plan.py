"""Section 2 of the rules, Plan: the Gensek proposes a ministry, and all players vote for or against it."""

from __future__ import annotations

from functools import cache
from typing import Final

from presidium.core import DONE, Action, Ask, AskAll, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.games.politburo.goals import MINISTRIES, Ministry
from presidium.games.politburo.moves import Propose, Proposed, Taken, Vote, Voted
from presidium.games.politburo.state import Choice, Politburo, Proposal


@value
class ProposePlan(Step):
    """2.1 The Gensek proposes one of the three ministries; 2.2 after a refusal, one of the two others."""

    rule = "politburo 2.1"

    def play(self, g: Politburo) -> Question:
        public = g.public
        return proposing(public.gensek, public.proposals[0].ministry if public.proposals else None)

    def resolve(self, g: Politburo, answer: Propose) -> Steps:
        g.public.proposed = answer.ministry
        g.tell(Proposed(g.public.gensek, answer.ministry))
        return DONE


@cache
def proposing(gensek: Player, refused: Ministry | None) -> Ask:
    def why_not(action: Action) -> Refusal:
        if isinstance(action, Propose) and action.ministry == refused:
            return refusal("politburo-refused-already", "politburo 2.2", ministry=action.ministry)
        return refusal("politburo-must-propose", "politburo 2.1")

    left = (ministry for ministry in MINISTRIES if ministry != refused)
    return Ask(gensek, Listed(tuple(Propose(ministry) for ministry in left), why_not))


@value
class VotePlan(Step):
    """All players, the Gensek too, vote for or against the plan at the same time; the votes are then public."""

    rule = "politburo 2.1"

    def play(self, g: Politburo) -> Question:
        return voting(g.rules.seats)

    def resolve(self, g: Politburo, answer: dict[Player, Vote]) -> Steps:
        public = g.public
        assert public.proposed is not None
        plan = Proposal(public.proposed, tuple(thumb.vote for thumb in answer.values()))
        accepted = carried(plan.votes, public.gensek)
        supporters = tuple(seat for seat, thumb in answer.items() if thumb.vote == "for")
        opponents = tuple(seat for seat, thumb in answer.items() if thumb.vote == "against")
        g.tell(Voted(plan.ministry, supporters, opponents, accepted))
        public.proposals += (plan,)
        public.proposed = None
        if accepted:  # 2.2
            public.ministry = plan.ministry
            return DONE
        return PLAN if len(public.proposals) == 1 else (TakeLast(),)


THUMBS: Final = Listed((Vote("for"), Vote("against")), lambda _: refusal("politburo-must-vote", "politburo 2.1"))


@cache
def voting(seats: int) -> AskAll:
    return AskAll(dict.fromkeys(range(1, seats + 1), THUMBS))


def carried(votes: tuple[Choice, ...], gensek: Player) -> bool:
    """2.1 True if a plan is accepted: more votes for than against; in a tie the Gensek's own vote decides."""
    margin = 2 * votes.count("for") - len(votes)
    return margin > 0 or (margin == 0 and votes[gensek - 1] == "for")


@value
class TakeLast(Step):
    """After a second refusal the last ministry is taken without a vote."""

    rule = "politburo 2.3"

    def play(self, g: Politburo) -> Steps:
        refused = [plan.ministry for plan in g.public.proposals]
        (last,) = (ministry for ministry in MINISTRIES if ministry not in refused)
        g.public.ministry = last
        g.tell(Taken(last))
        return DONE


PLAN: Final = (ProposePlan(), VotePlan())
