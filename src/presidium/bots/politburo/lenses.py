"""Lenses: models of how a player with a given member acts. There are three, and random play.

`plain` has one wish for each ministry whatever the levels, and believes ballots and statements (it fits `naive-1`).
`shrewd` considers the levels and the rounds left. `seasoned` looks far ahead, as analysts do, so that only its ballots
reveal something about its member, and little. In random play every act has the same likelihood. So a player who fits no
other model reveals nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import exp, prod, tanh
from typing import Final, NamedTuple

from presidium.bots.politburo.minutes import ALL, MEMBER, MOLOTOV, ZHDANOV, Chapter, Levels, Vector, others
from presidium.bots.politburo.prospects import wishes
from presidium.games.politburo.goals import MEMBERS

SURE: Final = 0.46
"""How far a wish moves the probability of a plain player's ballot or vote away from 1/2."""
KEEN: Final = 7.0
"""How steeply the probability of a shrewd player's ballot rises with the strength of its wish."""
STRICT: Final = 40.0
LOOSE: Final = 8.0
"""How closely shrewd players take the best of several answers: the factor on values before a softmax."""
RANDOM_RATE: Final = 0.08
"""Probability that a player chooses voters or a plan at random."""
STEADY: Final = 0.4
"""How far, as a plain player assumes, a wish moves the probability of another player's ballot away from 1/2."""
BELIEVED: Final = 0.3
"""How far, as a plain player assumes, a stated wish moves the probability of a ballot away from 1/2."""
STAKE: Final = 2.5
"""Weight of a ministry's effect on the goal in a seasoned player's ballot; fitted to 17,000 ballots of analysts."""
APART: Final = 1.5
"""Weight of a ministry's effect on the goal in a seasoned player's vote on another player's plan."""

_OWN: Final = {
    "beria": (2, 1.0),
    "kirov": (2, -1.0),
    "kaganovich": (1, 1.0),
    "kuibyshev": (1, -1.0),
    "voroshilov": (0, 1.0),
    "malenkov": (0, -1.0),
}


def _wish(member: str, ministry: int) -> float:
    if member in _OWN:
        own, way = _OWN[member]
        return way if ministry == own else -way / 2
    return {"bulganin": 1.0, "khrushchev": -1.0}.get(member, 0.0)


WISH: Final[tuple[Vector, ...]] = tuple(tuple(_wish(member, ministry) for member in MEMBERS) for ministry in range(3))
"""For each ministry and member: how much the member wants the ministry to rise (1) or fall (-1), at any level."""
UNITY: Final[Vector] = tuple(float(member == MOLOTOV) - float(member == ZHDANOV) for member in ALL)
"""For each member: 1 for Molotov, who must avoid purges; -1 for Zhdanov, who needs purges; 0 for all others."""
UP: Final[tuple[Vector, ...]] = tuple(tuple(0.5 + STEADY * wish for wish in WISH[ministry]) for ministry in range(3))

EVEN: Final[Vector] = (0.5,) * 10

Lean = tuple[tuple[float, float, float], ...]
"""For each seat: the probability that the seat votes for Repression in each of the three ministries."""


class Repute:
    """What "plain" players believe about each other's members, from all public acts and statements."""

    def __init__(self, seats: int) -> None:
        self.weights = [[1.0] * 10 for _ in range(seats)]
        self._leans: dict[int, Lean] = {}

    def see(self, seat: int, ministry: int, share: float) -> None:
        """Records evidence that the seat wanted Repression in this ministry with probability `share`."""
        weights = self.weights[seat]
        for member, up in enumerate(UP[ministry]):
            weights[member] *= share * up + (1 - share) * (1 - up)
        self._leans.clear()

    def hear(self, seat: int, ministry: int, up: bool) -> None:
        """Records the seat's statement that it wants this ministry up (Repression) or down (Reform)."""
        self.see(seat, ministry, 0.5 + BELIEVED if up else 0.5 - BELIEVED)

    def copy(self) -> Repute:
        twin = Repute(0)
        twin.weights = [list(weights) for weights in self.weights]
        return twin

    def lean(self, member: int) -> Lean:
        """For each seat and ministry: the probability of a Repression vote, as a player with this member believes."""
        found = self._leans.get(member)
        if found is None:
            found = self._leans[member] = tuple(_lean(weights, member) for weights in self.weights)
        return found


def _lean(weights: list[float], but: int) -> tuple[float, float, float]:
    whole = sum(weights) - weights[but]
    one, two, three = ((sum(map(float.__mul__, weights, UP[k])) - weights[but] * UP[k][but]) / whole for k in range(3))
    return one, two, three


class Act(NamedTuple):
    """Likelihood of an act under each lens, by the member of the acting player; for random play it is one number."""

    plain: Vector
    shrewd: Vector
    seasoned: Vector
    chance: float


@lru_cache(maxsize=1 << 14)
def ballots(levels: Levels, left: int, limit: int) -> tuple[Vector, Vector, Vector]:
    """For each ministry and member: the probability that a seasoned player votes for Repression in the ministry."""
    one, two, three = (tuple(_logistic(STAKE * stake) for stake in of) for of in wishes(levels, left, limit, 2))
    return one, two, three


@lru_cache(maxsize=1 << 14)
def thumbs(levels: Levels, left: int, limit: int) -> tuple[Vector, Vector, Vector]:
    """For each ministry and member: the probability that a seasoned player votes for another's plan to move it."""
    stakes = [tuple(map(abs, of)) for of in wishes(levels, left, limit, 2)]
    usual = [sum(three) / 3 for three in zip(*stakes, strict=True)]
    one, two, three = (
        tuple(_logistic(APART * (stake - at)) for stake, at in zip(of, usual, strict=True)) for of in stakes
    )
    return one, two, three


