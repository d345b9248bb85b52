"""Queue of games between bots only. A few of these games run at a time, because no person waits for them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from presidium.server.domain.table import Table

if TYPE_CHECKING:
    from presidium.server.live.room import Room

FACTS_PER_TURN: Final = 40
"""Journal facts that a game between bots adds before other work gets a turn. They take a few milliseconds."""


class BotQueue:
    """The games between bots that run, and the games that wait. IP addresses take turns, so an address with many games
    delays only itself; within an address, games run in the order of their start."""

    def __init__(self) -> None:
        self._playing: dict[str, Room] = {}
        self._waiting: dict[str, Room] = {}
        self._places: dict[str, int] | None = {}
        """For each waiting game the number of games that wait before it; None if it must be counted again."""

    def may_play(self, room: Room) -> bool:
        """True if this game may run now. Otherwise the queue sets the game's alarm when its turn comes."""
        id = room.table.id
        if id in self._playing:
            return True
        if len(self._playing) < room.hall.limits.bots_games or self._gives_way(room):
            self._waiting.pop(id, None)
            self._playing[id] = room
            self._places = None
        elif id not in self._waiting:
            self._waiting[id] = room
            self._places = None
        return id in self._playing

    def _gives_way(self, room: Room) -> bool:
        """Stops a running game, if its address runs at least two games more than the new game's address. Returns True
        if one was stopped; that game then waits ahead of its address's other games."""
        playing = Counter(map(address_of, self._playing.values()))
        address, most = playing.most_common(1)[0]
        if most < playing[address_of(room)] + 2:
            return False
        last = [other for other in self._playing.values() if address_of(other) == address][-1]
        del self._playing[last.table.id]
        self._waiting = {last.table.id: last, **self._waiting}
        return True

    def plays(self, room: Room) -> bool:
        return room.table.id in self._playing

    def leave(self, room: Room) -> None:
        """Removes a game that is over or stops. The next game starts and the others move up."""
        id = room.table.id
        if id not in self._playing and id not in self._waiting:
            return
        self._playing.pop(id, None)
        self._waiting.pop(id, None)
        self._places = None
        for other in [self._waiting[id] for id in self._order()]:
            other.alarm.set(other)

    def before(self, room: Room) -> int:
        """Returns the number of games ahead of this game in the queue; 0 if it does not wait."""
        id = room.table.id
        return len(self._playing) + self._order()[id] if id in self._waiting else 0

    def _order(self) -> dict[str, int]:
        """Returns each waiting game's place in the queue: in each round one game of every address gets its turn."""
        if self._places is None:
            had = Counter(map(address_of, self._playing.values()))
            rounds: dict[str, int] = {}
            for id, room in self._waiting.items():
                rounds[id] = had[address_of(room)]
                had[address_of(room)] += 1
            self._places = {id: place for place, id in enumerate(sorted(rounds, key=rounds.__getitem__))}
        return self._places


def address_of(room: Room) -> str:
    return room.hall.bot_pool.address_of(room.table)


def hurries(table: Table) -> bool:
    """True if the table's game would run as fast as the computer allows: only bots play, and no clock slows them."""
    return table.bots_alone and table.tempo.pace != "live"
