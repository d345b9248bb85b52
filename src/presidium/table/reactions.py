"""Quick reactions: a stamp, a cough, applause, seen by all and kept nowhere.

They stand in no journal and no record, change no table and reach no bot. They may be had at any time alike, whether
one has answered or not: were they to be had only before or after, a cough would tell who has answered.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from presidium.core import Player, Refused, refusal
from presidium.table import messages, wire
from presidium.table.table import Table

MOST: Final = 6
WITHIN: Final = 30.0
"""So many in so many seconds, from one seat."""


class Reactions:
    """When each seat of a table has reacted lately."""

    def __init__(self) -> None:
        self._lately: dict[Player, deque[float]] = {}

    def react(self, do: wire.React, table: Table, person: str, now: float) -> bytes:
        """What all who listen are told; Refused if it is not his seat, or too much of a good thing."""
        if do.seat not in table.seats:
            raise Refused(refusal("no-such-seat", seat=do.seat))
        if table.seats[do.seat].person != person:
            raise Refused(refusal("not-your-seat", seat=do.seat))
        lately = self._lately.setdefault(do.seat, deque(maxlen=MOST))
        if len(lately) == MOST and now < lately[0] + WITHIN:
            raise Refused(refusal("enough-gestures", seconds=int(lately[0] + WITHIN - now) + 1))
        lately.append(now)
        return wire.write(messages.Reaction(do.seat, do.mark))
