"""Small neural nets of the master: the probability that the loyal win in each deal, given the common belief.

Each round has two nets: one for before the commissar names a trio, one for after. Their weights are plain numbers in
`nets.f16`, made by `python -m presidium.lab.training.goulag`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import exp, sqrt
from operator import mul
from pathlib import Path
from struct import iter_unpack
from typing import Final

from presidium.bots.goulag.frame import DEALS, ROLES, SEATS

Which = tuple[str, int]
"""Key of a net: "naming" or "building", and the number of the round."""

NETS: Final = Path(__file__).with_name("nets.f16")
HIDDEN: Final = 48
STEPS: Final = 2 * SEATS - 1
"""Number of possible lengths of the canal at the start of a round; each length is one input of a neural net."""
EXTRA: Final = {"naming": 1, "building": 12}
"""Number of other inputs of a neural net: whether renewal (2.2) forbids a trio, or which trio was named."""

SHAPES: Final[dict[Which, tuple[int, ...]]] = {
    (kind, round): (len(DEALS) + STEPS + EXTRA[kind], HIDDEN, HIDDEN, len(DEALS))
    for round in range(SEATS, 0, -1)
    for kind in ("building", "naming")
    if (kind, round) != ("naming", 1)
}

Rows = list[list[float]]
UNROLED: Final = tuple(tuple(sorted(range(len(DEALS)), key=row.__getitem__)) for row in ROLES)


class Net:
    """A neural net with two hidden layers."""

    def __init__(self, layers: Sequence[tuple[Rows, list[float]]]) -> None:
        (first, bias), self.second, self.third = layers
        self.deals = [row[: len(DEALS)] for row in first]
        self.rest = [row[len(DEALS) :] for row in first]
        self.bias = bias

    @cache  # noqa: B019 (a net lives as long as the program)
    def fixed(self, canal: int, extra: int) -> list[float]:
        """First-layer sums that do not depend on beliefs; `extra` is the further input that is 1, -1 for none."""
        return [
            bias + row[canal] + (row[STEPS + extra] if extra >= 0 else 0.0)
            for bias, row in zip(self.bias, self.rest, strict=True)
        ]

    def says(self, roots: list[float], canal: int, extra: int) -> list[float]:
        """For each deal: the probability that the loyal win. `roots` is the belief, scaled by the function `roots`."""
        one = rectified(self.deals, self.fixed(canal, extra), roots)
        two = rectified(*self.second, one)
        rows, biases = self.third
        return [1 / (1 + exp(-b - sum(map(mul, row, two)))) for row, b in zip(rows, biases, strict=True)]


def rectified(rows: Rows, biases: list[float], into: list[float]) -> list[float]:
    return [v if (v := b + sum(map(mul, row, into))) > 0 else 0.0 for row, b in zip(rows, biases, strict=True)]


@cache
def nets() -> dict[Which, Net]:
    numbers = [number for (number,) in iter_unpack("<e", NETS.read_bytes())]
    found, at = dict[Which, Net](), 0
    for which, sizes in SHAPES.items():
        layers = list[tuple[Rows, list[float]]]()
        for into, out in pairwise(sizes):
            rows = [numbers[at + row * into : at + (row + 1) * into] for row in range(out)]
            at += into * out
            layers.append((rows, numbers[at : at + out]))
            at += out
        found[which] = Net(layers)
    assert at == len(numbers)
    return found


def roots(reach: Sequence[float]) -> list[float]:
    """Scales how often each deal occurs into the nets' inputs: the square root of 30 times its probability."""
    whole = sum(reach)
    return [sqrt(30 * each / whole) for each in reach]
