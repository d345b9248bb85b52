"""What a batch of Politburo looks like to the pupil, and what those do whom it learns against."""

from __future__ import annotations

from typing import Any

from presidium.batch import places
from presidium.batch.politburo.tables import CAST, PROPOSE, VOTE
from presidium.batch.together import Array, jnp
from presidium.politburo.goals import INFLUENCE, MEMBERS


def features(batch: Any, seen: Array) -> Array:
    """What the pupil looks at, as `bots/politburo/pupil.py` makes it of a view."""
    at, seats = places(batch), batch.rules.seats

    def of(name: str) -> Array:
        return seen[:, at[name]].astype("float32")

    levels, influence = of("levels"), of("influence")[:, :seats]
    total = levels.sum(1, keepdims=True)
    counts = of("counts_now")
    ballots = (counts >= 0).sum(1, keepdims=True)
    proposed, about = of("proposed"), of("ministry_now")
    plans = (of("plans_now") > 0).sum(1, keepdims=True)
    parts = (
        of("members")[:, :1] == jnp.arange(1, len(MEMBERS) + 1),
        levels / 3,
        levels == levels.max(1, keepdims=True),
        levels == levels.min(1, keepdims=True),
        total > 0,
        total < 0,
        (seats - of("round")) / seats,
        influence[:, :1] / INFLUENCE,
        influence[:, 1:].max(1, keepdims=True) / INFLUENCE,
        (INFLUENCE * seats - influence.sum(1, keepdims=True)) / seats,
        of("gensek") == 0,
        jnp.where(proposed > 0, proposed, about) == jnp.arange(1, 4),
        of("phase") == jnp.asarray([PROPOSE, VOTE, CAST]),
        plans == jnp.asarray([1, 2]),
        ballots == jnp.arange(3),
        counts[:, :1] == jnp.asarray([1, 2]),
        counts[:, 1:2] == jnp.asarray([1, 2]),
        jnp.ones_like(total),
    )
    return jnp.concatenate([part.astype("float32") for part in parts], 1)


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


def plainly(batch: Any, seen: Array) -> Array:
    """How one answers who wants one thing and never looks at the levels: opinions, as the net has them."""
    at = places(batch)
    wish = WISHES[jnp.maximum(seen[:, at["members"]][:, 0] - 1, 0)]
    stake = jnp.where(seen[:, at["proposed"]] > 0, seen[:, at["proposed"]], seen[:, at["ministry_now"]])[:, 0]
    here = jnp.take_along_axis(wish, jnp.maximum(stake - 1, 0)[:, None].astype("int32"), 1)[:, 0]
    sure = 3.0
    return jnp.stack([*(sure * abs(wish).T), sure * abs(here) - 1, 0 * here, sure * here, -sure * here], 1)
