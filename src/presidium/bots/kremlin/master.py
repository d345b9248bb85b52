"""The strongest bot of Kremlin: an analyst with more time that expects analysts as opponents."""

from __future__ import annotations

from typing import ClassVar, Final

from presidium.bots.kremlin.analyst import MIN_STANDARD_ERRORS, Analyst
from presidium.bots.kremlin.belief.mixture import Level
from presidium.bots.kremlin.search.ahead import Means
from presidium.bots.kremlin.search.search import Search
from presidium.bots.kremlin.talk import TALK_RATE
from presidium.core import Rules

ENGINE_DIVISOR: Final = 10
"""Without compiled code, the number of worlds is divided by this, and games are played on to the end of the year."""


class Master(Analyst):
    """An analyst that plays on in four times as many worlds as the level `analyst`, also without compiled code. It
    writes its sheet for opponents who infer sheets."""

    thinks: ClassVar[float] = 1.0
    writes: ClassVar[Level] = "master"

    def __init__(self, worlds: int = 400, sheet: str = "own", talk: float = TALK_RATE, honest: float = -1.0) -> None:
        super().__init__(worlds, sheet, talk, honest)

    def means(self, rules: Rules) -> Means | None:
        return super().means(rules) or (Search, self.worlds // ENGINE_DIVISOR, MIN_STANDARD_ERRORS)
