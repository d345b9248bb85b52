"""Plays a game of Goulag to its end on plain numbers, fast.

The rules (which trios may be named, how many Work cards are shown, which side wins) come from the game, and a test
compares both. The simulated players form opinions as `lenses` describes. They name players they trust and play their
side's card as often as their lens says. So the searching bot sees what its own acts will make others believe.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from presidium.bots.goulag.lenses import LIKELY, READ_TRUE, SKILL, Lens, weigh_one
from presidium.bots.goulag.tale import names_of
from presidium.games.goulag.game import may_serve_again, steps_to_win, work_shown
from presidium.games.goulag.state import Trio, in_seat_order

NOBODY: Final = 2
"""Supervisor's answer by which neither builder exchanges a card."""
ROLES: Final = ((0, 1, 2), (0, 2, 1), (1, 2, 0))
MIN_NOISE: Final = 1e-6
"""Random noise on a commissar's estimates; it only breaks ties."""
TRUST_NOISE: Final = 0.2
"""Random error in a commissar's trust in the other players, for a commissar who hides whom it trusts."""

Ints = tuple[int, int, int]
"""Two builders and a supervisor, with seats counted from 0."""


@cache
def trios(seats: int, commissar: int, before: Trio | None) -> tuple[Ints, ...]:
    """The trios that this commissar may name; seats are counted from 0, except in `before`, the previous trio."""
    names = names_of(seats, commissar + 1, before)
    return tuple((name.builders[0] - 1, name.builders[1] - 1, name.supervisor - 1) for name in names)


@dataclass
class Table:
    """A simulated world: each seat's card and side, each seat's opinion of the others, and the length of the canal."""

    seats: int
    deal: Sequence[bool]
    sides: list[bool]
    """For each seat: True if it acts for the loyal side."""
    lenses: list[Lens]
    trust: list[list[float]]
    """For each seat: its estimates of the probability that each seat is loyal."""
    canal: int
    round: int
    commissar: int
    before: Trio | None
    me: int = -1
    """Seat (from 0) of the bot that simulates; in the simulation it knows all cards. -1 if no seat does."""
    mask: int = 0
    """The bot's plan: as a builder before this round, the bot plays the card of the other side."""

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
        """Plays to the end of the game; returns 1 if the side of the bot that simulates wins, else 0."""
        while self.round <= self.seats:
            self.play_round(self.names(rng), rng)
        return self.worth()

    def worth(self) -> float:
        """1 if the side of the bot that simulates has won, else 0."""
        loyal, disloyal = steps_to_win(sum(self.deal), self.seats)
        return float(self.canal >= loyal if self.deal[self.me] else self.canal <= disloyal)

    def names(self, rng: Random) -> Ints:
        """The trio that the commissar names by its opinions; the bot that simulates knows the deal instead.

        More loyal players mean more Work cards. So a commissar picks the three it trusts most, or least if disloyal, as
        far as renewal (2.2) allows. Only the choice of the supervisor among them needs a comparison.
        """
        commissar, random = self.commissar, rng.random
        lens = self.lenses[commissar]
        if commissar == self.me:
            trust: Sequence[float] = self.deal
            noise = MIN_NOISE
        else:
            if lens.stray >= 1 or random() < lens.stray:
                every = trios(self.seats, commissar, self.before)
                return every[int(random() * len(every))]
            trust, noise = self.trust[commissar], MIN_NOISE if lens.heat < 0.2 else TRUST_NOISE
        sign = 1.0 if self.sides[commissar] else -1.0
        ranked = sorted([(sign * trust[at] + noise * random(), at) for at in range(self.seats) if at != commissar])
        before, old = self.before or (), may_serve_again(self.seats, self.before)
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
            worth = sign * (a + b + SKILL * (c * (1 - both) - (1 - c) * (a + b - both))) + MIN_NOISE * random()
            if worth > best:
                best, found = worth, (chosen[one], chosen[other], chosen[watch])
        return found

    def play_round(self, trio: Ints, rng: Random, mine: bool | None = None, watches: int | None = None) -> None:
        """Plays a round with this trio. `mine` and `watches` fix the answer of the bot that simulates: if it chooses
        Work, and which builder exchanges (0, 1; 2 for neither)."""
        one, other, watch = trio
        works = (self.works(one, watch, rng, mine), self.works(other, watch, rng, mine))
        flips = self.flips(trio, rng) if watches is None else watches
        shown = work_shown(*works, flips == 0, flips == 1)
        self.canal += shown
        self.learn(one, other, works, None if flips == 2 else flips, shown)
        builders = (one + 1, other + 1) if one < other else (other + 1, one + 1)
        self.before = in_seat_order(builders, watch + 1)
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
        """The builder (0 or 1) whom the supervisor orders to exchange the card; 2 for neither."""
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
        """Updates all players' opinions after a round. Builders may also infer the other builder's choice."""
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
