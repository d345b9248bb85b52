"""Advice without waiting: thought at once, in this process, and told without a beat."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.bots import Opinion
from presidium.core import Action, SeatView
from presidium.server.http.routes import advice
from presidium.server.live import bot_pool
from presidium.server.live.bot_pool import BotPool


async def at_once(
    _: BotPool,
    game: str,
    name: str,
    view: SeatView[Any],
    given: Action | None = None,
    luck: str = "",
    person: str | None = None,  # noqa: ARG001
) -> Opinion:
    return bot_pool.opine(game, name, bot_pool.bare(view), given, luck)


def advise_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BotPool, "opine", at_once)
    patch.setattr(advice, "ADVICE_STEP_S", 0.0)
