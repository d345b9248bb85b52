"""The house's own clock. The one on the wall may be put right, forward or back, at any time; a game's must not be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused
from presidium.table.file import CLOCK
from presidium.table.statements import put
from presidium.table.store import Store

Clock = Callable[[], float]

SURE: Final = 3600.0
"""How long something must have been seen to be overdue before it is thrown away."""
LAST, BELIEVED = 1, 2
"""The rows that say how both clocks stood when somebody last looked, and when what they said was sure."""
STEADY: Final = 3 * 3600.0
"""How long the clock on the wall must have shown another time before times of day go by it."""
SAME: Final = 60.0
"""By how much the two clocks may drift apart before they are compared anew."""


def house_clock(store: Store, wall: Clock, steady: Clock) -> Clock:
    """It goes by the machine's steady time, whatever is done to the wall's meanwhile.

    Only how long the house was closed has to be read off the wall; if that has gone back, it was no time at all.
    So the clock never goes back, and deadlines in the journal mean the same after a restart. It begins as the wall's
    and may come to differ: nobody needs more of it than how long something takes.
    """
    last = store.one(sql.select(CLOCK).where(CLOCK.c.id == LAST))
    start = wall() if last is None else last.house + max(0.0, wall() - last.wall)
    with suppress(Refused):  # at once: killed before anybody looks again, the house would open before what it has done
        store.write(kept(start, wall())).result()
    ahead = start - steady()
    return lambda: steady() + ahead


def kept(house: float, wall: float) -> Any:
    """The statement that keeps where both clocks stand, for the next start."""
    return put(CLOCK).values(id=LAST, house=house, wall=wall)


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


class Ahead:
    """By how much the clock on the wall is ahead of the house's, as far as one may believe it.

    Times of day need the wall's. It can be wrong for an hour, and nothing is to move for that; when it has been put
    right, or the house's has slept with its machine, times of day follow once that has lasted.
    """

    def __init__(self, store: Store) -> None:
        last = store.one(sql.select(CLOCK).where(CLOCK.c.id == BELIEVED))
        self.surely: float | None = None if last is None else last.wall - last.house
        """None in a house where nobody has ever looked."""
        self._seen: tuple[float, float] | None = None
        """What it seems to be now, and since when."""

    def look(self, house: float, wall: float) -> Any | None:
        """Compare the clocks; if something new is sure, the statement that keeps it."""
        ahead = wall - house
        if self._seen is None or abs(ahead - self._seen[0]) > SAME:
            self._seen = ahead, house
        seems, since = self._seen
        if self.surely is not None and (house - since < STEADY or abs(seems - self.surely) <= SAME):
            return None
        self.surely = seems
        return put(CLOCK).values(id=BELIEVED, house=house, wall=house + seems)
