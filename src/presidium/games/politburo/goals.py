"""The ten members of the Politburo, what each of them wants, and who wins (5).

Goals depend only on the end of the game: the levels of the ministries, and the Influence that players have lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from presidium.core import Outcome, Player, Rules, value

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
"""Level of each ministry: positive towards Repression, negative towards Reform."""

MINISTRIES: Final[tuple[Ministry, Ministry, Ministry]] = ("defence", "finance", "security")
INFLUENCE: Final = 3  # 1.2


@value
class Standing:
    """The levels of the ministries and the Influence lost, when the last round is over."""

    levels: Levels
    lost: int
    seats: int

    @property
    def sum(self) -> int:
        return sum(self.levels.values())


Goal = Callable[[Standing], bool]


def highest(ministry: Ministry) -> Goal:
    """5.2 Returns the goal that no ministry has a higher level; a ministry with an equal level changes nothing."""
    return lambda end: end.levels[ministry] == max(end.levels.values())


def lowest(ministry: Ministry) -> Goal:
    """5.2 Returns the goal that no ministry has a lower level; a ministry with an equal level changes nothing."""
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


def only(goal: Goal, ministry: Ministry) -> Goal:
    """5.6 Returns the goal that is met, and that no other ministry has this ministry's level."""
    return lambda end: goal(end) and list(end.levels.values()).count(end.levels[ministry]) == 1


STRICT: Final[dict[Member, Goal]] = {  # 5.6
    "beria": only(GOALS["beria"], "security"),
    "kirov": only(GOALS["kirov"], "security"),
    "kaganovich": only(GOALS["kaganovich"], "finance"),
    "kuibyshev": only(GOALS["kuibyshev"], "finance"),
    "voroshilov": only(GOALS["voroshilov"], "defence"),
    "malenkov": only(GOALS["malenkov"], "defence"),
    "bulganin": lambda end: end.sum > 0,
    "khrushchev": lambda end: end.sum < 0,
    "molotov": lambda end: 2 * end.lost < end.seats,
    "zhdanov": lambda end: 2 * end.lost > end.seats,
}
"""For each member: the goal met strictly, which counts before a goal met by a tie if the option `goals` is `strict`."""


def standing(influence: tuple[int, ...], levels: Levels) -> Standing:
    lost = sum(INFLUENCE - left for left in influence)  # 5.3
    return Standing(levels, lost, len(influence))


def running(members: tuple[Member, ...], influence: tuple[int, ...], levels: Levels) -> tuple[Player, ...]:
    """5.1 Returns the seats whose goals are met."""
    end = standing(influence, levels)
    return tuple(seat for seat, member in enumerate(members, 1) if GOALS[member](end))


def outcome(
    members: tuple[Member, ...], influence: tuple[int, ...], levels: Levels, rules: Rules | None = None
) -> Outcome:
    """5.1 Among players whose goals are met the highest Influence wins; nobody wins if it is shared or no goal is
    met. Without `rules` all options have their defaults."""
    end, held = standing(influence, levels), running(members, influence, levels)
    most = max((influence[seat - 1] for seat in held), default=0)
    first = [seat for seat in held if influence[seat - 1] == most]
    rule = "politburo 5.1"
    if rules is not None and rules["goals"] == "strict":  # 5.6
        strictly = [seat for seat in first if STRICT[members[seat - 1]](end)]
        rule = "politburo 5.6" if len(strictly) == 1 < len(first) else rule
        first = strictly or first
    winners: tuple[Player, ...] = (first[0],) if len(first) == 1 else ()
    who: str = members[first[0] - 1] if winners else "tie" if first else "nobody"
    if who == "tie" and rules is not None and rules["victory"] == "shared":  # 5.5
        winners, who, rule = tuple(first), "shared", "politburo 5.5"
    numbers = (*levels.items(), ("sum", end.sum), ("lost", end.lost), ("running", len(held)), ("influence", most))
    return Outcome(winners, who, rule, numbers)
