"""A small net, taught: two hidden layers and, for each deal, how likely the loyal win."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from os import environ
from typing import Any, Final

from presidium.bots.goulag.nets import HIDDEN

environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # on matrices so small more of them only wait for each other
np: Any = import_module(environ.get("PRESIDIUM_ARRAYS", "numpy"))
"""It is only there where somebody wants to teach: `pip install "presidium[teach]"`; `cupy` teaches on a GPU."""
Array = Any

RATE: Final = 2e-3
UNLIKELY: Final = 0.3
"""How much a deal counts that the belief rules out, of what it counts on average."""


@dataclass
class Net:
    """Weights and biases, layer by layer."""

    layers: list[Array]

    def __call__(self, seen: Array) -> Array:
        return self.forward(seen)[-1]

    def forward(self, seen: Array) -> list[Array]:
        """What each layer says, the input first."""
        said = [seen]
        *hidden, last, bias = self.layers
        for weights, add in zip(hidden[::2], hidden[1::2], strict=True):
            said.append((said[-1] @ weights + add).clip(0))
        said.append(1 / (1 + np.exp(-(said[-1] @ last + bias))))
        return said


class Luck:
    """Numpy's, wherever the arrays are: the same seed is the same luck."""

    def __init__(self, seed: int) -> None:
        self.rng = import_module("numpy").random.default_rng(seed)

    def __getattr__(self, kind: str) -> Any:
        return lambda *told: np.asarray(getattr(self.rng, kind)(*told))


def new_net(rng: Luck, seen: int, told: int) -> tuple[Net, Array]:
    """A net, and all its numbers in one row: to change them is to change it."""
    sizes, layers = [seen, HIDDEN, HIDDEN, told], list[Array]()
    for into, out in pairwise(sizes):
        layers += [rng.normal(0, (2 / into) ** 0.5, (into, out)), rng.normal(0, 0.01, out)]
    row = np.concatenate([layer.ravel() for layer in layers]).astype("float32")
    at, views = 0, list[Array]()
    for layer in layers:
        views.append(row[at : at + layer.size].reshape(layer.shape))
        at += layer.size
    return Net(views), row


def taught(rng: Luck, seen: Array, likely: Array, truth: Array, steps: int, batch: int) -> tuple[Net, float]:
    """A net that has seen some of this so many times (by Adam), and how far it is off where it was not taught."""
    kept = len(seen) * 19 // 20
    net, row = new_net(rng, seen.shape[1], truth.shape[1])
    weight = likely * truth.shape[1] * (1 - UNLIKELY) + UNLIKELY
    first, second = np.zeros_like(row), np.zeros_like(row)
    order, at = rng.permutation(kept), 0
    for step in range(1, steps + 1):
        if at + batch > kept:
            order, at = rng.permutation(kept), 0
        some = order[at : at + batch]
        at += batch
        slope = np.concatenate([each.ravel() for each in slopes(net, seen[some], truth[some], weight[some])])
        first += 0.1 * (slope - first)
        second += 0.005 * (slope * slope - second)
        rate = RATE * (1 - step / (steps + 1)) + 1e-5
        row -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.995**step)) + 1e-7)
    off = ((net(seen[kept:]) - truth[kept:]) ** 2 * weight[kept:]).mean() / weight[kept:].mean()
    return net, float(off) ** 0.5


def slopes(net: Net, seen: Array, truth: Array, weight: Array) -> list[Array]:
    said = net.forward(seen)
    back, found = (said[-1] - truth) * weight / len(seen), list[Array]()
    for at in range(len(net.layers) - 2, -1, -2):
        below = said[at // 2]
        found[:0] = [below.T @ back, back.sum(0)]
        if at:
            back = (back @ net.layers[at].T) * (below > 0)
    return found
