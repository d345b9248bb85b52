"""What each seat's acts reveal: the likelihood of each member, the type of player, and the player's honesty.

The types are the lenses and random play. Random play always has a share, so a seat that fits no lens may have any
member.
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
"""Shares that sum to 1: of the player types plain, shrewd, seasoned and random, or of the degrees in `HONEST`."""

BEFORE: Final[Company] = (0.04, 0.01, 0.0, 0.95)
"""Prior shares of the player types plain, shrewd, seasoned and random: nearly every seat counts as random at first."""
WEIGHT: Final = 0.5
"""Weight of the prior shares, as a number of players. It is small, because players of one type often sit together."""
HONEST: Final = (0.0, 0.5, 0.95)
"""The assumed degrees of honesty of a player, each as the probability of a true statement."""
SAYING: Final[Company] = (0.8, 0.08, 0.12)
"""Prior shares of players with each degree of honesty in `HONEST`."""

TRUSTING: Final[Company] = (0.5, 0.2, 0.0, 0.3)
"""Prior shares of the player types for a bot that plays. It expects readable players, because it cannot plan against
random players."""
BELIEVING: Final[Company] = (0.35, 0.25, 0.4)
"""Prior shares of the degrees of honesty for a bot that plays: the bot acts on other players' statements."""
BOTS: Final[Company] = (0.2, 0.2, 0.4, 0.2)
"""Shares of the player types that read tables of the usual bots and of recruits best (docs/arena.md)."""
BOTS_SAYING: Final[Company] = (0.1, 0.65, 0.25)
"""The same for the degrees of honesty."""


@dataclass(slots=True)
class Character:
    """What a seat's acts and statements reveal about its player."""

    fits: list[float]
    """For each member: the likelihood of the seat's acts and statements, relative to the best member."""
    lenses: list[tuple[float, ...]]
    """For each member: the shares of the types plain, shrewd, seasoned and random, if the seat has that member."""
    honesty: float

    def likely(self, act: Act, member: int) -> float:
        """Likelihood of the act if the seat has member number `member`."""
        plain, shrewd, seasoned, chance = self.lenses[member]
        read = plain * act.plain[member] + shrewd * act.shrewd[member] + seasoned * act.seasoned[member]
        return read + chance * act.chance

    def saying(self, honest: float) -> float:
        """Likelihood of a statement. `honest` is its likelihood for an honest player; a liar chooses evenly among 6."""
        return self.honesty * honest + (1 - self.honesty) / 6


def characters(
    found: Evidence, seats: int, me: int | None, before: Company = BEFORE, saying: Company = SAYING
) -> list[Character]:
    """Returns a Character for each seat. The shares of player types are learnt from all seats but `me`."""
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
    """For each lens, by member: the likelihood of all known acts of the seat."""
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
    """Prior shares of the player types for each seat, given how well each type fits the other seats.

    Players of one type tend to sit together, so each of them makes the type more probable for the next (a Pólya urn).
    The function sums over all assignments of types, because a single assignment would overrate weak evidence.
    """
    scaled = {seat: _scaled(fits) for seat, fits in read.items()}
    return [_drawn([fits for other, fits in scaled.items() if other != seat], before) for seat in range(seats)]


def _drawn(read: list[list[float]], before: Company) -> list[float]:
    """Shares of player types in a Pólya urn, after drawing a type for each seat in `read`."""
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
    """For each degree of honesty in `HONEST`: the likelihood of the seat's statements, by the seat's member."""
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
    """For each degree of honesty: the likelihood of the seat's statements, given the members that fit its acts."""
    none, some, most = (sum(map(mul, fits, said)) / sum(fits) for said in words)
    return none, some, most


def _scaled(numbers: Iterable[float]) -> list[float]:
    listed = list(numbers)
    top = max(listed)
    return [number / top for number in listed]
