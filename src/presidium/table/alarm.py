"""The clock of one table: it rings when the table acts by itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from presidium.table import messages, play, wire
from presidium.table.disk import is_trouble
from presidium.table.table import Table
from presidium.table.turns import BITE, hurries

if TYPE_CHECKING:
    from presidium.table.room import Room

FAR: Final = 3600.0
"""What is farther away than this the hall rings for: it looks round often enough."""
RETRY: Final = 5.0
"""How long a table waits that could not be written down, before it tries again."""


class Alarm:
    """Set for when a table acts next; where only bots play, not before it is that table's turn.

    It keeps no room, so that a room nobody needs leaves memory at once.
    """

    def __init__(self) -> None:
        self.before = 0
        """How many games of bots play before this one."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, room: Room) -> None:
        """For the table as it stands; those who listen are told when its turn has come nearer."""
        hall = room.hall
        self.stop()
        acts, hurried = room.acts_at(room.table), hurries(room.table)
        if acts is None or not hurried:
            hall.turns.leave(room)
        if acts is not None and not hall.closed and (not hurried or hall.turns.may_play(room)):
            far = room.table.tempo.pace == "mail" and acts - hall.clock() > FAR
            if not far:
                self._ring_in(max(0.0, acts - hall.clock()), room)
        if self.before != (before := hall.turns.before(room)):
            self.before = before
            for listener in room.listeners:
                listener.hear(wire.write(messages.Turn(before)))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float, room: Room) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._timer = None
        room.hall.spawn(self._go_on(room))

    async def _go_on(self, room: Room) -> None:
        try:
            await room.change(lambda _: room.watch.back(room.newest))
        except Exception as error:  # the disk may be full for a while: the table tries again
            if not room.hall.closed:
                self._ring_in(RETRY, room)
            if not is_trouble(error):
                raise


def share(room: Room, table: Table) -> int:
    """How much may happen by itself at once."""
    return play.MOST if not hurries(table) else BITE if room.hall.turns.plays(room) else 0
