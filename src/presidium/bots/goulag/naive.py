"""A naive worker of Goulag, mended: it believes what is likely, acts by what is worth most now, and keeps a face.

It never thinks of what comes after. But whoever always plays the card of his side is known after one round, so it
covers: as long as its side seems to be the weaker one it mostly plays what the stronger one would, and whom it names
and supervises is never more than likely.
"""

from __future__ import annotations

from typing import Final

from presidium.bots.goulag.beliefs import Posterior, posterior
from presidium.bots.goulag.lenses import expected_work, soft
from presidium.bots.mind import Mind, Policy
from presidium.core import Action, SeatView
from presidium.goulag.game import Public
from presidium.goulag.moves import Name, Play, Supervise

IDLE: Final = 0.15
"""How likely it thinks, to begin with, that nobody at the table cares."""


class Naive(Mind[Public]):
    def __init__(
        self, heat: float = 0.25, weaker: float = 0.25, stronger: float = 0.85, late: int = 1, watch: float = 0.15
    ) -> None:
        """`heat` and `watch` are how far from its best it strays when it names and when it supervises; `weaker` and
        `stronger` how often it plays the card of its side, if that seems to be the weaker one or the stronger; in the
        `late` last rounds it always does."""
        self.heat, self.weaker, self.stronger, self.late, self.watch = heat, weaker, stronger, late, watch

    def policy(self, view: SeatView[Public]) -> Policy:
        believed = posterior(view, idle=IDLE)
        trust = believed.loyal()
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        if isinstance(options[0], Play):
            true = self.true(view, believed, loyal)
            return {Play("work"): true if loyal else 1 - true, Play("strike"): 1 - true if loyal else true}
        sign = 1 if loyal else -1
        worth = [sign * work_of(action, trust) for action in options]
        heat = self.heat if isinstance(options[0], Name) else self.watch
        return dict(zip(options, soft(worth, heat, 0.0), strict=True))

    def true(self, view: SeatView[Public], believed: Posterior, loyal: bool) -> float:
        """How often it plays the card of its side."""
        if view.public.round > view.rules.seats - self.late:
            return 1.0
        seats = view.rules.seats
        many = sum(weight * sum(deal) for deal, weight in zip(believed.deals, believed.of_deals, strict=True))
        return self.stronger if (many * 2 >= seats) is loyal else self.weaker


def work_of(action: Action, trust: dict[int, float]) -> float:
    """The Work cards to expect from it: what a loyal player wants more of, and a disloyal one less."""
    if isinstance(action, Supervise):
        return 1 - 2 * trust[action.builder]
    if isinstance(action, Name):
        one, other = action.builders
        return expected_work(trust[one], trust[other], trust[action.supervisor])
    return 0.0
