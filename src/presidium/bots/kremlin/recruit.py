"""A player of Kremlin for somebody's first game: it means well, and is often somewhere else with its thoughts."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.sheet import by_promise
from presidium.bots.kremlin.temper import EAGER, Temper
from presidium.bots.mind import Policy
from presidium.core import Action, SeatView
from presidium.kremlin.actions import Write
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.setup import POINTS
from presidium.kremlin.state import Public, edition_of

MOODS: Final = {"1988": 0.7, "1986": 2.5}
"""By edition: how far its ranking is from what it would be on another day. In 1988 to write on the obvious men is worse
than to write as it comes."""

STRAYS: Final = 0.19
"""How often it does anything at all; in windows, where most of what can be done is to show too much, it never does."""


class Recruit(Careful):
    """Writes its sheet as it comes, holds everything to be worth what it seems, and often strays."""

    tempers: ClassVar[Mapping[str, Temper]] = EAGER
    nerve: ClassVar[float] = 0.0

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return Write(tuple(by_promise(view, rng, MOODS[edition_of(view).name])[: len(POINTS)]))

    def policy(self, view: SeatView[Public]) -> Policy:
        meant = super().policy(view)
        if isinstance(view.options, Reactions):
            return meant
        mixed: Policy = {action: (1 - STRAYS) * share for action, share in meant.items()}
        for action, share in astray(view).items():
            mixed[action] = mixed.get(action, 0.0) + STRAYS * share
        return mixed


def astray(view: SeatView[Public]) -> Policy:
    """Each kind of action is as likely as the others, in however many ways it can be done."""
    options = list(view.options)
    kinds = [type(action) for action in options]
    return {action: 1 / len(set(kinds)) / kinds.count(type(action)) for action in options}
