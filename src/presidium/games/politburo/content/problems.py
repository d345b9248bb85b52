"""Problems of Politburo, each in the last round.

All players are assumed to vote for their members' goals in every ballot. A member who wants a ministry highest votes
Repression there and Reform elsewhere; a member who wants one lowest votes the opposite. Bulganin votes Repression,
Khrushchev Reform. Molotov and Zhdanov toss a coin. Players point at random.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from presidium.core import Problem

AGREED: Final = "propose finance, vote for, vote for, vote for, vote for, vote for"

PROBLEMS: Final = (
    Problem(
        "one-step-back",
        "politburo | members bulganin kirov zhdanov khrushchev beria | influence 3 2 2 2 2 "
        "| defence 1 | finance 1 | security -1 | round 5 | gensek 3 "
        f"| since {AGREED}, voters 1 4 5, ballot repression, ballot reform, ballot reform, "
        "voters 1 4 5, ballot repression, ballot reform, ballot reform",
        seat=1,
        best="ballot repression",
        chances={"ballot repression": Fraction(10699, 14448), "ballot reform": Fraction(337, 4816)},
    ),
    Problem(
        "let-it-rise",
        "politburo | members kaganovich voroshilov bulganin khrushchev kirov | influence 2 3 2 2 2 "
        "| defence 2 | finance 0 | security -1 | round 5 | gensek 5 "
        f"| since {AGREED}, voters 1 2 3, ballot repression, ballot reform, ballot repression, "
        "voters 1 2 3, ballot repression, ballot reform, ballot repression",
        seat=2,
        best="ballot repression",
        chances={"ballot repression": Fraction(40913, 43344), "ballot reform": Fraction(15853, 21672)},
    ),
    Problem(
        "a-matter-of-counting",
        "politburo | members voroshilov kaganovich zhdanov khrushchev bulganin | influence 2 2 2 3 2 "
        "| defence 0 | finance 0 | security 1 | round 5 | gensek 3 "
        f"| since {AGREED}, voters 1 2 5, ballot reform, ballot repression, ballot repression, "
        "voters 2 4 5, ballot repression, ballot reform, ballot repression, "
        "ballot reform, ballot reform, ballot repression",
        seat=4,
        best="point 5",
        chances={"point 5": Fraction(1703, 1814), "point 1": Fraction(701, 3628)},
    ),
    Problem(
        "three-of-a-kind",
        "politburo | members kaganovich bulganin kuibyshev malenkov kirov | influence 3 2 2 2 2 "
        "| defence 2 | finance 0 | security 0 | round 5 | gensek 1 "
        f"| past 4 -1 {AGREED}, voters 1 2 3, ballot repression, ballot repression, ballot reform, "
        "voters 2 3 4, ballot repression, ballot reform, ballot repression, "
        "ballot repression, ballot repression, ballot reform, point 3, point 3, point 1 "
        f"| since {AGREED}, voters 3 4 5, ballot reform, ballot repression, ballot repression",
        seat=1,
        best="voters 2 4 5",
        chances={
            "voters 2 4 5": Fraction(1071, 1760),
            "voters 2 3 5": Fraction(45, 704),
            "voters 2 3 4": Fraction(193, 3520),
            "voters 3 4 5": Fraction(73, 1760),
        },
    ),
)
