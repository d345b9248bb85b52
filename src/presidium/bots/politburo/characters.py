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

Company = tuple[float, ...]
"""In what shares people are of each kind: plain, shrewd, seasoned, and players of chance; or how honest they are."""

BEFORE: Final[Company] = (0.04, 0.01, 0.0, 0.95)
"""How many are taken for plain, for shrewd, for seasoned, and for players of chance before they have done anything: one
has to be shown that somebody can be read."""
WEIGHT: Final = 0.5
"""How many comrades that is worth: few, for people of a kind flock together."""
HONEST: Final = (0.0, 0.5, 0.95)
"""How honest people can be,"""
SAYING: Final[Company] = (0.8, 0.08, 0.12)
"""and how many of them are, before anything they said has been borne out."""

TRUSTING: Final[Company] = (0.5, 0.2, 0.0, 0.3)
"""The same to a mind that plays: it takes people for readable until they show otherwise, since whoever takes them for
dice has no plan."""
BELIEVING: Final[Company] = (0.35, 0.25, 0.4)
"""So it does what they say."""


@dataclass(slots=True)
class Character:
    """What is known of a seat for itself."""

    fits: list[float]
    """For each member how well he fits, the best 1."""
    lenses: list[tuple[float, ...]]
    """For each member, if the seat is he: in what shares it is plain, shrewd, seasoned, and chance."""
    honesty: float

    def likely(self, act: Act, member: int) -> float:
        """How likely the seat would act so, if it were this member."""
        plain, shrewd, seasoned, chance = self.lenses[member]
        read = plain * act.plain[member] + shrewd * act.shrewd[member] + seasoned * act.seasoned[member]
        return read + chance * act.chance

    def saying(self, honest: float) -> float:
        """How likely it would say what an honest one says with this likelihood: a liar says anything."""
        return self.honesty * honest + (1 - self.honesty) / 6


def characters(
    found: Evidence, seats: int, me: int | None, before: Company = BEFORE, saying: Company = SAYING
) -> list[Character]:
    """Of every seat; how people are is learnt from all of them, but me."""
    others = [seat for seat in range(seats) if seat != me]
    lensed = [through_lenses(found, seat) for seat in range(seats)]
    read = {seat: tuple(sum(fits) / 10 for fits in lensed[seat]) for seat in others}
    parts = [
        [tuple(map(mul, share, each)) for each in zip(*lensed[seat], strict=True)]
        for seat, share in enumerate(company(read, seats, before))
    ]
    fits = [[sum(each) for each in members] for members in parts]
    words = [spoken(found, seat) for seat in range(seats)]
    borne_out = [borne(fits[seat], words[seat]) for seat in range(seats)]
    known = []
    for seat, honest in enumerate(company({seat: borne_out[seat] for seat in others}, seats, saying)):
        lenses = [tuple(part / whole for part in each) for each, whole in zip(parts[seat], fits[seat], strict=True)]
        shares = list(map(mul, honest, borne_out[seat]))
        honesty = sum(map(mul, HONEST, shares)) / sum(shares)
        said = [sum(map(mul, honest, each)) for each in zip(*words[seat], strict=True)]
        known.append(Character(_scaled(map(mul, fits[seat], said)), lenses, honesty))
    return known


def through_lenses(found: Evidence, seat: int) -> tuple[list[float], ...]:
    """For each lens, how well each member fits what a seat has done."""
    plain, shrewd, seasoned, chance = [1.0] * 10, [1.0] * 10, [1.0] * 10, 1.0
    for trace in found.traces:
        if trace.seat == seat:
            act = trace.act
            plain = list(map(mul, plain, act.plain))
            shrewd = list(map(mul, shrewd, act.shrewd))
            seasoned = list(map(mul, seasoned, act.seasoned))
            chance *= act.chance
    return plain, shrewd, seasoned, [chance] * 10


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
    kinds = [kind for kind, part in enumerate(before) if part]
    ways: dict[tuple[int, ...], float] = {(0,) * len(before): 1.0}
    for fits in read:
        more: dict[tuple[int, ...], float] = {}
        for counts, likely in ways.items():
            for kind in kinds:
                held = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
                more[held] = more.get(held, 0.0) + likely * fits[kind] * (urn[kind] + counts[kind])
        ways = more
    shares = [sum(likely * (urn[kind] + counts[kind]) for counts, likely in ways.items()) for kind in range(len(urn))]
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
