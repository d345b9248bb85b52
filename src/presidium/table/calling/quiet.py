"""When somebody does not want to be called, by the clock on his own wall."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from presidium.core import Refused, refusal
from presidium.table.calling.ledger import Callee


@lru_cache(1)
def zones() -> frozenset[str]:
    return frozenset(available_timezones()) | {"UTC"}


def zone_named(name: str) -> str:
    """Refused if nobody here knows this zone."""
    if name not in zones():
        raise Refused(refusal("not-a-zone", zone=name[:60]))
    return name


@lru_cache(64)
def place(name: str) -> tzinfo:
    return ZoneInfo(name) if name in zones() and name != "UTC" else UTC


def is_quiet(callee: Callee, wall: float) -> bool:
    """Whether it is one of his quiet hours there; they may go past midnight."""
    begins, ends = callee.quiet_from, callee.quiet_to
    if begins is None or ends is None or begins == ends:
        return False
    there = datetime.fromtimestamp(wall, place(callee.zone))
    minute = there.hour * 60 + there.minute
    return (minute - begins) % 1440 < (ends - begins) % 1440
