"""The common belief of all players at a table of five, if each player is taken for a master or a naive bot.

A world is an assignment of worker cards, with each builder's choice in rounds that showed one Work card: only the two
builders know these choices. An act changes a world's weight by its probability: a mix of the near-equilibrium answer
(`solve`) and a naive player's answer (`habits`), by the probability that the player is naive. So all players share this
belief, and a seat's own belief is its restriction to the worlds the seat has not ruled out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Any, Final

from presidium.bots.goulag import habits
from presidium.bots.goulag.beliefs import Deal
from presidium.bots.goulag.conduct import SIGHTS
from presidium.bots.goulag.frame import BARRED, DEALS, INDEX, PRIOR, SEATS, TRIOS, passed_on
from presidium.bots.goulag.lenses import LENSES, likely_name, likely_watch
from presidium.bots.goulag.playout import Ints
from presidium.bots.goulag.solve import RANDOM_RATE, Habits, Mix, Solved, World, solve_building, solve_naming
from presidium.bots.goulag.tale import Tale, Turn
from presidium.games.goulag.game import Trio

Bits = tuple[bool, ...]
"""For each round of Goulag that showed one Work card: True if the first builder chose Work."""
Sight = tuple[bool, ...]
"""What a seat knows: its own card, the card it passed, and the `Bits` of the rounds in which it was a builder."""
Played = tuple[Ints, int, int]
"""A finished round, with seats counted from its commissar: the trio, the builder who exchanged (1 or 2; 0 for neither),
and the number of Work cards."""
Doubts = tuple[dict[Sight, float], ...]
"""For each seat, by the cards it has seen: the probability that a naive player holds the seat."""

Weighed = list[tuple[float, float]]
"""For each answer: its probability, and the probability that a player who gives the answer is naive."""

NAIVE_PRIOR: Final = 0.1
"""Prior probability that a seat is held by a naive player."""
MAX_CACHED_QUESTIONS: Final = 2_000
"""Cached questions of each kind; all take about 200 MB. The cache helps because games begin alike and all bots at a
table solve the same questions."""


@dataclass(frozen=True)
class Start:
    """The first round played, the canal's length then, and whether a trio is barred; most games start at 1."""

    round: int = 1
    canal: int = 0
    barred: bool = False


@dataclass(frozen=True)
class Range:
    """The common belief of all players before a commissar names a trio, with seats counted from this commissar."""

    round: int
    canal: int
    barred: bool
    hidden: tuple[tuple[int, int], ...]
    """The two builders of each round that showed one Work card."""
    worlds: dict[tuple[Deal, Bits], float]
    doubts: Doubts
    plain: tuple[float, ...] = (1.0,) * SEATS
    """For each seat: the likelihood ratio of its acts for a naive player against a master."""

    def sight(self, seat: int, deal: Deal, bits: Bits) -> Sight:
        """What the seat knows about hidden cards if `deal` and the builders' choices `bits` are true."""
        known = [bit for bit, builders in zip(bits, self.hidden, strict=True) if seat in builders]
        return (deal[seat], deal[seat - 1], *known)

    def open_to(self, which: int) -> bool:
        """True if the rules allow the commissar to name the trio with index `which` in `TRIOS`."""
        return not (self.barred and which in BARRED)

    def habits(self, seat: int, usual: dict[Sight, Mix]) -> Habits:
        """By what the seat knows: the probability that its player is naive, and a naive player's answers."""
        return {sight: (doubt, usual[sight]) for sight, doubt in self.doubts[seat].items()}

    def seen_by(self, *seats: int) -> list[World]:
        return [
            World(INDEX[deal], tuple(self.sight(seat, deal, bits) for seat in seats), weight)
            for (deal, bits), weight in self.worlds.items()
        ]


def first(start: Start) -> Range:
    worlds: dict[tuple[Deal, Bits], float] = {(deal, ()): likely for deal, likely in zip(DEALS, PRIOR, strict=True)}
    doubts: dict[Sight, float] = dict.fromkeys(SIGHTS, NAIVE_PRIOR)
    return Range(start.round, start.canal, start.barred, (), worlds, (doubts,) * SEATS)


