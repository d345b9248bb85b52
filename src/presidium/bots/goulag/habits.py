"""The answers a naive bot would give in any seat at a table of five, for every set of cards it may have seen.

The master uses these answers to recognise naive players. The module runs the bot `naive` itself, but ignores claims,
because claims would multiply the cases.
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
"""What a seat knows: its own worker card, the card it passed, and, for each round with one Work card in which it was a
builder, True if the first builder chose Work."""
Mix = list[float]

TIE: Final = 1e-9


class Usual(Naive):
    """A naive bot that treats a tie of both sides as half "ahead" and half "behind", against rounding errors."""

    def true(self, round: int, seats: int, lead: float) -> float:
        if abs(lead) > TIE:
            return super().true(round, seats, lead)
        return (super().true(round, seats, 1) + super().true(round, seats, -1)) / 2


NAIVE: Final = Usual()


@dataclass(frozen=True)
class Opinion:
    """A seat's estimates of a game, given the cards it has seen."""

    loyal: bool
    trust: tuple[float, ...]
    """Probability that each seat is loyal, in seat order."""
    lead: float
    """Probability that the seat's side wins, minus the probability that it loses, if all players knew all cards."""


def builds(turns: tuple[Turn, ...], seat: Player) -> dict[Sight, Mix]:
    """Probabilities of Work and Strike for a naive builder of the last of these rounds, by what it has seen."""
    found = {}
    for sight, of in opinions(turns, seat).items():
        true = NAIVE.true(turns[-1].number, SEATS, of.lead)
        found[sight] = [true, 1 - true] if of.loyal else [1 - true, true]
    return found


def watches(turns: tuple[Turn, ...], seat: Player, builders: tuple[Player, Player]) -> dict[Sight, Mix]:
    """Probabilities of a naive supervisor's answers, by what it knows: no exchange, first builder, second builder."""
    found = {}
    for sight, of in opinions(turns, seat).items():
        sign = 1 if of.loyal else -1
        worth = [0.0, *(sign * (1 - 2 * of.trust[builder - 1]) for builder in builders)]
        found[sight] = soft(worth, NAIVE.heat_of(turns[-1].number, SEATS), 0.0)
    return found


def names(turns: tuple[Turn, ...], round: int, seat: Player, open_to: tuple[bool, ...]) -> dict[Sight, Mix]:
    """Probabilities of the trios of `TRIOS` that a naive commissar of the next round names, by what it has seen."""
    found = {}
    for sight, of in opinions(turns, seat).items():
        sign = 1 if of.loyal else -1
        worth = [sign * expected_work(*(of.trust[at] for at in around(seat, trio))) for trio in TRIOS]
        allowed = [each for each, is_open in zip(worth, open_to, strict=True) if is_open]
        chances = iter(soft(allowed, NAIVE.heat_of(round, SEATS), 0.0))
        found[sight] = [next(chances) if is_open else 0.0 for is_open in open_to]
    return found


def around(commissar: Player, trio: Ints) -> Ints:
    """Converts a trio with seats counted from this commissar to seats of the table, counted from 0."""
    one, other, watch = ((commissar - 1 + seat) % SEATS for seat in trio)
    return one, other, watch


@lru_cache(2_000)
def opinions(turns: tuple[Turn, ...], seat: Player) -> dict[Sight, Opinion]:
    """A naive player's opinion for every combination of cards that its seat may have seen."""
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
    """Every combination of cards that the builders may have chosen, given the cards shown in the rounds `turns`."""
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
    """For each round with one Work card in which this seat was a builder: True if the first builder chose Work. The
    first builder is the one who sits nearer to the commissar's left."""
    return tuple(
        choices[turn.number, min(turn.builders, key=lambda builder: (builder - turn.commissar) % SEATS)]
        for turn in turns
        if turn.work == 1 and seat in turn.builders
    )
