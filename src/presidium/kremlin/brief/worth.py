"""Whether it would change anything to have somebody now, for the sake of what he may do; and for whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import PASS, Action, View, value
from presidium.kremlin.actions import Move
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.ending import TOO_FEW, left
from presidium.kremlin.phases.p5_funeral import REBELLION, Ballot
from presidium.kremlin.phases.p6_replacements import Promotes
from presidium.kremlin.phases.p7_rehabilitation import Rehabilitates
from presidium.kremlin.phases.trial import ACQUITTALS, Verdict
from presidium.kremlin.printed.board import POSTS, SIBERIA
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Case, Deed, Election, Kremlin, Moment, Public, sheet


@value
class Worth:
    """Who could want to have somebody: everybody, or else whoever one of these concerns."""

    to_all: bool
    for_the_sake_of: tuple[Letter, ...] = ()

    def __or__(self, other: Worth) -> Worth:
        return Worth(self.to_all or other.to_all, self.for_the_sake_of + other.for_the_sake_of)


NOBODY: Final = Worth(False)


def worth(g: Kremlin, right: Right, who: Letter, action: Action) -> Worth:
    """Who could want him to do otherwise than this, at the table as it stands when his turn has come.

    What somebody announces may be worth stopping, whatever it is. A right that is declined or lapses is only worth
    using: for somebody one has points on, or against somebody in other hands. A vote is worth it while it is open.
    """
    match right:
        case Ballot() | Verdict():
            return Worth(not decided(g, right))
        case Promotes() if action == PASS:
            rising = dict.fromkeys(step.who for step in right.offers(g, who) if isinstance(step, Move))
            return Worth(False, tuple(rising))
        case Rehabilitates() if action == PASS:
            few = left(g.public) < 2 * TOO_FEW  # 6.9
            return Worth(few, g.public.at(SIBERIA))
    return Worth(True)


def concerns(v: View[Public], who: Letter) -> bool:
    """Whether I have points on him, or another controls him: then it is something to me where he stands."""
    assert v.seat is not None
    return v.secret(sheet(v.seat))[INDEX[who]] > 0 or v.public.control.get(who, v.seat) != v.seat


def decided(g: Kremlin, right: Ballot | Verdict) -> bool:
    """Whether neither he whose turn it is nor anybody after him could turn the vote any more."""
    now = Moment(g.rules, g.public.copy())
    now.public.close(Deed)
    matter = now.public.top
    assert isinstance(matter, Case | Election)
    votes = [vote for _, vote in matter.votes]
    turns = [replace(right, post=post) for post in POSTS[POSTS.index(right.post) :]]
    to_come = sum((man := turn.actor(now)) is not None and len(turn.choices(now, man)) > 1 for turn in turns)
    if isinstance(right, Verdict):
        return votes.count("innocent") + to_come < ACQUITTALS
    against = votes.count("against")
    lost = against >= REBELLION and right.rebels is not None  # 5.4 the first time it says who may be proposed next
    return lost or against + to_come < REBELLION
