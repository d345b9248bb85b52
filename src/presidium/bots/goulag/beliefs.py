"""What a view of Goulag makes likely: every deal and every choice it allows, weighed by how well they explain the acts.

It is exact. A world is who holds which worker card and which card each builder chose; given a world, what the seats did
and said are independent of one another, seat by seat, whichever lens each is seen through. So the weight of a world is
that of its deal times, for each seat, the sum over the lenses of how likely that seat acts so. The seat whose view it
is tells itself nothing: it knows why it did what it did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, product
from math import perm, prod
from random import Random
from typing import Any, Final

from presidium.bots.goulag.conduct import Conduct, Pattern, conduct, spoken
from presidium.bots.goulag.lenses import ALL_AT_RANDOM, cards_each, likely_words
from presidium.bots.goulag.tale import Evidence, Tale, tale_of
from presidium.core import Key, Player, View, world
from presidium.goulag.game import Goulag, Public, played, worker
from presidium.goulag.imagine import possible_choices
from presidium.goulag.moves import Card, Claim

Deal = tuple[bool, ...]
"""For each seat, in seat order, whether it is loyal."""
Choices = dict[tuple[int, Player], bool]
"""In which round which builder chose Work."""

SIDES: Final = {True: "loyal", False: "disloyal"}
CARDS: Final[dict[bool, Card]] = {True: "work", False: "strike"}


@cache
def deals(seats: int) -> tuple[tuple[Deal, float], ...]:
    """1.1, 1.2 Every deal, and how many ways the cards can be drawn for it."""
    each = cards_each(seats)
    every = product((True, False), repeat=seats)
    return tuple(
        (deal, float(perm(each, sum(deal)) * perm(each, seats - sum(deal))))
        for deal in every
        if sum(deal) <= each and seats - sum(deal) <= each
    )


@dataclass(frozen=True)
class Posterior:
    """All worlds of a view and their weights. It is one of the game's `Worlds`: likely ones are drawn more often."""

    view: View[Public]
    tale: Tale
    deals: tuple[Deal, ...]
    choices: tuple[Choices, ...]
    """Of the rounds that are over."""
    weights: tuple[tuple[float, ...], ...]
    """For each of the choices, of each deal; they sum to 1."""
    at_random: float
    """How likely nobody at the table cares."""

    @property
    def of_deals(self) -> list[float]:
        """How likely each deal is."""
        return [sum(column) for column in zip(*self.weights, strict=True)]

    def loyal(self) -> dict[Player, float]:
        """For each seat, how likely it is loyal."""
        chance = dict.fromkeys(self.view.rules.players, 0.0)
        for deal, weight in zip(self.deals, self.of_deals, strict=True):
            for seat, loyal in enumerate(deal, 1):
                if loyal:
                    chance[seat] += weight
        return {seat: min(1.0, likely) for seat, likely in chance.items()}

    def sample(self, rng: Random) -> Goulag:
        """A world, as likely as it is believed; what has been chosen and not yet shown is drawn by the lenses too."""
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
        """How likely this seat chooses Work as a builder of the round that is on, in this world."""
        acted = conduct(self.tale, seat)
        cares = acted.will_work((deal[seat - 1], deal[seat - 2]), pattern_of(acted, choices))
        return self.at_random * 0.5 + (1 - self.at_random) * cares


def beliefs(view: View[Public], idle: float = ALL_AT_RANDOM) -> dict[Key, dict[str, float]]:
    """How likely each worker card is loyal or disloyal, as far as this view tells; by the names of the secrets."""
    loyal = posterior(view, idle=idle).loyal()
    return {worker(seat): {"loyal": p, "disloyal": 1 - p} for seat, p in loyal.items() if worker(seat) in view.secrets}


def posterior(view: View[Public], without: Evidence | None = None, idle: float = ALL_AT_RANDOM) -> Posterior:
    """All worlds of this view, weighed by all that was done and said; without a thing, to find out what that tells.

    `idle` is how likely it is, before anything is seen, that nobody at the table cares.
    """
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
    """For each of the choices, the weight of each deal to whoever hears the tale; and how much of all that is there
    because nobody may care."""
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
    """Round by round, the pairs of choices that agree with what was shown and with what this seat has seen."""
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
    """How likely all say of others what they said, if the cards lie so."""
    likely = 1.0
    for seat in {word.speaker for word in tale.words} - {hearer}:
        claims = spoken(tale, seat, without)
        about = [claim for claim in claims if isinstance(claim, Claim) and claim.seat != seat]
        knows = [claim.seat - 1 == (seat - 2) % tale.seats for claim in about]
        right = [deal[claim.seat - 1] is (claim.side == "loyal") for claim in about]
        true = sum(a and b for a, b in zip(knows, right, strict=True))
        likely *= likely_words(deal[seat - 1], sum(knows), true, len(about) - sum(knows), sum(right) - true)
    return likely