@lru_cache(MAX_CACHED_QUESTIONS)
def believed(start: Start, past: tuple[Played, ...]) -> Range:
    """The common belief of all players after the finished rounds `past`."""
    if not past:
        return first(start)
    *_, (trio, flipped, work) = past
    before = named(start, past[:-1], trio)
    solved, usual = building(start, past[:-1], trio), building_habits(start, past[:-1], trio)
    one, other, watch = trio
    a, b, c = (weighed(policy, habit) for policy, habit in zip(solved.policies, usual, strict=True))
    pairs = [
        (x, y, (x,) if work == 1 else ())
        for x, y in product((True, False), repeat=2)
        if (x != (flipped == 1)) + (y != (flipped == 2)) == work
    ]
    worlds: dict[tuple[Deal, Bits], float] = {}
    lenses = watch_lenses(turns_of(start, past))
    watched = habit = cards = 0.0
    for (deal, bits), weight in before.worlds.items():
        by_one, by_other, by_watch = (
            acts[before.sight(seat, deal, bits)] for seat, acts in ((one, a), (other, b), (watch, c))
        )
        likely, _ = by_watch[flipped]
        watched += weight * likely
        habit += weight * lenses[deal[watch], deal[watch - 1]]
        for x, y, bit in pairs:
            worlds[passed_on(deal), (*bits, *bit)] = weight * likely * by_one[not x][0] * by_other[not y][0]
            cards += weight * likely * card_habit(deal[one], x) * card_habit(deal[other], y)
    doubts = list(before.doubts)
    doubts[one] = {(*sight, *bit): acts[not x][1] for sight, acts in a.items() for x, _, bit in pairs}
    doubts[other] = {(*sight, *bit): acts[not y][1] for sight, acts in b.items() for _, y, bit in pairs}
    doubts[watch] = {sight: acts[flipped][1] for sight, acts in c.items()}
    hidden = before.hidden if work != 1 else (*before.hidden, (one, other))
    whole = sum(worlds.values())
    plain = list(before.plain)
    plain[watch] *= habit / watched
    plain[one] *= (cards / whole) ** 0.5
    plain[other] *= (cards / whole) ** 0.5
    return Range(
        before.round + 1,
        before.canal + work,
        set(trio) == {2, 3, 4},
        tuple(((left - 1) % SEATS, (right - 1) % SEATS) for left, right in hidden),
        {world: weight / whole for world, weight in worlds.items()},
        (*doubts[1:], doubts[0]),
        (*plain[1:], plain[0]),
    )


@lru_cache(MAX_CACHED_QUESTIONS)
def named(start: Start, past: tuple[Played, ...], trio: Ints) -> Range:
    """The common belief after the finished rounds `past`, and after the next commissar has named `trio`."""
    before, at = believed(start, past), TRIOS.index(trio)
    acts = weighed(naming(start, past).policies[0], naming_habits(start, past), 12 - 3 * before.barred)
    worlds = {world: weight * acts[before.sight(0, *world)][at][0] for world, weight in before.worlds.items()}
    whole = sum(worlds.values())
    weights = {world: weight / whole for world, weight in worlds.items()}
    doubts: Doubts = ({sight: each[at][1] for sight, each in acts.items()}, *before.doubts[1:])
    lenses = name_lenses(turns_of(start, (*past, (trio, 0, 0))))
    habit = sum(weight * lenses[deal[0], deal[-1]] for (deal, _), weight in before.worlds.items())
    plain = (before.plain[0] * habit / whole, *before.plain[1:])
    return Range(before.round, before.canal, before.barred, before.hidden, weights, doubts, plain)


@lru_cache(MAX_CACHED_QUESTIONS)
def naming(start: Start, past: tuple[Played, ...]) -> Solved:
    """The near-equilibrium answer of the commissar who is asked after the finished rounds `past`."""
    at = believed(start, past)
    return solve_naming(at.seen_by(0), at.round, at.canal, at.barred, naming_habits(start, past))


