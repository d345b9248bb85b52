"""Best response to `master` in Goulag: how much more often does a player win who knows the policy of `master`?

This bot assumes that all other players are masters and computes what a master does with each hand, so its beliefs are
exact. It gives the answer with the highest value if it plays on as a master afterwards. The gain of this bot over a
master in the same seat is a lower bound for the gain of the best response.
"""

from __future__ import annotations

from itertools import product
from math import prod

from presidium.bots.goulag.frame import INDEX, SEATS, TRIOS
from presidium.bots.goulag.master import Master, Question, is_taught, played
from presidium.bots.goulag.ranges import Range, believed, building, named, naming
from presidium.bots.goulag.solve import Mix, World
from presidium.bots.runtime.mind import Policy, surely
from presidium.core import SeatView
from presidium.games.goulag.game import NameTrio, Public


class Response(Master):
    def policy(self, view: SeatView[Public]) -> Policy:
        if not is_taught(view):
            return super().policy(view)
        question = Question(view)
        worth = named_worth(question) if isinstance(view.stack[-1], NameTrio) else built_worth(question)
        options, _, _ = question.solved()
        return surely(max(zip(worth, range(len(options)), options, strict=True))[2])


def named_worth(question: Question) -> Mix:
    """Expected value of each trio that the commissar may name."""
    at, ends = believed(question.start, question.past), naming(question.start, question.past).ends
    worlds = known(at, 0, question, 0)
    sign = 1 if question.sight[0] else -1
    return [
        sign * sum(world.weight * ends[which][world.deal] for world in worlds)
        for which in range(len(TRIOS))
        if at.open_to(which)
    ]


def built_worth(question: Question) -> Mix:
    """Expected value of each card a builder may play, or of each exchange the supervisor may order."""
    trio, role = question.job()
    at = named(question.start, question.past, trio)
    solved = building(question.start, question.past, trio)
    worth = [0.0] * (3 if role == 2 else 2)
    sign = 1 if question.sight[0] else -1
    for world in known(at, trio[role], question, *trio):
        mixes = [played(policy[sight]) for policy, sight in zip(solved.policies, world.sights, strict=True)]
        mixes[role] = [1.0] * len(worth)
        for one, other, flips in product(range(2), range(2), range(3)):
            works = ((one == 0) != (flips == 1)) + ((other == 0) != (flips == 2))
            chance = world.weight * mixes[0][one] * mixes[1][other] * mixes[2][flips]
            worth[(one, other, flips)[role]] += sign * chance * solved.ends[3 * flips + works][world.deal]
    return worth


def known(at: Range, me: int, question: Question, *seats: int) -> list[World]:
    """The deals that this seat considers possible, with their probabilities if all other players are masters."""
    return [
        World(
            INDEX[deal],
            tuple(at.sight(seat, deal, bits) for seat in seats),
            weight * prod(1 - at.doubts[seat][at.sight(seat, deal, bits)] for seat in range(SEATS) if seat != me),
        )
        for (deal, bits), weight in at.worlds.items()
        if at.sight(me, deal, bits) == question.sight
    ]
