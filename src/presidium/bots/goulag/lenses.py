"""Lenses: models of how a worker of Goulag behaves, each with a probability for every act.

An observer weighs a seat's acts through all lenses at once. One lens is "plays at random": its acts carry no
information. So a player who fits no model is judged as unknown rather than wrongly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp
from typing import Final

from presidium.bots.goulag.tale import Tale, Turn, names_of
from presidium.core import Player, value
from presidium.games.goulag.game import cards_per_side, work_shown
from presidium.games.goulag.moves import Claim, Name

Trust = tuple[float, ...]
"""Probability that each seat is loyal, in seat order."""


@value
class Lens:
    name: str
    share: float
    """Prior share of players who behave as this lens (model of a player) describes."""
    true: float
    """Probability that a builder plays the card of its own side (Work if loyal)."""
    heat: float
    """Softmax temperature of a commissar's or supervisor's choice, from values that all players can compute."""
    stray: float
    """Probability that a commissar or a supervisor acts at random."""


STRAIGHT: Final = Lens("straight", 0.55, 0.95, 0.25, 0.08)
"""The lens of a player who plays the card of its side, names the players it trusts, and says what it knows."""
SLY: Final = Lens("sly", 0.35, 0.75, 0.7, 0.1)
"""The lens of a player who bluffs a quarter of the time and hides whom it trusts."""
RANDOM: Final = Lens("random", 0.1, 0.5, 1.0, 1.0)
"""The lens of a player who acts at random, so that the player's acts reveal nothing."""

LENSES: Final = (STRAIGHT, SLY, RANDOM)

ALL_AT_RANDOM: Final = 0.8
"""Prior probability that all players at the table play at random, for readers of finished games."""

IDLE: Final = 0.05
"""Prior probability that all others play at random, for a playing bot; low, because ignoring acts is costly."""

READ_TRUE: Final = 0.85
"""Probability that a builder plays its side's card, as another worker assumes when judging the builder."""
SKILL: Final = 0.7
"""Probability that a supervisor finds the disloyal builder, as the commissar assumes."""

LIKELY: Final = {
    (flipped, work): tuple(
        sum(
            (READ_TRUE if one == loyal_one else 1 - READ_TRUE) * (READ_TRUE if other == loyal_other else 1 - READ_TRUE)
            for one, other in product((True, False), repeat=2)
            if work_shown(one, other, flipped == 0, flipped == 1) == work
        )
        for loyal_one, loyal_other in product((True, False), repeat=2)
    )
    for flipped in (None, 0, 1)
    for work in (0, 1, 2)
}
"""Likelihood of the Work cards shown, by the builder who exchanged (0, 1; None for neither) and their number. Its four
values are for both builders loyal, only the first, only the second, and none."""

TRUTH: Final = {True: (0.9, 0.7), False: (0.6, 0.7)}
"""Probability that a claim is true, first for a loyal, then for a disloyal speaker. The key is True for claims about
the card the speaker passed, False for all others."""


@lru_cache(20_000)
def opinion(heard: Tale, seat: Player, own: bool | None, passed: bool, chose: tuple[bool, ...] | None = None) -> Trust:
    """A plain worker's estimates that each seat is loyal, from claims, the card the worker passed and, unless None, its
    own card.

    Counted cards are weighed first, then the rounds in order, then claims. The result only models how another player
    estimates. `chose` lists whether the worker chose Work as a builder; with it the other builder's card is known too.
    """
    seats, each = heard.seats, cards_per_side(heard.seats)
    seen = {(seat - 2) % seats: passed} | ({} if own is None else {seat - 1: own})
    chance = (each - sum(seen.values())) / (2 * each - len(seen))
    trust = [float(seen[at]) if at in seen else chance for at in range(seats)]
    for turn in heard.turns:
        if turn.work is not None:
            one, other = turn.builders
            flipped = None if turn.supervised is None else turn.builders.index(turn.supervised)
            if chose is not None and seat in turn.builders:
                at, mine, chose = turn.builders.index(seat), chose[0], chose[1:]
                shown = turn.work - (mine != (flipped == at)) == 1  # the Work cards that the other builder played
                worked = shown != (flipped == 1 - at)
                weigh_one(trust, turn.builders[1 - at] - 1, READ_TRUE if worked else 1 - READ_TRUE)
            else:
                weigh(trust, one - 1, other - 1, LIKELY[flipped, turn.work])
    for word in heard.words:
        claim, speaker = word.claim, word.speaker
        if isinstance(claim, Claim) and claim.seat not in (speaker,) and speaker != seat:
            knows = claim.why == "passed" and (speaker - 2) % seats == claim.seat - 1
            honest, liar = TRUTH[knows]
            says = claim.side == "loyal"
            likely = [truth if loyal is says else 1 - truth for truth, loyal in product((honest, liar), (True, False))]
            weigh(trust, speaker - 1, claim.seat - 1, (likely[0], likely[1], likely[2], likely[3]))
    return tuple(trust)


