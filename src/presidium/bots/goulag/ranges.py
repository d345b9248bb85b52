"""What everybody at a table of five believes who takes all others for masters: weighed by what each would have done.

A world is how the cards lie, and who chose what in rounds in which one Work was shown: these the table cannot know, but
both builders can. What a seat did is weighed by the solution of the question it was asked, whatever it had seen; so the
belief is the same for everybody, and a seat's own is what is left of it in the worlds it has not ruled out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from presidium.bots.goulag.beliefs import Deal
from presidium.bots.goulag.conduct import SIGHTS
from presidium.bots.goulag.frame import DEALS, INDEX, PRIOR, SEATS, TRIOS, passed_on
from presidium.bots.goulag.lenses import LENSES, likely_name, likely_watch
from presidium.bots.goulag.playout import Ints
from presidium.bots.goulag.solve import STRAY, Mix, Solved, World, solve_building, solve_naming
from presidium.bots.goulag.tale import Tale, Turn
from presidium.goulag.game import Trio

Bits = tuple[bool, ...]
"""In each round in which one Work was shown: whether the first builder chose Work."""
Sight = tuple[bool, ...]
"""Own card, the card passed, and the bits of the rounds it built in."""
Played = tuple[Ints, int, int]
"""A round as its commissar saw it: the trio, who exchanged (0: nobody, 1: the one, 2: the other), how much Work."""


@dataclass(frozen=True)
class Start:
    """Where a game begins; some begin in the middle."""

    round: int = 1
    canal: int = 0
    barred: bool = False


@dataclass(frozen=True)
class Range:
    """Belief before a commissar names, as he sees the table."""

    round: int
    canal: int
    barred: bool
    hidden: tuple[tuple[int, int], ...]
    """The builders of the rounds in which one Work was shown."""
    worlds: dict[tuple[Deal, Bits], float]
    plain: tuple[float, ...] = (1.0,) * SEATS
    """How many times likelier each seat did what it did if it is no master, but one of those the lenses know."""

    def sight(self, seat: int, deal: Deal, bits: Bits) -> Sight:
        """What this seat knows there."""
        known = [bit for bit, builders in zip(bits, self.hidden, strict=True) if seat in builders]
        return (deal[seat], deal[seat - 1], *known)

    def seen_by(self, *seats: int) -> list[World]:
        return [
            World(INDEX[deal], tuple(self.sight(seat, deal, bits) for seat in seats), weight)
            for (deal, bits), weight in self.worlds.items()
        ]


def first(start: Start) -> Range:
    worlds: dict[tuple[Deal, Bits], float] = {(deal, ()): likely for deal, likely in zip(DEALS, PRIOR, strict=True)}
    return Range(start.round, start.canal, start.barred, (), worlds)


@lru_cache(2_000)
def believed(start: Start, past: tuple[Played, ...]) -> Range:
    """After these rounds."""
    if not past:
        return first(start)
    *_, (trio, flipped, work) = past
    before = named(start, past[:-1], trio)
    solved = building(start, past[:-1], trio)
    one, other, watch = trio
    worlds: dict[tuple[Deal, Bits], float] = {}
    hidden = before.hidden if work != 1 else (*before.hidden, (one, other))
    habits = watching_habits(turns_of(start, past))
    watched = habit = cards = 0.0
    for (deal, bits), weight in before.worlds.items():
        a, b, watches = (strayed(solved.policies[at][before.sight(seat, deal, bits)]) for at, seat in enumerate(trio))
        watched += weight * watches[flipped]
        habit += weight * habits[deal[watch], deal[watch - 1]]
        for x in (True, False):
            for y in (True, False):
                if (x != (flipped == 1)) + (y != (flipped == 2)) == work:
                    known = bits if work != 1 else (*bits, x)
                    worlds[passed_on(deal), known] = weight * a[not x] * b[not y] * watches[flipped]
                    cards += weight * card_habit(deal[one], x) * card_habit(deal[other], y) * watches[flipped]
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
        (*plain[1:], plain[0]),
    )


@lru_cache(2_000)
def named(start: Start, past: tuple[Played, ...], trio: Ints) -> Range:
    """After these rounds, and when the commissar has named these."""
    before = believed(start, past)
    policy, at = naming(start, past).policies[0], TRIOS.index(trio)
    worlds = {
        world: weight * strayed(policy[before.sight(0, *world)], 12 - 3 * before.barred)[at]
        for world, weight in before.worlds.items()
    }
    whole = sum(worlds.values())
    weights = {world: weight / whole for world, weight in worlds.items()}
    habits = naming_habits(turns_of(start, (*past, (trio, 0, 0))))
    habit = sum(weight * habits[deal[0], deal[-1]] for (deal, _), weight in before.worlds.items())
    plain = (before.plain[0] * habit / whole, *before.plain[1:])
    return Range(before.round, before.canal, before.barred, before.hidden, weights, plain)


@lru_cache(2_000)
def naming(start: Start, past: tuple[Played, ...]) -> Solved:
    """Whom a commissar names after these rounds."""
    at = believed(start, past)
    return solve_naming(at.seen_by(0), at.round, at.canal, at.barred)


@lru_cache(2_000)
def building(start: Start, past: tuple[Played, ...], trio: Ints) -> Solved:
    """What these three do after these rounds."""
    at = named(start, past, trio)
    return solve_building(at.seen_by(*trio), at.round, at.canal, trio)


def turns_of(start: Start, past: tuple[Played, ...]) -> tuple[Turn, ...]:
    """These rounds as a tale tells them in which the first commissar sits in seat 1."""
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


def naming_habits(turns: tuple[Turn, ...]) -> dict[tuple[bool, bool], float]:
    """How likely the last of these was named so by somebody who is no master, by what he sees."""
    heard = Tale(SEATS, False, turns[:-1], ())
    return {sight: shared(likely_name(heard, turns[-1], *sight)) for sight in SIGHTS}


def watching_habits(turns: tuple[Turn, ...]) -> dict[tuple[bool, bool], float]:
    heard = Tale(SEATS, False, turns[:-1], ())
    return {sight: shared(likely_watch(heard, turns[-1], *sight)) for sight in SIGHTS}


def shared(likely: tuple[float, ...]) -> float:
    return sum(lens.share * each for lens, each in zip(LENSES, likely, strict=True))


def card_habit(loyal: bool, work: bool) -> float:
    true = sum(lens.share * lens.true for lens in LENSES)
    return true if loyal is work else 1 - true


def strayed(mix: Mix, answers: int = 0) -> Mix:
    """What is played, by somebody who strays."""
    add = STRAY / (answers or len(mix))
    return [(1 - STRAY) * chance + add for chance in mix]
