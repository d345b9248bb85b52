"""5.4 The goals of the Politburo's members, over arrays; tests compare them with `games/politburo/goals.py`."""

from __future__ import annotations

from functools import reduce

from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Member, Ministry
from presidium.lab.batch.politburo.games import Array, Games
from presidium.lab.batch.politburo.tables import Tables
from presidium.lab.batch.together import jnp


def goals(of: Tables, games: Games, strictly: bool = False) -> list[Array]:
    """For each seat: True in games where the goal of its member holds; if `strictly`, where it holds strictly."""
    held = holding_strictly(of, games) if strictly else holding(of, games)
    return [
        reduce(jnp.logical_or, [(mine == at) & held[member] for at, member in enumerate(MEMBERS, 1)])
        for mine in games.members
    ]


def holding(of: Tables, games: Games) -> dict[Member, Array]:
    """For each member: True where its goal holds. 5.2 Equal levels count as equal; 5.3 lost Influence is added up."""
    levels = games.levels
    total = sum(levels)  # one row at a time, which compiles to cheaper code than a sum over an axis
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


def holding_strictly(of: Tables, games: Games) -> dict[Member, Array]:
    """5.6 For each member: True where its goal holds, and no tie was needed."""
    levels, held = games.levels, holding(of, games)
    total = sum(levels)
    lost = sum(INFLUENCE - left for left in games.influence)

    def only(member: Member, ministry: Ministry) -> Array:
        level = levels[MINISTRIES.index(ministry)]
        return held[member] & (sum((other == level).astype("int8") for other in levels) == 1)

    return {
        "beria": only("beria", "security"),
        "kirov": only("kirov", "security"),
        "kaganovich": only("kaganovich", "finance"),
        "kuibyshev": only("kuibyshev", "finance"),
        "voroshilov": only("voroshilov", "defence"),
        "malenkov": only("malenkov", "defence"),
        "bulganin": total > 0,
        "khrushchev": total < 0,
        "molotov": 2 * lost < of.seats,
        "zhdanov": 2 * lost > of.seats,
    }