@cache
def trios(seats: int, gensek: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(others(seats, gensek), 3))


def casting(chapter: Chapter, voters: tuple[int, ...], seat: int, repute: Repute, limit: int) -> Act:
    """Likelihood that this voter votes for Repression, by lens and member."""
    k = chapter.ministry
    assert k is not None
    plain = [0.5 + SURE * ((wish > 0) - (wish < 0)) for wish in WISH[k]]
    shrewd = [0.5 + SURE * tanh(KEEN * wish) for wish in wishes(chapter.levels, chapter.left, limit)[k]]
    for member in (MOLOTOV, ZHDANOV):
        lean = repute.lean(member)
        up = [lean[voter][k] for voter in voters if voter != seat]
        drift = prod(up) - prod(1 - chance for chance in up)
        plain[member] = shrewd[member] = 0.5 + UNITY[member] * SURE * tanh(4 * drift)
    return Act(tuple(plain), tuple(shrewd), ballots(chapter.levels, chapter.left, limit)[k], 0.5)


def thumbing(chapter: Chapter, k: int, seat: int, repute: Repute, limit: int) -> Act:
    """Likelihood that this seat votes for the Gensek's plan for ministry `k`, by lens and member."""
    if seat == chapter.gensek:
        return Act((0.97,) * 10, (0.85,) * 10, EVEN, 0.5)
    want = wishes(chapter.levels, chapter.left, limit)[k]
    plain, shrewd = [], []
    for member in ALL:
        trust = repute.lean(member)[chapter.gensek][k] - 0.5
        worth = WISH[k][member] * trust
        plain.append(0.5 + SURE * ((worth > 0) - (worth < 0)))
        shrewd.append(0.5 + 0.4 * tanh(40 * want[member] * trust))
    return Act(tuple(plain), tuple(shrewd), thumbs(chapter.levels, chapter.left, limit)[k], 0.5)


def pull(member: int, wish: float, up: list[float] | tuple[float, ...]) -> float:
    """Value of three voters to a Gensek: they vote as it wants; for Molotov they agree, for Zhdanov they do not."""
    unity = UNITY[member]
    if unity:
        return unity * (prod(up) + prod(1 - chance for chance in up))
    return wish * (sum(up) - 1.5)


def naming(chapter: Chapter, seats: int, trio: tuple[int, ...], repute: Repute, limit: int) -> Act:
    """Likelihood that the Gensek names these three voters, by lens and member."""
    k = chapter.ministry
    assert k is not None
    want = wishes(chapter.levels, chapter.left, limit)[k]
    choices = trios(seats, chapter.gensek)
    which = choices.index(tuple(sorted(trio)))
    plain, shrewd = [], []
    for member in ALL:
        lean = repute.lean(member)
        ups = [[lean[seat][k] for seat in three] for three in choices]
        plain.append(_likely([pull(member, WISH[k][member], up) for up in ups], which, STRICT))
        shrewd.append(_likely([pull(member, 2 * want[member], up) for up in ups], which, LOOSE))
    return Act(tuple(plain), tuple(shrewd), (1 / len(choices),) * 10, 1 / len(choices))


def proposing(chapter: Chapter, k: int, refused: int | None, repute: Repute, limit: int) -> Act:
    """Likelihood that the Gensek proposes ministry `k` rather than the others it may propose, by lens and member."""
    want = wishes(chapter.levels, chapter.left, limit)
    choices = [ministry for ministry in range(3) if ministry != refused]
    which = choices.index(k)
    plain, shrewd = [], []
    for member in ALL:
        lean = repute.lean(member)
        plainly = [best(member, WISH[c][member], c, lean, chapter.gensek) for c in choices]
        shrewdly = [best(member, 2 * want[c][member], c, lean, chapter.gensek) for c in choices]
        plain.append(_likely(plainly, which, STRICT))
        shrewd.append(_likely(shrewdly, which, LOOSE))
    return Act(tuple(plain), tuple(shrewd), (1 / len(choices),) * 10, 1 / len(choices))


def best(member: int, wish: float, k: int, lean: Lean, gensek: int) -> float:
    """Value to the Gensek of the best three voters, chosen from the players who lean most towards either side."""
    up = sorted(lean[seat][k] for seat in others(len(lean), gensek))
    if UNITY[member] < 0:
        return max(pull(member, wish, (up[0], up[1], up[-1])), pull(member, wish, (up[0], up[-2], up[-1])))
    return max(pull(member, wish, up[:3]), pull(member, wish, up[-3:]))


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _likely(scores: list[float], which: int, sharp: float) -> float:
    """Probability that a player takes choice `which`, from the values of all choices, with some random play."""
    top = max(scores)
    shares = [exp(sharp * (score - top)) for score in scores]
    return RANDOM_RATE / len(scores) + (1 - RANDOM_RATE) * shares[which] / sum(shares)


def otherwise(act: Act) -> Act:
    """Likelihoods of the opposite act: a ballot for the other side, or the opposite vote on a plan."""
    plain, shrewd, seasoned = (tuple(1 - likely for likely in lens) for lens in act[:3])
    return Act(plain, shrewd, seasoned, 0.5)


def wanting(k: int, up: bool) -> Vector:
    """For each member: the probability that an honest player states this wish, if players state what they want most.
    Molotov and Zhdanov state no such wish."""
    way = 1.0 if up else -1.0
    own = [float(member in _OWN and _OWN[member] == (k, way)) for member in MEMBERS]
    own[MEMBER["bulganin" if up else "khrushchev"]] = 1 / 3
    return tuple(own)
