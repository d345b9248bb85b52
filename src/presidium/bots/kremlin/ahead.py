"""Looking ahead in Kremlin: where control matters, the answers that seem best are played on, in worlds one believes."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from presidium.bots.kremlin.outlook import Outlook
from presidium.bots.kremlin.reactions import concerned, worth
from presidium.bots.mind import Policy
from presidium.core import PASS, Action, SeatView
from presidium.kremlin.actions import DeclareAsNeeded
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.state import Moment, Public

ANSWERS: Final = 4
"""At most so many are thought through."""
CLOSE: Final = 0.04
"""An answer that seems so much worse at first sight is not."""

Came = dict[Action, list[float]]
"""What came of each answer, world by world."""
Means = tuple[Callable[..., Any], int, float]
"""By what one plays on, in how many worlds, and how many standard errors better another answer has to be."""


def worth_a_thought(view: SeatView[Public], outlook: Outlook, usual: Policy) -> list[Action]:
    """The usual answer, and those that may be better; it alone, or nothing, where there is little to think about."""
    step, first = view.stack[-1], max(usual, key=lambda action: usual[action])
    if isinstance(step, Window):
        return ways_to_react(view, outlook, first)
    if not isinstance(step, Right):
        return []
    who = step.actor(Moment(view.rules, view.public))
    assert who is not None
    worths = {action: worth(view, outlook, who, action, step) for action in view.options}
    likely = sorted(worths, key=lambda action: -worths[action])[:ANSWERS]
    close = [action for action in likely if worths[action] >= worths[first] - CLOSE]
    return [first, *(action for action in close if action != first)]


def ways_to_react(view: SeatView[Public], outlook: Outlook, first: Action) -> list[Action]:
    """What seems right, silence, and to fight for him with all there is; where the window is about somebody."""
    claims = outlook.claims
    who = concerned(view, claims)
    if who is None or not isinstance(view.stack[-2], Finality):
        return []
    return list(dict.fromkeys((first, PASS, DeclareAsNeeded(who, claims.on(who)))))


def surely_better(came: Came, first: Action, surer: float) -> Action | None:
    """Which of them came out better than the first, by so many standard errors; None: none did."""
    best = max(came, key=lambda action: ahead(came[action], came[first], surer))
    return best if ahead(came[best], came[first], surer) > 0 else None


def ahead(some: list[float], others: list[float], surer: float) -> float:
    """How much better the one came out than the other, world by world, beyond what luck may do."""
    differences = [one - other for one, other in zip(some, others, strict=False)]
    if len(differences) < 2:
        return 0.0
    return fmean(differences) - surer * stdev(differences) / sqrt(len(differences))
