"""What each seat tells of itself: how well each member fits it, by which lens it is best read, how honest it is.

The lenses are mixed seat by seat, and chance is always among them, so that a seat nobody can read may be anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import mul
from typing import Final

from presidium.bots.politburo.evidence import Evidence
from presidium.bots.politburo.lenses import Act

Company = tuple[float, float, float]
"""In what shares people are plain, shrewd, and players of chance."""

BEFORE: Final[Company] = (0.04, 0.01, 0.95)
"""How many are taken for plain, for shrewd, and for players of chance before they have done anything: one has to be
shown that somebody can be read."""
WEIGHT: Final = 3.0
"""How many comrades that is worth."""
HONEST: Final = ((0.0, 0.35), (0.5, 0.25), (0.95, 0.4))
"""How honest people are, and how many of them."""


@dataclass(slots=True)
class Character:
    """What is known of a seat for itself."""

    fits: list[float]
    """For each member how well he fits, the best 1."""
    lenses: list[tuple[float, float, float]]
    """For each member, if the seat is he: in what shares it is plain, shrewd, and chance."""
    honesty: float

    def likely(self, act: Act, member: int) -> float:
        """How likely the seat would act so, if it were this member."""
        plain, shrewd, chance = self.lenses[member]
        return plain * act.plain[member] + shrewd * act.shrewd[member] + chance * act.chance

    def saying(self, honest: float) -> float:
        """How likely it would say what an honest one says with this likelihood: a liar says anything."""
        return self.honesty * honest + (1 - self.honesty) / 6


def characters(found: Evidence, seats: int, me: int | None, before: Company = BEFORE) -> list[Character]:
    plain = [[1.0] * 10 for _ in range(seats)]
    shrewd = [[1.0] * 10 for _ in range(seats)]
    chance = [1.0] * seats
    for trace in found.traces:
        seat, act = trace.seat, trace.act
        plain[seat] = list(map(mul, plain[seat], act.plain))
        shrewd[seat] = list(map(mul, shrewd[seat], act.shrewd))
        chance[seat] *= act.chance
    read = [(sum(plain[seat]) / 10, sum(shrewd[seat]) / 10, chance[seat]) for seat in range(seats) if seat != me]
    share = company(read, before)
    known = []
    for seat in range(seats):
        parts = [
            (share[0] * one, share[1] * two, share[2] * chance[seat])
            for one, two in zip(plain[seat], shrewd[seat], strict=True)
        ]
        fits = [sum(three) for three in parts]
        lenses = [(one / all, two / all, rest / all) for (one, two, rest), all in zip(parts, fits, strict=True)]
        words, honesty = _words(found, seat, fits)
        known.append(Character(_scaled(map(mul, fits, words)), lenses, honesty))
    return known


def company(read: list[tuple[float, float, float]], before: Company) -> list[float]:
    """Among how many of each kind one sits, by how well each lens reads each seat: players of chance flock together."""
    share = list(before)
    for _ in range(8):
        counts = [part * WEIGHT for part in before]
        for fits in read:
            parts = list(map(mul, share, fits))
            whole = sum(parts)
            counts = [count + part / whole for count, part in zip(counts, parts, strict=True)]
        share = [count / sum(counts) for count in counts]
    return share


def _words(found: Evidence, seat: int, fits: list[float]) -> tuple[list[float], float]:
    """How well each member fits what a seat has said, and how honest it seems to be."""
    said = [word.honest for word in found.words if word.seat == seat]
    checked = [true for who, true in found.checked if who == seat]
    each = []
    for honesty, share in HONEST:
        for true in checked:
            share *= (1 + honesty) / 2 if true else (1 - honesty) / 2
        weights = [share] * 10
        for honest in said:
            weights = [w * (honesty * h + (1 - honesty) / 6) for w, h in zip(weights, honest, strict=True)]
        each.append(weights)
    likely = [sum(map(mul, fits, weights)) for weights in each]
    honesty = sum(h * part for (h, _), part in zip(HONEST, likely, strict=True)) / sum(likely)
    return [sum(column) for column in zip(*each, strict=True)], honesty


def _scaled(numbers: Iterable[float]) -> list[float]:
    listed = list(numbers)
    top = max(listed)
    return [number / top for number in listed]
