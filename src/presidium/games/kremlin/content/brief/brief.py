"""Chooses the brief for every question of Kremlin."""

from __future__ import annotations

from presidium.core import Brief, View
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.brief.acting import Acting, asked
from presidium.games.kremlin.content.brief.reacting import reacting
from presidium.games.kremlin.state import Public


def brief(v: View[Public]) -> Brief | None:
    """The brief of the current question for this seat; None if the seat is not asked, or the question says enough."""
    if v.seat is None or v.seat not in v.asked or not v.stack:
        return None
    step = v.stack[-1]
    if isinstance(step, Window):
        return reacting(v, step)
    if isinstance(step, Right):
        return Acting(v, step).brief()
    return None if v.options is None else asked(v, step, v.options)
