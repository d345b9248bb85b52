"""5.4 What each member wants, over arrays; `politburo/goals.py` is what it is held to."""

from __future__ import annotations

from presidium.batch.politburo.games import Array, Games
from presidium.batch.politburo.tables import Tables
from presidium.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES, Member, Ministry


def goals(of: Tables, games: Games) -> Array:
    """Whether the goal of each seat's member holds: seats × games."""
    held = holding(of, games)
    return sum((games.members == at) & held[member] for at, member in enumerate(MEMBERS, 1)) > 0


def holding(of: Tables, games: Games) -> dict[Member, Array]:
    """5.2 Equal levels are not told apart; 5.3 the Influence lost is counted over all."""
    levels = games.levels
    total = levels.sum(0)
    lost = (INFLUENCE - games.influence).sum(0)

    def highest(ministry: Ministry) -> Array:
        return levels[MINISTRIES.index(ministry)] == levels.max(0)

    def lowest(ministry: Ministry) -> Array:
        return levels[MINISTRIES.index(ministry)] == levels.min(0)

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
