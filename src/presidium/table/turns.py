"""Games of bots alone, which nobody waits for: a few at a time play, the others wait their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.room import Room

BITE: Final = 40
"""How many facts such a game takes before others get to do something: a few milliseconds' worth."""


class Turns:
    """Those who play, and those who wait, in the order they came."""

    def __init__(self) -> None:
        self._playing: set[str] = set()
        self._waiting: dict[str, Room] = {}

    def may_play(self, room: Room) -> bool:
        """Whether this game has its turn; if not, it waits, and is told when it has."""
        id = room.table.id
        if id not in self._playing and len(self._playing) < room.hall.limits.bots_games:
            self._waiting.pop(id, None)
            self._playing.add(id)
        if id not in self._playing:
            self._waiting.setdefault(id, room)
        return id in self._playing

    def plays(self, room: Room) -> bool:
        return room.table.id in self._playing

    def leave(self, room: Room) -> None:
        """It is over, or rests: the next one plays, and those behind it move up."""
        id = room.table.id
        if id not in self._playing and id not in self._waiting:
            return
        self._playing.discard(id)
        self._waiting.pop(id, None)
        for other in list(self._waiting.values()):
            other.alarm.set(other)

    def before(self, room: Room) -> int:
        """How many games are before this one; none if it does not wait."""
        waiting = list(self._waiting)
        return len(self._playing) + waiting.index(room.table.id) if room.table.id in waiting else 0


def hurries(table: Table) -> bool:
    """Whether nobody waits for this table: it would play as fast as the machine can."""
    return table.bots_alone and table.tempo.pace != "live"
