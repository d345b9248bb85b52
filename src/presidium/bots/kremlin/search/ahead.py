"""Compares the best answers of Kremlin by playing each on in likely worlds, if control of a politician matters."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from presidium.bots.kremlin.play.outlook import Outlook
from presidium.bots.kremlin.play.reactions import concerned, worth
from presidium.bots.runtime.mind import Policy
from presidium.core import PASS, Action, SeatView
from presidium.games.kremlin.actions import DeclareAsNeeded
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.state import Moment, Public

MAX_ANSWERS: Final = 4
"""Maximum number of answers that are compared by playing on."""
MAX_DEFICIT: Final = 0.04
"""An answer whose first valuation is lower than the usual answer's by more than this is not compared."""

Came = dict[Action, list[float]]
"""The results of each compared answer, one for each simulated world."""
Means = tuple[Callable[..., Any], int, float]
"""How a bot plays on: search class, number of worlds, and the standard errors by which it replaces an answer."""


def worth_a_thought(view: SeatView[Public], outlook: Outlook, usual: Policy) -> list[Action]:
    """The usual answer, and answers that may be better. Fewer than two answers mean that there is little to decide."""
    step, first = view.stack[-1], max(usual, key=lambda action: usual[action])
    if isinstance(step, Window):
        return ways_to_react(view, outlook, first)
    if not isinstance(step, Right):
        return []
    who = step.actor(Moment(view.rules, view.public))
    assert who is not None
    worths = {action: worth(view, outlook, who, action, step) for action in view.options}
    likely = sorted(worths, key=lambda action: -worths[action])[:MAX_ANSWERS]
    close = [action for action in likely if worths[action] >= worths[first] - MAX_DEFICIT]
    return [first, *(action for action in close if action != first)]


def ways_to_react(view: SeatView[Public], outlook: Outlook, first: Action) -> list[Action]:
    """The reactions worth comparing: the usual one, a pass, and declaring everything on the window's politician."""
    claims = outlook.claims
    who = concerned(view, claims)
    if who is None or not isinstance(view.stack[-2], Finality):
        return []
    return list(dict.fromkeys((first, PASS, DeclareAsNeeded(who, claims.on(who)))))


def surely_better(came: Came, first: Action, surer: float) -> Action | None:
    """The answer whose results exceed those of answer `first` by this many standard errors; None if there is none."""
    best = max(came, key=lambda action: ahead(came[action], came[first], surer))
    return best if ahead(came[best], came[first], surer) > 0 else None


def ahead(some: list[float], others: list[float], surer: float) -> float:
    """Mean difference of two answers' results, world by world, minus `surer` standard errors."""
    differences = [one - other for one, other in zip(some, others, strict=False)]
    if len(differences) < 2:
        return 0.0
    return fmean(differences) - surer * stdev(differences) / sqrt(len(differences))
