"""Teach the pupil of Politburo at five: `python -m presidium.research.politburo --seed 1`.

Games are played by the thousand at once, some seats by the pupil as it is, the others by members who want one thing and
never look at the levels. After each game what led to a win is made likelier (policy gradient, with a baseline).
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from presidium.batch import new
from presidium.batch.needs import np
from presidium.batch.politburo.tables import CAST, PROPOSE, VOTE
from presidium.batch.together import Array, jax, jnp
from presidium.bots.politburo.pupil import NET, SIZES
from presidium.research.politburo.lesson import features, plainly

SEATS: Final = 5
STEPS: Final = 132
"""More than any game of five takes."""
RATE: Final = 3e-3
CLIP: Final = 0.2
WHIM: Final = 0.01
"""How much it is worth to stay undecided."""
Net = dict[str, Array]


def fresh(key: Array) -> Net:
    """A net that has no opinion yet, and one beside it that guesses who will win."""
    into, hidden, out = SIZES
    one, two, three = jax.random.split(key, 3)
    return {
        "w1": jax.random.normal(one, (into, hidden)) / into**0.5,
        "b1": jnp.zeros(hidden),
        "w2": jax.random.normal(two, (hidden, out)) * 0.01,
        "b2": jnp.zeros(out),
        "v1": jax.random.normal(three, (into, hidden)) / into**0.5,
        "c1": jnp.zeros(hidden),
        "v2": jnp.zeros(hidden),
        "c2": jnp.zeros(()),
    }


def opinion(net: Net, seen: Array) -> Array:
    return jnp.tanh(seen @ net["w1"] + net["b1"]) @ net["w2"] + net["b2"]


def guess(net: Net, seen: Array) -> Array:
    return jnp.tanh(seen @ net["v1"] + net["c1"]) @ net["v2"] + net["c2"]


def among(batch: Any, legal: Array) -> Array:
    """Which of the net's answers may be given."""
    return legal[:, batch.tables.propose : batch.tables.propose + SIZES[-1]] > 0


def sure(opinions: Array, allowed: Array) -> Array:
    return jax.nn.log_softmax(jnp.where(allowed, opinions, -1e9))


def play(batch: Any, n: int, net: Net, key: Array) -> tuple[Any, ...]:
    """Games to their end: at every step what the pupil saw, what it might do and did, whose seat it was, who won."""
    deal, seats, dice = jax.random.split(key, 3)
    games = batch.init(n, jax.random.bits(deal))
    pupils = jax.random.uniform(seats, (n, SEATS)) < 0.5

    def step(games: Any, key: Array) -> tuple[Any, Any]:
        seat, legal = jnp.maximum(batch.asked(games), 1), batch.legal(games)
        seen = batch.observe(games, seat)
        looks, allowed = features(batch, seen), among(batch, legal)
        mine = jnp.take_along_axis(pupils, seat[:, None].astype("int32") - 1, 1)[:, 0]
        likely = sure(jnp.where(mine[:, None], opinion(net, looks), plainly(batch, seen)), allowed)
        chosen = jax.random.categorical(key, likely)
        other = batch.draw(games, jax.random.bits(key, (n,)))
        learns = (games.phase == PROPOSE) | (games.phase == VOTE) | (games.phase == CAST)
        action = jnp.where(learns, batch.tables.propose + chosen, other)
        did = jnp.take_along_axis(likely, chosen[:, None], 1)[:, 0]
        return batch.step(games, action), (looks, allowed, chosen, did, mine & learns, seat)

    games, told = jax.lax.scan(step, games, jax.random.split(dice, STEPS))
    won = batch.returns(games)
    return *told, won[jnp.arange(n), told[-1].astype("int32") - 1], (won * pupils).sum() / pupils.sum(), won.mean()


def loss(net: Net, looks: Array, allowed: Array, chosen: Array, before: Array, counts: Array, won: Array) -> Array:
    likely = sure(opinion(net, looks), allowed)
    now = jnp.take_along_axis(likely, chosen[:, None], 1)[:, 0]
    value = guess(net, looks)
    better = won - jax.lax.stop_gradient(value)
    ratio = jnp.exp(now - before)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    whim = -(jnp.exp(likely) * jnp.where(allowed, likely, 0)).sum(1)
    each = -gain - WHIM * whim + (won - value) ** 2
    return (each * counts).sum() / counts.sum()


def lesson(batch: Any, n: int, state: Any, key: Array) -> tuple[Any, Any]:
    """One round of games, and what is learnt of them, gone over three times."""
    net, mean, spread, time = state
    *told, won, pupils, everybody = play(batch, n, net, key)
    looks, allowed, chosen, before, counts = (part.reshape(-1, *part.shape[2:]) for part in told[:5])
    for _ in range(3):
        slope = jax.grad(loss)(net, looks, allowed, chosen, before, counts, won.reshape(-1))
        time = time + 1
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
        spread = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, spread, slope)
        net = jax.tree.map(partial(moved, time), net, mean, spread)
    return (net, mean, spread, time), (pupils, everybody)


def moved(time: Array, weight: Array, mean: Array, spread: Array) -> Array:
    """Adam's step."""
    return weight - RATE * (mean / (1 - 0.9**time)) / (jnp.sqrt(spread / (1 - 0.999**time)) + 1e-8)


def save(net: Net, to: Path) -> None:
    """As half-precision numbers, layer by layer: a row for each output, then the biases."""
    parts = (net["w1"].T, net["b1"], net["w2"].T, net["b2"])
    to.write_bytes(b"".join(np.asarray(part).astype("<f2").tobytes() for part in parts))


def main() -> None:
    parser = ArgumentParser(prog="presidium.research.politburo", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=int, default=300)
    parser.add_argument("--games", type=int, default=1000, help="at once, in each lesson")
    parser.add_argument("--to", type=Path, default=NET)
    told = parser.parse_args()
    batch, begun = new("politburo", SEATS), perf_counter()
    key = jax.random.key(told.seed)
    net = fresh(key)
    nought = jax.tree.map(jnp.zeros_like, net)
    state: Any = (net, nought, nought, jnp.zeros(()))
    learn = jax.jit(partial(lesson, batch, told.games))
    for number in range(told.lessons):
        state, (pupils, everybody) = learn(state, jax.random.fold_in(key, number))
        if number % 20 == 19:
            took = perf_counter() - begun
            print(f"{number + 1}: the pupil wins {pupils:.1%} a seat, a seat {everybody:.1%}; {took:.0f} s", flush=True)
    save(state[0], told.to)


if __name__ == "__main__":
    main()