@lru_cache(MAX_CACHED_QUESTIONS)
def building(start: Start, past: tuple[Played, ...], trio: Ints) -> Solved:
    """The near-equilibrium answers of the two builders and the supervisor in `trio`, after the rounds `past`."""
    at = named(start, past, trio)
    return solve_building(at.seen_by(*trio), at.round, at.canal, trio, building_habits(start, past, trio))


def naming_habits(start: Start, past: tuple[Played, ...]) -> Habits:
    """By what the commissar knows: the probability that it is naive, and a naive commissar's answers."""
    at = believed(start, past)
    open_to = tuple(at.open_to(which) for which in range(len(TRIOS)))
    return at.habits(0, habits.names(turns_of(start, past), at.round, len(past) % SEATS + 1, open_to))


def building_habits(start: Start, past: tuple[Played, ...], trio: Ints) -> tuple[Habits, Habits, Habits]:
    """For each builder and the supervisor, by what it knows: the probability that it is naive, and naive answers."""
    at = named(start, past, trio)
    *over, last = turns_of(start, (*past, (trio, 0, 0)))
    turns = (*over, replace(last, work=None))
    one, other, watch = ((len(past) + seat) % SEATS + 1 for seat in trio)
    first, second = (at.habits(seat, habits.builds(turns, of)) for seat, of in zip(trio, (one, other), strict=False))
    return first, second, at.habits(trio[2], habits.watches(turns, watch, (one, other)))


def weighed(policy: Mapping[Any, Mix], usual: Habits, answers: int = 0) -> dict[Sight, Weighed]:
    """For each answer of a player, by what it knows: its probability, and the probability that the player is naive."""
    found: dict[Sight, Weighed] = {}
    for sight, mix in policy.items():
        doubt, habit = usual[sight]
        likely = [(1 - doubt) * own + doubt * other for own, other in zip(strayed(mix, answers), habit, strict=True)]
        found[sight] = [(each, doubt * other / each) for each, other in zip(likely, habit, strict=True)]
    return found


def turns_of(start: Start, past: tuple[Played, ...]) -> tuple[Turn, ...]:
    """Converts the finished rounds `past` to turns of a `Tale` in which the first commissar sits in seat 1."""
    turns = list[Turn]()
    before: Trio | None = None
    for at, (trio, flipped, work) in enumerate(past):
        one, other, watch = ((at + seat) % SEATS + 1 for seat in trio)
        low, high = min(one, other), max(one, other)
        supervised = None if flipped == 0 else (one, other)[flipped - 1]
        turns.append(Turn(start.round + at, at % SEATS + 1, before, (low, high), watch, supervised, work))
        first, second, third = sorted((one, other, watch))
        before = first, second, third
    return tuple(turns)


def name_lenses(turns: tuple[Turn, ...]) -> dict[tuple[bool, bool], float]:
    """Likelihood of the last naming if the commissar is no master, by the cards the commissar has seen."""
    heard = Tale(SEATS, False, turns[:-1], ())
    return {sight: shared(likely_name(heard, turns[-1], *sight)) for sight in SIGHTS}


def watch_lenses(turns: tuple[Turn, ...]) -> dict[tuple[bool, bool], float]:
    heard = Tale(SEATS, False, turns[:-1], ())
    return {sight: shared(likely_watch(heard, turns[-1], *sight)) for sight in SIGHTS}


def shared(likely: tuple[float, ...]) -> float:
    return sum(lens.share * each for lens, each in zip(LENSES, likely, strict=True))


def card_habit(loyal: bool, work: bool) -> float:
    true = sum(lens.share * lens.true for lens in LENSES)
    return true if loyal is work else 1 - true


def strayed(mix: Mix, answers: int = 0) -> Mix:
    """The answer probabilities `mix` of a player, changed by the small share of answers given at random."""
    add = RANDOM_RATE / (answers or len(mix))
    return [(1 - RANDOM_RATE) * chance + add for chance in mix]
