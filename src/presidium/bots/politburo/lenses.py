"""Lenses: how somebody would act if he were this member. There are three, and chance.

`plain` is a comrade who has one wish a ministry, whatever the levels, and believes ballots and words (it reads
`naive-1` rightly). `shrewd` looks at the levels and the rounds left. `seasoned` looks so far ahead that his ballots
alone tell something of him, and not much: so analysts play. Through the last, chance, every act looks the same:
whoever plays at random, or by a reason nobody has thought of, tells nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import exp, prod, tanh
from typing import Final, NamedTuple

from presidium.bots.politburo.minutes import ALL, MEMBER, MOLOTOV, ZHDANOV, Chapter, Levels, Vector, others
from presidium.bots.politburo.prospects import wishes
from presidium.politburo.goals import MEMBERS

SURE: Final = 0.46
"""How far a plain comrade's wish moves his act from a toss-up."""
KEEN: Final = 7.0
"""How soon a shrewd one is as sure as that."""
STRICT: Final = 40.0
LOOSE: Final = 8.0
"""How closely each of them takes the best of several."""
WHIM: Final = 0.08
"""How often neither does."""
STEADY: Final = 0.4
"""How far plain comrades think a wish moves a ballot, when they read each other."""
BELIEVED: Final = 0.3
"""How far they think a word does."""
STAKE: Final = 2.5
"""How much what three who agree would change for him weighs in a seasoned one's ballot (fitted to seventeen thousand
ballots of analysts among themselves),"""
APART: Final = 1.5
"""and in his vote for a plan of somebody else's, how much more it is than elsewhere."""

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
"""Of each ministry, how much each member plainly wants it up."""
UNITY: Final[Vector] = tuple(float(member == MOLOTOV) - float(member == ZHDANOV) for member in ALL)
"""Who fears purges, and who needs them."""
UP: Final[tuple[Vector, ...]] = tuple(tuple(0.5 + STEADY * wish for wish in WISH[ministry]) for ministry in range(3))

EVEN: Final[Vector] = (0.5,) * 10

Lean = tuple[tuple[float, float, float], ...]
"""For each seat, how likely it votes for Repression in each ministry."""


class Repute:
    """What plain comrades think of each other, by what everybody has seen and heard."""

    def __init__(self, seats: int) -> None:
        self.weights = [[1.0] * 10 for _ in range(seats)]
        self._leans: dict[int, Lean] = {}

    def see(self, seat: int, ministry: int, share: float) -> None:
        """It wanted Repression there with this likelihood."""
        weights = self.weights[seat]
        for member, up in enumerate(UP[ministry]):
            weights[member] *= share * up + (1 - share) * (1 - up)
        self._leans.clear()

    def hear(self, seat: int, ministry: int, up: bool) -> None:
        """It says it wants that."""
        self.see(seat, ministry, 0.5 + BELIEVED if up else 0.5 - BELIEVED)

    def copy(self) -> Repute:
        twin = Repute(0)
        twin.weights = [list(weights) for weights in self.weights]
        return twin

    def lean(self, member: int) -> Lean:
        """What somebody who is this member thinks of the others: none of them can be he."""
        found = self._leans.get(member)
        if found is None:
            found = self._leans[member] = tuple(_lean(weights, member) for weights in self.weights)
        return found


def _lean(weights: list[float], but: int) -> tuple[float, float, float]:
    whole = sum(weights) - weights[but]
    one, two, three = ((sum(map(float.__mul__, weights, UP[k])) - weights[but] * UP[k][but]) / whole for k in range(3))
    return one, two, three


class Act(NamedTuple):
    """How likely an act is through each lens, member by member."""

    plain: Vector
    shrewd: Vector
    seasoned: Vector
    chance: float


@lru_cache(maxsize=1 << 14)
def ballots(levels: Levels, left: int, limit: int) -> tuple[Vector, Vector, Vector]:
    """For each ministry, how likely a seasoned comrade votes for Repression there, member by member."""
    one, two, three = (tuple(_logistic(STAKE * stake) for stake in of) for of in wishes(levels, left, limit, 2))
    return one, two, three


@lru_cache(maxsize=1 << 14)
def thumbs(levels: Levels, left: int, limit: int) -> tuple[Vector, Vector, Vector]:
    """For each ministry, how likely he votes for a plan of somebody else's about it."""
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
    """A ballot for Repression."""
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
    """A vote for the plan."""
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
    """What three voters are worth to the Gensek: that they lean his way, or agree, or do not."""
    unity = UNITY[member]
    if unity:
        return unity * (prod(up) + prod(1 - chance for chance in up))
    return wish * (sum(up) - 1.5)


def naming(chapter: Chapter, seats: int, trio: tuple[int, ...], repute: Repute, limit: int) -> Act:
    """These three voters, named by the Gensek."""
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
    """A proposal of the Gensek's: that ministry, of those he may propose."""
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
    """What the best three voters there are worth; those who lean most the one way or the other."""
    up = sorted(lean[seat][k] for seat in others(len(lean), gensek))
    if UNITY[member] < 0:
        return max(pull(member, wish, (up[0], up[1], up[-1])), pull(member, wish, (up[0], up[-2], up[-1])))
    return max(pull(member, wish, up[:3]), pull(member, wish, up[-3:]))


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _likely(scores: list[float], which: int, sharp: float) -> float:
    """How likely one of several is chosen by what they are worth; now and then any is."""
    top = max(scores)
    shares = [exp(sharp * (score - top)) for score in scores]
    return WHIM / len(scores) + (1 - WHIM) * shares[which] / sum(shares)


def otherwise(act: Act) -> Act:
    """The other of two."""
    plain, shrewd, seasoned = (tuple(1 - likely for likely in lens) for lens in act[:3])
    return Act(plain, shrewd, seasoned, 0.5)


def wanting(k: int, up: bool) -> Vector:
    """How likely each member is to say so, if he says what he wants most; the two who want no ministry never do."""
    way = 1.0 if up else -1.0
    own = [float(member in _OWN and _OWN[member] == (k, way)) for member in MEMBERS]
    own[MEMBER["bulganin" if up else "khrushchev"]] = 1 / 3
    return tuple(own)
