"""“What if” without a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from presidium.bots.analysis.whatif import Crossroads
from presidium.core import Action, Player
from presidium.server.archive import whatif
from presidium.server.archive.whatif import WhatIfRunner
from presidium.server.base.job_pool import JobSlot

T = TypeVar("T")


class Here(WhatIfRunner):
    """Plays on at once, where it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Crossroads, Mapping[Player, Action]]] = []

    async def _run(self, turn: JobSlot, seconds: float, work: Callable[..., T], *args: Any) -> T:
        if work is whatif.played:
            crossing, answers, *_ = args
            self.asked.append((crossing, answers))
        return work(*args)
