"""A small neural net with two hidden layers, and its training. It rates each deal of Goulag for the loyal side."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from os import environ
from typing import Any, Final

from presidium.bots.goulag.nets import HIDDEN

environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are so small that more threads only wait
np: Any = import_module(environ.get("PRESIDIUM_ARRAYS", "numpy"))
"""The array library, needed for training only: `pip install "presidium[teach]"`; with `cupy` training uses a GPU."""
Array = Any

LEARNING_RATE: Final = 2e-3
RULED_OUT_WEIGHT: Final = 0.3
"""Weight in the training loss of a deal with probability 0, relative to the average weight of a deal."""


@dataclass
class Net:
    """A neural net as a list of weights and biases, layer by layer."""

    layers: list[Array]

    def __call__(self, seen: Array) -> Array:
        return self.forward(seen)[-1]

    def forward(self, seen: Array) -> list[Array]:
        """The output of each layer of the net; the first entry is the net's input."""
        said = [seen]
        *hidden, last, bias = self.layers
        for weights, add in zip(hidden[::2], hidden[1::2], strict=True):
            said.append((said[-1] @ weights + add).clip(0))
        said.append(1 / (1 + np.exp(-(said[-1] @ last + bias))))
        return said


class Luck:
    """Numpy's random generator for any array library, so that a seed always gives the same numbers."""

    def __init__(self, seed: int) -> None:
        self.rng = import_module("numpy").random.default_rng(seed)

    def __getattr__(self, kind: str) -> Any:
        return lambda *told: np.asarray(getattr(self.rng, kind)(*told))


def new_net(rng: Luck, seen: int, told: int) -> tuple[Net, Array]:
    """Returns a new net and an array with all its numbers. Changing this array changes the net."""
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
    """Trains a net with Adam; returns it with its root mean square error on held-out examples."""
    kept = len(seen) * 19 // 20
    net, row = new_net(rng, seen.shape[1], truth.shape[1])
    weight = likely * truth.shape[1] * (1 - RULED_OUT_WEIGHT) + RULED_OUT_WEIGHT
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
        rate = LEARNING_RATE * (1 - step / (steps + 1)) + 1e-5
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
