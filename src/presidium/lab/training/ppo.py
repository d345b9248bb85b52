"""Proximal policy optimization for Goulag and Politburo, in one file.

    python -m presidium.lab.training.ppo --game goulag --players 5 --seed 1 --minutes 5 --to net.npz

Thousands of games are played at once. In every game some seats are the net that learns; the others are earlier copies
of it, its slow average, or array versions of the ladder's bots. A penalty pulls the net towards its slow average, which
keeps self-play from running in circles. Illegal actions are masked. The run is kept in a checkpoint beside the net, so
the same command goes on where it stopped; `--minutes` ends one piece. The result plays as the bot `net?file=net.npz`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from presidium.bots.runtime.policy import save_net
from presidium.lab.batch import new
from presidium.lab.batch.needs import np
from presidium.lab.batch.together import Array, jax, jnp
from presidium.lab.training.eyes import SCALE, Eyes, eyes_for

Net = dict[str, Array]
"""Weights and biases by name."""
LONGEST: Final = {"goulag": lambda seats: 4 * seats, "politburo": lambda seats: seats * (2 * (1 + seats) + 14)}
"""By game: the largest number of decisions in a game with so many seats."""


class Settings(NamedTuple):
    """What decides the course of a training run."""

    games: int = 4096
    """Games at once."""
    hidden: int = 128
    """Size of each of the two hidden layers."""
    rate: float = 1e-3
    """Learning rate, which falls to a tenth of it over the run."""
    clip: float = 0.2
    """Largest change of a probability's ratio that is rewarded."""
    smooth: float = 0.9
    """Lambda of the generalized advantage estimate."""
    entropy: float = 0.02
    """Weight of the entropy bonus, which falls to a tenth of it over the run."""
    pull: float = 0.05
    """Weight of the pull towards the slow average."""
    average: float = 0.99
    """Share of the average that remains in each update."""
    epochs: int = 2
    parts: int = 4
    """Minibatches in each epoch."""
    alone: float = 0.5
    """Share of the games in which one learning seat sits among other players; in the rest all seats learn."""
    rivals: float = 0.7
    """Share of these games whose others are the ladder's bots; in the rest they are earlier copies."""
    updates: int = 2000
    """Length of the whole run."""
    copies: int = 8
    """Number of earlier copies kept as opponents."""


class Course(NamedTuple):
    """Everything a run changes; also the content of a checkpoint."""

    net: Net
    average: Net
    mean: Net
    spread: Net
    past: Net
    """The earlier copies, stacked."""
    updates: Array


class Told(NamedTuple):
    """The decisions of a batch of games: steps × games × …"""

    inputs: Array
    lean: Array
    mask: Array
    action: Array
    likely: Array
    """Logarithm of the probability with which the action was taken."""
    value: Array
    seat: Array
    counts: Array
    """1 if the learning net took this decision."""


def fresh(key: Array, size: int, hidden: int, moves: int) -> Net:
    """A new net: two hidden layers, a score for each move, a factor of the leanings, and the chance of winning."""
    shapes = {"0": (size, hidden), "1": (hidden, hidden), "score": (hidden, moves), "lean": (hidden, 1)}
    net, scale = dict[str, Array](), {"score": 0.01, "lean": 0.01, "value": 0.01}
    for name, (into, out) in {**shapes, "value": (hidden, 1)}.items():
        key, here = jax.random.split(key)
        net[f"w{name}"] = jax.random.normal(here, (into, out)) * scale.get(name, (2 / into) ** 0.5)
        net[f"b{name}"] = jnp.zeros(out)
    return net


def forward(net: Net, inputs: Array, lean: Array, mask: Array) -> tuple[Array, Array]:
    """Logarithms of the moves' probabilities, and the chance of winning."""
    hidden = jax.nn.relu(jax.nn.relu(inputs @ net["w0"] + net["b0"]) @ net["w1"] + net["b1"])
    score = hidden @ net["wscore"] + net["bscore"] + (hidden @ net["wlean"] + net["blean"]) * lean
    likely = jax.nn.log_softmax(jnp.where(mask, score, -1e9))
    return likely, (hidden @ net["wvalue"] + net["bvalue"])[..., 0]


