"""A bot with two small neural nets, trained by playing against itself.

The first net scores proposals, votes and ballots. Its inputs are the goal, the levels, the rounds left, Influence and
the ballots of the round. The second net scores seats to name or to point at, from their ballots so far. `python -m
presidium.lab.training.politburo` trains both nets; their weights are in `pupil.f16`.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import exp, tanh
from operator import mul
from pathlib import Path
from struct import iter_unpack
from typing import Final

from presidium.bots.runtime.mind import Mind, Policy
from presidium.core import Action, Player, SeatView
from presidium.games.politburo.execution import CastBallots
from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Ministry
from presidium.games.politburo.imagine import counts
from presidium.games.politburo.moves import Cast, Name, Point, Propose, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.state import Public, ballot_of, member_of

NET: Final = Path(__file__).with_name("pupil.f16")
ANSWERS: Final = (*map(Propose, MINISTRIES), Vote("for"), Vote("against"), Cast("repression"), Cast("reform"))
"""The answers that the first neural net scores, in the order of its outputs."""
STEPS: Final = (ProposePlan, VotePlan, CastBallots)
SIZES: Final = ((44, 48, len(ANSWERS)), (24, 32, 2))
"""Numbers of inputs, hidden units and outputs of each net. The second net's outputs score naming and pointing."""

Leanings = dict[Player, list[float]]


class Pupil(Mind[Public]):
    """A bot that draws its answers with the probabilities that its two neural nets give."""

    def policy(self, view: SeatView[Public]) -> Policy:
        options = list(view.options)
        if isinstance(view.stack[-1], STEPS):
            opinion = dict(zip(ANSWERS, says(0, features(view)), strict=True))
            return softened({option: opinion[option] for option in options})
        lean = leanings(view)
        scores = {seat: says(1, seat_features(view, seat, lean[seat])) for seat in view.rules.players}
        return softened({option: worth(option, scores) for option in options})


def worth(option: Action, scores: dict[Player, list[float]]) -> float:
    """The second neural net's score of an answer: naming three voters, or pointing at a seat."""
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
    """Inputs of the first neural net; `lab/training/politburo/lesson.py` computes the same for games in a batch."""
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
    """Inputs of the second neural net about a seat that the bot may name as a voter or point at."""
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
    """For each seat and ministry: the sum over its ballots of 1 for Repression and -1 for Reform. An unknown vote
    counts as the average of the unknown votes."""
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
    """The outputs of neural net number `which` for the inputs `seen`."""
    (rows, biases), (last, biases_last) = nets()[which]
    hidden = [tanh(bias + sum(map(mul, row, seen))) for row, bias in zip(rows, biases, strict=True)]
    return [bias + sum(map(mul, row, hidden)) for row, bias in zip(last, biases_last, strict=True)]


Layer = tuple[list[list[float]], list[float]]


@cache
def nets() -> list[list[Layer]]:
    """For each neural net and layer: a row of weights for each output, and the biases."""
    numbers = iter([number for (number,) in iter_unpack("<e", NET.read_bytes())])

    def layer(into: int, out: int) -> Layer:
        return [[next(numbers) for _ in range(into)] for _ in range(out)], [next(numbers) for _ in range(out)]

    found = [[layer(into, out) for into, out in pairwise(sizes)] for sizes in SIZES]
    assert next(numbers, None) is None
    return found
