"""A seat's beliefs about the other players' members: exact up to seven players, by sampling at larger tables."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import perm
from operator import mul
from random import Random
from typing import Final

from presidium.bots.politburo.characters import BEFORE, SAYING, Company, characters
from presidium.bots.politburo.deals import Deal, Factor, deals, walked, weighed
from presidium.bots.politburo.evidence import Clue, Split, evidence
from presidium.bots.politburo.minutes import ALL, MEMBER, minutes
from presidium.core import Key, State, View, world
from presidium.games.politburo.goals import MEMBERS, Member
from presidium.games.politburo.imagine import counts
from presidium.games.politburo.state import Public, ballot_of, member_of

EXACT: Final = perm(9, 6)
"""Maximum number of deals that are listed one by one: as many as a seat can imagine at a table of seven."""

Odds = list[tuple[float, float]]
"""For each member: the likelihood that a voter with this member votes for Repression, and for Reform."""


class Posterior:
    """The possible deals of members to seats, with their weights, according to one view."""

    def __init__(
        self, view: View[Public], before: Company = BEFORE, saying: Company = SAYING, without: Clue | None = None
    ) -> None:
        """`without`: a piece of evidence to leave out, to measure its effect."""
        self.view, self.seats = view, view.rules.seats
        self.evidence = evidence(view, minutes(view))
        if without is not None:
            self.evidence.leave_out(without)
        me = None if view.seat is None else view.seat - 1
        self.characters = characters(self.evidence, self.seats, me, before, saying)
        seen = {seat: view.secret(member_of(seat + 1)) for seat in range(self.seats) if view.knows(member_of(seat + 1))}
        self.fixed = {seat: MEMBER[member] for seat, member in seen.items()}
        self.free = tuple(seat for seat in range(self.seats) if seat not in self.fixed)
        self.left = tuple(member for member in ALL if member not in self.fixed.values())
        self.deals, self.weights = self._weighed()
        self._sums = list(accumulate(self.weights))

    def _weighed(self) -> tuple[tuple[Deal, ...], list[float]]:
        fits = [[self.characters[seat].fits[member] for member in self.left] for seat in self.free]
        factors = self._factors()
        many = len(self.left)
        if perm(many, len(fits)) <= EXACT:
            return deals(many, len(fits)), weighed(many, fits, factors)
        found = walked(many, fits, factors, Random(len(self.view.events)))
        return tuple(found), [1.0] * len(found)

    def _factors(self) -> list[Factor]:
        """For some seats at once: the likelihood of the counts of divided ballots, by the seats' members."""
        tables: dict[tuple[int, ...], list[float]] = {}
        for split in self.evidence.splits:
            places, table = self._factor(split)
            if places:
                tables[places] = list(map(mul, tables[places], table)) if places in tables else table
        return list(tables.items())

    def _factor(self, split: Split) -> Factor:
        each = [self.odds(split, at) for at in range(len(split.voters))]
        places = []
        for at, seat in enumerate(split.voters):
            if seat in self.fixed:
                each[at] = [each[at][self.fixed[seat]]]
            else:
                places.append(self.free.index(seat))
                each[at] = [each[at][member] for member in self.left]
        return tuple(places), together(each, split.repression)

    def odds(self, split: Split, at: int) -> Odds:
        """For each member: the likelihood that a voter voted for Repression, and Reform, heeding its own claim."""
        who, claim = self.characters[split.voters[at]], split.claims[at]
        heed = 1.0 if claim is None else (1 + who.honesty) / (1.01 - who.honesty)
        ups = [who.likely(split.acts[at], member) for member in ALL]
        return [(up * heed if claim else up, 1 - up if claim in (None, True) else (1 - up) * heed) for up in ups]

    def marginals(self) -> list[list[float]]:
        """For each seat: the probability of each of the ten members of the Politburo."""
        found = [[0.0] * 10 for _ in range(self.seats)]
        for seat, member in self.fixed.items():
            found[seat][member] = 1.0
        for place, seat in enumerate(self.free):
            row = found[seat]
            for deal, weight in zip(self.deals, self.weights, strict=True):
                row[self.left[deal[place]]] += weight
            found[seat] = [part / self._sums[-1] for part in row]
        return found

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Draws a deal by its weight; returns the member of each seat."""
        at = bisect(self._sums, rng.random() * self._sums[-1])
        deal = self.deals[min(at, len(self.deals) - 1)]
        members = self.fixed | {seat: self.left[deal[place]] for place, seat in enumerate(self.free)}
        return tuple(members[seat] for seat in range(self.seats))

    def sample(self, rng: Random) -> State[Public]:
        """Draws a world that fits the view, as `game.worlds(view)` does, but likely worlds more often."""
        drawn = self.draw(rng)
        secrets: dict[Key, object] = {member_of(seat + 1): MEMBERS[drawn[seat]] for seat in self.free}
        for round, number, count in counts(self.view.public):
            keys = [ballot_of(round, number, voter) for voter in count.voters]
            up = count.repression - sum(self.view.secret(key) == "repression" for key in keys)
            unseen = [key for key in keys if not self.view.knows(key)]
            if up in (0, len(unseen)):
                secrets |= dict.fromkeys(unseen, "repression" if up else "reform")
        for split in self.evidence.splits:
            each = [self.odds(split, at)[drawn[seat]] for at, seat in enumerate(split.voters)]
            few, many = ("repression", "reform") if split.repression == 1 else ("reform", "repression")
            fits = [one / (1.001 - one) if few == "repression" else other / (1.001 - other) for one, other in each]
            alone = rng.choices(split.voters, [max(fit, 1e-9) for fit in fits])[0]
            for seat in split.voters:
                secrets[ballot_of(split.round, split.ballot, seat + 1)] = few if seat == alone else many
        return world(self.view, secrets)


def together(each: list[Odds], up: int) -> list[float]:
    """Likelihood that exactly `up` of two or three voters voted for Repression, for every choice of their members."""
    if len(each) == 2:
        one, two = each
        return [a * d + b * c for a, b in one for c, d in two]
    if up == 2:
        each = [[(b, a) for a, b in odds] for odds in each]
    one, two, three = each
    return [a * d * f + b * c * f + b * d * e for a, b in one for c, d in two for e, f in three]


def beliefs(view: View[Public], before: Company = BEFORE, saying: Company = SAYING) -> dict[Key, dict[Member, float]]:
    """For each seat's member, as a secret of the game: the probability of each of the ten members."""
    rows = enumerate(Posterior(view, before, saying).marginals(), 1)
    return {member_of(seat): dict(zip(MEMBERS, row, strict=True)) for seat, row in rows}
