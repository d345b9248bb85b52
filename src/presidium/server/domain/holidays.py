"""Holidays: while a player is away with everybody's consent, no clock of the table runs.

Questions can still be answered. A holiday ends at its time, or when the player says that they are back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from presidium.core import Player, Refused, refusal
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact

if TYPE_CHECKING:
    from presidium.server.domain.table import Table


def due(table: Table) -> float | None:
    """Time at which the next holiday ends; None if nobody is on holiday."""
    return min(table.correspondence.holidays.values(), default=None)


def over(table: Table, now: float) -> Iterator[Fact]:
    """One `HolidayEnded` fact for every holiday that ends by now."""
    return (journal.HolidayEnded(seat) for seat, until in table.correspondence.holidays.items() if now >= until)


def come_back(table: Table, seat: Player) -> Iterator[Fact]:
    if seat not in table.correspondence.holidays:
        raise Refused(refusal("not-on-holiday"))
    yield journal.HolidayEnded(seat)


# Effects on the table


def began(table: Table, seat: Player, until: float) -> None:
    away = table.correspondence.holidays | {seat: until}
    stopped = table.at if table.correspondence.stopped_at is None else table.correspondence.stopped_at
    table.correspondence = table.correspondence.but(holidays=away, stopped_at=stopped, proposal=None)
    table.tell("holiday", seat, table.seats[seat].name, until=until)


def ended(table: Table, seat: Player) -> None:
    """End a player's holiday. When nobody is away any more, all clocks continue where they stopped."""
    if seat not in table.correspondence.holidays:
        return
    away = {whose: until for whose, until in table.correspondence.holidays.items() if whose != seat}
    stopped = table.correspondence.stopped_at
    table.correspondence = table.correspondence.but(holidays=away, stopped_at=stopped if away else None)
    if not away and stopped is not None:
        stood = table.at - max(stopped, table.asked_at)
        table.asked_at = min(table.asked_at + max(0.0, stood), table.at)
    table.tell("holiday-over", seat, table.seats[seat].name)


def forgotten(table: Table) -> None:
    """End all holidays without restarting the clocks, which the caller resets."""
    table.correspondence = table.correspondence.but(holidays={}, stopped_at=None)