def company(key: Array, n: int, seats: int, rivals: int, of: Settings) -> Array:
    """Who sits where: 0 the learning net, 1 an earlier copy or the average, 2 on other players; games × seats."""
    one, two, three, four = jax.random.split(key, 4)
    kind = 2 + jax.random.randint(three, (n, 1), 0, max(rivals, 1)) * (jax.random.uniform(four, (n, 1)) < 0.1)
    others = jnp.where(jax.random.uniform(two, (n, 1)) < of.rivals * (rivals > 0), kind, 1)
    alone = jax.random.uniform(one, (n, 1)) < of.alone
    me = jax.random.randint(three, (n, 1), 0, seats) == jnp.arange(seats)
    return jnp.where(alone & ~me, others, 0)


def play(batch: Any, eyes: Eyes, who: Array, nets: tuple[Net, Net], key: Array, steps: int) -> tuple[Told, Array]:
    """Plays games to their end; returns the decisions, and who has won."""
    deal, dice = jax.random.split(key)
    games, moves, every = batch.init(len(who), jax.random.bits(deal)), batch.encoding.moves, jnp.arange(len(who))

    def step(games: Any, key: Array) -> tuple[Any, Told]:
        seat = jnp.maximum(batch.asked(games), 1).astype("int32")
        over = batch.over(games)
        mask = (batch.legal(games)[:, :moves] > 0) | over[:, None]
        look = eyes.look(batch.observe(games, seat), mask)
        ours, value = forward(nets[0], look.inputs, look.lean, mask)
        player, likely = who[every, seat - 1], ours
        for number, theirs in enumerate(
            (forward(nets[1], look.inputs, look.lean, mask)[0], *map(logs, look.rivals)), 1
        ):
            likely = jnp.where((player == number)[:, None], theirs, likely)
        action = jax.random.categorical(key, likely)
        done = ours[every, action]
        counts = (player == 0) & ~over
        return batch.step(games, action), Told(look.inputs, look.lean, mask, action, done, value, seat, counts)

    games, told = jax.lax.scan(step, games, jax.random.split(dice, steps))
    return told, batch.returns(games)


def logs(chances: Array) -> Array:
    return jnp.log(jnp.maximum(chances, 1e-9)) + jnp.where(chances > 0, 0, -1e9)


def advantages(told: Told, won: Array, smooth: float) -> tuple[Array, Array]:
    """For each decision how much better than expected its seat did after it, and what the value should have been."""
    every = jnp.arange(len(won))

    def back(later: tuple[Array, Array], now: tuple[Array, ...]) -> tuple[tuple[Array, Array], Array]:
        value, seat, counts = now
        after, gain = later[0][every, seat - 1], later[1][every, seat - 1]
        mine = jnp.where(counts, after - value + smooth * gain, gain)
        values = later[0].at[every, seat - 1].set(jnp.where(counts, value, after))
        return (values, later[1].at[every, seat - 1].set(mine)), mine

    begun = won, jnp.zeros_like(won)
    _, gains = jax.lax.scan(back, begun, (told.value, told.seat, told.counts), reverse=True)
    return gains, gains + told.value


def loss(net: Net, average: Net, part: tuple[Told, Array, Array], of: Settings, left: Array) -> Array:
    """The clipped objective, the value's error, the entropy bonus and the pull towards the average."""
    told, gain, target = part
    likely, value = forward(net, told.inputs, told.lean, told.mask)
    calm, _ = forward(average, told.inputs, told.lean, told.mask)
    now = jnp.take_along_axis(likely, told.action[:, None], 1)[:, 0]
    ratio = jnp.exp(jnp.where(told.counts, now - told.likely, 0))
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - of.clip, 1 + of.clip) * gain)
    chances = jnp.exp(likely)
    whim = -(chances * jnp.where(told.mask, likely, 0)).sum(1)
    apart = (chances * jnp.where(told.mask, likely - calm, 0)).sum(1)
    each = -better + (value - target) ** 2 - of.entropy * left * whim + of.pull * apart
    return jnp.where(told.counts, each, 0).sum() / jnp.maximum(told.counts.sum(), 1)


