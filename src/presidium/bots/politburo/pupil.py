"""A pupil: two small nets, taught by playing by the million. One says what it proposes and how it votes, from its goal,
the levels, the rounds left, Influence and the ballot at hand; the other whom it would rather name, or point at, from
how that seat has voted so far. `python -m presidium.research.politburo` teaches them; their numbers are in `pupil.f16`.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import exp, tanh
from operator import mul
from pathlib import Path
from struct import iter_unpack
from typing import Final

from presidium.bots.mind import Mind, Policy
from presidium.core import Action, Player, SeatView
from presidium.politburo.execution import CastBallots
from presidium.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Ministry
from presidium.politburo.imagine import counts
from presidium.politburo.moves import Cast, Name, Point, Propose, Vote
from presidium.politburo.plan import ProposePlan, VotePlan
from presidium.politburo.state import Public, ballot_of, member_of

NET: Final = Path(__file__).with_name("pupil.f16")
ANSWERS: Final = (*map(Propose, MINISTRIES), Vote("for"), Vote("against"), Cast("repression"), Cast("reform"))
"""What the first net has an opinion on, in its order."""
STEPS: Final = (ProposePlan, VotePlan, CastBallots)
SIZES: Final = ((44, 48, len(ANSWERS)), (24, 32, 2))
"""Of each net: what it looks at, its hidden layer, its opinions. The second has one on naming, one on pointing."""

Leanings = dict[Player, list[float]]


class Pupil(Mind[Public]):
    """Answers as often as the nets say."""

    def policy(self, view: SeatView[Public]) -> Policy:
        options = list(view.options)
        if isinstance(view.stack[-1], STEPS):
            opinion = dict(zip(ANSWERS, says(0, features(view)), strict=True))
            return softened({option: opinion[option] for option in options})
        lean = leanings(view)
        scores = {seat: says(1, seat_features(view, seat, lean[seat])) for seat in view.rules.players}
        return softened({option: worth(option, scores) for option in options})


def worth(option: Action, scores: dict[Player, list[float]]) -> float:
    """How much it is for naming these three, or for pointing at that one."""
    if isinstance(option, Name):
        return sum(scores[seat][0] for seat in option.voters)
    assert isinstance(option, Point)
    return scores[option.seat][1]


def softened(opinions: dict[Action, float]) -> Policy:
    most = max(opinions.values())
    weights = {option: exp(opinion - most) for option, opinion in opinions.items()}
    whole = sum(weights.values())
    return {option: weight / whole for option, weight in weights.items()}


def at_stake(public: Public) -> Ministry | None:
    return public.proposed or public.ministry


def features(view: SeatView[Public]) -> list[float]:
    """What it looks at; `research/politburo/lesson.py` makes the same out of a batch's observations."""
    public, step, seats = view.public, view.stack[-1], view.rules.seats
    levels = [public.levels[ministry] for ministry in MINISTRIES]
    mine = public.influence[view.seat - 1]
    others = max(left for seat, left in enumerate(public.influence, 1) if seat != view.seat)
    lost = INFLUENCE * seats - sum(public.influence)
    stake = at_stake(public)
    seen = [count.repression for count in public.ballots]
    lean, called = leanings(view), public.voters if isinstance(step, CastBallots) else None
    with_me = [lean[seat][MINISTRIES.index(stake)] for seat in called or () if seat != view.seat and stake]
    return [
        *(float(view.secret(member_of(view.seat)) == member) for member in MEMBERS),
        *(level / 3 for level in levels),
        *(float(level == max(levels)) for level in levels),
        *(float(level == min(levels)) for level in levels),
        *(float(sum(levels) > 0), float(sum(levels) < 0)),
        *((seats - public.round) / seats, mine / INFLUENCE, others / INFLUENCE, lost / seats),
        float(public.gensek == view.seat),
        *(float(stake == ministry) for ministry in MINISTRIES),
        *(float(isinstance(step, kind)) for kind in STEPS),
        *(float(len(public.proposals) == many) for many in (1, 2)),
        *(float(len(seen) == many) for many in (0, 1, 2)),
        *(float(len(seen) > at and seen[at] == many) for at in (0, 1) for many in (1, 2)),
        sum(with_me),
        lean[public.gensek][MINISTRIES.index(stake)] if stake else 0.0,
        1.0,
    ]


def seat_features(view: SeatView[Public], seat: Player, lean: list[float]) -> list[float]:
    """What it looks at in somebody it may name or point at."""
    public, stake = view.public, at_stake(view.public)
    repression = public.ballots[-1].repression if public.ballots else 0
    return [
        *(float(view.secret(member_of(view.seat)) == member) for member in MEMBERS),
        *(float(stake == ministry) for ministry in MINISTRIES),
        *lean,
        lean[MINISTRIES.index(stake)] if stake else 0.0,
        public.influence[seat - 1] / INFLUENCE,
        public.influence[view.seat - 1] / INFLUENCE,
        *(float(len(public.ballots) == many) for many in (0, 1, 3)),
        float(repression >= 2),
        1.0,
    ]


def leanings(view: SeatView[Public]) -> Leanings:
    """How each seat has voted in each ministry: its ballots as far as they are seen, 1 for Repression, -1 for Reform;
    and its share in what was counted."""
    lean = {seat: [0.0, 0.0, 0.0] for seat in view.rules.players}
    about = {over.number: over.ministry for over in view.public.history}
    for round, number, count in counts(view.public):
        ministry = about.get(round) or view.public.ministry
        assert ministry is not None
        at = MINISTRIES.index(ministry)
        known = {voter: view.secret(ballot_of(round, number, voter)) for voter in count.voters}
        seen = [side for side in known.values() if side in ("repression", "reform")]
        unseen = 3 - len(seen)
        share = (2 * (count.repression - seen.count("repression")) - unseen) / max(1, unseen)
        for voter, side in known.items():
            lean[voter][at] += 1.0 if side == "repression" else -1.0 if side == "reform" else share
    return lean


def says(which: int, seen: list[float]) -> list[float]:
    """The opinions of a net."""
    (rows, biases), (last, biases_last) = nets()[which]
    hidden = [tanh(bias + sum(map(mul, row, seen))) for row, bias in zip(rows, biases, strict=True)]
    return [bias + sum(map(mul, row, hidden)) for row, bias in zip(last, biases_last, strict=True)]


Layer = tuple[list[list[float]], list[float]]


@cache
def nets() -> list[list[Layer]]:
    """Net by net and layer by layer: a row for each output, then the biases."""
    numbers = iter([number for (number,) in iter_unpack("<e", NET.read_bytes())])

    def layer(into: int, out: int) -> Layer:
        return [[next(numbers) for _ in range(into)] for _ in range(out)], [next(numbers) for _ in range(out)]

    found = [[layer(into, out) for into, out in pairwise(sizes)] for sizes in SIZES]
    assert next(numbers, None) is None
    return found
