"""Problems of Goulag, each in the last round.

All players are assumed to play by the cards they have seen: builders play their side's card, and a supervisor makes a
builder exchange only if that builder is the right-hand neighbour and on the other side. So past events reveal the
sides.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from presidium.core import Problem

PROBLEMS: Final = (
    Problem(
        "the-last-shift",
        "goulag | cards D L L D L | round 5 | commissar 1 | canal 5 | before 1 2 3 | past "
        "1 name 1 4 watch 5, play strike, play strike, supervise 4; "
        "2 name 2 5 watch 4, play work, play work, pass; "
        "3 name 1 5 watch 3, play strike, play work, pass; "
        "4 name 1 2 watch 3, play strike, play work, pass "
        "| since name 4 5 watch 2, play strike, play work",
        seat=2,
        best="supervise 4",
        chances={"supervise 4": Fraction(1)},
    ),
    Problem(
        "the-neighbour-knows",
        "goulag | cards L D L D D | round 5 | commissar 1 | canal 3 | before 1 3 4 | past "
        "1 name 1 5 watch 3, play work, play strike, pass; "
        "2 name 4 5 watch 2, play strike, play strike, pass; "
        "3 name 1 2 watch 5, play work, play strike, pass; "
        "4 name 1 4 watch 3, play work, play strike, pass "
        "| since name 2 4 watch 3",
        seat=2,
        best="play work",
        chances={"play work": Fraction(3, 4)},
    ),
    Problem(
        "a-place-for-everybody",
        "goulag | cards D D L L L | round 5 | commissar 3 | canal 5 | before 1 4 5 | past "
        "1 name 1 5 watch 3, play strike, play work, pass; "
        "2 name 1 4 watch 2, play strike, play work, pass; "
        "3 name 2 5 watch 3, play strike, play work, supervise 2; "
        "4 name 1 4 watch 5, play strike, play work, pass",
        seat=3,
        best="name 4 5 watch 2",
        chances={"name 4 5 watch 2": Fraction(1)},
    ),
    Problem(
        "not-one-step-more",
        "goulag | cards D L D D L | round 5 | commissar 3 | canal 3 | before 3 4 5 | past "
        "1 name 1 3 watch 5, play strike, play strike, pass; "
        "2 name 1 4 watch 2, play strike, play strike, supervise 1; "
        "3 name 3 5 watch 2, play strike, play work, pass; "
        "4 name 4 5 watch 3, play strike, play work, pass",
        seat=3,
        best="name 4 5 watch 1",
        chances={"name 4 5 watch 1": Fraction(1)},
    ),
)
