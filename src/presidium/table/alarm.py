"""The clock of one table: it rings when the table acts by itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from presidium.table import play, wire
from presidium.table.disk import is_trouble
from presidium.table.table import Table
from presidium.table.turns import BITE, hurries

if TYPE_CHECKING:
    from presidium.table.room import Room

RETRY: Final = 5.0
"""How long a table waits that could not be written down, before it tries again."""


class Alarm:
    """Set for when a table acts next; where only bots play, not before it is that table's turn."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.before = 0
        """How many games of bots play before this one."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def share(self, table: Table) -> int:
        """How much may happen by itself at once."""
        return play.MOST if not hurries(table) else BITE if self.room.hall.turns.plays(self.room) else 0

    def set(self) -> None:
        """For the table as it stands; those who listen are told when its turn has come nearer."""
        room, hall = self.room, self.room.hall
        self.stop()
        acts, hurried = play.acts_at(room.table), hurries(room.table)
        if acts is None or not hurried:
            hall.turns.leave(room)
        if acts is not None and not hall.closed and (not hurried or hall.turns.may_play(room)):
            self._ring_in(max(0.0, acts - hall.clock()))
        if self.before != (before := hall.turns.before(room)):
            self.before = before
            for listener in room.listeners:
                listener.hear(wire.write(wire.Turn(before)))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.room.hall.spawn(self._go_on())

    async def _go_on(self) -> None:
        try:
            await self.room.change(lambda _: self.room.watch.back())
        except Exception as error:  # the disk may be full for a while: the table tries again
            if not self.room.hall.closed:
                self._ring_in(RETRY)
            if not is_trouble(error):
                raise
