"""A naive member: it votes for its goal as things stand, and takes the others for what their votes look like.

It looks at the levels, the rounds left and its Influence, and does not ask the same three twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from random import Random
from typing import Final

from presidium.bots.frozen.politburo import TALKATIVE
from presidium.bots.mind import Mind, Policy, evenly
from presidium.bots.politburo import talk
from presidium.bots.politburo.evidence import reputed
from presidium.bots.politburo.lenses import UNITY, Lean, best, pull
from presidium.bots.politburo.minutes import MEMBER, MOLOTOV
from presidium.bots.politburo.moment import Moment, deed, moment
from presidium.bots.politburo.prospects import wishes
from presidium.core import Action, SeatView, Statement
from presidium.politburo.goals import INFLUENCE
from presidium.politburo.state import Public, member_of

HEEDED: Final = 1.5
"""How much more likely is the deviant whom the Gensek accuses."""
MISTAKEN: Final = 0.4
"""How often one of the majority points at the wrong one,"""
CAUGHT: Final = 0.5
"""and how often both point at the right one."""
DEAR: Final = 0.25
"""What a point of Influence is worth beside the goal, to one who has as much as anybody."""
CHEAP: Final = 0.1
"""To anybody else."""
EQUAL: Final = 1e-9


class Naive(Mind[Public]):
    """Wants one thing, says so, and believes the same of others."""

    def __init__(self, talk: float = TALKATIVE, honest: float = 0.0) -> None:
        """`talk` is how often it says something where it might; `honest` how often a Gensek who has seen the ballots
        does not so much as think of a lie."""
        self.talk, self.honest = talk, honest

    def policy(self, view: SeatView[Public]) -> Policy:
        worths = self.worths(view)
        most = max(worths.values())
        return evenly([action for action, worth in worths.items() if worth > most - EQUAL])

    def worths(self, view: SeatView[Public]) -> dict[Action, float]:
        """What each answer is worth to it."""
        sight = Sight(view)
        return {action: sight.worth(action) for action in view.options}

    def speak(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return talk.plainly(view, rng, self.talk, self.honest)

    def reply(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return talk.reply(view, rng, self.honest)


class Sight:
    """What it sees when it is asked."""

    def __init__(self, view: SeatView[Public]) -> None:
        self.now: Moment = moment(view)
        self.me = view.seat - 1
        self.member = MEMBER[view.secret(member_of(view.seat))]
        self.lean: Lean = reputed(view).lean(self.member)
        self.before = tuple(voter - 1 for voter in view.public.voters or ())
        self.wishes = wishes(self.now.levels, self.now.left, self.now.limit)

    def worth(self, action: Action) -> float:
        now, k, did = self.now, self.now.ministry, deed(action)
        if now.stage == "propose":
            assert isinstance(did, int)
            return best(self.member, self.wish(did), did, self.lean, self.me)
        assert k is not None
        match now.stage, did:
            case "vote", _:
                return self.plan(k) if did else -self.plan(k)
            case "name", tuple():
                worth = pull(self.member, self.wish(k), self.ups(did, k)) * (1 if self.needed() else 0)
                return worth - (now.ballot == 2 and did == self.before and UNITY[self.member] >= 0)
            case "cast", _:
                return self.ballot(k, bool(did))
        assert isinstance(did, int)
        return self.suspicion(did, k)

    def wish(self, k: int) -> float:
        """How much better its goal stands with this ministry up than with it down."""
        return self.wishes[k][self.member]

    def ups(self, seats: Iterable[int], k: int) -> list[float]:
        return [self.lean[seat][k] for seat in seats]

    def needed(self) -> bool:
        """Whether purges still matter to one whose goal is about them: Zhdanov has had enough at half, and then Molotov
        has lost."""
        lost = INFLUENCE * self.now.seats - sum(self.now.influence)
        over = lost * 2 > self.now.seats if self.member == MOLOTOV else lost * 2 >= self.now.seats
        return not (UNITY[self.member] and over)

    def plan(self, k: int) -> float:
        """A plan is good if its Gensek leans my way there, and better than leaving it to the other ministries."""
        if self.now.gensek == self.me:
            return 1.0
        return self.wish(k) * (self.lean[self.now.gensek][k] - 0.5)

    def ballot(self, k: int, up: bool) -> float:
        """Its goal; and the third time its Influence, which whoever stands alone may lose, or points wrongly."""
        likely = [chance if up else 1 - chance for chance in self.ups((s for s in self.now.trio if s != self.me), k)]
        worth = self.wish(k) * (1 if up else -1)
        if self.needed():
            worth += UNITY[self.member] * prod(likely)
        if self.now.ballot == 3:
            alone = prod(1 - chance for chance in likely)
            divided = 1 - alone - prod(likely)
            own = self.now.influence[self.me]
            dear = DEAR if own == max(self.now.influence) else CHEAP if own else 0.0
            worth -= dear * (CAUGHT * alone + MISTAKEN * divided)
        return worth

    def suspicion(self, seat: int, k: int) -> float:
        """How likely this voter went against the majority."""
        up = self.lean[seat][k]
        against = 1 - up if self.now.up else up
        return against * HEEDED if self.now.accused == seat else against
