"""Many rounds of Goulag solved at once, for the teaching: the same sums as `bots.goulag.solve`, on arrays.

Nobody here remembers which card he chose in an earlier round: what a seat knows is its own card and the one it passed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from presidium.bots.goulag.frame import BARRED, DEALS, NEXT, ROLES, SEATS, TRIOS, WON
from presidium.bots.goulag.solve import STRAY
from presidium.research.goulag.net import Array, Net, np


class Tables:
    """What the frame says, as arrays."""

    def __init__(self) -> None:
        sights = [[2 * deal[seat] + deal[seat - 1] for seat in range(SEATS)] for deal in DEALS]
        one_hot = [[[float(sight == each) for each in range(4)] for sight in row] for row in sights]
        self.sees = np.asarray(one_hot, dtype="float32")  # deal, seat, sight
        self.side = np.asarray([[1.0 if loyal else -1.0 for loyal in deal] for deal in DEALS], dtype="float32")
        self.roles = np.asarray(ROLES)
        self.unroled = np.asarray([sorted(range(len(DEALS)), key=row.__getitem__) for row in ROLES])
        self.next = np.asarray(NEXT)
        self.came = np.asarray(sorted(range(len(DEALS)), key=NEXT.__getitem__))
        self.other = np.asarray([DEALS.index(tuple(not side for side in deal)) for deal in DEALS])
        self.won = np.asarray(WON, dtype="float32")
        self.trios = np.asarray(TRIOS)
        self.bars = np.asarray([set(trio) == {2, 3, 4} for trio in TRIOS])
        self.allowed = np.asarray([[1.0] * 12, [float(at not in BARRED) for at in range(12)]], dtype="float32")
        self.steps = np.eye(2 * SEATS - 1, dtype="float32")
        self.twelve = np.eye(12, dtype="float32")


@dataclass
class Naming:
    """Beliefs before a commissar names: how likely each deal is, how far the canal is, whether three are barred."""

    belief: Array
    canal: Array
    barred: Array

    def __getitem__(self, some: Any) -> Naming:
        return Naming(self.belief[some], self.canal[some], self.barred[some])

    def seen(self, of: Tables) -> Array:
        rest = self.barred[..., None].astype("float32")
        return np.concatenate([np.sqrt(self.belief * 30), of.steps[self.canal], rest], -1)


@dataclass
class Building:
    """Beliefs after he has named."""

    belief: Array
    canal: Array
    trio: Array

    def __getitem__(self, some: Any) -> Building:
        return Building(self.belief[some], self.canal[some], self.trio[some])

    def seen(self, of: Tables) -> Array:
        """The deals in the order of roles."""
        roled = np.take_along_axis(self.belief, of.roles[self.trio], -1)
        return np.concatenate([np.sqrt(roled * 30), of.steps[self.canal], of.twelve[self.trio]], -1)


def matched(regret: Array, allowed: Array | float = 1.0) -> Array:
    """Regret matching: each answer as often as it is regretted."""
    regret = (np.maximum(regret, 0) + 1e-9) * allowed
    return regret / regret.sum(-1, keepdims=True)


def strayed(policy: Array, allowed: Array | float = 1.0) -> Array:
    every = policy * 0 + allowed
    return (1 - STRAY) * policy + STRAY * every / every.sum(-1, keepdims=True)


def solve_building(of: Tables, at: Building, after: Net | None, times: int) -> tuple[Array, tuple[Array, ...]]:
    """For each deal, how likely the loyal win; and what builders and supervisor do, by what they see. `after` says what
    the beliefs are worth with which the next round begins; None in the last."""
    n = len(at.belief)
    trio = of.trios[at.trio]
    sees = [np.moveaxis(of.sees[:, trio[:, role]], 1, 0) for role in range(3)]  # n, deal, sight
    weight = [at.belief * of.side[:, trio[:, role]].T for role in range(3)]
    ones, others = np.zeros((n, 4, 2), "float32"), np.zeros((n, 4, 2), "float32")
    watch = np.zeros((n, 4, 3), "float32")
    total = [np.zeros_like(each) for each in (ones, others, watch)]
    last = [np.zeros_like(each) for each in (ones, others, watch)]
    barred = np.repeat(of.bars[at.trio][:, None], 9, 1)
    shown = np.asarray([0, 1, 2] * 3)
    canal = at.canal[:, None] + shown
    if after is None:
        ends = of.won[canal]  # n, leaf, deal

    def worth(policies: list[Array]) -> tuple[Array, ...]:
        one, other, flips = [np.matmul(see, strayed(each)) for see, each in zip(sees, policies, strict=True)]
        a, b = one[..., 0], other[..., 0]
        both, none, second, first = a * b, (1 - a) * (1 - b), (1 - a) * b, a * (1 - b)
        odd = first + second
        even = both + none
        chance = np.stack([none, odd, both, first, even, second, second, even, first], -1)
        reach = (at.belief[..., None] * chance * np.repeat(flips, 3, -1)).transpose(0, 2, 1)
        if after is None:
            u = ends
        else:
            belief = reach / (reach.sum(-1, keepdims=True) + 1e-12)
            leaf = Naming(belief[..., of.came], canal, barred)
            u = after(leaf.seen(of))[..., of.next]
        u = u.transpose(0, 2, 1)  # n, deal, leaf
        by_flip = (chance * u).reshape(*u.shape[:2], 3, 3).sum(-1)
        return a, b, flips, u, by_flip

    for time in range(1, times + 1):
        policies = [matched(each + new) for each, new in zip((ones, others, watch), last, strict=True)]
        a, b, flips, u, by_flip = worth(policies)
        more = u.reshape(*u.shape[:2], 3, 3)[..., 1:] - u.reshape(*u.shape[:2], 3, 3)[..., :2]
        low, high = more[..., 0], more[..., 1]

        def gain(x: Array, f: int, low: Array = low, high: Array = high) -> Array:
            """What one Work more makes, if the other works so often."""
            return x * high[..., f] + (1 - x) * low[..., f]

        for_one = flips[..., 0] * gain(b, 0) - flips[..., 1] * gain(b, 1) + flips[..., 2] * gain(1 - b, 2)
        for_other = flips[..., 0] * gain(a, 0) + flips[..., 1] * gain(1 - a, 1) - flips[..., 2] * gain(a, 2)
        for regret, policy, role, gained in (
            (ones, policies[0], 0, np.stack([for_one / 2, -for_one / 2], -1)),
            (others, policies[1], 1, np.stack([for_other / 2, -for_other / 2], -1)),
            (watch, policies[2], 2, by_flip),
        ):
            value = np.matmul(sees[role].transpose(0, 2, 1), weight[role][..., None] * gained)
            last[role] = value - (value * policy).sum(-1, keepdims=True)
            regret += last[role]
            np.maximum(regret, 0, out=regret)
        for sum_of, policy in zip(total, policies, strict=True):
            sum_of += time * time * policy
    mean = [each / each.sum(-1, keepdims=True) for each in total]
    _, _, flips, _, by_flip = worth(mean)
    return (flips * by_flip).sum(-1), tuple(mean)


def solve_naming(of: Tables, at: Naming, after: Net, times: int) -> tuple[Array, Array]:
    """For each deal, how likely the loyal win; and whom the commissar names, by what he sees."""
    n = len(at.belief)
    allowed = of.allowed[at.barred.astype("int64")][:, None, :]
    sees, weight = of.sees[:, 0], at.belief * of.side[:, 0]
    regret = np.zeros((n, 4, 12), "float32")
    total, last = np.zeros_like(regret), np.zeros_like(regret)
    canal, trio = np.repeat(at.canal[:, None], 12, 1), np.repeat(np.arange(12)[None], n, 0)

    def worth(policy: Array) -> tuple[Array, Array]:
        named = np.matmul(sees, strayed(policy, allowed))  # n, deal, trio
        reach = (at.belief[..., None] * named).transpose(0, 2, 1)
        belief = reach / (reach.sum(-1, keepdims=True) + 1e-12)
        u = after(Building(belief, canal, trio).seen(of))
        return named, np.take_along_axis(u, of.unroled[trio], -1).transpose(0, 2, 1)

    for time in range(1, times + 1):
        policy = matched(regret + last, allowed)
        _, u = worth(policy)
        value = np.matmul(sees.T, weight[..., None] * u)
        last = (value - (value * policy).sum(-1, keepdims=True)) * allowed
        regret += last
        np.maximum(regret, 0, out=regret)
        total += time * time * policy
    mean = total / total.sum(-1, keepdims=True)
    named, u = worth(mean)
    return (named * u).sum(-1), mean
