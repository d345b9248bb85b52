"""The probability that a seat wins alone (5.1), from the levels, Influence, and its beliefs about the other members.

A bot that only wants its goal met often shares the highest Influence, and then nobody wins. So the value of a position
is the probability that the bot's goal is met, and that no rival with as much Influence meets its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from operator import mul
from typing import Final

from presidium.bots.politburo.lenses import Lean, trios
from presidium.bots.politburo.minutes import MOLOTOV, ZHDANOV, Levels, Vector
from presidium.bots.politburo.moment import Moment
from presidium.bots.politburo.prospects import STEPS, held, moved
from presidium.games.politburo.goals import INFLUENCE

Influence = tuple[int, ...]
Rows = list[list[float]]
"""For each seat: the probability of each of the ten members."""

MAX_ROUNDS: Final = 5
"""Maximum number of rounds that the computation looks ahead."""
LOSS: Final = 0.8
LOSS_SPREAD: Final = 0.85
"""Influence that all seats together lose in a round: its assumed mean and standard deviation."""
LEVEL: Final = 0.02
"""Assumed probability, for each round left, that a rival with equal Influence does not stay equal."""
MOST_LEVEL: Final = 0.9
"""Least probability that a rival with equal Influence stays equal."""
SPREAD: Final = 0.03
"""Assumed probability, for each round left, that a rival one Influence behind draws level."""
SHARE: Final = 0.5
"""How much a rival with equal Influence takes from a victory if victory is shared (5.5)."""
MET: Final = 0.02
"""Value of a goal that is met, even if another player wins; it breaks ties between hopeless answers."""
MISTAKEN: Final = 0.42
"""Assumed probability that a voter of the majority points at the wrong voter in a purge."""
PREMIUMS: Final = {range(5, 7): 3.0, range(7, 9): 1.0, range(9, 11): 3.0}
"""By number of seats: how much more than its calculated value a purge is worth, as a share of that value. Purges are
the only way out of a tie, and the calculation underrates them because it does not see later purges. Chosen by trial."""
IDLE: Final = 0.9
"""Factor on the value of a round that moves nothing, because a ministry stands at the end of its track."""

PATTERNS: Final = tuple(
    sorted({held((a, b, c))[:MOLOTOV] for a in range(-3, 4) for b in range(-3, 4) for c in range(-3, 4)})
)
"""All combinations of the eight goals that depend on levels; each is a 0 or 1 by member."""
_NUMBER: Final = {pattern: number for number, pattern in enumerate(PATTERNS)}


@lru_cache(maxsize=1 << 14)
def ends(levels: Levels, left: int, limit: int) -> Vector:
    """For each of `PATTERNS`: the probability that the game ends with it, if `left` more rounds are random."""
    if left <= 0:
        found = [0.0] * len(PATTERNS)
        found[_NUMBER[held(levels)[:MOLOTOV]]] = 1.0
        return tuple(found)
    left = min(left, MAX_ROUNDS)
    steps = [
        (chance / 3, ends(moved(levels, ministry, by, limit), left - 1, limit))
        for ministry in range(3)
        for by, chance in STEPS
    ]
    shares = [share for share, _ in steps]
    return tuple([sum(map(mul, shares, each)) for each in zip(*(end for _, end in steps), strict=True)])


@lru_cache(maxsize=1 << 12)
def unity(lost: int, left: int, seats: int) -> tuple[float, float]:
    """The probabilities that Molotov's and Zhdanov's goals are met, if this much Influence is lost now."""
    if left <= 0:
        return float(2 * lost <= seats), float(2 * lost >= seats)
    mean, spread = lost + LOSS * left, LOSS_SPREAD * sqrt(left)
    if 2 * lost > seats:
        return 0.0, 1.0
    return _normal((seats / 2 + 0.25 - mean) / spread), 1 - _normal((seats / 2 - 0.25 - mean) / spread)


def _normal(at: float) -> float:
    return 0.5 * (1 + erf(at / sqrt(2)))


def premium(influence: Influence, me: int, member: int) -> float:
    """How much a purge is worth beyond its calculated value; 0 for the only seat with the most Influence, and for
    Molotov while his goal can be met."""
    seats, lost = len(influence), INFLUENCE * len(influence) - sum(influence)
    ahead = influence[me] > max(left for seat, left in enumerate(influence) if seat != me)
    if ahead or (member == MOLOTOV and 2 * lost <= seats):
        return 0.0
    return next(extra for sizes, extra in PREMIUMS.items() if seats in sizes)


class Alone:
    """The values of positions and of ways to play a round, to one seat with its beliefs."""

    def __init__(self, now: Moment, me: int, rows: Rows, lean: Lean) -> None:
        self.now, self.me, self.rows, self.lean = now, me, rows, lean
        self.member = max(range(10), key=rows[me].__getitem__)
        self.premium = 0.0 if now.shared else premium(now.influence, me, self.member)
        self._met = [[sum(map(mul, row, pattern)) for pattern in PATTERNS] for row in rows]
        self._known: dict[tuple[Levels, Influence], float] = {}
        self._thirds: dict[int, float] = {}

    def value(self, levels: Levels, influence: Influence) -> float:
        """The probability of winning alone from these levels and Influence, when the current round is over."""
        key = levels, influence
        if key not in self._known:
            self._known[key] = self._value(levels, influence, self.now.left - 1)
        return self._known[key]

    def _value(self, levels: Levels, influence: Influence, left: int) -> float:
        seats, me = self.now.seats, self.me
        molotov, zhdanov = unity(INFLUENCE * seats - sum(influence), left, seats)
        extra = [row[MOLOTOV] * molotov + row[ZHDANOV] * zhdanov for row in self.rows]
        likely = ends(levels, left, self.now.limit)
        reached = [(at, end * (self._met[me][at] + extra[me])) for at, end in enumerate(likely) if end > 1e-4]
        reached = [(at, own) for at, own in reached if own]
        alone = [own for _, own in reached]
        for seat in range(seats):
            if seat != me:
                lead, met, more = influence[seat] - influence[me], self._met[seat], extra[seat]
                beside = _beside(lead, left) * (SHARE if self.now.shared and lead == 0 else 1)
                alone = [part * (1 - beside * (met[at] + more)) for part, (at, _) in zip(alone, reached, strict=True)]
        worth: float = sum(alone) + MET * sum(own for _, own in reached)
        return worth

    # Ways to play the round

    def after(self, k: int, by: int, influence: Influence | None = None) -> float:
        """The value after ministry `k` has moved by `by`."""
        now = self.now
        reached = moved(now.levels, k, by, now.limit)
        worth = self.value(reached, now.influence if influence is None else influence)
        return worth * IDLE if reached == now.levels else worth

    def without(self, *seats: int) -> Influence:
        """Influence after each of these seats has lost 1."""
        return tuple([max(0, left - (seat in seats)) for seat, left in enumerate(self.now.influence)])

    def purged(self, k: int, by: int, deviant: int, faithful: Sequence[int]) -> float:
        """The value of a divided third ballot, over all outcomes of the purge that follows."""
        one, two = faithful
        wrong = MISTAKEN
        return (
            (1 - wrong) ** 2 * self.after(k, by, self.without(deviant))
            + wrong * (1 - wrong) * (self.after(k, by, self.without(one)) + self.after(k, by, self.without(two)))
            + wrong**2 * self.after(k, by, self.without(one, two))
        )

    def third(self, k: int, own: bool | None = None) -> float:
        """The value of a third ballot; `own` is the vote of the bot, None if it may still vote either way."""
        if own is None and k in self._thirds:
            return self._thirds[k]
        gensek, seats = self.now.gensek, self.now.seats
        trio = [(gensek + at) % seats for at in (1, 2, 3)]
        ups = [float(own) if seat == self.me and own is not None else self.lean[seat][k] for seat in trio]
        worth = ups[0] * ups[1] * ups[2] * self.after(k, 2)
        worth += (1 - ups[0]) * (1 - ups[1]) * (1 - ups[2]) * self.after(k, -2)
        for at, deviant in enumerate(trio):
            one, two = (up for other, up in enumerate(ups) if other != at)
            faithful = [seat for seat in trio if seat != deviant]
            for likely, by in ((one * two * (1 - ups[at]), 1), ((1 - one) * (1 - two) * ups[at], -1)):
                if likely:
                    worth += likely * (1 + self.premium) * self.purged(k, by, deviant, faithful)
        if own is None:
            self._thirds[k] = worth
        return worth

    def called(self, k: int, trio: Sequence[int], again: float) -> float:
        """The value of a ballot of these voters; `again` is the value if they do not agree."""
        one, two, three = (self.lean[seat][k] for seat in trio)
        up, down = one * two * three, (1 - one) * (1 - two) * (1 - three)
        return up * self.after(k, 2) + down * self.after(k, -2) + (1 - up - down) * again

    def best(self, k: int, before: Sequence[int] = (), number: int = 1) -> float:
        """The value of ministry `k` to a Gensek who names the best voters from ballot `number` on."""
        again = self.third(k)
        choices = [trio for trio in trios(self.now.seats, self.now.gensek) if trio != before]
        for _ in range(number, 3):
            again = max(self.called(k, trio, again) for trio in choices)
        return again

    def theirs(self, k: int) -> float:
        """The value of ministry `k` under the present Gensek, who probably gets its way."""
        up = self.lean[self.now.gensek][k]
        return 0.55 * (up * self.after(k, 2) + (1 - up) * self.after(k, -2)) + 0.45 * self.third(k)


def _beside(lead: int, left: int) -> float:
    """The probability that a rival ends with at least as much Influence, by its present lead over the bot."""
    if lead > 0:
        return 1 - 0.01 * left
    if lead == 0:
        return max(MOST_LEVEL, 1 - LEVEL * left)
    return min(0.5, SPREAD * left) if lead == -1 else min(0.25, SPREAD * left / 4)
