"""The numbered list of actions in Politburo."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from presidium.core import Rules
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Cast, Draw, First, Name, Point, Propose, Vote
from presidium.lab.environments.actions.blocks import Actions, Axis, Block

THUMBS: Final = ("for", "against")
SIDES: Final = ("repression", "reform")


def actions(rules: Rules) -> Actions:
    """The action list of Politburo. A Gensek never names their own seat, and no voter points at their own seat."""
    others = tuple(range(1, rules.seats))
    return Actions(
        rules,
        (
            Block("propose", Propose, (Axis("ministry", MINISTRIES),)),
            Block("vote", Vote, (Axis("vote", THUMBS),)),
            Block("name", Name, (Axis("voters", tuple(combinations(others, 3)), True),)),
            Block("cast", Cast, (Axis("side", SIDES),)),
            Block("point", Point, (Axis("seat", others, True),)),
        ),
        (
            Block("draw", Draw, (Axis("member", MEMBERS),)),
            Block("first", First, (Axis("seat", tuple(range(rules.seats)), True),)),
        ),
    )
