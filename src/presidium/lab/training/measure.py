"""Measures a trained net over arrays of games: how much more it wins than another player in its seat.

    python -m presidium.lab.training.measure --net net.npz --among naive --games 20000

Both play the same deals with the same dice, in a seat that goes round, among the same others: array versions of the
ladder's bots, or copies of a net (`--among net.npz`). Prints one line of JSON with the difference in points and its
95 % interval.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from presidium.lab.batch import new
from presidium.lab.batch.needs import np
from presidium.lab.batch.together import Array, jax, jnp
from presidium.lab.encoding import from_id
from presidium.lab.training.eyes import SCALE, Eyes, eyes_for
from presidium.lab.training.ppo import LONGEST, Net, play


def load(file: Path) -> tuple[str, str, Net]:
    """A saved net: id of its encoding, name of its inputs, and its weights as `ppo` holds them."""
    with np.load(file) as kept:
        parts = {name: kept[name] for name in kept.files}
    names = {"w0": "w0", "b0": "b0", "w1": "w1", "b1": "b1", "w2": "wscore", "b2": "bscore"}
    net = {ours: jnp.asarray(parts[name], "float32") for name, ours in names.items()}
    hidden, inputs = net["b1"].shape[0], str(parts["inputs"])
    if not inputs:
        net["w0"] = net["w0"] * SCALE
    for name in ("lean", "value"):
        net[f"w{name}"] = jnp.asarray(parts.get(f"w{name}", np.zeros((hidden, 1))), "float32")
        net[f"b{name}"] = jnp.asarray(parts.get(f"b{name}", np.zeros(1)), "float32")
    return str(parts["id"]), inputs, net


def wins(batch: Any, eyes: Eyes, nets: tuple[Net, Net], kinds: tuple[int, int], n: int, seed: int) -> Array:
    """Plays n games and returns 1 for each that the first player wins. `kinds`: what sits in its seat and in all
    others, as `ppo.company` numbers players: 0 and 1 are the two nets, 2 on the bots."""
    seats = batch.rules.seats
    mine = jnp.arange(n)[:, None] % seats == jnp.arange(seats)
    who = jnp.where(mine, kinds[0], kinds[1])
    _, won = play(batch, eyes, who, nets, jax.random.key(seed), LONGEST[batch.rules.game](seats))
    return (won * mine).sum(1)


def compare(file: Path, among: str, games: int, seed: int = 1, at_once: int = 4096) -> dict[str, Any]:
    """Compares a net with the player it sits among, in the same seat of the same games."""
    id, inputs, net = load(file)
    code = from_id(id)
    batch: Any = new(code.rules.game, code.rules.seats)
    eyes = eyes_for(batch.encoding, bool(inputs) or among in ("naive", "random"))
    other = net if among in eyes.rivals else load(Path(among))[2]
    kind = 2 + eyes.rivals.index(among) if among in eyes.rivals else 1
    at_once = min(at_once, games)
    player = jax.jit(lambda me, seed: wins(batch, eyes, (net, other), (me, kind), at_once, seed))
    rows = [
        [np.asarray(player(me, seed * 1000 + part)) for me in (0, kind)] for part in range(max(1, games // at_once))
    ]
    ours, theirs = (np.concatenate(each) for each in zip(*rows, strict=True))
    apart = ours - theirs
    wide = 1.96 * float(apart.std(ddof=1)) / len(apart) ** 0.5
    gain = float(apart.mean())
    return {
        "net": file.name,
        "among": among,
        "encoding": id,
        "games": len(apart),
        "wins": round(float(ours.mean()), 4),
        "wins_of_the_other": round(float(theirs.mean()), 4),
        "gain_points": round(100 * gain, 2),
        "interval": [round(100 * (gain - wide), 2), round(100 * (gain + wide), 2)],
    }


def main(told: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="presidium.lab.training.measure", description=__doc__)
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--among", default="naive", help="naive, random, or the file of a net")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(told)
    print(json.dumps(compare(given.net, given.among, given.games, given.seed)), flush=True)


if __name__ == "__main__":
    main()
