"""What a batch of Politburo looks like to the pupil, and what those do whom it learns against."""

from __future__ import annotations

from typing import Any

from presidium.batch import places
from presidium.batch.politburo.tables import CAST, PROPOSE, VOTE
from presidium.batch.together import Array, jnp
from presidium.politburo.goals import INFLUENCE, MEMBERS


class Seen:
    """Observations, field by field."""

    def __init__(self, batch: Any, seen: Array) -> None:
        self.seen, self.at, self.seats = seen, places(batch), batch.rules.seats

    def __getitem__(self, name: str) -> Array:
        return self.seen[:, self.at[name]].astype("float32")

    def stake(self) -> Array:
        """The ministry that is voted on, or that the plan is about."""
        proposed = self["proposed"]
        return jnp.where(proposed > 0, proposed, self["ministry_now"])

    def leanings(self) -> Array:
        """How each seat has voted in each ministry, as `bots/politburo/pupil.py` reckons: games × seats × three."""
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
    """What the pupil looks at, as `bots/politburo/pupil.py` makes it of a view."""
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
    """Which member I am."""
    return seen["members"][:, :1] == jnp.arange(1, len(MEMBERS) + 1)


def seat_features(seen: Seen, lean: Array) -> Array:
    """What it looks at in somebody it may name or point at: games × seats × numbers."""
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
"""By member, in the order of 5.4: whether it wants each ministry up or down."""


SURE = 3.0


def plainly(seen: Seen, lean: Array) -> tuple[Array, Array]:
    """How one answers who wants one thing and never looks at the levels: opinions, as the nets have them. He names whom
    he takes for his own kind, and points at whoever leans the other way."""
    wish = WISHES[jnp.maximum(seen["members"][:, 0].astype("int32") - 1, 0)]
    stake = seen.stake() == jnp.arange(1, 4)
    here = (wish * stake).sum(1)
    there = (lean * stake[:, None]).sum(2)
    counts = seen["counts_now"][:, 2]
    up = jnp.where(counts >= 2, 1.0, -1.0)
    first = jnp.stack([*(SURE * abs(wish).T), SURE * abs(here) - 1, 0 * here, SURE * here, -SURE * here], 1)
    return first, jnp.stack([here[:, None] * there, -up[:, None] * there], 2)
