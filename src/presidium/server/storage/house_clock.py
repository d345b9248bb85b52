"""The server's own clock. Unlike the system's wall clock it never jumps, because games in progress are timed by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.storage.statements import put
from presidium.server.storage.store import Store
from presidium.server.storage.tables import CLOCK

Clock = Callable[[], float]

OVERDUE_S: Final = 3600.0
"""Seconds for which every check must have found an item overdue before the item is deleted."""
LAST_ROW, BELIEVED_ROW = 1, 2
"""Ids of two rows: the wall clock and server clock as last stored, and their last confirmed difference."""
CONFIRM_S: Final = 3 * 3600.0
"""Seconds that the wall clock must have shown a new difference before the server believes the difference."""
SAME_WITHIN_S: Final = 60.0
"""Two clock differences that are at most this many seconds apart count as the same."""


def house_clock(store: Store, wall: Clock, steady: Clock) -> Clock:
    """A clock that advances by the machine's monotonic time, whatever happens to the wall clock meanwhile.

    Only the server's downtime has to be read from the wall clock; if the wall clock has gone back, the downtime counts
    as 0. So this clock never goes back, and deadlines in the journal stay valid after a restart. It starts equal to the
    wall clock and may come to differ, which does no harm because it only measures durations.
    """
    last = store.one(sql.select(CLOCK).where(CLOCK.c.id == LAST_ROW))
    start = wall() if last is None else last.house + max(0.0, wall() - last.wall)
    # at once, else a server killed before the next store would restart at a time before its own journal
    with suppress(Refused):
        store.write(kept(start, wall())).result()
    ahead = start - steady()
    return lambda: steady() + ahead


def kept(house: float, wall: float) -> Any:
    """The statement that stores the server's clock and the wall clock for the next start."""
    return put(CLOCK).values(id=LAST_ROW, house=house, wall=wall)


class Overdue:
    """Delays deletions until the wall clock can be trusted.

    The wall clock may be wrong by a week for a minute, and deleted data does not come back. So an item counts as
    overdue only when every check within an hour of server time has found it overdue.
    """

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def surely(self, found: Iterable[str], now: float) -> list[str]:
        """Record the items found overdue now; return those overdue for `OVERDUE_S` seconds without a break."""
        self._since = {each: self._since.get(each, now) for each in found}
        return [each for each, since in self._since.items() if now - since >= OVERDUE_S]


class Ahead:
    """The difference between the wall clock and the server's clock, as far as it can be trusted.

    Times of day need the wall clock. A wall clock that is wrong for an hour must not move them. After a real change (it
    was corrected, or the machine was suspended) times of day follow once the new difference has lasted for `CONFIRM_S`
    seconds.
    """

    def __init__(self, store: Store) -> None:
        last = store.one(sql.select(CLOCK).where(CLOCK.c.id == BELIEVED_ROW))
        self.surely: float | None = None if last is None else last.wall - last.house
        """Wall clock minus server clock, in seconds; None in a new store."""
        self._seen: tuple[float, float] | None = None
        """The latest observed difference of the clocks, and since when it has been observed."""

    def look(self, house: float, wall: float) -> Any | None:
        """Compare the clocks. Returns the statement that stores a newly confirmed difference; None if there is none."""
        ahead = wall - house
        if self._seen is None or abs(ahead - self._seen[0]) > SAME_WITHIN_S:
            self._seen = ahead, house
        seems, since = self._seen
        if self.surely is not None and (house - since < CONFIRM_S or abs(seems - self.surely) <= SAME_WITHIN_S):
            return None
        self.surely = seems
        return put(CLOCK).values(id=BELIEVED_ROW, house=house, wall=house + seems)
