"""Days off: while somebody is away with the consent of all, no clock of the table runs against anybody.

Questions stand and can be answered. It ends at its time, or when he says that he is back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from presidium.core import Player, Refused, refusal
from presidium.table import journal
from presidium.table.journal import Fact

if TYPE_CHECKING:
    from presidium.table.table import Table


def due(table: Table) -> float | None:
    """When the next of those who are on holiday is back."""
    return min(table.post.holidays.values(), default=None)


def over(table: Table, now: float) -> Iterator[Fact]:
    """Whose time is over."""
    return (journal.HolidayEnded(seat) for seat, until in table.post.holidays.items() if now >= until)


def come_back(table: Table, seat: Player) -> Iterator[Fact]:
    if seat not in table.post.holidays:
        raise Refused(refusal("not-on-holiday"))
    yield journal.HolidayEnded(seat)


# What it changes


def began(table: Table, seat: Player, until: float) -> None:
    away = table.post.holidays | {seat: until}
    stopped = table.at if table.post.stopped_at is None else table.post.stopped_at
    table.post = table.post.but(holidays=away, stopped_at=stopped, proposal=None)
    table.tell("holiday", seat, table.seats[seat].name, until=until)


def ended(table: Table, seat: Player) -> None:
    """He is back; when all are, every clock goes on where it stood."""
    if seat not in table.post.holidays:
        return
    away = {whose: until for whose, until in table.post.holidays.items() if whose != seat}
    stopped = table.post.stopped_at
    table.post = table.post.but(holidays=away, stopped_at=stopped if away else None)
    if not away and stopped is not None:
        stood = table.at - max(stopped, table.asked_at)
        table.asked_at = min(table.asked_at + max(0.0, stood), table.at)
    table.tell("holiday-over", seat, table.seats[seat].name)


def forgotten(table: Table) -> None:
    """Nobody is on holiday any more: the clocks begin anew anyway."""
    table.post = table.post.but(holidays={}, stopped_at=None)
