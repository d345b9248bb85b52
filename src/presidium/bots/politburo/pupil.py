"""A pupil: a small net, taught by playing against itself and others by the million, says what it proposes and votes.

It looks at its goal, the levels, the rounds left, Influence and the ballot at hand, and at nobody's past; whom it names
and at whom it points it leaves to chance. `python -m presidium.research.politburo` teaches it; its numbers are in
`pupil.f16`.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import exp, tanh
from operator import mul
from pathlib import Path
from struct import iter_unpack
from typing import Final

from presidium.bots.mind import Mind, Policy, evenly
from presidium.core import Action, SeatView
from presidium.politburo.execution import CastBallots
from presidium.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES
from presidium.politburo.moves import Cast, Propose, Vote
from presidium.politburo.plan import ProposePlan, VotePlan
from presidium.politburo.state import Public, member_of

NET: Final = Path(__file__).with_name("pupil.f16")
ANSWERS: Final = (*map(Propose, MINISTRIES), Vote("for"), Vote("against"), Cast("repression"), Cast("reform"))
"""What the net has an opinion on, in its order."""
STEPS: Final = (ProposePlan, VotePlan, CastBallots)
SIZES: Final = (42, 48, len(ANSWERS))
"""What it looks at, its hidden layer, its answers."""


class Pupil(Mind[Public]):
    """Answers as often as the net says."""

    def policy(self, view: SeatView[Public]) -> Policy:
        options = list(view.options)
        if not isinstance(view.stack[-1], STEPS):
            return evenly(options)
        opinion = dict(zip(ANSWERS, says(features(view)), strict=True))
        most = max(opinion[option] for option in options)
        weights: dict[Action, float] = {option: exp(opinion[option] - most) for option in options}
        whole = sum(weights.values())
        return {option: weight / whole for option, weight in weights.items()}


def features(view: SeatView[Public]) -> list[float]:
    """What it looks at; `research/politburo/lesson.py` makes the same out of a batch's observations."""
    public, step, seats = view.public, view.stack[-1], view.rules.seats
    levels = [public.levels[ministry] for ministry in MINISTRIES]
    mine = public.influence[view.seat - 1]
    others = max(left for seat, left in enumerate(public.influence, 1) if seat != view.seat)
    lost = INFLUENCE * seats - sum(public.influence)
    at_stake = public.proposed or public.ministry
    counts = [count.repression for count in public.ballots]
    return [
        *(float(view.secret(member_of(view.seat)) == member) for member in MEMBERS),
        *(level / 3 for level in levels),
        *(float(level == max(levels)) for level in levels),
        *(float(level == min(levels)) for level in levels),
        *(float(sum(levels) > 0), float(sum(levels) < 0)),
        *((seats - public.round) / seats, mine / INFLUENCE, others / INFLUENCE, lost / seats),
        float(public.gensek == view.seat),
        *(float(at_stake == ministry) for ministry in MINISTRIES),
        *(float(isinstance(step, kind)) for kind in STEPS),
        *(float(len(public.proposals) == many) for many in (1, 2)),
        *(float(len(counts) == many) for many in (0, 1, 2)),
        *(float(len(counts) > at and counts[at] == many) for at in (0, 1) for many in (1, 2)),
        1.0,
    ]


def says(seen: list[float]) -> list[float]:
    """How much the net is for each answer."""
    (rows, biases), (last, biases_last) = net()
    hidden = [tanh(bias + sum(map(mul, row, seen))) for row, bias in zip(rows, biases, strict=True)]
    return [bias + sum(map(mul, row, hidden)) for row, bias in zip(last, biases_last, strict=True)]


@cache
def net() -> list[tuple[list[list[float]], list[float]]]:
    """Layer by layer: a row for each output, then the biases."""
    numbers = [number for (number,) in iter_unpack("<e", NET.read_bytes())]
    layers, at = [], 0
    for into, out in pairwise(SIZES):
        rows = [numbers[at + row * into : at + (row + 1) * into] for row in range(out)]
        at += into * out
        layers.append((rows, numbers[at : at + out]))
        at += out
    assert at == len(numbers)
    return layers
