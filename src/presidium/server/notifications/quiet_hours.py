"""Quiet hours: the hours of the day, in a person's own time zone, in which they get no notification."""

from __future__ import annotations

from presidium.server.base.hours import QuietHours, after
from presidium.server.notifications.repository import Callee


def is_quiet(callee: Callee, wall: float) -> bool:
    """True if this time is in the person's quiet hours, which may extend past midnight."""
    if callee.quiet_from is None or callee.quiet_to is None:
        return False
    return after(QuietHours(callee.zone, callee.quiet_from, callee.quiet_to), wall) > wall
