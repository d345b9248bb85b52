"""What each seat tells of itself: how well each member fits it, by which lens it is best read, how honest it is.

The lenses are mixed seat by seat, and chance is always among them, so that a seat nobody can read may be anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from operator import mul
from typing import Final

from presidium.bots.politburo.evidence import Evidence
from presidium.bots.politburo.lenses import Act

Company = tuple[float, float, float]
"""In what shares people are plain, shrewd, and players of chance."""

BEFORE: Final[Company] = (0.04, 0.01, 0.95)
"""How many are taken for plain, for shrewd, and for players of chance before they have done anything: one has to be
shown that somebody can be read."""
WEIGHT: Final = 0.5
"""How many comrades that is worth: few, for people of a kind flock together."""
KINDS: Final = range(3)
HONEST: Final = (0.0, 0.5, 0.95)
"""How honest people can be,"""
SAYING: Final[Company] = (0.8, 0.08, 0.12)
"""and how many of them are, before anything they said has been borne out."""

TRUSTING: Final[Company] = (0.5, 0.2, 0.3)
"""The same to a mind that plays: it takes people for readable until they show otherwise, since whoever takes them for
dice has no plan."""
BELIEVING: Final[Company] = (0.35, 0.25, 0.4)
"""So it does what they say."""


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


def characters(
    found: Evidence, seats: int, me: int | None, before: Company = BEFORE, saying: Company = SAYING
) -> list[Character]:
    """Of every seat; how people are is learnt from all of them, but me."""
    others = [seat for seat in range(seats) if seat != me]
    plain = [[1.0] * 10 for _ in range(seats)]
    shrewd = [[1.0] * 10 for _ in range(seats)]
    chance = [1.0] * seats
    for trace in found.traces:
        seat, act = trace.seat, trace.act
        plain[seat] = list(map(mul, plain[seat], act.plain))
        shrewd[seat] = list(map(mul, shrewd[seat], act.shrewd))
        chance[seat] *= act.chance
    read = {seat: (sum(plain[seat]) / 10, sum(shrewd[seat]) / 10, chance[seat]) for seat in others}
    parts = [
        [(share[0] * one, share[1] * two, share[2] * chance[seat]) for one, two in zip(*both, strict=True)]
        for seat, (share, *both) in enumerate(zip(company(read, seats, before), plain, shrewd, strict=True))
    ]
    fits = [[sum(three) for three in each] for each in parts]
    words = [spoken(found, seat) for seat in range(seats)]
    borne_out = [borne(fits[seat], words[seat]) for seat in range(seats)]
    known = []
    for seat, honest in enumerate(company({seat: borne_out[seat] for seat in others}, seats, saying)):
        lenses = [
            (one / all, two / all, rest / all) for (one, two, rest), all in zip(parts[seat], fits[seat], strict=True)
        ]
        shares = list(map(mul, honest, borne_out[seat]))
        honesty = sum(map(mul, HONEST, shares)) / sum(shares)
        said = [sum(map(mul, honest, each)) for each in zip(*words[seat], strict=True)]
        known.append(Character(_scaled(map(mul, fits[seat], said)), lenses, honesty))
    return known


def company(read: dict[int, Company], seats: int, before: Company) -> list[list[float]]:
    """In what shares each seat is of each kind, by how well the others fit each.

    People of a kind flock together: every one seen makes the next of his kind as much likelier as an urn does into
    which a ball goes back with another of its colour. Who of them is of which kind is not guessed but summed over, so
    that those whom nobody can read are not read because one of them once looked as if he could be.
    """
    scaled = {seat: _scaled(fits) for seat, fits in read.items()}
    return [_drawn([fits for other, fits in scaled.items() if other != seat], before) for seat in range(seats)]


def _drawn(read: list[list[float]], before: Company) -> list[float]:
    """What comes out of the urn after these."""
    urn = [part * WEIGHT for part in before]
    ways: dict[tuple[int, ...], float] = {(0, 0, 0): 1.0}
    for fits in read:
        more: dict[tuple[int, ...], float] = {}
        for counts, likely in ways.items():
            for kind in KINDS:
                held = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
                more[held] = more.get(held, 0.0) + likely * fits[kind] * (urn[kind] + counts[kind])
        ways = more
    shares = [sum(likely * (urn[kind] + counts[kind]) for counts, likely in ways.items()) for kind in KINDS]
    return [share / sum(shares) for share in shares]


def spoken(found: Evidence, seat: int) -> list[list[float]]:
    """For each degree of honesty, how well each member fits what a seat has said."""
    said = [word.honest for word in found.words if word.seat == seat]
    checked = [true for who, true in found.checked if who == seat]
    each = []
    for honesty in HONEST:
        weights = [prod((1 + honesty) / 2 if true else (1 - honesty) / 2 for true in checked)] * 10
        for honest in said:
            weights = [w * (honesty * h + (1 - honesty) / 6) for w, h in zip(weights, honest, strict=True)]
        each.append(weights)
    return each


def borne(fits: list[float], words: list[list[float]]) -> Company:
    """How well what a seat has said goes with what it has done, for each degree of honesty."""
    none, some, most = (sum(map(mul, fits, said)) / sum(fits) for said in words)
    return none, some, most


def _scaled(numbers: Iterable[float]) -> list[float]:
    listed = list(numbers)
    top = max(listed)
    return [number / top for number in listed]
