"""Plays the rest of a game of Politburo in a given world, with players who act as the lenses describe.

The rules are those of the engine: a test plays both side by side. The engine's goals decide who wins. The rounds are
written a second time over numbers, because a bot plays hundreds of them before it answers.
"""

from __future__ import annotations

from math import prod
from random import Random
from typing import ClassVar, Final

from presidium.bots.politburo.lenses import UNITY, WISH, Repute, ballots, best, pull, thumbs, trios
from presidium.bots.politburo.moment import Deed, Moment
from presidium.bots.politburo.prospects import fulfilled, fulfilled_strictly, wishes
from presidium.games.politburo.goals import INFLUENCE

PLAIN: Final = 0
SHREWD: Final = 1
SEASONED: Final = 2
CHANCE: Final = 3
HEEDED: Final = 2.0
"""Factor on a plain player's suspicion of a voter whom the Gensek has called the deviant."""
KEEN: Final = 0.7
"""Probability that a shrewd player of the majority points at the deviant."""
SLANDERED: Final = 0.6
"""Factor on the odds that a seasoned player is the deviant if the Gensek accuses it; Genseks mostly lie."""
SURELY: Final = 24.0
"""Odds that a plain or shrewd player voted as it wanted."""


class Play:
    """Plays the game to its end from one position for one seat, as often as needed."""

    keen: ClassVar[float] = KEEN
    """Probability that the bot, as a voter of the majority, points at the deviant in later purges."""

    def __init__(self, moment: Moment, me: int, repute: Repute) -> None:
        self.m, self.me, self.repute = moment, me, repute
        self._named: dict[tuple[int, int, int, float], tuple[int, ...]] = {}
        self._proposed: dict[tuple[int, int, int | None], int] = {}

    # One game

    def on(self, world: tuple[int, ...], styles: list[int], rng: Random, mine: Deed | None) -> float:
        """Plays to the end after the bot's answer `mine`; returns the value of the end to the bot, from 0 to 1."""
        m = self.m
        self.world, self.styles, self.rng, self.mine = world, styles, rng, mine
        styles[self.me] = SHREWD
        self.levels, self.influence, self.left = m.levels, list(m.influence), m.left
        self.gensek = m.gensek
        if m.stage in ("propose", "vote"):
            k = self.plan(m.refused, m.ministry if m.stage == "vote" else None)
            self.execute(k, 1, None)
        elif m.stage == "name":
            assert m.ministry is not None
            self.execute(m.ministry, m.ballot, None)
        elif m.stage == "cast":
            assert m.ministry is not None
            self.execute(m.ministry, m.ballot, m.trio)
        else:
            assert m.ministry is not None
            self.resume_purge(m.ministry)
        seats = m.seats
        for _ in range(self.left - 1):
            self.left -= 1
            self.gensek = (self.gensek + 1) % seats
            self.execute(self.plan(None, None), 1, None)
        return self.worth()

    def worth(self) -> float:
        """5.1 Value to the bot: 1 for a win, 0 if its goal is not met, near 0 if it is met but ties or loses."""
        influence, seats = self.influence, self.m.seats
        lost = INFLUENCE * seats - sum(influence)
        holds = fulfilled(self.levels, lost, seats)
        members = self.world
        if not holds[members[self.me]]:
            return 0.0
        own = influence[self.me]
        rivals = [s for s in range(seats) if s != self.me and influence[s] >= own and holds[members[s]]]
        if rivals and (self.m.shared or self.m.strict) and max(influence[seat] for seat in rivals) == own:
            return self.level(rivals, fulfilled_strictly(self.levels, lost, seats))
        return 0.04 / len(rivals) if rivals else 1.0

    def level(self, rivals: list[int], strictly: tuple[bool, ...]) -> float:
        """5.5, 5.6 Value to the bot if these rivals have as much Influence, and their goals are met too."""
        if self.m.strict:
            before = [seat for seat in rivals if strictly[self.world[seat]]]
            if strictly[self.world[self.me]]:
                if not before:
                    return 1.0
                rivals = before
            elif before:
                return 0.04 / len(rivals)
        return 1 / (1 + len(rivals)) if self.m.shared else 0.04 / len(rivals)

    # 2 Plan

    def plan(self, refused: int | None, proposed: int | None) -> int:
        k = self.propose(refused) if proposed is None else proposed
        if self.carried(k):
            return k
        if refused is None:
            other = self.propose(k)
            if self.carried(other):
                return other
            return 3 - k - other
        return 3 - k - refused

    def propose(self, refused: int | None) -> int:
        seat = self.gensek
        if seat == self.me and self.mine is not None and self.m.stage == "propose":
            k, self.mine = self.mine, None
            return k  # type: ignore[return-value]
        style, member = self.styles[seat], self.world[seat]
        choices = [k for k in range(3) if k != refused]
        if style >= SEASONED:
            return choices[int(self.rng.random() * len(choices))]
        if style == SHREWD:
            want = wishes(self.levels, self.left, self.m.limit)
            lean = self.repute.lean(member)
            return max(choices, key=lambda k: best(member, want[k][member], k, lean, seat))
        key = (seat, member, refused)
        if key not in self._proposed:
            lean = self.repute.lean(member)
            worths = [best(member, WISH[k][member], k, lean, seat) for k in choices]
            top = max(worths)
            equal = [k for k, worth in zip(choices, worths, strict=True) if worth > top - 0.01]
            if len(equal) > 1:
                return equal[int(self.rng.random() * len(equal))]
            self._proposed[key] = equal[0]
        return self._proposed[key]

    def carried(self, k: int) -> bool:
        margin = 0
        own = False
        for seat in range(self.m.seats):
            up = self.thumb(seat, k)
            margin += 1 if up else -1
            if seat == self.gensek:
                own = up
        return margin > 0 or (margin == 0 and own)

    def thumb(self, seat: int, k: int) -> bool:
        if seat == self.me and self.mine is not None and self.m.stage == "vote":
            up, self.mine = self.mine, None
            return bool(up)
        style, member = self.styles[seat], self.world[seat]
        if style >= SEASONED:
            likely = 0.5
            if style == SEASONED and seat != self.gensek:
                likely = thumbs(self.levels, self.left, self.m.limit)[k][member]
            return self.rng.random() < likely
        if seat == self.gensek:
            return True
        worth = self.want(seat, k) * (self.repute.lean(member)[self.gensek][k] - 0.5)
        return worth > 0 if worth else self.rng.random() < 0.5

    # 3 Execution

    def execute(self, k: int, number: int, trio: tuple[int, ...] | None) -> None:
        seats, gensek = self.m.seats, self.gensek
        while True:
            if trio is None:
                if number == 3:
                    trio = ((gensek + 1) % seats, (gensek + 2) % seats, (gensek + 3) % seats)
                else:
                    trio = self.name(k)
            cast = [self.cast(seat, k, trio, number) for seat in trio]
            up = sum(cast)
            if up in (0, 3):
                self.move(k, up == 3, 2)
                return
            if number == 3:
                self.move(k, up == 2, 1)
                self.purge(k, trio, cast, up == 2, None)
                return
            number, trio = number + 1, None

    def name(self, k: int) -> tuple[int, ...]:
        seat = self.gensek
        if seat == self.me and self.mine is not None and self.m.stage == "name":
            trio, self.mine = self.mine, None
            return trio  # type: ignore[return-value]
        style, member = self.styles[seat], self.world[seat]
        choices = trios(self.m.seats, seat)
        if style >= SEASONED:
            return choices[int(self.rng.random() * len(choices))]
        want = self.want(seat, k)
        sign = float((want > 0) - (want < 0))
        key = (seat, member, k, sign)
        if key not in self._named:
            lean = self.repute.lean(member)
            self._named[key] = max(choices, key=lambda three: pull(member, sign, [lean[s][k] for s in three]))
        return self._named[key]

    def cast(self, seat: int, k: int, trio: tuple[int, ...], number: int) -> bool:
        if seat == self.me and self.mine is not None and self.m.stage == "cast":
            up, self.mine = self.mine, None
            return bool(up)
        if seat == self.me:
            return self.ballot(seat, k, trio)
        if self.styles[seat] == CHANCE:
            return self.rng.random() < 0.5
        if self.styles[seat] == SEASONED:
            return self.rng.random() < ballots(self.levels, self.left, self.m.limit)[k][self.world[seat]]
        return self.ballot(seat, k, trio)

    def ballot(self, seat: int, k: int, trio: tuple[int, ...]) -> bool:
        member = self.world[seat]
        if UNITY[member]:
            lean = self.repute.lean(member)
            ups = [lean[voter][k] for voter in trio if voter != seat]
            drift = UNITY[member] * (prod(ups) - prod(1 - up for up in ups))
            return drift > 0 if drift else self.rng.random() < 0.5
        want = self.want(seat, k)
        return want > 0 if want else self.rng.random() < 0.5

    def want(self, seat: int, k: int) -> float:
        """How much this seat wants Repression in ministry `k`, according to its lens; negative for Reform."""
        member = self.world[seat]
        if self.styles[seat] == PLAIN:
            return WISH[k][member]
        return wishes(self.levels, self.left, self.m.limit)[k][member]

    def move(self, k: int, up: bool, by: int) -> None:
        limit = self.m.limit
        levels = list(self.levels)
        levels[k] = max(-limit, min(limit, levels[k] + (by if up else -by)))
        self.levels = (levels[0], levels[1], levels[2])

    # 4 Purge

    def purge(self, k: int, trio: tuple[int, ...], cast: list[bool], up: bool, accused: int | None) -> None:
        (deviant,) = (seat for seat, side in zip(trio, cast, strict=True) if side != up)
        mistaken = []
        for seat in trio:
            if seat != deviant and self.point(seat, k, trio, up, deviant, accused) != deviant:
                mistaken.append(seat)
        for seat in mistaken or (deviant,):
            if self.influence[seat]:
                self.influence[seat] -= 1

    def point(self, seat: int, k: int, trio: tuple[int, ...], up: bool, deviant: int, accused: int | None) -> int:
        if seat == self.me and self.mine is not None and self.m.stage == "point":
            at, self.mine = self.mine, None
            return at  # type: ignore[return-value]
        one, two = (voter for voter in trio if voter != seat)
        if seat == self.me or self.styles[seat] == SHREWD:
            keen = self.keen if seat == self.me else KEEN
            return deviant if self.rng.random() < keen else one + two - deviant
        if self.styles[seat] >= SEASONED:
            return one if self.rng.random() < 0.5 else two
        lean = self.repute.lean(self.world[seat])
        first, second = lean[one][k], lean[two][k]
        if up:
            first, second = 1 - first, 1 - second
        if accused is None:
            accused = trio[int(self.rng.random() * 3)]
        if accused == one:
            first *= HEEDED
        elif accused == two:
            second *= HEEDED
        if first == second:
            return one if self.rng.random() < 0.5 else two
        return one if first > second else two

    def resume_purge(self, k: int) -> None:
        """Plays a purge for which the third ballot is already cast. Unknown votes are drawn by the voters' members."""
        m = self.m
        known = m.sides
        unknown = [seat for seat in m.trio if seat not in known]
        cast = dict(known)
        if unknown:
            fits = [self.fit(seat, k, not m.up) for seat in unknown]
            at = self.rng.random() * sum(fits)
            guilty = unknown[-1]
            for seat, fit in zip(unknown, fits, strict=True):
                at -= fit
                if at < 0:
                    guilty = seat
                    break
            cast |= {seat: m.up != (seat == guilty) for seat in unknown}
        self.purge(k, m.trio, [cast[seat] for seat in m.trio], m.up, m.accused)

    def fit(self, seat: int, k: int, up: bool) -> float:
        """Odds that the seat voted for Repression if `up` is True, or for Reform if `up` is False."""
        style, member = self.styles[seat], self.world[seat]
        if style == SEASONED:
            likely = ballots(self.levels, self.left, self.m.limit)[k][member]
            odds = likely / (1 - likely) if up else (1 - likely) / likely
            return odds * SLANDERED if seat == self.m.accused else odds
        if style == CHANCE or UNITY[member]:
            return 1.0
        return SURELY if (self.want(seat, k) > 0) == up else 1 / SURELY
