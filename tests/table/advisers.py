"""Advice without waiting: thought at once, in this process, and told without a beat."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.bots import Opinion
from presidium.core import Action, SeatView
from presidium.table import opinions, thinking
from presidium.table.thinking import Thinking


async def at_once(
    _: Thinking, game: str, name: str, view: SeatView[Any], given: Action | None = None, luck: str = ""
) -> Opinion:
    return thinking.opine(game, name, thinking.bare(view), given, luck)


def advise_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Thinking, "opine", at_once)
    patch.setattr(opinions, "BEAT", 0.0)
