"""The probability of each deal and of each builder's choice, from one seat's view of Goulag.

The result is exact under the assumed lenses. A world is an assignment of worker cards and of builders' choices. Given a
world, the seats' acts and claims are independent of one another. So the weight of a world is a product: the weight of
its deal times, for each seat, the likelihood of the seat's acts, summed over the lenses. The viewing seat's own acts
are left out, because it knows its own side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, product
from math import perm, prod
from random import Random
from typing import Any, Final

from presidium.bots.goulag.conduct import Conduct, Pattern, conduct, spoken
from presidium.bots.goulag.lenses import ALL_AT_RANDOM, likely_words
from presidium.bots.goulag.tale import Evidence, Tale, tale_of
from presidium.core import Key, Player, View, world
from presidium.games.goulag.game import Goulag, Public, cards_per_side, played, worker
from presidium.games.goulag.imagine import possible_choices
from presidium.games.goulag.moves import Card, Claim

Deal = tuple[bool, ...]
"""One way to deal the worker cards: for each seat, in seat order, whether its card is loyal."""
Choices = dict[tuple[int, Player], bool]
"""For each round and builder: True if the builder chose Work, False for Strike."""

SIDES: Final = {True: "loyal", False: "disloyal"}
CARDS: Final[dict[bool, Card]] = {True: "work", False: "strike"}


@cache
def deals(seats: int) -> tuple[tuple[Deal, float], ...]:
    """1.1, 1.2 Every deal of worker cards, with the number of ways in which the deck can produce it."""
    each = cards_per_side(seats)
    every = product((True, False), repeat=seats)
    return tuple(
        (deal, float(perm(each, sum(deal)) * perm(each, seats - sum(deal))))
        for deal in every
        if sum(deal) <= each and seats - sum(deal) <= each
    )


@dataclass(frozen=True)
class Posterior:
    """All worlds that fit a view, with their weights. As a `Worlds` of the game, it draws likely worlds more often."""

    view: View[Public]
    tale: Tale
    deals: tuple[Deal, ...]
    choices: tuple[Choices, ...]
    """For the rounds that are over: every combination of cards that the builders may have chosen."""
    weights: tuple[tuple[float, ...], ...]
    """The probability of each world: one row for each entry of `choices`, one column for each entry of `deals`."""
    at_random: float
    """Probability that all other players at the table play at random."""

    @property
    def of_deals(self) -> list[float]:
        """Probability of each deal of worker cards, in the order of the field `deals`."""
        return [sum(column) for column in zip(*self.weights, strict=True)]

    def loyal(self) -> dict[Player, float]:
        """Probability that each seat is loyal, by seat."""
        chance = dict.fromkeys(self.view.rules.players, 0.0)
        for deal, weight in zip(self.deals, self.of_deals, strict=True):
            for seat, loyal in enumerate(deal, 1):
                if loyal:
                    chance[seat] += weight
        return {seat: min(1.0, likely) for seat, likely in chance.items()}

    def sample(self, rng: Random) -> Goulag:
        """Draws a world by its probability. Builders' choices of the current round are drawn too, by the lenses."""
        totals = list(accumulate(sum(row) for row in self.weights))
        at = rng.choices(range(len(totals)), cum_weights=totals)[0]
        deal = rng.choices(self.deals, self.weights[at])[0]
        secrets: dict[Key, Any] = {worker(seat): SIDES[loyal] for seat, loyal in enumerate(deal, 1)}
        secrets |= {played(round, seat): CARDS[work] for (round, seat), work in self.choices[at].items()}
        public = self.view.public
        for seat in public.builders or ():
            if (key := played(public.round, seat)) not in secrets:
                secrets[key] = CARDS[rng.random() < self.will_work(seat, deal, self.choices[at])]
        return world(self.view, secrets)

    def will_work(self, seat: Player, deal: Deal, choices: Choices) -> float:
        """Probability that the seat, as a builder of the current round, chooses Work, given all hidden cards."""
        acted = conduct(self.tale, seat)
        cares = acted.will_work((deal[seat - 1], deal[seat - 2]), pattern_of(acted, choices))
        return self.at_random * 0.5 + (1 - self.at_random) * cares


def beliefs(view: View[Public], idle: float = ALL_AT_RANDOM) -> dict[Key, dict[str, float]]:
    """The probabilities that each worker card is loyal or disloyal, as far as this view tells, by the card's secret."""
    loyal = posterior(view, idle=idle).loyal()
    return {worker(seat): {"loyal": p, "disloyal": 1 - p} for seat, p in loyal.items() if worker(seat) in view.secrets}


