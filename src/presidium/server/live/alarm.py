"""Timer of one table: it fires when the table acts by itself, for example at a timeout or for a bot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from presidium.server.domain import autoplay
from presidium.server.domain.table import Table
from presidium.server.live.bot_queue import FACTS_PER_TURN, hurries
from presidium.server.protocol import commands, messages
from presidium.server.storage.disk_health import is_trouble

if TYPE_CHECKING:
    from presidium.server.live.room import Room

MAX_TIMER_S: Final = 3600.0
"""A table by mail has a timer only if it acts by itself within these seconds; `Hall.look` finds later ones in time."""
WRITE_RETRY_S: Final = 5.0
"""Seconds until a table retries a change that could not be written to disk."""


class Alarm:
    """A table's timer: fires when the table acts by itself. A table of bots waits for its turn in the queue. The alarm
    holds no reference to its room, so that an unused room is freed at once."""

    def __init__(self) -> None:
        self.before = 0
        """Number of games between bots that are ahead of this table's game in the queue."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, room: Room) -> None:
        """Sets the timer for the table's next act; tells listeners if its place in the bot queue has changed."""
        hall = room.hall
        self.stop()
        acts, hurried = room.acts_at(room.table), hurries(room.table)
        if acts is None or not hurried:
            hall.bot_queue.leave(room)
        if acts is not None and not hall.closed and (not hurried or hall.bot_queue.may_play(room)):
            far = room.table.tempo.pace == "mail" and acts - hall.clock() > MAX_TIMER_S
            if not far:
                self._ring_in(max(0.0, acts - hall.clock()), room)
        if self.before != (before := hall.bot_queue.before(room)):
            self.before = before
            for listener in room.listeners:
                listener.hear(commands.write(messages.QueuePosition(before)))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float, room: Room) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._timer = None
        room.hall.background.spawn(self._go_on(room))

    async def _go_on(self, room: Room) -> None:
        try:
            await room.change(lambda _: room.watch.back(room.newest))
        except Exception as error:  # the disk may be full for a while
            if not room.hall.closed:
                self._ring_in(WRITE_RETRY_S, room)
            if not is_trouble(error):
                raise


def share(room: Room, table: Table) -> int:
    """Returns how many facts a table may add by itself at a time; 0 while it waits in the queue of bot games."""
    return autoplay.MAX_FACTS if not hurries(table) else FACTS_PER_TURN if room.hall.bot_queue.plays(room) else 0
