"""“What if” without a process of its own."""

from __future__ import annotations

from collections.abc import Mapping

from presidium.bots.whatif import Crossroads, Pair
from presidium.core import Action, Player
from presidium.table import whatif
from presidium.table.whatif import WhatIfs


class Here(WhatIfs):
    """Plays on at once, where it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Crossroads, Mapping[Player, Action]]] = []

    async def _played(
        self, crossing: Crossroads, answers: Mapping[Player, Action], bot: str, seed: str, seconds: float, times: int
    ) -> list[Pair]:
        self.asked.append((crossing, answers))
        return whatif.played(crossing, answers, bot, seed, seconds, times)
