"""A player of Kremlin for somebody's first game: it means well, and is often somewhere else with its thoughts."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.frozen.kremlin import suggest_sheet
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.temper import PLAIN, Temper
from presidium.bots.mind import Policy
from presidium.core import PASS, Action, SeatView
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.state import Public

STRAYS: Final = 0.2
"""How often it does anything at all, or lets a window pass in which it meant to speak."""


class Recruit(Careful):
    """Backs the obvious men, holds everything to be worth what it seems, and strays one time in five."""

    tempers: ClassVar[Mapping[str, Temper]] = PLAIN

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return suggest_sheet(view, rng)

    def policy(self, view: SeatView[Public]) -> Policy:
        meant = super().policy(view)
        mixed: Policy = {action: (1 - STRAYS) * share for action, share in meant.items()}
        for action, share in astray(view).items():
            mixed[action] = mixed.get(action, 0.0) + STRAYS * share
        return mixed


def astray(view: SeatView[Public]) -> Policy:
    """In a window, nothing; elsewhere each kind of action as likely as the others, in however many ways it is done."""
    if isinstance(view.options, Reactions):
        return {PASS: 1.0}
    options = list(view.options)
    kinds = [type(action) for action in options]
    return {action: 1 / len(set(kinds)) / kinds.count(type(action)) for action in options}