def weigh(trust: list[float], one: int, other: int, likely: tuple[float, ...]) -> None:
    """Applies Bayes' rule to two seats at once, treating both as independent of the other seats."""
    a, b = trust[one], trust[other]
    both, first, second, none = likely
    both, first, second, none = a * b * both, a * (1 - b) * first, (1 - a) * b * second, (1 - a) * (1 - b) * none
    whole = both + first + second + none
    if whole > 0:
        trust[one], trust[other] = (both + first) / whole, (both + second) / whole


def weigh_one(trust: list[float], at: int, likely: float) -> None:
    """Applies Bayes' rule to one seat, from the likelihood of its act if it is loyal and if it is not."""
    p = trust[at] * likely
    whole = p + (1 - trust[at]) * (1 - likely)
    if whole > 0:
        trust[at] = p / whole


def plays_for_loyal(heard: Tale, seat: Player, own: bool, passed: bool) -> bool:
    """True if this seat plays for the loyal side: its own, or the likelier side if players do not see their own
    card."""
    return opinion(heard, seat, None, passed)[seat - 1] >= 0.5 if heard.blind else own


def expected_work(one: float, other: float, supervisor: float) -> float:
    """Expected number of Work cards from the probabilities that the builders and the supervisor are loyal. A loyal
    supervisor turns a Strike into Work, and a disloyal one Work into a Strike."""
    a_strike, a_work = 1 - one * other, 1 - (1 - one) * (1 - other)
    return one + other + SKILL * (supervisor * a_strike - (1 - supervisor) * a_work)


def names_worth(names: tuple[Name, ...], trust: Trust) -> list[float]:
    """Expected number of Work cards for each trio that the commissar may name."""
    return [
        expected_work(trust[name.builders[0] - 1], trust[name.builders[1] - 1], trust[name.supervisor - 1])
        for name in names
    ]


def soft(worth: list[float], heat: float, stray: float) -> list[float]:
    """Softmax with noise: the probabilities of the choices of a player who takes a random choice now and then."""
    best = max(worth)
    powers = [exp((each - best) / heat) for each in worth]
    whole = sum(powers)
    return [(1 - stray) * power / whole + stray / len(worth) for power in powers]


@lru_cache(20_000)
def likely_name(heard: Tale, turn: Turn, own: bool, passed: bool) -> tuple[float, ...]:
    """For each lens: the probability that the commissar of a round names the trio that it named."""
    names = names_of(heard.seats, turn.commissar, turn.before)
    trust = opinion(heard, turn.commissar, None if heard.blind else own, passed)
    sign = 1 if plays_for_loyal(heard, turn.commissar, own, passed) else -1
    worth = [sign * each for each in names_worth(names, trust)]
    at = names.index(Name(turn.builders, turn.supervisor))
    return tuple([soft(worth, lens.heat, lens.stray)[at] for lens in LENSES])


@lru_cache(20_000)
def likely_watch(heard: Tale, turn: Turn, own: bool, passed: bool) -> tuple[float, ...]:
    """For each lens: the probability of the answer that the supervisor of a round gave."""
    trust = opinion(heard, turn.supervisor, None if heard.blind else own, passed)
    sign = 1 if plays_for_loyal(heard, turn.supervisor, own, passed) else -1
    worth = [0.0, *(sign * (1 - 2 * trust[builder - 1]) for builder in turn.builders)]
    at = 0 if turn.supervised is None else 1 + turn.builders.index(turn.supervised)
    return tuple([soft(worth, lens.heat, lens.stray)[at] for lens in LENSES])


# Claims

HONESTY: Final = {
    True: ((0.96, 0.96, 0.85), (0.5, 0.5, 0.15)),
    False: ((0.28, 0.08, 0.8), (0.95, 0.95, 0.08), (0.5, 0.5, 0.12)),
}
"""Probabilities of telling the truth about a loyal and about a disloyal worker, for loyal (True) and disloyal speakers,
each with the share of such speakers. The first of each kind speak as our bots do (`mix.py`). A speaker's kind is
inferred from its claims, so a known liar is believed less."""

PLAYS: Final = {True: ((0.97, 0.8), (0.5, 0.2)), False: ((0.97, 0.4), (0.5, 0.4), (0.1, 0.2))}
"""The same for claims about a card that the speaker played, without regard to other workers."""

GUESSES: Final = 0.3
"""Factor on the honesty of claims that are only inferred: 1 is as honest as other claims, 0 tells nothing."""


def likely_words(loyal: bool, words: Sequence[tuple[bool, bool, bool]]) -> float:
    """Likelihood of a worker's claims about other workers' sides. Each claim is given by three truths: the worker knows
    the card, the card is loyal, and the claim is true."""
    likely = 0.0
    for of_loyal, of_disloyal, share in HONESTY[loyal]:
        for knows, its, true in words:
            truth = of_loyal if its else of_disloyal
            truth = truth if knows else 0.5 + GUESSES * (truth - 0.5)
            share *= truth if true else 1 - truth
        likely += share
    return likely


def likely_plays(loyal: bool, claims: int, true: int) -> float:
    """Likelihood that of this number of a worker's claims about its own Work and Strike cards so many are true."""
    return sum(share * honest**true * (1 - honest) ** (claims - true) for honest, share in PLAYS[loyal])
