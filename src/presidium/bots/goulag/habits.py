"""What a naive worker would do in any seat of a table of five, whatever he has seen: how a master would know one.

It is `naive` itself, but deaf: it goes by what was done. What is said changes its mind a little, and would make every
game another.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from presidium.bots.goulag.beliefs import Choices, Deal, deals, weighed
from presidium.bots.goulag.frame import SEATS, TRIOS
from presidium.bots.goulag.lenses import IDLE, expected_work, soft
from presidium.bots.goulag.naive import Naive, lead
from presidium.bots.goulag.playout import Ints
from presidium.bots.goulag.tale import Tale, Turn
from presidium.core import Player

Sight = tuple[bool, ...]
"""Own card, the card passed, and whether the first builder chose Work, in each round with one Work he built in."""
Mix = list[float]

TIE: Final = 1e-9


class Usual(Naive):
    """Neither ahead nor behind it goes by the last digit of its sums: the one as often as the other."""

    def true(self, round: int, seats: int, lead: float) -> float:
        if abs(lead) > TIE:
            return super().true(round, seats, lead)
        return (super().true(round, seats, 1) + super().true(round, seats, -1)) / 2


NAIVE: Final = Usual()


@dataclass(frozen=True)
class Opinion:
    """What somebody makes of a tale who has seen so much."""

    loyal: bool
    trust: tuple[float, ...]
    """How likely each seat is loyal, in seat order."""
    lead: float
    """How much likelier his side wins than loses if all are known."""


def builds(turns: tuple[Turn, ...], seat: Player) -> dict[Sight, Mix]:
    """Work or Strike, by a builder of the last of these rounds."""
    found = {}
    for sight, of in opinions(turns, seat).items():
        true = NAIVE.true(turns[-1].number, SEATS, of.lead)
        found[sight] = [true, 1 - true] if of.loyal else [1 - true, true]
    return found


def watches(turns: tuple[Turn, ...], seat: Player, builders: tuple[Player, Player]) -> dict[Sight, Mix]:
    """Whom its supervisor makes exchange: nobody, the one or the other."""
    found = {}
    for sight, of in opinions(turns, seat).items():
        sign = 1 if of.loyal else -1
        worth = [0.0, *(sign * (1 - 2 * of.trust[builder - 1]) for builder in builders)]
        found[sight] = soft(worth, NAIVE.heat_of(turns[-1].number, SEATS), 0.0)
    return found


def names(turns: tuple[Turn, ...], round: int, seat: Player, open_to: tuple[bool, ...]) -> dict[Sight, Mix]:
    """Whom the commissar of the round after these names, of `TRIOS`."""
    found = {}
    for sight, of in opinions(turns, seat).items():
        sign = 1 if of.loyal else -1
        worth = [sign * expected_work(*(of.trust[at] for at in around(seat, trio))) for trio in TRIOS]
        allowed = [each for each, is_open in zip(worth, open_to, strict=True) if is_open]
        chances = iter(soft(allowed, NAIVE.heat_of(round, SEATS), 0.0))
        found[sight] = [next(chances) if is_open else 0.0 for is_open in open_to]
    return found


def around(commissar: Player, trio: Ints) -> Ints:
    """The places, from 0, of a trio as this commissar sees it."""
    one, other, watch = ((commissar - 1 + seat) % SEATS for seat in trio)
    return one, other, watch


@lru_cache(2_000)
def opinions(turns: tuple[Turn, ...], seat: Player) -> dict[Sight, Opinion]:
    """What whoever sits there makes of it, by all he may have seen."""
    choices = chosen(turns)
    weights, _ = weighed(Tale(SEATS, False, turns, ()), seat, deals(SEATS), choices, IDLE)
    believed: dict[Sight, dict[Deal, float]] = {}
    for choice, row in zip(choices, weights, strict=True):
        bits = seen(turns, seat, choice)
        for (deal, _), weight in zip(deals(SEATS), row, strict=True):
            of = believed.setdefault((deal[seat - 1], deal[seat - 2], *bits), {})
            of[deal] = of.get(deal, 0.0) + weight
    return {sight: opinion_of(seat, of) for sight, of in believed.items()}


def opinion_of(seat: Player, weights: dict[Deal, float]) -> Opinion:
    whole = sum(weights.values())
    believed = {deal: weight / whole for deal, weight in weights.items()}
    trust = [sum(weight for deal, weight in believed.items() if deal[at]) for at in range(SEATS)]
    return Opinion(next(iter(believed))[seat - 1], tuple(trust), lead(believed, seat))


def chosen(turns: tuple[Turn, ...]) -> list[Choices]:
    """The cards the builders may have chosen, by what was shown."""
    rounds = []
    for turn in turns:
        if turn.work is not None:
            flips = [turn.supervised == builder for builder in turn.builders]
            pairs = [
                pair
                for pair in product((True, False), repeat=2)
                if sum(work != flip for work, flip in zip(pair, flips, strict=True)) == turn.work
            ]
            rounds.append(
                [dict(zip(((turn.number, builder) for builder in turn.builders), pair, strict=True)) for pair in pairs]
            )
    return [{key: work for each in picked for key, work in each.items()} for picked in product(*rounds)]


def seen(turns: tuple[Turn, ...], seat: Player, choices: Choices) -> Sight:
    """Whether the first builder, as the commissar sees it, chose Work, where one Work was shown and this seat built."""
    return tuple(
        choices[turn.number, min(turn.builders, key=lambda builder: (builder - turn.commissar) % SEATS)]
        for turn in turns
        if turn.work == 1 and seat in turn.builders
    )
