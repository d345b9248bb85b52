"""When somebody does not want to be called, by the clock on his own wall."""

from __future__ import annotations

from presidium.table.calling.ledger import Callee
from presidium.table.hours import QuietHours, after


def is_quiet(callee: Callee, wall: float) -> bool:
    """Whether it is one of his quiet hours there; they may go past midnight."""
    if callee.quiet_from is None or callee.quiet_to is None:
        return False
    return after(QuietHours(callee.zone, callee.quiet_from, callee.quiet_to), wall) > wall
