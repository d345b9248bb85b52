"""The numbered list of actions in Goulag."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from presidium.core import Pass, Rules
from presidium.games.goulag.moves import Deal, First, Name, Play, Supervise
from presidium.lab.environments.actions.blocks import Actions, Axis, Block

SIDES: Final = ("loyal", "disloyal")
CARDS: Final = ("work", "strike")


def actions(rules: Rules) -> Actions:
    """The action list of Goulag. A commissar never names their own seat, so named seats are 1 or more to the left."""
    others = tuple(range(1, rules.seats))
    named = (Axis("builders", tuple(combinations(others, 2)), True), Axis("supervisor", others, True))
    return Actions(
        rules,
        (
            Block("pass", Pass, about="the supervisor lets things be"),
            Block("name", Name, named, "never open where the supervisor would build too"),
            Block("play", Play, (Axis("card", CARDS),)),
            Block("supervise", Supervise, (Axis("builder", others, True),), "he has to exchange"),
        ),
        (
            Block("deal", Deal, (Axis("side", SIDES),)),
            Block("first", First, (Axis("seat", tuple(range(rules.seats)), True),)),
        ),
    )
