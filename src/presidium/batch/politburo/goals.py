"""5.4 What each member wants, over arrays; `politburo/goals.py` is what it is held to."""

from __future__ import annotations

from functools import reduce

from presidium.batch.politburo.games import Array, Games
from presidium.batch.politburo.tables import Tables
from presidium.batch.together import jnp
from presidium.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Member, Ministry


def goals(of: Tables, games: Games) -> list[Array]:
    """Whether the goal of each seat's member holds."""
    held = holding(of, games)
    return [
        reduce(jnp.logical_or, [(mine == at) & held[member] for at, member in enumerate(MEMBERS, 1)])
        for mine in games.members
    ]


def holding(of: Tables, games: Games) -> dict[Member, Array]:
    """5.2 Equal levels are not told apart; 5.3 the Influence lost is counted over all."""
    levels = games.levels
    total = sum(levels)  # row by row, which costs the compiled program less than to sum over an axis
    lost = sum(INFLUENCE - left for left in games.influence)
    most, least = reduce(jnp.maximum, levels), reduce(jnp.minimum, levels)

    def highest(ministry: Ministry) -> Array:
        return levels[MINISTRIES.index(ministry)] == most

    def lowest(ministry: Ministry) -> Array:
        return levels[MINISTRIES.index(ministry)] == least

    return {
        "beria": highest("security"),
        "kirov": lowest("security"),
        "kaganovich": highest("finance"),
        "kuibyshev": lowest("finance"),
        "voroshilov": highest("defence"),
        "malenkov": lowest("defence"),
        "bulganin": total >= 0,
        "khrushchev": total <= 0,
        "molotov": 2 * lost <= of.seats,
        "zhdanov": 2 * lost >= of.seats,
    }
