"""Time zones, quiet hours and times of day in local time, daylight saving included."""

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
MAX_QUIET_MINUTES: Final = 16 * 60
"""Maximum length of quiet hours, in minutes a day."""


class QuietHours(msgspec.Struct, frozen=True):
    """A daily period, in minutes after local midnight, in which a person wants no notification; it may span
    midnight."""

    zone: str
    starts: int
    ends: int


@lru_cache(1)
def zones() -> frozenset[str]:
    """The time zones known here: IANA names with a slash, and UTC. Other names, such as EST, do not mean the same
    everywhere."""
    return frozenset(name for name in available_timezones() if "/" in name) | {UTC}


def zone_named(name: str) -> str:
    """The given name, if it is a known time zone. Raises Refused otherwise."""
    if name not in zones():
        raise Refused(refusal("no-such-zone", zone=name))
    return name


def kept(zone: str, starts: int, ends: int) -> QuietHours:
    """The quiet hours with these limits. Raises Refused if they exceed 16 hours a day or the zone is unknown."""
    if (ends - starts) % (24 * 60) > MAX_QUIET_MINUTES:
        raise Refused(refusal("hours-too-long", most=MAX_QUIET_MINUTES // 60))
    return QuietHours(zone_named(zone), starts, ends)


@lru_cache(64)
def _zone(name: str) -> tzinfo:
    # the machine that stored the zone may have known more of them
    return ZoneInfo(name) if name in zones() else EVERYWHERE


def first_at(minutes: Iterable[int], zone: str, wall: float) -> float:
    """The first time at or after `wall` (Unix seconds) that is one of these minutes after midnight in this zone.

    A local time skipped by daylight saving is moved on by the time that was skipped. If a local time occurs twice in a
    night, the first one counts.
    """
    place, minutes = _zone(zone), tuple(minutes)
    today = datetime.fromtimestamp(wall, place).date()
    days = (today + timedelta(days=ahead) for ahead in (-1, 0, 1, 2))
    times = (datetime.combine(day, time(*divmod(each, 60)), place).timestamp() for day in days for each in minutes)
    return min(at for at in times if at >= wall)


def after(hours: QuietHours | None, wall: float) -> float:
    """The time `wall` (Unix seconds), or the end of the quiet hours if `wall` falls into them."""
    if hours is None or hours.starts == hours.ends:
        return wall
    place = datetime.fromtimestamp(wall, _zone(hours.zone))
    minute, long = place.hour * 60 + place.minute, (hours.ends - hours.starts) % (24 * 60)
    quiet = (minute - hours.starts) % (24 * 60) < long
    return first_at((hours.ends,), hours.zone, wall) if quiet else wall