def posterior(view: View[Public], without: Evidence | None = None, idle: float = ALL_AT_RANDOM) -> Posterior:
    """All worlds of this view, weighted by the likelihood of all acts and claims. `without` leaves one piece of
    evidence out, to measure its effect. `idle`: prior probability that all other players play at random."""
    tale = tale_of(view)
    known = {seat: view.secret(worker(seat)) == "loyal" for seat in view.rules.players if view.knows(worker(seat))}
    fitting = [
        (deal, ways) for deal, ways in deals(tale.seats) if all(deal[seat - 1] is side for seat, side in known.items())
    ]
    choices = tuple(dict(pairs) for pairs in product_of(possible(view, tale)))
    weights, at_random = weighed(tale, view.seat, fitting, choices, idle, without)
    whole = sum(map(sum, weights))
    return Posterior(
        view,
        tale,
        tuple(deal for deal, _ in fitting),
        choices,
        tuple(tuple([weight / whole for weight in row]) for row in weights),
        at_random / whole,
    )


def weighed(
    tale: Tale,
    hearer: Player | None,
    fitting: Sequence[tuple[Deal, float]],
    choices: Sequence[Choices],
    idle: float,
    without: Evidence | None = None,
) -> tuple[list[list[float]], float]:
    """The weight of each world, by choices and deal, as player `hearer` sees it. Also returns the part of the total
    weight that assumes that all others play at random."""
    players = range(1, tale.seats + 1)
    others = [conduct(tale, seat, without) for seat in players if seat != hearer]
    cold = idle * prod(each.at_random for each in others)
    said = [(1 - idle) * words_weight(tale, deal, hearer, without) for deal, _ in fitting]
    sights = {seat: [(deal[seat - 1], deal[seat - 2]) for deal, _ in fitting] for seat in players}
    weights = list[list[float]]()
    for chosen in choices:
        row = said
        for each in others:
            likely = each.likely(pattern_of(each, chosen))
            row = [weight * likely[sight] for weight, sight in zip(row, sights[each.seat], strict=True)]
        weights.append([ways * (weight + cold) for weight, (_, ways) in zip(row, fitting, strict=True)])
    return weights, len(choices) * sum(ways * cold for _, ways in fitting)


def possible(view: View[Public], tale: Tale) -> Iterator[list[list[tuple[tuple[int, Player], bool]]]]:
    """Yields for each finished round the builders' choices that agree with the shown cards and with this view."""
    for turn in tale.turns:
        if turn.work is not None:
            pairs = possible_choices(view, turn.number, turn.builders, turn.supervised, turn.work)
            yield [
                [((turn.number, seat), pair[played(turn.number, seat)] == "work") for seat in turn.builders]
                for pair in pairs
            ]


def product_of(rounds: Iterable[list[list[tuple[tuple[int, Player], bool]]]]) -> Iterator[list[Any]]:
    for pairs in product(*rounds):
        yield [choice for pair in pairs for choice in pair]


def pattern_of(acted: Conduct, choices: Choices) -> Pattern:
    return tuple([choices[round, acted.seat] for round in acted.rounds])


def words_weight(tale: Tale, deal: Deal, hearer: Player | None, without: Evidence | None) -> float:
    """Likelihood of all claims about other players' worker cards, given the deal."""
    return prod(
        likely_claims(about, deal[seat - 1], tuple([deal[claim.seat - 1] for claim in about]), tale.seats, seat)
        for seat, about in claims_about_others(tale, hearer, without)
    )


@lru_cache(2_000)
def claims_about_others(
    tale: Tale, hearer: Player | None, without: Evidence | None
) -> tuple[tuple[Player, tuple[Claim, ...]], ...]:
    """For each seat but the hearer's: its claims about other players' worker cards."""
    found = list[tuple[Player, tuple[Claim, ...]]]()
    for seat in sorted({word.speaker for word in tale.words} - {hearer}):
        claims = spoken(tale, seat, without)
        found.append((seat, tuple([each for each in claims if isinstance(each, Claim) and each.seat != seat])))
    return tuple(found)


@lru_cache(20_000)
def likely_claims(about: tuple[Claim, ...], loyal: bool, its: tuple[bool, ...], seats: int, speaker: Player) -> float:
    """Likelihood of one speaker's claims about other players' worker cards, whose sides are `its`."""
    right = (speaker - 2) % seats + 1
    return likely_words(
        loyal,
        [(claim.seat == right, side, side is (claim.side == "loyal")) for claim, side in zip(about, its, strict=True)],
    )
