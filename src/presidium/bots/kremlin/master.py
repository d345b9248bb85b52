"""A master of Kremlin: an analyst that takes its time, and expects others to be analysts."""

from __future__ import annotations

from typing import ClassVar, Final

from presidium.bots.kremlin.ahead import Means
from presidium.bots.kremlin.analyst import SURER, Analyst
from presidium.bots.kremlin.mixture import Level
from presidium.bots.kremlin.search import Search
from presidium.bots.kremlin.talk import TALKATIVE
from presidium.core import Rules

FEWER: Final = 10
"""How many times fewer worlds the engine plays on in than machine code does; and to the end of the year only."""


class Master(Analyst):
    """Plays on in many more worlds, and where there is no machine code too; it writes its sheet as suits a table of
    those who read sheets."""

    thinks: ClassVar[float] = 1.0
    writes: ClassVar[Level] = "master"

    def __init__(self, worlds: int = 400, sheet: str = "own", talk: float = TALKATIVE, honest: float = -1.0) -> None:
        super().__init__(worlds, sheet, talk, honest)

    def means(self, rules: Rules) -> Means | None:
        return super().means(rules) or (Search, self.worlds // FEWER, SURER)
