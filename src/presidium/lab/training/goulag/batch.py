"""Solves many rounds of Goulag at once for training: the same computation as `bots.goulag.solve`, on arrays.

A policy depends on two cards only: the seat's own worker card and the worker card that the seat handed on. It ignores
which card the seat played in an earlier round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from presidium.bots.goulag.frame import BARRED, DEALS, NEXT, ROLES, SEATS, TRIOS, WON
from presidium.bots.goulag.solve import RANDOM_RATE
from presidium.lab.training.goulag.net import Array, Net, np


class Tables:
    """The tables of the solver in `bots.goulag`, as arrays."""

    def __init__(self) -> None:
        sights = [[2 * deal[seat] + deal[seat - 1] for seat in range(SEATS)] for deal in DEALS]
        one_hot = [[[float(sight == each) for each in range(4)] for sight in row] for row in sights]
        self.sees = np.asarray(one_hot, dtype="float32")  # axes: deal, seat, sight
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
    """Beliefs before a commissar names: probability of each deal, steps of the canal, whether a trio is barred."""

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
    """Beliefs after the commissar has named a trio."""

    belief: Array
    canal: Array
    trio: Array

    def __getitem__(self, some: Any) -> Building:
        return Building(self.belief[some], self.canal[some], self.trio[some])

    def seen(self, of: Tables) -> Array:
        """Input of the net, with the deals sorted by the sides of those in the trio's roles."""
        roled = np.take_along_axis(self.belief, of.roles[self.trio], -1)
        return np.concatenate([np.sqrt(roled * 30), of.steps[self.canal], of.twelve[self.trio]], -1)


def matched(regret: Array, allowed: Array | float = 1.0) -> Array:
    """Regret matching: the probability of each answer is proportional to its positive regret."""
    regret = (np.maximum(regret, 0) + 1e-9) * allowed
    return regret / regret.sum(-1, keepdims=True)


def strayed(policy: Array, allowed: Array | float = 1.0) -> Array:
    every = policy * 0 + allowed
    return (1 - RANDOM_RATE) * policy + RANDOM_RATE * every / every.sum(-1, keepdims=True)


def solve_building(of: Tables, at: Building, after: Net | None, times: int) -> tuple[Array, tuple[Array, ...]]:
    """For each deal the probability that the loyal win; also the policies of builders and supervisor, by the cards they
    know. `after` is the net that values the beliefs before the next round; None in the last round."""
    n = len(at.belief)
    trio = of.trios[at.trio]
    sees = [np.moveaxis(of.sees[:, trio[:, role]], 1, 0) for role in range(3)]  # axes: n, deal, sight
    weight = [at.belief * of.side[:, trio[:, role]].T for role in range(3)]
    regrets = [np.zeros((n, 4, answers), "float32") for answers in (2, 2, 3)]
    total = [np.zeros_like(each) for each in regrets]
    policies = [matched(each) for each in regrets]
    barred = np.repeat(of.bars[at.trio][:, None], 9, 1)
    shown = np.asarray([0, 1, 2] * 3)
    canal = at.canal[:, None] + shown
    ends = of.won[canal] if after is None else None  # axes: n, leaf, deal

    def acts(role: int) -> Array:
        return np.matmul(sees[role], strayed(policies[role]))  # axes: n, deal, answer

    def look_ahead(acted: list[Array]) -> tuple[Array, ...]:
        """Probability of each end of the round given the supervisor's choice, and the value of each end."""
        a, b, flips = acted[0][..., 0], acted[1][..., 0], acted[2]
        both, none, second, first = a * b, (1 - a) * (1 - b), (1 - a) * b, a * (1 - b)
        odd, even = first + second, both + none
        chance = np.stack([none, odd, both, first, even, second, second, even, first], -1)
        u: Any = ends
        if after is not None:
            reach = (at.belief[..., None] * chance * np.repeat(flips, 3, -1)).transpose(0, 2, 1)
            belief = reach / (reach.sum(-1, keepdims=True) + 1e-12)
            leaf = Naming(belief[..., of.came], canal, barred)
            u = after(leaf.seen(of))[..., of.next]
        u = u.transpose(0, 2, 1).reshape(n, -1, 3, 3)  # axes: n, deal, flip, work
        return chance.reshape(u.shape), u

    acted = [acts(role) for role in range(3)]
    for time in range(2, times + 2):
        _, u = look_ahead(acted)
        rise, bend = u[..., 1] - u[..., 0], u[..., 2] - 2 * u[..., 1] + u[..., 0]
        for role in range(3):
            a, b, flips = acted[0][..., 0], acted[1][..., 0], acted[2]
            if role == 2:
                x, y = np.stack([a, 1 - a, a], -1), np.stack([b, b, 1 - b], -1)
                gained = u[..., 0] + (x + y) * rise + x * y * bend
            else:
                mine, other = (np.asarray([1, -1, 1]), b) if role == 0 else (np.asarray([1, 1, -1]), a)
                x = np.stack([other, 1 - other if role else other, other if role else 1 - other], -1)
                more = (flips * mine * (rise + x * bend)).sum(-1)
                gained = np.stack([more / 2, -more / 2], -1)
            value = np.matmul(sees[role].transpose(0, 2, 1), weight[role][..., None] * gained)
            last = value - (value * policies[role]).sum(-1, keepdims=True)
            regrets[role] = np.maximum(regrets[role] + last, 0)
            policies[role] = matched(regrets[role] + last)
            total[role] += time * time * policies[role]
            acted[role] = acts(role)
    policies = [each / each.sum(-1, keepdims=True) for each in total]
    acted = [acts(role) for role in range(3)]
    chance, u = look_ahead(acted)
    return (acted[2] * (chance * u).sum(-1)).sum(-1), tuple(policies)


def solve_naming(of: Tables, at: Naming, after: Net, times: int) -> tuple[Array, Array]:
    """For each deal the probability that the loyal win; also the commissar's policy, by the cards they know."""
    n = len(at.belief)
    allowed = of.allowed[at.barred.astype("int64")][:, None, :]
    sees, weight = of.sees[:, 0], at.belief * of.side[:, 0]
    regret = np.zeros((n, 4, 12), "float32")
    total, last = np.zeros_like(regret), np.zeros_like(regret)
    canal, trio = np.repeat(at.canal[:, None], 12, 1), np.repeat(np.arange(12)[None], n, 0)

    def worth(policy: Array) -> tuple[Array, Array]:
        named = np.matmul(sees, strayed(policy, allowed))  # axes: n, deal, trio
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
