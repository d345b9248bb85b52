"""A game of Goulag played to its end in the mind: by plain numbers, as fast as this language allows.

It knows of the rules what a mind needs to think with: whom a commissar may name comes from the rules themselves, what
is shown and who wins is said again here, and a test holds both against the game. The others form opinions of each other
as `lenses` has it, name whom they trust and play the card of their side as often as their lens says; so whoever thinks
here sees what his own acts will make of him in their eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from presidium.bots.goulag.lenses import LIKELY, READ_TRUE, SKILL, Lens, weigh_one
from presidium.bots.goulag.tale import names_of
from presidium.goulag.game import RENEWED, Trio

NOBODY: Final = 2
"""Where it is said which builder has to exchange: neither."""
ROLES: Final = ((0, 1, 2), (0, 2, 1), (1, 2, 0))
NO_NOISE: Final = 1e-6
"""Of equals, any."""
NOISE: Final = 0.2
"""How much somebody's opinion wavers who leaves it open whom he trusts."""

Ints = tuple[int, int, int]
"""Two builders and a supervisor, counted from 0."""


@cache
def trios(seats: int, commissar: int, before: Trio | None) -> tuple[Ints, ...]:
    """Whom this commissar (from 0) may name after these three (from 1)."""
    names = names_of(seats, commissar + 1, before)
    return tuple((name.builders[0] - 1, name.builders[1] - 1, name.supervisor - 1) for name in names)


@cache
def needed(loyal: int, seats: int) -> tuple[int, int]:
    """3.2, 3.3 From how many steps on the loyal win, and up to how many the disloyal do."""
    disloyal = seats - loyal
    return 2 * loyal + (loyal >= disloyal), 2 * loyal - (disloyal >= loyal)


@dataclass
class Table:
    """A world as the mind plays it: who is who, what each thinks of the others, how far the canal is."""

    seats: int
    deal: Sequence[bool]
    sides: list[bool]
    """For whom each acts."""
    lenses: list[Lens]
    trust: list[list[float]]
    """What each seat thinks of each."""
    canal: int
    round: int
    commissar: int
    before: Trio | None
    me: int = -1
    """Whoever thinks: he knows the deal, and plays by his plan."""
    mask: int = 0
    """His plan: as a builder he plays the other side's card before this round."""

    def copy(self) -> Table:
        return Table(
            self.seats,
            self.deal,
            self.sides,
            self.lenses,
            [row[:] for row in self.trust],
            self.canal,
            self.round,
            self.commissar,
            self.before,
            self.me,
            self.mask,
        )

    def play_on(self, rng: Random) -> float:
        """Play to the end; what it is worth to whoever thinks."""
        while self.round <= self.seats:
            self.play_round(self.names(rng), rng)
        return self.worth()

    def worth(self) -> float:
        """1 if my side has won."""
        loyal, disloyal = needed(sum(self.deal), self.seats)
        return float(self.canal >= loyal if self.deal[self.me] else self.canal <= disloyal)

    def names(self, rng: Random) -> Ints:
        """Whom the commissar names: by his opinion, but whoever thinks knows.

        The more loyal any of the three, the more Work is to be expected: so it is the three he trusts most, or least,
        as far as renewal (2.2) lets him, and only who of them supervises has to be found out.
        """
        commissar, random = self.commissar, rng.random
        lens = self.lenses[commissar]
        if commissar == self.me:
            trust: Sequence[float] = self.deal
            noise = NO_NOISE
        else:
            if lens.stray >= 1 or random() < lens.stray:
                every = trios(self.seats, commissar, self.before)
                return every[int(random() * len(every))]
            trust, noise = self.trust[commissar], NO_NOISE if lens.heat < 0.2 else NOISE
        sign = 1.0 if self.sides[commissar] else -1.0
        ranked = sorted([(sign * trust[at] + noise * random(), at) for at in range(self.seats) if at != commissar])
        before, old = self.before or (), 3 - RENEWED[self.seats] if self.before else 3
        chosen: list[int] = []
        for _, at in reversed(ranked):
            if at + 1 in before:
                if not old:
                    continue
                old -= 1
            chosen.append(at)
            if len(chosen) == 3:
                break
        best, found = -9.0, (0, 0, 0)
        for one, other, watch in ROLES:
            a, b, c = trust[chosen[one]], trust[chosen[other]], trust[chosen[watch]]
            both = a * b
            worth = sign * (a + b + SKILL * (c * (1 - both) - (1 - c) * (a + b - both))) + NO_NOISE * random()
            if worth > best:
                best, found = worth, (chosen[one], chosen[other], chosen[watch])
        return found

    def play_round(self, trio: Ints, rng: Random, mine: bool | None = None, watches: int | None = None) -> None:
        """A round with this trio. `mine` is whether I choose Work, `watches` whom I make exchange (2: nobody), where
        these are what is being thought about."""
        one, other, watch = trio
        works = (self.works(one, watch, rng, mine), self.works(other, watch, rng, mine))
        flips = self.flips(trio, rng) if watches is None else watches
        shown = (works[0] != (flips == 0)) + (works[1] != (flips == 1))
        self.canal += shown
        self.learn(one, other, works, None if flips == 2 else flips, shown)
        low, high = sorted((one + 1, other + 1))
        third = watch + 1
        self.before = (third, low, high) if third < low else (low, third, high) if third < high else (low, high, third)
        self.round += 1
        self.commissar = (self.commissar + 1) % self.seats

    def works(self, builder: int, watch: int, rng: Random, mine: bool | None) -> bool:
        if builder == self.me:
            if mine is not None:
                return mine
            if self.round < self.mask:
                return not self.sides[builder]
            if self.sides[watch] != self.sides[builder] and watch != builder:
                taken = self.trust[watch][builder] > 0.5
                return self.sides[builder] != (taken != self.sides[watch])
            return self.sides[builder]
        return self.sides[builder] is (rng.random() < self.lenses[builder].true)

    def flips(self, trio: Ints, rng: Random) -> int:
        """Which builder the supervisor makes exchange; 2 for none."""
        one, other, watch = trio
        lens = self.lenses[watch]
        if watch != self.me and (lens.stray >= 1 or rng.random() < lens.stray):
            return int(rng.random() * 3)
        trust = self.trust[watch] if watch != self.me else self.deal
        sign = 1 if self.sides[watch] else -1
        first, second = sign * (1 - 2 * trust[one]), sign * (1 - 2 * trust[other])
        if first <= 0 and second <= 0:
            return 2
        return 0 if first > second or (first == second and rng.random() < 0.5) else 1

    def learn(self, one: int, other: int, works: tuple[bool, bool], flipped: int | None, shown: int) -> None:
        """What each makes of it: who built knows what the other chose."""
        both, first, second, none = LIKELY[flipped, shown]
        for seat, row in enumerate(self.trust):
            a, b = row[one], row[other]
            if seat in (one, other):
                at, work = (other, works[1]) if seat == one else (one, works[0])
                weigh_one(row, at, READ_TRUE if work else 1 - READ_TRUE)
                continue
            w, x, y, z = a * b * both, a * (1 - b) * first, (1 - a) * b * second, (1 - a) * (1 - b) * none
            whole = w + x + y + z
            if whole > 0:
                row[one], row[other] = (w + x) / whole, (w + y) / whole
