"""The brief of every question of Kremlin."""

from __future__ import annotations

from presidium.core import Brief, View
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.brief.acting import Acting, asked
from presidium.kremlin.brief.reacting import reacting
from presidium.kremlin.state import Public


def brief(v: View[Public]) -> Brief | None:
    """What is asked of this seat now; None if nothing is, or the question says it all."""
    if v.seat is None or v.seat not in v.asked or not v.stack:
        return None
    step = v.stack[-1]
    if isinstance(step, Window):
        return reacting(v, step)
    if isinstance(step, Right):
        return Acting(v, step).brief()
    return None if v.options is None else asked(step, v.options)
