"""The strongest bot of Politburo: an analyst with fifteen times as many worlds. It expects analysts as opponents and
mixes its answers."""

from __future__ import annotations

from math import exp
from typing import Final

from presidium.bots.politburo.analyst import Analyst
from presidium.bots.politburo.characters import Company
from presidium.bots.politburo.lenses import Repute
from presidium.bots.politburo.moment import Moment
from presidium.bots.politburo.playing import Play
from presidium.bots.politburo.replies import bound
from presidium.bots.runtime.mind import Policy
from presidium.core import SeatView
from presidium.games.politburo.state import Public

TEMPERATURE: Final = 0.003
"""Softmax temperature, in winning probability: an answer that is worse by this much is played a third as often. The
temperature is low because small losses add up."""
AMONG: Final[Company] = (0.1, 0.05, 0.75, 0.1)
"""Assumed shares of the types plain, shrewd, seasoned and random: mostly seasoned players, who look ahead."""
DOUBTED: Final[Company] = (0.8, 0.1, 0.1)
"""Assumed shares of the degrees of honesty: most opponents look ahead and say what helps them."""


class Master(Analyst):
    """An analyst that chooses at random among answers of almost equal value."""

    thinks = 1.0
    company = AMONG
    saying = DOUBTED

    def __init__(self, worlds: int = 600, mute: int = 0, talk: float = 1.0, honest: float = 0.0) -> None:
        super().__init__(worlds, mute, talk, honest)

    def policy(self, view: SeatView[Public]) -> Policy:
        ends = self.ends(view)
        most = max(ends.values())
        shares = {action: exp((end - most) / TEMPERATURE) for action, end in ends.items()}
        whole = sum(shares.values())
        return bound(view, ends, {action: share / whole for action, share in shares.items()})

    def play(self, now: Moment, me: int, repute: Repute) -> Play:
        return Modest(now, me, repute)


class Modest(Play):
    """A simulation in which the bot finds the deviant with a lower probability than in `Play`, because opponents who
    look ahead seldom give themselves away."""

    keen = 0.55
