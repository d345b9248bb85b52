"""Inputs of the `pupil` net from a batch of Politburo games, and the simple opponents in its training."""

from __future__ import annotations

from typing import Any

from presidium.games.politburo.goals import INFLUENCE, MEMBERS
from presidium.lab.batch import places
from presidium.lab.batch.politburo.tables import CAST, PROPOSE, VOTE
from presidium.lab.batch.together import Array, jnp


class Seen:
    """Gives access to observations of a batch by the name of a field."""

    def __init__(self, batch: Any, seen: Array) -> None:
        self.seen, self.at, self.seats = seen, places(batch), batch.rules.seats

    def __getitem__(self, name: str) -> Array:
        return self.seen[:, self.at[name]].astype("float32")

    def stake(self) -> Array:
        """The ministry that the current plan is about, or that players vote on."""
        proposed = self["proposed"]
        return jnp.where(proposed > 0, proposed, self["ministry_now"])

    def leanings(self) -> Array:
        """How each seat has voted on each ministry so far; games × seats × 3. As in `bots/politburo/pupil.py`."""
        lean = 0.0
        for round in ("now", *range(1, self.seats + 1)):
            about = (self[f"ministry_{round}"] == jnp.arange(1, 4))[:, None]
            for at, name in enumerate(("ballot", "second", "third")):
                cast, count = self[f"{name}_{round}"][:, : self.seats], self[f"counts_{round}"][:, at : at + 1]
                up, down, unseen = cast == 2, cast == 3, cast == 1
                left = unseen.sum(1, keepdims=True)
                share = (2 * (count - up.sum(1, keepdims=True)) - left) / jnp.maximum(left, 1)
                lean += (jnp.where(unseen, share, 0.0) + up - down)[:, :, None] * about
        return lean


def features(seen: Seen, lean: Array) -> Array:
    """Input of the first net of `pupil`, computed as in `bots/politburo/pupil.py`."""
    seats = seen.seats
    levels, influence = seen["levels"][:, :3], seen["influence"][:, :seats]
    total = levels.sum(1, keepdims=True)
    counts = seen["counts_now"]
    ballots = (counts >= 0).sum(1, keepdims=True)
    stake = seen.stake() == jnp.arange(1, 4)
    plans = (seen["plans_now"] > 0).sum(1, keepdims=True)
    there = (lean * stake[:, None]).sum(2)
    others = seen["called"][:, :seats] * (seen["phase"] == CAST) * (jnp.arange(seats) > 0)
    leads = seen["gensek"] == jnp.arange(seats)
    parts = (
        mine(seen),
        levels / 3,
        levels == levels.max(1, keepdims=True),
        levels == levels.min(1, keepdims=True),
        total > 0,
        total < 0,
        (seats - seen["round"]) / seats,
        influence[:, :1] / INFLUENCE,
        influence[:, 1:].max(1, keepdims=True) / INFLUENCE,
        (INFLUENCE * seats - influence.sum(1, keepdims=True)) / seats,
        seen["gensek"] == 0,
        stake,
        seen["phase"] == jnp.asarray([PROPOSE, VOTE, CAST]),
        plans == jnp.asarray([1, 2]),
        ballots == jnp.arange(3),
        counts[:, :1] == jnp.asarray([1, 2]),
        counts[:, 1:2] == jnp.asarray([1, 2]),
        (there * others).sum(1, keepdims=True),
        (there * leads).sum(1, keepdims=True),
        jnp.ones_like(total),
    )
    return jnp.concatenate([part.astype("float32") for part in parts], 1)


def mine(seen: Seen) -> Array:
    """One-hot vector of the Politburo member that the seat plays."""
    return seen["members"][:, :1] == jnp.arange(1, len(MEMBERS) + 1)


def seat_features(seen: Seen, lean: Array) -> Array:
    """Input of the second net of `pupil`, about a seat that may be named or pointed at; games × seats × numbers."""
    n, seats = len(seen.seen), seen.seats
    stake, influence = seen.stake() == jnp.arange(1, 4), seen["influence"][:, :seats]
    counts = seen["counts_now"]
    ballots = (counts >= 0).sum(1, keepdims=True)
    last = jnp.take_along_axis(counts, jnp.maximum(ballots - 1, 0), 1)

    def everywhere(part: Array) -> Array:
        return jnp.broadcast_to(part[:, None], (n, seats, part.shape[1]))

    parts = (
        everywhere(mine(seen)),
        everywhere(stake),
        lean,
        (lean * stake[:, None]).sum(2, keepdims=True),
        influence[:, :, None] / INFLUENCE,
        everywhere(influence[:, :1] / INFLUENCE),
        everywhere(ballots == jnp.asarray([0, 1, 3])),
        everywhere(last >= 2),
        jnp.ones((n, seats, 1)),
    )
    return jnp.concatenate([part.astype("float32") for part in parts], 2)


WISHES = jnp.asarray(
    [
        (0, 0, 1),
        (0, 0, -1),
        (0, 1, 0),
        (0, -1, 0),
        (1, 0, 0),
        (-1, 0, 0),
        (1, 1, 1),
        (-1, -1, -1),
        (0, 0, 0),
        (0, 0, 0),
    ],
    "float32",
)
"""Wish of each member for each ministry, in the order of 5.4: 1 up, -1 down, 0 neither."""


SCALE = 3.0


def plainly(seen: Seen, lean: Array) -> tuple[Array, Array]:
    """Scores of a simple opponent, who follows one wish and ignores the levels of the ministries. It names seats that
    seem to share the wish, and points at the seat that seems most opposed."""
    wish = WISHES[jnp.maximum(seen["members"][:, 0].astype("int32") - 1, 0)]
    stake = seen.stake() == jnp.arange(1, 4)
    here = (wish * stake).sum(1)
    there = (lean * stake[:, None]).sum(2)
    counts = seen["counts_now"][:, 2]
    up = jnp.where(counts >= 2, 1.0, -1.0)
    first = jnp.stack(
        [*(SCALE * abs(wish).T), SCALE * abs(here) - 1, 0 * here, SCALE * here, -SCALE * here],
        1,
    )
    return first, jnp.stack([here[:, None] * there, -up[:, None] * there], 2)
