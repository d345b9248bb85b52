"""A master: an analyst that knows analysts, looks at many more worlds, and is not to be foreseen."""

from __future__ import annotations

from math import exp
from typing import Final

from presidium.bots.mind import Policy
from presidium.bots.politburo.analyst import Analyst
from presidium.bots.politburo.characters import Company
from presidium.bots.politburo.lenses import Repute
from presidium.bots.politburo.moment import Moment
from presidium.bots.politburo.playing import Play
from presidium.core import SeatView
from presidium.politburo.state import Public

TEMPER: Final = 0.003
"""How much worse an answer may end to be given a third as often as the best: little, for it adds up."""
AMONG: Final[Company] = (0.1, 0.05, 0.75, 0.1)
"""Whom it expects: people who look ahead as it does; what they do soon tells whether they are plain instead."""
DOUBTED: Final[Company] = (0.8, 0.1, 0.1)
"""Such people say what serves them."""


class Master(Analyst):
    """Mixes answers that end about as well."""

    thinks = 1.0
    company = AMONG
    saying = DOUBTED

    def __init__(self, worlds: int = 600, mute: int = 0, talk: float = 1.0, honest: float = 0.0) -> None:
        super().__init__(worlds, mute, talk, honest)

    def policy(self, view: SeatView[Public]) -> Policy:
        ends = self.ends(view)
        most = max(ends.values())
        shares = {action: exp((end - most) / TEMPER) for action, end in ends.items()}
        whole = sum(shares.values())
        return {action: share / whole for action, share in shares.items()}

    def play(self, now: Moment, me: int, repute: Repute) -> Play:
        return Modest(now, me, repute)


class Modest(Play):
    """Plays on knowing that whom to point at is hardly ever plain among people who look ahead."""

    keen = 0.55
