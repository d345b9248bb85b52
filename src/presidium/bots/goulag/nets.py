"""What a master has learnt: for what everybody believes when a round begins, how likely the loyal win in each deal.

There are two small nets for each round: one for beliefs before the commissar names, one for those after he has. They
are plain numbers in `nets.f16`, made by `python -m presidium.research.goulag`.
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
"""naming or building, and the round."""

NETS: Final = Path(__file__).with_name("nets.f16")
HIDDEN: Final = 48
STEPS: Final = 2 * SEATS - 1
"""How long the canal can be when a round begins: as many inputs."""
EXTRA: Final = {"naming": 1, "building": 12}
"""Further inputs: whether three are barred, or which trio was named."""

SHAPES: Final[dict[Which, tuple[int, ...]]] = {
    (kind, round): (len(DEALS) + STEPS + EXTRA[kind], HIDDEN, HIDDEN, len(DEALS))
    for round in range(SEATS, 0, -1)
    for kind in ("building", "naming")
    if (kind, round) != ("naming", 1)
}

Rows = list[list[float]]
UNROLED: Final = tuple(tuple(sorted(range(len(DEALS)), key=row.__getitem__)) for row in ROLES)


class Net:
    """Two hidden layers."""

    def __init__(self, layers: Sequence[tuple[Rows, list[float]]]) -> None:
        (first, bias), self.second, self.third = layers
        self.deals = [row[: len(DEALS)] for row in first]
        self.rest = [row[len(DEALS) :] for row in first]
        self.bias = bias

    @cache  # noqa: B019 (a net lives as long as the program)
    def fixed(self, canal: int, extra: int) -> list[float]:
        """What does not depend on beliefs: `extra` is the place of the further input that is 1, or -1."""
        return [
            bias + row[canal] + (row[STEPS + extra] if extra >= 0 else 0.0)
            for bias, row in zip(self.bias, self.rest, strict=True)
        ]

    def says(self, roots: list[float], canal: int, extra: int) -> list[float]:
        """For each deal, how likely the loyal win; `roots` is the root of 30 times how likely it is."""
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
    """Beliefs as a net wants them, from how often each deal comes here."""
    whole = sum(reach)
    return [sqrt(30 * each / whole) for each in reach]
