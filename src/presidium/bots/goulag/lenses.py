"""Lenses: the few ways in which a worker of Goulag may be taken to behave, each with a number for every act.

Nobody is ever seen through one lens alone. What a seat did is weighed through all of them at once, and one of them is
"plays at random", through which nothing that is done tells anything: so who behaves like nobody we know is left
unjudged rather than misjudged.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import exp
from typing import Final

from presidium.bots.goulag.tale import Tale, Turn, names_of
from presidium.core import Player, value
from presidium.goulag.moves import Claim, Name

Trust = tuple[float, ...]
"""For each seat, in seat order, how likely it is loyal."""


@value
class Lens:
    name: str
    share: float
    """How many play like this, as one expects who knows nothing of them."""
    true: float
    """How often a builder plays the card of his side."""
    heat: float
    """How far from his best a commissar or a supervisor will stray; the best by what everybody has seen, and he."""
    stray: float
    """How often he names or supervises at random."""


STRAIGHT: Final = Lens("straight", 0.35, 0.96, 0.12, 0.08)
"""Plays the card of his side, names those he trusts, and says what he knows."""
SLY: Final = Lens("sly", 0.25, 0.68, 0.4, 0.1)
"""The same, but bluffs a third of the time, and leaves it open whom he trusts."""
RANDOM: Final = Lens("random", 0.4, 0.5, 1.0, 1.0)
"""Does not care."""

LENSES: Final = (STRAIGHT, SLY, RANDOM)

ALL_AT_RANDOM: Final = 0.8
"""How likely nobody at the table cares, before anything is seen."""

IDLE: Final = 0.15
"""The same to a mind that plays: it would rather take somebody for somebody and be mistaken."""

READ_TRUE: Final = 0.85
"""How likely a builder plays the card of his side, to a worker who forms an opinion of him."""
SKILL: Final = 0.7
"""How likely a supervisor finds the builder he looks for, to whoever names him."""

LIKELY: Final = {
    (flipped, work): tuple(
        sum(
            (READ_TRUE if one == loyal_one else 1 - READ_TRUE) * (READ_TRUE if other == loyal_other else 1 - READ_TRUE)
            for one, other in product((True, False), repeat=2)
            if (one != (flipped == 0)) + (other != (flipped == 1)) == work
        )
        for loyal_one, loyal_other in product((True, False), repeat=2)
    )
    for flipped in (None, 0, 1)
    for work in (0, 1, 2)
}
"""How likely so many Work cards are shown if both builders are loyal, the first, the second, or none; by which of them
had to exchange."""

TRUTH: Final = {True: (0.9, 0.7), False: (0.6, 0.7)}
"""How likely what somebody says is true if he is loyal, and if not, to a worker who hears it: of the card he passed
(True), or of another (False)."""


def cards_each(seats: int) -> int:
    return 4 if seats <= 6 else 5


@lru_cache(20_000)
def opinion(heard: Tale, seat: Player, own: bool | None, passed: bool, chose: tuple[bool, ...] | None = None) -> Trust:
    """What a plain worker takes everybody for who has heard this and seen the card he passed, and his own if it is not
    None: cards counted, rounds weighed one after the other, then words. Nothing but a guess at another's guess.

    Where it is said whether he `chose` Work, each time he built, he knows what the other builder chose.
    """
    seats, each = heard.seats, cards_each(heard.seats)
    seen = {(seat - 2) % seats: passed} | ({} if own is None else {seat - 1: own})
    chance = (each - sum(seen.values())) / (2 * each - len(seen))
    trust = [float(seen[at]) if at in seen else chance for at in range(seats)]
    for turn in heard.turns:
        if turn.work is not None:
            one, other = turn.builders
            flipped = None if turn.supervised is None else turn.builders.index(turn.supervised)
            if chose is not None and seat in turn.builders:
                at, mine, chose = turn.builders.index(seat), chose[0], chose[1:]
                shown = turn.work - (mine != (flipped == at)) == 1  # by the other
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
    """Bayes for two seats at once, as if nothing bound them to the others."""
    a, b = trust[one], trust[other]
    both, first, second, none = likely
    both, first, second, none = a * b * both, a * (1 - b) * first, (1 - a) * b * second, (1 - a) * (1 - b) * none
    whole = both + first + second + none
    if whole > 0:
        trust[one], trust[other] = (both + first) / whole, (both + second) / whole


def weigh_one(trust: list[float], at: int, likely: float) -> None:
    """Bayes for one seat, by how likely what it did is of a loyal one, and the contrary of a disloyal one."""
    p = trust[at] * likely
    whole = p + (1 - trust[at]) * (1 - likely)
    if whole > 0:
        trust[at] = p / whole


def plays_for_loyal(heard: Tale, seat: Player, own: bool, passed: bool) -> bool:
    """Which side this seat acts for: its own; where nobody sees his own card, the one it takes for its own."""
    return opinion(heard, seat, None, passed)[seat - 1] >= 0.5 if heard.blind else own


def expected_work(one: float, other: float, supervisor: float) -> float:
    """A loyal supervisor mends a Strike if there is one; a disloyal one spoils a Work if there is one."""
    a_strike, a_work = 1 - one * other, 1 - (1 - one) * (1 - other)
    return one + other + SKILL * (supervisor * a_strike - (1 - supervisor) * a_work)


def names_worth(names: tuple[Name, ...], trust: Trust) -> list[float]:
    """The Work cards to expect of each trio."""
    return [
        expected_work(trust[name.builders[0] - 1], trust[name.builders[1] - 1], trust[name.supervisor - 1])
        for name in names
    ]


def soft(worth: list[float], heat: float, stray: float) -> list[float]:
    """How likely each is chosen by somebody who mostly takes what is worth most."""
    best = max(worth)
    powers = [exp((each - best) / heat) for each in worth]
    whole = sum(powers)
    return [(1 - stray) * power / whole + stray / len(worth) for power in powers]


@lru_cache(20_000)
def likely_name(heard: Tale, turn: Turn, own: bool, passed: bool) -> tuple[float, ...]:
    """Through each lens, how likely the commissar of this round, who had heard so much, names whom he has named."""
    names = names_of(heard.seats, turn.commissar, turn.before)
    trust = opinion(heard, turn.commissar, None if heard.blind else own, passed)
    sign = 1 if plays_for_loyal(heard, turn.commissar, own, passed) else -1
    worth = [sign * each for each in names_worth(names, trust)]
    at = names.index(Name(turn.builders, turn.supervisor))
    return tuple([soft(worth, lens.heat, lens.stray)[at] for lens in LENSES])


@lru_cache(20_000)
def likely_watch(heard: Tale, turn: Turn, own: bool, passed: bool) -> tuple[float, ...]:
    """Through each lens, how likely its supervisor made exchange whom he did, or let things be."""
    trust = opinion(heard, turn.supervisor, None if heard.blind else own, passed)
    sign = 1 if plays_for_loyal(heard, turn.supervisor, own, passed) else -1
    worth = [0.0, *(sign * (1 - 2 * trust[builder - 1]) for builder in turn.builders)]
    at = 0 if turn.supervised is None else 1 + turn.builders.index(turn.supervised)
    return tuple([soft(worth, lens.heat, lens.stray)[at] for lens in LENSES])


# What people say

HONESTY: Final = {
    True: ((0.97, 0.8), (0.5, 0.2)),
    False: ((0.97, 0.4), (0.5, 0.4), (0.1, 0.2)),
}
"""How often a loyal and a disloyal worker tells the truth, and how many are like that. Which of these somebody is, is
found out from what he says as all else is: of whoever has been caught lying nobody expects the truth."""

GUESSES: Final = 0.3
"""What is left of honesty's worth where somebody says only what he infers: between this and nothing at all."""


def likely_words(loyal: bool, known: int, true: int, guesses: int, guessed: int) -> float:
    """How likely somebody of this side speaks the truth in `true` of `known` claims, and in `guessed` of `guesses`."""
    likely = 0.0
    for honest, share in HONESTY[loyal]:
        guess = 0.5 + GUESSES * (honest - 0.5)
        likely += (
            share * honest**true * (1 - honest) ** (known - true) * guess**guessed * (1 - guess) ** (guesses - guessed)
        )
    return likely