def update(batch: Any, eyes: Eyes, of: Settings, fixed: Net | None, course: Course, key: Array) -> tuple[Course, Array]:
    """Plays one batch of games and improves the net; returns the course, and the share of games that the net wins: in
    games where it sits alone among each kind of player, and in self-play."""
    seat, pick, dice, order = jax.random.split(key, 4)
    seats, steps = batch.rules.seats, LONGEST[batch.rules.game](batch.rules.seats)
    who = company(seat, of.games, seats, len(eyes.rivals), of)
    at = jax.random.randint(pick, (), 0, of.copies)
    other = fixed or jax.tree.map(lambda old, slow: jnp.where(at == 0, slow, old[at]), course.past, course.average)
    told, won = play(batch, eyes, who, (course.net, other), dice, steps)
    gains, targets = advantages(told, won, of.smooth)
    spread = jnp.sqrt((gains**2 * told.counts).sum() / jnp.maximum(told.counts.sum(), 1))
    many = steps * of.games
    flat = jax.tree.map(lambda part: part.reshape(many, *part.shape[2:]), (told, gains / (spread + 1e-6), targets))
    left = jnp.maximum(1 - course.updates / of.updates, 0.1)

    def learn(course: Course, some: Array) -> tuple[Course, None]:
        part = jax.tree.map(lambda every: every[some], flat)
        slope = jax.grad(loss)(course.net, course.average, part, of, left)
        return adam(course, slope, of.rate * left), None

    orders = [jax.random.permutation(each, many).reshape(of.parts, -1) for each in jax.random.split(order, of.epochs)]
    course, _ = jax.lax.scan(learn, course._replace(updates=course.updates), jnp.concatenate(orders))
    average = jax.tree.map(lambda slow, net: of.average * slow + (1 - of.average) * net, course.average, course.net)
    number = course.updates
    keep = number % (of.updates // (4 * of.copies) + 1) == 0
    slot = (number // (of.updates // (4 * of.copies) + 1)) % of.copies
    past = jax.tree.map(lambda old, net: jnp.where(keep, old.at[slot].set(net), old), course.past, course.net)
    mine = (who == 0) & (who.max(1, keepdims=True) > 0)
    rates = [(won * (mine & (who.max(1, keepdims=True) == kind))).sum() for kind in range(1, 2 + len(eyes.rivals))]
    seated = [(mine & (who.max(1, keepdims=True) == kind)).sum() for kind in range(1, 2 + len(eyes.rivals))]
    told_rates = jnp.stack(rates) / jnp.maximum(jnp.stack(seated), 1)
    return course._replace(average=average, past=past, updates=number + 1), told_rates


def adam(course: Course, slope: Net, rate: Array) -> Course:
    """One step of the Adam optimizer, with the length of the slope limited."""
    long = jnp.sqrt(sum((each**2).sum() for each in slope.values()))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1, 1 / (long + 1e-6)), slope)
    mean = jax.tree.map(lambda old, each: 0.9 * old + 0.1 * each, course.mean, slope)
    spread = jax.tree.map(lambda old, each: 0.99 * old + 0.01 * each**2, course.spread, slope)
    warm = jnp.minimum((course.updates + 1) / 20, 1.0)
    net = jax.tree.map(lambda w, m, s: w - rate * warm * m / (jnp.sqrt(s) + 1e-5), course.net, mean, spread)
    return course._replace(net=net, mean=mean, spread=spread)


def begin(key: Array, batch: Any, eyes: Eyes, of: Settings) -> Course:
    """The course of a new run."""
    games = batch.init(1, 0)
    mask = jnp.ones((1, batch.encoding.moves), bool)
    net = fresh(key, eyes.look(batch.observe(games, 1), mask).inputs.shape[1], of.hidden, batch.encoding.moves)
    nought = jax.tree.map(jnp.zeros_like, net)
    past = jax.tree.map(lambda each: jnp.stack([each] * of.copies), net)
    return Course(net, net, nought, nought, past, jnp.zeros((), "int32"))


