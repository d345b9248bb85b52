"""Times of day where somebody lives, or where a table sits: by the clock on the wall, daylight saving and all."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC as EVERYWHERE
from datetime import datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from presidium.core import Refused, refusal

UTC: Final = "UTC"
LONGEST: Final = 16 * 60
"""How many minutes of a day somebody may keep quiet."""


class QuietHours(msgspec.Struct, frozen=True):
    """When somebody wants to be left alone, in minutes after midnight where he lives; they may go past midnight."""

    zone: str
    starts: int
    ends: int


@lru_cache(1)
def zones() -> frozenset[str]:
    """The zones there are; names that mean something else on every machine are none."""
    return frozenset(name for name in available_timezones() if "/" in name) | {UTC}


def zone_named(name: str) -> str:
    """The name of a zone; Refused if nobody knows it."""
    if name not in zones():
        raise Refused(refusal("no-such-zone", zone=name))
    return name


def kept(zone: str, starts: int, ends: int) -> QuietHours:
    """Hours that somebody may keep; Refused if nobody could ever ask him anything."""
    if (ends - starts) % (24 * 60) > LONGEST:
        raise Refused(refusal("hours-too-long", most=LONGEST // 60))
    return QuietHours(zone_named(zone), starts, ends)


@lru_cache(64)
def _zone(name: str) -> tzinfo:
    return ZoneInfo(name) if name in zones() else EVERYWHERE  # another machine may know fewer of them


def first_at(minutes: Iterable[int], zone: str, wall: float) -> float:
    """When it is one of these times of day there for the first time, at this moment by the wall or after it.

    A time that a clock leaves out, as it is put forward, comes by as much later; one it shows twice is the first.
    """
    place, minutes = _zone(zone), tuple(minutes)
    today = datetime.fromtimestamp(wall, place).date()
    days = (today + timedelta(days=ahead) for ahead in (-1, 0, 1, 2))
    times = (datetime.combine(day, time(*divmod(each, 60)), place).timestamp() for day in days for each in minutes)
    return min(at for at in times if at >= wall)


def after(hours: QuietHours | None, wall: float) -> float:
    """The moment itself, by the wall, or the end of somebody's quiet hours if it falls into them."""
    if hours is None or hours.starts == hours.ends:
        return wall
    place = datetime.fromtimestamp(wall, _zone(hours.zone))
    minute, long = place.hour * 60 + place.minute, (hours.ends - hours.starts) % (24 * 60)
    quiet = (minute - hours.starts) % (24 * 60) < long
    return first_at((hours.ends,), hours.zone, wall) if quiet else wall
