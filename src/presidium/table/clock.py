"""The house's own clock. The one on the wall may be put right, forward or back, at any time; a game's must not be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import sqlalchemy as sql

from presidium.table.store import CLOCK, Store

Clock = Callable[[], float]

SURE: Final = 3600.0
"""How long something must have been seen to be overdue before it is thrown away."""


def house_clock(store: Store, wall: Clock, steady: Clock) -> Clock:
    """It goes by the machine's steady time, whatever is done to the wall's meanwhile.

    Only how long the house was closed has to be read off the wall; if that has gone back, it was no time at all.
    So the clock never goes back, and deadlines in the journal mean the same after a restart. It begins as the wall's
    and may come to differ: nobody needs more of it than how long something takes.
    """
    last = store.one(sql.select(CLOCK))
    start = wall() if last is None else last.house + max(0.0, wall() - last.wall)
    ahead = start - steady()
    return lambda: steady() + ahead


def kept(house: float, wall: float) -> Any:
    """The statement that keeps where both clocks stand, for the next start."""
    return sql.insert(CLOCK).prefix_with("OR REPLACE").values(id=1, house=house, wall=wall)


class Overdue:
    """What is past its time by the clock on the wall, and since when the house has seen it so.

    That clock can be wrong by a week for a minute, and what was thrown away does not come back: it goes when every look
    within an hour of the house's own time has found it overdue.
    """

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def surely(self, found: Iterable[str], now: float) -> list[str]:
        """Of what was found overdue now, what has been for long enough."""
        self._since = {each: self._since.get(each, now) for each in found}
        return [each for each, since in self._since.items() if now - since >= SURE]
