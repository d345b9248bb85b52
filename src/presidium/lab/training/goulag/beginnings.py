"""Beliefs for training: probabilities that five players may give to each deal at the start of a round of Goulag."""

from __future__ import annotations

from typing import Any

from presidium.bots.goulag.frame import PRIOR
from presidium.lab.training.goulag.batch import Building, Naming, Tables, strayed
from presidium.lab.training.goulag.net import Array, np


class Beginnings:
    """Simulates rounds of Goulag with random, public policies to get beliefs. All random numbers come from `rng`."""

    def __init__(self, of: Tables, rng: Any) -> None:
        self.of, self.rng = of, rng

    def first(self, many: int) -> Naming:
        belief = np.repeat(np.asarray(PRIOR, dtype="float32")[None], many, 0)
        return Naming(belief, np.zeros(many, "int64"), np.zeros(many, bool))

    def until(self, round: int, many: int) -> Naming:
        """Beliefs at the start of this round, before the commissar names a trio."""
        at = self.first(many)
        for _ in range(1, round):
            at = self.shown(*self.acted(self.named(at, self.whims(many, 12))))
        return at

    def whims(self, many: int, answers: int) -> Array:
        """Random policies that depend on the cards a seat knows, from nearly uniform to nearly deterministic."""
        heat = self.rng.uniform(0.2, 1.6, (many, 1, 1))
        odds = self.rng.normal(0, 1, (many, 4, answers)) * heat + self.rng.normal(0, 1, (many, 1, answers))
        odds = np.exp(odds.astype("float32"))
        return odds / odds.sum(-1, keepdims=True)

    def acted(self, at: Building) -> tuple[Building, list[Array]]:
        """Random policies of two builders, who mostly play the card of their side, and of a supervisor."""
        many, policies = len(at.belief), list[Array]()
        for _ in range(2):
            true = self.rng.beta(1.6, 0.8, (many, 4))
            work = true.astype("float32")
            work[:, :2] = 1 - work[:, :2]  # rows of disloyal seats
            policies.append(np.stack([work, 1 - work], -1))
        return at, [*policies, self.whims(many, 3)]

    def named(self, at: Naming, policy: Array) -> Building:
        """Draws a trio from the commissar's policy and updates the beliefs."""
        of = self.of
        allowed = of.allowed[at.barred.astype("int64")][:, None, :]
        policy = policy * allowed
        policy = strayed(policy / policy.sum(-1, keepdims=True), allowed)
        told = at.belief[..., None] * np.matmul(of.sees[:, 0], policy)
        trio = self.drawn(told.sum(1))
        belief = np.take_along_axis(told, trio[:, None, None], -1)[..., 0]
        return Building(belief / belief.sum(-1, keepdims=True), at.canal, trio)

    def shown(self, at: Building, policies: list[Array]) -> Naming:
        """Draws the supervisor's choice and the Work cards shown, and updates the beliefs for the next commissar."""
        of = self.of
        trio = of.trios[at.trio]
        one, other, flips = [
            np.matmul(np.moveaxis(of.sees[:, trio[:, role]], 1, 0), strayed(policies[role])) for role in range(3)
        ]
        a, b = one[..., 0], other[..., 0]
        both, none, second, first = a * b, (1 - a) * (1 - b), (1 - a) * b, a * (1 - b)
        odd, even = first + second, both + none
        chance = np.stack([none, odd, both, first, even, second, second, even, first], -1)
        told = at.belief[..., None] * chance * np.repeat(flips, 3, -1)
        leaf = self.drawn(told.sum(1))
        belief = np.take_along_axis(told, leaf[:, None, None], -1)[..., 0][:, of.came]
        return Naming(belief / belief.sum(-1, keepdims=True), at.canal + leaf % 3, of.bars[at.trio])

    def drawn(self, chance: Array) -> Array:
        luck = self.rng.random((len(chance), 1)).astype("float32") * chance.sum(-1, keepdims=True)
        return np.minimum((np.cumsum(chance, -1) < luck).sum(-1), chance.shape[-1] - 1)


def mirrored(of: Tables, at: Any, round: int) -> Any:
    """The mirror image of a position: loyal and disloyal are exchanged, and so are Work and Strike."""
    third = at.barred if isinstance(at, Naming) else at.trio
    return type(at)(at.belief[:, of.other], 2 * (round - 1) - at.canal, third)
