"""A small net, taught: two hidden layers and, for each deal, how likely the loyal win."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

from presidium.bots.goulag.nets import HIDDEN

np: Any = import_module("numpy")
"""It is only there where somebody wants to teach: `pip install "presidium[teach]"`."""
Array = Any

RATE: Final = 2e-3
BATCH: Final = 512
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


def new_net(rng: Any, seen: int, told: int) -> Net:
    sizes, layers = [seen, HIDDEN, HIDDEN, told], list[Array]()
    for into, out in pairwise(sizes):
        layers += [rng.normal(0, (2 / into) ** 0.5, (into, out)), rng.normal(0, 0.01, out)]
    return Net([layer.astype("float32") for layer in layers])


def taught(rng: Any, seen: Array, likely: Array, truth: Array, epochs: int) -> tuple[Net, float]:
    """A net that has seen all this so many times (by Adam), and how far it is off where it was not taught."""
    kept = len(seen) * 19 // 20
    net = new_net(rng, seen.shape[1], truth.shape[1])
    weight = likely * truth.shape[1] * (1 - UNLIKELY) + UNLIKELY
    first = [np.zeros_like(layer) for layer in net.layers]
    second = [np.zeros_like(layer) for layer in net.layers]
    steps, step = epochs * (kept // BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(kept)
        for at in range(0, kept - BATCH + 1, BATCH):
            some = order[at : at + BATCH]
            step += 1
            rate = RATE * (1 - step / (steps + 1)) + 1e-5
            for layer, slope, one, two in zip(
                net.layers, slopes(net, seen[some], truth[some], weight[some]), first, second, strict=True
            ):
                one += 0.1 * (slope - one)
                two += 0.005 * (slope * slope - two)
                layer -= rate * (one / (1 - 0.9**step)) / (np.sqrt(two / (1 - 0.995**step)) + 1e-7)
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
