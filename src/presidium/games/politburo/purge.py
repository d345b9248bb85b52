"""Section 4 of the rules, Purge: after a divided third ballot the voters point at the deviant."""

from __future__ import annotations

from functools import cache

from presidium.core import DONE, Action, AskAll, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.games.politburo.moves import Lost, Point, Pointed, Unmasked
from presidium.games.politburo.state import Politburo, Purged, Side, Trio, ballot_of


def deviant(g: Politburo) -> Player:
    """Returns the voter who voted against the majority of the third ballot."""
    public = g.public
    count = public.ballots[-1]
    (alone,) = (seat for seat in count.voters if g.secret(ballot_of(public.round, 3, seat)) != count.side)
    return alone


def opposite(side: Side) -> Side:
    return "reform" if side == "repression" else "repression"


@value
class Purge(Step):
    """The three voters point, at the same time, at the voter they take for the deviant; then the ballots are shown."""

    rule = "politburo 4.1"

    def play(self, g: Politburo) -> Question:
        assert g.public.voters is not None
        return pointing(g.public.voters)

    def resolve(self, g: Politburo, answer: dict[Player, Point]) -> Steps:
        public = g.public
        for voter, finger in answer.items():
            g.tell(Pointed(voter, finger.seat))
        for voter in answer:
            g.open(ballot_of(public.round, 3, voter))
        guilty = deviant(g)
        g.tell(Unmasked(guilty, opposite(public.ballots[-1].side)))
        mistaken = tuple(seat for seat, finger in answer.items() if seat != guilty and finger.seat != guilty)
        losers = mistaken or (guilty,)  # 4.3, 4.2
        for seat in losers:
            lose_influence(g, seat)
        one, two, three = (finger.seat for finger in answer.values())
        public.verdict = Purged((one, two, three), guilty, losers)
        return DONE


@cache
def pointing(voters: Trio) -> AskAll:
    def options(voter: Player) -> Listed:
        def why_not(action: Action) -> Refusal:
            if not isinstance(action, Point):
                return refusal("politburo-must-point", "politburo 4.1")
            if action.seat == voter:
                return refusal("politburo-not-at-himself", "politburo 4.1")
            return refusal("politburo-was-not-in-the-ballot", "politburo 4.1", seat=action.seat)

        return Listed(tuple(Point(seat) for seat in voters if seat != voter), why_not)

    return AskAll({voter: options(voter) for voter in voters})


def lose_influence(g: Politburo, seat: Player) -> None:
    """Takes 1 Influence from a seat; 1.2 Influence never falls below 0."""
    influence = g.public.influence
    before = influence[seat - 1]
    left = max(0, before - 1)
    g.public.influence = (*influence[: seat - 1], left, *influence[seat:])
    g.tell(Lost(seat, before - left, left))
