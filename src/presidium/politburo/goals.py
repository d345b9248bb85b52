"""The ten members of the Politburo, what each of them wants, and who wins (5).

Goals speak of how things stand at the end: the levels of Repression, and the Influence lost on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from presidium.core import Outcome, Player, value

Ministry = Literal["defence", "finance", "security"]
Member = Literal[
    "beria",
    "kirov",
    "kaganovich",
    "kuibyshev",
    "voroshilov",
    "malenkov",
    "bulganin",
    "khrushchev",
    "molotov",
    "zhdanov",
]
Levels = Mapping[Ministry, int]
"""Repression in each ministry; Reform is Repression below nought."""

MINISTRIES: Final[tuple[Ministry, Ministry, Ministry]] = ("defence", "finance", "security")
INFLUENCE: Final = 3  # 1.2


@value
class Standing:
    """How things stand when the last round is over."""

    levels: Levels
    lost: int
    seats: int

    @property
    def sum(self) -> int:
        return sum(self.levels.values())


Goal = Callable[[Standing], bool]


def highest(ministry: Ministry) -> Goal:
    """5.2 No ministry stands higher; one that is level with it changes nothing."""
    return lambda end: end.levels[ministry] == max(end.levels.values())


def lowest(ministry: Ministry) -> Goal:
    """5.2 No ministry stands lower; one that is level with it changes nothing."""
    return lambda end: end.levels[ministry] == min(end.levels.values())


GOALS: Final[dict[Member, Goal]] = {  # 5.4
    "beria": highest("security"),
    "kirov": lowest("security"),
    "kaganovich": highest("finance"),
    "kuibyshev": lowest("finance"),
    "voroshilov": highest("defence"),
    "malenkov": lowest("defence"),
    "bulganin": lambda end: end.sum >= 0,
    "khrushchev": lambda end: end.sum <= 0,
    "molotov": lambda end: 2 * end.lost <= end.seats,  # 5.3 half of five is two and a half
    "zhdanov": lambda end: 2 * end.lost >= end.seats,
}

MEMBERS: Final[tuple[Member, ...]] = tuple(GOALS)


def standing(influence: tuple[int, ...], levels: Levels) -> Standing:
    lost = sum(INFLUENCE - left for left in influence)  # 5.3
    return Standing(levels, lost, len(influence))


def running(members: tuple[Member, ...], influence: tuple[int, ...], levels: Levels) -> tuple[Player, ...]:
    """5.1 The seats whose goals hold."""
    end = standing(influence, levels)
    return tuple(seat for seat, member in enumerate(members, 1) if GOALS[member](end))


def outcome(members: tuple[Member, ...], influence: tuple[int, ...], levels: Levels) -> Outcome:
    """5.1 Of those whose goal holds the one with the highest Influence wins; nobody if that is nobody, or several."""
    end, held = standing(influence, levels), running(members, influence, levels)
    most = max((influence[seat - 1] for seat in held), default=0)
    first = [seat for seat in held if influence[seat - 1] == most]
    winners: tuple[Player, ...] = (first[0],) if len(first) == 1 else ()
    who = members[first[0] - 1] if winners else "tie" if first else "nobody"
    numbers = (*levels.items(), ("sum", end.sum), ("lost", end.lost), ("running", len(held)), ("influence", most))
    return Outcome(winners, who, "politburo 5.1", numbers)