def train(
    game: str,
    players: int,
    of: Settings,
    seed: int,
    minutes: float,
    kept: Path | None = None,
    reads: bool = True,
    against: Net | None = None,
    report: Callable[[dict[str, Any]], None] = lambda _: None,
) -> tuple[Any, Eyes, Course]:
    """Trains for so many minutes, or to the end of the run. A checkpoint in `kept` is continued and renewed. `against`:
    the others are this net, as when a best response to it is sought."""
    batch: Any = new(game, players)
    eyes, began = eyes_for(batch.encoding, reads), perf_counter()
    key = jax.random.key(seed)
    course = begin(key, batch, eyes, of)
    if kept is not None and kept.exists():
        course = restored(course, kept)
    step, since = jax.jit(partial(update, batch, eyes, of, against)), int(course.updates)
    while int(course.updates) < of.updates and perf_counter() - began < 60 * minutes:
        course, rates = step(course, jax.random.fold_in(key, course.updates))
        number = int(course.updates)
        if number % 20 == 0 or number - since == 1:
            names = ("copies", *eyes.rivals)
            told = {name: round(float(rate), 4) for name, rate in zip(names, rates, strict=True)}
            report({"update": number, "seconds": round(perf_counter() - began), "wins": told})
        if kept is not None and number % 200 == 0:
            keep(course, kept)
    if kept is not None:
        keep(course, kept)
    return batch, eyes, course


def keep(course: Course, file: Path) -> None:
    """Writes a checkpoint."""
    leaves = jax.tree.leaves(course)
    np.savez(file, **{str(at): np.asarray(leaf) for at, leaf in enumerate(leaves)})


def restored(like: Course, file: Path) -> Course:
    """Reads a checkpoint of a run with the same settings."""
    leaves, shape = jax.tree.flatten(like)
    with np.load(file) as found:
        course: Course = jax.tree.unflatten(shape, [jnp.asarray(found[str(at)]) for at in range(len(leaves))])
    return course


def save(net: Net, batch: Any, eyes: Eyes, file: Path) -> None:
    """Writes a net for the bot `net`, in half precision."""
    layers = [[np.asarray(net[f"{kind}{name}"]) for kind in "wb"] for name in ("0", "1", "score")]
    extra = {}
    if eyes.name:
        extra = {f"{kind}lean": np.asarray(net[f"{kind}lean"], np.float16) for kind in "wb"}
    else:
        layers[0][0] = layers[0][0] / SCALE
    half = [(weights.astype(np.float16), biases.astype(np.float16)) for weights, biases in layers]
    save_net(file, batch.encoding.id, half, inputs=eyes.name, **extra)


def main(told: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="presidium.lab.training.ppo", description=__doc__)
    parser.add_argument("--game", choices=tuple(LONGEST), default="goulag")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=9.0, help="of this piece; the same command goes on")
    parser.add_argument("--to", type=Path, default=Path("net.npz"))
    parser.add_argument("--plain", action="store_true", help="the baseline: no readings, no other players than itself")
    parser.add_argument("--last", action="store_true", help="save the last net, not the slow average")
    parser.add_argument("--against", type=Path, help="seek the best response to this net: it sits in all other seats")
    for name, value in Settings()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    given = vars(parser.parse_args(told))
    of = Settings(**{name: given[name] for name in Settings._fields})
    against = None
    if given["against"]:
        from presidium.lab.training.measure import load  # imported here, because that module imports this one

        against, of = load(given["against"])[2], of._replace(alone=1.0, rivals=0.0, pull=0.0)
    kept = given["to"].with_suffix(".kept.npz")
    batch, eyes, course = train(
        given["game"],
        given["players"],
        of,
        given["seed"],
        given["minutes"],
        kept,
        not given["plain"],
        against,
        report=lambda each: print(json.dumps(each), flush=True),
    )
    save(course.net if given["last"] else course.average, batch, eyes, given["to"])


if __name__ == "__main__":
    main()
