"""Trains the `pupil` net of Politburo for five players: `python -m presidium.lab.training.politburo --seed 1`.

Thousands of games are played at once. The present net plays some seats; simple opponents, who want one thing and ignore
the levels of the ministries, play the others. After each game the actions that led to a win become more likely (policy
gradient with a baseline).
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from presidium.bots.politburo.pupil import NET, SIZES
from presidium.lab.batch import new
from presidium.lab.batch.needs import np
from presidium.lab.batch.together import Array, jax, jnp
from presidium.lab.training.politburo.lesson import Seen, features, plainly, seat_features

SEATS: Final = 5
MAX_STEPS: Final = 132
"""Upper limit for the number of steps in a game of five players."""
LEARNING_RATE: Final = 3e-3
CLIP_RATIO: Final = 0.2
ENTROPY_WEIGHT: Final = 0.003
"""Weight of the entropy bonus in the training loss."""
NET_SEATS_SHARE: Final = 0.5
"""Share of the seats that the net plays during training."""
Net = dict[str, tuple[Array, ...]]


def fresh(key: Array) -> Net:
    """New nets with random weights: two that score actions, and one that estimates the probability of winning."""
    shapes = {"first": SIZES[0], "second": SIZES[1], "guess": (*SIZES[0][:2], 1)}
    net = {}
    for name, (into, hidden, out) in shapes.items():
        key, here = jax.random.split(key)
        net[name] = (
            jax.random.normal(here, (into, hidden)) / into**0.5,
            jnp.zeros(hidden),
            jnp.zeros((hidden, out)),
            jnp.zeros(out),
        )
    return net


def says(layers: tuple[Array, ...], seen: Array) -> Array:
    one, bias, two, bias_two = layers
    return jnp.tanh(seen @ one + bias) @ two + bias_two


def opinions(batch: Any, first: Array, second: Array) -> Array:
    """Scores of all player actions. The second net scores seats, for actions that name or point at a seat."""
    of = batch.tables
    trios = (of.trios[:, None] >> np.asarray([0, 4, 8])) & 15
    names = second[:, :, 0][:, trios].sum(2)
    fingers = second[:, 1:, 1]
    return jnp.concatenate([names, first, fingers], 1)


def sure(opinions: Array, legal: Array) -> Array:
    return jax.nn.log_softmax(jnp.where(legal, opinions, -1e9))


def play(batch: Any, n: int, net: Net, key: Array) -> tuple[Any, ...]:
    """Plays games to their end; returns for each step the net's input, legal actions, choice and seat, and who won."""
    deal, seats, dice = jax.random.split(key, 3)
    games = batch.init(n, jax.random.bits(deal))
    pupils = jax.random.uniform(seats, (n, SEATS)) < NET_SEATS_SHARE
    players = batch.tables.draw
    """Index of the first action of chance."""

    def step(games: Any, key: Array) -> tuple[Any, Any]:
        seat = jnp.maximum(batch.asked(games), 1)
        legal = batch.legal(games)[:, :players] > 0
        seen = Seen(batch, batch.observe(games, seat))
        lean = seen.leanings()
        looks = features(seen, lean), seat_features(seen, lean)
        mine = jnp.take_along_axis(pupils, seat[:, None].astype("int32") - 1, 1)[:, 0]
        ours = opinions(batch, says(net["first"], looks[0]), says(net["second"], looks[1]))
        likely = sure(jnp.where(mine[:, None], ours, opinions(batch, *plainly(seen, lean))), legal)
        action = jax.random.categorical(key, likely)
        did = jnp.take_along_axis(likely, action[:, None], 1)[:, 0]
        counts = mine & ~batch.over(games)
        return batch.step(games, action), (*looks, legal, action, did, counts, seat)

    games, told = jax.lax.scan(step, games, jax.random.split(dice, MAX_STEPS))
    won = batch.returns(games)
    return *told, won[jnp.arange(n), told[-1].astype("int32") - 1], (won * pupils).sum() / pupils.sum(), won.mean()


def loss(batch: Any, net: Net, told: tuple[Array, ...], won: Array) -> Array:
    looks, seats, legal, chosen, before, counts = told
    likely = sure(opinions(batch, says(net["first"], looks), says(net["second"], seats)), legal)
    now = jnp.take_along_axis(likely, chosen[:, None], 1)[:, 0]
    value = says(net["guess"], looks)[:, 0]
    better = won - jax.lax.stop_gradient(value)
    ratio = jnp.exp(jnp.where(counts, now - before, 0))
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP_RATIO, 1 + CLIP_RATIO) * better)
    whim = -(jnp.exp(likely) * jnp.where(legal, likely, 0)).sum(1)
    each = -gain - ENTROPY_WEIGHT * whim + (won - value) ** 2
    return jnp.where(counts, each, 0).sum() / counts.sum()


def lesson(batch: Any, n: int, state: Any, key: Array) -> tuple[Any, Any]:
    """Plays one batch of games and applies three steps of gradient descent to them."""
    net, mean, spread, time = state
    *told, won, pupils, everybody = play(batch, n, net, key)
    flat = tuple(part.reshape(-1, *part.shape[2:]) for part in told[:6])
    for _ in range(3):
        slope = jax.grad(partial(loss, batch))(net, flat, won.reshape(-1))
        time = time + 1
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
        spread = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, spread, slope)
        net = jax.tree.map(partial(moved, time), net, mean, spread)
    return (net, mean, spread, time), (pupils, everybody)


def moved(time: Array, weight: Array, mean: Array, spread: Array) -> Array:
    """New weights after one step of the Adam optimizer."""
    return weight - LEARNING_RATE * (mean / (1 - 0.9**time)) / (jnp.sqrt(spread / (1 - 0.999**time)) + 1e-8)


def save(net: Net, to: Path) -> None:
    """Saves the nets as half-precision numbers, layer by layer: a row for each output, then the biases."""
    layers = [net[name][at : at + 2] for name in ("first", "second") for at in (0, 2)]
    numbers = [np.asarray(part).astype("<f2").tobytes() for rows, biases in layers for part in (rows.T, biases)]
    to.write_bytes(b"".join(numbers))


def main() -> None:
    parser = ArgumentParser(prog="presidium.lab.training.politburo", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=int, default=600)
    parser.add_argument("--games", type=int, default=4000, help="at once, in each lesson")
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
